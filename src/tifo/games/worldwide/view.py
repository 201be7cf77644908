"""What a seat knows, as the fields declare it; and a guess at the whole truth that fits it."""

from tifo.core import written
from tifo.core.fields import OPEN, Seat
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.worldwide.cards import side_of
from tifo.games.worldwide.chance import nth_bit, nth_kind
from tifo.games.worldwide.components import (
    ABILITIES,
    BITS,
    COPIES,
    D6,
    DECK_BUILT,
    FEWEST_DEFENCES,
    FIRST_DEFENCE,
    FREE_ABILITIES,
    KINDS,
    MOST_DEFENCES,
    MOST_SEATS,
    PRINTED,
    SIDES,
    WHOLE_SQUAD,
    Mode,
)
from tifo.games.worldwide.legal.building import deck_target
from tifo.games.worldwide.state import (
    FIRST_EXTRA_PERIOD,
    SHOOT_OUT,
    Phase,
    State,
)


class View(State):
    """A state in which the other hands, the piles and what was chosen in secret are blank."""

    seat: int = Seat(MOST_SEATS, OPEN)
    """Whose view it is; NOBODY for a spectator."""


# ----------------------------------------------------------------------------------- who knows what
def is_ours(state: State, seat: int, side: int) -> bool:
    """Does this seat (NOBODY for a spectator) belong to the side?"""
    return seat >= 0 and side_of(seat) == side


def knows_deck(state: State, seat: int, side: int) -> bool:
    """Decks are known by the mode, but for those that were built (WF-22.1, WF-F15)."""
    built = state.mode == Mode.INTERNATIONAL or state.half >= FIRST_EXTRA_PERIOD
    return not built or is_ours(state, seat, side)


def knows_size(state: State, seat: int, side: int) -> bool:
    """Nobody else sees how far a coach is with his deck."""
    return state.phase != Phase.BUILD or state.builder != side or is_ours(state, seat, side)


def knows_edits(state: State, seat: int) -> bool:
    """Nor how much he has changed."""
    return knows_size(state, seat, state.builder)


def knows_pile(state: State, seat: int, side: int) -> bool:
    """Alone a coach knows what his pile holds; with a partner only while he searches it."""
    if not is_ours(state, seat, side):
        return False
    return state.seats == 2 or (state.phase == Phase.FETCH and seat == state.holder)


def knows_aim(state: State, seat: int) -> bool:
    """Only the shooter knows his number."""
    return seat == state.holder


def is_dealt(state: State) -> bool:
    """Are the cards on the table, or still to be dealt?"""
    if state.phase == Phase.CAPTAINCY or state.phase == Phase.BUILD:
        return False
    if state.phase == Phase.ABILITIES or state.phase == Phase.TOSS:
        return False
    return state.half != SHOOT_OUT


copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)
view = written.view(State, __name__)


# ------------------------------------------------------------------------------------------ worlds
def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public_state(seen, out)
    out.aim = seen.aim
    if seen.phase == Phase.SAVE and not knows_aim(seen, seen.seat):
        out.aim = 1 + below(rng, D6)
    out.edits = seen.edits
    for side in range(SIDES):
        prepare_side(seen, side, rng, out)
    for seat in range(MOST_SEATS):
        copy_hand(seen, seat, out)
    for side in range(SIDES):
        guess_piles(out, seen, side, rng)
        guess_players(out, seen.seat, side, rng)


def prepare_side(seen: View, side: int, rng: Ints, out: State) -> None:
    """The deck and the free abilities of a side, guessed where the view hides them."""
    out.choice[side] = seen.choice[side]
    out.deck_size[side] = seen.deck_size[side]
    if not knows_size(seen, seen.seat, side):
        out.deck_size[side] = deck_target(seen)
        out.edits = 1
    if not is_ours(seen, seen.seat, side):
        guess_choice(out, side, rng)
    for i in range(KINDS * side, KINDS * side + KINDS):
        out.deck[i] = seen.deck[i]
    if not knows_deck(seen, seen.seat, side):
        guess_deck(out, side, rng)


