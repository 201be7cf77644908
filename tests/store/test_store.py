"""What every store must do, SQLite and PostgreSQL alike."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from tifo.core.errors import TifoError
from tifo.store import (
    CodeRow,
    ConflictError,
    EndingRow,
    EntryRow,
    MatchRow,
    Store,
    open_store,
)
from tifo.store.migrate import newest, revision_of
from tifo.store.schema import METADATA
from tifo.store.writer import MOST_AT_ONCE, Outcome


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    found: str = request.getfixturevalue("postgres_db")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = open_store(url, settle)
    yield opened
    opened.close()


def settle(outcomes: list[Outcome]) -> None:
    for ticket, error in outcomes:
        assert isinstance(ticket, Future)
        ticket.set_result(error)


def row(match: str = "m", public: bool = True, created: float = 100.0) -> MatchRow:
    return MatchRow(match, "buteur", 1, "{}", "network", public, None, b"\0\xff", "host", created)


def line(entry: int, match: str = "m", value: int = 0, kind: str = "move") -> EntryRow:
    return EntryRow(match, entry, entry - 1, 12.5, kind, 0, value, "")


def create(store: Store, match: MatchRow, *lines: EntryRow) -> TifoError | None:
    done: Future[TifoError | None] = Future()
    store.create(done, match, lines)
    return done.result(10)


def append(store: Store, *lines: EntryRow) -> TifoError | None:
    return submit(store, *lines).result(10)


def submit(store: Store, *lines: EntryRow) -> "Future[TifoError | None]":
    done: Future[TifoError | None] = Future()
    store.append(done, lines)
    return done


def test_what_was_written_is_read_back(store: Store) -> None:
    lines = [line(1, kind="made"), line(2, value=2**40), line(3)]

    create(store, row(), *lines)

    assert (store.match("m"), store.entries("m")) == (row(), lines)


def test_there_is_nothing_where_nothing_was_written(store: Store) -> None:
    assert (store.match("m"), store.entries("m")) == (None, [])


def test_the_log_is_read_from_any_entry(store: Store) -> None:
    create(store, row(), *(line(entry) for entry in range(1, 6)))

    assert [found.entry for found in store.entries("m", after=3)] == [4, 5]


def test_a_second_answer_to_an_entry_is_refused(store: Store) -> None:
    create(store, row(), line(1))
    append(store, line(2, value=7))

    error = append(store, line(2, value=8))

    assert isinstance(error, ConflictError)
    assert [found.value for found in store.entries("m")] == [0, 7]


def test_an_act_is_written_whole_or_not_at_all(store: Store) -> None:
    create(store, row(), line(1), line(2))

    append(store, line(2), line(3), line(4))

    assert len(store.entries("m")) == 2


def test_in_a_group_only_the_loser_fails(store: Store) -> None:
    for number in range(20):
        create(store, row(f"m{number}"), line(1, f"m{number}"))
    ready = threading.Barrier(2)

    def many(value: int) -> list[TifoError | None]:
        ready.wait()
        jobs = [submit(store, line(2, f"m{n}", value)) for n in range(20)]
        return [job.result(20) for job in jobs]

    results: list[list[TifoError | None]] = []
    threads = [threading.Thread(target=lambda v=v: results.append(many(v))) for v in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    for first, second in zip(*results, strict=True):
        assert [first is None, second is None].count(True) == 1
    assert all(len(store.entries(f"m{number}")) == 2 for number in range(20))


def test_more_acts_than_a_group_holds_are_all_written(store: Store) -> None:
    create(store, row(), line(1))

    jobs = [submit(store, line(entry)) for entry in range(2, 2 * MOST_AT_ONCE + 3)]

    assert [job.result(20) for job in jobs] == [None] * len(jobs)
    assert len(store.entries("m")) == 2 * MOST_AT_ONCE + 2


def test_a_closed_store_has_written_everything(url: str) -> None:
    store = open_store(url, settle)
    create(store, row(), line(1))
    jobs = [submit(store, line(entry)) for entry in range(2, 30)]

    store.close()

    assert all(job.done() and job.result() is None for job in jobs)
    again = open_store(url, settle)
    assert len(again.entries("m")) == 29
    again.close()


def test_open_tables_are_public_young_and_not_started(store: Store) -> None:
    create(store, row("old", created=5.0), line(1, "old"))
    create(store, row("private", public=False), line(1, "private"))
    create(store, row("begun"), line(1, "begun"), line(2, "begun", kind="started"))
    create(store, row("first", created=101.0), line(1, "first"))
    create(store, row("second", created=102.0), line(1, "second"))

    assert store.open_tables(since=50.0, most=10) == ["second", "first"]


def test_a_match_runs_from_its_start_to_its_end(store: Store) -> None:
    for number, name in enumerate(("open", "private", "first", "second", "over")):
        begun = [line(2, name, kind="started")] if name != "open" else []
        public = name != "private"
        create(store, row(name, public, 101.0 + number), line(1, name), *begun)
    done: Future[TifoError | None] = Future()
    store.append(done, [line(3, "over")], EndingRow("over", 12.5))
    done.result(10)

    assert store.running(since=50.0, most=10) == ["second", "first"]
    assert store.unfinished(most=10) == ["second", "first", "private"]
    assert store.unfinished(most=1) == ["second"]


def test_a_code_leads_to_its_seat(store: Store) -> None:
    done: Future[TifoError | None] = Future()
    store.create(done, row(), [line(1)], [CodeRow("hash", "m", 2), CodeRow("other", "m", 3)])
    done.result(10)

    assert [store.seat_of(code) for code in ("hash", "other", "no")] == [("m", 2), ("m", 3), None]


def test_two_stores_over_one_database_cannot_both_answer(url: str) -> None:
    first, second = open_store(url, settle), open_store(url, settle)
    create(first, row(), line(1))

    errors = [append(first, line(2)), append(second, line(2))]

    assert [type(error) for error in errors] == [type(None), ConflictError]
    first.close()
    second.close()


# -------------------------------------------------------------------------------- migrations
def test_a_new_database_stands_at_the_newest_migration(store: Store) -> None:
    assert revision_of(store.engine) == newest()


def test_the_migrations_make_the_tables_that_the_code_declares(store: Store) -> None:
    found = inspect(store.engine)

    for table in METADATA.tables.values():
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert {name: col["nullable"] for name, col in columns.items()} == {
            column.name: bool(column.nullable) for column in table.columns
        }
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]


def test_opening_again_changes_nothing(url: str) -> None:
    first = open_store(url, settle)
    create(first, row(), line(1))
    first.close()

    second = open_store(url, settle)

    assert second.entries("m") == [line(1)]
    second.close()


def test_sqlite_is_made_to_survive_a_power_cut(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'store.sqlite'}", settle)

    with store.engine.connect() as connection:
        journal = connection.scalar(text("PRAGMA journal_mode"))
        synchronous = connection.scalar(text("PRAGMA synchronous"))

    assert (journal, synchronous) == ("wal", 2)
    store.close()


@pytest.mark.postgres
def test_a_lost_connection_fails_one_group_and_is_made_again(postgres_db: str) -> None:
    import psycopg

    store = open_store(postgres_db, settle)
    create(store, row(), line(1))
    with psycopg.connect(postgres_db, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    failed = append(store, line(2))
    again = append(store, line(2))

    assert failed is not None
    assert again is None
    assert [found.entry for found in store.entries("m")] == [1, 2]
    store.close()
