"""The rules of the shoot-out: a move is a side (0 left, 1 right) or a face of the die (2 … 7)."""

from tifo.core import written
from tifo.core.contract import NO_SUCH_MOVE, NOT_NOW, NOT_YOURS
from tifo.core.events import EVERYONE, Events, emit, only, whisper
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo_shootout.clauses import Clause
from tifo_shootout.events import Happening
from tifo_shootout.state import (
    SIDES,
    UNKNOWN,
    Options,
    Phase,
    State,
    View,
    kicker,
    new_state,
    standing,
    to_act,
)

FACES = 6
FACE = SIDES
"""+ pips - 1: CHANCE shows a face."""
MOVE_COUNT = SIDES + FACES
MOST_LEGAL = FACES
MOST_PLIES = 100
GOAL_PAST_KEEPER = 6  # SO-4
GOAL_ON_OPEN_SIDE = 2  # SO-4

outlook = standing  # nothing can be said of a shoot-out before its end

__all__ = [
    "MOST_LEGAL", "MOST_PLIES", "MOVE_COUNT", "Options", "State", "View", "apply", "audience",
    "legal_moves", "new_state", "odds", "outlook", "pick", "refusal", "sample_world", "standing",
    "thumb", "to_act", "total_odds", "view",
]  # fmt: skip


def legal_moves(state: State, out: Ints) -> int:
    """Both sides, or all faces."""
    if state.phase == Phase.OVER:
        return 0
    first = FACE if state.phase == Phase.STRIKE else 0
    count = FACES if state.phase == Phase.STRIKE else SIDES
    for i in range(count):
        out[i] = first + i
    return count


def refusal(state: State, move: int) -> int:
    """Why a move is not possible now, or 0."""
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    if state.phase == Phase.OVER:
        return Clause.SO_5
    if (state.phase == Phase.STRIKE) == (move >= FACE):
        return 0
    return NOT_YOURS if move >= FACE else NOT_NOW


def odds(state: State, out: Ints) -> int:
    """A fair die."""
    for i in range(FACES):
        out[i] = 1
    return FACES


def total_odds(state: State) -> int:
    """Six tickets."""
    return FACES


def pick(state: State, ticket: int) -> int:
    """One face a ticket."""
    return FACE + ticket


def apply(state: State, move: int, events: Events | None) -> None:
    """Aim, dive, or let the die decide."""
    match state.phase:
        case Phase.AIM:
            seat = kicker(state)
            state.aim = move + 1
            state.phase = Phase.DIVE
            whisper(events, only(seat), Happening.AIMED, Clause.SO_2, seat, move + 1)
        case Phase.DIVE:
            state.dive = move + 1
            state.phase = Phase.STRIKE
            emit(events, Happening.DIVED, Clause.SO_3, 1 - kicker(state), move + 1)
        case Phase.STRIKE:
            strike(state, move - FACE + 1, events)


def strike(state: State, pips: int, events: Events | None) -> None:
    """The die decides the kick (SO-4), and after the last one the match is over (SO-1)."""
    needed = GOAL_PAST_KEEPER if state.aim == state.dive else GOAL_ON_OPEN_SIDE
    seat, scored = kicker(state), pips >= needed
    state.goals[seat] += scored
    happening = Happening.SCORED if scored else Happening.MISSED
    emit(events, happening, Clause.SO_4, seat, pips, state.aim)
    state.aim = UNKNOWN
    state.dive = UNKNOWN
    state.kick += 1
    state.phase = Phase.AIM
    if state.kick == 2 * state.kicks:
        state.phase = Phase.OVER
        emit(events, Happening.ENDED, Clause.SO_5, 0, state.goals[0], state.goals[1])


def audience(state: State, move: int) -> int:
    """Return who may see the move: an aim is the kicker's secret until the ball is struck."""
    return only(kicker(state)) if state.phase == Phase.AIM else EVERYONE


def knows_aim(state: State, seat: int) -> bool:
    """Is the aim this seat's own?"""
    return seat == kicker(state)


copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)
view = written.view(State, __name__)


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits: an unknown aim is as likely left as right."""
    copy_public_state(seen, out)
    out.aim = seen.aim
    hidden = seen.phase == Phase.DIVE or seen.phase == Phase.STRIKE
    if hidden and seen.aim == UNKNOWN:
        out.aim = 1 + below(rng, SIDES)


def thumb(seen: View, moves: Ints, count: int, rng: Ints) -> int:
    """There is nothing better than a guess."""
    return moves[below(rng, count)]
