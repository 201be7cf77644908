"""What the conformance kit needs to know of this game: what is conserved."""

from tifo.core.errors import RuleBug
from tifo.games.worldwide.components import KINDS, SIDES, WHOLE_SQUAD
from tifo.games.worldwide.state import State
from tifo.games.worldwide.view import is_dealt


def conserved(state: State) -> None:
    """Every card is in exactly one place, the counts are true, and no hand hides a card twice."""
    for seat in range(len(state.hand_count)):
        hand = state.hand[KINDS * seat : KINDS * (seat + 1)]
        shown = state.shown[KINDS * seat : KINDS * (seat + 1)]
        if sum(hand) != state.hand_count[seat]:
            raise RuleBug("a hand is counted wrong")
        if state.squad[seat].bit_count() != state.squad_count[seat]:
            raise RuleBug("Player cards in hand are counted wrong")
        if any(seen > held for seen, held in zip(shown, hand, strict=True)):
            raise RuleBug("a card was shown that is not in hand")
    for side in range(SIDES):
        _conserved_side(state, side)


def _conserved_side(state: State, side: int) -> None:
    part = slice(KINDS * side, KINDS * (side + 1))
    if sum(state.pile[part]) != state.pile_count[side]:
        raise RuleBug("a pile is counted wrong")
    if sum(state.deck[part]) != state.deck_size[side]:
        raise RuleBug("a deck is counted wrong")
    if state.bench[side].bit_count() != state.bench_count[side]:
        raise RuleBug("a pile of Player cards is counted wrong")
    if not 0 <= state.stars[side] <= state.most_stars[side]:
        raise RuleBug("more stars than the team has")
    if not is_dealt(state):
        return
    seats = range(side, len(state.hand_count), 2)
    for kind in range(KINDS):
        slot = KINDS * side + kind
        cards = state.pile[slot] + state.discard[slot] + state.table[slot]
        cards += sum(state.hand[KINDS * seat + kind] for seat in seats)
        if cards != state.deck[slot]:
            raise RuleBug("Action cards were lost or made")
    masks = [state.bench[side], state.spent[side], state.removed[side]]
    masks += [state.squad[seat] for seat in seats]
    if sum(masks) != WHOLE_SQUAD or sum(mask.bit_count() for mask in masks) != 7:
        raise RuleBug("Player cards were lost or made")
