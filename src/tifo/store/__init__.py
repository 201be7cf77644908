"""Where matches are kept: an append-only log, in SQLite by default or PostgreSQL by URL."""

from tifo.store.lines import CodeRow, EndingRow, Line, MatchRow
from tifo.store.store import Store, open_store
from tifo.store.writer import ConflictError

__all__ = [
    "CodeRow",
    "ConflictError",
    "EndingRow",
    "Line",
    "MatchRow",
    "Store",
    "open_store",
]
