"""The arena with searching bots on a GPU: a thousand matches of a pairing at once.

    python bench/gpu_arena.py --prepare FOLDER [--only GAME …]    where Numba is
    python bench/gpu_arena.py --run FOLDER --seconds 500          where CuPy and a GPU are
    python bench/gpu_arena.py --table RESULTS                     shares and intervals, as the arena

The pairings are in gpu_arena.json (--plan FILE for others). Their matches are those of `tifo arena`
with the same seed: the same deals, each lineup once from each seat, the same minds. The first
`compared` of them are played on the CPU as well.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from gpu_kit import argument, assemble, describe_gpu, load

SEED = 1
HALVES = 2
NODE = 32
"""Bytes of a node."""


# ------------------------------------------------------------------------------------- preparing
def prepare(folder: Path, plan: Path, only: list[str], kernels: bool) -> None:
    """Compile the kernels of the games in a plan and write down its pairings."""
    from gpu_kernel import arena_ptx

    from tifo import games

    folder.mkdir(parents=True, exist_ok=True)
    lines = [line for line in json.loads(plan.read_text()) if not only or line["game"] in only]
    for name in dict.fromkeys(line["game"] for line in lines) if kernels else ():
        path = folder / f"arena-{name}.ptx"
        begin = time.perf_counter()
        path.write_text(arena_ptx(games.find(name)), encoding="utf-8")
        print(name, assemble(path), f"{time.perf_counter() - begin:.0f} s", flush=True)
    cases = []
    for line in lines:
        cases.append(describe(**line))
        print(json.dumps(cases[-1])[:300], flush=True)
    (folder / "arena.json").write_text(json.dumps(cases) + "\n", encoding="utf-8")


def describe(
    game: str, options: str, bots: list[str], matches: int, compared: int = 0
) -> dict[str, Any]:
    """A pairing as the GPU needs it: records as numbers, and what the CPU made of some matches."""
    from tifo import games
    from tifo.core.records import size_of
    from tifo.sim import Contest

    found = games.find(game)
    given = dict(pair.split("=") for pair in options.split())
    contest = Contest(found, found.read_options(given), tuple(bots), SEED)
    begin = time.process_time()
    played = contest.play(0, -(-compared // len(contest.lineups))) if compared else []
    cost = time.process_time() - begin
    expected = [
        [*one.ranks, *one.scores, one.plies, len(one.faults)]
        for deal in played
        for one in deal.matches
    ]
    rules: Any = found.rules
    rows = [coach(found, name) for name in bots]
    return {
        "game": game,
        "options": options,
        "bots": bots,
        "seats": contest.seats,
        "lineups": contest.lineups,
        "deals": -(-matches // len(contest.lineups)),
        "sizes": [size_of(rules.State), size_of(rules.View)],
        "record": contest.options.tobytes().hex(),
        "coaches": [row[0] for row in rows],
        "settings": [row[1] for row in rows],
        "expected": expected,
        "cpu_seconds": cost / len(expected) if expected else None,
    }


def coach(game: Any, name: str) -> tuple[list[int], list[int]]:
    """A bot as the numbers of a `gpu_match.Coach`, and its settings."""
    from gpu_match import MIXED, SEARCH, THUMB, UNIFORM

    from tifo import bots
    from tifo.bots.basic import RulesOfThumb, Uniform
    from tifo.bots.levels import Mixed
    from tifo.bots.search import MOST_NODES, Search
    from tifo.bots.tables import settings_for

    bot = bots.find(name, game)
    how = list(settings_for(game).asdict().values())
    if isinstance(bot, Uniform | RulesOfThumb):
        return [UNIFORM if isinstance(bot, Uniform) else THUMB, 0, 0, 0, 1, 0], how
    kind, shares, search = SEARCH, [0, 0], bot
    if isinstance(bot, Mixed):
        kind, shares, search = MIXED, [bot.level.any, bot.level.thumb], bot._search
    if not isinstance(search, Search):
        return [kind, *shares, 0, 1, 0], how
    budget = search.budget
    if budget.playouts is None or budget.seconds is not None:
        raise SystemExit(f"{name}: a budget in seconds means something else on a GPU")
    share = -(-budget.playouts // budget.trees)
    capacity = min(4 * share + 64, MOST_NODES)
    return [kind, *shares, share, budget.trees, capacity], list(search.how.asdict().values())


# --------------------------------------------------------------------------------------- running
class Pairing:
    """The matches of a pairing, on the GPU."""

    def __init__(self, folder: Path, about: dict[str, Any]) -> None:
        import cupy

        self.about = about
        self.kernel, _ = load(folder, f"arena-{about['game']}")
        self.seats, lineups = about["seats"], np.array(about["lineups"])
        self.matches = about["deals"] * len(lineups)
        coaches = np.array(about["coaches"], np.int32)
        numbers = np.arange(self.matches)
        boards = np.zeros((self.matches, 6), np.int32)
        boards[:, 0], boards[:, 1] = numbers // len(lineups), numbers
        sitting = np.tile(lineups, (about["deals"], 1)).reshape(-1)
        room = HALVES * coaches[:, 3].astype(bool) * coaches[:, 4] * coaches[:, 5]
        ends = np.cumsum(room[sitting], dtype=np.int64)
        if ends[-1] >= 1 << 31:
            raise SystemExit("too many nodes")
        places = np.zeros((len(sitting), 12), np.int32)
        places[:, 0], places[:, 1], places[:, 3] = sitting, ends - room[sitting], -1
        state, seen = about["sizes"]
        self.boards = cupy.asarray(boards)
        self.finals = cupy.zeros(self.matches * 2 * self.seats, cupy.int32)
        self.stop = cupy.zeros(1, cupy.int32)
        self.nodes = max(int(ends[-1]), 1)
        record = np.frombuffer(bytes.fromhex(about["record"]), np.uint8)
        settings = np.array(about["settings"], np.int32)
        self.arguments = (
            *argument(cupy.zeros(self.matches * state, cupy.uint8), state),
            *argument(self.boards, 24),
            *argument(cupy.asarray(places), 48),
            *argument(cupy.zeros(len(sitting) * seen, cupy.uint8), seen),
            *argument(cupy.asarray(record), len(record)),
            *argument(cupy.asarray(coaches), 24),
            *argument(cupy.asarray(settings), 4 * settings.shape[1]),
            *argument(cupy.empty(self.nodes * NODE, cupy.uint8), NODE),
            *argument(cupy.zeros(self.matches * (self.seats + 1) * 4, cupy.uint32), 4),
            *argument(self.finals, 4),
            *argument(self.stop, 4),
            np.int64(self.seats),
            np.int64(SEED),
        )
        self.stream = cupy.cuda.Stream(non_blocking=True)
        self.end = cupy.cuda.Event()
        self.began, self.seconds = 0.0, 0.0

    def launch(self, matches: int | None = None) -> None:
        """Begin to play; returns at once."""
        self.began = time.perf_counter()
        with self.stream:
            self.kernel((self.matches if matches is None else matches,), (1,), self.arguments)
            self.end.record(self.stream)

    def is_done(self) -> bool:
        """Is it over? The seconds are noted when it is first seen."""
        if not self.seconds and self.end.done:
            self.seconds = time.perf_counter() - self.began
        return bool(self.seconds)

    def results(self) -> dict[str, Any]:
        """What came of it."""
        boards = self.boards.get()
        finals = self.finals.get().reshape(self.matches, self.seats, 2)
        over = boards[:, 3] == 1
        rows = np.concatenate([finals[:, :, 0], finals[:, :, 1], boards[:, 2:3], boards[:, 4:5]], 1)
        expected = np.array(self.about["expected"], np.int32)
        same = (rows[: len(expected)] == expected).all(axis=1) & over[: len(expected)]
        return {
            **{name: self.about[name] for name in ("game", "options", "bots", "lineups")},
            "matches": self.matches,
            "over": over.tolist(),
            "rows": rows.tolist(),
            "searches": int(boards[:, 5].sum()),
            "compared": len(expected),
            "same": int(same.sum()),
            "seconds": self.seconds,
        }


def run(folder: Path, out: Path, seconds: float, only: list[str]) -> int:
    """Play all pairings at once, as far as the time goes; how many compared matches differed."""
    import cupy

    begin = time.perf_counter()
    print(describe_gpu(), flush=True)
    cases = json.loads((folder / "arena.json").read_text(encoding="utf-8"))
    pairings = [Pairing(folder, case) for case in cases if not only or case["game"] in only]
    cupy.cuda.Device().synchronize()
    print(f"loaded after {time.perf_counter() - begin:.1f} s", flush=True)
    for pairing in pairings:
        pairing.launch()
    print(f"launched after {time.perf_counter() - begin:.1f} s", flush=True)
    side = cupy.cuda.Stream(non_blocking=True)
    told: set[int] = set()
    while len(told) < len(pairings):
        time.sleep(0.2)
        late = time.perf_counter() - begin > seconds
        for number, pairing in enumerate(pairings):
            if pairing.is_done() and number not in told:
                told.add(number)
                print(summary(pairing.results()), flush=True)
            elif late:
                with side:
                    pairing.stop.fill(1)
    results = [pairing.results() for pairing in pairings]
    out.mkdir(parents=True, exist_ok=True)
    (out / "arena.json").write_text(json.dumps(results) + "\n", encoding="utf-8")
    print(f"{time.perf_counter() - begin:.1f} s in all", flush=True)
    return sum(result["compared"] - result["same"] for result in results)


def summary(result: dict[str, Any]) -> str:
    """A pairing in a line: the first bot's share, as far as it was played."""
    seats = len(result["lineups"][0])
    won, level, score, count = 0, 0, 0.0, 0
    for number, (row, over) in enumerate(zip(result["rows"], result["over"], strict=True)):
        if not over:
            continue
        seat = list(result["lineups"][number % len(result["lineups"])]).index(0)
        ranks = row[:seats]
        drawn = not any(ranks)
        won, level, count = won + (ranks[seat] == 0 and not drawn), level + drawn, count + 1
        others = ranks[:seat] + ranks[seat + 1 :]
        score += sum(
            1 if ranks[seat] < r else 0.5 if ranks[seat] == r else 0 for r in others
        ) / len(others)
    each = max(count, 1)
    return (
        f"{result['game']} {result['options']} {' '.join(result['bots'])}: {count} of "
        f"{result['matches']} over, won {won / each:.1%} drawn {level / each:.1%} "
        f"score {score / each:.1%}; "
        f"{result['same']} of {result['compared']} as on the CPU; {result['seconds']:.1f} s, "
        f"{result['searches']} searches"
    )


