"""The sheet: what a board shows that is no field, computed where the rules are."""

from collections.abc import Mapping

from tifo.games.buteur.chance import is_chance
from tifo.games.buteur.components import (
    CARDS,
    COPIES,
    KICK_OFF_LEFT,
    PENALTY_LEFT,
    PENALTY_RIGHT,
    PENALTY_ROWS,
    SYMBOL,
    TEAMS,
    Symbol,
)
from tifo.games.buteur.state import Phase, forward, team_of
from tifo.games.buteur.view import View

SIGNS = (Symbol.HAND, Symbol.RED, Symbol.BLUE)
"""What a cut looks for."""


def sheet(seen: View) -> Mapping[str, object]:
    """Sides, the way the seat looks up the pitch, their area, and what may still be drawn."""
    team = team_of(seen.seats, seen.seat) if seen.seat >= 0 else 0
    up = seen.seat < 0 or forward(seen, team) > 0
    return {
        "sides": [
            [seat for seat in range(seen.seats) if team_of(seen.seats, seat) == side]
            for side in range(TEAMS)
        ],
        "up": up,
        "at_centre": _is_at_centre(seen),
        "area": _area(seen.rows, up),
        "unseen": {sign.name.lower(): unseen(seen, sign) for sign in SIGNS},
    }


def _is_at_centre(seen: View) -> bool:
    """Does the ball lie on the centre spot, for a kick-off that is due?"""
    due = seen.next_phase if is_chance(seen) and seen.phase != Phase.TOSS else seen.phase
    is_there = (seen.ball_x, seen.ball_y) == (KICK_OFF_LEFT, seen.rows // 2 - 1)
    return is_there and due in (Phase.TOSS, Phase.KICK_OFF)


def _area(rows: int, up: bool) -> Mapping[str, int]:
    """The penalty area at the far end, its corners included."""
    first = rows - PENALTY_ROWS if up else 0
    return {
        "left": PENALTY_LEFT,
        "right": PENALTY_RIGHT,
        "first": first,
        "last": first + PENALTY_ROWS - 1,
    }


def unseen(seen: View, sign: Symbol) -> int:
    """Cards of a symbol that are not on the table, not in the own hand, not shown by others."""
    left = sum(COPIES[card] - seen.discard[card] for card in range(CARDS) if SYMBOL[card] == sign)
    for seat in range(seen.seats):
        hand = seen.hand[seat] if seat == seen.seat else seen.shown[seat]
        left -= sum(SYMBOL[hand.card[i]] == sign for i in range(hand.count))
    return left
