"""The record of a match, and the questions about it that several rules ask."""

from collections.abc import Sequence
from enum import IntEnum

from tifo.core.fields import (
    HIDDEN,
    OPEN,
    OWN,
    BySeat,
    Count,
    Each,
    Flag,
    Number,
    OneOf,
    Seat,
)
from tifo.core.records import Ints, Record
from tifo.games.worldcup.components import (
    CHAMPION,
    COLOUR,
    COLOURS,
    COPIES,
    DECK_SIZE,
    DICE,
    FIRST_OF_ROUND,
    FLIPPED,
    GROUP_SIZE,
    HAND_SIZE,
    KINDS,
    MATCHES,
    MOST_CARDS,
    MOST_COPIES,
    MOST_GOALS,
    MOST_GROUPS,
    MOST_HALVES,
    MOST_KICKS,
    MOST_KNOCK_OUTS,
    MOST_OPEN,
    MOST_PASSES,
    MOST_REPLAYS,
    MOST_SEATS,
    MOST_SQUARES,
    MOST_TOKENS,
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
    Token,
)
from tifo.games.worldcup.hands import Hand, clear_hand


class Phase(IntEnum):
    """Which decision is due. The phases of CHANCE come first."""

    FIRST_SEAT = 0
    """A lot for who begins."""
    DEAL_TEAM = 1
    """The next team out of the bag, for the seat `turn`."""
    WEAKEST = 2
    """A lot among the seats whose collections are equally weak."""
    LEFTOVER = 3
    """One of the teams left over, for the seat `turn`."""
    DEAL_CARD = 4
    """A card for the first seat that is short of three."""
    DRAW = 5
    """The card that ends a turn."""
    PENALTY = 6
    """A white die for the row `target`."""
    DICE = 7
    """The next modifier die."""
    WHISTLE = 8
    """The same without dice."""
    LOT = 9
    """A lot among level teams."""
    KICK = 10
    """A white die for the next kick of a shoot-out."""
    CARD = 11
    """A card to play or to discard."""
    TARGET = 12
    """Where the card's next token goes, or which token it cancels."""
    OFFER = 13
    """One coach owns all that is left: lift the cup, or play on."""
    OVER = 14


class Options(Record):
    """What may be chosen before a match."""

    seats: int = Count(MOST_SEATS, OPEN)
    cup: int = OneOf(Cup, OPEN)
    dice: int = Flag(OPEN)
    """Modifier dice (WC-OPT.1)."""
    every_tie: int = Flag(OPEN)
    """1930: every tie is replayed, not only those for first place (WC-IX.1)."""
    early_stop: int = Flag(OPEN)
    """A shoot-out ends as soon as it is decided."""
    lot: int = Flag(OPEN)
    """A lot says who begins; otherwise the first seat does."""


