"""Two server processes over one PostgreSQL serve the same match."""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from tests.conftest import new_database
from tests.server.process import Process, make

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Process, Process]]:
    yield from two_processes(postgres)


@pytest.fixture
def fresh_pair(postgres: str) -> Iterator[tuple[Process, Process]]:
    yield from two_processes(postgres)


def two_processes(postgres: str) -> Iterator[tuple[Process, Process]]:
    db = new_database(postgres)
    servers = Process(db), Process(db)
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.kill()


def read_feed(server: Process, match: str, token: str, found: list[dict[str, Any]]) -> None:
    """Read a feed until it is cut."""
    try:
        with server.open_feed(match, token, 0) as feed:
            for line in feed:
                event = json.loads(line[6:]) if line.startswith(b"data: ") else {}
                if event.get("kind", "online") != "online":
                    found.append(event)
    except (OSError, ValueError):
        return


def test_coaches_at_two_processes_play_one_match(pair: tuple[Process, Process]) -> None:
    first, second = pair
    match, tokens = make(first)
    path = f"/api/matches/{match}"
    feeds: list[list[dict[str, Any]]] = [[], []]
    for server, token, feed in zip(pair, tokens, feeds, strict=True):
        thread = threading.Thread(target=read_feed, args=(server, match, token, feed), daemon=True)
        thread.start()
    rng = random.Random(1)
    moves = [0, 0]
    until = time.monotonic() + 60
    while min(moves) < 8 and time.monotonic() < until:
        for seat, server in enumerate(pair):
            _, seen = server.ask("GET", path, token=tokens[seat])
            if seen["legal"]:
                act = {"entry": seen["entry"], "move": rng.choice(seen["legal"])["move"]}
                status, _ = server.ask("POST", f"{path}/moves", act, tokens[seat])
                moves[seat] += status == 200
    _, newest = second.ask("GET", path)
    until = time.monotonic() + 10
    while time.monotonic() < until and any(
        not feed or feed[-1]["entry"] < newest["entry"] for feed in feeds
    ):
        time.sleep(0.05)

    assert min(moves) >= 8
    for feed in feeds:
        entries = [event["entry"] for event in feed]
        assert entries == list(range(1, len(entries) + 1))
        assert entries[-1] >= newest["entry"]


def test_news_reach_the_other_process_at_once(pair: tuple[Process, Process]) -> None:
    first, second = pair
    match, tokens = make(first)
    path = f"/api/matches/{match}"
    _, seen = first.ask("GET", path)
    seat = seen["to_act"]
    found: list[dict[str, Any]] = []
    thread = threading.Thread(
        target=read_feed, args=(second, match, tokens[seat], found), daemon=True
    )
    thread.start()
    while not found or found[-1]["entry"] < seen["entry"]:
        time.sleep(0.01)
    _, mine = first.ask("GET", path, token=tokens[seat])
    act = {"entry": mine["entry"], "move": mine["legal"][0]["move"]}

    status, _ = first.ask("POST", f"{path}/moves", act, tokens[seat])
    sent = time.monotonic()
    while found[-1]["entry"] <= seen["entry"] and time.monotonic() < sent + 10:
        time.sleep(0.005)

    assert status == 200
    assert found[-1]["entry"] > seen["entry"]


def answer_together(
    pair: tuple[Process, Process], path: str, token: str, seen: dict[str, Any]
) -> list[int]:
    """Two processes are sent different answers to one position at once; what each says."""
    statuses: list[int] = []
    together = threading.Barrier(2)

    def answer(server: Process, move: int) -> None:
        act = {"entry": seen["entry"], "move": move}
        together.wait()
        statuses.append(server.ask("POST", f"{path}/moves", act, token)[0])

    threads = [
        threading.Thread(target=answer, args=(server, legal["move"]))
        for server, legal in zip(pair, seen["legal"], strict=False)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(statuses)


def test_two_answers_to_one_position_cannot_both_be(pair: tuple[Process, Process]) -> None:
    first, second = pair
    match, tokens = make(first)
    path = f"/api/matches/{match}"
    second.ask("GET", path)
    found = []
    for _ in range(40):
        _, seen = first.ask("GET", path)
        token = tokens[max(0, seen["to_act"])]
        _, mine = first.ask("GET", path, token=token)
        if len(mine["legal"]) >= 2:
            found.append(answer_together(pair, path, token, mine))
        if len(found) == 5:
            break

    assert found == [[200, 409]] * 5


def test_another_process_moves_the_bots_of_one_that_was_killed(
    pair: tuple[Process, Process],
) -> None:
    first, second = pair
    body = {"game": "buteur", "seats": [{"coach": "bot:uniform"}, {"coach": "bot:uniform"}]}
    _, made = first.ask("POST", "/api/matches", body)
    path = f"/api/matches/{made['match']}"
    second.ask("GET", path)
    first.kill()
    _, before = second.ask("GET", path)

    until = time.monotonic() + 20
    _, seen = second.ask("GET", path)
    while seen["status"] != "over" and time.monotonic() < until:
        time.sleep(0.1)
        _, seen = second.ask("GET", path)

    assert seen["status"] == "over"
    assert seen["entry"] >= before["entry"]


def online(server: Process, match: str) -> list[bool]:
    _, seen = server.ask("GET", f"/api/matches/{match}")
    return [seat["online"] for seat in seen["seats"]]


def are_online(server: Process, match: str, who: list[bool]) -> bool:
    return online(server, match) == who


def wait_for(condition: Callable[[], bool], seconds: float) -> bool:
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)
    return condition()


def test_who_is_at_one_process_is_online_at_the_other(fresh_pair: tuple[Process, Process]) -> None:
    first, second = fresh_pair
    match, tokens = make(first)
    second.ask("GET", f"/api/matches/{match}")
    with first.open_feed(match, tokens[0], 0), second.open_feed(match, tokens[1], 0):
        came = [wait_for(partial(are_online, s, match, [True, True]), 10) for s in fresh_pair]
    left = [wait_for(partial(are_online, s, match, [False, False]), 10) for s in fresh_pair]

    assert (came, left) == ([True, True], [True, True])


def test_a_process_that_starts_later_learns_who_is_there(
    fresh_pair: tuple[Process, Process],
) -> None:
    first, second = fresh_pair
    match, tokens = make(first)
    with first.open_feed(match, tokens[1], 0):
        second.kill()
        second.start()
        second.wait()
        learnt = wait_for(lambda: online(second, match) == [False, True], 10)

    assert learnt


def test_nobody_is_online_through_a_process_that_was_killed(
    fresh_pair: tuple[Process, Process],
) -> None:
    first, second = fresh_pair
    match, tokens = make(first)
    with first.open_feed(match, tokens[1], 0):
        assert wait_for(lambda: online(second, match) == [False, True], 10)
        first.kill()

        assert wait_for(lambda: online(second, match) == [False, False], 30)
