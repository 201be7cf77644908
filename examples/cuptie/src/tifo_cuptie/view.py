"""What a seat knows, as the fields declare it; and a guess at the whole truth that fits it."""

from tifo.core import written
from tifo.core.fields import OPEN, Seat
from tifo.core.hands import add_card, nth_card
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo_cuptie.components import CARDS, COPIES, SEATS
from tifo_cuptie.state import Hand, Phase, State, home


class View(State):
    """A state in which the pile and the other coach's cards are blank."""

    seat: int = Seat(SEATS, OPEN)
    """Whose view it is; NOBODY for a spectator."""


def knows_fielded(state: State, seat: int, owner: int) -> bool:
    """Is the card this seat's own, or do both lie open (CT-4)?"""
    return owner == seat or state.phase >= Phase.THROW


copy_hand = written.copy(Hand, __name__)
copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)
view = written.view(State, __name__)


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public_state(seen, out)
    for card in range(CARDS):
        out.pile[card] = COPIES[card] - seen.discard[card]
    for seat in range(SEATS):
        copy_hand(seen.hand[seat], out.hand[seat])
        out.fielded[seat] = seen.fielded[seat]
        if seen.fielded[seat] > 0:
            out.pile[seen.fielded[seat] - 1] -= 1
        if seat == seen.seat:
            for i in range(seen.hand[seat].count):
                out.pile[seen.hand[seat].card[i]] -= 1
        else:
            out.hand[seat].count = 0
    lying = 0
    for card in range(CARDS):
        lying += out.pile[card]
    host = home(seen)
    if seen.phase == Phase.FIELD_AWAY and seen.fielded[host] == 0:
        out.fielded[host] = take(out, rng, lying) + 1
        lying -= 1
    for seat in range(SEATS):
        while out.hand[seat].count < seen.hand[seat].count:
            add_card(out.hand[seat], take(out, rng, lying))
            lying -= 1


def take(out: State, rng: Ints, lying: int) -> int:
    """A card from those that nobody has seen."""
    card = nth_card(out.pile, below(rng, lying))
    out.pile[card] -= 1
    return card
