"""`tifo play`: a whole match at the keyboard, and everything a person may type."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Tifo
from tifo import games
from tifo.text import LANGUAGES

START = "play buteur --pace fast --seed"


def saved(folder: Path) -> Path:
    [path] = folder.glob("*.tifo.json")
    return path


def entries(folder: Path) -> int:
    return len(json.loads(saved(folder).read_text())["entries"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_is_played_to_the_end(tifo: Tifo, tmp_path: Path, language: str, seed: int) -> None:
    ran = tifo(f"{START} {seed} --lang {language}", answers=",".join(["1"] * 300))

    assert ran.code == 0
    assert tifo(f"verify {saved(tmp_path)}").code == 0
    assert saved(tmp_path).stat().st_size < 20_000


@pytest.mark.parametrize("seats", ["human,bot:uniform,bot:uniform", "bot:uniform,bot:uniform"])
def test_other_tables_are_played_too(tifo: Tifo, tmp_path: Path, seats: str) -> None:
    ran = tifo(f"{START} 3 --seats {seats}", answers=",".join(["1"] * 300))

    assert ran.code == 0
    assert "Full time" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_begun_left_and_taken_up(
    tifo: Tifo, tmp_path: Path, name: str, language: str
) -> None:
    begun = tifo(f"play {name} --pace fast --seed 2 --lang {language}", answers="?,1,2,1,u,1,1")
    again = tifo(f"play --pace fast --resume {saved(tmp_path).name}", answers="l,1,1,q")

    assert (begun.code, begun.err, again.code, again.err) == (0, "", 0, "")


def test_the_same_seed_is_the_same_match(tifo: Tifo, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        tifo(f"{START} 8 --file {name}", answers="1,1,1,q")
    first, second = ((tmp_path / name).read_text() for name in ("a.json", "b.json"))

    assert first == second


def test_without_a_seed_no_two_matches_are_alike(tifo: Tifo, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        tifo(f"play buteur --pace fast --file {name}", answers="q")
    first, second = (json.loads((tmp_path / name).read_text()) for name in ("a.json", "b.json"))

    assert first["commitment"] != second["commitment"]


def test_every_move_is_saved_before_the_next_is_asked_for(tifo: Tifo, tmp_path: Path) -> None:
    tifo(f"{START} 8 --file a.json", answers="q")
    tifo(f"{START} 8 --file b.json", answers="1")
    before, after = (
        json.loads((tmp_path / name).read_text())["entries"] for name in ("a.json", "b.json")
    )

    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_leaving_says_how_to_come_back(tifo: Tifo, tmp_path: Path) -> None:
    ran = tifo(f"{START} 8", answers="1,quit")

    assert ran.code == 0
    assert f"tifo play --resume {saved(tmp_path).name}" in " ".join(ran.out.split())


def test_a_match_goes_on_where_it_was_left(tifo: Tifo, tmp_path: Path) -> None:
    tifo(f"{START} 8", answers="1,1,q")
    before = entries(tmp_path)
    ran = tifo(f"play --pace fast --resume {saved(tmp_path).name}", answers=",".join("1" * 300))

    assert ran.code == 0
    assert entries(tmp_path) > before
    assert tifo(f"verify {saved(tmp_path)}").code == 0


def test_a_stopped_and_resumed_match_is_the_match_played_at_once(
    tifo: Tifo, tmp_path: Path
) -> None:
    tifo(f"{START} 8 --file whole.json", answers=",".join("1" * 300))
    tifo(f"{START} 8 --file parts.json", answers="1,1,1,q")
    tifo("play --pace fast --resume parts.json", answers=",".join("1" * 300))

    assert (tmp_path / "parts.json").read_text() == (tmp_path / "whole.json").read_text()


def test_a_tampered_match_is_not_resumed(tifo: Tifo, tmp_path: Path) -> None:
    tifo(f"{START} 8", answers="1,q")
    data = json.loads(saved(tmp_path).read_text())
    data["entries"][4] = data["entries"][5]
    saved(tmp_path).write_text(json.dumps(data))
    ran = tifo(f"play --resume {saved(tmp_path).name}")

    assert ran.code == 3
    assert "ply 4" in ran.err


def test_a_file_is_never_overwritten_by_a_new_match(tifo: Tifo, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    ran = tifo(f"{START} 8 --file mine.json")

    assert ran.code == 2
    assert (tmp_path / "mine.json").read_text() == "precious"


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("0", "Choose a number from 1 to"),
        ("99999999999999999999", "Choose a number from 1 to"),
        ("-1", "neither a number"),
        ("٣٣", "Choose a number from 1 to"),
        ("²", "neither a number"),
        ("[red]boo", "“[red]boo” is neither"),
        ("🦊", "neither a number"),
        ("throw N", "not a move for this moment"),
        ("show A01", "not a move for this moment"),
        ("r", "tifo rules buteur"),
        ("r 7.2", "BU-7.2 A keeper stops a shot"),
        ("rules 99", "has no clause 99"),
        ("s", "Commentary: slow."),
        ("?", "save and stop for today"),
        ("u", "Nothing can be taken back"),
        ("l", "kicks off."),
        ("b", "Your hand"),
    ],
)
def test_whatever_is_typed_is_answered(tifo: Tifo, typed: str, says: str) -> None:
    ran = tifo(f"{START} 8", answers=f"{typed},q")

    assert ran.code == 0
    assert says in " ".join(ran.out.split())


def test_a_tip_is_given_from_what_the_seat_knows(tifo: Tifo) -> None:
    ran = tifo(f"{START} 5", answers="t,q")

    assert re.search(r"Try this: |By rule of thumb: ", ran.out)


def test_a_refused_card_says_why_with_the_clause_and_its_text(tifo: Tifo) -> None:
    ran = tifo(f"{START} 5", answers="P,q")

    assert (
        "The ball is on F2, outside their penalty area: no penalty from there. (BU-9.1)" in ran.out
    )
    assert "The penalty card may be played when the ball is in their penalty area" in ran.out


def test_a_move_may_be_typed_in_notation(tifo: Tifo) -> None:
    ran = tifo(f"{START} 5", answers="a02  f,q")

    assert "Coach plays attacker A02." in ran.out


def test_a_beginning_that_is_not_clear_is_asked_back(tifo: Tifo) -> None:
    assert "Which of these?" in tifo(f"{START} 5", answers="A02,q").out


def test_commands_have_words_in_the_language_of_the_table(tifo: Tifo) -> None:
    ran = tifo(f"{START} 5 --lang fr", answers="plateau,quitter")

    assert ran.code == 0
    assert "Enregistré." in ran.out


def test_a_throw_in_can_be_taken_back(tifo: Tifo, tmp_path: Path) -> None:
    played = [*("1" * 60)]
    for length in range(len(played)):
        path = tmp_path / f"{length}.json"
        ran = tifo(f"{START} 4 --file {path.name}", answers=",".join([*played[:length], "u", "q"]))
        if "Taken back." in ran.out:
            break

    assert {"takeback"} <= {key for e in _entries(path) if isinstance(e, dict) for key in e}


def _entries(path: Path) -> list[object]:
    return list(json.loads(path.read_text())["entries"])


def test_friends_at_one_keyboard_never_see_each_others_hand(tifo: Tifo) -> None:
    ran = tifo(f"{START} 6 --seats human,human --names Ana,Beto", answers=",1,,,1,,,q")
    turns = re.split(r"(\w+), press Enter when nobody else is looking\.", ran.out)
    names = turns[1::2]
    hands = [re.findall(r"Your hand|picks up", part) for part in turns[2::2]]

    assert names[:2] in (["Ana", "Beto"], ["Beto", "Ana"])
    for name, part in zip(names, turns[2::2], strict=True):
        other = "Beto" if name == "Ana" else "Ana"
        assert f"{other} picks up" not in part
    assert all(hands)


def test_names_cannot_paint_the_screen(tifo: Tifo) -> None:
    ran = tifo(f"{START} 6 --names", "[red]Zoë[/]\x1b[31m", answers="q")

    assert "[red]Zoë[/]" in ran.out
    assert "\x1b" not in ran.out
