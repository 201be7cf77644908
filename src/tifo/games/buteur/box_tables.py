"""The box as the tables that the rulebook shows."""

from itertools import groupby
from typing import Any

from tifo.core.book import Cell, Row, Table, numbers
from tifo.core.messages import Message, spell
from tifo.games.buteur.components import BOX

CARD_COLUMNS = ("cards", "kind", "symbol", "left", "forward", "right", "copies")


def tables() -> tuple[Table, ...]:
    """The cards, those with the same arrows together, and every number of the pitch."""
    cards = sorted(BOX["cards"], key=_face)
    rows = tuple(_card_row(list(alike)) for _, alike in groupby(cards, key=_face))
    box = {name: part for name, part in BOX.items() if name != "cards"}
    return Table("cards", CARD_COLUMNS, rows), numbers(box, _show)


def _face(card: dict[str, Any]) -> tuple[Any, ...]:
    """What cards of one row share, in the order of the box."""
    first = next(other for other in BOX["cards"] if _arrows(other) == _arrows(card))
    return BOX["cards"].index(first), card["mark"]


def _arrows(card: dict[str, Any]) -> tuple[Any, ...]:
    corner = card["symbol"] if card["kind"] == "corner" else ""
    return card["kind"], card["left"], card["forward"], card["right"], corner


def _card_row(alike: list[dict[str, Any]]) -> Row:
    card = alike[0]
    ways: tuple[Cell, ...] = tuple(card[way] or "" for way in ("left", "forward", "right"))
    symbols = tuple(dict.fromkeys(each["symbol"] for each in alike))
    cells: tuple[Cell, ...] = (
        tuple(each["code"] for each in alike),
        Message(f"kind-{spell(card['kind'])}"),
        tuple(Message(f"symbol-{symbol}") for symbol in symbols if symbol != "none"),
        *ways,
        sum(each["copies"] for each in alike),
    )
    return Row(cells, card["mark"])


def _show(name: str, value: Any) -> Cell:
    return Message(f"colour-{value}") if name.endswith("_corner") else value
