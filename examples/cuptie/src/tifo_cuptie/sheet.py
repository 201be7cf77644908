"""The sheet: what a board shows that is no field, computed where the rules are."""

from collections.abc import Mapping

from tifo_cuptie.components import CARDS, NAME, POINTS, ROUND, ROUNDS, SEATS
from tifo_cuptie.rules_of_thumb import faces_that_turn
from tifo_cuptie.state import Phase, ahead, home, points, total
from tifo_cuptie.view import View


def sheet(seen: View) -> Mapping[str, object]:
    """Rounds, points and totals; and for a change how many faces of the die would turn the tie."""
    changes = seen.phase == Phase.CHANGE
    return {
        "rounds": [
            {"name": ROUND[i], "points": POINTS[i], "winner": seen.won[i] - 1}
            for i in range(ROUNDS)
        ],
        "points": [points(seen, seat) for seat in range(SEATS)],
        "home": home(seen),
        "totals": [total(seen, seat) if seen.die[seat] > 0 else None for seat in range(SEATS)],
        "ahead": ahead(seen) if changes else None,
        "turning": {NAME[card]: faces_that_turn(seen, card) for card in range(CARDS)}
        if changes
        else {},
    }
