"""A move is one number: a card, a pass, or what CHANCE draws or throws."""

from tifo_cuptie.components import CARDS, FACES

PASS = CARDS
"""No change; below it the card that is fielded or comes on."""
DRAW = PASS + 1
"""CHANCE: + the card that is drawn."""
THROW = DRAW + CARDS
"""CHANCE: + pips - 1."""
MOVE_COUNT = THROW + FACES
MOST_LEGAL = CARDS + 1
MOST_PLIES = 60
"""At most fourteen cards are drawn; a round has two cards, three throws and a change."""
