"""What a person at a terminal reads."""

import re

import pytest
from rich.text import Text

from tests.games.worldcup.board import after_groups, apply, parse_state, play
from tifo.core.contract import NOBODY
from tifo.core.messages import Message
from tifo.games.worldcup import GAME
from tifo.games.worldcup.moves import DRAW
from tifo.games.worldcup.state import State
from tifo.games.worldcup.terminal import draw_bracket, draw_group
from tifo.text import LANGUAGES, catalogue

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def say(message: Message) -> str:
    return catalogue("en", GAME).say(message, NAMES)


def board(state: State, seat: int = 0, language: str = "en") -> str:
    words = catalogue(language, GAME)
    seen = GAME.seen_by(state, seat)
    return Text.from_markup(GAME.words.draw(seen, lambda m: words.say(m, NAMES))).plain


def moves(state: State) -> list[Message]:
    seen = GAME.seen_by(state, state.turn)
    return [GAME.words.describe_move(seen, move) for move in GAME.legal(state)]


def test_one_group_is_a_block_of_its_own() -> None:
    seen = GAME.seen_by(parse_state("cup=1930 phase=card 7L=A-1 7R=2A"), 0)

    lines = [Text.from_markup(line).plain for line in draw_group(seen, 1, say)]

    assert lines[0].strip() == "Group 2"
    assert re.sub(" +", " ", lines[2]).strip() == "7 YUG ·xA ½–2½ 2A· BRA"
    assert {len(line) for line in lines} == {33}


@pytest.mark.clause("WC-VII.3")
def test_a_flipped_token_is_shown_as_such() -> None:
    assert "·x1" in board(parse_state("cup=1930 phase=card 14L=1-A"))


