"""Everything is looked through for dead cycles when it is quiet, not in the middle of play."""

import gc
from collections.abc import Iterator

import pytest

from tifo.server.matches import upkeep
from tifo.server.matches.upkeep import MOST_PAUSE_S, PAUSE_S, QUIET_S, YOUNG, Upkeep

MOMENT = 0.1


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    clock = [1000.0]
    monkeypatch.setattr(upkeep, "monotonic", lambda: clock[0])
    return clock


@pytest.fixture
def watched(now: list[float]) -> Iterator[Upkeep]:
    found = Upkeep()
    yield found
    found.close()


def test_only_new_objects_are_looked_at_by_themselves(watched: Upkeep) -> None:
    young, middle, old = gc.get_threshold()

    assert young == YOUNG
    assert min(middle, old) > 10**8


def test_everything_is_looked_at_when_nobody_has_acted_for_a_while(
    watched: Upkeep, now: list[float]
) -> None:
    now[0] += PAUSE_S
    watched.note_act()
    now[0] += QUIET_S - MOMENT
    too_soon = watched.look()
    now[0] += 2 * MOMENT

    assert (too_soon, watched.look(), watched.look()) == (False, True, False)


def test_a_busy_server_looks_at_everything_at_last(watched: Upkeep, now: list[float]) -> None:
    looked = []
    for _ in range(int(2 * MOST_PAUSE_S)):
        now[0] += 1.0
        watched.note_act()
        looked.append(watched.look())

    assert looked.count(True) == 2


def test_where_nothing_happened_nothing_is_looked_at(watched: Upkeep, now: list[float]) -> None:
    now[0] += MOST_PAUSE_S - MOMENT

    assert not watched.look()


def test_a_process_is_left_as_it_was_found(now: list[float]) -> None:
    before = gc.get_threshold()

    Upkeep().close()

    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
