"""All matches that this process serves, and their way to and from the store."""

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

from sqlalchemy import Engine

from tifo.core.errors import TifoError
from tifo.server.matches.errors import StaleError, UnknownMatchError, UnreadableMatchError
from tifo.server.matches.hosted import Hosted, read_log
from tifo.server.matches.live import Follower, Live
from tifo.server.matches.presence import Presence
from tifo.server.matches.upkeep import Upkeep
from tifo.server.settings import Settings
from tifo.store import CodeRow, ConflictError, EndingRow, Store
from tifo.store.listener import Listener
from tifo.store.writer import Outcome

LOG = logging.getLogger("tifo.server")
MATCH_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
IDLE_S = 600.0
"""A match that nobody follows or touches leaves memory after so long; its log stays."""
MOST_LISTED = 100
LISTED_FOR_S = 24 * 3600.0
"""How long a public table is listed."""
MOST_REVIVED = 10_000
"""Matches in progress that go on by themselves when a process starts."""

TICK_S = 1.0
"""How often silent streams are looked for."""

Plan = Callable[[Live], None]
"""Told of each new position, to arrange for what happens by itself."""


class Stream(Follower, Protocol):
    """An open stream that must not fall silent."""

    beat_at: float
    """When it should say something, if it has not by then."""

    def beat(self) -> None:
        """Give a sign of life."""
        ...


