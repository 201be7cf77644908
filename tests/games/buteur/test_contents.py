"""What is in the box, and what it is about."""

from collections import Counter

import pytest

from tests.games.buteur.pitch import parse_state
from tifo.games.buteur import GAME
from tifo.games.buteur.components import BOX, CARDS, COLUMNS, COPIES, KIND, ROWS, Kind

MARKS = {"stated", "implied", "found", "reconstructed"}


@pytest.mark.clause("BU-0.1")
def test_the_box_holds_fifty_six_cards_with_the_title_card() -> None:
    assert sum(COPIES) + 1 == 56


@pytest.mark.clause("BU-0.1")
def test_the_cards_are_of_five_kinds() -> None:
    kinds: Counter[Kind] = Counter()
    for card in range(CARDS):
        kinds[Kind(KIND[card])] += COPIES[card]

    assert kinds == {
        Kind.ATTACKER: 36,
        Kind.FREE_KICK: 8,
        Kind.KEEPER: 6,
        Kind.CORNER: 4,
        Kind.PENALTY: 1,
    }


@pytest.mark.clause("BU-0.1", "BU-3.4")
def test_the_board_has_a_halfway_line_and_two_middle_columns() -> None:
    assert ROWS % 2 == 0
    assert COLUMNS % 2 == 0


@pytest.mark.clause("BU-0.1")
def test_every_component_says_where_its_number_comes_from() -> None:
    tables = [value for name in ("board", "hands", "pile") for value in BOX[name].values()]

    assert {component["mark"] for component in [*tables, *BOX["cards"]]} <= MARKS


@pytest.mark.clause("BU-0.2")
@pytest.mark.parametrize(
    ("goals", "standing"),
    [("3-1", [(0, 3), (1, 1)]), ("0-2", [(1, 0), (0, 2)]), ("2-2", [(0, 2), (0, 2)])],
)
def test_most_goals_win(goals: str, standing: list[tuple[int, int]]) -> None:
    state = parse_state(f"phase=over half=2 goals={goals}")

    assert GAME.standing(state) == standing
