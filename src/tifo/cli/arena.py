"""`tifo arena`: bots against each other, in duplicate, until the result can be believed."""

import json as json_format
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators

from tifo import games
from tifo.cli._arguments import Choices, GameName, Json, Lang, read_choices
from tifo.cli._progress import progress
from tifo.cli._talk import AskedWronglyError, Talk, choose_language
from tifo.sim import LOCAL, Arena, Contest, Results, Row
from tifo.sim.results import heading

MATCHES = 100
MOST_MATCHES = 100_000
"""Where --until gives up."""
Positive = validators.Number(gte=1)


def arena(
    game: GameName,
    /,
    *bots: Annotated[str, Parameter(help="cli-arg-arena-bots")],
    matches: Annotated[int | None, Parameter(validator=Positive, help="cli-arg-matches")] = None,
    until: Annotated[str | None, Parameter(help="cli-arg-until")] = None,
    seats: Annotated[int | None, Parameter(help="cli-arg-seat-count")] = None,
    option: Choices = (),
    seed: Annotated[int, Parameter(help="cli-arg-seed")] = 0,
    on: Annotated[str, Parameter(help="cli-arg-on")] = LOCAL,
    file: Annotated[Path | None, Parameter(help="cli-arg-results")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, seats rotated and deals shared, and rate them."""
    language = choose_language(lang)
    found = games.find(game)
    given = read_choices(option)
    if seats is not None:
        given["seats"] = str(seats)
    elif "seats" not in given and str(len(bots)) in found.options[0].choices:
        given["seats"] = str(len(bots))
    contest = Contest(found, found.read_options(given), bots, seed)
    talk = Talk(language, found)
    table = _run(contest, file, on, matches, until, talk)
    if json:
        print(json_format.dumps({**heading(contest), "table": [asdict(row) for row in table]}))
    else:
        _print_table(talk, table)


def _run(
    contest: Contest, file: Path | None, on: str, matches: int | None, until: str | None, talk: Talk
) -> list[Row]:
    half_width = None if until is None else _read_share(until)
    results = Results(contest, file)
    most = matches or (MATCHES if half_width is None else MOST_MATCHES)
    with progress(talk.say("cli-arena-title", game=contest.game.name), most) as advance:
        arena = Arena(contest, results, on, advance)
        advance(arena.matches)
        return arena.run(most) if half_width is None else arena.run_until(half_width, most)


def _read_share(text: str) -> float:
    """A share written as 0.01, 1% or ±1%."""
    number = text.strip().removeprefix("±").strip()
    try:
        share = float(number.removesuffix("%")) / (100 if number.endswith("%") else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise AskedWronglyError("error-arena-until", text=text)
    return share


def _share(share: float, interval: tuple[float, float]) -> str:
    """A share in hundredths, with how far it may be off."""
    return f"{100 * share:.1f} ± {50 * (interval[1] - interval[0]):.1f} %"


def _print_table(talk: Talk, rows: list[Row]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for key in ("bot", "matches", "wins", "draws", "score", "rating"):
        justify: Any = "left" if key == "bot" else "right"
        table.add_column(talk.say(f"cli-arena-{key}"), justify=justify, no_wrap=True)
    for row in rows:
        table.add_row(
            row.bot,
            str(row.matches),
            _share(row.wins, row.wins_interval),
            f"{100 * row.draws:.1f} %",
            _share(row.score, row.score_interval),
            f"{row.rating:.1f} ± {row.deviation:.1f}",
        )
    Console(highlight=False).print(table)
    print(talk.say("cli-arena-note"))
