"""Les cartes Plus."""

import pytest

from tests.games.footmania.table import (
    GREENS,
    KICK_OFF,
    LAP,
    YELLOWS,
    due,
    legal,
    match_of,
    parse_state,
    play,
    refused,
    word,
)
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.components import CODE, KINDS, PLUS_CODE, PLUS_PACK
from tifo.games.footmania.holdings import row
from tifo.games.footmania.pitch import strength
from tifo.games.footmania.state import EVERYBODY, SENT_OFF, Phase

HAND = "plus0=F1.F1.F2.F2.F3.LI"


@pytest.mark.clause("FM-plus-1")
def test_plus_cards_are_drawn_in_both_phases() -> None:
    building = play("phase=roll square=P4 came=4", "roll 1")
    season = play("stage=2 numbered=4 phase=roll square=P4", "roll 1")

    assert due(building) == due(season) == (Phase.DRAW_PLUS, CHANCE)


@pytest.mark.clause("FM-plus-1")
def test_plus_cards_are_of_no_use_while_teams_are_built() -> None:
    assert refused(f"phase=market actor=0 {HAND}", "plus F1") == "FM-plus-1"


@pytest.mark.clause("FM-plus-2")
def test_x8_of_seven_plus_cards_one_goes_under_the_pack() -> None:
    state = play(f"seats=2 phase=draw_plus turn=0 {HAND}", "draw plus BL")
    shed = play(state, "plus F1")

    assert due(state) == (Phase.SHED, 0)
    assert (shed.plus_count[0], word(shed, "tail2")) == (6, "F1")


@pytest.mark.clause("FM-plus-2")
def test_the_seventh_must_go_and_it_may_be_any_of_them() -> None:
    state = play(f"seats=2 phase=draw_plus turn=0 {HAND}", "draw plus BL")

    assert refused(state, "pass") == "FM-plus-2"
    assert legal(state) == ["plus F1", "plus F2", "plus F3", "plus BL", "plus LI"]


@pytest.mark.clause("FM-plus-2")
def test_a_sixth_card_is_kept() -> None:
    state = play("seats=2 phase=draw_plus turn=0 plus0=F1.F1.F2.F2.F3", "draw plus BL")

    assert (state.plus_count[0], due(state)) == (6, (Phase.ROLL, CHANCE))


@pytest.mark.clause("FM-plus-3", "FM-match-5")
def test_three_plus_cards_a_match() -> None:
    state = match_of(
        f"{KICK_OFF} {HAND} plus1=PU", "plus F1", "pass", "plus F1", "pass", "plus F2", "pass"
    )

    assert refused(state, "plus F2") == "FM-plus-3"


@pytest.mark.clause("FM-plus-3", "FM-match-5")
def test_a_free_card_does_not_count() -> None:
    moves = ("plus F1", "pass", "plus LI", "pass", "plus F1", "pass", "plus F2", "pass")
    state = match_of(f"{KICK_OFF} {HAND}", *moves)

    assert state.used[0] == 3
    assert strength(state, 0) == 22 + 1 + 1 + 1 + 2


@pytest.mark.clause("FM-match-5")
def test_the_limit_begins_anew_with_each_match() -> None:
    spent = ("plus F1", "pass", "plus F1", "pass", "plus F2", "pass", "pass")
    state = match_of(f"{KICK_OFF} {HAND}", *spent)

    assert list(state.used) == [0, 0]


@pytest.mark.clause("FM-plus-4")
@pytest.mark.parametrize(
    ("card", "home", "away"), [("F1", 1, 1), ("F2", 2, 2), ("F3", 3, 3), ("PU", 2, 1), ("LI", 1, 1)]
)
def test_cards_that_add_stars(card: str, home: int, away: int) -> None:
    at_home = match_of(f"{KICK_OFF} plus0={card}", f"plus {card}")
    on_tour = match_of(f"{KICK_OFF} plus1={card}", "pass", f"plus {card}")

    assert (strength(at_home, 0), strength(on_tour, 1)) == (22 + home, 33 + away)


