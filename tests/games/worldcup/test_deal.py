"""Section IV: the teams and the cards are dealt."""

import pytest

from tests.games.worldcup.board import (
    apply,
    draw_cards,
    due,
    legal,
    owned_by,
    parse_state,
    play,
    told,
)
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.events import EVERYONE
from tifo.games.worldcup import GAME
from tifo.games.worldcup.board import claim
from tifo.games.worldcup.chance import odds
from tifo.games.worldcup.components import NATION
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase

FIVE = ".".join(
    [
        owned_by(0, "BRA CRC RUS KSA RSA USA"),
        owned_by(1, "ARG CRO JPN NGA SEN ESP"),
        owned_by(2, "CMR DEN ENG IRL POR SVN"),
        owned_by(3, "BEL FRA ITA MEX POL SWE"),
        owned_by(4, "ECU GER KOR PAR TUN"),
    ]
)
"""The five-player example but for its last team, Uruguay."""
LAST_OF_FIVE = f"cup=2002 seats=5 phase=deal_team turn=4 dealt=29 owner={FIVE}"


@pytest.mark.clause("WC-IV.c.1", "WC-EX.4")
def test_teams_are_drawn_blind_each_once() -> None:
    state = parse_state("cup=1930 seats=3 phase=deal_team turn=1 dealt=1 owner=ARG0")
    weights = [0] * GAME.rules.MOST_LEGAL

    assert len(legal(state)) == odds(state, weights) == 12
    assert set(weights[:12]) == {1}
    assert "team ARG" not in legal(state)


@pytest.mark.clause("WC-IV.c.2", "WC-EX.4")
@pytest.mark.parametrize(
    ("cup", "seats", "share"), [("1930", 4, 3), ("1930", 13, 1), ("2002", 5, 6), ("2002", 16, 2)]
)
def test_everybody_draws_an_equal_share_in_turn(cup: str, seats: int, share: int) -> None:
    state = GAME.new_state(GAME.read_options({"cup": cup, "seats": str(seats)}))

    for _ in range(share * seats):
        assert state.phase == Phase.DEAL_TEAM
        apply(state, legal(state)[0])

    assert [list(state.owner).count(seat) for seat in range(seats)] == [share] * seats
    assert state.phase != Phase.DEAL_TEAM


@pytest.mark.clause("WC-IV.c.3", "WC-IV.c.4", "WC-IV.c.5", "WC-EX.4")
@pytest.mark.parametrize(("first", "second"), [("CHN", "TUR"), ("TUR", "CHN")])
def test_t1_the_five_player_example(first: str, second: str) -> None:
    state = play(LAST_OF_FIVE, "team URU")

    assert due(state) == (Phase.LEFTOVER, CHANCE)
    assert (state.turn, legal(state)) == (0, ["team CHN", "team TUR"])
    assert told(apply(state, f"team {first}")) == [(Happening.LEFTOVER, "WC-IV.c.3")]
    assert (state.turn, legal(state)) == (2, [f"team {second}"])
    assert told(apply(state, f"team {second}")) == [(Happening.LEFTOVER, "WC-IV.c.4")]
    assert [state.owner[NATION.index(code)] for code in (first, second)] == [0, 2]
    assert state.phase == Phase.DEAL_CARD


@pytest.mark.clause("WC-IV.c.3")
def test_a2_who_owns_both_greys_gets_one_team_more() -> None:
    owners = ".".join(
        [
            owned_by(0, "BOL MEX ARG"),
            owned_by(1, "FRA USA YUG"),
            owned_by(2, "PER CHI BRA"),
            owned_by(3, "PAR BEL"),
        ]
    )
    state = play(f"cup=1930 seats=4 phase=deal_team turn=3 dealt=11 owner={owners}", "team URU")

    assert (state.phase, state.turn, legal(state)) == (Phase.LEFTOVER, 0, ["team ROU"])
    assert play(state, "team ROU").phase == Phase.DEAL_CARD


@pytest.mark.clause("WC-IV.c.4")
def test_a_grey_owner_with_an_extra_team_is_no_longer_in_line() -> None:
    owners = ".".join(
        [
            owned_by(0, "BOL MEX"), owned_by(1, "ARG URU"), owned_by(2, "FRA USA"),
            owned_by(3, "CHI BRA"), owned_by(4, "YUG"),
        ]
    )  # fmt: skip
    state = play(
        f"cup=1930 seats=5 phase=deal_team turn=4 dealt=9 owner={owners}", "team PER", "team ROU"
    )

    # Yellow owners: France with the blue USA, Peru with the blue Yugoslavia: equally weak.
    assert (state.phase, legal(state)) == (Phase.WEAKEST, ["seat 2", "seat 4"])
    assert play(state, "seat 4").turn == 4


