"""All matches of a game in one launch on a GPU, and a look at them while they are played.

Needs CuPy; neither Tifo nor Numba. While kernels run nothing is loaded or allocated, for that may
wait for their end: results and the call to stop are plain copies beside them.
"""

import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from lab.gpu.kit import argument, describe_gpu, load

HALVES = 2
WORDS = 4
"""Of a generator."""
PLIES, STATUS, FAULTS, SEARCHES = 2, 3, 4, 5
"""Columns of a `match.Board`."""
PLAYING, OVER = 0, 1
SHARE, TREES, CAPACITY = 4, 5, 6
"""Columns of a `match.Coach`."""
STACK_LIMIT = 0
"""CUDA's number for the size of a thread's stack."""
LOOK = 0.5
"""Seconds between two looks …"""
REPORT = 15.0
"""… and between two reports of what goes on."""
GRACE = 40.0
"""Seconds a match that was called off has to end its search."""


class Hall:
    """The matches of all pairings of a game with the same number of seats."""

    def __init__(self, folder: Path, seed: int, pairings: list[dict[str, Any]]) -> None:
        import cupy

        self.pairings, self.seats = pairings, pairings[0]["seats"]
        self.kernel, _ = load(folder, f"arena-{pairings[0]['game']}")
        self.firsts = np.cumsum([0] + [one["matches"] for one in pairings])
        self.seen: dict[int, float] = {}
        coaches = np.concatenate([one["coaches"] for one in pairings]).astype(np.int32)
        settings = np.concatenate([one["settings"] for one in pairings]).astype(np.int32)
        boards = np.concatenate([boards_of(i, one) for i, one in enumerate(pairings)])
        places, nodes = seat(pairings, coaches)
        records = b"".join(bytes.fromhex(one["record"]) for one in pairings)
        state, view, node = pairings[0]["sizes"]
        matches = len(boards)
        self.boards = cupy.asarray(boards)
        self.finals = cupy.zeros((matches, self.seats, 2), cupy.int32)
        self.stop = cupy.zeros(1, cupy.int32)
        self.arguments = (
            *argument(cupy.zeros(matches * state, cupy.uint8), state),
            *argument(self.boards, boards[0].nbytes),
            *argument(cupy.asarray(places), places[0].nbytes),
            *argument(cupy.zeros(len(places) * view, cupy.uint8), view),
            *argument(
                cupy.asarray(np.frombuffer(records, np.uint8)), len(records) // len(pairings)
            ),
            *argument(cupy.asarray(coaches), coaches[0].nbytes),
            *argument(cupy.asarray(settings), settings[0].nbytes),
            *argument(cupy.empty(nodes * node, cupy.uint8), node),
            *argument(cupy.zeros(matches * (self.seats + 1) * WORDS, cupy.uint32), 4, WORDS),
            *argument(self.finals, 4),
            *argument(self.stop, 4),
            np.int64(self.seats),
            np.int64(seed),
        )
        self.stream = cupy.cuda.Stream(non_blocking=True)
        self.side = cupy.cuda.Stream(non_blocking=True)
        self.end = cupy.cuda.Event()
        self.began = 0.0
        self.look()

    def launch(self) -> None:
        """Begin to play; returns at once."""
        self.began = time.perf_counter()
        with self.stream:
            self.kernel((len(self.boards),), (1,), self.arguments)
            self.end.record(self.stream)

    def look(self) -> None:
        """See how the matches stand; they go on meanwhile."""
        self.board_rows = self.boards.get(stream=self.side)
        self.final_rows = self.finals.get(stream=self.side)

    def call_off(self) -> None:
        """Let every match end after the decision it is at."""
        self.stop.set(np.ones(1, np.int32), stream=self.side)

    def new_results(self) -> list[int]:
        """The pairings all of whose matches are over, each told once."""
        new = []
        for i in range(len(self.pairings)):
            part = self.board_rows[self.firsts[i] : self.firsts[i + 1]]
            if i not in self.seen and (part[:, STATUS] != PLAYING).all():
                self.seen[i] = time.perf_counter() - self.began
                new.append(i)
        return new

    def result(self, i: int) -> dict[str, Any]:
        """What has come of a pairing so far."""
        about, rows = self.pairings[i], slice(self.firsts[i], self.firsts[i + 1])
        boards, finals = self.board_rows[rows], self.final_rows[rows]
        counts = boards[:, [PLIES, FAULTS]]
        whole = np.concatenate([finals[:, :, 0], finals[:, :, 1], counts], 1)
        over = boards[:, STATUS] == OVER
        expected = np.array(about["expected"], np.int32).reshape(-1, whole.shape[1])
        same = (whole[: len(expected)] == expected).all(axis=1)
        kept = (
            "game",
            "options",
            "bots",
            "change",
            "lineups",
            "matches",
            "fingerprint",
            "cpu_seconds",
        )
        return {
            **{name: about[name] for name in kept},
            "over": over.tolist(),
            "rows": whole.tolist(),
            "searches": int(boards[:, SEARCHES].sum()),
            "plies": int(boards[:, PLIES].sum()),
            "compared": int(over[: len(expected)].sum()),
            "same": int(same[over[: len(expected)]].sum()),
            "seconds": self.seen.get(i, time.perf_counter() - self.began),
        }