@pytest.mark.clause("FM-plus-4")
def test_an_injury_takes_a_man_off_and_a_trainee_comes_on() -> None:
    state = match_of(f"{KICK_OFF} plus0=BL", "plus BL", "no 9")

    assert (strength(state, 1), state.line_up[11 + 8]) == (33 - 3 - 1, 0)


@pytest.mark.clause("FM-plus-4", "FM-match-6")
def test_an_injury_may_be_met_by_a_substitution() -> None:
    state = match_of(f"{LAP} square=P31,P0 open1={GREENS}.N17 plus0=BL", "plus BL", "no 9")
    replaced = play(state, "N17")

    assert (due(state), legal(state)) == ((Phase.REPLACE, 1), ["trainee", "N17"])
    assert (strength(replaced, 1), replaced.changes[1]) == (33 - 3 + 2, 1)


@pytest.mark.clause("FM-plus-4", "FM-match-6")
def test_with_no_substitution_left_a_trainee_comes_on() -> None:
    changes = ("pass", "no 2", "N03", "no 3", "N05", "pass")
    start = f"{LAP} square=P31,P0 open1={GREENS}.N03.N05.N07 plus0=BL"
    state = match_of(start, *changes, "plus BL", "no 4")

    assert (due(state), state.line_up[11 + 3]) == ((Phase.TOUCHLINE, 1), 0)


@pytest.mark.clause("FM-plus-4")
def test_a_red_card_leaves_a_gap_that_nobody_fills() -> None:
    state = match_of(f"{LAP} square=P31,P0 open1={GREENS}.N17 plus0=CR", "plus CR", "no 9")

    assert (strength(state, 1), state.line_up[11 + 8]) == (30, SENT_OFF)
    assert refused(state, "no 9") == "FM-match-6"


@pytest.mark.clause("FM-plus-4")
def test_a_red_card_does_not_hit_the_keeper() -> None:
    state = match_of(f"{KICK_OFF} plus0=CR", "plus CR")

    assert refused(state, "no 1") == "FM-plus-4"


@pytest.mark.clause("FM-plus-4")
@pytest.mark.parametrize("card", ["BL", "CR"])
def test_trainees_are_never_hit(card: str) -> None:
    start = f"{LAP} square=P31,P0 open0={YELLOWS} open1=N29 plus0={card}"

    assert legal(match_of(start, f"plus {card}")) == ["no 4"]


@pytest.mark.clause("FM-plus-4")
@pytest.mark.parametrize(("weapon", "cure"), [("BL", "SO"), ("CR", "AP")])
def test_a_protection_cancels_the_card_just_played(weapon: str, cure: str) -> None:
    state = match_of(f"{KICK_OFF} plus0={weapon} plus1={cure}", f"plus {weapon}", "no 9")
    saved = play(state, f"plus {cure}")

    assert legal(state) == ["pass", f"plus {cure}"]
    assert (strength(saved, 1), saved.used[1]) == (33, 1)


@pytest.mark.clause("FM-plus-4")
def test_the_wrong_protection_does_not_help() -> None:
    state = match_of(f"{KICK_OFF} plus0=BL plus1=AP", "plus BL", "no 9")

    assert refused(state, "plus AP") == "FM-plus-4"


@pytest.mark.clause("FM-plus-3", "FM-plus-4")
def test_a_coach_who_has_used_three_is_not_asked_to_protect() -> None:
    moves = ("pass", "plus F1", "pass", "plus F1", "pass", "plus F2", "plus BL", "no 9")
    state = match_of(f"{KICK_OFF} plus0=BL plus1=F1.F1.F2.SO", *moves)

    assert due(state) == (Phase.TOUCHLINE, 1)


