"""Where matches are kept: an append-only log, in SQLite by default or PostgreSQL by URL."""

from tifo.store.rows import CodeRow, EndingRow, EntryRow, MatchRow
from tifo.store.store import Store, open_store
from tifo.store.writer import ConflictError

__all__ = [
    "CodeRow",
    "ConflictError",
    "EndingRow",
    "EntryRow",
    "MatchRow",
    "Store",
    "open_store",
]
