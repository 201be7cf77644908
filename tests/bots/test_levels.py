"""Levels, hints and what bots say."""

from itertools import pairwise

import pytest

from tifo import bots, games
from tifo.bots import Budget
from tifo.bots.engine import engine, first_view
from tifo.bots.numbers import level_for, level_names
from tifo.core.contract import AnyGame
from tifo.core.errors import CoachError
from tifo.core.rng import generator
from tifo.text import LANGUAGES, catalogue

GAMES = [pytest.param(game, marks=pytest.mark.compiles(game.name)) for game in games.installed()]
BUTEUR = games.find("buteur")


def test_there_are_four_levels() -> None:
    assert level_names() == ("beginner", "amateur", "professional", "champion")


@pytest.mark.parametrize("game", GAMES, ids=games.names())
def test_each_level_leaves_less_to_chance_or_thinks_more(game: AnyGame) -> None:
    levels = [level_for(name, game) for name in level_names()]

    for lower, higher in pairwise(levels):
        assert higher.any < lower.any or higher.playouts > lower.playouts


def test_a_beginner_has_more_than_one_mind() -> None:
    seen = first_view(BUTEUR)
    beginner = bots.find("beginner", BUTEUR)

    moves = {beginner.choose(seen, BUTEUR.legal(seen), generator(seed)) for seed in range(20)}

    assert len(moves) > 4


@pytest.mark.parametrize("game", GAMES, ids=games.names())
@pytest.mark.parametrize("name", ["uniform", "rules-of-thumb", "amateur", "ismcts:200"])
def test_every_bot_says_in_a_sentence_why_it_moved(game: AnyGame, name: str) -> None:
    bot = bots.find(name, game)
    bot.prepare()
    seen = first_view(game)
    move = bot.choose(seen, game.legal(seen), generator(3))
    thought = bot.last

    assert thought is not None
    assert thought.move == move
    for language in LANGUAGES:
        assert catalogue(language, game).say(thought.why(game, seen))


@pytest.mark.parametrize("game", GAMES, ids=games.names())
def test_a_coach_gets_a_hint_in_three_languages(game: AnyGame) -> None:
    engine(game).wait()
    seen = first_view(game)
    hint = bots.hint(game, seen, game.legal(seen), budget=Budget(playouts=200))

    assert hint.move == hint.choices[0].move
    assert all(0 <= choice.chance <= 1 for choice in hint.choices)
    texts = {catalogue(language, game).say(hint.message) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_a_hint_rests_on_the_view_alone() -> None:
    engine(BUTEUR).wait()
    seen = first_view(BUTEUR)
    hints = [
        bots.hint(BUTEUR, seen, BUTEUR.legal(seen), budget=Budget(playouts=100)) for _ in range(2)
    ]

    assert hints[0] == hints[1]


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("ismcts", Budget(playouts=2000)),
        ("ismcts:50", Budget(playouts=50)),
        ("ismcts:250ms", Budget(seconds=0.25)),
        ("ismcts:8000x4", Budget(playouts=8000, trees=4)),
    ],
)
def test_a_budget_is_part_of_the_name(name: str, budget: Budget) -> None:
    bot = bots.find(name, BUTEUR)

    assert isinstance(bot, bots.Search)
    assert bot.budget == budget


@pytest.mark.parametrize("name", ["grandmaster", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:9x"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(CoachError):
        bots.find(name, BUTEUR)
