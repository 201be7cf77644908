"""The table before the first roll."""

from tifo.games.footmania.components import (
    CENTRE,
    CLASSES,
    EURO_PACK,
    EUROPEANS,
    FOREIGN_PACK,
    IN_THE_BOX,
    KINDS,
    LONGEST_TAIL,
    MEN,
    MOST_SEATS,
    NATIONAL_PACK,
    NATIONALS,
    PACKS,
    PLUS_COPIES,
    PLUS_DECK,
    PLUS_PACK,
    QUESTION_PACK,
    QUESTIONS,
    START_CASH,
)
from tifo.games.footmania.state import (
    Options,
    Phase,
    Place,
    State,
    blank_sheet,
    lay_match,
    lay_offer,
)


def new_state(state: State, options: Options) -> None:
    """Lay out the board, whatever was in the record before (FM-prep-1, FM-prep-2, FM-prep-3)."""
    state.seats = options.seats
    state.team = options.team
    state.phase = Phase.FIRST
    state.actor = 0
    state.stage = 1
    state.turn = 0
    state.next_turn = 0
    state.turns = 0
    state.first_word = 0
    state.window = 0
    state.offered = 0
    state.die = 0
    lay_seats(state)
    lay_cards(state)
    lay_offer(state)
    lay_championship(state)
    lay_match(state)


def lay_seats(state: State) -> None:
    """Money, pawns and sheets."""
    state.bank = IN_THE_BOX - START_CASH * state.seats
    state.pactole = 0
    state.creditor = 0
    for seat in range(MOST_SEATS):
        state.square[seat] = CENTRE
        state.came[seat] = 0
        state.miss[seat] = 0
        state.cash[seat] = START_CASH if seat < state.seats else 0
        state.debt[seat] = 0
        state.squad[seat] = 0
        state.complete[seat] = 0
        state.plus_count[seat] = 0
        state.pennants[seat] = 0
        state.points[seat] = 0
        state.tie_points[seat] = 0
        state.survived[seat] = 0
        state.seat_of[seat] = 0
        for i in range(CLASSES):
            state.paid[CLASSES * seat + i] = 0
    blank_sheet(state)


def lay_cards(state: State) -> None:
    """The packs, all face down, and nothing drawn."""
    lay_packs(state)
    lay_plus(state)
    state.draw_from = 0
    state.drawn = 0
    state.face_up = 0
    state.bid = 0
    state.bidder = 0
    state.out_of_auction = 0
    state.asked = 0
    state.rival = 0


def lay_packs(state: State) -> None:
    """Footballers, question marks, European teams and Plus cards, each in their pack."""
    for man in range(MEN):
        state.man[man] = Place.PACK
    for card in range(QUESTIONS):
        state.question[card] = Place.PACK
    for team in range(EUROPEANS):
        state.european[team] = Place.PACK
    for deck in range(PACKS):
        state.pack[deck].count = 0
        for i in range(LONGEST_TAIL):
            state.pack[deck].card[i] = 0
    state.pack[NATIONAL_PACK].rest = NATIONALS
    state.pack[FOREIGN_PACK].rest = MEN - NATIONALS
    state.pack[PLUS_PACK].rest = PLUS_DECK
    state.pack[QUESTION_PACK].rest = QUESTIONS
    state.pack[EURO_PACK].rest = EUROPEANS


def lay_plus(state: State) -> None:
    """Nobody holds a Plus card, or knows of one."""
    for kind in range(KINDS):
        state.plus_rest[kind] = PLUS_COPIES[kind]
    for i in range(MOST_SEATS * KINDS):
        state.plus[i] = 0
    for i in range((MOST_SEATS + 1) * MOST_SEATS * KINDS):
        state.known[i] = 0
    for i in range(PLUS_DECK):
        state.plus_by[i] = 0


def lay_championship(state: State) -> None:
    """Before the first day."""
    state.numbered = 0
    state.day = 0
    state.match = 0
    state.banned = 0
    state.home = 0
    state.away = 0
    state.contenders = 0
    state.tie_plus = 0
