"""What a seat may not know changes no byte of what it is sent, whatever it asks."""

import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Made, Server, make, run
from tifo import games
from tifo.core.contract import NOBODY, Seat
from tifo.core.events import EVERYONE, may_see
from tifo.core.log import Played, step
from tifo.core.messages import Message
from tifo.core.rng import generator
from tifo.play.match import Match
from tifo.server.follow import snapshot
from tifo.server.follow.feed import BEAT
from tifo.server.follow.plies import knowledge, ply_told, secret_parts
from tifo.server.matches import presence
from tifo.server.matches.hosted import Hosted
from tifo.server.matches.live import Live
from tifo.server.wire import encode
from tifo.testing.leaks import FORKS
from tifo.testing.walk import random_line, walk

GAMES = games.names()
POSITIONS = 8
"""Positions of a random match that are looked at."""


@pytest.fixture(autouse=True)
def without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes and goes is told a while later, whatever the truth."""
    monkeypatch.setattr(presence, "GATHER_S", 3600.0)


def running(hosted: Hosted) -> Match:
    assert hosted.match is not None
    return hosted.match


async def traffic(server: Server, made: Made, seat: Seat, after: int, wrong: list[int]) -> Any:
    """Everything that the server sends a seat (NOBODY: a spectator) in a position."""
    token = None if seat == NOBODY else made.token(seat)
    path, live = made.path, await server.live(made.match)
    entry, ply = live.hosted.entry, len(running(live.hosted).plies)
    answers = [await server.ask("GET", path, token=token)]
    answers += [await server.ask("GET", f"{path}/plies", token=token)]
    answers += [await server.ask("GET", f"{path}/plies/{ply}", token=token)]
    answers += [await server.ask("GET", f"{path}/file", token=token)]
    for move in wrong:
        act = {"entry": entry, "move": move}
        answers.append(await server.ask("POST", f"{path}/moves", act, token))
        answers.append(await server.ask("POST", f"{path}/why", {"move": move}, token))
    for moves in ([], *rehearsals(running(live.hosted), seat)):
        answers.append(await server.ask("POST", f"{path}/rehearse", {"moves": moves}, token))
    answers.append(await server.ask("POST", f"{path}/moves", {"entry": 0, "move": 0}, token))
    answers.append(await server.ask("POST", f"{path}/rematch", None, token))
    stream = await server.follow(made.match, token, after=after)
    await stream.until(lambda s: bool(s.ids) and s.ids[-1] == entry)
    await stream.close()
    told = stream.received.replace(BEAT, b"")  # beats come with the clock, whatever the truth
    return [(answer.status, answer.body) for answer in answers], told


def rehearsals(match: Match, seat: Seat) -> list[list[str]]:
    """A few moves that the seat might think of."""
    if match.to_act != seat:
        return []
    legal = match.game.legal(match.view(seat))
    return [[match.game.notation.format_move(move)] for move in legal[:3]]


def refused(hosted: Hosted) -> list[int]:
    """A few moves that are not legal now."""
    match = running(hosted)
    rules = match.game.rules
    wrong = [m for m in range(rules.MOVE_COUNT) if rules.refusal(match.state, m) != 0]
    return wrong[:: max(1, len(wrong) // 3)][:3]


def with_state(hosted: Hosted, state: Any) -> Hosted:
    """The same log over another truth."""
    twin = hosted.fork()
    match = running(twin)
    match.state = state
    match.plies[-1] = replace(match.plies[-1], state=state)
    twin.plies[-1] = match.plies[-1]
    return twin


def with_move(hosted: Hosted, move: int) -> Hosted:
    """The same log with another last move."""
    twin = hosted.fork()
    match = running(twin)
    before = match.plies[-2].state if len(match.plies) > 1 else match.game.new_state(match.options)
    state = before.copy()
    audience, events = step(match.game, state, move)
    ply = replace(match.plies[-1], move=move, audience=audience, events=events, state=state)
    match.state, match.plies[-1], twin.plies[-1] = state, ply, ply
    twin.log[-1] = twin.log[-1]._replace(value=move)
    return twin


def show(live: Live, hosted: Hosted) -> None:
    live.hosted = hosted
    live.forget()


async def begin(server: Server, name: str) -> tuple[Made, Live]:
    game = games.find(name)
    seats = game.seat_count(game.read_options())
    made = await make(server, *["me"] * seats, game=name)
    live = await server.live(made.match)
    live.hosted = live.hosted.fork()
    return made, live


async def advance(server: Server, live: Live, rng: random.Random, moves: int) -> None:
    """Random decisions, straight into the log."""
    draft = live.hosted.fork()
    for _ in range(moves):
        match = running(draft)
        if match.is_over:
            break
        draft.play(0.0, match.to_act, rng.choice(match.legal()))
    show(live, draft)


@pytest.mark.parametrize("name", GAMES)
def test_two_truths_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    name: str, tmp_path: Path
) -> None:
    async def test(server: Server) -> None:
        rng = random.Random(11)
        made, live = await begin(server, name)
        checked = 0
        for _ in range(POSITIONS):
            await advance(server, live, rng, rng.randrange(1, 12))
            truth = live.hosted
            if running(truth).is_over:
                break
            wrong = refused(truth)
            for seat in (NOBODY, *range(len(made.tokens))):
                show(live, truth)
                told = await traffic(server, made, seat, truth.entry - 1, wrong)
                for other in truth.game.secrets(running(truth).state, seat):
                    show(live, with_state(truth, other))
                    assert await traffic(server, made, seat, truth.entry - 1, wrong) == told
                    checked += 1
            show(live, truth)
        assert checked > 0 or not truth.game.secrets(running(truth).state, 0)

    run(test, tmp_path, clock=lambda: 1000.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_a_seat_may_not_see_gives_it_the_same_bytes_whatever_it_was(
    name: str, tmp_path: Path
) -> None:
    async def test(server: Server) -> None:
        rng = random.Random(12)
        made, live = await begin(server, name)
        for _ in range(POSITIONS):
            await advance(server, live, rng, rng.randrange(1, 8))
            if running(live.hosted).is_over:
                return
            truth = live.hosted
            hidden = up_to_a_hidden_move(truth, rng)
            if hidden is None:
                continue
            await compare_moves(server, made, live, hidden)
            show(live, truth)

    run(test, tmp_path, clock=lambda: 1000.0)


def up_to_a_hidden_move(hosted: Hosted, rng: random.Random) -> Hosted | None:
    """The log cut after some draw or decision that not everybody may see."""
    places = [
        number
        for number, ply in enumerate(hosted.plies)
        if ply is not None and ply.audience != EVERYONE
    ]
    if not places:
        return None
    number = rng.choice(places)
    twin = Hosted(hosted.row)
    for line in hosted.log[: number + 1]:
        twin.read(line)
    return twin


async def compare_moves(server: Server, made: Made, live: Live, hidden: Hosted) -> None:
    match = running(hidden)
    before = match.plies[-2].state if len(match.plies) > 1 else match.game.new_state(match.options)
    others = match.game.legal(before)
    for seat in (NOBODY, *range(len(made.tokens))):
        if may_see(match.plies[-1].audience, seat):
            continue
        show(live, hidden)
        told = await traffic(server, made, seat, hidden.entry - 1, [])
        for move in others[:: max(1, len(others) // FORKS)]:
            if may_see(match.game.rules.audience(before, move), seat):
                continue
            show(live, with_move(hidden, move))
            assert await traffic(server, made, seat, hidden.entry - 1, []) == told


def test_the_test_sees_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that shows the pile is found out."""
    original = snapshot._position

    async def test(server: Server) -> None:
        made, live = await begin(server, "buteur")
        truth = live.hosted
        held = running(truth)
        monkeypatch.setattr(
            snapshot,
            "_position",
            lambda said, seen: original(said, seen) + b',"leak":%b' % encode(said.match.state.pile),
        )
        told = await traffic(server, made, 0, truth.entry - 1, [])
        leaks = []
        for other in truth.game.secrets(held.state, 0):
            show(live, with_state(truth, other))
            leaks.append(await traffic(server, made, 0, truth.entry - 1, []) != told)

        assert any(leaks)

    run(test, tmp_path, clock=lambda: 1000.0)


