"""Matches that an earlier version stored are served as they were."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.harness import Server, run
from tifo.server.matches.hosted import Hosted, read_log
from tifo.store import EntryRow, MatchRow

KEPT = Path(__file__).parent.parent / "store" / "kept"


def stored() -> dict[str, list[dict[str, Any]]]:
    """Rows that an earlier version wrote, by table: every kind of entry is among them."""
    rows: dict[str, list[dict[str, Any]]] = json.loads((KEPT / "rows.json").read_text())
    for row in rows["matches"]:
        row["dealer"] = bytes.fromhex(row["dealer"])
        row["public"] = bool(row["public"])
    return rows


def read_again() -> list[Hosted]:
    rows = stored()
    logs = {row["match"]: MatchRow(**row) for row in rows["matches"]}
    entries = [EntryRow(**row) for row in rows["entries"]]
    return [read_log(row, [e for e in entries if e.match == match]) for match, row in logs.items()]


def test_an_entry_of_before_is_kept_the_same_again() -> None:
    for hosted in read_again():
        for row in hosted.log:
            assert row.read().kept(row.seat) == row[4:]


def test_a_log_of_before_tells_the_same_match() -> None:
    first = next(hosted for hosted in read_again() if hosted.rematch is not None)

    assert [sitter.name for sitter in first.sitters] == ["Ana Ñ", "Bo"]
    assert (first.status, first.entry) == ("over", 1 + max(
        row["entry"] for row in json.loads((KEPT / "feed.json").read_text())
    ))  # fmt: skip


def test_a_feed_of_before_is_told_the_same(tmp_path: Path) -> None:
    told = json.loads((KEPT / "feed.json").read_text())
    match = next(hosted.row.match for hosted in read_again() if hosted.rematch is not None)

    async def test(server: Server) -> None:
        database = sqlite3.connect(tmp_path / "matches.sqlite")
        for table, rows in stored().items():
            for row in rows:
                marks = ", ".join("?" * len(row))
                names = ", ".join(row)
                database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", [*row.values()])
        database.commit()
        database.close()

        stream = await server.follow(match)
        await stream.until(lambda s: len(s.ids) > len(told))

        events = [{name: event[name] for name in told[0]} for event in stream.events]
        assert events[: len(told)] == told

    run(test, tmp_path)
