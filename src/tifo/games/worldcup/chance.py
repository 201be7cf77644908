"""CHANCE's moves: draws, dice and lots, with their integer weights."""

from tifo.core.messages import spell
from tifo.core.records import Ints
from tifo.games.worldcup.board import claim, colour_of, first_claim
from tifo.games.worldcup.components import (
    COLOURS,
    FACE_COUNT,
    FACES,
    GROUP_OF,
    KINDS,
    MOST_SEATS,
    NATIONS,
    TEAMS,
    Round,
)
from tifo.games.worldcup.moves import DIE, DRAW, SEAT, TEAM, WHISTLE
from tifo.games.worldcup.state import Phase, State


def is_chance(state: State) -> bool:
    """Is it CHANCE's move?"""
    return state.phase <= Phase.KICK


def chance(state: State) -> str:
    """The name of what CHANCE decides now."""
    return spell(Phase(state.phase).name)


def is_card(state: State) -> bool:
    """Is a card drawn?"""
    return state.phase == Phase.DRAW or state.phase == Phase.DEAL_CARD


def is_die(state: State) -> bool:
    """Is a die rolled?"""
    return state.phase == Phase.PENALTY or state.phase == Phase.DICE or state.phase == Phase.KICK


def die_in_hand(state: State) -> int:
    """Which die: the first white one for penalties; each team of a shoot-out has its own."""
    match state.phase:
        case Phase.DICE:
            return state.die
        case Phase.KICK:
            return state.kicks % 2
    return 0


def is_level(state: State, team: int) -> bool:
    """Is a team in the lot: level in its group, or in a match that nothing else decides?"""
    if state.round == Round.GROUPS:
        in_group = GROUP_OF[NATIONS * state.cup + team] == state.group
        return in_group and state.place[team] == state.lot_place
    return team == state.team[2 * state.match] or team == state.team[2 * state.match + 1]


def is_in_bag(state: State, team: int) -> bool:
    """Is a team of this cup still to be dealt?"""
    return colour_of(state, team) >= 0 and state.owner[team] < 0


def block(state: State) -> tuple[int, int]:
    """The first move, and one past the last, that CHANCE could make in this phase."""
    if is_card(state):
        return DRAW, DRAW + KINDS
    if is_die(state):
        return DIE, DIE + COLOURS
    match state.phase:
        case Phase.WHISTLE:
            return WHISTLE, WHISTLE + 1
        case Phase.FIRST_SEAT | Phase.WEAKEST:
            return SEAT, SEAT + MOST_SEATS
    return TEAM, TEAM + NATIONS


def weight(state: State, i: int, best: int) -> int:
    """The weight of the i-th move of the block; `best` is the claim that a lot is about."""
    if is_card(state):
        return state.pool[i]
    if is_die(state):
        return FACES[COLOURS * die_in_hand(state) + i]
    match state.phase:
        case Phase.FIRST_SEAT:
            return i < state.seats
        case Phase.WEAKEST:
            return i < state.seats and claim(state, i) == best
        case Phase.LOT:
            return is_level(state, i)
        case Phase.WHISTLE:
            return 1
    return is_in_bag(state, i)


def claim_in_question(state: State) -> int:
    """The claim that seats must have to be in a lot for a leftover team."""
    return first_claim(state) if state.phase == Phase.WEAKEST else 0


def chance_moves(state: State, out: Ints) -> int:
    """Write CHANCE's legal moves and return how many."""
    first, end = block(state)
    best = claim_in_question(state)
    count = 0
    for move in range(first, end):
        if weight(state, move - first, best) > 0:
            out[count] = move
            count += 1
    return count


def odds(state: State, out: Ints) -> int:
    """Write the weights of CHANCE's legal moves and return how many."""
    first, end = block(state)
    best = claim_in_question(state)
    count = 0
    for i in range(end - first):
        if weight(state, i, best) > 0:
            out[count] = weight(state, i, best)
            count += 1
    return count


def total_odds(state: State) -> int:
    """Return the sum of the weights."""
    if is_card(state):
        return state.pool_count
    if is_die(state):
        return FACE_COUNT
    if state.phase == Phase.DEAL_TEAM or state.phase == Phase.LEFTOVER:
        return TEAMS[state.cup] - state.dealt
    first, end = block(state)
    best = claim_in_question(state)
    total = 0
    for i in range(end - first):
        total += weight(state, i, best)
    return total


def pick(state: State, ticket: int) -> int:
    """Return the move that holds this ticket: the weights laid end to end."""
    if is_card(state):
        kind = 0
        while ticket >= state.pool[kind]:
            ticket -= state.pool[kind]
            kind += 1
        return DRAW + kind
    first, _ = block(state)
    best = claim_in_question(state)
    i = 0
    while ticket >= weight(state, i, best):
        ticket -= weight(state, i, best)
        i += 1
    return first + i
