"""What the chronicle and the prompts say, where a wrong word would tell a wrong rule."""

import re
from functools import cache

import pytest

from tests.games.worldwide.ground import apply, legal, parse_move, play, start
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.messages import Message
from tifo.core.rng import below, generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import FIRST_DEFENCE
from tifo.games.worldwide.moves import SHOW
from tifo.games.worldwide.names import card_name
from tifo.games.worldwide.state import State
from tifo.text import LANGUAGES, catalogue
from tifo.text.catalogue import source

COACHES = ("Ana", "Hugo", "Ines", "Omar")
PRO = "mode=professional abilities0=scheme abilities1=scheme tokens=0,0"
MATCHES: tuple[dict[str, str], ...] = (
    {"mode": "professional"},
    {"mode": "international", "seats": "4"},
)
MANY = 500
"""Refusals that are looked at."""
SHOT = "phase=strike card=T table0=T played=1 pa={pa}"


def tell(state: State, move: str, language: str = "en") -> str:
    """What everybody hears of a move."""
    words = catalogue(language, GAME)
    told = [GAME.words.describe_event(event, 0) for event in apply(state, move)]
    return " ".join(words.say(message, COACHES) for message in told if message)


def prompt(state: State, language: str = "en") -> str:
    """The question of a position."""
    seen = GAME.seen_by(state, GAME.rules.to_act(state))
    return catalogue(language, GAME).say(GAME.words.describe_position(seen), COACHES)


def two_dice(first: int, second: int) -> tuple[str, str]:
    """What is told of both dice of a shot."""
    state = play(f"{SHOT.format(pa=7)} squad0=FRA-6", "FRA-6")
    return tell(state, f"d6 {first}"), tell(state, f"d6 {second}")


def test_the_first_of_two_dice_is_no_result() -> None:
    first, _ = two_dice(5, 3)

    assert "5" in first
    assert "quality" not in first


def test_of_two_dice_the_better_is_told_as_the_result() -> None:
    _, second = two_dice(5, 3)

    assert "quality 6" in second


def test_a_better_second_die_is_told_as_the_result() -> None:
    _, second = two_dice(3, 5)

    assert "quality 6" in second


def test_of_a_keepers_two_dice_the_better_is_held_against_the_shot() -> None:
    base = "teams=FRA-ESP phase=keeper asked=2 card=T table0=T played=1 pa=6 die=6 squad1=ESP-1"
    state = play(base, "ESP-1")
    first, second = tell(state, "d6 4"), tell(state, "d6 2")

    assert "against" not in first
    assert "5 against 6" in second


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", "-1"), ("fr", "plus"), ("fr", "-1"), ("es", "-1"), ("es", "más")]
)
def test_what_the_italian_stadium_takes_is_told_as_less(language: str, wrong: str) -> None:
    base = f"mode=professional teams=FRA-ITA home=1 {SHOT.format(pa=6)} tokens=0,0 stars=0,0"
    state = play(base)
    told = tell(state, "pass", language) + tell(state, "d6 4", language)

    assert wrong not in told
    assert "1" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_free_kick_without_a_bonus_speaks_of_none(language: str) -> None:
    base = "mode=professional teams=FRA-ITA home=1 phase=specialist award=0 pa=6 squad0=FRA-5"

    assert "0" not in tell(play(base), "pass", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_red_card_is_not_counted_for_the_whole_match(language: str) -> None:
    base = f"{PRO} phase=defend card=T table0=T played=1 pa=6 hand1=TAC.P reds=0,0,0,0"
    told = tell(play(base, "TAC"), "d20 1", language)

    assert not re.search(r"of the match|du match|del partido", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_red_card_of_a_coach_is_counted(language: str) -> None:
    base = f"{PRO} phase=defend card=T table0=T played=1 pa=6 hand1=TAC reds=2,1,0,0"
    told = tell(play(base, "TAC"), "d20 1", language)

    assert "2" in told.split("Hugo")[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_of_a_player_card_are_told(language: str) -> None:
    base = "phase=defend card=PL table0=PL played=1 pa=2 hand1=INT squad1=BRA-2"
    told = tell(play(base, "INT", "d20 11"), "BRA-2", language)

    assert "11 + 4" in told
    assert "14" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_attack_tells_where_it_starts(language: str) -> None:
    state = play("phase=defend card=P table0=P played=1 hand1=INT", "INT", "d20 20")

    assert "4 PA" in tell(state, "use counter", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_attacking_play_tells_the_points_it_leads_to(language: str) -> None:
    assert "6 PA" in tell(play("phase=attack pa=5"), "use offensive", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_that_cannot_fail_needs_a_one(language: str) -> None:
    state = play("mode=professional phase=defend card=P table0=P played=1 pa=6 block=5 hand1=INT")
    seen = GAME.seen_by(state, 1)
    move = catalogue(language, GAME).say(GAME.words.describe_move(seen, parse_move("INT")))

    assert re.search(r"\b1\b", move)


@pytest.mark.parametrize("kind", range(FIRST_DEFENCE))
def test_french_faces_a_card_with_its_article(kind: int) -> None:
    said = catalogue("fr", GAME).say(card_name(kind, ".faced"))

    assert re.match(r"(à la|au|à l’)\b", said)


@cache
def refusals() -> list[Message]:
    """What is refused in the course of some matches, each thing once."""
    found: dict[tuple[str, str], Message] = {}
    for seed, options in enumerate(MATCHES):
        state, rng = start(**options), generator(seed)
        while (seat := GAME.rules.to_act(state)) != NOBODY and len(found) < MANY:
            if seat != CHANCE:
                seen = GAME.seen_by(state, seat)
                for move in range(SHOW):
                    if (clause := GAME.rules.refusal(state, move)) > 0:
                        message = GAME.words.describe_refusal(seen, move, clause)
                        found[message.key, str(message.args["what"])] = message
            moves = GAME.legal(state)
            GAME.rules.apply(state, moves[below(rng, len(moves))], None)
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence(language: str) -> None:
    said = [catalogue(language, GAME).say(message) for message in refusals()]

    assert not [one for one in said if not re.match(r"[A-ZÀ-Ý¿¡]", one)]


def test_french_refusals_contract_their_articles() -> None:
    state = play("teams=GER-FRA phase=take_back discard0=P")
    taking = GAME.words.describe_refusal(
        GAME.seen_by(state, 0), parse_move("fetch T"), Clause.WF_F7
    )
    said = [catalogue("fr", GAME).say(message) for message in [taking, *refusals()]]

    assert not [one for one in said if re.search(r"\b(de|à) le (?!repasser)", one)]


def test_french_never_puts_a_name_behind_an_elidable_word() -> None:
    text = source(GAME.package, "fr")
    names = r"\b(de|que|jusque|lorsque) \{ \$(seat|other|player|ability|side|home|away)\b"

    assert not re.findall(names, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coach_before_a_shot_is_asked_in_words(language: str) -> None:
    state = play("phase=attack pa=6 hand0=T hand1=TAC", "T")
    if "pass" in legal(state):
        state = play(state, "pass")

    assert prompt(state, language).startswith("Hugo")
