"""What happens with time: timers, and the pace of passes and bots."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.harness import (
    Made,
    Server,
    first,
    make,
    move_once,
    run,
)


def test_a_bot_moves_when_the_time_runs_out(tmp_path: Path) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server, "me", "me", timer=60)
        seen = await server.get(made.path)
        assert seen["timer"] == {
            "seconds": 60, "deadline": 1060.0, "paused": False, "left": None,
        }  # fmt: skip
        live = await server.live(made.match)
        before = live.hosted.entry

        now[0] = 1061.0
        server.gate.app.hall.plan(live)
        for _ in range(200):
            if live.hosted.entry > before:
                break
            await asyncio.sleep(0.01)

        assert live.hosted.log[before].kind == "move"
        assert live.hosted.match.coaches == ["human", "human"]  # type: ignore[union-attr]

    run(test, tmp_path, clock=lambda: now[0])


def test_a_coach_who_can_only_pass_is_passed_for_after_the_same_while_as_a_bot_takes(
    tmp_path: Path,
) -> None:
    """In each position that only allows a pass the server passes; it takes the pace, not less."""
    pace = 0.15

    async def test(server: Server) -> None:
        from tifo.server.matches.driver import is_pass, only_pass

        made = await make(server)
        live = await server.live(made.match)
        rng = random.Random(2)
        waits: list[float] = []
        while not live.hosted.match.is_over and len(waits) < 3:  # type: ignore[union-attr]
            match = live.hosted.match
            assert match is not None
            if only_pass(match):
                entry, opened = live.hosted.entry, live.hosted.opened
                while live.hosted.entry == entry:
                    await asyncio.sleep(0.005)
                waits.append(live.hosted.log[entry].at - opened)
                continue
            choices = [m for m in match.legal() if not is_pass(match.game, m)]
            act = {"entry": live.hosted.entry, "move": rng.choice(choices or match.legal())}
            await server.post(f"{made.path}/moves", act, made.token(match.to_act))

        assert all(wait >= pace - 0.01 for wait in waits)

    run(test, tmp_path, pace=pace)


def test_where_one_may_pass_nobody_answers_sooner(tmp_path: Path) -> None:
    pace = 0.2

    async def test(server: Server) -> None:
        from tifo.server.matches.driver import is_pass

        made = await make(server, "me", "bot:uniform")
        live = await server.live(made.match)
        rng = random.Random(4)
        opened: list[tuple[float, float]] = []
        while not live.hosted.match.is_over and len(opened) < 3:  # type: ignore[union-attr]
            match = live.hosted.match
            assert match is not None
            before = live.hosted
            if match.to_act == 1:
                entry = before.entry
                while live.hosted.entry == entry:
                    await asyncio.sleep(0.005)
                opened.append((before.opened, live.hosted.log[entry].at))
                continue
            act = {"entry": before.entry, "move": rng.choice(match.legal())}
            may_pass = any(is_pass(match.game, move) for move in match.legal())
            answer = await server.ask("POST", f"{made.path}/moves", act, made.token(0))
            if answer.status == 200 and may_pass:
                opened.append((before.opened, live.hosted.log[before.entry].at))

        assert all(answered - at >= pace - 0.01 for at, answered in opened)

    run(test, tmp_path, pace=pace)


def test_a_paused_timer_keeps_the_time_that_is_left(tmp_path: Path) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server, timer=60)
        watching = await server.follow(made.match)
        now[0] = 1020.0
        await server.post(f"{made.path}/timer", {"paused": True}, made.token(1))
        paused = (await server.get(made.path))["timer"]
        now[0] = 5000.0
        await server.post(f"{made.path}/timer", {"paused": False}, made.token(0))
        resumed = (await server.get(made.path))["timer"]
        await watching.until(lambda s: bool(s.events) and s.events[-1]["what"] == "resumed")

        assert paused == {"seconds": 60, "deadline": None, "paused": True, "left": 40.0}
        assert resumed == {"seconds": 60, "deadline": 5040.0, "paused": False, "left": None}
        told = [(e["what"], e["seat"]) for e in watching.events if e["kind"] == "table"]
        assert told[-2:] == [("paused", 1), ("resumed", 0)]

    run(test, tmp_path, clock=lambda: now[0])


def test_nobody_is_moved_for_while_the_timer_stands_still(tmp_path: Path) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server, timer=60)
        live = await server.live(made.match)
        await server.post(f"{made.path}/timer", {"paused": True}, made.token(0))

        now[0] = 99_000.0
        server.gate.app.hall.plan(live)

        assert live.due is None

    run(test, tmp_path, clock=lambda: now[0])


def test_after_a_move_the_timer_still_stands_with_the_whole_time_for_the_next(
    tmp_path: Path,
) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server, timer=60)
        now[0] = 1050.0
        await server.post(f"{made.path}/timer", {"paused": True}, made.token(0))
        await move_once(server, made, first)

        seen = await server.get(made.path)

        assert (seen["timer"]["paused"], seen["timer"]["left"]) == (True, 60.0)

    run(test, tmp_path, clock=lambda: now[0])


def test_a_paused_timer_outlives_the_server(tmp_path: Path) -> None:
    now = [1000.0]
    made: list[Made] = []
    seen: list[Any] = []

    async def before(server: Server) -> None:
        made.append(await make(server, timer=60))
        now[0] = 1033.0
        await server.post(f"{made[0].path}/timer", {"paused": True}, made[0].token(0))

    async def after(server: Server) -> None:
        now[0] = 9000.0
        seen.append((await server.get(made[0].path))["timer"])

    run(before, tmp_path, clock=lambda: now[0])
    run(after, tmp_path, clock=lambda: now[0])

    assert (seen[0]["paused"], seen[0]["left"]) == (True, 27.0)


def test_asked_twice_the_timer_is_paused_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, timer=60)

        entries = [
            (await server.post(f"{made.path}/timer", {"paused": True}, made.token(s)))["entry"]
            for s in (0, 1)
        ]

        assert entries[0] == entries[1]

    run(test, tmp_path)


def test_only_coaches_pause_and_only_where_there_is_a_timer(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        timed, other = await make(server, timer=60), await make(server)
        pause = {"paused": True}

        answers = [
            await server.ask("POST", f"{timed.path}/timer", pause),
            await server.ask("POST", f"{timed.path}/timer", pause, timed.host),
            await server.ask("POST", f"{other.path}/timer", pause, other.token(0)),
        ]

        codes = [(answer.status, answer.data["code"]) for answer in answers]
        assert codes == [(403, "auth/seat"), (403, "auth/seat"), (409, "match/no-timer")]

    run(test, tmp_path)
