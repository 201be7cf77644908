"""What is in the box, and what it is about."""

from collections import Counter

import pytest

from tests.games.buteur.anywhere import ARROWS, COPIES as COPIES_OF, SYMBOLS
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


@pytest.mark.clause("BU-0.1", "BU-1.2", "BU-3.2")
def test_every_card_has_its_arrows_its_symbol_and_its_copies() -> None:
    told = {
        card["code"]: (
            (card["left"], card["forward"], card["right"]),
            card["symbol"],
            card["copies"],
        )
        for card in BOX["cards"]
    }

    assert told == {code: (ARROWS[code], SYMBOLS[code], COPIES_OF[code]) for code in ARROWS}


@pytest.mark.clause("BU-0.1", "BU-D.3", "BU-12.2")
def test_the_box_has_its_numbers() -> None:
    told = {
        f"{table}.{name}": entry["value"]
        for table in ("board", "variants", "hands", "pile")
        for name, entry in BOX[table].items()
    }

    assert told == {
        "board.columns": 10, "board.rows": 14, "board.goal_mouth": 2, "board.goal_area_columns": 4,
        "board.penalty_columns": 6, "board.penalty_rows": 3, "board.kick_off_squares": 2,
        "board.goal_kick_squares": 2, "board.left_corner": "red", "board.right_corner": "blue",
        "variants.rows": [16, 18], "variants.goal_mouth": [4],
        "hands.two": [8, 8], "hands.three": [8, 6, 6], "hands.four": [6, 6, 6, 6],
        "pile.deck": 55, "pile.few": 3,
    }  # fmt: skip


@pytest.mark.clause("BU-0.2")
@pytest.mark.parametrize(
    ("goals", "standing"),
    [("3-1", [(0, 3), (1, 1)]), ("0-2", [(1, 0), (0, 2)]), ("2-2", [(0, 2), (0, 2)])],
)
def test_most_goals_win(goals: str, standing: list[tuple[int, int]]) -> None:
    state = parse_state(f"phase=over half=2 goals={goals}")

    assert GAME.standing(state) == standing
