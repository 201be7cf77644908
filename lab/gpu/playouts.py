"""Random matches on a GPU, compared byte by byte with the CPU's, and timed.

    python -m lab.gpu.playouts --prepare FOLDER    where Numba is: kernels and expected results
    python -m lab.gpu.playouts --run FOLDER        where CuPy and a GPU are

The second step needs neither Tifo nor Numba. It ends with an error if one match differs.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from lab.gpu.kit import argument, assemble, describe_gpu, digests, load, payload

SEED = 1
COMPARED = 20_000
"""Matches of each case whose last state is compared."""
BATCHES = (1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22)
THREADS = (32, 64, 128, 256)
REPEATS = 5
LONGEST = 3.0
"""Seconds of the launches of a batch after which no larger batch is tried."""


# ------------------------------------------------------------------------------------- preparing
def prepare(folder: Path, names: list[str]) -> None:
    """Compile every game's playout and play the expected matches."""
    from tifo import games

    folder.mkdir(parents=True, exist_ok=True)
    cases = []
    for name in names or games.names():
        for case in prepare_game(folder, games.find(name)):
            cases.append(case)
            print(json.dumps(case), flush=True)
    (folder / "playouts.json").write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")


def prepare_game(folder: Path, game: Any) -> list[dict[str, Any]]:
    """One kernel, and one case for each set of options in which a ladder is climbed."""
    from lab.asked import options_of
    from tifo.bots.numbers import ladder_for
    from tifo.core.records import dtype_of
    from tifo.native.ptx import compile_to_ptx

    path = folder / f"{game.name}.ptx"
    path.write_text(compile_to_ptx(game), encoding="utf-8")
    built = assemble(path)
    mask = payload(dtype_of(game.rules.State))
    cases = []
    for number, options in enumerate(ladder_for(game).options):
        label = f"{game.name}-{number}"
        record = game.read_options(options_of(options))
        cpu = expect(folder / label, game, record, mask)
        about = {"game": game.name, "options": options, "label": label, "kernel": built, **cpu}
        cases.append({**about, "record": record.tobytes().hex(), "mask": mask})
    return cases


def expect(path: Path, game: Any, options: Any, mask: list[int]) -> dict[str, Any]:
    """Play the compared matches on the CPU and keep their digests and counts."""
    from tifo.native.batch import Batch

    batch = Batch(game, options, ["uniform"] * game.seat_count(options), SEED)
    batch.chunk(0, 1)
    counts, rows = np.zeros((COMPARED, 2), np.int32), []
    for match in range(COMPARED):
        states, decisions, plies = batch.chunk(match, 1)
        rows.append(states.view(np.uint8))
        counts[match] = decisions, plies
    begin = time.process_time()
    batch.chunk(0, 1000)
    cost = (time.process_time() - begin) / 1000
    np.savez_compressed(
        path, digests=digests(np.stack(rows), np.array(mask, np.uint8)), counts=counts
    )
    return {"cpu_seconds": cost, "plies": float(counts[:, 1].mean())}


# --------------------------------------------------------------------------------------- running
class Case:
    """A game with options, on the GPU."""

    def __init__(self, folder: Path, about: dict[str, Any]) -> None:
        import cupy

        self.about, self.folder = about, folder
        self.mask = np.array(about["mask"], np.uint8)
        self.kernel, self.form = load(folder, about["game"])
        record = np.frombuffer(bytes.fromhex(about["record"]), np.uint8)
        self.options = cupy.asarray(record)

    def play(self, matches: int, threads: int) -> tuple[Any, Any, float]:
        """Play matches 0, 1, …; their states, their counts and the seconds it took."""
        import cupy

        item = len(self.mask)
        states = cupy.full(matches * item, 0xAA, cupy.uint8)
        counts = cupy.full(matches * 2, -7, cupy.int32)
        arguments = (
            *argument(states, item),
            *argument(self.options, self.options.nbytes),
            *argument(counts, 4),
            np.int64(SEED),
            np.int64(0),
        )
        begin, end = cupy.cuda.Event(), cupy.cuda.Event()
        begin.record()
        self.kernel((-(-matches // threads),), (threads,), arguments)
        end.record()
        end.synchronize()
        return states, counts, cupy.cuda.get_elapsed_time(begin, end) / 1000

    def compare(self) -> int:
        """How many matches end otherwise than on the CPU."""
        expected = np.load(self.folder / f"{self.about['label']}.npz")
        matches = len(expected["counts"])
        states, counts, _ = self.play(matches, 64)
        found = digests(states.get().reshape(matches, -1), self.mask)
        same_states = (found == expected["digests"]).all(axis=1)
        same_counts = (counts.get().reshape(matches, 2) == expected["counts"]).all(axis=1)
        return int((~(same_states & same_counts)).sum())

    def best(self) -> dict[str, Any]:
        """The batch and block with most matches a second: the median of some launches of each."""
        best: dict[str, Any] = {"rate": 0.0}
        for matches in BATCHES:
            slowest = 0.0
            for threads in THREADS:
                timed = [self.play(matches, threads) for _ in range(REPEATS)]
                seconds = sorted(one[2] for one in timed)[REPEATS // 2]
                slowest = max(slowest, seconds)
                if matches / seconds > best["rate"]:
                    counts = timed[-1][1].reshape(matches, 2).sum(axis=0, dtype="int64").get()
                    best = {
                        "matches": matches,
                        "threads": threads,
                        "seconds": seconds,
                        "rate": matches / seconds,
                        "decisions": int(counts[0]) / seconds,
                        "plies": int(counts[1]) / seconds,
                    }
                if slowest * REPEATS > LONGEST:
                    break
            if slowest * REPEATS * 2 > LONGEST:
                break
        return best


def run(folder: Path, out: Path | None) -> int:
    """Compare and time every case; how many matches differed."""
    wrong, notes = 0, []
    print(describe_gpu(), flush=True)
    for about in json.loads((folder / "playouts.json").read_text(encoding="utf-8")):
        begin = time.perf_counter()
        case = Case(folder, about)
        differing = case.compare()
        wrong += differing
        best = case.best()
        notes.append(
            {"game": about["game"], "options": about["options"], "differing": differing, **best}
        )
        print(
            f"{about['game']} {about['options']} ({case.form}): {differing} of {COMPARED} differ; "
            f"{best['rate'] / 1e6:.3f} M matches/s, {best['decisions'] / 1e6:.1f} M decisions/s, "
            f"{best['plies'] / 1e6:.1f} M plies/s ({best['matches']} matches in blocks of "
            f"{best['threads']}, {best['seconds'] * 1000:.1f} ms); "
            f"{time.perf_counter() - begin:.1f} s in all",
            flush=True,
        )
    if out is not None:
        (out / "playouts.json").write_text(json.dumps(notes, indent=1) + "\n", encoding="utf-8")
    return wrong


def main() -> None:
    """Prepare or run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prepare", type=Path, metavar="FOLDER")
    parser.add_argument("--run", type=Path, metavar="FOLDER")
    parser.add_argument("--out", type=Path, help="where --run leaves its figures")
    parser.add_argument("games", nargs="*")
    given = parser.parse_args()
    if given.prepare:
        prepare(given.prepare, given.games)
    if given.run and run(given.run, given.out):
        raise SystemExit("the GPU played otherwise than the CPU")


if __name__ == "__main__":
    main()
