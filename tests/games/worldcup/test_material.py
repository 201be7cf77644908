"""Introduction and sections I to III: two cups, the box and the boards."""

import pytest

from tests.games.worldcup.board import (
    after_groups,
    apply,
    legal,
    parse_state,
    play,
    refused,
    team,
    tokens,
)
from tifo.core.errors import OptionError
from tifo.core.messages import Message
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import (
    BOX,
    CODE,
    COLOUR,
    COPIES,
    DECK_SIZE,
    FACES,
    GOAL_LIMIT,
    HALVES,
    KINDS,
    NATION,
    NATIONS,
    ROWS,
    SQUARES,
    TEAM_AT,
    TEAMS,
    TOKEN_COUNT,
    Colour,
    Kind,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase
from tifo.text import LANGUAGES, catalogue


@pytest.mark.clause("WC-0.1", "WC-EX.1")
@pytest.mark.parametrize(("cup", "teams", "most"), [("1930", 13, 13), ("2002", 32, 16)])
def test_two_cups_can_be_played_each_by_as_many_as_have_teams(
    cup: str, teams: int, most: int
) -> None:
    options = GAME.read_options({"cup": cup, "seats": str(most)})

    assert TEAMS[GAME.new_state(options).cup] == teams


@pytest.mark.clause("WC-0.1")
@pytest.mark.parametrize("seats", ["14", "15", "16"])
def test_a1_1930_has_no_team_for_a_fourteenth_coach(seats: str) -> None:
    with pytest.raises(OptionError):
        GAME.read_options({"cup": "1930", "seats": seats})


@pytest.mark.clause("WC-0.2")
@pytest.mark.parametrize(("cup", "points"), [("1930", 2), ("2002", 3)])
def test_a_rule_may_hold_for_one_cup_alone(cup: str, points: int) -> None:
    state = parse_state(f"cup={cup} phase=card 1L=1")

    table = GAME.sheet(GAME.seen_by(state, 0))["groups"][0]["table"]  # type: ignore[misc]

    assert table[0]["team"] == "FRA"
    assert table[0]["points"] == points + 2  # and two goalless draws


@pytest.mark.clause("WC-0.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_version_is_in_the_rulebook(language: str) -> None:
    words = catalogue(language, GAME)
    short = [clause for clause in GAME.clauses if clause.name.startswith("WC_EX")]
    opening = words.say(Message("clause-WC-EX-1")).split(":")[0].strip()

    assert len(short) == 22
    for clause in short:
        key = f"clause-{GAME.clause_id(clause).replace('.', '-')}"
        assert words.say(Message(key)).startswith(opening)


@pytest.mark.clause("WC-I.1")
def test_the_owner_of_the_champion_wins() -> None:
    state = parse_state(
        "cup=1930 seats=3 round=final phase=whistle dice=0 owner=URU2.ARG0 18L=URU:1 18R=ARG:A"
    )

    apply(state, "whistle")

    assert (state.phase, state.victor) == (Phase.OVER, 2)
    assert [rank for rank, _ in GAME.standing(state)] == [1, 1, 0]


@pytest.mark.clause("WC-I.1")
def test_after_the_end_nothing_can_be_played() -> None:
    state = parse_state("cup=1930 round=final phase=over victor=0 champion=URU hand0=A")

    assert legal(state) == []
    assert refused(state, "play A") == "WC-I.1"


@pytest.mark.clause("WC-I.2")
def test_cards_add_goals_and_take_them_away() -> None:
    scored = play("phase=card turn=0 hand0=G1 hand1=F", "play G1", "place 1L")
    cancelled = play(scored, "play F", "cancel 1L")

    assert (scored.halves[0], cancelled.halves[0]) == (2, 0)


@pytest.mark.clause("WC-II.1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    cards = dict(zip(CODE, COPIES[KINDS:], strict=True))
    counters = [token["copies"]["value"] for token in BOX["tokens"]]

    assert cards == {
        "A": 25, "D": 20, "G1": 12, "G2": 6, "G3": 3, "G21": 3, "G111": 3, "G11": 3,
        "F": 4, "O": 4, "P": 4,
    }  # fmt: skip
    assert DECK_SIZE[1] == 87
    assert sum(counters) == 182
    assert BOX["box"]["flag_tiles"]["value"] == 2 * NATIONS == 74


@pytest.mark.clause("WC-II.1")
def test_the_tokens_are_those_of_two_passes_of_the_deck() -> None:
    copies = dict(zip(CODE, COPIES[KINDS:], strict=True))
    ones = copies["G1"] + copies["G21"] + 3 * copies["G111"] + 2 * copies["G11"]
    twos = copies["G2"] + copies["G21"]
    passes = [2 * n for n in (ones, twos, copies["G3"], copies["A"], copies["D"], copies["P"])]

    assert [token["copies"]["value"] for token in BOX["tokens"]] == passes


@pytest.mark.clause("WC-II.2")
def test_the_faces_of_the_dice() -> None:
    assert FACES == (
        2, 2, 1, 1, 0, 0,
        2, 1, 1, 1, 1, 0,
        3, 2, 1, 0, 0, 0,
        1, 1, 1, 1, 1, 1,
    )  # fmt: skip


@pytest.mark.clause("WC-II.2")
@pytest.mark.parametrize("die", range(4))
def test_each_modifier_die_is_rolled_by_its_own_faces(die: int) -> None:
    state = parse_state(f"phase=dice die={die}")
    weights = [0] * GAME.rules.MOST_LEGAL
    count = GAME.rules.odds(state, weights)

    assert weights[:count] == [faces for faces in FACES[6 * die : 6 * die + 6] if faces]
    assert GAME.rules.total_odds(state) == 6


@pytest.mark.clause("WC-II.3")
def test_there_are_enough_balls_for_the_teams_of_each_cup() -> None:
    balls = [colour["balls"]["value"] for colour in BOX["colours"]]
    for first in (0, NATIONS):
        counts = [COLOUR[first : first + NATIONS].count(colour) for colour in Colour]
        assert all(count <= ball for count, ball in zip(counts, balls, strict=True))
    assert balls == [2, 2, 7, 14, 7, 4]


@pytest.mark.clause("WC-II.4")
@pytest.mark.parametrize(("cup", "groups"), [("1930", 4), ("2002", 8)])
def test_the_score_sheet_of_each_cup_keeps_itself(cup: str, groups: int) -> None:
    state = parse_state(f"cup={cup} phase=card")

    sheet = GAME.sheet(GAME.seen_by(state, 0))  # type: ignore[misc]

    assert (sheet["cup"], len(sheet["groups"])) == (cup, groups)


def pairs(cup: int, first: int, end: int) -> list[frozenset[str]]:
    rows = TEAM_AT[ROWS * cup :]
    return [frozenset(NATION[t] for t in rows[2 * m : 2 * m + 2]) for m in range(first, end)]


@pytest.mark.clause("WC-III.a")
@pytest.mark.parametrize("group", range(8))
def test_in_2002_each_of_four_teams_meets_the_others_once(group: int) -> None:
    matches = pairs(1, 6 * group, 6 * group + 6)

    assert len(set(matches)) == 6
    assert len(frozenset().union(*matches)) == 4


@pytest.mark.clause("WC-III.b.2")
@pytest.mark.parametrize(("first", "end", "teams"), [(0, 6, 4), (6, 9, 3), (9, 12, 3), (12, 15, 3)])
def test_in_1930_one_group_has_six_matches_and_three_have_three(
    first: int, end: int, teams: int
) -> None:
    matches = pairs(0, first, end)

    assert len(set(matches)) == end - first
    assert len(frozenset().union(*matches)) == teams


@pytest.mark.clause("WC-III.b.1")
def test_in_2002_sixteen_teams_go_on_to_four_rounds() -> None:
    bracket = GAME.sheet(GAME.seen_by(parse_state("cup=2002"), 0))["bracket"]  # type: ignore[misc]

    assert [(part["round"], len(part["matches"])) for part in bracket] == [
        ("round_of_16", 8), ("quarter_finals", 4), ("semi_finals", 2), ("final", 2),
    ]  # fmt: skip
    assert [match["round"] for match in bracket[-1]["matches"]] == ["third_place", "final"]


@pytest.mark.clause("WC-III.b.2", "WC-III.b.1")
@pytest.mark.parametrize(("cup", "clause"), [("1930", "WC-III.b.2"), ("2002", "WC-III.b.1")])
def test_the_round_after_the_groups_is_announced(cup: str, clause: str) -> None:
    state = after_groups(cup, "seats=5")
    again = parse_state(GAME.notation.format_state(state))

    assert GAME.notation.format_state(again) == GAME.notation.format_state(state)
    assert state.round == (3 if cup == "1930" else 1)


@pytest.mark.clause("WC-III.c.1", "WC-EX.2")
def test_ratings_go_from_black_to_grey() -> None:
    assert [colour.name for colour in sorted(Colour)] == [
        "BLACK", "RED", "BLUE", "GREEN", "YELLOW", "GREY",
    ]  # fmt: skip


@pytest.mark.clause("WC-III.c.1")
@pytest.mark.parametrize(
    ("cup", "colour", "codes"),
    [
        (0, Colour.RED, "ARG"), (0, Colour.YELLOW, "FRA"), (0, Colour.GREEN, "CHI"),
        (0, Colour.GREY, "MEX BOL"), (1, Colour.BLACK, "GER"), (1, Colour.GREEN, "IRL FRA"),
        (1, Colour.BLUE, "SEN"), (1, Colour.GREY, "CHN KSA"),
    ],
)  # fmt: skip
def test_the_colours_that_the_rulebook_states(cup: int, colour: Colour, codes: str) -> None:
    found = {code: COLOUR[NATIONS * cup + NATION.index(code)] for code in codes.split()}

    assert set(found.values()) == {colour}


@pytest.mark.clause("WC-III.c.2")
@pytest.mark.parametrize(
    ("where", "squares"), [("2L", 4), ("12L", 4), ("14L", 3), ("4L", 3), ("1L", 2), ("1R", 2)]
)
def test_squares_by_colour(where: str, squares: int) -> None:
    state = play(
        "phase=card hand0=D.D.D hand1=D.D.D hand2=D.D.D",
        *[move for _ in range(squares) for move in ("play D", f"place {where}")],
    )

    assert tokens(state, where) == "D" * squares
    assert SQUARES == (4, 4, 3, 3, 2, 2)
    assert f"place {where}" not in legal(play(state, "play D"))


@pytest.mark.clause("WC-III.c.3", "WC-VI.0.2")
def test_squares_are_filled_from_the_arrow_outward() -> None:
    state = play("phase=card hand0=A hand1=G1 2L=D", "play A", "place 2L", "play G1", "place 2L")

    assert tokens(state, "2L") == "DA1"


@pytest.mark.clause("WC-III.c.4", "WC-III.d.4")
@pytest.mark.parametrize(
    ("start", "where"),
    [
        ("cup=1930 phase=card 1L=DD", "1L"),
        ("cup=1930 round=semi_finals phase=card 16L=FRA:DD 16R=USA 17L=URU 17R=BRA", "16L"),
    ],
)
def test_the_flag_takes_a_square_only_where_rows_have_five(start: str, where: str) -> None:
    # A yellow team has two squares: in the groups up to and on its flag, later inside it.
    state = parse_state(f"{start} card=A phase=target")

    assert refused(state, f"place {where}") == "WC-VI.l"


@pytest.mark.clause("WC-III.d.1", "WC-III.d.2", "WC-III.d.3", "WC-III.d.4")
@pytest.mark.parametrize(
    ("code", "free"), [("URU", 4), ("ARG", 4), ("USA", 3), ("CHI", 3), ("FRA", 2), ("MEX", 2)]
)
def test_the_dot_of_a_colour_leaves_two_to_four_of_five_squares(code: str, free: int) -> None:
    state = parse_state(f"cup=1930 round=final phase=card 18L={code} 18R=YUG")

    assert state.room[34] == free < 5


@pytest.mark.clause("WC-III.d.2", "WC-XI.j")
def test_t9_germany_wins_group_e_and_ireland_is_second() -> None:
    state = after_groups("2002", "seats=5", gE="GER IRL CMR KSA")

    assert (team(state, "49L"), state.room[96]) == ("GER", 4)
    assert (team(state, "52R"), state.room[103]) == ("IRL", 3)


@pytest.mark.clause("WC-IV.a", "WC-EX.3", "WC-EX.14")
@pytest.mark.parametrize(("cup", "matches"), [("1930", 15), ("2002", 48)])
def test_the_board_of_the_groups_is_laid_out(cup: str, matches: int) -> None:
    state = GAME.new_state(GAME.read_options({"cup": cup}))

    assert [m for m in range(64) if state.playing[m]] == list(range(matches))
    assert state.open_rows == 2 * matches


@pytest.mark.clause("WC-IV.b")
def test_the_teams_of_each_cup() -> None:
    listed = {
        0: "ARG BEL BOL BRA CHI FRA MEX PAR PER ROU URU USA YUG",
        1: "ARG BEL BRA CHN CMR CRC CRO DEN ECU ENG ESP FRA GER IRL ITA JPN KOR KSA MEX NGA PAR "
        "POL POR RSA RUS SEN SVN SWE TUN TUR URU USA",
    }
    for cup, codes in listed.items():
        playing = [code for i, code in enumerate(NATION) if COLOUR[NATIONS * cup + i] >= 0]
        assert playing == codes.split()


@pytest.mark.clause("WC-IV.d", "WC-EX.3")
@pytest.mark.parametrize(
    ("card", "token"), [("A", "A"), ("D", "D"), ("G1", "1"), ("G2", "2"), ("G3", "3")]
)
def test_everybody_may_take_from_every_pile_of_tokens(card: str, token: str) -> None:
    for seat in range(3):
        state = play(f"phase=card turn={seat} hand{seat}={card}", f"play {card}", "place 2L")
        assert tokens(state, "2L") == token


@pytest.mark.clause("WC-IV.d")
def test_a15_a_pile_of_tokens_is_never_empty() -> None:
    threes = " ".join(f"{match}L=3" for match in (13, 15, 19, 21, 26, 27, 8))
    state = play(f"cup=2002 phase=card hand0=G3 {threes}", "play G3", "place 16R")

    assert (tokens(state, "16R"), HALVES[3]) == ("3", 6)


@pytest.mark.clause("WC-IV.f", "WC-EX.6")
def test_nine_cards_stay_in_the_box_in_1930() -> None:
    old, new = (GAME.new_state(GAME.read_options({"cup": cup})) for cup in ("1930", "2002"))
    codes = [CODE[kind] for kind in range(KINDS) if old.pool[kind] != new.pool[kind]]

    assert (old.pool_count, new.pool_count) == (78, 87)
    assert codes == ["G21", "G111", "G11"]
    assert sum(old.pool[CODE.index(code)] for code in codes) == 0


@pytest.mark.clause("WC-VI.0.1")
def test_eleven_kinds_of_card_and_six_of_token() -> None:
    assert (KINDS, len(BOX["tokens"])) == (11, 6)
    assert TOKEN_COUNT == (1, 1, 1, 1, 1, 2, 3, 2, 0, 0, 1)
    assert GOAL_LIMIT == (3, 3, 3, 2, 1, 1)


def test_every_happening_has_a_number_of_its_own() -> None:
    assert len({int(happening) for happening in Happening}) == len(Happening)


@pytest.mark.clause("WC-VI.0.1")
def test_the_cards_of_the_box_are_the_kinds_that_the_rules_know_in_their_order() -> None:
    assert [card["kind"] for card in BOX["cards"]] == [kind.name.lower() for kind in Kind]