class Hall:
    """The matches in memory. Lives in one event loop; the store has threads of its own."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self._loop = asyncio.get_running_loop()
        self.store = Store(engine, self._settled)
        self.is_closing = False
        self._streams: set[Stream] = set()
        self._upkeep = Upkeep()
        self._live: dict[str, Live] = {}
        self._unreadable: set[str] = set()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.plan: Plan = lambda _live: None
        shared = self.store.is_shared
        self._presence = Presence(self._live.get, self._tell if shared else None)
        self._listener = (
            Listener(self.store.engine, self._heard, self._heard_online) if shared else None
        )
        self._sweeper = self._loop.call_later(IDLE_S / 4, self._sweep)
        self._ticker = self._loop.call_later(TICK_S, self._tick)

    def now(self) -> float:
        """The server's clock."""
        return self.settings.clock()

    # ------------------------------------------------------------------------------ finding
    async def find(self, match: str) -> Live:
        """The match of this id, from memory or from the store."""
        live = self._live.get(match)
        if live is None:
            task = self._loading.get(match)
            if task is None:
                task = self._loop.create_task(self._load(match))
                self._loading[match] = task
                task.add_done_callback(lambda _task: self._loading.pop(match, None))
            live = await asyncio.shield(task)
        live.touched = self._loop.time()
        return live

    async def _load(self, match: str) -> Live:
        hosted = await asyncio.to_thread(self._read, match)
        if hosted is None:
            raise UnknownMatchError("error-match-unknown")
        live = Live(hosted, ours=False, touched=self._loop.time())
        self._live[match] = live
        self._presence.adopt(live)
        if self.store.is_shared:
            await self.refresh(live)
        self.plan(live)
        return live

    def _read(self, match: str) -> Hosted | None:
        """The match as the store has it; one that cannot be read is set apart and logged once."""
        if not MATCH_ID.fullmatch(match):
            return None
        row = self.store.match(match)
        if row is None:
            return None
        log = self.store.entries(match)
        try:
            return read_log(row, log)
        except Exception as fault:
            if match not in self._unreadable:
                self._unreadable.add(match)
                LOG.exception("match %s of %s cannot be read", match, row.game)
            raise UnreadableMatchError("error-match-unreadable") from fault

    async def _find_all(self, matches: Sequence[str]) -> list[Live]:
        """These matches, but for those that cannot be read."""
        found = []
        for match in matches:
            with suppress(UnreadableMatchError):
                found.append(await self.find(match))
        return found

    async def open_tables(self) -> list[Live]:
        """Public tables that wait for coaches, the newest first."""
        since = self.now() - LISTED_FOR_S
        found = await asyncio.to_thread(self.store.open_tables, since, MOST_LISTED)
        return await self._find_all(found)

    async def running(self) -> list[Live]:
        """Public matches in progress, the newest first."""
        since = self.now() - LISTED_FOR_S
        found = await asyncio.to_thread(self.store.running, since, MOST_LISTED)
        return [live for live in await self._find_all(found) if live.hosted.status == "playing"]

    async def revive(self, goes_on: Callable[[Hosted], bool]) -> None:
        """Serve the matches in progress that go on without anybody opening them."""
        for match in await asyncio.to_thread(self.store.unfinished, MOST_REVIVED):
            with suppress(UnreadableMatchError):
                await self._revive(match, goes_on)

    async def _revive(self, match: str, goes_on: Callable[[Hosted], bool]) -> None:
        hosted = None if match in self._live else await asyncio.to_thread(self._read, match)
        if hosted is None:
            return
        if hosted.status == "over":  # it ended before endings were noted
            self.store.append(None, (), EndingRow(match, hosted.log[-1].at))
        elif goes_on(hosted):
            await self.find(match)

    # ------------------------------------------------------------------------------ writing
    async def create(self, hosted: Hosted, codes: Sequence[CodeRow] = ()) -> Live:
        """Write a new match and serve it."""
        done = self._loop.create_future()
        self.store.create(done, hosted.row, hosted.log, codes)
        await done
        live = Live(hosted, touched=self._loop.time())
        self._live[live.match] = live
        self.plan(live)
        return live

    async def commit(self, live: Live, draft: Hosted) -> int:
        """Write the entries of an act, then publish them; return the newest entry.

        The caller holds the lock of the match.
        """
        done = self._loop.create_future()
        self.store.append(done, draft.log[live.hosted.entry :], _ending(live.hosted, draft))
        try:
            await done
        except ConflictError:
            await self.refresh(live)
            raise StaleError(live.hosted.entry) from None
        live.publish(draft, ours=True)
        self.plan(live)
        self._upkeep.note_act()
        return draft.entry

    def _settled(self, outcomes: list[Outcome]) -> None:
        """A group was written (told in the writer's thread)."""
        self._loop.call_soon_threadsafe(_answer, outcomes)

    # ------------------------------------------------------------------- news from elsewhere
    async def refresh(self, live: Live) -> None:
        """Read what other processes have written."""
        rows = await asyncio.to_thread(self.store.entries, live.match, live.hosted.entry)
        draft = live.hosted.fork()
        for row in rows:
            if row.entry == draft.entry + 1:
                draft.read(row)
        if draft.entry > live.hosted.entry:
            live.publish(draft, ours=False)
            self.plan(live)

    def _heard(self, match: str | None, entry: int) -> None:
        """Another process has written (told in the listener's thread)."""
        self._loop.call_soon_threadsafe(self._catch_up, match, entry)

    def _catch_up(self, match: str | None, entry: int) -> None:
        behind = [
            live
            for live in self._live.values()
            if match is None or (live.match == match and live.hosted.entry < entry)
        ]
        for live in behind:
            self._start(self._refresh_alone(live))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refresh_alone(self, live: Live) -> None:
        async with live.lock:
            await self.refresh(live)

    # ------------------------------------------------------------------------------ streams
    def arrive(self, live: Live, stream: Stream) -> None:
        """A stream opens."""
        self._streams.add(stream)
        live.followers.add(stream)
        live.here.update(stream.seats)
        self._presence.note(live)

    def depart(self, live: Live, stream: Stream) -> None:
        """A stream is closed."""
        self._streams.discard(stream)
        live.followers.discard(stream)
        live.here.subtract(stream.seats)
        self._presence.note(live)

    def _tell(self, notice: str) -> None:
        self._start(self._tell_others(notice))

    async def _tell_others(self, notice: str) -> None:
        try:
            await asyncio.to_thread(self.store.tell, notice)
        except TifoError as error:
            LOG.warning("the other processes were not told who is here: %s", error)

    def _heard_online(self, origin: str, notice: str) -> None:
        """Another process tells who is there (told in the listener's thread)."""
        self._loop.call_soon_threadsafe(self._presence.heard, origin, notice)

    # ------------------------------------------------------------------------------ the end
    def _tick(self) -> None:
        now = monotonic()
        for stream in self._streams:
            if now > stream.beat_at:
                stream.beat()
        self._upkeep.look()
        self._ticker = self._loop.call_later(TICK_S, self._tick)

    def _sweep(self) -> None:
        """Forget matches that nobody follows and nothing will happen to."""
        oldest = self._loop.time() - IDLE_S
        for match, live in list(self._live.items()):
            busy = live.followers or live.due is not None or live.lock.locked()
            if not busy and live.touched < oldest:
                del self._live[match]
        self._sweeper = self._loop.call_later(IDLE_S / 4, self._sweep)

    def end_streams(self) -> None:
        """The server is about to end: every stream says so and stops."""
        self.is_closing = True
        for live in self._live.values():
            live.ring_all()

    async def close(self) -> None:
        """Write what waits, then let go."""
        self._sweeper.cancel()
        self._ticker.cancel()
        self._presence.close()
        self._upkeep.close()
        for live in self._live.values():
            if live.due is not None:
                live.due.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self.store.close)


def _ending(before: Hosted, draft: Hosted) -> EndingRow | None:
    """The end of the match, if this act led to it."""
    if draft.status != "over" or before.status == "over":
        return None
    return EndingRow(draft.row.match, draft.log[-1].at)


def _answer(outcomes: list[Outcome]) -> None:
    for ticket, error in outcomes:
        _settle(ticket, error)


def _settle(future: object, error: TifoError | None) -> None:
    if not isinstance(future, asyncio.Future) or future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
