"""What may be done, and why something else may not."""

from tifo.core.contract import NO_SUCH_MOVE, NOT_YOURS
from tifo.core.hands import count_card
from tifo.core.records import Ints
from tifo_cuptie.chance import chance_moves
from tifo_cuptie.clauses import Clause
from tifo_cuptie.components import CARDS
from tifo_cuptie.moves import DRAW, MOVE_COUNT, PASS, THROW
from tifo_cuptie.state import Phase, State, seat_due


def legal_moves(state: State, out: Ints) -> int:
    """Write the legal moves, ascending, and return how many."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.DRAW or state.phase == Phase.THROW:
        return chance_moves(state, out)
    hand, count = state.hand[seat_due(state)], 0
    for card in range(CARDS):
        if count_card(hand, card) > 0:
            out[count] = card
            count += 1
    if state.phase == Phase.CHANGE:
        out[count] = PASS
        count += 1
    return count


def refusal(state: State, move: int) -> int:
    """Return 0, or the clause that forbids the move."""
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    match state.phase:
        case Phase.OVER:
            return Clause.CT_9
        case Phase.DRAW:
            return 0 if DRAW <= move < THROW and state.pile[move - DRAW] > 0 else NOT_YOURS
        case Phase.THROW:
            return 0 if move >= THROW else NOT_YOURS
    if move > PASS:
        return NOT_YOURS
    changes = state.phase == Phase.CHANGE
    if move == PASS:
        return 0 if changes else Clause.CT_4
    if count_card(state.hand[seat_due(state)], move) > 0:
        return 0
    return Clause.CT_6 if changes else Clause.CT_4
