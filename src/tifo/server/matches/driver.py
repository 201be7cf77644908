"""What happens without anybody asking.

Bots move; a coach who can only pass is passed for; a coach whose time has run out is moved for.
A bot waits, and a pass comes, the same short while after the position opened, whatever there was to
choose: how long an answer takes tells nothing of a hand.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tifo import bots
from tifo.bots import Bot
from tifo.core.contract import AnyGame, Move, Seat
from tifo.core.errors import TifoError
from tifo.core.rng import below, generator
from tifo.play.match import BOT, HUMAN, Match
from tifo.play.table import NO_ANSWER, ask
from tifo.server.matches.errors import StaleError
from tifo.server.matches.hall import Hall
from tifo.server.matches.hosted import Hosted
from tifo.server.matches.live import Live
from tifo.server.matches.workers import Workers

LOG = logging.getLogger("tifo.server")
AGAIN_S = 2.0
"""After the database refused."""
SEED_BYTES = 7
"""As many as fit into the positive half of 64 bits."""
STAND_IN = "rules-of-thumb"
"""The bot that moves for a coach whose time has run out."""


class Driver:
    """Moves the matches of a hall along."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._loop = asyncio.get_running_loop()
        self._workers = Workers()
        self._tasks: set[asyncio.Task[None]] = set()
        self._seed = int.from_bytes(hall.settings.chance(SEED_BYTES))
        hall.plan = self.plan
        self._start(self._revive())

    def plan(self, live: Live) -> None:
        """Arrange for what happens next by itself."""
        if live.due is not None:
            live.due.cancel()
            live.due = None
        at = self._due(live.hosted)
        if at is None:
            return
        if not live.ours:
            at += self._hall.settings.grace if self._hall.store.is_shared else 0.0
        wait = max(0.0, at - self._hall.now())
        live.due = self._loop.call_later(wait, self._begin, live, live.hosted.entry)

    def _due(self, hosted: Hosted) -> float | None:
        """When the match goes on by itself; None: it waits for somebody."""
        match = hosted.match
        if match is None or match.is_over:
            return None
        seat = match.to_act
        if match.coaches[seat] != HUMAN or only_pass(match):
            return hosted.opened + self._hall.settings.pace
        return hosted.deadline

    async def _revive(self) -> None:
        """Matches that were in progress when the last process ended go on by themselves."""
        try:
            await self._hall.revive(lambda hosted: self._due(hosted) is not None)
        except TifoError as error:
            LOG.warning("matches in progress wait until somebody opens them: %s", error)

    def _begin(self, live: Live, entry: int) -> None:
        live.due = None
        self._start(self._move(live, entry))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move(self, live: Live, entry: int) -> None:
        match = live.hosted.match
        if live.hosted.entry != entry or match is None:
            return
        seat = match.to_act
        move = await self._choose(live, match, seat)
        async with live.lock:
            if live.hosted.entry != entry:
                return
            draft = live.hosted.fork()
            draft.play(self._hall.now(), seat, move)
            try:
                await self._hall.commit(live, draft)
            except StaleError:
                LOG.info("match %s: another process moved first", live.match)
            except TifoError as error:
                LOG.warning("match %s: %s; trying again", live.match, error)
                live.due = self._loop.call_later(AGAIN_S, self._begin, live, entry)

    async def _choose(self, live: Live, match: Match, seat: Seat) -> Move:
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        coach = match.coaches[seat]
        name = STAND_IN if coach == HUMAN else coach.removeprefix(BOT)
        seen, game, ply = match.view(seat), match.game, len(match.plies)

        def think() -> tuple[Move, str]:
            return ask(_bot(live, game, name), seen, legal, generator(self._seed, ply), None)

        try:
            move, fault = await self._workers.run(think, self._hall.settings.patience)
        except TimeoutError:
            move, fault = NO_ANSWER, "thought too long"
        if move in legal:
            return int(move)
        LOG.warning("match %s, bot %s: %s", live.match, name, fault or f"move {move}")
        return legal[below(generator(self._seed, ply), len(legal))]

    async def close(self) -> None:
        """Stop moving."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._workers.close()


def _bot(live: Live, game: AnyGame, name: str) -> Bot:
    if name not in live.bots:
        live.bots[name] = bots.find(name, game)
    return live.bots[name]


def only_pass(match: Match) -> bool:
    """Can the seat to act do nothing but pass?"""
    legal = match.legal()
    return len(legal) == 1 and is_pass(match.game, legal[0])


def is_pass(game: AnyGame, move: Move) -> bool:
    """Is this move a pass?"""
    return move == game.pass_move
