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

MATCHES = 5
STRIDE = 3
"""Every so many decisions everything is said that can be."""
SAMPLE = 3
"""Moves said of each position, legal ones and any."""
NAMES = ("Ana", "Béla", "Çelik", "Dunja", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo")


def variety(game: AnyGame) -> list[Match]:
    """A few variations before their first decision: the first, the last and some between."""
    found = variations(game)
    chosen = found[:: max(1, len(found) // MATCHES)][:MATCHES]
    matches = []
    for given in [*chosen, found[-1]]:
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


def tell(match: Match, since: int, words: Catalogue) -> None:
    """Tell what happened to a spectator and to the first seat."""
    for ply in match.plies[since:]:
        for event in ply.events:
            for viewer in (NOBODY, 0):
                message = match.game.words.describe_event(event, viewer)
                if message is not None:
                    words.say(message, NAMES)


@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_random_matches_are_told_without_a_missing_word(game: AnyGame) -> None:
    rng = generator(7)
    for number, match in enumerate(variety(game)):
        # Keys and arguments are the same in every language, so each match is told in one.
        words = catalogue(LANGUAGES[number % len(LANGUAGES)], game)
        decisions = 0
        while not match.is_over:
            told = len(match.plies)
            if decisions % STRIDE == 0:
                say_everything(match, words, rng)
            decisions += 1
            legal = match.legal()
            match.play(match.to_act, legal[below(rng, len(legal))])
            tell(match, told, words)
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
