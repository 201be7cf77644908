"""The cards and the rounds as flat tables, read from `components.toml`."""

import tomllib
from importlib.resources import files
from typing import Any

BOX: dict[str, Any] = tomllib.loads(
    files("tifo_cuptie").joinpath("components.toml").read_text(encoding="utf-8")
)

SEATS = 2
POINTS: tuple[int, ...] = tuple(BOX["cup"]["points"]["value"])
"""What each round is worth (CT-1)."""
ROUNDS = len(POINTS)
ROUND = ("quarter", "semi", "final")
FINAL = ROUNDS - 1
SQUADS_OFFERED: tuple[int, ...] = tuple(BOX["cup"]["squad"]["value"])
SQUAD = SQUADS_OFFERED[0]
MOST_CARDS = max(SQUADS_OFFERED)
REFILL: int = BOX["cup"]["refill"]["value"]
FACES: int = BOX["cup"]["faces"]["value"]

NAME: tuple[str, ...] = tuple(card["name"] for card in BOX["cards"])
CARDS = len(NAME)
"""How many different cards; a card is a number below."""
STRENGTH: tuple[int, ...] = tuple(card["strength"] for card in BOX["cards"])
BENCH: tuple[int, ...] = tuple(card["bench"] for card in BOX["cards"])
"""How often the die counts when the card comes on (CT-7)."""
COPIES: tuple[int, ...] = tuple(card["copies"] for card in BOX["cards"])
MOST_COPIES = max(COPIES)
DECK_SIZE = sum(COPIES)
