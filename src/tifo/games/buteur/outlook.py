"""How a match looks before its end to the side that is on, judged by a network.

Its numbers lie in outlook.json, fitted to what rules of thumb make of many matches.
"""

from importlib.resources import files

from tifo.core.network import begin, conclude, read_network, see
from tifo.core.records import Ints
from tifo.games.buteur.components import (
    CARDS,
    DECK_SIZE,
    HAND_SIZE,
    KIND,
    ROWS,
    SQUARES,
    Kind,
)
from tifo.games.buteur.rules_of_thumb import can_shoot
from tifo.games.buteur.state import (
    Hand,
    Phase,
    State,
    hand_size,
    holds_kind,
    home_row,
    seat_at,
    team_of,
)

WEIGHTS, PUSHES = read_network(
    files(__package__).joinpath("outlook.json").read_text(encoding="utf-8")
)
HALF = DECK_SIZE - HAND_SIZE[0] - HAND_SIZE[1]
"""Cards that are drawn in a half, or nearly."""
FAR = 2
"""Leads beyond this look alike."""
STEP, STEPS = 4, 21
"""Cards to draw are told apart in steps, and so many of them."""
STOPPERS = 3
TURNS = 4
"""Places in the order of play."""


def look(card: int) -> tuple[int, ...]:
    """What a card can do: cards that differ by their symbol, or left and right, look alike."""
    arrows = tuple(SQUARES[3 * card : 3 * card + 3])
    return KIND[card], *min(arrows, arrows[::-1])


LOOKS = tuple(dict.fromkeys(look(card) for card in range(CARDS)))
LOOK = tuple(LOOKS.index(look(card)) for card in range(CARDS))

# ----------------------------------------------------------------------------- what can be seen
ALWAYS = 0
SEATS = ALWAYS + 1
TIME = SEATS + 3
"""By the lead, then by the cards to draw."""
PHASE = TIME + (2 * FAR + 1) * STEPS
ROW = PHASE + len(Phase)
"""By the rows between the ball and the own goal line, in open play."""
LAST_TURN = ROW + ROWS
NEXT_KICK_OFF = LAST_TURN + 1
PILE = NEXT_KICK_OFF + 1
SHOT = PILE + 1
"""A shot is on, by what they have to stop it."""
SAVE = SHOT + STOPPERS
"""A shot of theirs is to be stopped, by what there is for it."""
HAND = SAVE + STOPPERS
"""Hands in the order in which they come to play, and of each …"""
CARD, MISSING, ANY = 0, len(LOOKS), len(LOOKS) + 1
"""… every card by its look, those to draw, and whether there is any of a kind."""
WIDTH = ANY + len(Kind)
SEEN = HAND + TURNS * WIDTH


def outlook(state: State, out: Ints) -> None:
    """Side of each seat and the parts of a chance to win that it brings; partners bring one."""
    for seat in range(state.seats):
        out[2 * seat] = team_of(state.seats, seat)
    phase, turn = state.phase, state.turn
    if phase == Phase.DRAW:
        phase, turn = state.next_phase, state.next_turn
    side = turn % 2
    begin(out)
    note(out, ALWAYS, 1)
    see_clock(state, side, out)
    see_ball(state, phase, turn, out)
    for later in range(TURNS):
        seat = seat_at(state, (turn + later) % TURNS)
        if later < 2 or (
            seat != seat_at(state, turn) and seat != seat_at(state, (turn + 1) % TURNS)
        ):
            see_hand(state, seat, HAND + WIDTH * later, out)
    conclude(out, PUSHES, side, state.seats)


def note(out: Ints, what: int, times: int) -> None:
    """Something is seen so many times."""
    weigh(out, what + 0, times + 0)  # numbers of one width: a GPU keeps the weights once for each


def weigh(out: Ints, what: int, times: int) -> None:
    """The one place that reads the weights."""
    see(out, WEIGHTS, what, times)


def see_clock(state: State, side: int, out: Ints) -> None:
    """The score and what is left to play."""
    left = state.pile_count + (HALF if state.half == 1 else 0)
    lead = min(max(state.goals[side] - state.goals[1 - side], -FAR), FAR) + FAR
    note(out, SEATS + state.seats - 2, 1)
    note(out, TIME + STEPS * lead + min(left // STEP, STEPS - 1), 1)
    note(out, PILE, state.pile_count)
    if state.last_turn == 1:
        note(out, LAST_TURN, 1)
    if state.half == 1:
        note(out, NEXT_KICK_OFF, 1 if state.first_team != side else -1)


def see_ball(state: State, phase: int, turn: int, out: Ints) -> None:
    """Where the ball is, and what is due."""
    if phase == Phase.OPEN_PLAY or phase == Phase.THROW_IN:
        row = abs(state.ball_y - home_row(state, turn % 2))
        note(out, ROW + row * ROWS // state.rows, 1)
    else:
        note(out, PHASE + phase, 1)
    if phase == Phase.SAVE:
        note(out, SAVE + stopper(state.hand[seat_at(state, turn)]), 1)
    elif state.phase == Phase.OPEN_PLAY or state.phase == Phase.FOLLOW_UP:
        if can_shoot(state, state.ball_x, state.ball_y):
            following = seat_at(state, (turn + 1) % TURNS)
            note(out, SHOT + stopper(state.hand[following]), 1)


def see_hand(state: State, seat: int, whose: int, out: Ints) -> None:
    """The cards of a seat."""
    hand = state.hand[seat]
    for i in range(hand.count):
        note(out, whose + CARD + LOOK[hand.card[i]], 1)
    note(out, whose + MISSING, hand_size(state, seat) - hand.count)
    for kind in range(Kind.FREE_KICK, Kind.PENALTY + 1):
        if holds_kind(hand, kind):
            note(out, whose + ANY + kind, 1)


def stopper(hand: Hand) -> int:
    """What a shot can be stopped with: a keeper, a corner or nothing."""
    if holds_kind(hand, Kind.KEEPER):
        return 0
    return 1 if holds_kind(hand, Kind.CORNER) else 2
