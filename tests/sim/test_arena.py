"""The arena: when it stops, what it keeps, and that it matters not where it plays."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tifo import games
from tifo.core.errors import MatchFileError, OptionError
from tifo.sim import Arena, Contest, Deal, Results, rows_of
from tifo.sim.spread import ADDRESS, DASK, place

SHOOTOUT = games.find("shootout")


def contest(*bots: str, seed: int = 1) -> Contest:
    return Contest(SHOOTOUT, SHOOTOUT.read_options(), bots or ("uniform", "rules-of-thumb"), seed)


def run(matches: int, path: Path | None = None, chosen: Contest | None = None) -> list[Deal]:
    chosen = chosen or contest()
    arena = Arena(chosen, Results(chosen, path))
    arena.run(matches)
    return arena.results.deals


def test_it_plays_whole_deals_until_there_are_enough_matches() -> None:
    assert len(run(251)) == 126


def test_it_stops_when_every_score_is_known_well_enough() -> None:
    arena = Arena(contest(), Results(contest()))
    table = arena.run_until(0.05, 5000)

    assert all(row.half_width <= 0.05 for row in table)
    before = rows_of(contest().bots, arena.results.deals[:-1])
    assert any(row.half_width > 0.05 for row in before)


def test_it_gives_up_on_a_precision_out_of_reach() -> None:
    arena = Arena(contest(), Results(contest()))
    arena.run_until(0.001, 300)

    assert arena.matches == 300


def test_progress_is_told_match_by_match() -> None:
    told: list[int] = []
    Arena(contest(), Results(contest()), progress=told.append).run(20)

    assert sum(told) == 20


def test_bots_that_search_play_in_processes_with_the_same_results() -> None:
    searching = contest("ismcts:20", "uniform")

    assert run(8, chosen=searching) == searching.play(0, 4)


# ----------------------------------------------------------------------------- the results file
def test_a_run_that_was_cut_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(60, path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number":30,"matc')

    assert run(200, path) == run(200)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 101


def test_the_file_says_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(2, path)
    first = json.loads(path.read_text(encoding="utf-8").splitlines()[0])

    assert first["game"] == "shootout"
    assert first["version"] == SHOOTOUT.version
    assert first["options"] == {"seats": "2", "kicks": "3"}
    assert first["bots"] == ["uniform", "rules-of-thumb"]


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(2, path)
    with pytest.raises(MatchFileError) as error:
        Results(contest(seed=2), path)

    assert error.value.message.args["differs"] == "seed"


@pytest.mark.parametrize("text", ["hello\n", '{"results":1}\n{"number":1}\n', "[]\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(MatchFileError):
        Results(contest(), path)
    assert path.read_text(encoding="utf-8") == text


# ------------------------------------------------------------------------------------- a cluster
@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A Dask cluster of two processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        monkeypatch.setenv(ADDRESS, cluster.scheduler_address)
        yield cluster


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_results_of_this_machine(cluster: Any) -> None:
    away = Arena(contest(), Results(contest()), DASK)
    away.run(600)

    assert away.results.deals == run(600)


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_nothing_but_time(cluster: Any) -> None:
    """Both workers play; one dies in the middle, with deals on its table."""
    searching = contest("ismcts:4000", "uniform")
    told: list[int] = []

    def kill_one_worker(_: int) -> None:
        told.append(1)
        if len(told) == 1:
            victim = next(iter(cluster.workers.values()))
            os.kill(victim.process.pid, signal.SIGKILL)

    away = Arena(searching, Results(searching), DASK, kill_one_worker)
    away.run(16)

    assert len(told) == 8
    assert away.results.deals == searching.play(0, 8)


def test_a_cluster_without_an_address_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)

    with pytest.raises(OptionError), place(DASK):
        pass


def test_no_other_place_is_known() -> None:
    with pytest.raises(OptionError), place("moon"):
        pass
