"""The box as the tables that the rulebook shows."""

from collections.abc import Iterator, Mapping
from typing import Any

from tifo.core.book import Cell, Mark, Row, Table, Under, numbers
from tifo.core.messages import Argument, Message, spell
from tifo.games.worldwide.components import BOX, Ability
from tifo.games.worldwide.names import ability_effect, ability_name, player_does, player_when

ABILITY_NUMBERS = {
    Ability.OFFENSIVE: ("offensive_most", "offensive_pa"),
    Ability.COUNTER: ("counter_most", "counter_pa"),
    Ability.BLOCK: ("", "block_bonus"),
    Ability.TRAP: ("trap_cards", "trap_needs"),
    Ability.DIVE: ("dive_fewest", "dive_needs"),
    Ability.CREATIVITY: ("creativity_most", "creativity_draw"),
    Ability.STAMINA: ("", "stamina_draw"),
    Ability.CLINICAL: ("", "clinical_bonus"),
}
"""The numbers of `components.toml` behind when an ability is used and what it does."""
PRO: Under = ({"mode": ("professional", "international")},)
"""Where cards with a mark are in play."""
SHOWN_APART = ("abilities", "stadiums", "actions", "players", "teams", "decks", "tens", "twenties")
"""Parts of the box with tables of their own."""


def tables() -> tuple[Table, ...]:
    """The Action cards, abilities, teams, Player cards, decks and the other numbers."""
    rest = {name: part for name, part in BOX.items() if name not in SHOWN_APART}
    return (
        _attacks(),
        _defences(),
        _abilities(),
        _teams(),
        _players(),
        _decks(),
        numbers(rest, _show),
    )


def _card(code: str) -> Message:
    return Message(f"card-{code.lower()}")


def _show(name: str, value: Any) -> Cell:
    return (
        tuple(map(_card, value)) if name.endswith("_cards") and isinstance(value, tuple) else value
    )


# ------------------------------------------------------------------------------- Action cards
def _attacks() -> Table:
    cards = [card for card in BOX["actions"] if card["kind"] != "defence"]
    columns = ("card", "by-mark", "pa", "needs", "answers", "effect")
    return Table("attacks", columns, tuple(map(_attack, cards)))


def _attack(card: dict[str, Any]) -> Row:
    cells = (
        _card(card["code"]),
        _by_mark(card),
        card["pa"],
        _needs(card),
        tuple(_answer(code, bonus) for code, bonus in card["defences"].items()),
        tuple(_effects(card)),
    )
    marks = card["marks"]
    apart = {
        "by-mark": marks["copies"],
        "pa": marks.get("pa", marks["name"]),
        "needs": marks.get("needs", marks.get("after", marks["name"])),
        "answers": _weakest(marks[code] for code in card["defences"]),
        "effect": marks.get("effect", marks.get("shot", marks["name"])),
    }
    return _row(cells, marks["name"], apart)


def _by_mark(card: dict[str, Any]) -> str:
    """Copies without a mark, PRO and INT."""
    return " / ".join(map(str, card["copies"]))


def _needs(card: dict[str, Any]) -> Cell:
    found = []
    if "needs" in card:
        first, last = card["needs"][0], card["needs"][-1]
        found.append(Message("needs-pa", {"first": first, "last": last}))
    if "after" in card:
        found.append(Message("needs-after", {"card": _either(card["after"])}))
    return tuple(found)


def _either(codes: list[str]) -> Message:
    name = _card(codes[0])
    for code in codes[1:]:
        name = Message("either", {"first": name, "second": _card(code)})
    return name


def _answer(code: str, bonus: int) -> Message:
    if bonus == 0:
        return _card(code)
    return Message("answer-bonus", {"card": _card(code), "bonus": bonus})


def _effects(card: dict[str, Any]) -> Iterator[Message]:
    for name in ("draw_player", "draw", "discard", "lifts"):
        if card.get(name):
            yield Message(f"effect-{spell(name)}", {"count": card[name]})
    for name in ("shields", "bars_tackle"):
        if card.get(name):
            yield Message(f"effect-{spell(name)}")
    if "recalls" in card:
        yield Message("effect-recalls", {"card": _card(card["recalls"])})
    if "shot" in card:
        bonuses: dict[str, Argument] = {
            f"at{pa}": bonus for pa, bonus in zip(card["needs"], card["shot"], strict=True)
        }
        yield Message("effect-shot", bonuses)
        yield Message("effect-off-target", {"face": card["off_target"]})


