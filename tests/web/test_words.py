"""The texts of the browser: every key that is used exists, in all three languages."""

import re
from pathlib import Path

import pytest

from tifo import games
from tifo.text import LANGUAGES

WEB = Path(games.__file__).parents[1] / "web"
BOARDS = sorted(Path(games.__file__).parent.glob("*/web"))
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
USED = re.compile(r"\bt\('(web-[\w-]+)'")
CHOSEN = re.compile(r"\bt\([^()'`]*\? '(web-[\w-]+)' : '(web-[\w-]+)'")


def keys(path: Path) -> set[str]:
    return set(KEY.findall(path.read_text(encoding="utf-8")))


def test_every_word_that_the_shell_uses_exists() -> None:
    sources = [path.read_text(encoding="utf-8") for path in WEB.rglob("*.js")]
    used = {key for text in sources for key in USED.findall(text)}
    used |= {key for text in sources for pair in CHOSEN.findall(text) for key in pair}

    assert used - keys(WEB / "text" / "en.ftl") == set()


@pytest.mark.parametrize("folder", [WEB / "text", *BOARDS], ids=lambda path: path.parent.name)
def test_the_three_languages_have_the_same_keys(folder: Path) -> None:
    english = keys(folder / "en.ftl")

    assert [keys(folder / f"{language}.ftl") for language in LANGUAGES] == [english] * 3


@pytest.mark.parametrize("folder", [WEB / "text", *BOARDS], ids=lambda path: path.parent.name)
def test_french_keeps_a_mark_with_its_word(folder: Path) -> None:
    lines = (folder / "fr.ftl").read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith("#")]

    assert [line for line in said if re.search(r"(?<!=) [!?;:»]|« ", line)] == []


GUIDED = [folder for folder in BOARDS if (folder / "guide.js").is_file()]


@pytest.mark.parametrize("folder", GUIDED, ids=lambda path: path.parent.name)
def test_every_tip_of_a_guide_has_its_words(folder: Path) -> None:
    tips = re.findall(r"\bkey: '([\w-]+)'", (folder / "guide.js").read_text(encoding="utf-8"))
    said = keys(folder / "en.ftl")

    assert {f"web-guide-{tip}{part}" for tip in tips for part in ("", "-title")} - said == set()
    assert 8 <= len(tips) <= 16


FRENCH = sorted(path for path in WEB.parent.rglob("fr.ftl"))


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "-".join(path.parts[-3:-1]))
def test_french_says_tu(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert re.findall(r".*\b(?:[Vv]ous|[Vv]otre|[Vv]os)\b.*", text) == []