def test_the_dealers_bytes_and_the_tokens_are_nowhere_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def test(server: Server) -> None:
        rng = random.Random(3)
        made, live = await begin(server, "buteur")
        dealer = live.hosted.row.dealer
        sent = b""
        while not running(live.hosted).is_over:
            for seat in (NOBODY, 0, 1):
                wrong = refused(live.hosted)
                answers, fed = await traffic(server, made, seat, 0, wrong)
                sent += b"".join(body for _, body in answers) + fed
            await advance(server, live, rng, 20)

        secret = running(live.hosted).dealer._mac.hexdigest()
        for text in (dealer.hex(), dealer.hex().upper(), secret, *made.tokens, made.host):
            assert text is not None
            assert text.encode() not in sent
            assert text not in caplog.text
        now = await server.ask("GET", made.path)
        assert dealer.hex().encode() in now.body

    run(test, tmp_path, clock=lambda: 1000.0)


@pytest.mark.parametrize("name", GAMES)
def test_seats_that_know_the_same_of_a_ply_are_told_the_same(name: str) -> None:
    """The feed encodes a ply once for all of them."""
    game = games.find(name)
    options = game.read_options()
    seats = game.seat_count(options)
    match = Match(game, options, ["human"] * seats, b"0" * 32, [])
    for move in random_line(game, options, generator(5, 1))[:400]:
        match.read(Played(move))
        ply = match.plies[-1]
        told: dict[Any, Any] = {}
        for seat in (NOBODY, *range(seats)):
            said = ply_told(match, ply, seat)
            assert told.setdefault(knowledge(secret_parts(ply), seat), said) == said


@pytest.mark.parametrize("name", GAMES)
def test_messages_hold_numbers_and_words_only(name: str) -> None:
    """True and false would not be numbers for the browser."""

    def values(message: Message | None) -> list[Any]:
        found: list[Any] = []
        for value in message.args.values() if message else ():
            found += values(value) if isinstance(value, Message) else [value]
        return found

    game = games.find(name)
    for moment in walk(game, game.read_options(), generator(6, 1)):
        if moment.seat < 0:
            continue
        seen = game.seen_by(moment.state, moment.seat)
        said = values(game.words.describe_position(seen))
        for move in moment.legal:
            said += values(game.words.describe_move(seen, move))
        assert not any(isinstance(value, bool | float) for value in said)
