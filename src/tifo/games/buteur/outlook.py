"""How a match looks before its end. The numbers are fitted to what rules of thumb make of it."""

from tifo.core.growth import write_duel
from tifo.core.records import Ints
from tifo.games.buteur.components import CARDS, DECK_SIZE, KIND, SQUARES, Kind
from tifo.games.buteur.state import Phase, State, hand_size, home_row, team_of

GOAL = 1000
"""Everything is counted in thousandths of a goal."""
BALL = (-340, -300, -210, -130, -40, 25, 145, 240, 325, 405, 460, 440, 430, 430)
"""To be on in open play, by the row of the ball from the own goal line …"""
DUE = (0, 0, 0, 600, 700, 145, -315, -485, 0, 450, 460, -400, -490, 0, 0)
"""… and in any other phase: to have a corner or a penalty cut, to kick off, to clear, and so on."""
REACH = (0, 0, 0, 35, 100, 190, 275)
"""An attacker in hand, by its longest arrow …"""
OTHER_CARD = (0, 90, 65, 45, 380)
"""… and any other card, by its kind."""
CARD = tuple(
    REACH[max(SQUARES[3 * card : 3 * card + 3])]
    if KIND[card] == Kind.ATTACKER
    else OTHER_CARD[KIND[card]]
    for card in range(CARDS)
)
CARD_TO_COME = 75
"""A card that is about to be drawn."""
PLAYABLE = 36
"""With less than so many cards to draw a hand is worth less and less, and nothing at the end …"""
NOMINAL = 28
"""… and as much as it says above with so many."""
OF_THE_BALL = (3, 57, 67, 84, 103, 111, 114)
"""What it is still worth to be on, in hundredths, by the cards left in this half …"""
NEXT_KICK_OFF = 175
"""… and to be the team that kicks off the second."""
SLOPE = (
    1080, 1076, 982, 831, 751, 665, 576, 527, 460, 412, 360,
    308, 289, 267, 258, 251, 234, 224, 220, 217, 212,
)  # fmt: skip
"""What a goal is worth, in hundredths of a power of e, by the cards that can still be drawn: the
first entry for less than STEP, and so on …"""
DRAW = (
    14950, 13450, 10590, 7190, 5840, 4420, 3760, 3190, 2500, 2190, 1890,
    1600, 1490, 1370, 1300, 1280, 1200, 1170, 1110, 1090, 1080,
)  # fmt: skip
"""… and the part of a draw, in thousandths."""
STEP = 4
HALF = DECK_SIZE - 14
"""Cards that are drawn in a half."""


def outlook(state: State, out: Ints) -> None:
    """Side of each seat and the parts of a chance to win that it brings; partners bring one."""
    left = state.pile_count + (HALF if state.half == 1 else 0)
    cards = 0
    for seat in range(state.seats):
        out[2 * seat] = team_of(state.seats, seat)
        value = holdings(state, seat)
        cards += value if out[2 * seat] == 0 else -value
    balance = GOAL * (state.goals[0] - state.goals[1]) + to_be_on(state) + next_kick_off(state)
    balance += cards * min(left, PLAYABLE) // NOMINAL
    time = min(left // STEP, len(SLOPE) - 1)
    write_duel(balance * SLOPE[time] // 100, DRAW[time], state.seats, out)


def holdings(state: State, seat: int) -> int:
    """What the cards of a seat are worth."""
    hand = state.hand[seat]
    value = CARD_TO_COME * (hand_size(state, seat) - hand.count)
    for i in range(hand.count):
        value += CARD[hand.card[i]]
    return value


def to_be_on(state: State) -> int:
    """What it is worth to the first team that the side that is on is on."""
    phase, turn = state.phase, state.turn
    if phase == Phase.DRAW:
        phase, turn = state.next_phase, state.next_turn
    value = DUE[phase]
    if phase == Phase.OPEN_PLAY or phase == Phase.THROW_IN:
        row = abs(state.ball_y - home_row(state, turn % 2))
        value = BALL[min(row * len(BALL) // state.rows, len(BALL) - 1)]
    value = value * OF_THE_BALL[min(state.pile_count // STEP, len(OF_THE_BALL) - 1)] // 100
    return value if turn % 2 == 0 else -value


def next_kick_off(state: State) -> int:
    """What it is worth to the first team who kicks off the second half."""
    if state.half == 2:
        return 0
    return NEXT_KICK_OFF if state.first_team == 1 else -NEXT_KICK_OFF
