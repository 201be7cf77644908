"""What a seat knows, built up field by field; and a guess at the whole truth that fits it."""

from tifo.core.records import Int8, Ints
from tifo.core.rng import below
from tifo.games.footmania.components import (
    CLASS,
    CLASSES,
    EUROPEANS,
    KINDS,
    LONGEST_TAIL,
    MEN,
    MOST_SEATS,
    NATIONALS,
    NUMBERS,
    PACKS,
    PLUS_COPIES,
    PLUS_DECK,
    PLUS_PACK,
    QUESTIONS,
    SIDE_ITEMS,
)
from tifo.games.footmania.eleven import SPARED, draw_up
from tifo.games.footmania.holdings import row
from tifo.games.footmania.state import (
    EVERYBODY,
    MOST_OFF,
    STALE,
    Phase,
    Place,
    State,
    blank_sheet,
)


class View(State):
    """A state in which unseen footballers, Plus cards and line-ups at work are blank."""

    seat: Int8
    """Whose view it is; NOBODY for a spectator."""


def copy(source: Ints, out: Ints, count: int) -> None:
    """The same numbers in another row."""
    for i in range(count):
        out[i] = source[i]


def copy_public(source: State, out: State) -> None:
    """Everything that everybody knows."""
    copy_turn(source, out)
    copy_seats(source, out)
    copy_cards(source, out)
    copy_offer(source, out)
    copy_season(source, out)
    blank_sheet(out)


def copy_turn(source: State, out: State) -> None:
    """Whose turn it is, and what is due."""
    out.seats = source.seats
    out.team = source.team
    out.phase = source.phase
    out.actor = source.actor
    out.stage = source.stage
    out.turn = source.turn
    out.next_turn = source.next_turn
    out.turns = source.turns
    out.first_word = source.first_word
    out.window = source.window
    out.offered = source.offered
    out.die = source.die


def copy_seats(source: State, out: State) -> None:
    """Pawns and money, and how many cards each seat has."""
    copy(source.square, out.square, MOST_SEATS)
    copy(source.came, out.came, MOST_SEATS)
    copy(source.miss, out.miss, MOST_SEATS)
    copy(source.cash, out.cash, MOST_SEATS)
    copy(source.debt, out.debt, MOST_SEATS)
    copy(source.squad, out.squad, MOST_SEATS)
    copy(source.paid, out.paid, MOST_SEATS * CLASSES)
    copy(source.plus_count, out.plus_count, MOST_SEATS)
    copy(source.pennants, out.pennants, MOST_SEATS)
    out.bank = source.bank
    out.pactole = source.pactole
    out.creditor = source.creditor


def copy_cards(source: State, out: State) -> None:
    """The cards that lie open, and the packs as far as everybody saw what was put under them."""
    out.draw_from = source.draw_from
    out.face_up = source.face_up
    out.bid = source.bid
    out.bidder = source.bidder
    out.out_of_auction = source.out_of_auction
    out.asked = source.asked
    out.rival = source.rival
    copy(source.question, out.question, QUESTIONS)
    copy(source.european, out.european, EUROPEANS)
    copy(source.plus_by, out.plus_by, PLUS_DECK)
    for deck in range(PACKS):
        out.pack[deck].rest = source.pack[deck].rest
        out.pack[deck].count = source.pack[deck].count
        copy(source.pack[deck].card, out.pack[deck].card, LONGEST_TAIL)
    tail = out.pack[PLUS_PACK]
    for i in range(tail.count):
        if source.plus_by[i] != 0:
            tail.card[i] = 0


def copy_offer(source: State, out: State) -> None:
    """The offer on the table."""
    out.offer_from = source.offer_from
    out.offer_to = source.offer_to
    out.sum = source.sum
    out.counters = source.counters
    copy(source.give, out.give, SIDE_ITEMS)
    copy(source.ask, out.ask, SIDE_ITEMS)


