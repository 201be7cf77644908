"""The arena with searching bots on a GPU: a thousand matches of a pairing at once.

    python -m lab.gpu.arena --prepare FOLDER [--only GAME …]    where Numba is
    python -m lab.gpu.arena --run FOLDER --seconds 500          where CuPy and a GPU are
    python -m lab.gpu.arena --table RESULTS                     shares and intervals, as the arena

The pairings are in arena.json (--plan FILE for others). Their matches are those of `tifo arena`
with the same seed: the same deals, each lineup once from each seat, the same minds. The first
`compared` of them are played on the CPU as well. Kernels hold code; settings, levels and budgets
are data: where only those changed, `--keep-kernels` prepares anew without compiling.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from lab.gpu.hall import run
from lab.gpu.kit import assemble


# ------------------------------------------------------------------------------------- preparing
def prepare(folder: Path, plan: Path, only: list[str], kernels: bool, seed: int) -> None:
    """Compile the kernels of the games in a plan and write down its pairings."""
    from lab.gpu.kernel import arena_ptx
    from tifo import games

    folder.mkdir(parents=True, exist_ok=True)
    lines = [line for line in json.loads(plan.read_text()) if not only or line["game"] in only]
    for name in dict.fromkeys(line["game"] for line in lines) if kernels else ():
        path = folder / f"arena-{name}.ptx"
        begin = time.perf_counter()
        path.write_text(arena_ptx(games.find(name)), encoding="utf-8")
        print(name, assemble(path), f"{time.perf_counter() - begin:.0f} s", flush=True)
    pairings = []
    for line in lines:
        pairings.append(describe(seed, **line))
        cost = pairings[-1]["cpu_seconds"]
        print(*line.values(), "" if cost is None else f"{cost:.2f} s of CPU a match", flush=True)
        about = {"seed": seed, "pairings": pairings}
        (folder / "arena.json").write_text(json.dumps(about) + "\n", encoding="utf-8")


def describe(
    seed: int,
    game: str,
    options: str,
    bots: list[str],
    matches: int,
    compared: int = 0,
    change: str = "",
) -> dict[str, Any]:
    """A pairing as the GPU needs it: records as numbers, and what the CPU made of some matches.

    `change` is for the settings of the first bot, a search: `horizon=40 trust=30`.
    """
    from lab.asked import options_of
    from tifo import games
    from tifo.bots.numbers import fingerprint
    from tifo.bots.tree import Node
    from tifo.core.records import size_of
    from tifo.sim import Contest

    found = games.find(game)
    made = {bots[0]: changed(found, bots[0], change)} if change else {}
    contest = Contest(found, found.read_options(options_of(options)), tuple(bots), seed, made)
    each = len(contest.lineups)
    begin = time.process_time()
    played = contest.play(0, -(-compared // each)) if compared else []
    cost = time.process_time() - begin
    expected = [
        [*one.ranks, *one.scores, one.plies, len(one.faults)]
        for deal in played
        for one in deal.matches
    ]
    rules: Any = found.rules
    rows = [coach(contest, name) for name in bots]
    return {
        "game": game,
        "options": options,
        "bots": bots,
        "change": change,
        "fingerprint": fingerprint(found),
        "seats": contest.seats,
        "lineups": contest.lineups,
        "matches": -(-matches // each) * each,
        "sizes": [size_of(rules.State), size_of(rules.View), size_of(Node)],
        "record": contest.options.tobytes().hex(),
        "coaches": [row[0] for row in rows],
        "settings": [row[1] for row in rows],
        "expected": expected,
        "cpu_seconds": cost / len(expected) if expected else None,
    }


def changed(game: Any, name: str, change: str) -> Any:
    """A searching bot with other settings than the game's."""
    from lab import asked
    from tifo import bots
    from tifo.bots.search import Search

    bot = bots.find(name, game)
    if not isinstance(bot, Search):
        raise SystemExit(f"{name} has no settings to change")
    return Search(game, bot.budget, asked.change(bot.how, change))


def coach(contest: Any, name: str) -> tuple[list[int], list[int]]:
    """A bot as the numbers of a `match.Coach`, and its settings."""
    from tifo import bots
    from tifo.bots.levels import Mixed
    from tifo.bots.numbers import manner_for
    from tifo.bots.search import MOST_NODES, Search
    from tifo.native.loop import ASKED

    code = contest.code(name)
    if code is not None:
        return [code, 0, 0, 0, 0, 1, 0], list(manner_for(contest.game).asdict().values())
    bot, mix = contest.made.get(name) or bots.find(name, contest.game), [0, 0, 0]
    if isinstance(bot, Mixed):
        mix, bot = [1, bot.level.any, bot.level.thumb], bot._search
    if not isinstance(bot, Search) or bot.budget.playouts is None or bot.budget.seconds is not None:
        raise SystemExit(f"{name}: on a GPU a bot plays that searches so many playouts")
    share = -(-bot.budget.playouts // bot.budget.trees)
    capacity = min(4 * share + 64, MOST_NODES)
    return [ASKED, *mix, share, bot.budget.trees, capacity], list(bot.how.asdict().values())


# ------------------------------------------------------------------------------------- the table
def table(path: Path) -> None:
    """Print results as the arena counts them; of a pairing that was cut, its whole deals."""
    from tifo.sim import rows_of
    from tifo.sim.contest import Deal, Meeting

    for result in json.loads(path.read_text(encoding="utf-8")):
        lineups = [tuple(lineup) for lineup in result["lineups"]]
        seats, each = len(lineups[0]), len(lineups)
        deals = []
        for first in range(0, result["matches"], each):
            if not all(result["over"][first : first + each]):
                continue
            played = [
                Meeting(
                    lineups[i], tuple(row[:seats]), tuple(row[seats : 2 * seats]), row[2 * seats]
                )
                for i, row in enumerate(result["rows"][first : first + each])
            ]
            deals.append(Deal(first // each, tuple(played)))
        bots = " | ".join([f"{result['bots'][0]} {result['change']}".strip(), *result["bots"][1:]])
        label = f"| {result['game']} | {result['options']} | {bots}"
        if not deals:
            print(f"{label} | 0 of {result['matches']} |")
            continue
        row = next(row for row in rows_of(result["bots"], deals) if row.bot == result["bots"][0])
        low, high = row.score_interval
        least, most = row.wins_interval
        print(
            f"{label} | {row.matches} of {result['matches']} "
            f"| {row.wins:.1%} ({least:.1%} … {most:.1%}) | {row.draws:.1%} "
            f"| {row.score:.1%} ({low:.1%} … {high:.1%}) "
            f"| {result['same']} of {result['compared']} | {result['seconds']:.0f} s "
            f"| {result['fingerprint']} |"
        )


def main() -> None:
    """Prepare, run or show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prepare", type=Path, metavar="FOLDER")
    parser.add_argument("--plan", type=Path, default=Path(__file__).with_name("arena.json"))
    parser.add_argument("--keep-kernels", action="store_true", help="prepare only the pairings")
    parser.add_argument("--seed", type=int, default=2, help="that of the ladder, if not given")
    parser.add_argument("--run", type=Path, metavar="FOLDER")
    parser.add_argument("--out", type=Path, default=Path("artefacts"))
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--table", type=Path, metavar="RESULTS")
    given = parser.parse_args()
    if given.prepare:
        prepare(given.prepare, given.plan, given.only, not given.keep_kernels, given.seed)
    if given.run and run(given.run, given.out, given.seconds, given.only):
        raise SystemExit("the GPU played otherwise than the CPU")
    if given.table:
        table(given.table)


if __name__ == "__main__":
    main()
