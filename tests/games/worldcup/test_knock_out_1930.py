"""Section XI, a to i: the semi-finals and the final of 1930."""

import pytest

from tests.games.worldcup.board import (
    after_groups,
    apply,
    decider,
    draw_cards,
    due,
    legal,
    ordered,
    parse_state,
    play,
    row,
    team,
    told,
)
from tests.games.worldcup.test_replays import on, play_out
from tifo.core.contract import CHANCE
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import MOST_REPLAYS, NATION
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase

HANDS = "hand0=A.A.A hand1=D.D.D hand2=G1.G1.G1"
WINNERS = {"g1": "CHI ARG FRA MEX", "g2": "YUG BRA BOL", "g3": "URU ROU PER", "g4": "USA PAR BEL"}
SEMIS = (
    f"cup=1930 seats=3 dice=0 round=semi_finals {HANDS} owner=CHI0.USA1.URU2.YUG0 "
    "16L=CHI 16R=USA 17L=URU 17R=YUG"
)
FINAL = f"cup=1930 seats=3 dice=0 round=final {HANDS} out=1 owner=CHI0.URU2"


# ------------------------------------------------------------------------------- from the groups
@pytest.mark.clause("WC-XI.0", "WC-EX.13")
def test_a_coach_without_a_team_is_out_and_his_cards_are_discarded() -> None:
    owners = "owner=CHI0.YUG0.URU1.USA1"
    state = after_groups("1930", f"seats=3 hand2=A.D.F {owners}", **WINNERS)

    assert (list(state.out[:3]), state.hand[2].count) == ([0, 0, 1], 0)
    assert list(state.active[:3]) == [1, 1, 0]


@pytest.mark.clause("WC-XI.0")
def test_elimination_is_told() -> None:
    start = "cup=1930 seats=3 dice=0 phase=whistle owner=CHI0.YUG0.URU1.USA1 "
    state = play(start + ordered("1930", **WINNERS), *["whistle"] * 3)

    events = apply(state, "whistle")

    assert (Happening.ELIMINATED, "WC-XI.0") in told(events)
    assert [event.seat for event in events if event.happening == Happening.ELIMINATED] == [2]


@pytest.mark.clause("WC-XI.a")
def test_all_tokens_leave_the_board() -> None:
    state = after_groups("1930", **WINNERS)

    assert sum(state.square) == sum(state.halves) == 0
    assert on(state) == [16, 17]


@pytest.mark.clause("WC-XI.b.1", "WC-EX.14")
def test_the_winners_take_their_places() -> None:
    state = after_groups("1930", **WINNERS)

    assert [team(state, where) for where in ("16L", "16R", "17L", "17R")] == [
        "CHI", "USA", "URU", "YUG",
    ]  # fmt: skip


@pytest.mark.clause("WC-XI.b.1", "WC-XI.b.2")
def test_t12_chile_wins_group_1_and_has_three_squares() -> None:
    assert after_groups("1930", **WINNERS).room[row("16L")] == 3


@pytest.mark.clause("WC-XI.b.2", "WC-XI.c.5")
def test_the_colour_of_the_ball_is_what_the_dice_ask_for() -> None:
    start = SEMIS.replace("dice=0", "dice=1")
    dice = ("die green", "die green", "die black", "die black")
    state = play(f"{start} phase=dice 16R=USA:A", *dice)

    # Chile is green: a goal. Uruguay is black: a goal. The USA and Yugoslavia are blue: nothing.
    assert [list(state.goals[30:34])] == [[1, 0, 1, 0]]
    assert state.round == 4


# -------------------------------------------------------------------------------- the semi-finals
@pytest.mark.clause("WC-XI.c.1")
def test_twelve_of_the_free_cards_are_the_pile() -> None:
    state = after_groups("1930", f"seats=3 {HANDS} discard=F.O", **WINNERS)

    assert (state.draws_left, state.discard_count) == (12, 0)
    free = 78 - sum(hand.count for hand in state.hand)
    assert state.pool_count == free


@pytest.mark.clause("WC-XI.c.2")
def test_with_nine_coaches_the_survivors_fill_up_from_the_rest() -> None:
    hands = " ".join(f"hand{seat}=A.A" for seat in range(9))
    owners = "owner=CHI0.USA4.URU5.YUG8"
    state = after_groups("1930", f"seats=9 {owners} {hands}", **WINNERS)
    assert (state.phase, state.draws_left) == (Phase.DEAL_CARD, 12)

    draw_cards(state)

    assert [hand.count for hand in state.hand[:9]] == [3, 0, 0, 0, 3, 3, 0, 0, 3]
    assert (state.draws_left, state.phase) == (12, Phase.CARD)


