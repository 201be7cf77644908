"""The pitch, the cards and the seats as tables, read from `components.toml`."""

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Any

BOX: dict[str, Any] = tomllib.loads(
    files("tifo.games.buteur").joinpath("components.toml").read_text(encoding="utf-8")
)


class Kind(IntEnum):
    """Kinds of card, in the order in which the cards are numbered."""

    ATTACKER = 0
    FREE_KICK = 1
    KEEPER = 2
    CORNER = 3
    PENALTY = 4


class Symbol(IntEnum):
    """What a card shows in its top left corner."""

    NONE = 0
    HAND = 1
    RED = 2
    BLUE = 3


class Direction(IntEnum):
    """The way of an arrow, as the one who plays the card sees it."""

    LEFT = 0
    FORWARD = 1
    RIGHT = 2


# ------------------------------------------------------------------------------------- the pitch
# Columns and rows count from 0; the first team plays up the rows in the first half.
COLUMNS: int = BOX["board"]["columns"]["value"]
ROWS: int = BOX["board"]["rows"]["value"]
GOAL_MOUTH: int = BOX["board"]["goal_mouth"]["value"]
ROWS_OFFERED: tuple[int, ...] = (ROWS, *BOX["variants"]["rows"]["value"])
MOST_ROWS = max(ROWS_OFFERED)
GOAL_MOUTHS_OFFERED: tuple[int, ...] = (GOAL_MOUTH, *BOX["variants"]["goal_mouth"]["value"])
GOAL_AREA_CELLS: int = BOX["board"]["goal_area_columns"]["value"]
GOAL_AREA_LEFT = (COLUMNS - GOAL_AREA_CELLS) // 2
PENALTY_LEFT = (COLUMNS - BOX["board"]["penalty_columns"]["value"]) // 2
PENALTY_RIGHT = COLUMNS - 1 - PENALTY_LEFT
PENALTY_ROWS: int = BOX["board"]["penalty_rows"]["value"]
KICK_OFF_LEFT = (COLUMNS - BOX["board"]["kick_off_squares"]["value"]) // 2
GOAL_KICK_LEFT = GOAL_AREA_LEFT - 1
"""The square beside the goal area; the other one lies further out."""
GOAL_KICK_RIGHT = GOAL_AREA_LEFT + GOAL_AREA_CELLS
LEFT_CORNER = int(Symbol[BOX["board"]["left_corner"]["value"].upper()])

#   5 6 7      the eight neighbours of a square, for throw-ins;
#   3 . 4      rows grow upward
#   0 1 2
STEPS = 8
STEP_X = (-1, 0, 1, -1, 1, -1, 0, 1)
STEP_Y = (-1, -1, -1, 0, 0, 1, 1, 1)

# ------------------------------------------------------------------------------------- the cards
_CARDS: list[dict[str, Any]] = sorted(BOX["cards"], key=lambda card: Kind[card["kind"].upper()])
CARDS = len(_CARDS)
"""How many different cards; a card is a number below."""
CODE: tuple[str, ...] = tuple(card["code"] for card in _CARDS)
KIND = tuple(int(Kind[card["kind"].upper()]) for card in _CARDS)
SYMBOL = tuple(int(Symbol[card["symbol"].upper()]) for card in _CARDS)
COPIES: tuple[int, ...] = tuple(card["copies"] for card in _CARDS)
MOST_COPIES = max(COPIES)
DECK_SIZE = sum(COPIES)
MOST_GOALS = DECK_SIZE
"""A goal costs a card, and cards come back once."""
FEW_CARDS: int = BOX["pile"]["few"]["value"]  # BU-12.2
SQUARES: tuple[int, ...] = tuple(
    card[way] for card in _CARDS for way in ("left", "forward", "right")
)
"""SQUARES[3 * card + direction]: how far; 0 where the card has no such arrow."""

# How a card is used: an arrow from the first or from the second start square, or simply laid down.
SECOND_START = 3
"""Added to a direction: the same arrow from the second square."""
USE = 6
SHED = 7
OPTIONS = 8


def _options(card: int) -> list[int]:
    arrows = [way for way in range(3) if SQUARES[3 * card + way] > 0]
    return arrows or [USE]


OPTION_COUNT = tuple(len(_options(card)) for card in range(CARDS))
OPTION = tuple(option for card in range(CARDS) for option in (*_options(card), 0, 0)[:3])
"""OPTION[3 * card + i]: the i-th way to use a card; padded to three."""
FIRST_PENALTY = KIND.index(Kind.PENALTY)
"""Penalties are the last cards: from here to `CARDS`."""

# ------------------------------------------------------------------------------------- the seats
TURNS = 4
"""Places in the order of play; even places belong to team 0 (BU-P.2)."""
MOST_SEATS = 4
TEAMS = 2
MOST_CARDS: int = max(BOX["hands"]["two"]["value"])
SEAT_AT = (0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 2, 3)
"""SEAT_AT[4 * (seats - 2) + turn]; of three the lone coach plays every other turn (BU-P.3)."""
TEAM_OF = (0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1)
"""TEAM_OF[4 * (seats - 2) + seat]."""
HAND_SIZE: tuple[int, ...] = tuple(
    size
    for row in ("two", "three", "four")
    for size in (BOX["hands"][row]["value"] + [0, 0])[:MOST_SEATS]
)
