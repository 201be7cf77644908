"""The words that `docs/words.md` tells us not to use are in no catalogue."""

import re
from pathlib import Path

import pytest

import tifo

ROOT = Path(tifo.__file__).parent
FORBIDDEN = {
    "en": r"soccer|goalie|netminder|overtime|forbids? to|house rules?|defense|offense",
    "fr": r"six mètres|sorties? de but|coups? de pied de but|cartons? retournés?|pas de 50"
    r"|tire[rsz]? une carte|jette[rz]? (?:le|un) dé|la coupe montre|vous|votre|vos",
    "es": r"bandos?|asientos?|disparos?|disparar?|área chica|córners|bonos?|capacidad(?:es)?"
    r"|hombres?|usted(?:es)?|vosotros|primer tiempo|segundo tiempo|como las agujas",
}
"""What must not stand in a message, by language; whole words, whatever the case."""


def catalogues(language: str) -> list[Path]:
    """Every catalogue of a language: of the shells, of the games, of their boards."""
    return sorted({*ROOT.rglob(f"{language}.ftl"), *ROOT.rglob(f"text/{language}/*.ftl")})


def said(path: Path) -> list[str]:
    """The lines of a catalogue without its comments and keys."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.partition("=")[2] or line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("language", FORBIDDEN)
def test_one_word_is_used_for_each_thing(language: str) -> None:
    wrong = re.compile(rf"\b(?:{FORBIDDEN[language]})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in catalogues(language)
        for line in said(path)
        if wrong.search(line)
    ]

    assert found == []


@pytest.mark.parametrize("language", ["fr", "es"])
def test_thousands_are_grouped_as_in_the_language(language: str) -> None:
    loose = re.compile(
        r"\d,\d{3}\b" + (r"|\d \d{3}\b" if language == "fr" else r"|\d[ \u00a0\u202f]\d{3}\b")
    )
    found = [
        line.strip() for path in catalogues(language) for line in said(path) if loose.search(line)
    ]

    assert found == []