def test_the_bracket_takes_the_place_of_the_groups() -> None:
    state = after_groups("2002", "seats=5")
    lines = draw_bracket(GAME.seen_by(state, 0), say)

    assert "Round of 16" in lines[0]
    assert len(lines) == 9
    assert "Group A" not in board(state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cup", ["1930", "2002"])
def test_a_board_fits_a_hundred_columns_and_a_screen(cup: str, language: str) -> None:
    for state in (parse_state(f"cup={cup} seats=5 phase=card hand0=G111.G21.G11".replace(
        "G111.G21.G11", "A.D.F" if cup == "1930" else "G111.G21.G11"
    )), after_groups(cup, "seats=5")):  # fmt: skip
        lines = board(state, language=language).split("\n")

        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 40


def test_a_spectator_sees_no_hand() -> None:
    state = parse_state("cup=1930 phase=card hand0=A.D.F")

    assert "Your hand" in board(state, 0)
    assert "Your hand" not in board(state, NOBODY)


def test_choices_are_grouped_by_match() -> None:
    state = parse_state("cup=1930 phase=target turn=0 card=D 2L=A")
    groups = [say(Message(f"{m.key}.group", m.args)) for m in moves(state)]
    shorts = [say(Message(f"{m.key}.short", m.args)) for m in moves(state)]

    assert groups[2:4] == ["Group 1: Argentina–France"] * 2
    assert shorts[2:4] == ["Argentina +D", "France +D"]
    assert (groups[-1], shorts[-1]) == ("Group 1: Argentina–France", "Argentina −A")


@pytest.mark.parametrize(
    ("state", "name"),
    [
        ("cup=2002 round=quarter_finals 58L=GER 58R=USA", "Quarter-final X: Germany–United States"),
        ("cup=2002 round=final 63L=GER 63R=USA", "Third place: Germany–United States"),
        ("cup=2002 round=final 64L=GER 64R=USA", "Final: Germany–United States"),
        ("cup=1930 round=final 18L=URU 18R=ARG", "Final: Uruguay–Argentina"),
    ],
)
def test_a_match_of_the_bracket_is_called_by_its_round(state: str, name: str) -> None:
    first = moves(parse_state(f"{state} phase=target card=A owner=GER0.URU0"))[0]

    assert say(Message(f"{first.key}.group", first.args)) == name


def test_the_steps_of_a_choice() -> None:
    card = GAME.seen_by(parse_state("cup=1930 phase=card hand0=A.D.F"), 0)
    target = GAME.seen_by(parse_state("cup=1930 phase=target turn=0 card=D 2L=A"), 0)
    parse = GAME.notation.parse_move

    assert GAME.words.steps(card, parse("discard A")) == ("card A", "discard")
    assert GAME.words.steps(target, parse("place 3R")) == ("group 1", "match 3", "row 3R", "place")
    assert GAME.words.steps(target, parse("cancel 2L")) == (
        "group 1",
        "match 2",
        "row 2L",
        "cancel",
    )


def test_a_cup_can_be_followed_by_its_commentary() -> None:
    state = play("cup=1930 phase=card turn=0 hand0=G3.F.P owner=URU0", "play G3")

    told = [GAME.words.describe_event(event, 0) for event in apply(state, "place 11L")]

    assert [say(message) for message in told if message] == [
        "HAT-TRICK! Three goals for Uruguay against Peru."
    ]


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("die red", "Senegal beats Belgium on penalties, 5–4."),
        ("die black", "Belgium beats Senegal on penalties, 5–4."),
    ],
)
def test_the_winner_of_a_shoot_out_has_the_greater_number_first(last: str, told: str) -> None:
    semis = "cup=2002 seats=4 dice=0 round=semi_finals phase=whistle 62L=GER:1 62R=ESP"
    kicks = ["die red"] * 8 + [last]
    state = play(f"{semis} 61L=SEN 61R=BEL", "whistle", *kicks)
    other = "die black" if last == "die red" else "die red"

    events = [GAME.words.describe_event(event, 0) for event in apply(state, other)]

    assert told in [say(message) for message in events if message]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The United States pours forward against Belgium: half a goal."),
        ("fr", "L’équipe des États-Unis pousse contre la Belgique\N{NO-BREAK SPACE}: un demi-but."),
        ("es", "Estados Unidos aprieta contra Bélgica: medio gol."),
    ],
)
def test_a_team_at_the_head_of_a_sentence_has_its_capital(language: str, told: str) -> None:
    state = play("cup=1930 phase=card turn=0 hand0=A.F.P", "play A")

    event = apply(state, "place 13L")[0]

    message = GAME.words.describe_event(event, 0)
    assert message is not None
    assert catalogue(language, GAME).say(message, NAMES) == told


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        ("phase=card hand0=A", "play P", "You do not hold a Penalty."),
        ("phase=target card=F 2L=1D", "cancel 2L", "A Defence protects Argentina"),
        ("phase=card hand0=F", "play F", "A Foul needs a goal"),
        ("phase=target card=G1 13L=111", "place 13L", "The United States has no free square"),
        ("phase=target card=G1 1L=DD", "place 1L", "France has no free square"),
        ("phase=target card=G1", "place 40L", "Nobody knows yet who plays there."),
    ],
)
def test_a_refusal_says_why_here_and_now(state: str, move: str, words: str) -> None:
    position = parse_state(f"cup=1930 {state}")
    number = GAME.notation.parse_move(move)
    clause = GAME.rules.refusal(position, number)

    message = GAME.words.describe_refusal(GAME.seen_by(position, 0), number, clause)

    assert say(message).startswith(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_begins_with_a_capital(language: str) -> None:
    words = catalogue(language, GAME)
    told = [
        words.say(GAME.words.describe_refusal(GAME.seen_by(state, 0), move, clause), NAMES)
        for state in REFUSING
        for move in range(DRAW)
        if (clause := GAME.rules.refusal(state, move)) > 0
    ]

    assert {text.lstrip("¡¿")[0].isupper() for text in told} == {True}


ROWS_OF_ALL_KINDS = "2L=1D 3L=A 4L=P 5L=-A 13L=111"
LAST_PHASE = "cup=2002 seats=4 round=final 63L=ESP: 63R=KSA: 64L=GER:A1 64R=USA: owner=GER0"
REFUSING = [
    parse_state(f"cup=1930 phase=card hand0=A.F.O {ROWS_OF_ALL_KINDS}"),
    parse_state("cup=1930 phase=card hand0=D.F.O"),
    parse_state(f"{LAST_PHASE} phase=card hand0=D.F.O"),
    parse_state("cup=1930 phase=over owner=URU0 champion=URU victor=0"),
    *(
        parse_state(f"cup=1930 phase=target turn=0 card={card} {ROWS_OF_ALL_KINDS}")
        for card in ("A", "D", "F", "O", "G3", "P")
    ),
    *(
        parse_state(f"{LAST_PHASE} phase=target turn=0 card={card} taken=GER.- placed=1")
        for card in ("G21", "G11", "G111")
    ),
]


@pytest.mark.clause("WC-XI.p.3")
def test_giving_up_the_two_of_a_2_and_1_is_called_by_its_name() -> None:
    first = parse_state(f"{LAST_PHASE} phase=target turn=0 card=G21")
    second = play(first, "enough")

    assert say(moves(first)[-1]) == "give up the two goals and place only the one"
    assert "another" not in say(GAME.words.describe_position(GAME.seen_by(second, 0)))


@pytest.mark.clause("WC-XI.p.3")
def test_after_a_first_goal_one_may_place_no_more() -> None:
    state = parse_state(f"{LAST_PHASE} phase=target turn=0 card=G21 taken=GER.- placed=1")

    assert say(moves(state)[-1]) == "place no more goals of this card"
    assert "another goal" in say(GAME.words.describe_position(GAME.seen_by(state, 0)))


FINALISTS = "cup=2002 seats=3 round=final 63L=ESP 63R=KSA 64L=GER 64R=USA owner=GER0.USA0.ESP1.KSA1"
SEMI_FINALISTS = "cup=1930 seats=2 round=semi_finals 16L=ARG 16R=USA 17L=URU 17R=YUG"


@pytest.mark.clause("WC-XI.f")
@pytest.mark.parametrize(
    ("state", "offered", "won"),
    [
        (FINALISTS, "Ana owns both finalists.", "Ana owned both finalists"),
        (SEMI_FINALISTS, "Ana owns every team left.", "Ana owned every team left"),
    ],
)
def test_an_offer_says_what_its_coach_owns(state: str, offered: str, won: str) -> None:
    asked = parse_state(f"{state} phase=offer turn=0")
    over = play(asked, "lift")

    assert say(GAME.words.describe_position(GAME.seen_by(asked, 0))).startswith(offered)
    assert say(GAME.words.describe_position(GAME.seen_by(over, 0))).startswith(won)
