"""How a match looks before its end. The numbers are fitted to what rules of thumb make of it."""

from math import comb

from tifo.core.growth import write_duel
from tifo.core.records import Ints
from tifo.games.worldwide.components import (
    D6,
    EXTRA_TIME_CARDS,
    KINDS,
    MOST_PA,
    SHOOT_OUT_KICKS,
    SQUAD,
    TRIGGER,
)
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, SHOOT_OUT, Phase, State

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
FROM_THE_SPOT: tuple[int, ...] = tuple(
    round(1000 * comb(kicks, goals) * (D6 - 1) ** goals / D6**kicks)
    for kicks in range(SHOOT_OUT_KICKS + 1)
    for goals in range(SHOOT_OUT_KICKS + 1)
)
"""By kicks, then by goals, in thousandths: a keeper guesses one face of six."""


def outlook(state: State, out: Ints) -> None:
    """Side of each seat and the parts of a chance to win that it brings."""
    for seat in range(state.seats):
        out[2 * seat] = seat % 2
    if state.half == SHOOT_OUT:
        shoot_out(state, out)
        return
    balance = holdings(state, 0) - holdings(state, 1)
    time = min(cards_to_come(state) // STEP, len(SLOPE) - 1)
    write_duel(balance * SLOPE[time] // 100, DRAW[time], state.seats, out)


def cards_to_come(state: State) -> int:
    """What both sides can still draw; in extra time, which is short, what they can still play."""
    left = state.pile_count[0] + state.pile_count[1]
    if state.half < FIRST_EXTRA_PERIOD:
        return left + (HALF if state.half == 1 else 0)
    for seat in range(state.seats):
        left += state.hand_count[seat]
    if state.phase == Phase.BUILD:
        left = 2 * EXTRA_TIME_CARDS
    return left + (2 * EXTRA_TIME_CARDS if state.half == FIRST_EXTRA_PERIOD else 0)


def shoot_out(state: State, out: Ints) -> None:
    """All ways in which the kicks of this round, the first five or one, can end."""
    draw = 2 * state.seats
    out[draw] = 0
    for seat in range(state.seats):
        out[2 * seat + 1] = 0
    last = max(SHOOT_OUT_KICKS, state.kicks[0], state.kicks[1])
    left, left_to_them = last - state.kicks[0], last - state.kicks[1]
    for goals in range(left + 1):
        for theirs in range(left_to_them + 1):
            lead = state.scored[0] + goals - state.scored[1] - theirs
            winner = 1 if lead > 0 else 3
            out[winner if lead != 0 else draw] += (
                spot_chance(left, goals) * spot_chance(left_to_them, theirs) // 1000
            )


def spot_chance(kicks: int, goals: int) -> int:
    """How likely so many kicks bring so many goals, in thousandths."""
    return FROM_THE_SPOT[(SHOOT_OUT_KICKS + 1) * kicks + goals]


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