def _defences() -> Table:
    cards = [card for card in BOX["actions"] if card["kind"] == "defence"]
    rolls = ("roll", "foul", "yellow", "red")
    rows = tuple(
        _row(
            (_card(card["code"]), _by_mark(card), *(card[part] or "" for part in rolls)),
            card["marks"]["name"],
            {
                "by-mark": card["marks"]["copies"],
                **{part: card["marks"].get(part, card["marks"]["foul"]) for part in rolls},
            },
        )
        for card in cards
    )
    return Table("defences", ("card", "by-mark", *rolls), rows)


def _row(cells: tuple[Cell, ...], mark: Mark, apart: Mapping[str, Mark]) -> Row:
    """A row that names only the columns whose mark is another one."""
    return Row(cells, mark, {name: other for name, other in apart.items() if other != mark})


def _weakest(marks: Iterator[Mark]) -> Mark:
    """Of several marks the one that promises least."""
    order: tuple[Mark, ...] = ("stated", "implied", "found", "reconstructed")
    return max(marks, key=order.index)


# ---------------------------------------------------------------------------- stars and squads
def _abilities() -> Table:
    return Table("abilities", ("ability", "when", "effect", "price"), tuple(map(_ability, Ability)))


def _ability(ability: Ability) -> Row:
    when, does = ABILITY_NUMBERS.get(ability, ("", ""))
    args: dict[str, Argument] = {}
    if when:
        value = BOX["abilities"][when]["value"]
        args["count"] = _either(value) if isinstance(value, list) else value
    apart = {
        column: BOX["abilities"][number]["mark"]
        for column, number in (("when", when), ("effect", does))
        if number
    }
    cells = (
        ability_name(ability),
        Message(f"usable-{ability.name.lower()}", args),
        ability_effect(ability),
        Message("price-star"),
    )
    return _row(cells, "stated", apart)


def _teams() -> Table:
    rows = []
    for team in BOX["teams"]:
        effect = BOX["stadiums"][team["stadium"]]
        stadium = Message(f"stadium-{spell(team['stadium'])}", {"count": effect["value"]})
        abilities = tuple(ability_name(Ability[name.upper()]) for name in team["abilities"])
        cells = (Message(f"team-{team['name']}"), team["stars"], abilities, stadium)
        rows.append(_row(cells, "stated", {part: team["marks"][part] for part in _TEAM_PARTS}))
    return Table("teams", ("team", *_TEAM_PARTS), tuple(rows), PRO)


_TEAM_PARTS = ("stars", "abilities", "stadium")


def _players() -> Table:
    rows = []
    for number, player in enumerate(BOX["players"]):
        team = next(team for team in BOX["teams"] if player["code"].startswith(team["code"]))
        cells = (
            player["name"],
            Message(f"team-{team['name']}"),
            Message(f"place-{player['position'].lower()}"),
            player_when(number),
            player_does(number),
            Message("is-specialist") if player["ball"] else "",
        )
        marks = {"when": player["marks"]["trigger"], "effect": player["marks"]["effect"]}
        rows.append(_row(cells, "reconstructed", marks))
    columns = ("player", "team", "position", "when", "effect", "specialist")
    return Table("players", columns, tuple(rows))


def _decks() -> Table:
    rows = tuple(
        Row(
            (Message(f"deck-{deck['code']}"), Message(f"deck-for-{size}"), _contents(deck)),
            deck["mark"],
        )
        for size in ("decks", "tens", "twenties")
        for deck in BOX[size]
    )
    under: Under = ({"mode": ("international",)}, {"extra_time": ("on",)})
    return Table("decks", ("deck", "for", "cards"), rows, under)


def _contents(deck: dict[str, Any]) -> Cell:
    return tuple(
        Message("deck-card", {"card": _card(card["code"]), "copies": copies})
        for card, copies in zip(BOX["actions"], deck["copies"], strict=True)
        if copies
    )
