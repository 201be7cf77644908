"""What a person at a terminal reads."""

import re

import pytest
from rich.text import Text

from tests.games.worldcup.board import after_groups, apply, parse_state, play
from tifo.core.contract import NOBODY
from tifo.core.messages import Message
from tifo.games.worldcup import GAME
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
        ("cup=2002 round=quarter_finals 58L=GER 58R=USA", "Quarter-final 2: Germany–United States"),
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
        ("phase=target card=F 2L=1D", "cancel 2L", "A Defence covers Argentina"),
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
