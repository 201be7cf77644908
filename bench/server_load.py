"""Load on one server process: matches in which every coach answers as fast as he is told to.

    python -m bench.server_load                      # flat out, 500 moves/s, 2,000 streams
    python -m bench.server_load --db postgresql://…  # the same over PostgreSQL

The server runs as its own process (on the first core where `taskset` is found), the load in this
one (on the second). Each active match has ten open streams, shared out over its seats; a seat plays
as soon as its own stream has shown it the legal moves, so every move waits for the feed as well as
for the disk. Finished matches are replaced by spare ones whose streams are open already.

A latency is the time from sending a move to reading its answer, which comes after the commit;
*delivered* is the time until the last of the ten streams has the event.
"""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

LEGAL = re.compile(rb'"move":(\d+),"text"')
STREAMS = 10


@dataclass
class Tally:
    """What was measured."""

    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    late: int = 0


@dataclass(eq=False)
class Awaited:
    """A move that not all streams have shown yet."""

    entry: int
    sent: float
    missing: int


@dataclass(eq=False)
class Followed:
    """A match under load."""

    match: str
    tokens: list[str]
    entry: int = 0
    legal: list[int] = field(default_factory=list)
    mover: int = -1
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False
    sent: float = 0.0
    awaited: list["Awaited"] = field(default_factory=list)


class Load:
    """The matches, their streams and the clock."""

    def __init__(self, port: int, game: str, seats: int) -> None:
        self.port, self.game, self.seats = port, game, seats
        self.tally = Tally()
        self.streams: list[asyncio.Task[None]] = []
        self.spare: list[Followed] = []

    # ------------------------------------------------------------------------------ plumbing
    def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> object:
        """One request, the slow way; used before the clock runs."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        if token:
            request.add_header("authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def new_match(self) -> Followed:
        """A match whose coaches have all joined."""
        seats = [{"coach": "me", "name": f"Coach {n}"} for n in range(self.seats)]
        body = {"game": self.game, "seats": seats, "way": "network"}
        made = self.ask("POST", "/api/matches", body)
        assert isinstance(made, dict)
        tokens = [seat["token"] for seat in made["seats"]]
        for token in tokens:
            self.ask("POST", f"/api/matches/{made['match']}/join", {"nonce": "0123456789"}, token)
        return Followed(made["match"], tokens)

    async def open(self, count: int) -> None:
        """Make matches and open their streams."""
        for _ in range(count):
            played = await asyncio.to_thread(self.new_match)
            opened = [asyncio.Event() for _ in range(STREAMS)]
            for number, event in enumerate(opened):
                task = asyncio.ensure_future(self.follow(played, number, event))
                self.streams.append(task)
            await asyncio.gather(*(event.wait() for event in opened))
            self.spare.append(played)

    async def follow(self, played: Followed, number: int, opened: asyncio.Event) -> None:
        """Read one stream for ever."""
        seat, entry = number % self.seats, 0
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        writer.write(
            f"GET /api/matches/{played.match}/feed HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {played.tokens[seat]}\r\n\r\n".encode()
        )
        while True:
            chunk = await reader.read(2**18)
            if not chunk:
                return
            while not chunk.endswith(b"\n\n\r\n"):
                more = await reader.read(2**18)
                if not more:
                    return
                chunk += more
            at = chunk.rfind(b"id: ")
            if at < 0:
                continue
            seen, entry = entry, int(chunk[at + 4 : chunk.index(b"\n", at)])
            opened.set()
            self.arrived(played, seen, entry)
            if number < self.seats:
                self.look(played, seat, entry, chunk, at)

    def arrived(self, played: Followed, seen: int, entry: int) -> None:
        """A stream that had shown one entry shows another."""
        for move in tuple(played.awaited):
            if seen < move.entry <= entry:
                move.missing -= 1
                if not move.missing:
                    self.tally.delivered.append(time.perf_counter() - move.sent)
                    played.awaited.remove(move)

    def look(self, played: Followed, seat: int, entry: int, chunk: bytes, at: int) -> None:
        """Is it this seat's turn?"""
        if entry <= played.entry:
            return
        if chunk.find(b'"status":"over"', at) > 0:
            played.over = True
        else:
            legal = chunk.find(b'"legal":[{', at)
            if legal < 0:
                return
            played.legal = [int(move) for move in LEGAL.findall(chunk, legal)]
        played.entry, played.mover = entry, seat
        played.turn.set()

    # ------------------------------------------------------------------------------- playing
    async def play(self, until: float, every: float | None, start: float) -> None:
        """Play match after match; `every`: seconds between two moves, or None for flat out."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        played, due = self.spare.pop(), start
        while time.perf_counter() < until:
            await played.turn.wait()
            played.turn.clear()
            if played.over:
                if not self.spare:
                    print("no spare match left", file=sys.stderr)
                    return
                played = self.spare.pop()
                continue
            if every is not None:
                due += every
                wait = due - time.perf_counter()
                if wait > 0:
                    await asyncio.sleep(wait)
                else:
                    self.tally.late += 1
            await self.move(played, reader, writer)

    async def move(
        self, played: Followed, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Send one move and wait for its answer."""
        body = b'{"entry":%d,"move":%d}' % (played.entry, random.choice(played.legal))
        played.sent = time.perf_counter()
        awaited = Awaited(played.entry + 1, played.sent, STREAMS)
        played.awaited.append(awaited)
        writer.write(
            b"POST /api/matches/%s/moves HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
            b"Authorization: Bearer %s\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n%s"
            % (
                played.match.encode(),
                self.port,
                played.tokens[played.mover].encode(),
                len(body),
                body,
            )
        )
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", head)[1])  # type: ignore[index]
        answer = await reader.readexactly(length)
        if head.startswith(b"HTTP/1.1 200"):
            self.tally.acknowledged.append(time.perf_counter() - played.sent)
        elif head.startswith(b"HTTP/1.1 409"):
            # The server has passed for a coach who could do nothing else.
            if awaited in played.awaited:
                played.awaited.remove(awaited)
        else:
            raise RuntimeError(answer.decode())

    async def run(self, matches: int, seconds: float, rate: float | None) -> Tally:
        """Load from so many matches at once."""
        self.tally = Tally()
        start = time.perf_counter() + 0.2
        every = None if rate is None else matches / rate
        await asyncio.gather(
            *(
                self.play(start + seconds, every, start + random.random() * (every or 0))
                for _ in range(matches)
            )
        )
        return self.tally


