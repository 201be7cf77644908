"""How a match looks before its end. The numbers are fitted to what rules of thumb make of it."""

from tifo.core.growth import write_duel
from tifo.core.records import Ints
from tifo.games.worldwide.components import KINDS, MOST_PA, SQUAD, TRIGGER
from tifo.games.worldwide.state import State

GOAL = 1000
"""Everything is counted in thousandths of a goal."""
BALL = (10, 70, 120, 150, 180, 210, 260, 330, 360)
"""Having the ball, by the points of attack …"""
CARD_ON_ITS_WAY = (80, 115, 125, 140, 190, 210, 300, 400, 440)
"""… and the same with a card that may still be stopped."""
STAR = (36, 85, 85)
"""By mode: amateurs have less to spend it on."""
PLAYER = (165, 103, 45, 0, 53, 12, 65, 80)
"""By what lets a Player card be played, as Trigger counts …"""
PLAYER_CARD = tuple(PLAYER[trigger] for trigger in TRIGGER)
"""… and card by card."""
CARD = (28, 16, 18, 80, 20, 22, 15, 15, 50, 45, 15, 8, 34, 24)
"""By kind of Action card in hand."""
SLOPE = (800, 780, 625, 495, 400, 338, 285, 250, 222, 202, 190, 178, 170, 145, 128, 110)
"""What a goal is worth, in hundredths of a power of e, by the cards that both sides can still draw:
the first entry for less than STEP, and so on …"""
DRAW = (7000, 6500, 4000, 2800, 2100, 1650, 1360, 1150, 1070, 940, 940, 890, 840, 760, 760, 640)
"""… and the part of a draw, in thousandths."""
STEP = 6
HALF = 46
"""Cards that are drawn in a half."""


def outlook(state: State, out: Ints) -> None:
    """Side of each seat and the parts of a chance to win that it brings."""
    for seat in range(state.seats):
        out[2 * seat] = seat % 2
    balance = holdings(state, 0) - holdings(state, 1)
    left = state.pile_count[0] + state.pile_count[1] + (HALF if state.half == 1 else 0)
    time = min(left // STEP, len(SLOPE) - 1)
    write_duel(balance * SLOPE[time] // 100, DRAW[time], state.seats, out)


def holdings(state: State, side: int) -> int:
    """What a side has: its goals, its cards and stars, and the ball."""
    value = GOAL * state.goals[side] + STAR[state.mode] * state.stars[side]
    for seat in range(side, state.seats, 2):
        for i in range(SQUAD):
            if state.squad[seat] >> i & 1 == 1:
                value += PLAYER_CARD[SQUAD * state.team[side] + i]
        for kind in range(KINDS):
            value += CARD[kind] * state.hand[KINDS * seat + kind]
    if state.side == side:
        points = min(state.pa, MOST_PA)
        value += BALL[points] if state.card < 0 else CARD_ON_ITS_WAY[points]
    return value
