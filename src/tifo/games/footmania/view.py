"""What a seat knows, as the fields declare it; and a guess at the whole truth that fits it."""

from tifo.core import written
from tifo.core.fields import OPEN, Seat
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.footmania.components import (
    CLASS,
    CLASSES,
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
)
from tifo.games.footmania.eleven import SPARED, draw_up
from tifo.games.footmania.holdings import row
from tifo.games.footmania.state import (
    EVERYBODY,
    STALE,
    Phase,
    Place,
    State,
    blank_sheet,
)


class View(State):
    """A state in which unseen footballers, Plus cards and line-ups at work are blank."""

    seat: int = Seat(MOST_SEATS, OPEN)
    """Whose view it is; NOBODY for a spectator."""


def copy(source: Ints, out: Ints, count: int) -> None:
    """The same numbers in another row."""
    for i in range(count):
        out[i] = source[i]


# ------------------------------------------------------------------------------- who knows what
def sees_drawn(state: State, seat: int) -> bool:
    """A drawn footballer is his coach's secret until he is turned up."""
    return state.face_up == 1 or seat == state.turn


def sees_man(state: State, seat: int, man: int) -> bool:
    """Footballers are known that lie open, that are the seat's own, or that nobody has."""
    place = state.man[man]
    if place == Place.TABLE:
        return sees_drawn(state, seat)
    return place < Place.HELD or place >= Place.OPEN or place == Place.HELD + seat


def sees_card(state: State, seat: int, deck: int, i: int) -> bool:
    """The tail of a pack is known, but for Plus cards that one coach put there."""
    return deck != PLUS_PACK or i >= PLUS_DECK or sees_tail(state, seat, i)


def sees_tail(state: State, seat: int, i: int) -> bool:
    """Does the seat know this card of the tail of the Plus pack?"""
    return state.plus_by[i] == 0 or state.plus_by[i] == seat + 1


def shares(state: State, seat: int, viewer: int) -> bool:
    """What a seat is sure of is its own; what EVERYBODY is sure of is everybody's."""
    return viewer == EVERYBODY or viewer == seat


def sees_work(state: State, seat: int) -> bool:
    """A line-up at work is its coach's."""
    at_work = state.phase == Phase.LINE_UP or state.phase == Phase.FIELD
    return state.revealed == 1 or not at_work or state.actor == seat


def sees_line_up(state: State, seat: int, side: int) -> bool:
    """Line-ups lie open once both are chosen; until then each coach sees his own."""
    coach = state.home if side == 0 else state.away
    return state.revealed == 1 or coach == seat


copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)
view = written.view(State, __name__)


# ------------------------------------------------------------------------------------- the worlds
def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public_state(seen, out)
    blank_sheet(out)
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
    me = seen.seat if seen.seat >= 0 else EVERYBODY
    copy_tails(seen, out)
    lay_known_plus(seen, me, out)
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
    tail = out.pack[PLUS_PACK]
    for i in range(tail.count):
        if not sees_tail(seen, seen.seat, i):
            tail.card[i] = nth_kind(out, below(rng, unseen))
            unseen -= 1
    share_knowledge(seen, me, out)


def lay_known_plus(seen: View, me: int, out: State) -> None:
    """The Plus cards whose place the seat knows; what is left of each kind is unseen."""
    for kind in range(KINDS):
        out.plus_rest[kind] = PLUS_COPIES[kind]
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            sure = seen.plus[KINDS * seat + kind]
            if seat != me:
                sure = seen.known[row(me, seat) + kind]
            out.plus[KINDS * seat + kind] = sure
            out.plus_rest[kind] -= sure
    tail = out.pack[PLUS_PACK]
    for i in range(tail.count):
        if sees_tail(seen, seen.seat, i):
            out.plus_rest[tail.card[i]] -= 1


def copy_tails(seen: View, out: State) -> None:
    """What was put under the packs, as far as the seat knows it."""
    for deck in range(PACKS):
        copy(seen.pack[deck].card, out.pack[deck].card, LONGEST_TAIL)


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
