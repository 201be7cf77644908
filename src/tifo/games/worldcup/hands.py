"""Hands of cards."""

from typing import Annotated

from tifo.core.records import INT8, Int8, Ints, Record
from tifo.games.worldcup.components import HAND_SIZE


class Hand(Record):
    """Kinds of card, ascending: a sorted hand has no order that could tell anything."""

    count: Int8
    card: Annotated[Ints, INT8, HAND_SIZE]


def clear_hand(hand: Hand) -> None:
    """Empty a hand."""
    hand.count = 0
    for i in range(HAND_SIZE):
        hand.card[i] = 0


def holds(hand: Hand, kind: int) -> bool:
    """Is there a card of this kind?"""
    for i in range(hand.count):
        if hand.card[i] == kind:
            return True
    return False
