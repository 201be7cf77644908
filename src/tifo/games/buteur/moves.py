"""A move is one number: a card with an option, or a place in one of the blocks after the cards."""

from tifo.games.buteur.components import CARDS, GOAL_AREA_CELLS, OPTIONS, STEPS

THROW = CARDS * OPTIONS
"""+ the neighbour to which the ball is thrown."""
PLACE = THROW + STEPS
"""+ the square of the goal area, from the left."""
PASS = PLACE + GOAL_AREA_CELLS
SHOW = PASS + 1
"""CHANCE: + the card that is drawn or cut."""
TOSS = SHOW + CARDS
"""CHANCE: + the team that kicks off."""
MOVE_COUNT = TOSS + 2
MOST_LEGAL = 64
"""Six for each of eight attackers at a kick-off, and room to write an option that is not kept."""
MOST_PLIES = 1000
"""Each turn takes at least one card for good; a half has fewer than sixty turns of a few plies."""


def play(card: int, option: int) -> int:
    """The move that plays a card in one of its ways."""
    return card * OPTIONS + option
