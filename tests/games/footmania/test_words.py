"""What a match by rules of thumb says and shows: teams, deals and euromatches included."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.games.footmania.table import KICK_OFF, match_of, parse_move, parse_state, play
from tifo.core.contract import NOBODY
from tifo.core.events import Events
from tifo.core.messages import Argument, Message
from tifo.core.rng import generator
from tifo.games.footmania import GAME
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import QUESTION_CODE
from tifo.games.footmania.names import question_name
from tifo.games.footmania.state import State
from tifo.testing.walk import walk
from tifo.text import LANGUAGES, Catalogue, catalogue

NAMES = ("Ana", "Béla", "Çelik", "Dunja-Maximiliana von Hohenfels")


def tell(words: Catalogue, state: State, move: int) -> None:
    """Say what is due, the move, and what comes of it, to the seats and to a spectator."""
    for viewer in (0, 1, NOBODY):
        seen = GAME.seen_by(state, viewer)
        words.say(GAME.words.describe_position(seen), NAMES)
    actor = GAME.rules.to_act(state)
    words.say(GAME.words.describe_move(GAME.seen_by(state, max(actor, 0)), move), NAMES)
    events = Events()
    GAME.rules.apply(state.copy(), move, events)
    for i in range(events.count):
        for viewer in (0, 1, NOBODY):
            message = GAME.words.describe_event(events.event[i], viewer)
            if message is not None:
                words.say(message, NAMES)


@pytest.mark.parametrize(("language", "seed"), [("en", 13), ("fr", 11), ("es", 2)])
def test_a_match_by_rules_of_thumb_is_told_without_a_missing_word(language: str, seed: int) -> None:
    words = catalogue(language, GAME)
    options = GAME.read_options({"seats": "2"})

    for moment in walk(GAME, options, generator(seed), thumb=True):
        tell(words, moment.state, moment.move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_never_exceeds_a_hundred_columns(language: str) -> None:
    words = catalogue(language, GAME)
    options = GAME.read_options({"seats": "3"})
    widths = []
    for moment in walk(GAME, options, generator(4), thumb=True):
        if moment.ply % 60 == 0:
            for viewer in (0, NOBODY):
                seen = GAME.seen_by(moment.state, viewer)
                board = GAME.words.draw(seen, lambda message: words.say(message, NAMES))
                widths += [cell_len(Text.from_markup(line).plain) for line in board.splitlines()]

    assert max(widths) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_and_an_offer_fit_on_the_board_too(language: str) -> None:
    words = catalogue(language, GAME)
    offer = play(
        "seats=2 phase=market actor=0 held0=E18.E17 open1=E12.E14 cash=140,140",
        "offer", "E18", "E17", "E12", "E14", "give 4000000",
    )  # fmt: skip
    for state in (match_of(KICK_OFF), offer):
        board = GAME.words.draw(GAME.seen_by(state, 0), lambda m: words.say(m, NAMES))

        assert max(cell_len(Text.from_markup(line).plain) for line in board.splitlines()) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_question_mark_has_words(language: str) -> None:
    words = catalogue(language, GAME)
    seen = GAME.seen_by(parse_state("phase=market"), 0)
    for card in range(len(QUESTION_CODE)):
        assert words.say(question_name(card), NAMES)
    said = [clause for clause in Clause if words.has(refusal_key(seen, clause))]

    assert len(said) == 21


@pytest.mark.parametrize(
    ("language", "pactole"), [("en", "pactole"), ("fr", "pactole"), ("es", "bote")]
)
def test_every_loss_says_that_the_money_goes_to_the_pactole(language: str, pactole: str) -> None:
    words = catalogue(language, GAME)
    losses = [words.say(question_name(QUESTION_CODE.index(f"Q{card}"))) for card in range(18, 27)]

    assert [loss for loss in losses if pactole not in loss] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "has one pennant."), ("fr", "compte un fanion."), ("es", "tiene un banderín.")],
)
def test_a_single_pennant_is_told_in_the_singular(language: str, told: str) -> None:
    words = catalogue(language, GAME)
    args: dict[str, Argument] = {"seat": "Ana", "team": "Vallonde", "stars": 30, "sum": "200"}

    assert words.say(Message("event-won-euromatch", {**args, "pennants": 1})).endswith(told)


@pytest.mark.parametrize(("language", "who"), [("en", "and"), ("fr", "et"), ("es", "y")])
def test_a_shared_title_names_its_champions(language: str, who: str) -> None:
    words = catalogue(language, GAME)
    seen = GAME.seen_by(parse_state("phase=over stage=2 points=4,4,2,2"), 0)

    assert f"Ana {who} Béla" in words.say(GAME.words.describe_position(seen), NAMES)


def test_a_line_up_at_work_is_drawn_for_its_own_coach_alone() -> None:
    words = catalogue("en", GAME)
    state = play(KICK_OFF, "roll 1")
    boards = [
        GAME.words.draw(GAME.seen_by(state, seat), lambda m: words.say(m, NAMES)) for seat in (0, 1)
    ]

    assert ["trainee" in board for board in boards] == [False, False]


def refusal_key(seen: object, clause: Clause) -> str:
    """The key under which a refusal by this clause is found."""
    return GAME.words.describe_refusal(seen, parse_move("pass"), clause).key  # type: ignore[arg-type]
