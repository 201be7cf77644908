"""Section XI, j to q: the bracket of 2002."""

import pytest

from tests.games.worldcup.board import (
    after_groups,
    apply,
    draw_cards,
    due,
    legal,
    owned_by,
    parse_state,
    play,
    refused,
    row,
    team,
    tokens,
    told,
)
from tests.games.worldcup.test_replays import on, play_out
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import NATION
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

HANDS = "hand0=A.A.A hand1=D.D.D hand2=G1.G1.G1 hand3=F.F.F"
PAIRS_16 = (
    "49L=GER:{a} 49R=RSA 50L=SEN:{a} 50R=ARG 51L=ENG:{a} 51R=FRA 52L=ESP:{a} 52R=IRL "
    "53L=ITA:{a} 53R=USA 54L=BRA:{a} 54R=JPN 55L=BEL:{a} 55R=TUR 56L=KOR:{a} 56R=MEX"
)
OWNERS = ".".join(
    [
        owned_by(0, "GER SEN ENG ESP"),
        owned_by(1, "ITA BRA BEL KOR"),
        owned_by(2, "RSA ARG FRA IRL"),
        owned_by(3, "USA JPN TUR MEX"),
    ]
)
BASE = f"cup=2002 seats=4 dice=0 passes_left=0 owner={OWNERS} {HANDS}"
ROUND_OF_16 = f"{BASE} round=round_of_16 {PAIRS_16.format(a='1')}"
QUARTERS = (
    f"{BASE} round=quarter_finals "
    "57L=SEN:1 57R=BRA 58L=GER:1 58R=ITA 59L=ESP:1 59R=KOR 60L=ENG 60R=BEL:1"
)
SEMIS = f"{BASE} round=semi_finals 61L=SEN:1 61R=BEL 62L=GER 62R=ESP:1"
LAST = f"{BASE} round=final out=3 63L=BEL 63R=GER 64L=SEN 64R=RSA"
"""Seat 0 owns Germany and Senegal, seat 1 Belgium, seat 2 South Africa."""


def discard_to_the_end(state: State) -> int:
    turns = 0
    draw_cards(state)
    while state.phase == Phase.CARD:
        apply(state, legal(state)[-1])
        draw_cards(state)
        turns += 1
    return turns


# ------------------------------------------------------------------------------ the round of 16
@pytest.mark.clause("WC-XI.j", "WC-III.d.2", "WC-EX.14")
def test_t10_senegal_wins_group_a_and_france_is_second() -> None:
    state = after_groups("2002", "seats=5", gA="SEN FRA URU DEN")

    assert (team(state, "50L"), state.room[row("50L")]) == ("SEN", 3)
    assert (team(state, "51R"), state.room[row("51R")]) == ("FRA", 3)


@pytest.mark.clause("WC-XI.j")
def test_every_place_of_the_bracket() -> None:
    orders = {
        "gA": "SEN FRA URU DEN", "gB": "ESP PAR RSA SVN", "gC": "BRA TUR CRC CHN",
        "gD": "KOR USA POR POL", "gE": "GER IRL CMR KSA", "gF": "SWE ENG ARG NGA",
        "gG": "MEX ITA CRO ECU", "gH": "JPN BEL RUS TUN",
    }  # fmt: skip
    state = after_groups("2002", "seats=5", **orders)

    assert [(team(state, f"{m}L"), team(state, f"{m}R")) for m in range(49, 57)] == [
        ("GER", "PAR"), ("SEN", "ENG"), ("SWE", "FRA"), ("ESP", "IRL"),
        ("MEX", "USA"), ("BRA", "BEL"), ("JPN", "TUR"), ("KOR", "ITA"),
    ]  # fmt: skip


