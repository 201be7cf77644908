"""After the end, and after a restart."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.harness import (
    NONCE,
    Made,
    Server,
    first,
    make,
    move_once,
    play_out,
    run,
)
from tifo.core.contract import CHANCE
from tifo.play.dealer import Dealer, secret_of
from tifo.play.file import verify


def test_a_finished_match_shows_everything(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        hidden = await server.ask("GET", f"{made.path}/file")
        await play_out(server, made)

        seen = await server.get(made.path)
        file = await server.get(f"{made.path}/file")
        plies = (await server.get(f"{made.path}/plies"))["plies"]
        other = await server.get(f"{made.path}/plies/20?seat=1")

        assert (hidden.status, hidden.data["code"]) == (409, "match/not-over")
        assert verify(file).is_over
        assert file["dealer"] == seen["dealer"]
        assert len(plies) == seen["ply"]
        assert all(ply["move"] is not None for ply in plies)
        assert other["view"]["seat"] == 1

    run(test, tmp_path)


def test_a_rematch_turns_the_seats_and_keeps_the_tokens(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", "me", "me")
        early = await server.ask("POST", f"{made.path}/rematch", token=made.token(0))
        await play_out(server, made)

        asked = [await server.post(f"{made.path}/rematch", None, made.token(s)) for s in (0, 2)]

        new = f"/api/matches/{asked[0]['match']}"
        for seat in range(3):
            await server.post(f"{new}/join", {"nonce": NONCE}, made.token(seat))
        seen = await server.get(new, made.token(2))
        assert early.data["code"] == "match/not-over"
        assert [a["match"] for a in asked] == [asked[0]["match"]] * 2
        assert [a["seats"] for a in asked] == [[1], [0]]
        assert (seen["status"], seen["me"]) == ("playing", [0])
        assert [seat["name"] for seat in seen["seats"]] == ["Coach 2", "Coach 0", "Coach 1"]
        assert (await server.get(made.path))["rematch"] == asked[0]["match"]

    run(test, tmp_path)


def test_a_match_is_the_same_after_the_server_was_started_again(tmp_path: Path) -> None:
    found: list[Any] = []
    made: list[Made] = []

    def without_clock(seen: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in seen.items() if key != "now"}

    async def before(server: Server) -> None:
        match = await make(server)
        for _ in range(10):
            await move_once(server, match, first)
        made.append(match)
        found.append(without_clock(await server.get(match.path, match.token(0))))

    async def after(server: Server) -> None:
        match = made[0]
        found.append(without_clock(await server.get(match.path, match.token(0))))
        await move_once(server, match, first)

    run(before, tmp_path)
    run(after, tmp_path)

    assert found[0] == found[1]


def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    made: list[Made] = []

    async def before(server: Server) -> None:
        made.append(await make(server, "bot:uniform", "bot:uniform"))

    async def after(server: Server) -> None:
        store = server.gate.app.hall.store
        for _ in range(2000):
            if not store.unfinished(10):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the match does not go on")

    run(before, tmp_path, pace=60.0)
    run(after, tmp_path)


def test_a_timer_runs_out_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    now = [1000.0]
    made: list[Made] = []
    moves: list[int] = []

    async def before(server: Server) -> None:
        made.append(await make(server, timer=60))

    async def after(server: Server) -> None:
        store = server.gate.app.hall.store
        first_lines = len(store.entries(made[0].match))
        for _ in range(500):
            moves.append(len(store.entries(made[0].match)) - first_lines)
            if moves[-1]:
                return
            await asyncio.sleep(0.01)

    run(before, tmp_path, clock=lambda: now[0])
    now[0] = 1061.0
    run(after, tmp_path, clock=lambda: now[0])

    assert moves[-1] > 0


def test_a_match_that_waits_for_a_person_stays_on_disk_after_a_restart(tmp_path: Path) -> None:
    async def before(server: Server) -> None:
        await make(server)

    async def after(server: Server) -> None:
        hall = server.gate.app.hall
        await asyncio.sleep(0.3)
        assert hall._live == {}
        assert len(hall.store.unfinished(10)) == 1

    run(before, tmp_path)
    run(after, tmp_path)


def test_the_draws_of_a_finished_match_can_be_made_again(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        early = await server.ask("GET", f"{made.path}/draws")
        await play_out(server, made)
        over = await server.get(made.path)

        draws = (await server.get(f"{made.path}/draws"))["draws"]

        dealer = Dealer(secret_of(bytes.fromhex(over["dealer"]), over["nonces"]))
        plies = (await server.get(f"{made.path}/plies"))["plies"]
        assert early.data["code"] == "match/not-over"
        assert [draw["ply"] for draw in draws] == [p["ply"] for p in plies if p["seat"] == CHANCE]
        for draw in draws:
            ticket = dealer.ticket(draw["ply"], sum(weight for _, weight in draw["odds"]))
            assert drawn(draw["odds"], ticket) == draw["move"] == plies[draw["ply"]]["move"]

    run(test, tmp_path)


def drawn(odds: list[tuple[int, int]], ticket: int) -> int:
    """The move that a ticket draws."""
    for move, weight in odds:
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("the ticket is too high")
