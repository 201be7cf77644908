"""The record of a match."""

from collections.abc import Sequence
from enum import IntEnum

from tifo.core import written
from tifo.core.fields import (
    HIDDEN,
    OPEN,
    OWN,
    BySeat,
    BySide,
    Count,
    Each,
    Flag,
    Mask,
    Number,
    OneOf,
    Seat,
    when,
)
from tifo.core.records import Ints, Record
from tifo.games.footmania.components import (
    CLASSES,
    COUNTERS,
    EUROPEANS,
    IN_THE_BOX,
    ITEMS,
    KINDS,
    LONGEST_TAIL,
    MEN,
    MOST_DAYS,
    MOST_PENNANTS,
    MOST_SEATS,
    MOST_STARS,
    MOST_TURNS,
    NUMBERS,
    OFFERS,
    PACKS,
    PIPS,
    PLUS_DECK,
    PLUS_IN_A_MATCH,
    QUESTIONS,
    SIDE_ITEMS,
    SQUARES,
    SUBSTITUTIONS,
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
PLACES_OF_CARDS = Place.TABLE + 1
MOST_WISHES = ITEMS + NUMBERS
"""An item + 1, or beyond them any man for a number."""
MOST_POINTS = 100
MOST_ROUNDS = 100
"""More than a championship, or a play-off that goes on and on, gives."""
MOST_PASSES = 2 * MOST_SEATS
MOST_MISSED = QUESTIONS
MOST_BOOST = PLUS_DECK
MOST_GAIN = NUMBERS * MOST_STARS * MEN


class Options(Record):
    """What may be chosen before a match."""

    seats: int = Count(MOST_SEATS, OPEN)
    team: int = OneOf(Team, OPEN)


class Pack(Record):
    """A face-down pack: an unordered rest on top, then the cards put under it, in order."""

    rest: int = Count(LONGEST_TAIL, OPEN)
    """How many cards lie above the tail; which ones is said elsewhere, their order nowhere."""
    count: int = Count(LONGEST_TAIL, OPEN)
    card: Ints = Each(LONGEST_TAIL, Count(MEN), when("sees_card"))


class Sheet(Record):
    """The technical sheet on which a team is put together; blank between moves."""

    at: Ints = Each(NUMBERS, Count(MEN))
    """The man in each place + 1."""
    where: Ints = Each(MEN, Count(NUMBERS))
    """The place of each man + 1."""
    gain: Ints = Each(NUMBERS + 1, Number(-MOST_GAIN, MOST_GAIN))
    by: Ints = Each(NUMBERS + 1, Count(MEN))
    origin: Ints = Each(NUMBERS + 1, Count(MEN))


clear_sheet = written.clear(Sheet, __name__)


class State(Record):
    """The whole truth of a match."""

    seats: int = Count(MOST_SEATS, OPEN)
    team: int = OneOf(Team, OPEN)
    """Option: how many numbers a complete team has."""
    phase: int = OneOf(Phase, OPEN)
    actor: int = Seat(MOST_SEATS, OPEN)
    """The seat that decides, where a seat decides."""
    stage: int = Count(2, OPEN)
    """1: the teams are built; 2: the championship."""
    turn: int = Seat(MOST_SEATS, OPEN)
    next_turn: int = Seat(MOST_SEATS, OPEN)
    """Whose turn comes after the talk between two turns."""
    turns: int = Count(MOST_TURNS, OPEN)
    """Turns begun in phase one."""
    first_word: int = Count(MOST_SEATS, OPEN)
    """Who is asked first after the turn + 1: the winner of its auction; 0: whose turn it was."""
    window: int = Mask(MOST_SEATS, OPEN)
    """Seats that have had their chance between two turns."""
    offered: int = Count(OFFERS, OPEN)
    """Offers the actor has made in this window."""
    die: int = Count(PIPS, OPEN)
    square: Ints = BySeat(MOST_SEATS, OneOf(SQUARES), OPEN)
    came: Ints = BySeat(MOST_SEATS, Count(SQUARES), OPEN)
    """The square a pawn stood on before + 1: there it may not go."""
    miss: Ints = BySeat(MOST_SEATS, Count(MOST_MISSED), OPEN)
    """Turns to be missed."""

    cash: Ints = BySeat(MOST_SEATS, Count(IN_THE_BOX), OPEN)
    bank: int = Count(IN_THE_BOX, OPEN)
    pactole: int = Count(IN_THE_BOX, OPEN)
    debt: Ints = BySeat(MOST_SEATS, Count(IN_THE_BOX), OPEN)
    creditor: int = Count(MOST_SEATS, OPEN)
    """Who is owed: a seat + 1, or 0 for the pactole."""

    man: Ints = Each(MEN, OneOf(PLACES_OF_CARDS), when("sees_man"))
    """The `Place` of each footballer."""
    squad: Ints = BySeat(MOST_SEATS, Count(MEN), OPEN)
    """How many footballers a seat owns."""
    paid: Ints = BySeat(MOST_SEATS, Each(CLASSES, Count(MEN)), OPEN)
    """How many unseen footballers of each price a seat is known to own."""
    complete: Ints = BySeat(MOST_SEATS, Count(STALE), OWN)
    """1: the squad can show a complete team; the seat's own knowledge."""
    draw_from: int = OneOf(SCOUTING + 1, OPEN)
    """Which pack a footballer is drawn from; SCOUTING: the national one, for a question mark."""
    drawn: int = Count(MEN, when("sees_drawn"))
    """The footballer on the table + 1."""
    face_up: int = Flag(OPEN)
    """Everybody sees the one on the table."""
    bid: int = Count(IN_THE_BOX, OPEN)
    bidder: int = Count(MOST_SEATS, OPEN)
    """The seat of the highest bid + 1."""
    out_of_auction: int = Mask(MOST_SEATS, OPEN)
    """Bit mask of the seats that no longer bid."""

    pack: Sequence[Pack] = Each(PACKS, Pack, OPEN)
    plus_by: Ints = Each(PLUS_DECK, Count(MOST_SEATS), OPEN)
    """Who knows each card in the tail of the Plus pack: 0 everybody, else a seat + 1."""
    plus_rest: Ints = Each(KINDS, Count(PLUS_DECK), HIDDEN)
    """How many of each kind lie above that tail."""
    plus: Ints = BySeat(MOST_SEATS, Each(KINDS, Count(PLUS_DECK)), OWN)
    """How many of each kind a seat holds."""
    plus_count: Ints = BySeat(MOST_SEATS, Count(PLUS_DECK), OPEN)
    known: Ints = Each(MOST_SEATS + 1, Each(MOST_SEATS * KINDS, Count(PLUS_DECK)), when("shares"))
    """How many of each kind in each hand a seat (or EVERYBODY) is sure of."""
    question: Ints = Each(QUESTIONS, OneOf(PLACES_OF_CARDS), OPEN)
    """The `Place` of each question mark; sponsors lie open before their seats."""
    asked: int = Count(QUESTIONS, OPEN)
    """The question mark that is being obeyed + 1."""
    european: Ints = Each(EUROPEANS, OneOf(PLACES_OF_CARDS), OPEN)
    """The `Place` of each European team; beaten ones lie before their seats."""
    rival: int = Count(EUROPEANS, OPEN)
    """The European team on the table + 1."""
    pennants: Ints = BySeat(MOST_SEATS, Count(MOST_PENNANTS), OPEN)

    offer_from: int = Seat(MOST_SEATS, OPEN)
    offer_to: int = Seat(MOST_SEATS, OPEN)
    give: Ints = Each(SIDE_ITEMS, Count(MOST_WISHES), OPEN)
    """Items given + 1."""
    ask: Ints = Each(SIDE_ITEMS, Count(MOST_WISHES), OPEN)
    """Items asked + 1; ITEMS + 1 + place: any man who can play there."""
    sum: int = Number(-IN_THE_BOX, IN_THE_BOX, OPEN)
    """Notes that the one who offers adds; negative: asks."""
    counters: int = Count(COUNTERS, OPEN)

    numbered: int = Count(MOST_SEATS, OPEN)
    """Championship numbers given so far."""
    seat_of: Ints = Each(MOST_SEATS, Seat(MOST_SEATS), OPEN)
    """The seat of each championship number."""
    day: int = Count(MOST_DAYS, OPEN)
    match: int = Count(MOST_SEATS, OPEN)
    """The match of the day, or the pair of the play-off round."""
    banned: int = Flag(OPEN)
    """No more transfers."""
    home: int = Seat(MOST_SEATS, OPEN)
    away: int = Seat(MOST_SEATS, OPEN)
    revealed: int = Flag(OPEN)
    """Both line-ups lie open."""
    changed: int = Mask(NUMBERS, when("sees_work"))
    """Places of the line-up at work that its coach has changed, a bit each."""
    place: int = OneOf(NUMBERS, when("sees_work"))
    """The place at issue."""
    line_up: Ints = BySide(2, Each(NUMBERS, Number(SENT_OFF, MEN)), when("sees_line_up"))
    """Home side first: a man + 1, 0 for a trainee, or SENT_OFF."""
    off_count: int = Count(MOST_OFF, OPEN)
    off: Ints = Each(MOST_OFF, Count(MEN), OPEN)
    """Men who have left the pitch."""
    boost: Ints = BySide(2, Number(-MOST_BOOST, MOST_BOOST), OPEN)
    used: Ints = BySide(2, Count(PLUS_DECK), OPEN)
    """Plus cards that count toward the limit."""
    changes: Ints = BySide(2, Count(SUBSTITUTIONS + PLUS_IN_A_MATCH), OPEN)
    """Substitutions left."""
    passes: int = Count(MOST_PASSES, OPEN)
    """Passes in a row."""
    weapon: int = OneOf(KINDS, OPEN)
    """The kind of Plus card that strikes."""

    points: Ints = BySeat(MOST_SEATS, Count(MOST_POINTS), OPEN)
    contenders: int = Mask(MOST_SEATS, OPEN)
    """Bit mask of the seats in the play-off."""
    tie_points: Ints = BySeat(MOST_SEATS, Count(MOST_POINTS), OPEN)
    survived: Ints = BySeat(MOST_SEATS, Count(MOST_ROUNDS), OPEN)
    """Play-off rounds after which a seat was still in."""
    tie_plus: int = Flag(OPEN)
    """A Plus card was played in this round of the play-off."""
    sheet: Sequence[Sheet] = Each(1, Sheet, HIDDEN)


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
    clear_sheet(state.sheet[0])
