"""Nothing that is said about a match raises, whoever listens."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.errors import RuleBug
from tifo.core.messages import Message
from tifo.testing.telling import tell_match, tell_matches

SHOOTOUT = games.find("shootout")
WORDS: Any = SHOOTOUT.words
MATCHES = 1000
AT_A_TIME = 50
"""So that two processes share the work evenly."""
GAMES = [pytest.param(game, id=game.name) for game in games.installed()]
WAYS = [pytest.param(False, id="at-random"), pytest.param(True, id="by-rules-of-thumb")]


def middle_seats(game: AnyGame) -> dict[str, str]:
    """The number of seats in the middle of those offered."""
    seats = game.options[0]
    counts = list(seats.choices)
    return {seats.name: counts[len(counts) // 2]}


@pytest.mark.parametrize("thumb", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_to_everybody_at_every_ply(game: AnyGame, thumb: bool) -> None:
    plies = tell_match(game, middle_seats(game), seed=0, thumb=thumb)

    assert plies > 0


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MATCHES, AT_A_TIME))
@pytest.mark.parametrize("thumb", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_matches_are_told_to_everybody_at_every_ply(
    game: AnyGame, thumb: bool, first: int
) -> None:
    plies = tell_matches(game, range(first, first + AT_A_TIME), thumb)

    assert plies > AT_A_TIME


# --------------------------------------------------------------------------- broken on purpose
def stumble(*args: Any) -> Any:
    return min([])


def speechless(*args: Any) -> Message:
    return Message("no-such-message")


def forgetful(*args: Any) -> Message:
    return Message("error-refused")


def told_nothing(*args: Any) -> str:
    return ""


def one_way(*args: Any) -> tuple[str, ...]:
    return ("left",)


def no_way(*args: Any) -> tuple[str, ...]:
    return ()


def tampering(seen: Any, say: Any) -> str:
    seen.kick += 1
    return "a board"


@pytest.mark.parametrize(
    ("room", "broken"),
    [
        ("describe_position", stumble),
        ("describe_position", speechless),
        ("describe_position", forgetful),
        ("describe_move", stumble),
        ("describe_move", speechless),
        ("describe_event", stumble),
        ("describe_event", forgetful),
        ("describe_refusal", stumble),
        ("describe_refusal", speechless),
        ("steps", stumble),
        ("steps", one_way),
        ("steps", no_way),
        ("draw", stumble),
        ("draw", told_nothing),
        ("draw", tampering),
    ],
    ids=lambda value: value.__name__ if callable(value) else value,
)
def test_words_broken_on_purpose_fail(room: str, broken: Any) -> None:
    names = {name: getattr(WORDS, name) for name in dir(WORDS) if not name.startswith("__")}
    game = replace(SHOOTOUT, words=SimpleNamespace(**{**names, room: broken}))

    with pytest.raises(RuleBug):
        tell_match(game, {}, seed=1)


@pytest.mark.parametrize(
    "sheet",
    [
        pytest.param(stumble, id="raises"),
        pytest.param(lambda seen: {"table": {object()}}, id="is-not-plain"),
        pytest.param(lambda seen: {"due": [Message("no-such-message")]}, id="has-no-words"),
    ],
)
def test_a_sheet_broken_on_purpose_fails(sheet: Any) -> None:
    with pytest.raises(RuleBug, match="the sheet of seat"):
        tell_match(replace(SHOOTOUT, sheet=sheet), {}, seed=1)


def test_the_breach_says_where_it_can_be_seen_again() -> None:
    with pytest.raises(RuleBug, match=r"min\(\).* at ply 0 .*move \d+\) in \w+="):
        tell_match(replace(SHOOTOUT, sheet=stumble), {}, seed=1)
