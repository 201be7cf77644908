"""The kit sees what it is there to see: games broken on purpose fail."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.errors import RuleBug
from tifo.core.events import EVERYONE, emit, whisper
from tifo.testing.kit import check_match
from tifo.testing.perft import Count, perft

SHOOTOUT = games.find("shootout")
RULES: Any = SHOOTOUT.rules


def with_rules(**changed: Callable[..., Any]) -> AnyGame:
    """The shoot-out with some of its functions replaced."""
    names = {name: value for name, value in vars(RULES).items() if not name.startswith("__")}
    return replace(SHOOTOUT, rules=SimpleNamespace(**{**names, **changed}, __name__=RULES.__name__))


def leaky_view(state: Any, seat: int, out: Any) -> None:
    RULES.view(state, seat, out)
    out.aim = state.aim


def telling_view(state: Any, seat: int, out: Any) -> None:
    RULES.view(state, seat, out)
    out.kicks += state.aim


def descending(state: Any, out: Any) -> int:
    count = int(RULES.legal_moves(state, out))
    out[:count] = out[:count][::-1]
    return count


def only_left(state: Any, out: Any) -> int:
    return min(1, int(RULES.legal_moves(state, out)))


def loaded_die(state: Any, ticket: int) -> int:
    return int(RULES.pick(state, max(ticket, 1)))


def zero_odds(state: Any, out: Any) -> int:
    count = int(RULES.odds(state, out))
    out[0] = 0
    return count


def listening_scores(state: Any, move: int, events: Any) -> None:
    RULES.apply(state, move, events)
    state.dive += events is not None


def lost_goal(state: Any, move: int, events: Any) -> None:
    RULES.apply(state, move, events)
    state.goals[0] += 7


def endless(state: Any, move: int, events: Any) -> None:
    kick = state.kick
    RULES.apply(state, move, events)
    state.kick = kick


def gossip(state: Any, move: int, events: Any) -> None:
    aiming = state.phase == 0
    RULES.apply(state, move, events)
    if aiming and events is not None:
        emit(events, 1, 2, 0, move + 1)


def loud_whisper(state: Any, move: int, events: Any) -> None:
    aiming = state.phase == 0
    RULES.apply(state, move, events)
    if aiming and events is not None:
        whisper(events, EVERYONE, 1, 2, 0, move + 1)


def world_of_its_own(seen: Any, rng: Any, out: Any) -> None:
    RULES.sample_world(seen, rng, out)
    out.dive = 1


def forgetful_world(seen: Any, rng: Any, out: Any) -> None:
    dive = out.dive
    RULES.sample_world(seen, rng, out)
    out.dive = dive


def stubborn_thumb(seen: Any, moves: Any, count: int, rng: Any) -> int:
    return 7


def nosy_question(state: Any, move: int) -> int:
    state.dive = 1
    return int(RULES.refusal(state, move))


def check_some(game: AnyGame) -> None:
    for seed in range(4):
        check_match(game, {"kicks": "1"}, seed)


@pytest.mark.parametrize(
    ("room", "broken"),
    [
        ("view", leaky_view),
        ("view", telling_view),
        ("legal_moves", descending),
        ("legal_moves", only_left),
        ("pick", loaded_die),
        ("odds", zero_odds),
        ("apply", listening_scores),
        ("apply", lost_goal),
        ("apply", endless),
        ("apply", gossip),
        ("apply", loud_whisper),
        ("sample_world", world_of_its_own),
        ("sample_world", forgetful_world),
        ("thumb", stubborn_thumb),
        ("refusal", nosy_question),
    ],
    ids=lambda value: value.__name__ if callable(value) else value,
)
def test_a_game_broken_on_purpose_fails(room: str, broken: Callable[..., Any]) -> None:
    game = with_rules(**{room: broken})

    with pytest.raises(RuleBug):
        check_some(game)


def test_the_same_game_unbroken_passes() -> None:
    check_some(with_rules())


def test_perft_counts_the_whole_shoot_out() -> None:
    state = SHOOTOUT.new_state(SHOOTOUT.read_options({"kicks": "1"}))

    count = perft(SHOOTOUT, state, depth=6)

    # 2 aims x 2 dives x 6 faces, twice
    assert count == Count(decisions=(1 + 2) + 24 * (1 + 2), chance=4 + 24 * 4, final=24 * 24)
