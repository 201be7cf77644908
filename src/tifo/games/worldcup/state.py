"""The record of a match."""

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
    COLOURS,
    DICE,
    FLIPPED,
    GROUP_SIZE,
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
    ROWS,
    Cup,
    Round,
    Token,
)
from tifo.games.worldcup.hands import Hand


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
