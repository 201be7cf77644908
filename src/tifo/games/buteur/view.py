"""What a seat knows, as the fields declare it; and a guess at the whole truth that fits it."""

from tifo.core import written
from tifo.core.fields import OPEN, Seat
from tifo.core.hands import add_card, nth_card
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.buteur.components import CARDS, COPIES, MOST_SEATS
from tifo.games.buteur.state import Hand, State


class View(State):
    """A state in which the other hands and the pile are blank."""

    seat: int = Seat(MOST_SEATS, OPEN)
    """Whose view it is; NOBODY for a spectator."""


copy_hand = written.copy(Hand, __name__)
copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)
view = written.view(State, __name__)


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public_state(seen, out)
    unseen = seen.pile_count
    for card in range(CARDS):
        out.pile[card] = COPIES[card] - seen.discard[card]
    for seat in range(MOST_SEATS):
        if seat == seen.seat:
            copy_hand(seen.hand[seat], out.hand[seat])
        else:
            copy_hand(seen.shown[seat], out.hand[seat])
            unseen += seen.hand[seat].count - seen.shown[seat].count
        for i in range(out.hand[seat].count):
            out.pile[out.hand[seat].card[i]] -= 1
    for seat in range(seen.seats):
        while out.hand[seat].count < seen.hand[seat].count:
            card = nth_card(out.pile, below(rng, unseen))
            out.pile[card] -= 1
            unseen -= 1
            add_card(out.hand[seat], card)