class State(Record):
    """The whole truth of a match."""

    seats: int = Count(MOST_SEATS, OPEN)
    cup: int = OneOf(Cup, OPEN)
    dice: int = Flag(OPEN)
    every_tie: int = Flag(OPEN)
    early_stop: int = Flag(OPEN)
    phase: int = OneOf(Phase, OPEN)
    round: int = OneOf(Round, OPEN)
    replay: int = Count(MOST_REPLAYS, OPEN)
    """How many times this round has been played again; 0 for its first playing."""
    turn: int = Seat(MOST_SEATS, OPEN)
    """The seat whose turn it is, or that is dealt a team."""
    last_drawer: int = Seat(MOST_SEATS, OPEN)
    """Who drew the last card of a pile; before the first round the dealer."""
    dealt: int = Count(NATIONS, OPEN)
    """Teams that have an owner."""
    passes_left: int = Count(MOST_PASSES, OPEN)
    """How many times the discards will be shuffled into a new pile."""
    draws_left: int = Count(MOST_CARDS, OPEN)
    """Cards in the pile of this round; the rest of `pool` is set aside."""
    extra_turns: int = Count(MOST_SEATS, OPEN)
    """Last turns without drawing that are still due (WC-VIII.b.2)."""
    card: int = OneOf(KINDS, OPEN, none=True)
    """The kind of card being played; -1 between turns."""
    placed: int = Count(MOST_TOKENS, OPEN)
    """Which of its tokens comes next."""
    target: int = OneOf(ROWS, OPEN)
    """Row of the penalty being taken."""
    taken: Ints = Each(2, OneOf(NATIONS, none=True), OPEN)
    """Teams that have a token of this card; -1 for none."""
    group: int = OneOf(MOST_GROUPS, OPEN)
    """The group being scored."""
    die: int = Count(DICE, OPEN)
    """Which modifier die is rolled next."""
    pips: Ints = Each(COLOURS, Count(DICE), OPEN)
    """Pips of the roll that counts now."""
    match: int = OneOf(MATCHES, OPEN)
    """The match of the shoot-out or of the lot."""
    kicks: int = Count(MOST_KICKS, OPEN)
    """Kicks taken in this shoot-out."""
    lot_place: int = Count(GROUP_SIZE, OPEN)
    """The place in `group` that the lot decides."""
    playing_on: int = Flag(OPEN)
    """The offer to lift the cup was declined."""
    champion: int = OneOf(NATIONS, OPEN, none=True)
    """The team that won the final; -1 while there is none."""
    victor: int = Seat(MOST_SEATS, OPEN)
    """The seat that won; -1 before the end."""
    open_rows: int = Count(MOST_OPEN, OPEN)
    """Rows with a free square."""
    open_teams: int = Count(NATIONS, OPEN)
    """Teams with a free square in some match …"""
    open_strong: int = Count(NATIONS, OPEN)
    """… and those among them that take a 2-goal token."""
    goal_tops: int = Count(MOST_OPEN, OPEN)
    """Rows whose vulnerable token is a goal …"""
    attack_tops: int = Count(MOST_OPEN, OPEN)
    """… or an Attack."""
    discard_count: int = Count(MOST_CARDS, OPEN)
    pool_count: int = Count(MOST_CARDS, OPEN)
    discard: Ints = Each(KINDS, Count(MOST_COPIES), OPEN)
    """How many cards of each kind lie open."""
    pool: Ints = Each(KINDS, Count(MOST_COPIES), HIDDEN)
    """How many of each kind lie face down, in the pile or set aside."""
    hand: Sequence[Hand] = BySeat(MOST_SEATS, Hand, OWN)
    active: Ints = BySeat(MOST_SEATS, Flag(), OPEN)
    """Seats that take turns now."""
    out: Ints = BySeat(MOST_SEATS, Flag(), OPEN)
    """Seats without a team left."""
    owner: Ints = Each(NATIONS, Seat(MOST_SEATS), OPEN)
    """The seat of each team; -1 before the deal and for teams that are not in the cup."""
    place: Ints = Each(NATIONS, Count(GROUP_SIZE - 1), OPEN)
    """Place in the group, from 0; level teams share the best of their places."""
    reached: Ints = Each(NATIONS, Count(CHAMPION), OPEN)
    """The last round a team came to; one more than the final for the champion."""
    open_of: Ints = Each(NATIONS, Count(MOST_OPEN), OPEN)
    """Rows of a team with a free square."""
    winner: Ints = Each(MOST_KNOCK_OUTS, OneOf(3), OPEN)
    """By match of the bracket: 0 undecided, 1 left, 2 right."""
    playing: Ints = Each(MATCHES, Flag(), OPEN)
    """Matches on the board now."""
    replays: Ints = Each(MATCHES, Count(MOST_REPLAYS), OPEN)
    """How many times a match was played again."""
    team: Ints = Each(ROWS, OneOf(NATIONS, none=True), OPEN)
    """Who plays in a row; -1 while nobody knows."""
    room: Ints = Each(ROWS, Count(MOST_SQUARES), OPEN)
    """Free squares of a row; 0 for a match that is not on."""
    top: Ints = Each(ROWS, OneOf(FLIPPED + len(Token)), OPEN)
    """The outermost token of a row."""
    halves: Ints = Each(ROWS, Count(MOST_HALVES), OPEN)
    """Half goals that lie face up in a row."""
    goals: Ints = Each(ROWS, Number(-1, MOST_GOALS), OPEN)
    """Result of the first playing; -1 before it."""
    decider: Ints = Each(ROWS, Number(-1, MOST_GOALS), OPEN)
    """Result of the last replay or of the shoot-out; -1 where there was none."""
    square: Ints = Each(ROWS, Each(MOST_SQUARES, OneOf(FLIPPED + len(Token))), OPEN)
    """The tokens of row r from the arrow outward: MOST_SQUARES * r + i."""


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
    for seat in range(MOST_SEATS):
        clear_hand(state.hand[seat])
        state.active[seat] = 1 if seat < options.seats else 0
        state.out[seat] = 0
    for team in range(NATIONS):
        state.owner[team] = -1
        state.place[team] = 0
        state.reached[team] = 0
    lay_matches(state)


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
