"""The feed: what comes, in which order, and how a lost line is taken up again."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.harness import Made, Server, make, move_once, run
from tifo.server.follow import feed as feed_module
from tifo.server.matches import hall, live as live_module, presence
from tifo.server.wire.answers import FeedEvent, Snapshot


async def some_moves(server: Server, made: Made, count: int) -> None:
    rng = random.Random(count)
    for _ in range(count):
        await move_once(server, made, rng.choice)


async def newest(server: Server, made: Made) -> int:
    return int((await server.get(made.path))["entry"])


def test_the_ids_are_the_entries_without_a_gap(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        stream = await server.follow(made.match, made.token(0))
        await some_moves(server, made, 12)
        last = await newest(server, made)

        await stream.until(lambda s: bool(s.ids) and s.ids[-1] >= last)

        assert stream.ids == list(range(1, stream.ids[-1] + 1))
        assert [event["entry"] for event in stream.events] == stream.ids

    run(test, tmp_path)


@pytest.mark.parametrize("way", ["header", "query"])
def test_a_stream_resumes_after_the_last_event_it_had(way: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        await some_moves(server, made, 5)
        last = await newest(server, made)

        if way == "header":
            stream = await server.follow(made.match, made.token(1), last_event_id=str(last - 3))
        else:
            stream = await server.follow(made.match, made.token(1), after=last - 3)
        await stream.until(lambda s: bool(s.ids) and s.ids[-1] >= last)

        assert stream.ids[:3] == [last - 2, last - 1, last]

    run(test, tmp_path)


def test_the_last_event_of_a_burst_carries_the_snapshot(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        stream = await server.follow(made.match, made.token(0))
        await stream.until(lambda s: bool(s.ids))

        *earlier, last = stream.events

        assert not any("snapshot" in event for event in earlier)
        told = {**last["snapshot"], "now": 0}
        seen = {**(await server.get(made.path, made.token(0))), "now": 0}
        assert told == seen | {"seats": told["seats"]}

    run(test, tmp_path)


def test_what_was_missed_is_the_same_as_what_was_followed(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        followed = await server.follow(made.match, made.token(0))
        await some_moves(server, made, 20)
        last = await newest(server, made)
        await followed.until(lambda s: bool(s.ids) and s.ids[-1] >= last)

        missed = await server.follow(made.match, made.token(0))
        await missed.until(lambda s: bool(s.ids) and s.ids[-1] >= last)

        def bare(stream: object) -> list[dict[str, object]]:
            events = stream.events  # type: ignore[attr-defined]
            return [{k: v for k, v in e.items() if k != "snapshot"} for e in events]

        assert bare(missed)[:last] == bare(followed)[:last]

    run(test, tmp_path)


def test_every_event_has_the_described_shape(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", "me", timer=600)
        stream = await server.follow(made.match, made.token(0))
        await some_moves(server, made, 30)
        await server.post(f"{made.path}/coach", {"coach": "bot:uniform"}, made.token(1))
        last = await newest(server, made)
        await stream.until(lambda s: bool(s.ids) and s.ids[-1] >= last)

        for event in stream.events:
            told = FeedEvent.model_validate(event, strict=True)
            rare = {"snapshot", "online"}
            assert set(event) - rare == set(FeedEvent.model_fields) - rare
            if told.snapshot is not None:
                assert set(event["snapshot"]) == set(Snapshot.model_fields)
        kinds = {event["kind"] for event in stream.events}
        assert {"table", "move", "seated"} <= kinds

    run(test, tmp_path)


def test_a_silent_stream_beats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_module, "BEAT_S", 0.02)
    monkeypatch.setattr(hall, "TICK_S", 0.02)

    async def test(server: Server) -> None:
        made = await make(server)
        stream = await server.follow(made.match)
        await stream.until(lambda s: s.received.count(feed_module.BEAT) >= 3)

    run(test, tmp_path)


def test_every_stream_is_told_who_comes_and_goes(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        watching = await server.follow(made.match)
        coach = await server.follow(made.match, made.token(1))
        await watching.until(lambda s: s.online[-1:] == [[False, True]])
        during = [seat["online"] for seat in (await server.get(made.path))["seats"]]
        await coach.close()
        await watching.until(lambda s: s.online[-1:] == [[False, False]])
        after = [seat["online"] for seat in (await server.get(made.path))["seats"]]

        assert (during, after) == ([False, True], [False, False])

    run(test, tmp_path)


def test_who_reloads_the_page_has_not_gone(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        watching = await server.follow(made.match)
        coach = await server.follow(made.match, made.token(0))
        await watching.until(lambda s: bool(s.online))
        await coach.close()
        await server.follow(made.match, made.token(0))
        await asyncio.sleep(2 * presence.GATHER_S)

        assert watching.online == [[True, False]]

    run(test, tmp_path)


def test_a_notice_of_who_is_there_has_no_id(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        stream = await server.follow(made.match, made.token(0))
        await stream.until(lambda s: bool(s.online))

        assert [event["entry"] for event in stream.events] == stream.ids

    run(test, tmp_path)


def test_a_slow_reader_gets_what_it_missed_in_one_piece(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        stream = await server.follow(made.match, made.token(0))
        await stream.until(lambda s: bool(s.ids))
        stream.clogged.set()
        before = await newest(server, made)
        await some_moves(server, made, 6)
        last = await newest(server, made)
        held = stream.ids[-1]
        stream.unclog()
        await stream.until(lambda s: s.ids[-1] >= last)

        assert held == before
        assert stream.ids == list(range(1, stream.ids[-1] + 1))
        assert sum("snapshot" in e for e in stream.events if e["entry"] > before) <= 2

    run(test, tmp_path)


def test_streams_end_when_the_server_does(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        stream = await server.follow(made.match)
        assert stream.task is not None

        server.gate.end_streams()

        await asyncio.wait_for(stream.task, 2)

    run(test, tmp_path)


REST_S = 2.0


def test_a_fast_match_does_not_flood_those_who_only_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who decides is told at once; the others get the whole story in fewer pieces."""
    monkeypatch.setattr(live_module, "REST_S", REST_S)

    async def test(server: Server) -> None:
        made = await make(server)
        watching = await server.follow(made.match)
        coaches = [await server.follow(made.match, made.token(seat)) for seat in (0, 1)]
        await some_moves(server, made, 12)
        seen = await server.get(made.path)
        deciding = coaches[seen["to_act"]]
        await deciding.until(lambda s: s.ids[-1] >= seen["entry"], REST_S)
        late = watching.ids[-1]
        last = await newest(server, made)
        await watching.until(lambda s: s.ids[-1] >= last)

        assert watching.ids == list(range(1, watching.ids[-1] + 1))
        assert late < deciding.ids[-1]
        assert sum("snapshot" in event for event in watching.events) < 12

    run(test, tmp_path)