@pytest.mark.clause("WC-XI.c.3")
@pytest.mark.parametrize(("last", "first"), [(0, 1), (1, 2), (2, 0)])
def test_left_of_the_last_drawer_begins(last: int, first: int) -> None:
    owners = "owner=CHI0.USA1.URU2.YUG0"
    state = after_groups("1930", f"seats=3 last_drawer={last} {owners} {HANDS}", **WINNERS)

    assert due(state) == (Phase.CARD, first)


@pytest.mark.clause("WC-XI.c.3")
def test_a25_a_coach_who_is_out_is_passed_over() -> None:
    owners = "owner=CHI0.USA0.URU2.YUG2"
    state = after_groups("1930", f"seats=3 last_drawer=0 {owners} {HANDS}", **WINNERS)

    assert due(state) == (Phase.CARD, 2)


@pytest.mark.clause("WC-XI.c.3", "WC-XI.c.4")
def test_the_round_ends_with_the_twelfth_card() -> None:
    state = after_groups("1930", f"seats=3 owner=CHI0.USA1.URU2.YUG0 {HANDS}", **WINNERS)
    turns = 0
    while state.phase == Phase.CARD:
        apply(state, legal(state)[-1])
        draw_cards(state)
        turns += 1

    assert (turns, state.phase) == (12, Phase.WHISTLE)
    assert [hand.count for hand in state.hand[:3]] == [3, 3, 3]


@pytest.mark.clause("WC-XI.c.5", "WC-EX.15.a-d")
def test_one_roll_counts_for_both_semi_finals() -> None:
    state = parse_state(f"{SEMIS.replace('dice=0', 'dice=1')} phase=dice")
    rolls = 0
    while state.phase == Phase.DICE:
        apply(state, "die black")
        rolls += 1

    assert (rolls, state.goals[row("16L")], state.goals[row("17L")]) == (4, 0, 2)


@pytest.mark.clause("WC-XI.d")
def test_a34_drawn_semi_finals_are_replayed_with_six_cards_each() -> None:
    one = play(f"{SEMIS} phase=whistle 17L=URU:1", "whistle")
    both = play(f"{SEMIS} phase=whistle", "whistle")

    assert (on(one), one.draws_left, one.replay) == ([16], 6, 1)
    assert (on(both), both.draws_left) == ([16, 17], 12)


@pytest.mark.clause("WC-XI.d")
def test_only_owners_of_the_drawn_match_play_and_nobody_is_out_yet() -> None:
    state = play(f"{SEMIS.replace('YUG0', 'YUG2')} phase=whistle 17L=URU:1", "whistle")

    assert (list(state.active[:3]), list(state.out[:3])) == ([1, 1, 0], [0, 0, 0])


@pytest.mark.clause("WC-XI.d", "WC-XI.e")
def test_the_replay_decides_who_goes_to_the_final() -> None:
    state = play(
        f"{SEMIS} phase=whistle last_drawer=2 17L=URU:1",
        *("whistle", "play A", "place 16L", "play D", "place 16R", "play A", "place 16L"),
    )
    state = play(play_out(state), "whistle")

    assert (decider(state, 16), team(state, "18L"), team(state, "18R")) == ((1, 0), "CHI", "URU")


@pytest.mark.clause("WC-XI.d")
def test_without_end_a_lot_for_each_drawn_semi_final_is_told() -> None:
    state = play(f"{SEMIS} phase=whistle replay={MOST_REPLAYS}", "whistle")
    first, second = team(state, "16R"), team(state, "17L")

    events = told(apply(state, f"team {first}"))
    more = told(apply(state, f"team {second}"))

    lot = [(Happening.LOT_DRAWN, "WC-X.iv"), (Happening.THROUGH, "WC-XI.e")]
    assert (events, more[:2]) == (lot, lot)
    assert (team(state, "18L"), team(state, "18R")) == (first, second)


@pytest.mark.clause("WC-XI.d")
def test_without_end_the_lot_decides_a_semi_final() -> None:
    start = f"{SEMIS} phase=whistle replay={MOST_REPLAYS} winner=-L on=16 d16=0-0"
    state = play(start.replace("17L=URU", "17L=URU g16=0-0 g17=1-0"), "whistle")

    assert due(state) == (Phase.LOT, CHANCE)
    assert legal(state) == ["team CHI", "team USA"]
    assert team(play(state, "team USA"), "18L") == "USA"


# -------------------------------------------------------------------------------------- the final
@pytest.mark.clause("WC-XI.e")
def test_the_winners_move_to_the_final() -> None:
    state = play(f"{SEMIS} phase=whistle 16R=USA:1 17L=URU:1", "whistle")

    assert (team(state, "18L"), team(state, "18R")) == ("USA", "URU")
    assert (state.room[row("18L")], state.room[row("18R")]) == (3, 4)


