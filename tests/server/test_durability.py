"""A killed server has lost nothing that it acknowledged, and goes on where it was."""

import http.client
import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.server.process import Process, make

MATCHES = 4


@dataclass
class Coach(threading.Thread):
    """Plays both seats of one match, whatever happens to the server."""

    server: Process
    match: str
    tokens: list[str]
    seed: int
    acknowledged: list[tuple[int, int, int]] = field(default_factory=list)
    """Entry answered, move, entry it led to."""
    trouble: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.stop = threading.Event()
        self.rng = random.Random(self.seed)

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        """Play until told to stop."""
        while not self.stop.is_set():
            try:
                self.step()
            except (OSError, http.client.HTTPException):
                time.sleep(0.02)

    def step(self) -> None:
        """Look, then move; an act whose answer was lost is sent again as it was."""
        path = f"/api/matches/{self.match}"
        for token in self.tokens:
            _, seen = self.server.ask("GET", path, token=token)
            if seen["status"] == "over":
                status, made = self.server.ask("POST", f"{path}/rematch", token=token)
                if status == 200:
                    self.begin_again(made["match"])
                return
            if seen["legal"]:
                act = {"entry": seen["entry"], "move": self.rng.choice(seen["legal"])["move"]}
                self.act(path, token, act)
                return

    def act(self, path: str, token: str, act: dict[str, int]) -> None:
        """Send an act until it is answered."""
        while not self.stop.is_set():
            try:
                status, answer = self.server.ask("POST", f"{path}/moves", act, token)
            except (OSError, http.client.HTTPException):
                time.sleep(0.02)
                continue
            if status == 200:
                self.acknowledged.append((act["entry"], act["move"], answer["entry"]))
            elif status != 409:
                self.trouble.append(f"{status} {answer}")
            return

    def begin_again(self, match: str) -> None:
        """The finished match is checked; another follows it."""
        self.check()
        for token in self.tokens:
            self.server.ask("POST", f"/api/matches/{match}/join", {"nonce": "12345678"}, token)
        self.match = match
        self.acknowledged.clear()

    def check(self) -> None:
        """Every acknowledged move is in the log, at its place, once; the entries have no gap."""
        lines = log_of(self.server.db, self.match)
        if [entry for entry, *_ in lines] != list(range(1, len(lines) + 1)):
            self.trouble.append("a gap in the log")
        for answered, move, led_to in self.acknowledged:
            written = [line for line in lines if line[1] == answered]
            if not written or written[0][2:] != ("move", move) or written[-1][0] != led_to:
                self.trouble.append(f"lost: the move that answered {answered}")


def log_of(db: str, match: str) -> list[tuple[int, int, str, int]]:
    engine = create_engine(db)
    query = "SELECT entry, answers, kind, value FROM entries WHERE match = :match ORDER BY entry"
    with engine.connect() as connection:
        rows = connection.execute(text(query), {"match": match}).all()
    engine.dispose()
    return [(entry, answers, kind, value) for entry, answers, kind, value in rows]


def kill_and_go_on(folder: Path, kills: int) -> None:
    server = Process(f"sqlite:///{folder / 'matches.sqlite'}")
    server.start()
    server.wait()
    coaches = [Coach(server, *make(server), seed=n) for n in range(MATCHES)]
    for coach in coaches:
        coach.start()
    rng = random.Random(kills)
    try:
        for _ in range(kills):
            time.sleep(rng.uniform(0.05, 0.5))
            server.kill()
            server.start()
            server.wait()
        before = {coach: (coach.match, len(coach.acknowledged)) for coach in coaches}
        until = time.monotonic() + 20
        while time.monotonic() < until and any(
            before[coach] == (coach.match, len(coach.acknowledged)) for coach in coaches
        ):
            time.sleep(0.05)
        went_on = [before[c] != (c.match, len(c.acknowledged)) for c in coaches]
    finally:
        for coach in coaches:
            coach.stop.set()
        for coach in coaches:
            coach.join(20)
        server.kill()
    for coach in coaches:
        coach.check()

    assert all(went_on)
    assert [coach.trouble for coach in coaches] == [[]] * MATCHES


def test_a_server_that_is_killed_loses_nothing_and_goes_on(tmp_path: Path) -> None:
    kill_and_go_on(tmp_path, kills=2)


@pytest.mark.slow
def test_a_server_that_is_killed_fifty_times_loses_nothing_and_goes_on(tmp_path: Path) -> None:
    kill_and_go_on(tmp_path, kills=50)
