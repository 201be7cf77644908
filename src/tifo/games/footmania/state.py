"""The record of a match."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated

from tifo.core.records import INT8, INT16, Int8, Int16, Ints, Record
from tifo.games.footmania.components import (
    CLASSES,
    EUROPEANS,
    KINDS,
    LONGEST_TAIL,
    MEN,
    MOST_SEATS,
    NUMBERS,
    PACKS,
    PLUS_DECK,
    QUESTIONS,
    SIDE_ITEMS,
)


class Phase(IntEnum):
    """Which decision is due. The phases of CHANCE come first."""

    FIRST = 0
    """Which seat begins."""
    ROLL = 1
    DRAW_MAN = 2
    DRAW_PLUS = 3
    DRAW_QUESTION = 4
    DRAW_EUROPEAN = 5
    NUMBERING = 6
    """Which seat has the next championship number."""
    MARKET = 7
    """Between two turns: show a team, sell, make an offer, or pass."""
    SALE = 8
    """What is sold to the bank."""
    WHOM = 9
    """For which coach the offer is."""
    GIVING = 10
    """What the offer gives."""
    ASKING = 11
    """What the offer asks."""
    MONEY = 12
    """What sum goes with it, and which way."""
    ANSWER = 13
    """Accept, decline or counter."""
    HAND_OVER = 14
    """Which footballer meets a request for a number."""
    WAY = 15
    """Where the pawn goes."""
    STOP = 16
    """On a footballer square: draw or not."""
    BUY = 17
    """Buy the drawn footballer or not; sell first to have the money."""
    SCOUTED = 18
    """Buy the footballer that a question mark turned up, at the reduced price."""
    AUCTION = 19
    """Bid or pass; sell first to have the money."""
    FORCED = 20
    """A fine is larger than the cash: sell."""
    FAILED_TRANSFER = 21
    """Sell a footballer or pay."""
    BANKRUPT = 22
    """Which sponsor is given back."""
    SHED = 23
    """Which of seven Plus cards goes under the pack."""
    LINE_UP = 24
    """Ready, or change a place."""
    FIELD = 25
    """Who plays in the place being changed."""
    TOUCHLINE = 26
    """In a match: a Plus card, a substitution, or pass."""
    TARGET = 27
    """Whom an injury or a red card strikes."""
    PROTEST = 28
    """Cancel the card that strikes, or not."""
    REPLACE = 29
    """Who comes on for an injured man."""
    SUBSTITUTE = 30
    """Who comes on in a place."""
    EUROMATCH = 31
    """Meet the European team or decline."""
    BOOST = 32
    """Plus cards against the European team, or enough."""
    OVER = 33


class Team(IntEnum):
    """How many different numbers end phase one (FM-end1-1, FM-var-1)."""

    TEN = 10
    ELEVEN = 11


class Place(IntEnum):
    """Where a footballer, a question mark or a European team is. Zero: face down."""

    PACK = 0
    HELD = 1
    """+ seat: owned, seen by nobody else."""
    OPEN = 5
    """+ seat: owned, and everybody has seen it."""
    UNDER = 9
    """In the known tail of its pack."""
    TABLE = 10
    """Drawn: in one coach's hand, or face up in the middle."""


SENT_OFF = -1
"""In a line-up: nobody, and nobody may come on."""
MOST_OFF = 16
"""More men than can leave the pitch in a match."""
SCOUTING = 2
STALE = 2
"""In `complete`, within a move: the squad has changed."""
EVERYBODY = 4
"""Row of `known` for what everyone knows."""


class Options(Record):
    """What may be chosen before a match."""

    seats: Int8
    team: Int8


class Pack(Record):
    """A face-down pack: an unordered rest on top, then the cards put under it, in order."""

    rest: Int8
    """How many cards lie above the tail; which ones is said elsewhere, their order nowhere."""
    count: Int8
    card: Annotated[Ints, INT8, LONGEST_TAIL]


class Sheet(Record):
    """The technical sheet on which a team is put together; blank between moves."""

    at: Annotated[Ints, INT8, NUMBERS]
    """The man in each place + 1."""
    where: Annotated[Ints, INT8, MEN]
    """The place of each man + 1."""
    gain: Annotated[Ints, INT16, NUMBERS + 1]
    by: Annotated[Ints, INT8, NUMBERS + 1]
    origin: Annotated[Ints, INT8, NUMBERS + 1]