@pytest.mark.clause("WC-XI.k.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_a26_half_of_the_free_cards_are_the_pile(seats: int) -> None:
    hands = " ".join(f"hand{seat}=A.A.A" for seat in range(seats))
    state = after_groups("2002", f"seats={seats} {hands}")

    held = sum(hand.count for hand in state.hand)
    assert state.draws_left == (87 - held) // 2
    assert state.pool_count == 87 - held


@pytest.mark.clause("WC-XI.k.2")
def test_with_nine_coaches_each_draws_one_from_the_half_set_aside() -> None:
    hands = " ".join(f"hand{seat}=A.A" for seat in range(9))
    state = after_groups("2002", f"seats=9 {hands}")
    left = sum(state.active)
    assert (state.phase, state.draws_left) == (Phase.DEAL_CARD, (87 - 2 * left) // 2)

    pile = state.draws_left
    assert told(apply(state, "draw D")) == [(Happening.DREW, "WC-XI.k.2")]
    draw_cards(state)

    assert (state.draws_left, {state.hand[s].count for s in range(9) if state.active[s]}) == (
        pile,
        {3},
    )


@pytest.mark.clause("WC-XI.k.3")
@pytest.mark.parametrize(("last", "first"), [(0, 1), (3, 0)])
def test_left_of_the_last_drawer_begins_and_the_last_card_ends_the_round(
    last: int, first: int
) -> None:
    state = after_groups("2002", f"seats=4 last_drawer={last} {HANDS}")
    pile = state.draws_left
    assert due(state) == (Phase.CARD, first)

    assert discard_to_the_end(state) == pile
    assert {hand.count for hand in state.hand[:4]} == {3}


@pytest.mark.clause("WC-XI.k.4", "WC-EX.15.a-d")
def test_one_roll_counts_for_all_eight_matches() -> None:
    start = ROUND_OF_16.replace("dice=0", "dice=1")
    state = play(f"{start} phase=dice", "die green", "die green", "die black", "die black")

    # Two green pips are a goal for every green team; Germany and Brazil have two black ones.
    assert [state.goals[2 * m] for m in range(48, 56)] == [2, 1, 1, 1, 2, 2, 2, 1]
    assert [state.goals[2 * m + 1] for m in range(48, 56)] == [1, 1, 1, 1, 0, 0, 0, 0]


# ------------------------------------------------------------------------------ quarters and semis
@pytest.mark.clause("WC-XI.l.1")
def test_the_winners_take_their_places_in_the_quarter_finals() -> None:
    state = play(f"{ROUND_OF_16} phase=whistle", "whistle")

    assert [(team(state, f"{m}L"), team(state, f"{m}R")) for m in range(57, 61)] == [
        ("SEN", "BRA"), ("GER", "ITA"), ("ESP", "KOR"), ("ENG", "BEL"),
    ]  # fmt: skip


@pytest.mark.clause("WC-XI.l.1", "WC-XI.n", "WC-XI.o.3")
@pytest.mark.parametrize(
    ("start", "clause", "codes"),
    [
        (ROUND_OF_16, "WC-XI.l.1", "GER SEN ENG ESP ITA BRA BEL KOR"),
        (QUARTERS, "WC-XI.n", "SEN GER ESP BEL"),
        (SEMIS, "WC-XI.o.3", "SEN ESP"),
    ],
)
def test_who_goes_through_is_told_in_the_order_of_the_bracket(
    start: str, clause: str, codes: str
) -> None:
    events = apply(parse_state(f"{start} phase=whistle"), "whistle")
    through = [event for event in events if event.happening == Happening.THROUGH]

    assert [NATION[event.a] for event in through] == codes.split()
    assert {GAME.clause_id(event.clause) for event in through} == {clause}


@pytest.mark.clause("WC-XI.l.2", "WC-EX.13")
def test_after_the_round_of_16_too_who_has_no_team_is_out() -> None:
    state = play(f"{ROUND_OF_16} phase=whistle", "whistle")

    assert list(state.out[:4]) == [0, 0, 1, 1]
    assert [hand.count for hand in state.hand[:4]] == [3, 3, 0, 0]


@pytest.mark.clause("WC-XI.m.1")
def test_a26_a_quarter_of_the_free_cards_is_the_pile() -> None:
    state = play(f"{ROUND_OF_16} phase=whistle discard=P.P.P", "whistle")

    assert (state.pool_count, state.draws_left) == (81, 20)


@pytest.mark.clause("WC-XI.m.2", "WC-XI.k.4")
def test_the_quarter_finals_are_played_and_scored_as_before() -> None:
    state = play(f"{ROUND_OF_16} phase=whistle last_drawer=0", "whistle")
    assert due(state) == (Phase.CARD, 1)

    assert discard_to_the_end(state) == 20
    assert state.phase == Phase.WHISTLE


@pytest.mark.clause("WC-XI.n")
def test_the_winners_take_their_places_in_the_semi_finals() -> None:
    state = play(f"{QUARTERS} phase=whistle", "whistle")

    assert [team(state, where) for where in ("61L", "61R", "62L", "62R")] == [
        "SEN", "BEL", "GER", "ESP",
    ]  # fmt: skip


@pytest.mark.clause("WC-XI.o.1")
def test_twelve_cards_are_the_pile_of_the_semi_finals() -> None:
    state = play(f"{QUARTERS} phase=whistle", "whistle")

    assert (state.draws_left, on(state)) == (12, [61, 62])


@pytest.mark.clause("WC-XI.o.2")
def test_one_roll_counts_for_both_semi_finals() -> None:
    start = SEMIS.replace("dice=0", "dice=1")
    state = play(f"{start} phase=dice", "die blue", "die blue", "die black", "die black")

    assert list(state.goals[120:124]) == [2, 0, 1, 2]


@pytest.mark.clause("WC-XI.o.3")
def test_losers_play_for_third_place_and_winners_the_final() -> None:
    state = play(f"{SEMIS} phase=whistle", "whistle")

    assert [team(state, where) for where in ("63L", "63R", "64L", "64R")] == [
        "BEL", "GER", "SEN", "ESP",
    ]  # fmt: skip


@pytest.mark.clause("WC-XI.o.3", "WC-XI.f")
def test_a27_owners_of_losing_semi_finalists_stay_in() -> None:
    owners = OWNERS.replace("ESP0", "ESP2").replace("RSA2", "RSA0")
    state = play(f"{SEMIS.replace(OWNERS, owners)} phase=whistle", "whistle")

    assert list(state.active[:4]) == [1, 1, 1, 0]


@pytest.mark.clause("WC-XI.f")
def test_a28_in_2002_too_the_owner_of_both_finalists_has_won() -> None:
    state = play(f"{SEMIS} phase=whistle", "whistle")

    assert due(state) == (Phase.OFFER, 0)
    assert play(state, "lift").victor == 0


# --------------------------------------------------------------------------------- the last phase
@pytest.mark.clause("WC-XI.p.1")
def test_one_pile_of_twelve_for_both_matches() -> None:
    owners = OWNERS.replace("ESP0", "ESP2").replace("RSA2", "RSA0")
    state = play(f"{SEMIS.replace(OWNERS, owners)} phase=whistle", "whistle")

    assert (state.draws_left, on(state)) == (12, [63, 64])


@pytest.mark.clause("WC-XI.p.2", "WC-EX.16")
@pytest.mark.parametrize(
    ("turn", "rows"),
    [(0, ["63L", "63R", "64L", "64R"]), (1, ["63L", "63R"]), (2, ["64L", "64R"])],
)
def test_a_coach_acts_only_where_he_has_a_team(turn: int, rows: list[str]) -> None:
    state = parse_state(f"{LAST} phase=target turn={turn} card=A")

    assert legal(state) == [f"place {where}" for where in rows]
    for where in {"63L", "63R", "64L", "64R"} - set(rows):
        assert refused(state, f"place {where}") == "WC-XI.p.2"


@pytest.mark.clause("WC-XI.p.2")
def test_a29_the_restriction_covers_cancelling_and_penalties() -> None:
    board = LAST.replace("63L=BEL", "63L=BEL:1").replace("64L=SEN", "64L=SEN:1")

    for card, verb in (("F", "cancel"), ("O", "cancel"), ("P", "place")):
        state = parse_state(f"{board} phase=target turn=2 card={card} hand3=")
        assert refused(state, f"{verb} 63L") == "WC-XI.p.2"
        assert refused(state, f"{verb} 64L") == ""


@pytest.mark.clause("WC-XI.p.2")
def test_a31_who_can_do_nothing_discards() -> None:
    board = LAST.replace("63L=BEL", "63L=BEL:1").replace("hand2=G1.G1.G1", "hand2=F")
    state = parse_state(f"{board} phase=card turn=2 hand3=")

    assert legal(state) == ["discard F"]
    assert refused(state, "play F") == "WC-XI.p.2"


@pytest.mark.clause("WC-XI.p.3", "WC-EX.16")
@pytest.mark.parametrize("card", ["G11", "G111", "G21"])
def test_a30_one_goal_of_several_is_enough(card: str) -> None:
    state = play(f"{LAST} phase=target turn=2 card={card}", "place 64R", "enough")

    assert tokens(state, "64R") == ("2" if card == "G21" else "1")
    assert state.phase == Phase.DRAW


@pytest.mark.clause("WC-XI.p.3")
def test_a30_or_all_of_them_still_on_different_teams() -> None:
    state = play(f"{LAST} phase=target turn=0 card=G111", "place 64L", "place 63R")
    assert refused(state, "place 64L") == "WC-VI.e"

    state = play(state, "place 63L")

    assert [tokens(state, where) for where in ("64L", "63R", "63L")] == ["1", "1", "1"]
    assert state.phase == Phase.DRAW


@pytest.mark.clause("WC-XI.p.3")
def test_none_at_all_is_a_discard_and_not_enough() -> None:
    assert refused(f"{LAST} phase=target turn=0 card=G11", "enough") == "WC-V.b.3"


@pytest.mark.clause("WC-XI.p.3")
def test_a47_placing_only_the_one_of_two_and_one_gives_up_the_two() -> None:
    state = play(f"{LAST} phase=target turn=2 card=G21", "enough")
    assert "enough" not in legal(state)

    state = play(state, "place 64R")

    assert (tokens(state, "64R"), state.phase) == ("1", Phase.DRAW)


@pytest.mark.clause("WC-XI.p.3")
def test_a47_where_the_two_fit_nowhere_the_one_may_still_be_placed() -> None:
    board = LAST.replace("64L=SEN", "64L=ECU").replace("64R=RSA", "64R=TUN")
    state = parse_state(f"{board} phase=card turn=2 hand2=G21".replace("RSA2", "TUN2"))

    assert legal(play(state, "play G21")) == ["enough"]
    assert tokens(play(state, "play G21", "enough", "place 64L"), "64L") == "1"


@pytest.mark.clause("WC-XI.p.4")
def test_one_roll_counts_for_third_place_and_final() -> None:
    start = (
        LAST.replace("dice=0", "dice=1")
        .replace("63L=BEL", "63L=BEL:A")
        .replace("64L=SEN", "64L=SEN:A")
    )
    state = play(f"{start} phase=dice", "die green", "die blue", "die black", "die black")

    assert list(state.goals[124:128]) == [1, 1, 1, 0]


@pytest.mark.clause("WC-XI.p.4", "WC-XI.q")
def test_a38_third_place_is_told_and_has_no_effect_on_the_winner() -> None:
    state = parse_state(
        f"{LAST.replace('63L=BEL', '63L=BEL:1').replace('64R=RSA', '64R=RSA:1')} phase=whistle"
    )

    events = told(apply(state, "whistle"))

    assert events[-2:] == [(Happening.THIRD, "WC-XI.p.4"), (Happening.CUP_WON, "WC-XI.q")]
    assert (state.victor, NATION[state.champion]) == (2, "RSA")


@pytest.mark.clause("WC-XI.q")
def test_the_owner_of_the_champion_of_2002_wins_the_game() -> None:
    state = play(
        f"{LAST.replace('63L=BEL', '63L=BEL:1').replace('64L=SEN', '64L=SEN:1')} phase=whistle",
        "whistle",
    )

    assert (state.phase, [rank for rank, _ in GAME.standing(state)]) == (Phase.OVER, [0, 1, 1, 1])


@pytest.mark.clause("WC-EX.15.a-d")
def test_a_match_of_another_round_cannot_be_touched() -> None:
    start = SEMIS.replace("hand0=A.A.A", "hand0=A.A")
    state = parse_state(f"{start} phase=target turn=0 card=A")

    assert refused(state, "place 1L") == refused(state, "place 63L") == "WC-EX.15.a-d"
    assert play_out(play(state, "place 61L")).phase == Phase.WHISTLE


@pytest.mark.clause("WC-XI.p.3")
def test_a_goal_for_the_first_team_of_the_list_counts_as_one() -> None:
    start = "cup=2002 seats=4 round=final 63L=ESP 63R=KSA 64L=ARG 64R=GER owner=ARG0.GER0 "
    state = play(f"{start} phase=target turn=0 card=G11", "place 64L")

    assert legal(state) == ["place 64R", "enough"]
    assert play(state, "enough").phase == Phase.DRAW
