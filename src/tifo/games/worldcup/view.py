"""What a seat knows, as the fields declare it; and a guess at the whole truth that fits it."""

from tifo.core import written
from tifo.core.fields import OPEN, Seat
from tifo.core.hands import add_card, nth_card
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.worldcup.components import COPIES, KINDS, MOST_SEATS
from tifo.games.worldcup.hands import clear_hand, copy_hand
from tifo.games.worldcup.state import State


class View(State):
    """A state in which the other hands and the face-down cards are blank."""

    seat: int = Seat(MOST_SEATS, OPEN)
    """Whose view it is; NOBODY for a spectator."""


copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)
view = written.view(State, __name__)


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public_state(seen, out)
    unseen = seen.pool_count
    for kind in range(KINDS):
        out.pool[kind] = COPIES[KINDS * seen.cup + kind] - seen.discard[kind]
    if seen.card >= 0:
        out.pool[seen.card] -= 1
    for seat in range(MOST_SEATS):
        clear_hand(out.hand[seat])
        if seat == seen.seat:
            copy_hand(seen.hand[seat], out.hand[seat])
            for i in range(seen.hand[seat].count):
                out.pool[seen.hand[seat].card[i]] -= 1
        else:
            unseen += seen.hand[seat].count
    for seat in range(seen.seats):
        while out.hand[seat].count < seen.hand[seat].count:
            kind = nth_card(out.pool, below(rng, unseen))
            out.pool[kind] -= 1
            unseen -= 1
            add_card(out.hand[seat], kind)
