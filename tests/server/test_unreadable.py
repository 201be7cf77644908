"""A match whose log cannot be read stands apart: nobody else notices."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Made, Server, make, serving, sqlite

SPOILED = {
    "game": "UPDATE matches SET game = 'gone' WHERE match = ?",
    "option": """UPDATE matches SET options = '{"seats": "77"}' WHERE match = ?""",
    "kind": "UPDATE entries SET kind = 'whistled' WHERE match = ? AND entry = 2",
    "body": "UPDATE entries SET body = '{' WHERE match = ? AND entry = 1",
    "move": "UPDATE entries SET value = 99999 WHERE match = ? AND kind = 'move'",
}


async def two_matches(folder: Path, spoil: str) -> tuple[Made, Made]:
    """Two public matches, the first of which is spoiled."""
    async with serving(sqlite(folder)) as server:
        bad = await make(server, "me", "bot:uniform", public=True, timer=3600)
        good = await make(server, "me", "bot:uniform", public=True, timer=3600)
    database = sqlite3.connect(folder / "matches.sqlite")
    database.execute(SPOILED[spoil], [bad.match])
    database.commit()
    database.close()
    return bad, good


def again(folder: Path, spoil: str, test: Any) -> None:
    async def go() -> None:
        bad, good = await two_matches(folder, spoil)
        async with serving(sqlite(folder)) as server:
            await test(server, bad, good)

    asyncio.run(go())


@pytest.mark.parametrize("spoil", SPOILED)
def test_the_lobby_lists_the_others(spoil: str, tmp_path: Path) -> None:
    async def test(server: Server, bad: Made, good: Made) -> None:
        listed = await server.get("/api/matches?running=true&open=true")

        assert [found["match"] for found in listed] == [good.match]

    again(tmp_path, spoil, test)


@pytest.mark.parametrize("spoil", SPOILED)
def test_who_opens_it_is_told(spoil: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: Server, bad: Made, good: Made) -> None:
        answers = [await server.ask("GET", bad.path, token=bad.token(0)) for _ in range(2)]

        assert [answer.status for answer in answers] == [410, 410]
        assert answers[0].data["code"] == "match/unreadable"
        assert sum(bad.match in record.getMessage() for record in caplog.records) == 1

    again(tmp_path, spoil, test)


def test_the_others_go_on_by_themselves_after_a_start(tmp_path: Path) -> None:
    async def test(server: Server, bad: Made, good: Made) -> None:
        served = server.gate.app.hall
        await served.revive(lambda hosted: True)

        assert good.match in served._live
        assert bad.match not in served._live

    again(tmp_path, "kind", test)
