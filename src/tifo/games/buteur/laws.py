"""What the conformance kit needs to know of this game: what is conserved, and what is secret."""

from tifo.core.errors import RuleBug
from tifo.core.rng import generator
from tifo.games.buteur.components import CARDS, COPIES
from tifo.games.buteur.state import State
from tifo.games.buteur.view import View, sample_world, view


def conserved(state: State) -> None:
    """Every card is in exactly one place, and the counts are true."""
    counts = [state.pile[card] + state.discard[card] for card in range(CARDS)]
    for hand in state.hand:
        for i in range(hand.count):
            counts[hand.card[i]] += 1
    if counts != list(COPIES):
        raise RuleBug("cards were lost or made")
    if sum(state.pile) != state.pile_count or sum(state.discard) != state.discard_count:
        raise RuleBug("a pile is counted wrong")


def secrets(state: State, seat: int) -> list[State]:
    """The same position with other cards in the hidden places: drawn anew, and poked at."""
    seen = View()
    view(state, seat, seen)
    states = []
    for stream in range(3):
        world = State()
        sample_world(seen, generator(stream), world)
        states.append(world)
    poked = state.copy()
    poked.pile = [count ^ 0x55 for count in poked.pile]
    for other, hand in enumerate(poked.hand):
        if other != seat:
            hand.card = [card ^ 0x55 for card in hand.card]
    return [*states, poked]
