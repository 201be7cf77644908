"""The board laid out, and the questions about matches, teams and seats that several rules ask."""

from tifo.games.worldcup.components import (
    COLOUR,
    COLOURS,
    COPIES,
    DECK_SIZE,
    FIRST_OF_ROUND,
    HAND_SIZE,
    KINDS,
    MATCHES,
    MOST_KNOCK_OUTS,
    MOST_SEATS,
    MOST_SQUARES,
    NATIONS,
    PASSES,
    ROUNDS,
    ROWS,
    SQUARES,
    STRENGTH,
    TEAM_AT,
    TEAMS,
    Colour,
    Cup,
    Round,
)
from tifo.games.worldcup.hands import clear_hand
from tifo.games.worldcup.state import Options, Phase, State


def new_state(state: State, options: Options) -> None:
    """Lay out the board of the groups, whatever was in the record before (WC-IV)."""
    state.seats = options.seats
    state.cup = options.cup
    state.dice = options.dice
    state.every_tie = options.every_tie
    state.early_stop = options.early_stop
    state.phase = Phase.FIRST_SEAT if options.lot else Phase.DEAL_TEAM
    state.round = Round.GROUPS
    state.replay = 0
    state.turn = 0
    state.last_drawer = options.seats - 1
    state.dealt = 0
    state.passes_left = PASSES[options.cup] - 1
    state.draws_left = 0
    state.extra_turns = 0
    clear_card(state)
    clear_scoring(state)
    state.playing_on = 0
    state.champion = -1
    state.victor = -1
    lay_cards(state)
    lay_seats(state)
    lay_matches(state)


def lay_seats(state: State) -> None:
    """Nobody holds a card or owns a team."""
    for seat in range(MOST_SEATS):
        clear_hand(state.hand[seat])
        state.active[seat] = 1 if seat < state.seats else 0
        state.out[seat] = 0
    for team in range(NATIONS):
        state.owner[team] = -1
        state.place[team] = 0
        state.reached[team] = 0


def lay_cards(state: State) -> None:
    """All cards of the cup lie face down."""
    for kind in range(KINDS):
        state.pool[kind] = COPIES[KINDS * state.cup + kind]
        state.discard[kind] = 0
    state.pool_count = DECK_SIZE[state.cup]
    state.discard_count = 0


def lay_matches(state: State) -> None:
    """The matches of the groups are on, those of the bracket wait for their teams."""
    for i in range(MOST_KNOCK_OUTS):
        state.winner[i] = 0
    end = end_match(state, Round.GROUPS)
    for match in range(MATCHES):
        state.playing[match] = 1 if match < end else 0
        state.replays[match] = 0
    for row in range(ROWS):
        state.team[row] = TEAM_AT[ROWS * state.cup + row]
        state.goals[row] = -1
        state.decider[row] = -1
    lay_out(state, 0, ROWS)


def clear_card(state: State) -> None:
    """No card is being played."""
    state.card = -1
    state.placed = 0
    state.target = 0
    state.taken[0] = -1
    state.taken[1] = -1


def clear_scoring(state: State) -> None:
    """No match is being scored."""
    state.group = 0
    state.die = 0
    for colour in range(COLOURS):
        state.pips[colour] = 0
    state.match = 0
    state.kicks = 0
    state.lot_place = 0


def lay_out(state: State, first: int, end: int) -> None:
    """Clear these rows of the board and count the free squares of the matches that are on."""
    for team in range(NATIONS):
        state.open_of[team] = 0
    state.open_rows = 0
    state.goal_tops = 0
    state.attack_tops = 0
    for row in range(first, end):
        squares = 0
        if state.playing[row // 2] and state.team[row] >= 0:
            squares = squares_of(state, row)
            state.open_rows += 1
            state.open_of[state.team[row]] += 1
        state.room[row] = squares
        state.top[row] = 0
        state.halves[row] = 0
        for i in range(MOST_SQUARES):
            state.square[MOST_SQUARES * row + i] = 0
    state.open_teams = 0
    state.open_strong = 0
    for team in range(NATIONS):
        if state.open_of[team] > 0:
            state.open_teams += 1
            state.open_strong += is_strong(state, team)


# ----------------------------------------------------------------------------- matches and teams
def first_match(state: State, round_: int) -> int:
    """The first match of a round."""
    return FIRST_OF_ROUND[(ROUNDS + 1) * state.cup + round_]


def end_match(state: State, round_: int) -> int:
    """One past the last match of a round."""
    return FIRST_OF_ROUND[(ROUNDS + 1) * state.cup + round_ + 1]


def final_match(state: State) -> int:
    """The match that decides the cup."""
    return end_match(state, Round.FINAL) - 1


def colour_of(state: State, team: int) -> int:
    """The rating of a team in this cup (WC-III.c.1)."""
    return COLOUR[NATIONS * state.cup + team]


def is_strong(state: State, team: int) -> bool:
    """May a team have a 2-goal token (WC-VI.b.1)?"""
    return colour_of(state, team) <= Colour.GREEN


def squares_of(state: State, row: int) -> int:
    """Playing squares of a row by the colour of its team (WC-III.c.2)."""
    return SQUARES[colour_of(state, state.team[row])]


def owner_at(state: State, row: int) -> int:
    """The seat of the team that plays in a row."""
    return state.owner[state.team[row]]


def is_last_phase(state: State) -> bool:
    """Is it the final of 2002, where everyone keeps to the matches of his own teams (WC-XI.p.2)?"""
    return state.round == Round.FINAL and state.cup == Cup.KOREA_JAPAN_2002


def is_involved(state: State, row: int) -> bool:
    """Has the seat to move a team in the match of this row?"""
    return owner_at(state, row) == state.turn or owner_at(state, row ^ 1) == state.turn


def knock_out_index(state: State, match: int) -> int:
    """The place of a match of the bracket in `winner`."""
    return match - first_match(state, Round.ROUND_OF_16)


# ---------------------------------------------------------------------------- seats and the deal
def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise that takes part (WC-V.a.1)."""
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.active[seat]:
            return seat


def share(state: State) -> int:
    """How many teams everyone draws (WC-IV.c.2)."""
    return TEAMS[state.cup] // state.seats


EXTRA_TIER = 3
"""Of a seat that already has one team more than its share."""


def claim(state: State, seat: int) -> int:
    """Who is next in line for a leftover has the smallest: grey owners, yellow owners, the rest."""
    count, strength, tier = 0, 0, 2
    for team in range(NATIONS):
        if state.owner[team] == seat:
            colour = colour_of(state, team)
            count += 1
            strength += STRENGTH[colour]
            if colour == Colour.GREY:
                tier = 0
            elif colour == Colour.YELLOW and tier == 2:
                tier = 1
    if count > share(state):
        tier = EXTRA_TIER
    return tier * COLOURS * STRENGTH[0] * NATIONS + strength


def first_claim(state: State) -> int:
    """The smallest claim of all seats."""
    best = claim(state, 0)
    for seat in range(1, state.seats):
        best = min(best, claim(state, seat))
    return best


def short_seat(state: State) -> int:
    """The first seat in play that still gets a card, or -1."""
    for seat in range(state.seats):
        if state.active[seat] and state.hand[seat].count < HAND_SIZE:
            return seat
    return -1
