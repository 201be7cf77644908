"""Work shared out among the cores of this machine, or the workers of a Dask cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from tifo.core.errors import OptionError

LOCAL = "local"
DASK = "dask"
PLACES = (LOCAL, DASK)
ADDRESS = "DASK_SCHEDULER_ADDRESS"

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Stretch:
    """A part of a seed's matches or deals, as a worker elsewhere needs it: names, no objects."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int


@contextmanager
def place(on: str, threads: bool = False) -> Iterator[Any]:
    """A joblib pool to hand to `spread`: threads, processes, or the cluster of $DASK_…ADDRESS."""
    from joblib import Parallel, cpu_count, parallel_config

    if on not in PLACES:
        raise OptionError("error-option-value", option="on", value=on, choices=", ".join(PLACES))
    if on == LOCAL:
        backend = "threading" if threads else "loky"
        with parallel_config(backend), Parallel(cpu_count(), return_as="generator") as pool:
            yield pool
        return
    with (
        cluster(os.environ.get(ADDRESS)),
        parallel_config("dask"),
        Parallel(-1, return_as="generator") as pool,
    ):
        yield pool


@contextmanager
def cluster(address: str | None) -> Iterator[Any]:
    """A client of the cluster at an address, which must be given."""
    if address is None:
        raise OptionError("error-arena-cluster", variable=ADDRESS)
    try:
        from distributed import Client
    except ImportError:
        raise OptionError("error-arena-dask") from None

    with Client(address) as client:
        yield client


def spread(pool: Any, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """The results of the tasks, in their order, as they come."""
    from joblib import delayed

    yield from pool(delayed(work)(task) for task in tasks)
