"""Where matches are kept: an append-only log, in SQLite by default or PostgreSQL by URL."""

from tifo.store.rows import CodeRow, EndingRow, EntryRow, MatchRow
from tifo.store.store import Store, open_engine, open_store
from tifo.store.writer import ConflictError, UnusableStoreError

__all__ = [
    "CodeRow",
    "ConflictError",
    "EndingRow",
    "EntryRow",
    "MatchRow",
    "Store",
    "UnusableStoreError",
    "open_engine",
    "open_store",
]
