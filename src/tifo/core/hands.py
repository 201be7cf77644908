"""Sorted hands and counted piles: no order that could tell anything."""

from typing import Protocol

from tifo.core.records import Ints


class Cards(Protocol):
    """A record of so many cards, the unused places zero."""

    count: int
    card: Ints


def count_card(hand: Cards, card: int) -> int:
    """How many copies of a card."""
    copies = 0
    for i in range(hand.count):
        if hand.card[i] == card:
            copies += 1
    return copies


def add_card(hand: Cards, card: int) -> None:
    """Put a card in its place."""
    i = hand.count
    while i > 0 and hand.card[i - 1] > card:
        hand.card[i] = hand.card[i - 1]
        i -= 1
    hand.card[i] = card
    hand.count += 1


def remove_card(hand: Cards, card: int) -> None:
    """Take out one copy of a card, which must be there."""
    i = 0
    while hand.card[i] != card:
        i += 1
    hand.count -= 1
    while i < hand.count:
        hand.card[i] = hand.card[i + 1]
        i += 1
    hand.card[i] = 0


def nth_card(cards: Ints, place: int) -> int:
    """The kind of card at a place of a pile laid out in order of kind."""
    kind = 0
    while place >= cards[kind]:
        place -= cards[kind]
        kind += 1
    return kind