class State(Record):
    """The whole truth of a match."""

    seats: Int8
    team: Int8
    """Option: how many numbers a complete team has."""
    phase: Int8
    actor: Int8
    """The seat that decides, where a seat decides."""
    stage: Int8
    """1: the teams are built; 2: the championship."""
    turn: Int8
    next_turn: Int8
    """Whose turn comes after the talk between two turns."""
    turns: Int16
    """Turns begun in phase one."""
    first_word: Int8
    """Who is asked first after the turn + 1: the winner of its auction; 0: whose turn it was."""
    window: Int8
    """Seats that have had their chance between two turns."""
    offered: Int8
    """Offers the actor has made in this window."""
    die: Int8
    square: Annotated[Ints, INT8, MOST_SEATS]
    came: Annotated[Ints, INT8, MOST_SEATS]
    """The square a pawn stood on before + 1: there it may not go."""
    miss: Annotated[Ints, INT8, MOST_SEATS]
    """Turns to be missed."""

    cash: Annotated[Ints, INT16, MOST_SEATS]
    bank: Int16
    pactole: Int16
    debt: Annotated[Ints, INT16, MOST_SEATS]
    creditor: Int8
    """Who is owed: a seat + 1, or 0 for the pactole."""

    man: Annotated[Ints, INT8, MEN]
    """The `Place` of each footballer."""
    squad: Annotated[Ints, INT8, MOST_SEATS]
    """How many footballers a seat owns."""
    paid: Annotated[Ints, INT8, MOST_SEATS * CLASSES]
    """How many unseen footballers of each price a seat is known to own."""
    complete: Annotated[Ints, INT8, MOST_SEATS]
    """1: the squad can show a complete team; the seat's own knowledge."""
    draw_from: Int8
    """Which pack a footballer is drawn from; SCOUTING: the national one, for a question mark."""
    drawn: Int8
    """The footballer on the table + 1."""
    face_up: Int8
    """Everybody sees the one on the table."""
    bid: Int16
    bidder: Int8
    """The seat of the highest bid + 1."""
    out_of_auction: Int8
    """Bit mask of the seats that no longer bid."""

    pack: Annotated[Sequence[Pack], Pack, PACKS]
    plus_by: Annotated[Ints, INT8, PLUS_DECK]
    """Who knows each card in the tail of the Plus pack: 0 everybody, else a seat + 1."""
    plus_rest: Annotated[Ints, INT8, KINDS]
    """How many of each kind lie above that tail."""
    plus: Annotated[Ints, INT8, MOST_SEATS * KINDS]
    """How many of each kind a seat holds."""
    plus_count: Annotated[Ints, INT8, MOST_SEATS]
    known: Annotated[Ints, INT8, (MOST_SEATS + 1) * MOST_SEATS * KINDS]
    """How many of each kind in each hand a seat (or EVERYBODY) is sure of."""
    question: Annotated[Ints, INT8, QUESTIONS]
    """The `Place` of each question mark; sponsors lie open before their seats."""
    asked: Int8
    """The question mark that is being obeyed + 1."""
    european: Annotated[Ints, INT8, EUROPEANS]
    """The `Place` of each European team; beaten ones lie before their seats."""
    rival: Int8
    """The European team on the table + 1."""
    pennants: Annotated[Ints, INT8, MOST_SEATS]

    offer_from: Int8
    offer_to: Int8
    give: Annotated[Ints, INT8, SIDE_ITEMS]
    """Items given + 1."""
    ask: Annotated[Ints, INT8, SIDE_ITEMS]
    """Items asked + 1; ITEMS + 1 + place: any man who can play there."""
    sum: Int16
    """Notes that the one who offers adds; negative: asks."""
    counters: Int8

    numbered: Int8
    """Championship numbers given so far."""
    seat_of: Annotated[Ints, INT8, MOST_SEATS]
    """The seat of each championship number."""
    day: Int8
    match: Int8
    """The match of the day, or the pair of the play-off round."""
    banned: Int8
    """No more transfers."""
    home: Int8
    away: Int8
    revealed: Int8
    """Both line-ups lie open."""
    changed: Int16
    """Places of the line-up at work that its coach has changed, a bit each."""
    place: Int8
    """The place at issue."""
    line_up: Annotated[Ints, INT8, 2 * NUMBERS]
    """Home side first: a man + 1, 0 for a trainee, or SENT_OFF."""
    off_count: Int8
    off: Annotated[Ints, INT8, MOST_OFF]
    """Men who have left the pitch."""
    boost: Annotated[Ints, INT8, 2]
    used: Annotated[Ints, INT8, 2]
    """Plus cards that count toward the limit."""
    changes: Annotated[Ints, INT8, 2]
    """Substitutions left."""
    passes: Int8
    """Passes in a row."""
    weapon: Int8
    """The kind of Plus card that strikes."""

    points: Annotated[Ints, INT8, MOST_SEATS]
    contenders: Int8
    """Bit mask of the seats in the play-off."""
    tie_points: Annotated[Ints, INT8, MOST_SEATS]
    survived: Annotated[Ints, INT8, MOST_SEATS]
    """Play-off rounds after which a seat was still in."""
    tie_plus: Int8
    """A Plus card was played in this round of the play-off."""
    sheet: Annotated[Sequence[Sheet], Sheet, 1]


def lay_offer(state: State) -> None:
    """No offer on the table."""
    state.offer_from = 0
    state.offer_to = 0
    state.sum = 0
    state.counters = 0
    clear_items(state)


def clear_items(state: State) -> None:
    """An offer without cards."""
    for i in range(SIDE_ITEMS):
        state.give[i] = 0
        state.ask[i] = 0


def lay_match(state: State) -> None:
    """An empty pitch."""
    state.revealed = 0
    state.changed = 0
    state.place = 0
    for i in range(2 * NUMBERS):
        state.line_up[i] = 0
    state.off_count = 0
    for i in range(MOST_OFF):
        state.off[i] = 0
    for side in range(2):
        state.boost[side] = 0
        state.used[side] = 0
        state.changes[side] = 0
    state.passes = 0
    state.weapon = 0


def blank_sheet(state: State) -> None:
    """Wipe the technical sheet."""
    sheet = state.sheet[0]
    for man in range(MEN):
        sheet.where[man] = 0
    for place in range(NUMBERS):
        sheet.at[place] = 0
    for node in range(NUMBERS + 1):
        sheet.gain[node] = 0
        sheet.by[node] = 0
        sheet.origin[node] = 0
