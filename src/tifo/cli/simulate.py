"""`tifo simulate`: many matches between bots, and what came of them."""

import json as json_format
import time
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, validators

from tifo import games
from tifo.cli._arguments import (
    Choices,
    GameName,
    Json,
    Lang,
    Seats,
    read_choices,
    read_coaches,
)
from tifo.cli._progress import progress, waiting
from tifo.cli._talk import AskedWronglyError, Talk, choose_language
from tifo.play.match import BOT, HUMAN
from tifo.sim import LOCAL
from tifo.sim.simulation import Simulation

Positive = validators.Number(gte=1)


def simulate(
    game: GameName,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Positive, help="cli-arg-matches")] = 10_000,
    seats: Seats = None,
    option: Choices = (),
    seed: Annotated[int, Parameter(help="cli-arg-seed")] = 0,
    threads: Annotated[int | None, Parameter(validator=Positive, help="cli-arg-threads")] = None,
    on: Annotated[str, Parameter(help="cli-arg-on")] = LOCAL,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many matches between bots and count."""
    language = choose_language(lang)
    found = games.find(game)
    given = read_choices(option)
    coaches = read_coaches(seats, "bot:uniform", found, given)
    if HUMAN in coaches:
        raise AskedWronglyError("error-coach-bots-only")
    options = found.read_options(given)
    names = tuple(coach.removeprefix(BOT) for coach in coaches)
    simulation = Simulation(found, options, names, seed)
    talk = Talk(language, found)
    with waiting(talk.say("cli-compiling", game=game)):
        simulation.prepare()
    with progress(talk.say("cli-simulate-title", game=game), matches) as advance:
        start = time.perf_counter()
        tally = simulation.run(matches, advance, on, threads)
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
