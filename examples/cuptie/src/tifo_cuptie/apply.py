"""What a move does; pure, so that the same state and move give the same result."""

from tifo.core.events import EVERYONE, Events, emit, only, whisper
from tifo.core.hands import add_card, remove_card
from tifo_cuptie.clauses import Clause
from tifo_cuptie.components import BENCH, POINTS, REFILL, ROUNDS, SEATS
from tifo_cuptie.events import Happening
from tifo_cuptie.moves import DRAW, PASS, THROW
from tifo_cuptie.state import Phase, State, ahead, clear_place, points, seat_due, total


def apply(state: State, move: int, events: Events | None) -> None:
    """Carry out a legal move."""
    seat = seat_due(state)
    match state.phase:
        case Phase.DRAW:
            draw(state, seat, move - DRAW, events)
        case Phase.THROW:
            throw(state, seat, move - THROW + 1, events)
        case Phase.CHANGE if move == PASS:
            emit(events, Happening.NO_CHANGE, Clause.CT_6, seat)
            end_round(state, events)
        case Phase.CHANGE:
            change(state, seat, move, events)
        case _:
            field(state, seat, move, events)


def audience(state: State, move: int) -> int:
    """Who may see the move in the log: draws, and the first card fielded, are face down."""
    if state.phase == Phase.DRAW or state.phase == Phase.FIELD_HOME:
        return only(seat_due(state))
    return EVERYONE  # the second card fielded turns both over (CT-5)


def draw(state: State, seat: int, card: int, events: Events | None) -> None:
    """A card for a hand; after the last one the home coach is due (CT-3)."""
    state.pile[card] -= 1
    state.pile_count -= 1
    state.owed[seat] -= 1
    add_card(state.hand[seat], card)
    whisper(events, only(seat), Happening.DREW, Clause.CT_3, seat, card)
    if state.owed[0] + state.owed[1] == 0:
        state.phase = Phase.FIELD_HOME


def field(state: State, seat: int, card: int, events: Events | None) -> None:
    """A card face down (CT-4); the second one turns both over (CT-5)."""
    remove_card(state.hand[seat], card)
    state.fielded[seat] = card + 1
    if state.phase == Phase.FIELD_HOME:
        state.phase = Phase.FIELD_AWAY
        whisper(events, only(seat), Happening.FIELDED, Clause.CT_4, seat, card)
    else:
        state.phase = Phase.THROW
        host = 1 - seat
        emit(events, Happening.TURNED, Clause.CT_5, host, state.fielded[host] - 1, card)


def throw(state: State, seat: int, pips: int, events: Events | None) -> None:
    """A die; with two on the table a change is due, and after a change the round is over."""
    state.die[seat] = pips
    card = state.fielded[seat] - 1
    doubled = state.came_on[seat] == 1 and BENCH[card] > 1
    clause = Clause.CT_7 if doubled else Clause.CT_5
    emit(events, Happening.THREW, clause, seat, pips, total(state, seat))
    if state.came_on[0] + state.came_on[1] > 0:
        end_round(state, events)
    elif state.die[0] > 0 and state.die[1] > 0:
        state.phase = Phase.CHANGE


def change(state: State, seat: int, card: int, events: Events | None) -> None:
    """A card comes on in place of the one that was fielded, and its die is thrown anew (CT-6)."""
    remove_card(state.hand[seat], card)
    state.discard[state.fielded[seat] - 1] += 1
    state.fielded[seat] = card + 1
    state.came_on[seat] = 1
    state.die[seat] = 0
    state.phase = Phase.THROW
    emit(events, Happening.CAME_ON, Clause.CT_6, seat, card)


def end_round(state: State, events: Events | None) -> None:
    """Somebody goes through (CT-8); then the next round is dealt, or the cup is over (CT-9)."""
    winner, worth = ahead(state), POINTS[state.round]
    state.won[state.round] = winner + 1
    state.round += 1
    first, second = points(state, 0), points(state, 1)
    through = Happening.WENT_THROUGH
    emit(events, through, Clause.CT_8, winner, state.round, worth, first, second)
    for seat in range(SEATS):
        state.discard[state.fielded[seat] - 1] += 1
        clear_place(state, seat)
    if state.round < ROUNDS:
        state.phase = Phase.DRAW
        state.owed[0] = REFILL
        state.owed[1] = REFILL
    else:
        state.phase = Phase.OVER
        emit(events, Happening.ENDED, Clause.CT_9, 0, first, second)
