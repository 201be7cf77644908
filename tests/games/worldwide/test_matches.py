"""Whole matches: they end, both kinds of rules agree, coaches who think win, words are found."""

from typing import Any

import pytest

from tests.games.worldwide.ground import parse_state, start
from tifo.core.contract import AnyGame
from tifo.core.rng import generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import MOST_SEATS
from tifo.games.worldwide.state import Phase
from tifo.native.batch import Batch
from tifo.testing.kit import check_match
from tifo.testing.twins import twins_agree
from tifo.testing.walk import walk
from tifo.text import LANGUAGES, catalogue

MODES = ("amateur", "professional", "international")
LONG = {"extra_time": "on", "shoot_out": "on"}
KINDS_OF_MATCH = [{"mode": mode, "seats": seats, **LONG} for mode in MODES for seats in ("2", "4")]
RULES = (
    "fouls", "specialists", "bookings", "corners", "abilities", "off_target", "substitutions",
    "keeper_on_penalty",
)  # fmt: skip
game: AnyGame = GAME


def name(given: dict[str, str]) -> str:
    return f"{given['mode']}-{given['seats']}"


def results(given: dict[str, str], coaches: list[str], matches: int, seed: int) -> Any:
    return Batch(game, game.read_options(given), coaches, seed).run(matches)


# --------------------------------------------------------------------------------------- the laws
@pytest.mark.parametrize("given", KINDS_OF_MATCH, ids=name)
def test_a_match_to_the_last_kick_keeps_the_laws(given: dict[str, str]) -> None:
    for seed in range(2):
        check_match(game, given, seed, thumb=seed == 1)


@pytest.mark.parametrize("rule", RULES)
def test_professionals_keep_the_laws_with_a_rule_left_out(rule: str) -> None:
    check_match(game, {"mode": "professional", rule: "off"}, seed=5)


@pytest.mark.parametrize("team", ["germany", "brazil", "spain", "italy"])
def test_every_team_keeps_the_laws_in_its_stadium(team: str) -> None:
    given = {"mode": "professional", "first_team": team, "second_team": "france"}

    check_match(game, {**given, "stadium": "first"}, seed=6)


def test_hands_stay_within_their_limits_whenever_somebody_attacks() -> None:
    options = game.read_options({"mode": "professional"})
    for moment in walk(game, options, generator(11), thumb=True):
        if moment.state.phase == Phase.ATTACK:
            assert max(moment.state.hand_count) <= 10
            assert max(moment.state.squad_count) <= 3


@pytest.mark.long
@pytest.mark.compiles("worldwide")
@pytest.mark.parametrize("given", KINDS_OF_MATCH, ids=name)
def test_interpreted_and_compiled_matches_are_the_same(given: dict[str, str]) -> None:
    for seed in range(3):
        twins_agree(game, game.read_options(given), generator(seed, 9))


@pytest.mark.slow
@pytest.mark.compiles("worldwide")
@pytest.mark.parametrize("mode", MODES)
def test_a_thousand_matches_are_the_same_interpreted_and_compiled(mode: str) -> None:
    for seed in range(1000):
        given = {"mode": mode, "seats": "24"[seed % 2], **(LONG if seed % 3 else {})}
        twins_agree(game, game.read_options(given), generator(seed, 10), stride=50)


@pytest.mark.long
@pytest.mark.compiles("worldwide")
@pytest.mark.parametrize("given", KINDS_OF_MATCH, ids=name)
def test_a_thousand_matches_end(given: dict[str, str]) -> None:
    seats = int(given["seats"])

    assert results(given, ["uniform"] * seats, 1000, seed=1).matches == 1000
    assert results(given, ["rules-of-thumb"] * seats, 300, seed=2).matches == 300


@pytest.mark.slow
@pytest.mark.compiles("worldwide")
@pytest.mark.parametrize("given", KINDS_OF_MATCH, ids=name)
def test_a_hundred_thousand_matches_end(given: dict[str, str]) -> None:
    seats = int(given["seats"])

    assert results(given, ["uniform"] * seats, 100_000, seed=3).matches == 100_000


# ------------------------------------------------------------------------------------ the coaches
@pytest.mark.compiles("worldwide")
@pytest.mark.parametrize("mode", MODES)
def test_rules_of_thumb_beat_chance(mode: str) -> None:
    home = results({"mode": mode}, ["rules-of-thumb", "uniform"], 500, seed=1)
    away = results({"mode": mode}, ["uniform", "rules-of-thumb"], 500, seed=2)

    points = home.wins[0] + away.wins[1] + (home.draws + away.draws) / 2
    assert points / 1000 >= 0.85


@pytest.mark.compiles("worldwide")
@pytest.mark.parametrize(
    ("mode", "fewest", "most"), [("amateur", 2.0, 3.0), ("professional", 2.5, 4.0)]
)
def test_a_match_has_a_footballing_number_of_goals(mode: str, fewest: float, most: float) -> None:
    tally = results({"mode": mode}, ["rules-of-thumb", "rules-of-thumb"], 2000, seed=3)

    assert fewest <= sum(tally.scores) / tally.matches <= most


# -------------------------------------------------------------------------------------- the words
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_reads_like_a_match(language: str) -> None:
    words = catalogue(language, game)
    state = parse_state(
        "phase=boost pa=5 card=PP chain=PL.P last=P table0=PL.P.PP played=3 defence=INT "
        "defender=1 natural=11 table1=INT squad1=BRA-2 hand1=TAC.P"
    )

    board = game.words.draw(game.seen_by(state, 1), words.say)

    card = {kind: words.say(_card(kind)) for kind in ("pl", "p", "pp", "int")}
    assert f"{card['pl']} +3 › {card['p']} +2" in board
    assert "5 PA" in board
    assert card["pp"] in board
    assert card["int"] in board
    assert "13" in board


def _card(kind: str) -> Any:
    from tifo.core.messages import Message

    return Message(f"card-{kind}")


@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_board_stays_within_a_hundred_columns_all_match_long(seats: str) -> None:
    from rich.cells import cell_len
    from rich.text import Text

    given = {"seats": seats, "mode": "international", **LONG}
    words = catalogue("fr", game)
    names = ("Ana", "Béla", "Çelik", "Dunja")
    for moment in walk(game, game.read_options(given), generator(4)):
        if moment.seat >= 0:
            seen = game.seen_by(moment.state, moment.seat)
            board = game.words.draw(seen, lambda message: words.say(message, names))
            lines = [Text.from_markup(line).plain for line in board.splitlines()]
            assert max(cell_len(line) for line in lines) <= 100


def test_a_position_before_the_first_move_reads_back() -> None:
    for given in KINDS_OF_MATCH:
        state = start(**given)

        assert game.notation.parse_state(game.notation.format_state(state)) == state
        assert len(state.hand_count) == MOST_SEATS
