"""The store: reading in any thread, writing through the one writer."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Engine, create_engine, event, exists, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from tifo.play.seating import Started
from tifo.store.migrate import UnknownRevisionError, migrate
from tifo.store.rows import CodeRow, EndingRow, EntryRow, MatchRow
from tifo.store.schema import CODES, ENDINGS, ENTRIES, MATCHES
from tifo.store.writer import (
    ONLINE_CHANNEL,
    ORIGIN,
    Job,
    Settle,
    StoreError,
    UnusableStoreError,
    Writer,
)

CONNECT_S = 10
"""How long a PostgreSQL that does not answer is waited for."""
MOST_WHY = 200
MOST_WAL_PAGES = 8000
"""SQLite moves its journal (32 MB) into the file then; a commit that has to wait for it is rare."""
_STARTED = exists().where(ENTRIES.c.match == MATCHES.c.match, ENTRIES.c.kind == Started.kind)
_ENDED = exists().where(ENDINGS.c.match == MATCHES.c.match)


class Store:
    """The log of every match."""

    def __init__(self, engine: Engine, settle: Settle) -> None:
        self.engine = engine
        self._writer = Writer(engine, settle)

    @property
    def is_shared(self) -> bool:
        """May other processes write to the same matches and tell us so?"""
        return self.engine.dialect.name == "postgresql"

    def create(
        self,
        ticket: object,
        match: MatchRow,
        entries: Sequence[EntryRow],
        codes: Sequence[CodeRow] = (),
    ) -> None:
        """Ask for a new match to be written with its first entries."""
        self._writer.submit(Job(ticket, entries, match, codes))

    def append(
        self, ticket: object, entries: Sequence[EntryRow], ending: EndingRow | None = None
    ) -> None:
        """Ask for the entries of one act to be written, and that it ended the match."""
        self._writer.submit(Job(ticket, entries, ending=ending))

    def match(self, match: str) -> MatchRow | None:
        """What was settled when the table was made."""
        with self.engine.connect() as connection:
            row = connection.execute(select(MATCHES).where(MATCHES.c.match == match)).first()
        return None if row is None else MatchRow(*row)

    def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        """The log of a match from an entry on."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.match == match, ENTRIES.c.entry > after)
            .order_by(ENTRIES.c.entry)
        )
        with self.engine.connect() as connection:
            return [EntryRow(*row) for row in connection.execute(query)]

    def seat_of(self, code: str) -> tuple[str, int] | None:
        """The match and the seat that a code (its hash) was made for."""
        query = select(CODES.c.match, CODES.c.seat).where(CODES.c.code == code)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.match, row.seat)

    def open_tables(self, since: float, most: int) -> list[str]:
        """Public tables that have not started, the newest first."""
        return self._matches(most, MATCHES.c.public, MATCHES.c.created > since, ~_STARTED)

    def running(self, since: float, most: int) -> list[str]:
        """Public matches in progress, the newest first."""
        return self._matches(most, MATCHES.c.public, MATCHES.c.created > since, _STARTED, ~_ENDED)

    def unfinished(self, most: int) -> list[str]:
        """All matches in progress, the newest first."""
        return self._matches(most, _STARTED, ~_ENDED)

    def _matches(self, most: int, *conditions: ColumnElement[bool]) -> list[str]:
        query = (
            select(MATCHES.c.match)
            .where(*conditions)
            .order_by(MATCHES.c.created.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [row.match for row in connection.execute(query)]

    def tell(self, notice: str) -> None:
        """Carry a notice of who is there to the other processes; nothing is kept of it."""
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"),
                    {"channel": ONLINE_CHANNEL, "notice": f"{ORIGIN} {notice}"},
                )
        except SQLAlchemyError as error:
            raise StoreError("error-store", why=type(error).__name__) from error

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self._writer.close()
        self.engine.dispose()


def open_store(url: str, settle: Settle) -> Store:
    """The store behind a URL, brought up to date."""
    return Store(open_engine(url), settle)


def open_engine(url: str) -> Engine:
    """The database behind a URL, brought up to date; an error in words if it cannot be used."""
    try:
        engine = connect(url)
        migrate(engine)
        return engine
    except (SQLAlchemyError, UnknownRevisionError, ImportError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        why = str(cause).partition("\n")[0][:MOST_WHY].rstrip(".")
        raise UnusableStoreError("error-store-unusable", db=_named(url), why=why) from error


def _named(url: str) -> str:
    """A URL as it may be said aloud."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return url.partition("://")[0]


def connect(url: str) -> Engine:
    """An engine for a URL; a bare `postgresql://` means psycopg."""
    address = make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "sqlite":
        engine = create_engine(address, poolclass=QueuePool, pool_size=8)
        event.listen(engine, "connect", _make_durable)
        return engine
    timeout = {"connect_timeout": CONNECT_S}
    return create_engine(address, pool_size=8, pool_pre_ping=True, connect_args=timeout)


def _make_durable(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what was committed survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={MOST_WAL_PAGES}")
    cursor.close()
