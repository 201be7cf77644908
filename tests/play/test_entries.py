"""One vocabulary for the entries of a log: memory, match file, rows and feed follow from it."""

import json
from pathlib import Path

import pytest

from tifo.core import log
from tifo.core.contract import CHANCE
from tifo.core.errors import MatchFileError, RuleBug
from tifo.core.log import KINDS, Kept, MatchEntry, Played, Seated, TakenBack, entry_of
from tifo.play import file as match_file
from tifo.play.seating import (
    Filled,
    Left,
    Made,
    Paused,
    Rematched,
    Resumed,
    SatDown,
    Started,
    TableEntry,
)

KEPT = Path(__file__).parent / "kept"
"""Files that an earlier version wrote."""
ONE_OF_EACH = [
    (Played(7), CHANCE, Kept("move", CHANCE, 7, "")),
    (TakenBack(4), 1, Kept("takeback", 1, 4, "")),
    (Seated(1, "bot:uniform"), 1, Kept("seated", 1, 0, '{"coach": "bot:uniform"}')),
    (Made([{"coach": "open"}]), -2, Kept("made", -2, 0, '{"seats": [{"coach": "open"}]}')),
    (SatDown([1], "n", "t", ""), 1,
     Kept("joined", 1, 0, '{"seats": [1], "nonce": "n", "token": "t", "name": ""}')),
    (SatDown([0, 1], "n"), 0, Kept("joined", 0, 0, '{"seats": [0, 1], "nonce": "n"}')),
    (Left(1), 1, Kept("left", 1, 0, "")),
    (Filled([0], "bot:b"), -2, Kept("filled", -2, 0, '{"seats": [0], "coach": "bot:b"}')),
    (Started(), -2, Kept("started", -2, 0, "")),
    (Rematched("ABCDEFGH"), -2, Kept("rematch", -2, 0, '{"match": "ABCDEFGH"}')),
    (Paused(), 0, Kept("paused", 0, 0, "")),
    (Resumed(), 0, Kept("resumed", 0, 0, "")),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "by", "kept"), ONE_OF_EACH)
def test_a_row_keeps_an_entry_and_gives_it_back(entry: log.Entry, by: int, kept: Kept) -> None:
    assert (entry.kept(by), entry_of(kept)) == (kept, entry)


def test_every_kind_is_here() -> None:
    assert {kept.kind for _, _, kept in ONE_OF_EACH} == set(KINDS)


@pytest.mark.parametrize("face", KINDS.values(), ids=KINDS)
def test_a_kind_is_about_the_match_or_about_the_table(face: type[log.Entry]) -> None:
    assert issubclass(face, MatchEntry) != issubclass(face, TableEntry)


@pytest.mark.parametrize(
    ("entry", "written"),
    [(Played(7), 7), (TakenBack(4), {"takeback": 4}),
     (Seated(1, "human"), {"seat": 1, "coach": "human"})],
)  # fmt: skip
def test_a_file_keeps_an_entry_and_gives_it_back(entry: MatchEntry, written: object) -> None:
    assert (log.to_json(entry), log.from_json(written)) == (written, entry)


@pytest.mark.parametrize(
    "written",
    [True, "7", 1.5, None, [], {}, {"takeback": "4"}, {"takeback": True}, {"seat": 1}, {"what": 1},
     {"seat": 1, "coach": 2}, {"seat": 1, "coach": "human", "more": 1}, {"seats": [1]}],
)  # fmt: skip
def test_what_is_no_entry_is_refused(written: object) -> None:
    with pytest.raises(MatchFileError):
        log.from_json(written)


def test_a_row_of_an_unknown_kind_is_our_mistake() -> None:
    with pytest.raises(RuleBug):
        entry_of(Kept("whistled", 0, 0, ""))


def test_a_move_is_told_by_the_feed_alone() -> None:
    assert Played.told == ()


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.json")), ids=lambda path: path.name)
def test_a_file_of_before_reads_verifies_and_is_written_the_same(path: Path) -> None:
    data = match_file.load(path)

    match = match_file.verify(data)

    assert {type(entry) for entry in match.entries} == {Played, TakenBack, Seated}
    assert match_file.to_json(match) == json.loads(path.read_text(encoding="utf-8"))
