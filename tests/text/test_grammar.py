"""Contractions, elision, spaces and capitals are right whatever stands in a sentence."""

import pytest

from tests.text.grammar import faults, renderings
from tests.text.test_catalogues import SHELLS
from tifo import games
from tifo.core.contract import AnyGame
from tifo.text import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def wrong(language: str, package: str, game: AnyGame | None) -> list[str]:
    """The sentences with a fault, each fault of a message once."""
    found: dict[tuple[str, str], str] = {}
    for key, text, sure in renderings(language, package, game):
        for fault in faults(language, key, text, sure):
            found.setdefault((key, fault), f"{key}: {fault}: {text}")
    return list(found.values())


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_a_game_speaks_well_whatever_it_speaks_of(game: AnyGame, language: str) -> None:
    assert wrong(language, game.package, game) == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("package", SHELLS)
def test_the_shell_speaks_well_whatever_it_speaks_of(package: str, language: str) -> None:
    assert wrong(language, package, None) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("fr", "Hugo face à le tir.", "an article not contracted"),
        ("fr", "Il répond à le corner.", "an article not contracted"),
        ("fr", "Le gardien de Amateur plonge.", "an elision missed"),
        ("fr", "Il faut que il tire.", "an elision missed"),
        ("fr", "But !", "a loose mark"),
        ("fr", "Un prix de 350 000.", "thousands apart"),
        ("es", "El saque de el portero.", "an article not contracted"),
        ("es", "Vale 350 000.", "thousands"),
        ("en", "Ana plays a Offside.", "a before a vowel"),
        ("en", "Ana  plays.", "two spaces"),
        ("en", "Ana plays .", "a space before a stop"),
        ("en", "Ana plays { $card }.", "a brace"),
        ("en", "the corner cannot clear.", "a small letter at the beginning"),
    ],
)
def test_the_ear_hears_what_is_wrong(language: str, text: str, fault: str) -> None:
    assert fault in list(faults(language, "event-x", text, sure=True))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Il reste à le jouer\u00a0; le onze d’Élodie et celui de Hugo attendent l’attaque."),
        ("es", "Él saca del área y le pega al balón: 350.000 para Óscar."),
        ("en", "A one-two, a Euromatch and an offside: Ana’s side is through."),
    ],
)
def test_the_ear_takes_no_offence_at_what_is_right(language: str, text: str) -> None:
    assert list(faults(language, "event-x", text, sure=True)) == []
