"""A coach who plays by rules of thumb: goals where a match of his is open, none for the others."""

from tifo.core import written
from tifo.games.worldcup.apply.cards import token_for
from tifo.games.worldcup.board import (
    colour_of,
    final_match,
    is_involved,
    is_last_phase,
    is_strong,
    owner_at,
)
from tifo.games.worldcup.components import (
    GOAL_LIMIT,
    HALVES,
    Cup,
    Kind,
    Round,
    Token,
)
from tifo.games.worldcup.legal import can_cancel, cancels, places_tokens, round_rows
from tifo.games.worldcup.moves import CANCEL, DISCARD, ENOUGH, LIFT, PLACE, PLAY
from tifo.games.worldcup.view import View

HOPE = (0, 1, 3, 7, 15, 28, 45, 63, 80, 90, 96, 99, 100)
"""How likely a match is won, in percent, by the lead in half goals from -6 to 6."""
FAR = 6
"""Leads beyond this look alike."""
PROMISE = (12, 11, 9, 7, 4, 3)
"""What a team is worth in the groups, by its colour."""
AT_STAKE = 12
"""What a team is worth in the knock-out rounds."""
BLOCK = 5
"""Filling a square of a rival …"""
LAST_SQUARE = 4
"""… and his last one."""
SHIELD = 6
"""Covering a goal of ours."""
SQUARE = 5
"""A free square of ours that is used up."""
KEEP = (2, 2, 6, 400, 800, 400, 5, 5, 6, 6, 7)
"""What a kind of card is worth in hand: two and three goals are kept for when they decide, and the
cheapest is discarded first."""
WORST = -1_000_000


def worth(seen: View, move: int) -> int:
    """How good a move looks."""
    if move < DISCARD:
        return best_target(seen, move - PLAY)
    if move < PLACE:
        return -KEEP[move - DISCARD]
    if move < CANCEL:
        return place_value(seen, move - PLACE, token_in_hand(seen, move - PLACE))
    if move < ENOUGH:
        return cancel_value(seen, move - CANCEL)
    return 1 if move == LIFT else 0


def token_in_hand(seen: View, row: int) -> int:
    """The token that the card being played puts on a row; a penalty counts as a goal."""
    return 1 if seen.card == Kind.PENALTY else token_for(seen, row)


def token_of(seen: View, kind: int, row: int) -> int:
    """The token that a kind of card would put on a row first."""
    limit = GOAL_LIMIT[colour_of(seen, seen.team[row])]
    match kind:
        case Kind.ATTACK:
            return Token.ATTACK
        case Kind.DEFENCE:
            return Token.DEFENCE
        case Kind.THREE_GOALS:
            return min(3, limit)
        case Kind.TWO_GOALS:
            return min(2, limit)
        case Kind.TWO_AND_ONE:
            return 2 if is_strong(seen, seen.team[row]) else 1
    return Token.GOAL


def best_target(seen: View, kind: int) -> int:
    """The value of the best use of a card, less what it is worth in hand."""
    first, end = round_rows(seen)
    best = WORST
    for row in range(first, end):
        if is_last_phase(seen) and not is_involved(seen, row):
            continue
        if places_tokens(kind) and seen.room[row] > 0:
            best = max(best, place_value(seen, row, token_of(seen, kind, row)))
        if cancels(kind) and can_cancel(kind, seen.top[row]):
            best = max(best, cancel_value(seen, row))
    return best - KEEP[kind] // 2


# ------------------------------------------------------------------------------------- the values
def stake(seen: View, row: int) -> int:
    """What it is worth that the team of a row wins: negative for a rival of ours, 0 for others."""
    ours, theirs = owner_at(seen, row) == seen.turn, owner_at(seen, row ^ 1) == seen.turn
    if ours == theirs:
        return 0
    weight = AT_STAKE
    if seen.round == Round.GROUPS:
        weight = PROMISE[colour_of(seen, seen.team[row if ours else row ^ 1])]
    elif is_third_place(seen, row // 2):
        weight = 1
    return weight if ours else -weight


def is_third_place(seen: View, match: int) -> bool:
    """Is it the match that decides nothing?"""
    in_2002 = seen.cup == Cup.KOREA_JAPAN_2002
    return in_2002 and seen.round == Round.FINAL and match != final_match(seen)


def hope(lead: int) -> int:
    """How likely a match is won with this lead in half goals."""
    return HOPE[min(max(lead, -FAR), FAR) + FAR]


def change_value(seen: View, row: int, halves: int) -> int:
    """What half goals more or less for a row are worth."""
    lead = seen.halves[row] - seen.halves[row ^ 1]
    weight = stake(seen, row)
    if weight >= 0:
        return weight * (hope(lead + halves) - hope(lead))
    return weight * (hope(-lead) - hope(-lead - halves))


def place_value(seen: View, row: int, token: int) -> int:
    """What a token on a row is worth: its half goals, and the square that it fills."""
    weight = stake(seen, row)
    value = change_value(seen, row, HALVES[token])
    if weight > 0:
        covered = 0 < seen.top[row] <= Token.THREE_GOALS
        return value + weight * ((SHIELD if covered else 0) - SQUARE)
    if weight < 0:
        return value - weight * (BLOCK + (LAST_SQUARE if seen.room[row] == 1 else 0))
    return value


def cancel_value(seen: View, row: int) -> int:
    """What it is worth to cancel the outermost token of a row."""
    return change_value(seen, row, -1 if seen.top[row] == Token.ATTACK else -2)


thumb = written.thumb(__name__)
