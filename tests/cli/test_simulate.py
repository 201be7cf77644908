"""`tifo simulate`: the keys scripts rely on, and one result whatever plays it."""

import json
from collections.abc import Iterator

import pytest

from tests.cli.conftest import Tifo
from tifo.sim.spread import ADDRESS

KEYS = (
    "game", "matches", "decisions", "plies", "seconds", "decisions_per_second",
    "plies_per_second", "wins", "draws", "scores",
)  # fmt: skip
COUNTED = ("matches", "decisions", "plies", "wins", "draws", "scores")


def counted(tifo: Tifo, line: str) -> dict[str, object]:
    result = json.loads(tifo(line).out)
    return {key: result[key] for key in COUNTED}


def test_the_object_has_the_documented_keys(tifo: Tifo) -> None:
    ran = tifo("simulate shootout --matches 20 --json")

    assert tuple(json.loads(ran.out)) == KEYS


def test_every_match_is_won_or_drawn(tifo: Tifo) -> None:
    result = json.loads(tifo("simulate shootout --matches 300 --json").out)

    assert sum(result["wins"]) + result["draws"] == 300


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(tifo: Tifo, threads: int) -> None:
    line = "simulate shootout --matches 2500 --seed 9 --json"

    assert counted(tifo, f"{line} --threads {threads}") == counted(tifo, line)


@pytest.mark.parametrize("seats", ["bot:uniform,bot:uniform", "bot:rules-of-thumb,bot:uniform"])
def test_interpreted_matches_are_the_compiled_ones(
    tifo: Tifo, monkeypatch: pytest.MonkeyPatch, seats: str
) -> None:
    line = f"simulate shootout --matches 40 --seed 4 --seats {seats} --json"
    compiled = counted(tifo, line)
    monkeypatch.setattr("tifo.sim.simulation.Simulation.is_compiled", False)

    assert counted(tifo, line) == compiled


def test_people_read_a_table(tifo: Tifo) -> None:
    ran = tifo("simulate shootout --matches 10 --lang fr")

    assert "10 matchs" in ran.out
    assert "décisions/s" in ran.out


def test_options_reach_the_match(tifo: Tifo) -> None:
    result = json.loads(tifo("simulate shootout --matches 7 --option kicks=1 --json").out)

    assert result["decisions"] == 7 * 4


# ------------------------------------------------------------------------------------- a cluster
@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Dask cluster of two processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        monkeypatch.setenv(ADDRESS, cluster.scheduler_address)
        yield


@pytest.mark.long
@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("matches", "seats"),
    [(2500, "bot:rules-of-thumb,bot:uniform"), (25, "bot:ismcts:30,bot:amateur")],
)
def test_a_cluster_gives_the_results_of_this_machine(tifo: Tifo, matches: int, seats: str) -> None:
    line = f"simulate shootout --matches {matches} --seed 4 --seats {seats} --json"

    assert counted(tifo, f"{line} --on dask") == counted(tifo, line)


def test_a_cluster_without_an_address_is_asked_for(
    tifo: Tifo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)
    ran = tifo("simulate shootout --matches 5 --on dask")

    assert ran.code == 2
    assert ADDRESS in ran.err
