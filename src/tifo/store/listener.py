"""Hears from PostgreSQL what other processes have written and who is with them."""

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Engine

from tifo.store.writer import CHANNEL, ONLINE_CHANNEL, ORIGIN

LOG = logging.getLogger("tifo.store")
PAUSE_S = 1.0
"""Between two attempts to reach the database."""

Heard = Callable[[str | None, int], None]
"""Told a match and its newest entry; no match: the line was cut, anything may have happened."""
HeardOnline = Callable[[str, str], None]
"""Told which process says who is there, and its notice."""


class Listener:
    """A thread that waits for NOTIFY."""

    def __init__(self, engine: Engine, heard: Heard, heard_online: HeardOnline) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard, self._heard_online = heard, heard_online
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tifo-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {ONLINE_CHANNEL}")
                    self._heard(None, 0)
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=0.5):
                            self._hear(note.channel, note.payload)
            except psycopg.OperationalError:
                LOG.warning("lost the line to the database; trying again")
                self._stop.wait(PAUSE_S)

    def _hear(self, channel: str, payload: str) -> None:
        """Pass on what comes from another process."""
        origin, _, told = payload.partition(" ")
        if origin == ORIGIN:
            return
        if channel == ONLINE_CHANNEL:
            self._heard_online(origin, told)
        else:
            match, _, entry = told.partition(":")
            self._heard(match, int(entry))
