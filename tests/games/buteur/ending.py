"""How a turn ends, stated once: hands are refilled, the pile runs short, halves are over."""

from tests.games.buteur.anywhere import (
    FULL,
    NOBODY_SHORT,
    Told,
    first_short,
    seat_in,
    tell,
)
from tifo.games.buteur.state import Phase, State


def turn_ends(before: State, after: State, phase: str, turns: int = 1) -> list[Told]:
    """Hold the end of a turn against BU-2.2 and BU-12 to 14; return what should be told of it.

    `turns` places on in the order of play somebody should face `phase`.
    """
    turn = (before.turn + turns) % 4
    piled = before.copy()
    piled.hand = after.hand
    piled.pile_count -= max(0, held(after) - held(before))  # a card that was drawn
    short = first_short(piled)
    if short != NOBODY_SHORT:
        assert_due(after, "draw", before.turn)
        assert (Phase(after.next_phase).name.lower(), after.next_turn) == (phase, turn)
        assert after.last_turn == before.last_turn
        return []
    if before.last_turn:
        return half_ends(before, after)
    few = piled.pile_count <= 3
    assert_due(after, phase, turn)
    assert (after.last_turn, after.half) == (int(few), before.half)
    return [tell("LAST_TURN", "BU-12.2", seat_in(after, turn), piled.pile_count)] if few else []


def half_ends(before: State, after: State) -> list[Told]:
    """Hold the end of a half against BU-12.1, 13 and 14."""
    goals = (after.goals[0], after.goals[1])
    if before.half == 2:
        assert (after.phase, after.half, after.last_turn) == (Phase.OVER, 2, 1)
        return [tell("FULL_TIME", "BU-14", 0, *goals)]
    others = 1 - before.first_team
    turn = next(t for t in (before.turn + 1, before.turn + 2) if t % 2 == others) % 4
    if before.second_half:
        turn = others
    assert (after.half, after.last_turn, after.discard_count, sum(after.discard)) == (2, 0, 0, 0)
    assert (after.pile_count, sum(after.pile)) == (55 - held(after), 55 - held(after))
    assert (after.ball_x, after.ball_y) == (4, before.rows // 2 - 1)
    if held(after) < sum(FULL[before.seats]):
        assert_due(after, "draw", before.turn)
        assert (after.next_phase, after.next_turn) == (Phase.KICK_OFF, turn)
    else:
        assert_due(after, "kick_off", turn)
    return [tell("HALF_TIME", "BU-12.1", 0, *goals)]


def held(state: State) -> int:
    """How many cards are in hands."""
    return sum(hand.count for hand in state.hand)


def goal(before: State, after: State, team: int) -> list[Told]:
    """Hold a goal against BU-11.3: counted once, and told."""
    goals = list(before.goals)
    goals[team] += 1
    assert list(after.goals) == goals
    assert (after.ball_x, after.ball_y) == (4, before.rows // 2 - 1)
    seat, (first, second) = seat_in(before, before.turn), goals
    return [tell("GOAL", "BU-11.3", seat, team, first, second, before.seats)]


def assert_due(state: State, phase: str, turn: int) -> None:
    """Is this phase due, at this place in the order of play?"""
    assert (Phase(state.phase).name.lower(), state.turn) == (phase, turn)
