"""Brings a database to the newest numbered migration, each in a transaction of its own."""

from pathlib import Path

from sqlalchemy import Engine, inspect, text

FOLDER = Path(__file__).parent / "migrations"


class UnknownRevisionError(Exception):
    """A newer Tifo has written this database."""


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    seen = revision_of(engine)
    if seen == newest():
        return
    if seen is not None and seen > newest():
        raise UnknownRevisionError(f"version {seen} is newer than {newest()}")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            # Two processes that start together must not migrate together.
            connection.execute(text("SELECT pg_advisory_lock(1414088271)"))
            connection.commit()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_unlock(1414088271)"))
            connection.commit()


def newest() -> str:
    """The number of the last migration."""
    return max(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def revision_of(engine: Engine) -> str | None:
    """The number of the last migration that the database has seen."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return None if found is None else str(found)
