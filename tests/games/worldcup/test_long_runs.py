"""Many cups: every one ends, and interpreted and compiled rules tell the same story."""

import pytest

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.records import size_of
from tifo.core.rng import below, generator
from tifo.games.worldcup import GAME
from tifo.native.batch import Batch
from tifo.testing.kit import check_match
from tifo.testing.twins import twins_agree

EVERY_NUMBER_OF_SEATS = [("1930", seats) for seats in range(2, 14)] + [
    ("2002", seats) for seats in range(2, 17)
]
VARIANTS: list[dict[str, str]] = [
    {"cup": "1930", "every_tie": "every-tie", "dice": "off"},
    {"cup": "2002", "early_stop": "when-decided", "dice": "off", "lot": "lot"},
]


def options_of(number: int) -> dict[str, str]:
    """Cup, seats and options for the number of a cup: all of them come round."""
    cup, seats = EVERY_NUMBER_OF_SEATS[number % len(EVERY_NUMBER_OF_SEATS)]
    given = {"cup": cup, "seats": str(seats), "dice": ("on", "off")[number % 3 == 0]}
    given["every_tie"] = ("first-place", "every-tie")[number % 2]
    given["early_stop"] = ("all-kicks", "when-decided")[number % 2]
    given["lot"] = ("first-seat", "lot")[number % 5 == 0]
    return given


def final_image(given: dict[str, str], seed: int) -> bytes:
    """The last state of a random cup, interpreted, with the generator of a batch."""
    rules, state = GAME.rules, GAME.new_state(GAME.read_options(given))
    rng, legal = generator(seed), [0] * GAME.rules.MOST_LEGAL
    while (seat := rules.to_act(state)) != NOBODY:
        if seat == CHANCE:
            move = rules.pick(state, below(rng, rules.total_odds(state)))
        else:
            move = legal[below(rng, rules.legal_moves(state, legal))]
        rules.apply(state, move, None)
    return state.tobytes()


def compiled_image(given: dict[str, str], seed: int) -> bytes:
    """The same from the compiled rules."""
    options = GAME.read_options(given)
    batch = Batch(GAME, options, ["uniform"] * options.seats, seed)
    states, _, _ = batch.chunk(0, 1)
    return bytes(states[0].tobytes())


def test_a_state_is_at_most_two_kilobytes() -> None:
    assert size_of(GAME.rules.State) <= 2048


@pytest.mark.long
@pytest.mark.compiles("worldcup")
@pytest.mark.parametrize("first", range(0, 1000, 250))
def test_a_thousand_random_cups_end_alike_interpreted_and_compiled(first: int) -> None:
    for number in range(first, first + 250):
        given = options_of(number)
        assert final_image(given, number) == compiled_image(given, number), given


@pytest.mark.compiles("worldcup")
@pytest.mark.parametrize(("cup", "seats"), [("1930", 2), ("1930", 9), ("2002", 3), ("2002", 16)])
def test_ten_thousand_random_cups_end(cup: str, seats: int) -> None:
    options = GAME.read_options({"cup": cup, "seats": str(seats)})

    assert Batch(GAME, options, ["uniform"] * seats, 1).run(2500).matches == 2500


@pytest.mark.slow
@pytest.mark.compiles("worldcup")
@pytest.mark.parametrize("dice", ["on", "off"])
@pytest.mark.parametrize("cup", ["1930", "2002"])
def test_a_hundred_thousand_random_cups_of_each_edition_end(cup: str, dice: str) -> None:
    matches = 0
    for seats in (2, 4, 5, 9, 13):
        options = GAME.read_options({"cup": cup, "seats": str(seats), "dice": dice})
        matches += Batch(GAME, options, ["uniform"] * seats, seats).run(20_000).matches

    assert matches == 100_000


@pytest.mark.slow
@pytest.mark.compiles("worldcup")
@pytest.mark.parametrize("number", range(1000))
def test_a_thousand_random_cups_agree_at_every_ply(number: int) -> None:
    twins_agree(GAME, GAME.read_options(options_of(number)), generator(number, 1), stride=50)


@pytest.mark.slow
@pytest.mark.parametrize(("cup", "seats"), EVERY_NUMBER_OF_SEATS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_number_of_seats_keeps_the_laws(
    cup: str, seats: int, variant: dict[str, str]
) -> None:
    check_match(GAME, {**variant, "cup": cup, "seats": str(seats)}, seed=seats)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", ["4", "9"])
def test_options_together_keep_the_laws(seats: str, variant: dict[str, str]) -> None:
    check_match(GAME, {**variant, "seats": seats}, seed=3)