def boards_of(number: int, about: dict[str, Any]) -> Any:
    """The matches of a pairing before their first ply."""
    boards = np.zeros((about["matches"], 7), np.int32)
    boards[:, 1] = np.arange(about["matches"])
    boards[:, 0] = boards[:, 1] // len(about["lineups"])
    boards[:, 6] = number
    return boards


def seat(pairings: list[dict[str, Any]], coaches: Any) -> tuple[Any, int]:
    """The places of all matches, with room for their trees, and how many nodes that takes."""
    sitting, first = [], 0
    for about in pairings:
        deals = about["matches"] // len(about["lineups"])
        sitting.append(first + np.tile(np.array(about["lineups"]), (deals, 1)).reshape(-1))
        first += len(about["coaches"])
    who = np.concatenate(sitting)
    room = HALVES * (coaches[:, SHARE] > 0) * coaches[:, TREES] * coaches[:, CAPACITY]
    ends = np.cumsum(room[who], dtype=np.int64)
    if ends[-1] >= 1 << 31:
        raise SystemExit("too many nodes")
    places = np.zeros((len(who), 12), np.int32)
    places[:, 0], places[:, 1], places[:, 3] = who, ends - room[who], -1
    return places, max(int(ends[-1]), 1)


# --------------------------------------------------------------------------------------- running
def run(folder: Path, out: Path, seconds: float, only: list[str]) -> int:
    """Play all pairings as far as the time goes; how many compared matches differed."""
    import cupy

    print(describe_gpu(), flush=True)
    about = json.loads((folder / "arena.json").read_text(encoding="utf-8"))
    halls = []
    for game in only or dict.fromkeys(one["game"] for one in about["pairings"]):
        mine = [one for one in about["pairings"] if one["game"] == game]
        halls.append(Hall(folder, about["seed"], mine))
    stack = max(hall.kernel.local_size_bytes for hall in halls)
    cupy.cuda.runtime.deviceSetLimit(STACK_LIMIT, stack + 1024)
    cupy.cuda.Device().synchronize()
    for hall in halls:
        hall.launch()
    print(f"launched, {stack} bytes of stack", flush=True)
    watch(halls, out, seconds)
    results = [hall.result(i) for hall in halls for i in range(len(hall.pairings))]
    return sum(result["compared"] - result["same"] for result in results)


def watch(halls: list[Hall], out: Path, seconds: float) -> None:
    """Tell and keep what comes in until all is over or called off."""
    begin = told = time.perf_counter()
    is_called_off = False
    while True:
        time.sleep(LOOK)
        is_end = all(hall.end.done for hall in halls)
        now = time.perf_counter()
        for hall in halls:
            hall.look()
        new = [hall.result(i) for hall in halls for i in hall.new_results()]
        for result in new:
            print(summary(result), flush=True)
        is_late = now - begin > seconds
        if new or is_end or now - told > REPORT:
            told = now
            keep(halls, out, now - begin)
        if is_end or now - begin > seconds + GRACE:
            return
        if is_late and not is_called_off:
            is_called_off = True
            for hall in halls:
                hall.call_off()


def keep(halls: list[Hall], out: Path, seconds: float) -> None:
    """Write down all that is known, and say how far it is."""
    results = [hall.result(i) for hall in halls for i in range(len(hall.pairings))]
    out.mkdir(parents=True, exist_ok=True)
    (out / "arena.json").write_text(json.dumps(results) + "\n", encoding="utf-8")
    over = " ".join(f"{sum(result['over'])}/{result['plies']}" for result in results)
    print(f"{seconds:.0f} s, matches over/plies: {over}", flush=True)


def summary(result: dict[str, Any]) -> str:
    """A pairing in a line: the first bot's share, as far as it was played."""
    lineups, score, won, drawn = result["lineups"], 0.0, 0, 0
    for number, (row, over) in enumerate(zip(result["rows"], result["over"], strict=True)):
        if over:
            lineup = lineups[number % len(lineups)]
            mine, ranks = row[lineup.index(0)], row[: len(lineup)]
            drawn += not any(ranks)
            won += mine == 0 and any(ranks)
            beaten = sum(2 * (mine < rank) + (mine == rank) for rank in ranks) - 1
            score += beaten / (2 * len(ranks) - 2)
    count = sum(result["over"])
    each = max(count, 1)
    return (
        f"{result['game']} {result['options']} {' '.join(result['bots'])} {result['change']}: "
        f"{count} of {result['matches']} over, won {won / each:.1%} drawn {drawn / each:.1%} "
        f"score {score / each:.1%}; {result['same']} of {result['compared']} as on the CPU; "
        f"{result['seconds']:.1f} s, {result['searches']} searches"
    )
