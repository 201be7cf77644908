"""Whole matches from question to question: nobody is left out, and nobody asked for nothing."""

from collections.abc import Iterator

import pytest

from tests.games.worldwide import course
from tests.games.worldwide.reporter import Ply
from tests.games.worldwide.test_referee import MATCHES, id_of
from tifo.core.events import Event, Events
from tifo.core.rng import generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.state import Phase
from tifo.testing.walk import walk

BETWEEN = {Phase.DRAW, Phase.DRAW_PLAYER, Phase.DISCARD}
"""Cards that are owed are drawn and discarded before the next question."""


def turns(given: dict[str, str], seed: int, thumb: bool) -> Iterator[tuple[Ply, bool]]:
    """The moves of a match, each with all that it led to; and whether a card was discarded."""
    begun: tuple[object, int, str] | None = None
    told: list[Event] = []
    discarded = False
    for moment in walk(GAME, GAME.read_options(given), generator(seed, 23), thumb):
        state = moment.state
        if state.phase not in BETWEEN:
            if begun:
                yield Ply(*begun, state.copy(), told), discarded  # type: ignore[arg-type]
            begun = state.copy(), moment.seat, GAME.notation.format_move(moment.move)
            told, discarded = [], False
        discarded = discarded or state.phase == Phase.DISCARD
        events = Events()
        GAME.rules.apply(state.copy(), moment.move, events)
        told += [events.event[i] for i in range(events.count)]


@pytest.mark.parametrize("thumb", [False, True])
@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_play_goes_to_the_next_coach_who_could_do_something(
    given: dict[str, str], thumb: bool
) -> None:
    for ply, discarded in turns(given, 4, thumb):
        where = f"{GAME.notation.format_state(ply.before)} | {ply.move}"
        after = ply.after
        place = after.cancel_asked if after.phase == Phase.CANCEL else after.asked
        here = (Phase(after.phase), place if after.phase in course.ORDERED else -1)
        stop = list(course.expected(ply))

        assert discarded or not stop or stop == [here], where
