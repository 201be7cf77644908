"""Hands of cards."""

from tifo.core import written
from tifo.core.fields import OPEN, Count, Each, OneOf
from tifo.core.records import Ints, Record
from tifo.games.worldcup.components import HAND_SIZE, KINDS


class Hand(Record):
    """Kinds of card, ascending: a sorted hand has no order that could tell anything."""

    count: int = Count(HAND_SIZE, OPEN)
    card: Ints = Each(HAND_SIZE, OneOf(KINDS))


clear_hand = written.clear(Hand, __name__)
copy_hand = written.copy(Hand, __name__)


def holds(hand: Hand, kind: int) -> bool:
    """Is there a card of this kind?"""
    for i in range(hand.count):
        if hand.card[i] == kind:
            return True
    return False
