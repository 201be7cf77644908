"""The tables. Nothing in them is ever changed or deleted."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("way", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("timer", Integer),
    Column("dealer", LargeBinary, nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("matches_by_age", "public", "created"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("answers", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

ENDINGS = Table(
    "endings",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

CODES = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
)
