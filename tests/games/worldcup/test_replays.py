"""Section IX: ties in the groups of 1930 are replayed."""

import pytest

from tests.games.worldcup.board import (
    after_groups,
    apply,
    decider,
    draw_cards,
    due,
    goals,
    legal,
    ordered,
    places,
    play,
    refused,
    team,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldcup.components import CODE, MOST_REPLAYS, Round
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

TIE = (
    "cup=1930 seats=3 dice=0 phase=whistle owner=USA0.PAR1.BEL2 "
    "hand0=A.A.A hand1=D.D.D hand2=G1.G1.G1 "
)
GROUPS_1_TO_3 = " ".join(ordered("1930").split()[:12])
GROUP_4 = "13L=1 15L=1"
"""The USA and Paraguay beat Belgium and drew with each other."""


def tied(words: str = "", board: str = GROUP_4) -> State:
    """The position after groups in which only group 4 has a tie for first place."""
    return play(f"{TIE}{words} {GROUPS_1_TO_3} {board}", *["whistle"] * 4)


def play_out(state: State) -> State:
    """Discard until the pile is empty."""
    draw_cards(state)
    while state.phase == Phase.CARD:
        apply(state, f"discard {CODE[state.hand[state.turn].card[0]]}")
        draw_cards(state)
    return state


def on(state: State) -> list[int]:
    return [match + 1 for match in range(64) if state.playing[match]]


@pytest.mark.clause("WC-IX.1")
def test_t13_usa_and_paraguay_with_three_points_each_replay_their_match() -> None:
    state = tied()

    assert (goals(state, 13), goals(state, 14), goals(state, 15)) == ((1, 0), (0, 0), (1, 0))
    assert (on(state), state.replay, state.phase) == ([14], 1, Phase.CARD)


@pytest.mark.clause("WC-IX.1")
def test_goals_do_not_separate_level_teams() -> None:
    state = tied(board="13L=1A2 15L=1")

    assert goals(state, 13)[0] > goals(state, 15)[0]
    assert places(state, "USA", "PAR", "BEL") == [0, 0, 2]


@pytest.mark.clause("WC-IX.1")
def test_a20_a_tie_below_the_first_place_is_not_replayed() -> None:
    state = play(f"{TIE}{GROUPS_1_TO_3} 13L=1 14L=1", *["whistle"] * 4)

    assert places(state, "USA", "PAR", "BEL") == [0, 1, 1]
    assert state.replay == 0


@pytest.mark.clause("WC-IX.1")
def test_by_the_letter_every_tie_is_replayed() -> None:
    state = play(f"{TIE}every_tie=1 {GROUPS_1_TO_3} 13L=1 14L=1", *["whistle"] * 4)

    assert (on(state), state.replay) == ([15], 1)


@pytest.mark.clause("WC-IX.1")
def test_by_the_letter_a_lower_tie_goes_on_until_it_is_broken() -> None:
    state = play(f"{TIE}every_tie=1 {GROUPS_1_TO_3} 13L=1 14L=1", *["whistle"] * 4)

    again = play(play_out(state), "whistle")

    assert (on(again), again.replay, places(again, "USA", "PAR", "BEL")) == ([15], 2, [0, 1, 1])


@pytest.mark.clause("WC-IX.g.1")
def test_by_the_letter_a_replay_decides_a_lower_place() -> None:
    first = "place=USA0.PAR1.BEL1.ARG0.CHI1.FRA2.MEX3.BRA1.BOL2.ROU1.PER2"

    state = play(f"{TIE}every_tie=1 replay=1 on=15 {first} 15R=1", "whistle")

    assert places(state, "USA", "PAR", "BEL") == [0, 2, 1]
    assert state.round == Round.SEMI_FINALS


@pytest.mark.clause("WC-IX.2")
def test_if_all_matches_of_a_group_are_drawn_all_are_replayed() -> None:
    state = tied(board="")

    assert on(state) == [13, 14, 15]


@pytest.mark.clause("WC-IX.1", "WC-IX.b")
def test_each_replay_is_told() -> None:
    state = play(f"{TIE}{GROUPS_1_TO_3} {GROUP_4}", *["whistle"] * 3)

    events = told(apply(state, "whistle"))

    assert events.count((Happening.REPLAY_ORDERED, "WC-IX.1")) == 1


@pytest.mark.clause("WC-IX.a")
def test_the_board_is_cleared() -> None:
    assert sum(tied().square) == 0


@pytest.mark.clause("WC-IX.a")
def test_a22_tokens_go_on_replayed_matches_only() -> None:
    state = play(tied("last_drawer=2"), "play A")

    assert legal(state) == ["place 14L", "place 14R"]
    assert refused(state, "place 13L") == "WC-EX.15.a-d"


@pytest.mark.clause("WC-IX.b")
@pytest.mark.parametrize(("board", "cards"), [(GROUP_4, 6), ("", 18)])
def test_t11_six_cards_a_replay(board: str, cards: int) -> None:
    assert tied(board=board).draws_left == cards


@pytest.mark.clause("WC-IX.b")
def test_a39_where_the_free_cards_do_not_suffice_all_of_them_are_used() -> None:
    hands = " ".join(f"hand{seat}=" for seat in range(13))
    state = play(f"cup=1930 seats=13 dice=0 phase=whistle {hands}", *["whistle"] * 4)

    assert on(state) == list(range(1, 16))
    assert (state.phase, state.draws_left) == (Phase.DEAL_CARD, 78 - 3 * 13)
    assert draw_cards(state).pool_count == state.draws_left


@pytest.mark.clause("WC-IX.b", "WC-IX.c.1")
def test_a40_the_pile_is_taken_from_all_cards_that_are_not_in_hands() -> None:
    state = tied("discard=F.F.O")

    assert (state.pool_count, state.discard_count, state.draws_left) == (69, 0, 6)


@pytest.mark.clause("WC-IX.c.1")
def test_the_other_cards_are_set_aside() -> None:
    state = play_out(tied())

    assert (state.draws_left, state.pool_count, state.phase) == (0, 63, Phase.WHISTLE)


@pytest.mark.clause("WC-IX.c.2")
def test_only_coaches_with_a_team_in_a_replay_take_part() -> None:
    assert list(tied().active[:3]) == [1, 1, 0]


@pytest.mark.clause("WC-IX.c.2")
def test_a23_who_owns_all_tied_teams_plays_alone() -> None:
    state = play(f"{TIE.replace('PAR1', 'PAR0')}{GROUPS_1_TO_3} {GROUP_4}", *["whistle"] * 4)
    assert due(state) == (Phase.CARD, 0)

    assert due(draw_cards(play(state, "discard A"))) == (Phase.CARD, 0)


@pytest.mark.clause("WC-IX.d")
@pytest.mark.parametrize(("last", "first"), [(0, 1), (1, 0), (2, 0)])
def test_a25_left_of_the_last_drawer_begins(last: int, first: int) -> None:
    assert due(tied(f"last_drawer={last}")) == (Phase.CARD, first)


@pytest.mark.clause("WC-IX.d")
def test_turns_go_as_usual() -> None:
    state = tied("last_drawer=2")

    assert due(draw_cards(play(state, "discard A"))) == (Phase.CARD, 1)


@pytest.mark.clause("WC-IX.e")
def test_when_the_pile_is_empty_the_replay_is_scored_and_the_first_result_stands() -> None:
    state = play(
        tied("last_drawer=2"), "play A", "place 14L", "play D", "place 14R", "play A", "place 14L"
    )
    state = play(play_out(state), "whistle")

    assert (goals(state, 14), decider(state, 14)) == ((0, 0), (1, 0))
    assert places(state, "USA", "PAR", "BEL") == [0, 1, 2]
    assert team(state, "16R") == "USA"


@pytest.mark.clause("WC-IX.f")
def test_one_roll_of_the_dice_counts_for_all_replays_of_all_groups() -> None:
    state = play_out(tied("dice=0", board=""))
    state.dice = 1
    state.phase = Phase.DICE

    for colour in ("blue", "blue", "black", "yellow"):
        assert due(state) == (Phase.DICE, CHANCE)
        apply(state, f"die {colour}")

    assert [decider(state, match) for match in (13, 14, 15)] == [(1, 0), (1, 0), (0, 0)]
    assert state.phase != Phase.DICE


@pytest.mark.clause("WC-IX.g.1")
def test_a43_those_still_level_play_again() -> None:
    state = play(play_out(tied()), "whistle")

    assert (state.replay, on(state), state.replays[13]) == (2, [14], 2)


@pytest.mark.clause("WC-IX.g.1")
def test_a21_of_three_level_teams_the_table_of_the_replays_counts() -> None:
    state = tied("last_drawer=2", board="")
    # The USA beat both in the replays; Paraguay and Belgium draw: the first place is decided.
    state = play(
        state, "play A", "place 13L", "play D", "place 15L", "discard G1",
        "play A", "place 13L", "discard D", "discard G1", "play A", "place 14L",
    )  # fmt: skip
    state = play(draw_cards(state), "discard D", "discard G1", "play A", "place 14L")
    state = play(play_out(state), "whistle")

    assert [decider(state, match) for match in (13, 14, 15)] == [(1, 0), (1, 0), (0, 0)]
    assert (places(state, "USA", "PAR", "BEL"), state.replay) == ([0, 1, 1], 0)


@pytest.mark.clause("WC-IX.g.1")
def test_if_two_of_three_stay_level_only_they_play_again() -> None:
    state = tied("last_drawer=2", board="")
    state = play(
        state, "play A", "place 13L", "discard D", "play G1", "place 15L",
        "play A", "place 13L",
    )  # fmt: skip
    state = play(play_out(state), "whistle")

    assert (places(state, "USA", "PAR", "BEL"), on(state)) == ([0, 0, 2], [14])


SIX_REPLAYS = (
    "cup=1930 seats=3 dice=0 phase=whistle on=1-6 place=BRA1.BOL2.ROU1.PER2.PAR1.BEL2 "
    "6L=1 2L=1 5R=1 4L=1 3L=1 1L=1 "
)
"""Group 1 again: Argentina and Chile come to four points, France and Mexico to two."""


@pytest.mark.clause("WC-IX.g.1")
@pytest.mark.parametrize(("every_tie", "again"), [(0, [6]), (1, [1, 6])])
def test_a43_those_still_level_play_again_at_every_place_that_counts(
    every_tie: int, again: list[int]
) -> None:
    state = play(f"{SIX_REPLAYS} every_tie={every_tie} replay=1", "whistle")

    assert places(state, "ARG", "CHI", "FRA", "MEX") == [0, 0, 2, 2]
    assert on(state) == again


@pytest.mark.clause("WC-IX.g.1")
def test_by_the_letter_the_lot_too_falls_once_for_every_place() -> None:
    state = play(f"{SIX_REPLAYS} every_tie=1 replay={MOST_REPLAYS}", "whistle", "team CHI")

    assert places(state, "ARG", "CHI", "FRA", "MEX") == [1, 0, 2, 2]
    assert legal(state) == ["team FRA", "team MEX"]


@pytest.mark.clause("WC-IX.g.1")
def test_after_twenty_replays_the_lot_decides() -> None:
    state = play_out(tied())
    state.replay = MOST_REPLAYS

    apply(state, "whistle")
    assert due(state) == (Phase.LOT, CHANCE)
    assert legal(state) == ["team PAR", "team USA"]
    apply(state, "team PAR")

    assert team(state, "16R") == "PAR"


@pytest.mark.clause("WC-IX.g.2")
def test_everybody_holds_three_cards_again() -> None:
    state = play_out(tied())

    assert [hand.count for hand in state.hand[:3]] == [3, 3, 3]


@pytest.mark.clause("WC-IX.g.2")
def test_a19_a41_with_nine_or_more_those_who_take_part_fill_up_first() -> None:
    hands = " ".join(f"hand{seat}=A.A" for seat in range(9))
    start = (
        f"cup=1930 seats=9 dice=0 phase=whistle owner=USA3.PAR5 {hands} {GROUPS_1_TO_3} {GROUP_4}"
    )
    state = play(start, *["whistle"] * 4)
    assert state.phase == Phase.DEAL_CARD
    assert told(apply(state, "draw D")) == [(Happening.DREW, "WC-IX.g.2")]

    draw_cards(state)

    assert [hand.count for hand in state.hand[:9]] == [2, 2, 2, 3, 2, 3, 2, 2, 2]
    assert (state.draws_left, state.phase) == (6, Phase.CARD)


@pytest.mark.clause("WC-IX.c.2", "WC-XI.0")
def test_a42_a_coach_is_eliminated_after_the_replays_not_before() -> None:
    state = tied()
    assert list(state.out[:3]) == [0, 0, 0]

    done = after_groups("1930", "seats=3 owner=FRA0.YUG0.ROU1.USA1 hand2=A.D.F")

    assert list(done.out[:3]) == [0, 0, 1]
