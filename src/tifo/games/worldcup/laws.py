"""What the conformance kit needs to know of this game: what is conserved."""

from tifo.core.errors import RuleBug
from tifo.games.worldcup.board import colour_of, is_strong, squares_of
from tifo.games.worldcup.components import (
    COPIES,
    FLIPPED,
    HALVES,
    KINDS,
    MOST_SQUARES,
    NATIONS,
    ROWS,
    TEAMS,
    Token,
)
from tifo.games.worldcup.state import State


def conserved(state: State) -> None:
    """Cards, tokens and teams are in exactly one place, and every count is true."""
    _cards(state)
    _teams(state)
    for row in range(ROWS):
        _tokens(state, row)
    _counts(state)


def _cards(state: State) -> None:
    counts = [state.pool[kind] + state.discard[kind] for kind in range(KINDS)]
    if state.card >= 0:
        counts[state.card] += 1
    for hand in state.hand:
        for i in range(hand.count):
            counts[hand.card[i]] += 1
    if counts != list(COPIES[KINDS * state.cup : KINDS * (state.cup + 1)]):
        raise RuleBug("cards were lost or made")
    if sum(state.pool) != state.pool_count or sum(state.discard) != state.discard_count:
        raise RuleBug("a pile is counted wrong")
    if not 0 <= state.draws_left <= state.pool_count:
        raise RuleBug("the pile has more cards than lie face down")


def _teams(state: State) -> None:
    owned = [team for team in range(NATIONS) if state.owner[team] >= 0]
    if len(owned) != state.dealt or any(colour_of(state, team) < 0 for team in owned):
        raise RuleBug("teams were lost or made")
    if state.dealt == TEAMS[state.cup]:
        sizes = [list(state.owner).count(seat) for seat in range(state.seats)]
        if max(sizes) - min(sizes) > 1:
            raise RuleBug("somebody has two teams more than somebody else")


def _tokens(state: State, row: int) -> None:
    tokens = list(state.square[MOST_SQUARES * row : MOST_SQUARES * (row + 1)])
    lying = [token for token in tokens if token]
    if not state.playing[row // 2]:
        if lying or state.room[row] or state.top[row] or state.halves[row]:
            raise RuleBug("a token lies where nobody plays")
        return
    if tokens[: len(lying)] != lying or len(lying) + state.room[row] != squares_of(state, row):
        raise RuleBug("a row is not filled from the inside")
    if state.top[row] != (lying[-1] if lying else 0):
        raise RuleBug("the outermost token is another")
    if state.halves[row] != sum(HALVES[token] for token in lying):
        raise RuleBug("the half goals of a row are counted wrong")
    if any(token % FLIPPED in (Token.DEFENCE, Token.PENALTY) for token in lying if token > FLIPPED):
        raise RuleBug("a Defence or a penalty was cancelled")


def _counts(state: State) -> None:
    open_rows = [row for row in range(ROWS) if state.room[row] > 0]
    teams = {state.team[row] for row in open_rows}
    tops = list(state.top)
    goals = sum(tops.count(token) for token in (Token.GOAL, Token.TWO_GOALS, Token.THREE_GOALS))
    counted = (
        len(open_rows),
        len(teams),
        sum(is_strong(state, team) for team in teams),
        goals,
        tops.count(Token.ATTACK),
    )
    kept = (
        state.open_rows,
        state.open_teams,
        state.open_strong,
        state.goal_tops,
        state.attack_tops,
    )
    if counted != kept:
        raise RuleBug("free squares or vulnerable tokens are counted wrong")
