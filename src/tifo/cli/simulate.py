"""`tifo simulate`: many matches between bots, and what came of them."""

import json as json_format
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import Parameter, validators

from tifo import bots, games
from tifo.cli._arguments import (
    GameName,
    Json,
    Lang,
    Seats,
    Settings,
    read_coaches,
    read_settings,
)
from tifo.cli._progress import progress, waiting
from tifo.cli._talk import AskedWronglyError, Talk, choose_language
from tifo.core.contract import AnyGame
from tifo.native import is_available
from tifo.play.match import BOT, HUMAN

COMPILED = {"uniform": "uniform", "rules-of-thumb": "thumb"}
"""Bots that native.batch plays, and what it calls them."""
Positive = validators.Number(gte=1)


def simulate(
    game: GameName,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Positive, help="cli-arg-matches")] = 10_000,
    seats: Seats = None,
    option: Settings = (),
    seed: Annotated[int, Parameter(help="cli-arg-seed")] = 0,
    threads: Annotated[int | None, Parameter(validator=Positive, help="cli-arg-threads")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many matches between bots and count."""
    language = choose_language(lang)
    found = games.find(game)
    given = read_settings(option)
    coaches = read_coaches(seats, "bot:uniform", found, given)
    if HUMAN in coaches:
        raise AskedWronglyError("error-coach-bots-only")
    options = found.read_options(given)
    names = [coach.removeprefix(BOT) for coach in coaches]
    made = {name: bots.find(name, found) for name in names}
    talk = Talk(language, found)
    runner = _compiled if is_available() and set(names) <= set(COMPILED) else _interpreted
    with waiting(talk.say("cli-compiling", game=game)):
        go = runner(found, options, names, made, seed, threads)
    with progress(talk.say("cli-simulate-title", game=game), matches) as advance:
        start = time.perf_counter()
        tally = go(matches, advance)
        seconds = time.perf_counter() - start
    result = {
        "game": game,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "plies": tally.plies,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "plies_per_second": round(tally.plies / seconds, 1),
        "wins": tally.wins,
        "draws": tally.draws,
        "scores": tally.scores,
    }
    print(json_format.dumps(result)) if json else _print_table(talk, result, names)


Run = Callable[[int, Callable[[int], None]], Any]


def _compiled(
    game: AnyGame, options: Any, names: Sequence[str], made: Any, seed: int, threads: int | None
) -> Run:
    """A run of compiled matches. Compiling is over before the clock starts."""
    from tifo.native.batch import Batch

    batch = Batch(game, options, [COMPILED[name] for name in names], seed)
    batch.tally(0, 1)
    return lambda matches, advance: batch.run(matches, threads, advance)


def _interpreted(
    game: AnyGame, options: Any, names: Sequence[str], made: Any, seed: int, threads: int | None
) -> Run:
    """A run of interpreted matches, on one core."""
    from tifo.cli import _interpreted as driver

    coaches = [made[name] for name in names]
    return lambda matches, advance: driver.run(game, options, coaches, seed, matches, advance)


def _print_table(talk: Talk, result: dict[str, Any], names: Sequence[str]) -> None:
    from rich.table import Table

    from tifo.cli._console import paper

    table = Table(box=None, pad_edge=False)
    for key in ("seat", "bot", "wins", "share", "score"):
        table.add_column(
            talk.say(f"cli-simulate-{key}"), justify="left" if key == "bot" else "right"
        )
    for seat, name in enumerate(names):
        wins, score = result["wins"][seat], result["scores"][seat]
        share = f"{100 * wins / result['matches']:.1f} %"
        table.add_row(str(seat + 1), name, f"{wins:,}", share, f"{score / result['matches']:.2f}")
    out = paper()
    out.print(table)
    print(talk.say("cli-simulate-sum", matches=result["matches"], draws=result["draws"]))
    print(
        talk.say(
            "cli-simulate-speed",
            decisions=int(result["decisions_per_second"]),
            plies=int(result["plies_per_second"]),
            seconds=f"{result['seconds']:.2f}",
        )
    )
