"""What a seat cannot know cannot change what it is told. Three tests, each of a moment."""

from typing import Any

from tifo.core.contract import CHANCE, AnyGame, Seat
from tifo.core.events import may_see
from tifo.core.log import Ply, step
from tifo.core.rng import generator
from tifo.play.feed import cut
from tifo.testing.laws import Law, holds
from tifo.testing.walk import Moment, viewers

FORKS = 6
"""How many other outcomes of a hidden move are tried."""


def poking_a_secret_changes_no_view(game: AnyGame, moment: Moment) -> None:
    """States that differ only in what a seat may not know look alike to it."""
    for seat in viewers(game, moment.state):
        seen = game.seen_by(moment.state, seat).tobytes()
        for other in game.secrets(moment.state, seat):
            same = game.seen_by(other, seat).tobytes() == seen
            holds(same, f"the view of seat {seat} betrays a secret", moment)


def a_silent_choice_tells_nothing(game: AnyGame, moment: Moment) -> None:
    """Two outcomes of a move that a seat may not see give it the same view and the same news."""
    for seat in viewers(game, moment.state):
        if may_see(game.rules.audience(moment.state, moment.move), seat):
            continue
        told = what_a_seat_is_told(game, moment, moment.move, seat)
        for move in spread(moment):
            if not may_see(game.rules.audience(moment.state, move), seat):
                same = what_a_seat_is_told(game, moment, move, seat) == told
                holds(same, f"seat {seat} can tell a hidden {move}", moment)


def worlds_fit_the_view(game: AnyGame, moment: Moment) -> None:
    """A sampled world is a lawful state that looks the same, whatever was in the record before."""
    for seat in viewers(game, moment.state):
        seen = game.seen_by(moment.state, seat)
        first, second = game.rules.State(), moment.state.copy()
        for world in (first, second):
            game.rules.sample_world(seen, generator(moment.ply, seat & 0xFF), world)
        holds(first.tobytes() == second.tobytes(), "a world depends on the record before", moment)
        game.conserved(first)
        same = game.seen_by(first, seat).tobytes() == seen.tobytes()
        holds(same, f"a world does not fit the view of seat {seat}", moment)


def spread(moment: Moment) -> list[int]:
    """A few of the legal moves, from the first to the last."""
    stride = max(1, len(moment.legal) // FORKS)
    return moment.legal[::stride]


def what_a_seat_is_told(game: AnyGame, moment: Moment, move: int, seat: Seat) -> tuple[Any, ...]:
    """The seat's view after a move, and the news of it as the feed cuts them."""
    state = moment.state.copy()
    audience, events = step(game, state, move)
    told = cut(Ply(moment.ply, moment.seat, move, audience, events, state), seat)
    news = tuple(event.tobytes() for event in told.events)
    return game.seen_by(state, seat).tobytes(), told.move, news


def chance_moves_have_an_audience(game: AnyGame, moment: Moment) -> None:
    """An event's secret reaches nobody who may not see the move that caused it."""
    if moment.seat != CHANCE:
        return
    audience = game.rules.audience(moment.state, moment.move)
    _, events = step(game, moment.state.copy(), moment.move)
    for seat in viewers(game, moment.state):
        if not may_see(audience, seat):
            leaks = any(event.secret and may_see(event.audience, seat) for event in events)
            holds(not leaks, f"an event tells seat {seat} a hidden move", moment)


LEAKS: tuple[Law, ...] = (
    poking_a_secret_changes_no_view,
    a_silent_choice_tells_nothing,
    worlds_fit_the_view,
    chance_moves_have_an_audience,
)
