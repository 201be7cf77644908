"""People and bots in the seats of a running match."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.harness import (
    Server,
    make,
    move_once,
    run,
    until_status,
)
from tifo.bots import registry
from tifo.testing.villains import VILLAINS


def test_a_seat_goes_to_a_bot_and_back(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        seat = live.hosted.match.to_act  # type: ignore[union-attr]
        token = made.token(seat)
        before = (await server.get(made.path))["ply"]

        await server.post(f"{made.path}/coach", {"coach": "bot:rules-of-thumb"}, token)
        for _ in range(300):
            if (await server.get(made.path))["ply"] > before:
                break
            await asyncio.sleep(0.01)
        await server.post(f"{made.path}/coach", {"coach": "human"}, token)

        seen = await server.get(made.path)
        assert seen["ply"] > before
        assert seen["seats"][seat]["coach"] == "human"

    run(test, tmp_path)


def test_a_person_does_not_move_for_a_bot(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        match = live.hosted.match
        assert match is not None
        seat, move = match.to_act, match.legal()[0]
        await server.post(f"{made.path}/coach", {"coach": "bot:uniform"}, made.token(seat))
        act = {"entry": (await server.get(made.path))["entry"], "move": move}

        answer = await server.ask("POST", f"{made.path}/moves", act, made.token(seat))

        assert (answer.status, answer.data["code"]) == (403, "auth/seat")

    run(test, tmp_path, pace=30.0)


def test_who_leaves_a_running_match_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)

        await server.post(f"{made.path}/leave", {}, made.token(1))

        seats = (await server.get(made.path))["seats"]
        assert (seats[1]["coach"], seats[1]["name"]) == ("bot:rules-of-thumb", "Coach 1")

    run(test, tmp_path)


def test_bots_play_a_match_among_themselves(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "bot:uniform", "bot:rules-of-thumb")

        seen = await until_status(server, made, "over")

        assert min(place[0] for place in seen["ending"]["standing"]) == 0

    run(test, tmp_path)


def test_a_match_outlives_every_villain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [villain.__name__.lower() for villain in VILLAINS]
    for name, villain in zip(names, VILLAINS, strict=True):
        monkeypatch.setitem(registry.OURS, name, villain)

    async def test(server: Server) -> None:
        for name in names:
            made = await make(server, f"bot:{name}", "bot:uniform")
            live = await server.live(made.match)
            for _ in range(500):
                if live.hosted.entry > 40:
                    break
                await asyncio.sleep(0.02)
            assert live.hosted.entry > 40, name

    run(test, tmp_path, patience=0.05)


@pytest.mark.parametrize("coach", ["bot:ismcts:20", "bot:ismcts:5ms", "bot:beginner"])
def test_a_bot_with_a_budget_or_a_level_plays(coach: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", coach)
        live = await server.live(made.match)
        rng = random.Random(1)
        for _ in range(400):
            match = live.hosted.match
            assert match is not None
            if any(ply.seat == 1 for ply in match.plies):
                return
            if match.to_act == 0:
                await move_once(server, made, rng.choice)
            await asyncio.sleep(0.02)
        raise AssertionError("the bot never moved")

    run(test, tmp_path)


@pytest.mark.parametrize(
    "coach",
    ["bot:nobody", "bot:ismcts:0", "bot:ismcts:2000000", "bot:ismcts:60000ms", "bot:ismcts:9x99"],
)
def test_a_bot_that_cannot_be_or_thinks_too_long_is_refused(coach: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        seats = [{"coach": "me"}, {"coach": coach}]

        answers = [
            await server.ask("POST", "/api/matches", {"game": "buteur", "seats": seats}),
            await server.ask("POST", f"{made.path}/coach", {"coach": coach}, made.token(0)),
        ]

        for answer in answers:
            assert (answer.status, answer.data["code"]) == (422, "coach/invalid")
            assert coach.removeprefix("bot:") in answer.data["text"]

    run(test, tmp_path)