@pytest.mark.clause("WC-IV.c.5")
@pytest.mark.parametrize(
    ("first", "second", "weaker"),
    [
        ("URU FRA", "ARG PER", 1),
        ("ARG FRA", "USA PER", 1),
        ("USA FRA", "CHI PER", 1),
        ("CHI FRA", "BEL PER", 1),
        ("BEL PER", "CHI FRA", 0),
    ],
)
def test_a3_fewer_of_the_best_colour_is_weaker(first: str, second: str, weaker: int) -> None:
    owners = ".".join([owned_by(0, first), owned_by(1, second), owned_by(2, "BOL MEX")])
    state = parse_state(f"cup=1930 seats=3 phase=deal_team dealt=6 owner={owners}")

    claims = [claim(state, seat) for seat in (0, 1)]

    assert claims.index(min(claims)) == weaker


@pytest.mark.clause("WC-IV.c.5")
def test_a4_when_grey_and_yellow_owners_are_served_the_others_follow() -> None:
    owners = ".".join([owned_by(0, "BOL MEX ROU FRA PER PAR BEL"), owned_by(1, "ARG URU USA CHI")])
    state = parse_state(f"cup=1930 seats=2 phase=leftover turn=1 dealt=11 owner={owners}")

    assert told(apply(state, "team BRA"))[0] == (Happening.LEFTOVER, "WC-IV.c.6")


@pytest.mark.clause("WC-IV.c.6")
@pytest.mark.parametrize(("cup", "seats"), [("1930", s) for s in range(2, 14)] + [
    ("2002", s) for s in range(2, 17)
])  # fmt: skip
def test_nobody_has_more_than_one_team_above_another(cup: str, seats: int) -> None:
    state = GAME.new_state(GAME.read_options({"cup": cup, "seats": str(seats)}))

    while state.phase != Phase.DEAL_CARD:
        apply(state, legal(state)[-1])

    sizes = [list(state.owner).count(seat) for seat in range(seats)]
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) == (13 if cup == "1930" else 32)


@pytest.mark.clause("WC-IV.c.7")
def test_teams_lie_open_and_may_be_of_one_group() -> None:
    state = parse_state(f"cup=1930 seats=4 phase=card owner={owned_by(2, 'ARG CHI FRA MEX')}")

    for seat in (0, 1, 2, 3, NOBODY):
        assert GAME.seen_by(state, seat).owner == state.owner


@pytest.mark.clause("WC-IV.e", "WC-EX.5")
def test_t2_player_two_of_the_example_shows_three_blue_two_green_and_one_yellow() -> None:
    state = parse_state(f"cup=2002 seats=5 phase=card owner={FIVE}.URU4.CHN0.TUR2")

    line = GAME.sheet(GAME.seen_by(state, 0))["seats"][1]  # type: ignore[misc]

    assert line["balls"] == {"blue": 3, "green": 2, "yellow": 1}


@pytest.mark.clause("WC-IV.g.1", "WC-EX.7")
@pytest.mark.parametrize("seats", [2, 5, 13])
def test_three_cards_are_dealt_to_everybody(seats: int) -> None:
    state = draw_cards(parse_state(f"cup=1930 seats={seats} phase=deal_card"))

    assert [hand.count for hand in state.hand[:seats]] == [3] * seats


@pytest.mark.clause("WC-IV.g.2", "WC-EX.7")
def test_the_rest_is_the_pile() -> None:
    state = draw_cards(parse_state("cup=2002 seats=5 phase=deal_card"))

    assert (state.phase, state.draws_left, state.pool_count) == (Phase.CARD, 72, 72)


@pytest.mark.clause("WC-IV.g.2")
def test_a35_hands_and_the_pile_are_secret_and_discards_are_not() -> None:
    state = parse_state("phase=card hand0=A.D.G1 hand1=F.O.P hand2=A.A.A discard=G2.G3")

    seen = GAME.seen_by(state, 0)

    assert list(seen.hand[0].card) == list(state.hand[0].card)
    assert [list(hand.card) for hand in seen.hand[1:3]] == [[0, 0, 0], [0, 0, 0]]
    assert [hand.count for hand in seen.hand[:3]] == [3, 3, 3]
    assert sum(seen.pool) == 0
    assert seen.discard == state.discard


@pytest.mark.clause("WC-IV.g.2")
@pytest.mark.parametrize(
    ("start", "seat"),
    [("phase=deal_card hand0=A.A.A hand1=A", 1), ("phase=draw turn=2 hand2=A.A", 2)],
)
def test_a_drawn_card_is_told_to_its_seat_alone(start: str, seat: int) -> None:
    state = parse_state(start)

    audience = GAME.rules.audience(state, GAME.notation.parse_move("draw F"))

    assert audience == 1 << seat != EVERYONE
    assert apply(state, "draw F")[0].audience == 1 << seat


@pytest.mark.clause("WC-V.a.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a46_a_lot_may_say_who_begins(seat: int) -> None:
    state = GAME.new_state(GAME.read_options({"lot": "lot"}))

    apply(state, f"seat {seat}")
    while state.phase in (Phase.DEAL_TEAM, Phase.WEAKEST, Phase.LEFTOVER):
        apply(state, legal(state)[0])

    assert due(draw_cards(state)) == (Phase.CARD, seat)
