"""What the conformance kit needs to know of this game: what is conserved."""

from tifo.core.errors import RuleBug
from tifo_cuptie.components import CARDS, COPIES
from tifo_cuptie.state import State


def conserved(state: State) -> None:
    """Every card is in exactly one place, and the pile is counted right."""
    counts = [state.pile[card] + state.discard[card] for card in range(CARDS)]
    for hand, fielded in zip(state.hand, state.fielded, strict=True):
        for i in range(hand.count):
            counts[hand.card[i]] += 1
        if fielded > 0:
            counts[fielded - 1] += 1
    if counts != list(COPIES):
        raise RuleBug("cards were lost or made")
    if sum(state.pile) != state.pile_count:
        raise RuleBug("the pile is counted wrong")