@pytest.mark.clause("FM-plus-4", "FM-match-6")
def test_coaching_gives_a_third_substitution() -> None:
    assert match_of(f"{KICK_OFF} plus0=CO", "plus CO").changes[0] == 3


@pytest.mark.clause("FM-plus-4")
def test_protections_do_nothing_by_themselves() -> None:
    assert refused(match_of(f"{KICK_OFF} plus0=SO"), "plus SO") == "FM-plus-4"


@pytest.mark.clause("FM-plus-5")
def test_a_used_card_goes_under_its_pack_for_all_to_see() -> None:
    state = match_of(f"{KICK_OFF} plus0=F2", "plus F2")

    assert (word(state, "tail2"), word(state, "plus0")) == ("F2", "")
    assert GAME.seen_by(state, 1).pack[PLUS_PACK].card[0] == PLUS_CODE.index("F2")


# -------------------------------------------------------------------------------- who knows what
ALL_BUT = "plus1=F1.F1.F1.F2.F2.F2 plus2=F1.F1.F1.F2.F2.F2 plus3=F3.F3.F3.BL.BL.BL"
REST = "CR.CR.CR.SO.SO.AP.AP.PU.PU.CO.LI"
EMPTY_PACK = f"phase=draw_plus turn=0 {ALL_BUT} tail2=BL.{REST}"
"""Every Plus card is in a hand or under the pack; the first to come is an injury."""


def test_a_card_put_under_the_pack_unseen_is_known_to_its_coach_alone() -> None:
    state = play(f"seats=3 phase=draw_plus turn=0 {HAND}", "draw plus BL", "plus F1")
    first = [GAME.seen_by(state, seat).pack[PLUS_PACK].card[0] for seat in (0, 1, -2)]
    hidden = play(f"seats=3 phase=draw_plus turn=0 {HAND}", "draw plus BL", "plus BL")

    assert first == [PLUS_CODE.index("F1"), 0, 0]
    assert GAME.seen_by(hidden, 1) == GAME.seen_by(state, 1)


def test_an_open_card_that_comes_back_is_known_in_the_hand() -> None:
    state = play(EMPTY_PACK, "draw plus BL")

    assert GAME.seen_by(state, 2).known[row(2, 0) + PLUS_CODE.index("BL")] == 1
    assert GAME.seen_by(state, -2).known[row(EVERYBODY, 0) + PLUS_CODE.index("BL")] == 1


def test_a_hidden_card_that_comes_back_is_known_to_him_who_put_it_there() -> None:
    state = play(f"{EMPTY_PACK} plus_by=3", "draw plus BL")
    kind = PLUS_CODE.index("BL")

    assert [GAME.seen_by(state, seat).known[row(seat, 0) + kind] for seat in (1, 2, 3)] == [0, 1, 0]


def test_a_hidden_card_is_drawn_in_secret() -> None:
    state = parse_state(f"{EMPTY_PACK} plus_by=3")

    assert GAME.rules.audience(state, GAME.notation.parse_move("draw plus BL")) == 0b0101


def test_playing_a_known_card_ends_the_knowledge() -> None:
    state = match_of(f"{KICK_OFF} plus0=F2.F2 known10=F2 known40=F2", "plus F2")

    assert sum(state.known) == 0


def test_a_hidden_discard_leaves_only_what_is_still_sure() -> None:
    start = f"seats=2 phase=draw_plus turn=0 {HAND} known10=F2.F2.F3"
    state = play(start, "draw plus BL", "plus F1")

    assert list(state.known)[row(1, 0) : row(1, 0) + KINDS][1:3] == [1, 0]


def test_the_last_men_of_a_known_pack_are_shown_when_bought() -> None:
    men = ".".join(code for code in CODE[58:] if code != "E01")
    start = f"seats=2 phase=draw_man draw_from=1 turn=0 held1={men} tail1=E01"

    assert word(play(start, "draw E01", "yes"), "open0") == "E01"
