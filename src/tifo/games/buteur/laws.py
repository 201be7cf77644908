"""What the conformance kit needs to know of this game: what is conserved."""

from tifo.core.errors import RuleBug
from tifo.games.buteur.components import CARDS, COPIES
from tifo.games.buteur.state import State


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
