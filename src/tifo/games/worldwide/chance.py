"""CHANCE's moves: the coin, the draws and the dice, with their integer weights."""

from tifo.core.messages import spell
from tifo.core.records import Ints
from tifo.games.worldwide.cards import drawer, player_drawer, side_of
from tifo.games.worldwide.components import D6, D20, KINDS, SQUAD
from tifo.games.worldwide.moves import ROLL_D6, ROLL_D20, SHOW, SHOW_PLAYER, TOSS
from tifo.games.worldwide.state import Phase, State


def is_chance(state: State) -> bool:
    """Is it CHANCE's move?"""
    return state.phase <= Phase.ROLL_SAVE


def chance(state: State) -> str:
    """The name of what CHANCE decides now."""
    return spell(Phase(state.phase).name)


def is_d6(state: State) -> bool:
    """Is the die of the shot or the save rolled?"""
    return state.phase == Phase.ROLL_SHOT or state.phase == Phase.ROLL_SAVE


def chance_moves(state: State, out: Ints) -> int:
    """Write CHANCE's legal moves and return how many."""
    match state.phase:
        case Phase.TOSS:
            return run(TOSS, 2, out)
        case Phase.DRAW:
            return draws(state, out, False)
        case Phase.DRAW_PLAYER:
            return player_draws(state, out)
    return run(ROLL_D6, D6, out) if is_d6(state) else run(ROLL_D20, D20, out)


def run(first: int, count: int, out: Ints) -> int:
    """Write moves that follow each other."""
    for i in range(count):
        out[i] = first + i
    return count


def draws(state: State, out: Ints, weigh: bool) -> int:
    """Write the kinds in the pile, or how many there are of each."""
    base = KINDS * side_of(drawer(state))
    count = 0
    for kind in range(KINDS):
        copies = state.pile[base + kind]
        if copies > 0:
            out[count] = copies if weigh else SHOW + kind
            count += 1
    return count


def player_draws(state: State, out: Ints) -> int:
    """Write the Player cards in the pile."""
    side = side_of(player_drawer(state))
    count = 0
    for i in range(SQUAD):
        if state.bench[side] >> i & 1 == 1:
            out[count] = SHOW_PLAYER + SQUAD * state.team[side] + i
            count += 1
    return count


def odds(state: State, out: Ints) -> int:
    """Write the weights of CHANCE's legal moves and return how many."""
    if state.phase == Phase.DRAW:
        return draws(state, out, True)
    count = total_odds(state)
    for i in range(count):
        out[i] = 1
    return count


def total_odds(state: State) -> int:
    """Return the sum of the weights."""
    match state.phase:
        case Phase.TOSS:
            return 2
        case Phase.DRAW:
            return state.pile_count[side_of(drawer(state))]
        case Phase.DRAW_PLAYER:
            return state.bench_count[side_of(player_drawer(state))]
    return D6 if is_d6(state) else D20


def pick(state: State, ticket: int) -> int:
    """Return the move that holds this ticket: the weights laid end to end."""
    match state.phase:
        case Phase.TOSS:
            return TOSS + ticket
        case Phase.DRAW:
            return SHOW + nth_kind(state.pile, KINDS * side_of(drawer(state)), ticket)
        case Phase.DRAW_PLAYER:
            side = side_of(player_drawer(state))
            return SHOW_PLAYER + SQUAD * state.team[side] + nth_bit(state.bench[side], ticket)
    return ticket + (ROLL_D6 if is_d6(state) else ROLL_D20)


def nth_kind(cards: Ints, base: int, place: int) -> int:
    """The kind at a place of a pile laid out in order of kind."""
    kind = 0
    while place >= cards[base + kind]:
        place -= cards[base + kind]
        kind += 1
    return kind


def nth_bit(mask: int, place: int) -> int:
    """The card at a place of a mask."""
    i = 0
    while True:
        if mask >> i & 1 == 1:
            if place == 0:
                return i
            place -= 1
        i += 1


def chance_has(state: State, move: int) -> bool:
    """Can CHANCE make this move now?"""
    match state.phase:
        case Phase.TOSS:
            return move >= TOSS
        case Phase.DRAW:
            kind = move - SHOW
            base = KINDS * side_of(drawer(state))
            return 0 <= kind < KINDS and state.pile[base + kind] > 0
        case Phase.DRAW_PLAYER:
            side = side_of(player_drawer(state))
            i = move - SHOW_PLAYER - SQUAD * state.team[side]
            return 0 <= i < SQUAD and state.bench[side] >> i & 1 == 1
    if is_d6(state):
        return ROLL_D6 <= move < TOSS
    return ROLL_D20 <= move < ROLL_D6
