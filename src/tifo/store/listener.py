"""Hears from PostgreSQL which matches other processes have written to."""

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Engine

from tifo.store.writer import CHANNEL, ORIGIN

LOG = logging.getLogger("tifo.store")
PAUSE_S = 1.0
"""Between two attempts to reach the database."""

Heard = Callable[[str | None, int], None]
"""Told a match and its newest entry; no match: the line was cut, anything may have happened."""


class Listener:
    """A thread that waits for NOTIFY."""

    def __init__(self, engine: Engine, heard: Heard) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
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
                    self._heard(None, 0)
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=0.5):
                            match, entry, origin = note.payload.split(":")
                            if origin != ORIGIN:
                                self._heard(match, int(entry))
            except psycopg.OperationalError:
                LOG.warning("lost the line to the database; trying again")
                self._stop.wait(PAUSE_S)