# ---------------------------------------------------------------------------------- the server
def start_server(db: str, port: int) -> subprocess.Popen[bytes]:
    """A server process that bots and paces do not slow down."""
    pin = ["taskset", "-c", "0"] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
    command = [*pin, sys.executable, "-m", "tifo.server"]
    process = subprocess.Popen([*command, "--db", db, "--port", str(port), "--pace", "0"])
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/server", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return process
    raise RuntimeError("the server did not start")


def memory_mb(process: subprocess.Popen[bytes]) -> float:
    """Resident memory of the server."""
    text = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024  # type: ignore[index]


class Cpu(NamedTuple):
    """Processor seconds: in the server's own code, and in the kernel for it."""

    user: float
    kernel: float

    def since(self, before: "Cpu") -> "Cpu":
        """What was used from then to now."""
        return Cpu(self.user - before.user, self.kernel - before.kernel)


def cpu_of(process: subprocess.Popen[bytes]) -> Cpu:
    """Processor time that the server has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return Cpu(int(fields[11]) / tick, int(fields[12]) / tick)


def quantile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else 0.0


def report(name: str, tally: Tally, seconds: float, cpu: Cpu, own: float) -> None:
    """One line, and one of what a move cost the server, which a busy machine changes less."""
    moves = len(tally.acknowledged)
    print(
        f"{name:12} {moves / seconds:7.0f} moves/s"
        f"   acknowledged p50 {quantile(tally.acknowledged, 0.5):6.2f}"
        f" p99 {quantile(tally.acknowledged, 0.99):6.2f} ms"
        f"   delivered p50 {quantile(tally.delivered, 0.5):6.2f}"
        f" p99 {quantile(tally.delivered, 0.99):6.2f} ms"
        f"   late {tally.late}"
    )
    user, kernel = (part / max(1, moves) * 1e3 for part in cpu)
    print(
        f"{'':12} server CPU {sum(cpu) / seconds:4.0%}"
        f"   {user + kernel:.3f} ms a move ({user:.3f} own code, {kernel:.3f} kernel)"
        f"   the load's {own / max(1, moves) * 1e3:.3f} ms",
        flush=True,
    )


async def measure(asked: argparse.Namespace, process: subprocess.Popen[bytes]) -> None:
    """All three measurements."""
    load = Load(asked.port, asked.game, asked.seats)
    for name, rate, spares in (("flat out", None, 16), (f"{asked.rate:.0f}/s", asked.rate, 8)):
        await load.open(asked.matches * (1 + int(spares * asked.seconds / 10)))
        streams = f"{len(load.streams)} streams open, server {memory_mb(process):.0f} MB"
        print(f"{name:12} {streams}", flush=True)
        before, own = cpu_of(process), time.process_time()
        tally = await load.run(asked.matches, asked.seconds, rate)
        used = cpu_of(process).since(before)
        report(name, tally, asked.seconds, used, time.process_time() - own)
        load.spare.clear()
    while len(load.streams) < asked.streams:
        await load.open(1)
    print(f"{len(load.streams)} streams open: server {memory_mb(process):.0f} MB")
    for task in load.streams:
        task.cancel()


def main() -> None:
    """Start a server, load it, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--game", default="buteur")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--streams", type=int, default=2000)
    asked = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.2f}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        process = start_server(asked.db or f"sqlite:///{folder}/load.sqlite", asked.port)
        try:
            if shutil.which("taskset"):
                os.sched_setaffinity(0, {1})
            import uvloop

            uvloop.run(measure(asked, process))
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
