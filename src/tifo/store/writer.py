"""One thread owns the writing connection and commits everything that waits in one transaction.

It speaks to the driver itself: a transaction is two calls, and what lies between the driver and the
toolkit would cost several times as much with every move.

A caller is answered after the commit that holds its entries. When two acts answer the same entry,
the primary key refuses the second: the group is then written again one act at a time, so that only
the loser fails.
"""

import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tifo.core.errors import TifoError
from tifo.store.rows import CodeRow, EndingRow, EntryRow, MatchRow, Row
from tifo.store.schema import CODES, ENDINGS, ENTRIES, MATCHES

MOST_AT_ONCE = 200
"""Acts in one transaction."""
GATHER_S = 0.001
"""Where acts come together, the first waits so long for the others: a commit costs more."""
MOST_ROWS = 200
"""Rows in one statement."""
CHANNEL = "tifo"
"""PostgreSQL's channel on which processes tell each other of new entries."""
ONLINE_CHANNEL = "tifo_online"
"""PostgreSQL's channel on which processes tell each other who is there."""
ORIGIN = secrets.token_hex(8)
"""This process, so that it does not listen to itself."""


class ConflictError(TifoError):
    """Another act has answered this entry."""

    code = "match/stale"


class StoreError(TifoError):
    """The database refused; nothing was written."""

    code = "store/failed"


class UnusableStoreError(TifoError):
    """The database cannot be used at all."""

    code = "store/unusable"


class Job(NamedTuple):
    """What one caller wants written, all or nothing."""

    ticket: object
    """What the caller knows it by."""
    entries: Sequence[EntryRow] = ()
    match: MatchRow | None = None
    codes: Sequence[CodeRow] = ()
    ending: EndingRow | None = None


Outcome = tuple[object, TifoError | None]
"""A job's ticket, and why it failed."""
Settle = Callable[[list[Outcome]], None]


class Writer:
    """The writing thread. `settle` hears of a whole group at once, in that thread."""

    def __init__(self, engine: Engine, settle: Settle) -> None:
        self._engine = engine
        self._settle = settle
        self._statements = Statements(engine)
        self._driver: Any = engine.dialect.dbapi
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tifo-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Ask for a job to be written."""
        self._jobs.put(job)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going, crowd = True, 0
        with self._engine.connect() as connection:
            while going:
                group, going = self._take(GATHER_S if crowd > 1 else 0.0)
                crowd = len(group)
                if group:
                    self._settle(self._write(connection, group))

    def _take(self, gather: float) -> tuple[list[Job], bool]:
        """Everything that waits, at least one job; False once the writer is to stop."""
        group: list[Job] = []
        job = self._jobs.get()
        if gather:
            time.sleep(gather)
        while job is not None:
            group.append(job)
            if len(group) == MOST_AT_ONCE:
                return group, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _write(self, connection: Connection, group: list[Job]) -> list[Outcome]:
        error = self._commit(connection, group)
        if error is None:
            return [(job.ticket, None) for job in group]
        if len(group) == 1:
            return [(group[0].ticket, error)]
        return [(job.ticket, self._commit(connection, [job])) for job in group]

    def _commit(self, connection: Connection, group: Sequence[Job]) -> TifoError | None:
        """Write the jobs in one transaction; return why that failed."""
        try:
            driver: Any = connection.connection.driver_connection
            try:
                self._statements.write(driver, group)
            except self._driver.IntegrityError:
                driver.rollback()
                return ConflictError("error-stale")
        except (self._driver.Error, SQLAlchemyError) as error:
            connection.invalidate()
            return StoreError("error-store", why=type(error).__name__)
        return None


class Statements:
    """What the writer says, in the dialect of its database."""

    def __init__(self, engine: Engine) -> None:
        self._mark = "?" if engine.dialect.name == "sqlite" else "%s"
        self._notifies = engine.dialect.name == "postgresql"
        self.insert = cache(self._insert)

    def _insert(self, table: str, columns: tuple[str, ...], rows: int) -> str:
        """The insertion of so many rows as one statement.

        It runs with every move: one statement waits once for its turn among Python's threads, a row
        at a time would wait at every row.
        """
        marks = f"({', '.join([self._mark] * len(columns))})"
        return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([marks] * rows)}"

    def write(self, driver: Any, group: Sequence[Job]) -> None:
        """Write the jobs and commit."""
        self._write_rows(driver, MATCHES.name, [job.match for job in group if job.match])
        self._write_rows(driver, CODES.name, [code for job in group for code in job.codes])
        self._write_rows(driver, ENTRIES.name, [entry for job in group for entry in job.entries])
        self._write_rows(driver, ENDINGS.name, [job.ending for job in group if job.ending])
        if self._notifies and any(job.entries for job in group):
            # Other processes hear which matches have news; they read the news in the log.
            newest = {row.match: row.entry for job in group for row in job.entries}
            news = [f"{ORIGIN} {match}:{entry}" for match, entry in newest.items()]
            sql = "SELECT pg_notify(%s, news) FROM unnest(%s::text[]) AS news"
            driver.execute(sql, (CHANNEL, news))
        driver.commit()

    def _write_rows(self, driver: Any, table: str, rows: Sequence[Row]) -> None:
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            sql = self.insert(table, some[0]._fields, len(some))
            driver.execute(sql, tuple(value for row in some for value in row))