# ------------------------------------------------------------------------------------- the table
def table(path: Path) -> None:
    """Print results as the arena counts them."""
    from tifo.sim import rows_of
    from tifo.sim.contest import Deal, Played

    for result in json.loads(path.read_text(encoding="utf-8")):
        lineups = [tuple(lineup) for lineup in result["lineups"]]
        seats, each = len(lineups[0]), len(lineups)
        deals = []
        for first in range(0, result["matches"], each):
            if not all(result["over"][first : first + each]):
                continue
            played = [
                Played(
                    lineups[i], tuple(row[:seats]), tuple(row[seats : 2 * seats]), row[2 * seats]
                )
                for i, row in enumerate(result["rows"][first : first + each])
            ]
            deals.append(Deal(first // each, tuple(played)))
        row = next(row for row in rows_of(result["bots"], deals) if row.bot == result["bots"][0])
        low, high = row.score_interval
        least, most = row.wins_interval
        print(
            f"| {result['game']} | {result['options']} | {result['bots'][0]} | {result['bots'][1]} "
            f"| {row.matches} | {row.wins:.1%} ({least:.1%} … {most:.1%}) | {row.draws:.1%} "
            f"| {row.score:.1%} ({low:.1%} … {high:.1%}) "
            f"| {result['same']} of {result['compared']} | {result['seconds']:.0f} s |"
        )


def main() -> None:
    """Prepare, run or show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prepare", type=Path, metavar="FOLDER")
    parser.add_argument("--plan", type=Path, default=Path(__file__).with_name("gpu_arena.json"))
    parser.add_argument("--keep-kernels", action="store_true", help="prepare only the pairings")
    parser.add_argument("--run", type=Path, metavar="FOLDER")
    parser.add_argument("--out", type=Path, default=Path("artefacts"))
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--table", type=Path, metavar="RESULTS")
    given = parser.parse_args()
    if given.prepare:
        prepare(given.prepare, given.plan, given.only, not given.keep_kernels)
    if given.run and run(given.run, given.out, given.seconds, given.only):
        raise SystemExit("the GPU played otherwise than the CPU")
    if given.table:
        table(given.table)


if __name__ == "__main__":
    main()
