"""Whatever can be said in a match of any installed game can be said in every language."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from tifo import games
from tifo.core.contract import NOBODY, AnyGame
from tifo.core.rng import below, generator
from tifo.play.match import Match, new_match
from tifo.testing.walk import variations
from tifo.text import LANGUAGES, Catalogue, catalogue

SAMPLE = 3
"""Moves said of each position, legal ones and any."""
NAMES = ("Ana", "Béla", "Çelik", "Dunja", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo")


def variety(game: AnyGame) -> list[Match]:
    """A match of each variation before its first decision."""
    matches = []
    for given in variations(game):
        options = game.read_options(given)
        coaches = ["bot:uniform"] * game.seat_count(options)
        matches.append(new_match(game, options, coaches, bytes(32), []))
    return matches


def say_everything(match: Match, words: Catalogue, rng: list[int]) -> None:
    """Say what a seat is asked, may do, may not do and sees."""
    seat, game = match.to_act, match.game
    seen = match.view(seat)
    words.say(game.words.describe_position(seen), NAMES)
    words.say(game.words.describe_position(match.view(NOBODY)), NAMES)
    legal = match.legal()
    for _ in range(SAMPLE):
        words.say(game.words.describe_move(seen, legal[below(rng, len(legal))]), NAMES)
        error = match.refusal(seat, below(rng, game.rules.MOVE_COUNT + 2))
        if error is not None:
            words.say(error.message, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_random_matches_are_told_without_a_missing_word(game: AnyGame, language: str) -> None:
    words = catalogue(language, game)
    rng = generator(7)
    for match in variety(game):
        while not match.is_over:
            told = len(match.plies)
            say_everything(match, words, rng)
            legal = match.legal()
            match.play(match.to_act, legal[below(rng, len(legal))])
            for ply in match.plies[told:]:
                for event in ply.events:
                    for viewer in (NOBODY, 0):
                        message = game.words.describe_event(event, viewer)
                        if message is not None:
                            words.say(message, NAMES)
        words.say(match.ending(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_a_board_fits_in_a_hundred_columns(game: AnyGame, language: str) -> None:
    words = catalogue(language, game)
    for match in variety(game):
        for viewer in (NOBODY, *range(len(match.coaches))):
            board = game.words.draw(match.view(viewer), lambda message: words.say(message, NAMES))
            widths = [cell_len(Text.from_markup(line).plain) for line in board.splitlines()]

            assert max(widths) <= 100
