"""How a match looks before its end. The numbers are fitted to matches played by rules of thumb."""

from tifo.core.growth import growth
from tifo.core.records import Ints
from tifo.games.worldcup.board import (
    colour_of,
    end_match,
    final_match,
    first_match,
    knock_out_index,
    owner_at,
)
from tifo.games.worldcup.components import GROUP_SIZE, GROUPS, Round
from tifo.games.worldcup.state import State
from tifo.games.worldcup.tables import first_of_group, member

AFTER_GROUPS = (46, 38, 32, 28, 15, 15)
"""Who comes out of the groups wins the cup so often, in a hundred, by colour …"""
AFTER_A_ROUND = (56, 50, 45, 42, 30, 30)
"""… and who wins a knock-out match before the final."""
COLOUR_IN_GROUP = (600, 300, 80, -30, -900, -900)
COLOUR_IN_MATCH = 220
SQUARE_IN_MATCH = 330
TURN_IN_MATCH = 400
HAND_IN_GROUP = (-130, -140, -20, 180, 290, 200, 100, 50, -60, 0, -110)
HAND_IN_MATCH = (390, 430, 720, 1210, 1660, 1300, 900, 800, 690, 800, 590)
"""By kind of card in hand."""
FARTHEST = 4
"""Leads in the groups beyond this look alike."""
LONG = 60
"""Cards that are drawn in the groups, about."""
SURE = 1000


def outlook(state: State, out: Ints) -> None:
    """Each seat is a side; its parts are the chances of its teams to win the cup."""
    for seat in range(state.seats):
        out[2 * seat] = seat
        out[2 * seat + 1] = 0
    if state.round == Round.GROUPS:
        for group in range(GROUPS[state.cup]):
            share_group(state, group, out)
    else:
        share_matches(state, out)
    for seat in range(state.seats):
        out[2 * seat + 1] = out[2 * seat + 1] * growth(hand_balance(state, seat)) // SURE + 1
    out[2 * state.seats] = 0


def hand_balance(state: State, seat: int) -> int:
    """What the cards in hand speak for a seat."""
    balance = 0
    for i in range(state.hand[seat].count):
        kind = state.hand[seat].card[i]
        balance += HAND_IN_GROUP[kind] if state.round == Round.GROUPS else HAND_IN_MATCH[kind]
    return balance


# -------------------------------------------------------------------------------- knock-out rounds
def share_matches(state: State, out: Ints) -> None:
    """Share out the chance to win each match of the round."""
    first = first_match(state, state.round)
    if state.round == Round.FINAL:
        first = final_match(state)
    for match in range(first, end_match(state, state.round)):
        row = 2 * match
        if state.team[row] >= 0 and state.team[row + 1] >= 0:
            ahead = match_chance(state, match)
            credit(state, row, ahead, out)
            credit(state, row + 1, SURE - ahead, out)


def credit(state: State, row: int, chance: int, out: Ints) -> None:
    """Add the chance to win a match to the seat of its team."""
    seat = owner_at(state, row)
    then = SURE
    if state.round != Round.FINAL:
        then = 10 * AFTER_A_ROUND[colour_of(state, state.team[row])]
    if seat >= 0:
        out[2 * seat + 1] += chance * then // SURE


def match_chance(state: State, match: int) -> int:
    """How likely the first team of a knock-out match wins it."""
    decided = state.winner[knock_out_index(state, match)]
    if decided > 0:
        return SURE if decided == 1 else 0
    row = 2 * match
    slope = 830 - 50 * min(state.draws_left, 8)
    balance = slope * (state.halves[row] - state.halves[row + 1])
    balance += SQUARE_IN_MATCH * (state.room[row] - state.room[row + 1])
    first, second = colour_of(state, state.team[row]), colour_of(state, state.team[row + 1])
    balance += COLOUR_IN_MATCH * (second - first)
    if owner_at(state, row) == state.turn:
        balance += TURN_IN_MATCH
    if owner_at(state, row + 1) == state.turn:
        balance -= TURN_IN_MATCH
    return SURE * growth(balance) // (growth(balance) + SURE)


# -------------------------------------------------------------------------------------- the groups
def share_group(state: State, group: int, out: Ints) -> None:
    """Share out the chance to come out of a group among its teams."""
    whole = 0
    for i in range(GROUP_SIZE):
        if member(state, group, i) >= 0:
            whole += growth(group_balance(state, group, member(state, group, i)))
    for i in range(GROUP_SIZE):
        team = member(state, group, i)
        if team >= 0 and state.owner[team] >= 0:
            part = SURE * growth(group_balance(state, group, team)) // whole
            seat = state.owner[team]
            out[2 * seat + 1] += part * AFTER_GROUPS[colour_of(state, team)] // 100


def group_balance(state: State, group: int, team: int) -> int:
    """What speaks for a team in its group: its leads, its free squares, its colour."""
    left = min(state.draws_left, LONG)
    balance = COLOUR_IN_GROUP[colour_of(state, team)]
    for row in range(2 * first_of_group(state, group), 2 * first_of_group(state, group + 1)):
        if state.team[row] != team:
            continue
        lead = state.halves[row] - state.halves[row ^ 1]
        balance += (340 - 3 * left) * min(max(lead, -FARTHEST), FARTHEST)
        balance += (120 + 2 * left) * (state.room[row] - state.room[row ^ 1])
        won = 130 + 10 * max(20 - left, 0)
        balance += won if lead > 0 else (-won if lead < 0 else 0)
    return balance
