"""The box as the tables that the rulebook shows."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from tifo.core.book import Cell, Row, Table, Under, numbers
from tifo.core.messages import Message, spell
from tifo.games.worldcup.components import BOX

LETTERS = {colour["letter"]: colour["name"] for colour in BOX["colours"]}
SHOWN_APART = ("colours", "dice", "tokens", "cards", "nations", "cups")
"""Parts of the box with tables of their own."""


def tables() -> tuple[Table, ...]:
    """The cards, tokens, dice and ratings; the teams and matches of each cup; the other numbers."""
    rest = {name: part for name, part in BOX.items() if name not in SHOWN_APART}
    cups = (table for cup in BOX["cups"] for table in _cup_tables(cup))
    return _cards(), _tokens(), _ratings(), _dice(), *cups, numbers(rest)


def _cards() -> Table:
    return Table(
        "cards",
        ("card", "copies", "cups"),
        tuple(
            Row(
                (
                    Message(f"card-{spell(card['kind'])}"),
                    card["copies"]["value"],
                    Message("in-both-cups" if card["in_1930"]["value"] else "in-2002-only"),
                ),
                card["copies"]["mark"],
            )
            for card in BOX["cards"]
        ),
    )


def _tokens() -> Table:
    return Table(
        "tokens",
        ("token", "copies", "worth"),
        tuple(
            Row(
                (Message(f"token-{token['name']}"), token["copies"]["value"], _goals(token)),
                token["copies"]["mark"],
            )
            for token in BOX["tokens"]
        ),
    )


def _goals(token: dict[str, Any]) -> Cell:
    whole, half = divmod(token["halves"]["value"], 2)
    return "½" if half else int(whole)


def _ratings() -> Table:
    parts = ("squares", "goals", "balls")
    return Table(
        "ratings",
        ("rating", "squares", "highest", "balls"),
        tuple(
            Row(
                (_rating(colour["name"]), *(colour[part]["value"] for part in parts)),
                colour["squares"]["mark"],
            )
            for colour in BOX["colours"]
        ),
    )


def _rating(colour: str) -> Message:
    return Message(f"rating-{colour}")


def _dice() -> Table:
    return Table(
        "dice",
        ("die", "faces"),
        tuple(
            Row(
                (
                    Message(f"die-{name}"),
                    tuple(Message(f"colour-{LETTERS[letter]}") for letter in die["value"]),
                ),
                die["mark"],
            )
            for name, die in BOX["dice"].items()
        ),
    )


def _cup_tables(cup: str) -> Iterator[Table]:
    under: Under = ({"cup": (cup,)},)
    groups, bracket = BOX["cups"][cup]["groups"], BOX["cups"][cup]["bracket"]
    teams = tuple(_team(group, team) for group in groups for team in group["teams"])
    yield Table(f"teams-{cup}", ("team", "group", "rating"), teams, under)
    pairs = tuple(row for group in groups for row in _matches(group["name"], group["matches"]))
    yield Table(f"groups-{cup}", ("group", "matches"), pairs, under)
    rounds = tuple(
        row for part in bracket for row in _matches(_round(part["round"]), part["matches"])
    )
    yield Table(f"bracket-{cup}", ("round", "matches"), rounds, under)


def _team(group: dict[str, Any], team: dict[str, Any]) -> Row:
    cells = (Message(f"team-{team['nation']}"), group["name"], _rating(team["colour"]))
    return Row(cells, team["mark"])


def _round(name: str) -> Message:
    return Message(f"round-{spell(name)}")


def _matches(head: Cell, matches: list[dict[str, Any]]) -> Iterator[Row]:
    """Matches with the same mark in one row."""
    for mark, alike in groupby(matches, key=lambda match: match["mark"]):
        pairs = tuple(
            Message("match-of", {"left": _side(match["left"]), "right": _side(match["right"])})
            for match in alike
        )
        yield Row((head, pairs), mark)


def _side(name: str) -> Message:
    """A nation, the place of a group (1E), or the winner or loser of a match (W49, L61)."""
    if name in BOX["nations"]:
        return Message(f"team-{name}")
    if name[0] in "WL":
        return Message(f"side-{name[0]}", {"match": int(name[1:])})
    return Message(f"side-{name[0]}", {"group": name[1:]})
