"""`tifo simulate`: many matches between bots, and what came of them."""

import json as json_format
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias

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
from tifo.native.batch import Tally
from tifo.play.match import BOT, HUMAN
from tifo.sim import LOCAL
from tifo.sim.simulation import Simulation

Positive = validators.Number(gte=1)
Advance: TypeAlias = Callable[[int], None]


def simulate(
    game: GameName,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Positive, help="cli-arg-matches")] = 10_000,
    seats: Seats = None,
    option: Choices = (),
    seed: Annotated[int, Parameter(help="cli-arg-seed")] = 0,
    threads: Annotated[int | None, Parameter(validator=Positive, help="cli-arg-threads")] = None,
    gpu: Annotated[bool, Parameter(negative="", help="cli-arg-gpu")] = False,
    on: Annotated[str, Parameter(help="cli-arg-on")] = LOCAL,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many matches between bots and count."""
    talk = Talk(choose_language(lang), games.find(game))
    simulation = _read(game, seats, read_choices(option), seed)
    run = _on_a_card(simulation, on) if gpu else _on(simulation, on, threads)
    with waiting(talk.say("cli-compiling", game=game)):
        run.prepare()
    with progress(talk.say("cli-simulate-title", game=game), matches) as advance:
        start = time.perf_counter()
        tally = run.play(matches, advance)
        seconds = time.perf_counter() - start
    result = _result(game, tally, seconds)
    print(json_format.dumps(result)) if json else _print_table(talk, result, simulation.bots)


class Run(NamedTuple):
    """Where matches are played: what to do first, and how to play so many."""

    prepare: Callable[[], object]
    play: Callable[[int, Advance], Tally]


def _read(game: str, seats: str | None, given: dict[str, str], seed: int) -> Simulation:
    """What is to be played, bots in all seats."""
    found = games.find(game)
    coaches = read_coaches(seats, "bot:uniform", found, given)
    if HUMAN in coaches:
        raise AskedWronglyError("error-coach-bots-only")
    names = tuple(coach.removeprefix(BOT) for coach in coaches)
    return Simulation(found, found.read_options(given), names, seed)


def _on(simulation: Simulation, on: str, threads: int | None) -> Run:
    """On the cores of this machine, or on a cluster."""
    return Run(
        simulation.prepare, lambda matches, advance: simulation.run(matches, advance, on, threads)
    )


def _on_a_card(simulation: Simulation, on: str) -> Run:
    """On this machine's GPU."""
    from tifo.native.batch import COACHES
    from tifo.native.gpu import Card, demand_a_card

    if on != LOCAL:
        raise AskedWronglyError("error-gpu-on", on=on)
    if not simulation.is_compiled:
        raise AskedWronglyError("error-gpu-bots", bots=", ".join(COACHES))
    demand_a_card()
    card = Card(simulation.game, simulation.options, simulation.bots, simulation.seed)
    return Run(
        lambda: card.tally(0, 1), lambda matches, advance: card.run(matches, progress=advance)
    )


def _result(game: str, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
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
