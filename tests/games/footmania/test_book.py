"""Whole matches beside the rules as a coach would say them."""

import pytest

from tests.games.footmania.book import moves
from tests.games.footmania.deeds import read_deeds
from tests.games.footmania.seen import unseen
from tests.games.footmania.table import due, legal, parse_state
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.rng import generator
from tifo.games.footmania import GAME
from tifo.games.footmania.state import Phase
from tifo.testing.walk import walk

MATCHES = [("2", "eleven", 3), ("3", "ten", 1), ("4", "ten", 5)]
PLIES_BETWEEN_VIEWS = 19


@pytest.mark.parametrize(("seats", "team", "seed"), MATCHES)
def test_a_match_at_random_allows_what_the_book_allows(seats: str, team: str, seed: int) -> None:
    options = GAME.read_options({"seats": seats, "team": team})
    for moment in walk(GAME, options, generator(seed)):
        allowed = {GAME.notation.format_move(move) for move in moment.legal}

        assert allowed == moves(moment.state), GAME.notation.format_state(moment.state)


def test_every_position_of_the_deeds_allows_what_the_book_allows() -> None:
    for deed in read_deeds():
        state = parse_state(deed.start)
        for move in deed.moves:
            assert set(legal(state)) == moves(state), GAME.notation.format_state(state)
            GAME.rules.apply(state, GAME.notation.parse_move(move), None)


def test_whoever_is_due_decides_and_chance_has_its_phases() -> None:
    for phase in Phase:
        who = due(parse_state(f"phase={phase.name.lower()} actor=2"))[1]
        wanted = CHANCE if phase <= Phase.NUMBERING else 2

        assert who == (NOBODY if phase == Phase.OVER else wanted)


@pytest.mark.parametrize(("seats", "team", "seed"), MATCHES)
def test_everybody_sees_what_lies_open_and_his_own(seats: str, team: str, seed: int) -> None:
    options = GAME.read_options({"seats": seats, "team": team})
    for moment in walk(GAME, options, generator(seed + 1)):
        if moment.ply % PLIES_BETWEEN_VIEWS == 0:
            for seat in (NOBODY, *range(int(seats))):
                assert unseen(moment.state, seat) == [], (seat, moment.ply)
