"""What holds for any tokens, any dice, any results and any order of the draw."""

from collections.abc import Callable, Sequence
from itertools import groupby

from hypothesis import given, settings, strategies as st

from tests.games.worldcup.board import apply, legal, parse_state, places
from tifo.games.worldcup import GAME
from tifo.games.worldcup.apply.scoring import final_score
from tifo.games.worldcup.components import COLOUR, NATION, NATIONS, SQUARES, TEAM_AT
from tifo.games.worldcup.state import Phase
from tifo.games.worldcup.tables import order_group

FOUR = ("FRA", "SEN", "URU", "DEN")
MATCHES = "FRA-SEN URU-DEN FRA-URU DEN-SEN DEN-FRA SEN-URU"
FIXTURES = [tuple(pair.split("-")) for pair in MATCHES.split()]
Results = Sequence[tuple[int, int]]

tokens = st.lists(
    st.sampled_from(["1", "2", "3", "A", "D", "P", "-1", "-2", "-3", "-A"]), max_size=4
)
results = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=6, max_size=6)


@given(st.integers(0, 29), tokens, st.lists(st.integers(0, 5), min_size=4, max_size=4))
def test_a_score_is_goals_and_penalties_and_half_of_attacks_and_pips(
    row: int, stack: list[str], dice: list[int]
) -> None:
    colour = COLOUR[TEAM_AT[row]]
    stack = stack[: SQUARES[colour]]
    state = parse_state(f"cup=1930 phase=card {row // 2 + 1}{'LR'[row % 2]}={''.join(stack)}")
    for face in dice:
        state.pips[face] += 1

    goals = sum(int(token) for token in stack if token in "123") + stack.count("P")
    halves = stack.count("A") + dice.count(colour)

    assert final_score(state, row) == goals + halves // 2


# ---------------------------------------------------------------------------- the order of a group
def points(results: Results, team: str, among: Sequence[str]) -> int:
    total = 0
    for (left, right), (ours, theirs) in zip(FIXTURES, results, strict=True):
        if left in among and right in among and team in (left, right):
            mine, other = (ours, theirs) if team == left else (theirs, ours)
            total += 3 if mine > other else mine == other
    return total


def goals(results: Results, team: str, against: bool = False) -> int:
    sides = [(left, g) for (left, _), (g, _) in zip(FIXTURES, results, strict=True)]
    sides += [(right, g) for (_, right), (_, g) in zip(FIXTURES, results, strict=True)]
    if against:
        sides = [(left, g) for (left, _), (_, g) in zip(FIXTURES, results, strict=True)]
        sides += [(right, g) for (_, right), (g, _) in zip(FIXTURES, results, strict=True)]
    return sum(g for team_, g in sides if team_ == team)


def split(level: Sequence[str], value: Callable[[str], int]) -> list[list[str]]:
    ranked = sorted(level, key=value, reverse=True)
    return [list(part) for _, part in groupby(ranked, key=value)]


def classes(results: Results, level: Sequence[str]) -> list[list[str]]:
    """The rule of section X, told once more and by recursion."""
    if len(level) == 1:
        return [list(level)]
    criteria: list[Callable[[str], int]] = [
        lambda team: points(results, team, level),
        lambda team: goals(results, team) - goals(results, team, against=True),
        lambda team: goals(results, team),
    ]
    for criterion in criteria:
        parts = split(level, criterion)
        if len(parts) > 1:
            return [found for part in parts for found in classes(results, part)]
    return [list(level)]


@settings(max_examples=300)
@given(results)
def test_the_order_of_a_group_of_2002_is_that_of_the_rule_told_again(results: Results) -> None:
    words = " ".join(f"g{n + 1}={ours}-{theirs}" for n, (ours, theirs) in enumerate(results))
    state = parse_state(f"cup=2002 phase=card {words}")
    expected: dict[str, int] = {}
    for part in classes(results, FOUR):
        expected.update(dict.fromkeys(part, len(expected)))

    place = order_group(state, 0, None)

    told = dict(zip(FOUR, places(state, *FOUR), strict=True))
    level = [team for team in FOUR if expected[team] == place]
    if place < 0:
        assert told == expected
    else:
        assert len(level) > 1
        assert {team for team in FOUR if told[team] == place} == set(level)


# ------------------------------------------------------------------------------- the deal of teams
@settings(max_examples=40, deadline=None)
@given(st.sampled_from(["1930", "2002"]), st.integers(2, 13), st.randoms(use_true_random=False))
def test_whatever_is_drawn_the_leftovers_go_to_those_in_line(
    cup: str, seats: int, random: object
) -> None:
    choose = random.choice  # type: ignore[attr-defined]
    state = GAME.new_state(GAME.read_options({"cup": cup, "seats": str(seats)}))
    while state.phase != Phase.DEAL_CARD:
        if state.phase == Phase.LEFTOVER:
            colours = [held(state.owner, cup, seat) for seat in range(seats)]
            without = [
                seat for seat in range(seats) if len(colours[seat]) == len(min(colours, key=len))
            ]
            greys = [seat for seat in without if 5 in colours[seat]]
            yellows = [seat for seat in without if 4 in colours[seat]]
            assert state.turn in (greys or yellows or without)
        apply(state, choose(legal(state)))

    sizes = [len(held(state.owner, cup, seat)) for seat in range(seats)]
    assert max(sizes) - min(sizes) <= 1


def held(owner: Sequence[int], cup: str, seat: int) -> list[int]:
    first = NATIONS * (cup == "2002")
    return [COLOUR[first + team] for team in range(len(NATION)) if owner[team] == seat]
