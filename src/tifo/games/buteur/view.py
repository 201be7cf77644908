"""What a seat knows, built up field by field; and a guess at the whole truth that fits it."""

from tifo.core.hands import add_card
from tifo.core.records import Int8, Ints
from tifo.core.rng import below
from tifo.games.buteur.chance import nth_card
from tifo.games.buteur.components import CARDS, COPIES, MOST_CARDS, MOST_SEATS
from tifo.games.buteur.state import Hand, State, clear


class View(State):
    """A state in which the other hands and the pile are blank."""

    seat: Int8
    """Whose view it is; NOBODY for a spectator."""


def copy_hand(source: Hand, out: Hand) -> None:
    """The same cards in another hand."""
    out.count = source.count
    for i in range(MOST_CARDS):
        out.card[i] = source.card[i]


def copy_public(source: State, out: State) -> None:
    """Everything that lies open on the table."""
    out.seats = source.seats
    out.phase = source.phase
    out.turn = source.turn
    out.next_phase = source.next_phase
    out.next_turn = source.next_turn
    out.half = source.half
    out.first_team = source.first_team
    out.last_turn = source.last_turn
    out.second_half = source.second_half
    out.rows = source.rows
    out.left_post = source.left_post
    out.ball_x = source.ball_x
    out.ball_y = source.ball_y
    out.flag = source.flag
    out.goals[0] = source.goals[0]
    out.goals[1] = source.goals[1]
    for seat in range(MOST_SEATS):
        copy_hand(source.shown[seat], out.shown[seat])
    out.pile_count = source.pile_count
    out.discard_count = source.discard_count
    for card in range(CARDS):
        out.discard[card] = source.discard[card]


def view(state: State, seat: int, out: View) -> None:
    """Fill `out` with what this seat knows: its own hand, of the others how many cards (BU-D.4)."""
    copy_public(state, out)
    out.seat = seat
    for other in range(MOST_SEATS):
        clear(out.hand[other])
        out.hand[other].count = state.hand[other].count
        if other == seat:
            copy_hand(state.hand[other], out.hand[other])
    for card in range(CARDS):
        out.pile[card] = 0


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public(seen, out)
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
