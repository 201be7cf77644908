"""Where a match at the keyboard notes what could not be told: beside its file, not on the board."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def noted_beside(path: Path) -> Iterator[Path]:
    """Keep the faults of what is said about a match in a file that is made with the first."""
    notes = path.with_suffix(".log")
    log = logging.getLogger("tifo.play")
    handler = logging.FileHandler(notes, delay=True, encoding="utf-8")
    before, log.propagate = log.propagate, False
    log.addHandler(handler)
    try:
        yield notes
    finally:
        log.propagate = before
        log.removeHandler(handler)
        handler.close()