def copy_season(source: State, out: State) -> None:
    """The championship and the match being played, line-ups at work apart."""
    out.numbered = source.numbered
    copy(source.seat_of, out.seat_of, MOST_SEATS)
    out.day = source.day
    out.match = source.match
    out.banned = source.banned
    out.home = source.home
    out.away = source.away
    out.revealed = source.revealed
    out.off_count = source.off_count
    copy(source.off, out.off, MOST_OFF)
    copy(source.boost, out.boost, 2)
    copy(source.used, out.used, 2)
    copy(source.changes, out.changes, 2)
    out.passes = source.passes
    out.weapon = source.weapon
    copy(source.points, out.points, MOST_SEATS)
    out.contenders = source.contenders
    copy(source.tie_points, out.tie_points, MOST_SEATS)
    copy(source.survived, out.survived, MOST_SEATS)
    out.tie_plus = source.tie_plus


# ------------------------------------------------------------------------------------- the view
def view(state: State, seat: int, out: View) -> None:
    """Fill `out` with what this seat knows."""
    copy_public(state, out)
    out.seat = seat
    view_men(state, seat, out)
    view_plus(state, seat, out)
    view_line_ups(state, seat, out)


def view_men(state: State, seat: int, out: State) -> None:
    """Footballers that are the seat's own or that everybody has seen."""
    sees_drawn = state.face_up == 1 or seat == state.turn
    for man in range(MEN):
        place = state.man[man]
        unseen = Place.HELD <= place < Place.OPEN and place != Place.HELD + seat
        if unseen or (place == Place.TABLE and not sees_drawn):
            place = 0
        out.man[man] = place
    out.drawn = state.drawn if sees_drawn else 0
    for other in range(MOST_SEATS):
        out.complete[other] = state.complete[other] if other == seat else 0


def view_plus(state: State, seat: int, out: State) -> None:
    """The seat's own Plus cards, and what it is sure of elsewhere."""
    tail = state.pack[PLUS_PACK]
    for i in range(tail.count):
        if state.plus_by[i] == seat + 1:
            out.pack[PLUS_PACK].card[i] = tail.card[i]
    for kind in range(KINDS):
        out.plus_rest[kind] = 0
    for other in range(MOST_SEATS):
        for kind in range(KINDS):
            i = KINDS * other + kind
            out.plus[i] = state.plus[i] if other == seat else 0
    for viewer in range(MOST_SEATS + 1):
        hidden = viewer != seat and viewer != EVERYBODY
        for i in range(row(viewer, 0), row(viewer + 1, 0)):
            out.known[i] = 0 if hidden else state.known[i]


def view_line_ups(state: State, seat: int, out: State) -> None:
    """Line-ups lie open once both are chosen; until then each coach sees his own."""
    open_play = state.revealed == 1
    at_work = state.phase == Phase.LINE_UP or state.phase == Phase.FIELD
    mine = open_play or not at_work or state.actor == seat
    out.changed = state.changed if mine else 0
    out.place = state.place if mine else 0
    for side in range(2):
        coach = state.home if side == 0 else state.away
        for place in range(NUMBERS):
            i = NUMBERS * side + place
            out.line_up[i] = state.line_up[i] if open_play or coach == seat else 0


# ------------------------------------------------------------------------------------- the worlds
def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public(seen, out)
    place_men(seen, rng, out)
    place_plus(seen, rng, out)
    out.changed = seen.changed
    out.place = seen.place
    copy(seen.line_up, out.line_up, 2 * NUMBERS)
    home, away = -1, -1
    if seen.revealed == 0 and (seen.phase == Phase.LINE_UP or seen.phase == Phase.FIELD):
        home = -1 if seen.home == seen.seat else seen.home
        away = -1 if seen.away == seen.seat else seen.away
        if seen.phase == Phase.FIELD and seen.actor != seen.seat:
            out.changed = 1
            out.place = 0
    draw_up(out, home, away, SPARED)