def copy_hand(seen: View, seat: int, out: State) -> None:
    """The cards of a coach that the view shows: all of the own, of the others those shown."""
    own = seat == seen.seat
    out.squad[seat] = seen.squad[seat] if own else 0
    for i in range(KINDS * seat, KINDS * seat + KINDS):
        out.hand[i] = seen.hand[i] if own else seen.shown[i]


def guess_choice(out: State, side: int, rng: Ints) -> None:
    """Free abilities that the side may have chosen so far."""
    out.choice[side] = 0
    chosen = min(max(out.picked - FREE_ABILITIES * side, 0), FREE_ABILITIES)
    taken = PRINTED[out.team[side]]
    while chosen > 0:
        ability = below(rng, ABILITIES)
        if taken >> ability & 1 == 0:
            taken |= 1 << ability
            out.choice[side] |= 1 << ability
            chosen -= 1


def guess_deck(out: State, side: int, rng: Ints) -> None:
    """A deck that holds every card seen so far and keeps the limits."""
    base = KINDS * side
    size, defences = 0, 0
    for kind in range(KINDS):
        copies = out.discard[base + kind] + out.table[base + kind]
        for seat in range(side, MOST_SEATS, 2):
            copies += out.shown[KINDS * seat + kind]
        out.deck[base + kind] = copies
        size += copies
        if kind >= FIRST_DEFENCE:
            defences += copies
    limited = out.half < FIRST_EXTRA_PERIOD
    fewest = FEWEST_DEFENCES - (DECK_BUILT - out.deck_size[side]) if limited else 0
    most = MOST_DEFENCES if limited else DECK_BUILT
    while size < out.deck_size[side]:
        first = FIRST_DEFENCE if out.deck_size[side] - size <= fewest - defences else 0
        end = FIRST_DEFENCE if defences >= most else KINDS
        kind = first + guess_kind(out, base, first, end, rng)
        out.deck[base + kind] += 1
        size += 1
        if kind >= FIRST_DEFENCE:
            defences += 1


def guess_kind(out: State, base: int, first: int, end: int, rng: Ints) -> int:
    """One of the cards that are not in the deck yet, counted from `first`."""
    left = 0
    for kind in range(first, end):
        left += COPIES[KINDS * out.mode + kind] - out.deck[base + kind]
    place = below(rng, left)
    kind = first
    while place >= COPIES[KINDS * out.mode + kind] - out.deck[base + kind]:
        place -= COPIES[KINDS * out.mode + kind] - out.deck[base + kind]
        kind += 1
    return kind - first


def guess_piles(out: State, seen: View, side: int, rng: Ints) -> None:
    """Action cards not seen: into the hands of the side, the rest in its pile."""
    base = KINDS * side
    unseen = 0
    for kind in range(KINDS):
        left = out.deck[base + kind] - out.discard[base + kind] - out.table[base + kind]
        for seat in range(side, MOST_SEATS, 2):
            left -= out.hand[KINDS * seat + kind]
        out.pile[base + kind] = left if is_dealt(out) else 0
        unseen += out.pile[base + kind]
    if not is_dealt(out):
        return
    searching = knows_pile(seen, seen.seat, side)
    for seat in range(side, out.seats, 2):
        held = 0
        for kind in range(KINDS):
            held += out.hand[KINDS * seat + kind]
        while held < out.hand_count[seat]:
            kind = 0
            if searching:  # what is neither in the pile nor in the own hand is the partner's
                while out.pile[base + kind] == seen.pile[base + kind]:
                    kind += 1
            else:
                kind = nth_kind(out.pile, base, below(rng, unseen))
            out.pile[base + kind] -= 1
            unseen -= 1
            out.hand[KINDS * seat + kind] += 1
            held += 1


def guess_players(out: State, viewer: int, side: int, rng: Ints) -> None:
    """Player cards not seen: into the hands of the side, the rest in its pile."""
    out.bench[side] = 0
    if not is_dealt(out):
        return
    pool = WHOLE_SQUAD & ~(out.spent[side] | out.removed[side])
    for seat in range(side, out.seats, 2):
        pool &= ~out.squad[seat]
    for seat in range(side, out.seats, 2):
        if seat != viewer:
            for _ in range(out.squad_count[seat]):
                card = 1 << nth_bit(pool, below(rng, BITS[pool]))
                pool -= card
                out.squad[seat] += card
    out.bench[side] = pool