@pytest.mark.clause("WC-XI.f")
def test_two_coaches_are_left() -> None:
    state = play(f"{SEMIS} phase=whistle 16R=USA:1 17L=URU:1", "whistle")

    assert (list(state.active[:3]), list(state.out[:3])) == ([0, 1, 1], [1, 0, 0])


@pytest.mark.clause("WC-XI.f")
def test_a28_the_owner_of_both_finalists_has_won() -> None:
    state = parse_state(f"{SEMIS} phase=whistle 16L=CHI:1 17R=YUG:1")

    assert (Happening.OFFERED, "WC-XI.f") in told(apply(state, "whistle"))
    assert (due(state), legal(state)) == ((Phase.OFFER, 0), ["lift", "play-on"])
    done = play(state, "lift")
    assert (done.phase, done.victor, done.champion) == (Phase.OVER, 0, -1)


@pytest.mark.clause("WC-XI.f")
def test_a28_and_may_play_it_out() -> None:
    state = play(f"{SEMIS} phase=whistle 16L=CHI:1 17R=YUG:1", "whistle", "play-on")
    assert (due(state), state.draws_left) == ((Phase.CARD, 0), 8)

    state = play(play_out(play(state, "play A", "place 18R", "play A", "place 18R")), "whistle")

    assert (state.victor, NATION[state.champion]) == (0, "YUG")


@pytest.mark.clause("WC-XI.f")
def test_a45_the_owner_of_every_team_left_has_won_before_the_final() -> None:
    state = after_groups("1930", f"seats=3 owner=CHI1.USA1.URU1.YUG1 {HANDS}", **WINNERS)

    assert (due(state), state.round) == ((Phase.OFFER, 1), 3)


@pytest.mark.clause("WC-XI.f")
def test_who_plays_on_is_not_asked_again() -> None:
    start = SEMIS.replace("CHI0.USA1.URU2.YUG0", "CHI0.USA0.URU0.YUG0")
    state = play(f"{start} phase=whistle playing_on=1 16L=CHI:1 17L=URU:1", "whistle")

    assert (state.phase, state.round) == (Phase.CARD, 4)


@pytest.mark.clause("WC-XI.g.1")
def test_eight_of_the_free_cards_are_the_pile_of_the_final() -> None:
    state = play(f"{SEMIS} phase=whistle 16R=USA:1 17L=URU:1", "whistle")

    assert (state.draws_left, state.pool_count) == (8, 78 - 6)


@pytest.mark.clause("WC-XI.g.2")
def test_each_finalist_has_four_turns() -> None:
    state = play(f"{SEMIS} phase=whistle last_drawer=1 16R=USA:1 17L=URU:1", "whistle")
    turns = []
    while state.phase == Phase.CARD:
        turns.append(state.turn)
        apply(state, legal(state)[-1])
        draw_cards(state)

    assert turns == [2, 1] * 4


@pytest.mark.clause("WC-XI.h.1")
def test_the_dice_are_rolled_for_the_final() -> None:
    start = FINAL.replace("dice=0", "dice=1") + " phase=dice 18L=CHI:A 18R=URU:A"
    state = play(start, "die green", "die red", "die red", "die yellow")

    assert (list(state.goals[34:36]), NATION[state.champion]) == ([1, 0], "CHI")


@pytest.mark.clause("WC-XI.h.2")
def test_a33_a_drawn_final_is_replayed_with_eight_cards() -> None:
    state = parse_state(f"{FINAL} phase=whistle 18L=CHI:1 18R=URU:1")

    assert (Happening.REPLAY_ORDERED, "WC-XI.h.2") in told(apply(state, "whistle"))
    assert (state.draws_left, sum(state.square), state.replay) == (8, 0, 1)
    assert (on(state), state.phase) == ([18], Phase.CARD)


@pytest.mark.clause("WC-XI.h.2")
def test_and_again_until_somebody_wins() -> None:
    state = play(f"{FINAL} phase=whistle replay=1 18L=CHI 18R=URU g18=1-1", "whistle")
    assert (state.replay, state.phase) == (2, Phase.CARD)

    state = play(f"{FINAL} phase=whistle replay=2 18L=CHI 18R=URU:1 g18=1-1", "whistle")
    assert (state.phase, NATION[state.champion], decider(state, 18)) == (Phase.OVER, "URU", (0, 1))


@pytest.mark.clause("WC-XI.i")
def test_the_winner_of_the_final_wins_the_game() -> None:
    state = parse_state(f"{FINAL} phase=whistle 18L=CHI:1 18R=URU")

    events = told(apply(state, "whistle"))

    assert events[-1] == (Happening.CUP_WON, "WC-XI.i")
    assert (state.victor, GAME.standing(state)[0]) == (0, (0, 5))
