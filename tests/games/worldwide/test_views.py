"""Who knows what: a view shows all that lies open, the own cards, and nothing else."""

from typing import Any

import pytest

from tests.games.worldwide.ground import play, settled
from tests.games.worldwide.test_referee import MATCHES, id_of
from tifo.core.records import Ints, fields_of
from tifo.core.rng import generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import KINDS, Mode
from tifo.games.worldwide.state import Phase, State
from tifo.testing.walk import walk

HIDDEN = {"hand", "squad", "pile", "bench", "deck", "deck_size", "edits", "choice", "aim"}
OPEN = {field.name for field in fields_of(State)} - HIDDEN
EVERY = 4
"""Plies from one that is looked at to the next."""


def rows(cards: Ints, shown: list[bool]) -> list[int]:
    """Rows of cards, blank where they are not shown."""
    return [n if shown[i // KINDS] else 0 for i, n in enumerate(cards)]


def expected(state: State, viewer: int) -> dict[str, Any]:
    """What a seat sees of the things that somebody may not see."""
    own = [viewer == seat for seat in range(4)]
    ours = [viewer >= 0 and viewer % 2 == side for side in (0, 1)]
    built = state.mode == Mode.INTERNATIONAL or state.half > 2
    busy = [state.phase == Phase.BUILD and state.builder == side for side in (0, 1)]
    sizes = [ours[side] or not busy[side] for side in (0, 1)]
    searching = state.phase == Phase.FETCH and viewer == state.holder
    piles = [us and (state.seats == 2 or searching) for us in ours]
    return {
        "hand": rows(state.hand, own),
        "squad": [state.squad[seat] if own[seat] else 0 for seat in range(4)],
        "pile": rows(state.pile, piles),
        "bench": [0, 0],
        "deck": rows(state.deck, [us or not built for us in ours]),
        "deck_size": [state.deck_size[side] if sizes[side] else 0 for side in (0, 1)],
        "edits": state.edits if state.phase != Phase.BUILD or ours[state.builder] else 0,
        "choice": [state.choice[side] if ours[side] else 0 for side in (0, 1)],
        "aim": state.aim if viewer == state.holder else 0,
    }


@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_a_view_shows_what_lies_open_and_the_own_cards(given: dict[str, str]) -> None:
    for moment in walk(GAME, GAME.read_options(given), generator(6, 25), thumb=True):
        if moment.ply % EVERY:
            continue
        state, where = moment.state, GAME.notation.format_state(moment.state)
        for viewer in range(-1, state.seats):
            seen = GAME.seen_by(state, viewer)
            blurred = [name for name in OPEN if getattr(seen, name) != getattr(state, name)]
            assert not blurred, where
            assert {name: getattr(seen, name) for name in HIDDEN} == expected(state, viewer), where


@pytest.mark.parametrize("option", ["all_kicks", "free_kick_draw", "counter_once", "corners"])
def test_a_view_knows_what_was_agreed(option: str) -> None:
    state = play(f"{option}=1 phase=attack")
    other = play(f"{option}=0 phase=attack")

    assert getattr(GAME.seen_by(state, 1), option) == 1
    assert getattr(GAME.seen_by(other, 1), option) == 0


@pytest.mark.clause("WF-6.1")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (11, 12), (12, 12)])
def test_a_long_attack_forgets_its_first_card(before: int, after: int) -> None:
    chain = ".".join(["PL", *["D"] * (before - 1)])
    state = settled(f"phase=attack pa=1 played=9 chain={chain} hand0=P", "P", "draw")

    assert (state.chain_count, state.chain[after - 1]) == (after, 0)
    assert (state.chain[0] == 1) == (before < 12)
