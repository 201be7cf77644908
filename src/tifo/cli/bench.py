"""`tifo bench`: how fast the installed games are played at random, compiled and interpreted."""

import json as json_format
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from tifo import games
from tifo.cli._arguments import Json, Lang
from tifo.cli._progress import progress
from tifo.cli._talk import Talk, choose_language
from tifo.native.speed import ROUNDS, Figures, measure


def bench(
    *game: Annotated[str, Parameter(help="cli-arg-game")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast the games are played at random."""
    found = [games.find(name) for name in game] or games.installed()
    talk = Talk(choose_language(lang))
    results: dict[str, Figures] = {}
    with progress(talk.say("cli-bench-about"), ROUNDS * len(found)) as advance:
        for each in found:
            results[each.name] = measure(each, advance=advance)
    print(json_format.dumps(results)) if json else _print_table(results)


def _print_table(results: dict[str, Figures]) -> None:
    names = list(dict.fromkeys(name for figures in results.values() for name in figures))
    table = Table("", *results)
    for name in names:
        cells = (f"{figures[name]:,}" if name in figures else "" for figures in results.values())
        table.add_row(name, *cells)
    Console().print(table)
