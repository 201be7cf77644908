"""The box as the tables that the rulebook shows."""

from collections import defaultdict
from typing import Any

from tifo.core.book import Cell, Row, Table, numbers
from tifo.core.messages import Message
from tifo.games.footmania.components import BOX, KIND_OF, SPONSOR_OF, SPONSORS, SQUARE_CODE, Square
from tifo.games.footmania.names import question_name

SHOWN_APART = ("footballers", "plus", "questions", "europeans", "board")
"""Parts of the box with tables of their own."""


def tables() -> tuple[Table, ...]:
    """The prices and other numbers, the squares, and the cards of every pack."""
    rest = {name: part for name, part in BOX.items() if name not in SHOWN_APART}
    return numbers(rest, _show), _squares(), _plus(), _questions(), _footballers(), _europeans()


def _show(name: str, value: Any) -> Cell:
    if name.startswith("money-"):
        return tuple(map(_sum, value)) if isinstance(value, tuple) else _sum(value)
    if name.startswith("schedule-"):
        return tuple(_day(number, pairs) for number, pairs in enumerate(value, start=1))
    return value  # type: ignore[no-any-return]


def _sum(francs: int) -> Message:
    return Message("money", {"francs": francs})


def _day(number: int, pairs: list[list[int]]) -> Message:
    return Message("day", {"day": number, "matches": " · ".join(f"{a}–{b}" for a, b in pairs)})


def _squares() -> Table:
    """The squares of each kind, with their places on the board."""
    found: dict[str, list[str]] = defaultdict(list)
    for place, kind in enumerate(KIND_OF):
        sponsor = f"-{SPONSORS[SPONSOR_OF[place]]}" if kind == Square.SPONSOR else ""
        found[f"square-{Square(kind).name.lower()}{sponsor}"].append(SQUARE_CODE[place])
    mark = BOX["board"]["perimeter"]["mark"]
    rows = tuple(
        Row((Message(key, {"code": ", ".join(codes)}), len(codes)), mark)
        for key, codes in found.items()
    )
    return Table("squares", ("square", "copies"), rows)


def _plus() -> Table:
    rows = tuple(
        Row(
            (
                Message(f"plus-{card['code']}"),
                Message(
                    f"effect-of-{card['kind']}", {"stars": card["stars"], "home": _at_home(card)}
                ),
                Message("yes" if card["euromatch"] else "no"),
                card["copies"],
            ),
            card["mark"],
        )
        for card in BOX["plus"]
    )
    return Table("plus", ("card", "effect", "euromatch", "copies"), rows)


def _at_home(card: dict[str, Any]) -> int:
    return int(card.get("at_home", card["stars"]))


def _questions() -> Table:
    rows = tuple(
        Row(
            (
                card["code"],
                question_name(number),
                _sum(card["resale"]) if "resale" in card else "",
            ),
            card["mark"],
        )
        for number, card in enumerate(BOX["questions"])
    )
    return Table("questions", ("card", "effect", "resale"), rows)


def _footballers() -> Table:
    rows = tuple(
        Row(
            (
                man["code"],
                man["name"],
                Message(f"shirt-{man['shirt']}"),
                "JP" if man["jp"] else tuple(man["numbers"]),
                BOX["stars"][man["shirt"]]["value"] + man["stars"],
                _sum(man["price"]),
                _sum(man["reduced"]),
            ),
            man["mark"],
        )
        for man in BOX["footballers"]
    )
    columns = ("card", "name", "shirt", "numbers", "stars", "price", "reduced")
    return Table("footballers", columns, rows)


def _europeans() -> Table:
    rows = tuple(
        Row((team["name"], team["pennants"], team["stars"], _sum(team["gate"])), team["mark"])
        for team in BOX["europeans"]
    )
    return Table("europeans", ("team", "pennants", "stars", "gate"), rows)