def nth_unseen(out: State, place: int, first: int, end: int, price: int) -> int:
    """The n-th face-down footballer between two numbers, of one price class or (-1) any."""
    for man in range(first, end):
        if out.man[man] == Place.PACK and (price < 0 or CLASS[man] == price):
            if place == 0:
                return man
            place -= 1
    return -1


def count_unseen(out: State, price: int) -> int:
    """How many face-down footballers have this price."""
    count = 0
    for man in range(MEN):
        if out.man[man] == Place.PACK and CLASS[man] == price:
            count += 1
    return count


def place_men(seen: View, rng: Ints, out: State) -> None:
    """Deal unseen footballers to the others: of each the pack and the price are known."""
    copy(seen.man, out.man, MEN)
    out.drawn = seen.drawn
    for price in range(CLASSES):
        unseen = count_unseen(out, price)
        for seat in range(seen.seats):
            if seat != seen.seat:
                for _ in range(seen.paid[CLASSES * seat + price]):
                    man = nth_unseen(out, below(rng, unseen), 0, MEN, price)
                    out.man[man] = Place.HELD + seat
                    unseen -= 1
    if seen.phase == Phase.BUY and seen.drawn == 0:
        first, end = (0, NATIONALS) if seen.draw_from == 0 else (NATIONALS, MEN)
        left = seen.pack[seen.draw_from].rest + 1
        man = nth_unseen(out, below(rng, left), first, end, -1)
        out.man[man] = Place.TABLE
        out.drawn = man + 1
    for seat in range(MOST_SEATS):
        out.complete[seat] = seen.complete[seat]
        if seat != seen.seat and seat < seen.seats:
            out.complete[seat] = STALE


def place_plus(seen: View, rng: Ints, out: State) -> None:
    """Deal unseen Plus cards to the other hands and to the places of the tail nobody showed."""
    for kind in range(KINDS):
        out.plus_rest[kind] = PLUS_COPIES[kind]
    me = seen.seat if seen.seat >= 0 else EVERYBODY
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            sure = seen.plus[KINDS * seat + kind]
            if seat != me:
                sure = seen.known[row(me, seat) + kind]
            out.plus[KINDS * seat + kind] = sure
            out.plus_rest[kind] -= sure
    tail = out.pack[PLUS_PACK]
    for i in range(tail.count):
        tail.card[i] = seen.pack[PLUS_PACK].card[i]
        if sees_tail(seen, i):
            out.plus_rest[tail.card[i]] -= 1
    unseen = 0
    for kind in range(KINDS):
        unseen += out.plus_rest[kind]
    for seat in range(seen.seats):
        held = 0
        for kind in range(KINDS):
            held += out.plus[KINDS * seat + kind]
        for _ in range(seen.plus_count[seat] - held):
            kind = nth_kind(out, below(rng, unseen))
            unseen -= 1
            out.plus[KINDS * seat + kind] += 1
    for i in range(tail.count):
        if not sees_tail(seen, i):
            tail.card[i] = nth_kind(out, below(rng, unseen))
            unseen -= 1
    share_knowledge(seen, me, out)


def sees_tail(seen: View, i: int) -> bool:
    """Does the seat know this card of the tail of the Plus pack?"""
    return seen.plus_by[i] == 0 or seen.plus_by[i] == seen.seat + 1


def nth_kind(out: State, place: int) -> int:
    """Take the n-th unseen Plus card; its kind."""
    kind = 0
    while place >= out.plus_rest[kind]:
        place -= out.plus_rest[kind]
        kind += 1
    out.plus_rest[kind] -= 1
    return kind


def share_knowledge(seen: View, me: int, out: State) -> None:
    """The others are sure of what everybody is sure of, as far as this seat can tell."""
    for viewer in range(MOST_SEATS + 1):
        source = viewer if viewer == me else EVERYBODY
        for seat in range(MOST_SEATS):
            for kind in range(KINDS):
                sure = seen.known[row(source, seat) + kind]
                out.known[row(viewer, seat) + kind] = 0 if viewer == seat else sure
