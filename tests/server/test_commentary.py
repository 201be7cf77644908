"""A match whose words and sheet raise is played to its end, by everybody."""

from pathlib import Path
from typing import Any

import pytest

from tests.mute import muted, silence
from tests.server.harness import Server, first, make, move_once, play_out, run
from tifo import bots
from tifo.core.errors import RuleBug
from tifo.server.wire.answers import Snapshot

KICKS = {"kicks": "1"}


def test_a_match_without_words_is_played_to_its_end(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)

        await play_out(server, made)

        over = await server.get(made.path)
        assert (over["status"], over["ending"]["say"]["key"]) == ("over", "plain-ending")

    with muted("shootout"):
        run(test, tmp_path)


@pytest.mark.parametrize("sheet", [silence, lambda seen: {"a": object()}])
def test_a_seat_gets_the_position_without_what_cannot_be_said(sheet: Any, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)

        seen = await server.get(made.path, made.token(0))

        Snapshot.model_validate(seen)
        assert (seen["position"], seen["sheet"]) == (None, None)
        assert [move["steps"] for move in seen["legal"]] == [["left"], ["right"]]

    with muted("shootout", sheet):
        run(test, tmp_path)


def test_every_stream_is_served_without_what_cannot_be_said(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)
        streams = [await server.follow(made.match, token) for token in (*made.tokens, None)]

        done = await move_once(server, made, first)

        entry = done["answer"]["entry"]
        for stream in streams:
            await stream.until(lambda s: entry in s.ids)

    with muted("shootout"):
        run(test, tmp_path)


def test_a_stream_that_cannot_be_told_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)
        streams = [await server.follow(made.match, token) for token in (*made.tokens, None)]
        followers = (await server.live(made.match)).followers
        broken = next(follower for follower in followers if follower.seats == (0,))
        monkeypatch.setattr(broken, "push", silence)

        done = await move_once(server, made, first)

        entry = done["answer"]["entry"]
        for stream in streams[1:]:
            await stream.until(lambda s: entry in s.ids)

    run(test, tmp_path)


def test_advice_that_cannot_be_given_is_said_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "hint", silence)

    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)

        answer = await server.ask("POST", f"{made.path}/hint", {}, made.token(0))

        assert (answer.status, answer.data["code"]) == (503, "advice/none")
        assert (await move_once(server, made, first))["seat"] == 0

    run(test, tmp_path)


def test_a_rehearsal_goes_on_without_words(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)

        told = await server.post(f"{made.path}/rehearse", {"moves": ["left"]}, made.token(0))

        assert (told["taken"], told["position"], told["sheet"]) == (1, None, None)

    with muted("shootout"):
        run(test, tmp_path)


def test_the_fault_is_logged_with_the_match_it_happened_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)
        caplog.clear()

        for _ in range(2):
            await server.get(made.path, made.token(0))

        said = [record.getMessage() for record in caplog.records]
        assert sum("goes on without its sheet" in line for line in said) == 1
        assert all(f"match {made.match} " in line for line in said)

    with muted("shootout"):
        run(test, tmp_path)


def test_a_fault_of_the_rules_stops_the_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game="shootout", options=KICKS)
        live = await server.live(made.match)
        monkeypatch.setattr(live.hosted.game.rules, "apply", silence)

        with pytest.raises(RuleBug):
            await move_once(server, made, first)

    run(test, tmp_path)
