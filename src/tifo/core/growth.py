"""Powers of e for rules that know only integers: from a balance to the odds of winning."""

from math import exp

from tifo.core.records import Ints

LIMIT = 6000
STEP = 100
POWERS: tuple[int, ...] = tuple(
    round(1000 * exp(power / 1000)) for power in range(-LIMIT, LIMIT + 2 * STEP, STEP)
)


def growth(power: int) -> int:
    """A thousand times e to so many thousandths, which are cut to LIMIT."""
    place = min(max(power, -LIMIT), LIMIT) + LIMIT
    low: int = POWERS[place // STEP]
    return low + (POWERS[place // STEP + 1] - low) * (place % STEP) // STEP


def write_duel(balance: int, seats: int, out: Ints) -> None:
    """The outlook of two sides, seat by seat in turn: the first is ahead by so many thousandths."""
    for seat in range(seats):
        out[2 * seat] = seat % 2
        out[2 * seat + 1] = growth(balance // 2 if seat % 2 == 0 else -balance // 2)
