"""Before a period: the deck that a captain builds, and the abilities that he chooses."""

from tifo.core.contract import NOT_NOW
from tifo.core.records import Ints
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    ABILITIES,
    CARDS_OF_MODE,
    COPIES,
    DECK_BUILT,
    DECK_PRESETS,
    EXTRA_TIME_CARDS,
    FEWEST_DEFENCES,
    FIRST_DEFENCE,
    KINDS,
    MOST_DEFENCES,
    PRESETS,
    PRINTED,
    TEN_PRESETS,
)
from tifo.games.worldwide.moves import CHOOSE, DONE, FACE, PRESET, PUT_IN, TAKE_OUT
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, Phase, State


def deck_target(state: State) -> int:
    """How many cards the deck of this period has (WF-22.1; WF-F15: ten from each coach)."""
    if state.half < FIRST_EXTRA_PERIOD:
        return DECK_BUILT
    return EXTRA_TIME_CARDS * state.seats // 2


def most_edits(state: State) -> int:
    """Enough exchanges to reach any deck from any other, and one preset to start from."""
    target = deck_target(state)
    return 1 + min(target, CARDS_OF_MODE[state.mode] - target)


def first_preset(state: State) -> int:
    """The first preset for this size of deck."""
    if state.half < FIRST_EXTRA_PERIOD:
        return 0
    return DECK_PRESETS if state.seats == 2 else DECK_PRESETS + TEN_PRESETS


def end_preset(state: State) -> int:
    """The first preset that no longer is for this size of deck."""
    if state.half < FIRST_EXTRA_PERIOD:
        return DECK_PRESETS
    return DECK_PRESETS + TEN_PRESETS if state.seats == 2 else PRESETS


def count_defences(state: State, side: int) -> int:
    """Defence cards in a deck."""
    count = 0
    for kind in range(FIRST_DEFENCE, KINDS):
        count += state.deck[KINDS * side + kind]
    return count


def preset_refusal(state: State, preset: int) -> int:
    """A preset is where building starts, once."""
    if preset < first_preset(state) or preset >= end_preset(state):
        return Clause.WF_22_1
    return 0 if state.edits == 0 else Clause.WF_22_1


def take_out_refusal(state: State, kind: int) -> int:
    """One card at a time leaves a whole deck, so often and no more."""
    side = state.builder
    if state.deck_size[side] != deck_target(state) or state.edits >= most_edits(state):
        return Clause.WF_22_1
    return 0 if state.deck[KINDS * side + kind] > 0 else Clause.WF_22_1


def put_in_refusal(state: State, kind: int) -> int:
    """A card takes the free place if there is a copy and the defences stay within bounds."""
    side = state.builder
    if state.deck_size[side] != deck_target(state) - 1:
        return Clause.WF_22_1
    if state.deck[KINDS * side + kind] >= COPIES[KINDS * state.mode + kind]:
        return Clause.WF_22_1
    if state.half >= FIRST_EXTRA_PERIOD:
        return 0
    defences = count_defences(state, side) + (1 if kind >= FIRST_DEFENCE else 0)
    return 0 if FEWEST_DEFENCES <= defences <= MOST_DEFENCES else Clause.WF_22_1


def choose_refusal(state: State, ability: int) -> int:
    """A free ability is none of the printed, nor the one already chosen."""
    side = state.builder
    taken = PRINTED[state.team[side]] | state.choice[side]
    return 0 if taken >> ability & 1 == 0 else Clause.WF_14_c


def building_refusal(state: State, move: int) -> int:
    """Why a move of the preparation may not be made now, or 0."""
    if move < FACE:
        return choose_refusal(state, move - CHOOSE) if state.phase == Phase.ABILITIES else NOT_NOW
    if state.phase != Phase.BUILD:
        return NOT_NOW
    if move < TAKE_OUT:
        return preset_refusal(state, move - PRESET)
    if move < PUT_IN:
        return take_out_refusal(state, move - TAKE_OUT)
    if move < DONE:
        return put_in_refusal(state, move - PUT_IN)
    return 0 if state.deck_size[state.builder] == deck_target(state) else Clause.WF_22_1


def choices(state: State, out: Ints) -> int:
    """Write the free abilities that the captain may choose."""
    count = 0
    for ability in range(ABILITIES):
        if choose_refusal(state, ability) == 0:
            out[count] = CHOOSE + ability
            count += 1
    return count


def exchanges(state: State, out: Ints) -> int:
    """Write the presets, the cards that may leave the deck or enter it, and whether it is done."""
    count = 0
    if state.edits == 0:
        for preset in range(first_preset(state), end_preset(state)):
            out[count] = PRESET + preset
            count += 1
    for kind in range(KINDS):
        if take_out_refusal(state, kind) == 0:
            out[count] = TAKE_OUT + kind
            count += 1
    for kind in range(KINDS):
        if put_in_refusal(state, kind) == 0:
            out[count] = PUT_IN + kind
            count += 1
    if state.deck_size[state.builder] == deck_target(state):
        out[count] = DONE
        count += 1
    return count
