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


def write_duel(balance: int, draw: int, seats: int, out: Ints) -> None:
    """The chances of two sides, of which the first is ahead by so many thousandths.

    Davidson's model: each side has e to half of its lead for its part, and a draw has `draw`, in
    thousandths, whoever leads. Who is on which side is the game's to write; the first two seats are
    on different ones, and bring the parts of their partners too.
    """
    for seat in range(seats):
        out[2 * seat + 1] = 0
    out[1] = growth(balance // 2)
    out[3] = growth(-balance // 2)
    out[2 * seats] = draw
