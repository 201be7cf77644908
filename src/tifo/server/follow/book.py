"""The rulebook of a game, or of one match, as data."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tifo.core.book import Ruling, holds
from tifo.core.contract import AnyGame
from tifo.text.book import clause_key, ruling_key


def rulebook_told(game: AnyGame, chosen: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Clauses, rulings and components: those in force with these options, or all."""
    rulings = [one for one in game.rulings if chosen is None or holds(one.under, chosen)]
    return {
        "clauses": [_clause(game, clause) for clause in game.clauses],
        "rulings": [_ruling(game, ruling) for ruling in rulings],
        "tables": game.tables_shown(chosen),
        "components": _read_components(game.package),
    }


@cache
def _read_components(package: str) -> dict[str, Any]:
    box = files(package).joinpath("components.toml")
    return tomllib.loads(box.read_text(encoding="utf-8")) if box.is_file() else {}


def _clause(game: AnyGame, clause: int) -> dict[str, Any]:
    clause_id = game.clause_id(clause)
    return {"id": clause_id, "key": clause_key(clause_id), "printed": game.is_printed(clause)}


def _ruling(game: AnyGame, ruling: Ruling) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "key": ruling_key(ruling),
        "clauses": [game.clause_id(clause) for clause in ruling.clauses],
        "under": ruling.under,
    }
