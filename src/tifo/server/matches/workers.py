"""Threads in which bots think. One that does not come back is left behind and replaced."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

Work = tuple[asyncio.Future[Any], Callable[[], Any]]


class Workers:
    """A few daemon threads: a bot that never answers does not keep the server from ending."""

    def __init__(self, count: int = 2) -> None:
        self._loop = asyncio.get_running_loop()
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        for _ in range(count):
            self._hire()

    def _hire(self) -> None:
        threading.Thread(target=self._run, name="tifo-worker", daemon=True).start()

    async def run(self, work: Callable[[], Any], patience: float) -> Any:
        """What the work returns. TimeoutError: it is still at it, and another thread takes over."""
        future = self._loop.create_future()
        self._work.put((future, work))
        try:
            async with asyncio.timeout(patience):
                return await future
        except TimeoutError:
            self._hire()
            raise

    def close(self) -> None:
        """Let the threads end."""
        for _ in range(threading.active_count()):
            self._work.put(None)

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            future, function = work
            try:
                result, error = function(), None
            except Exception as raised:  # noqa: BLE001 - carried to whoever waits
                result, error = None, raised
            if future.cancelled():
                return  # too late: another thread was hired in the meantime
            self._loop.call_soon_threadsafe(_deliver, future, result, error)


def _deliver(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
