"""The rulebook in the browser: our rulings beside their clauses, the box as tables."""

import pytest
from playwright.sync_api import expect

from tests.web.quick import QuickMatch
from tests.web.stand import WIDE, Stand, Visitor
from tests.web.test_phone import NARROW, NO_SIDEWAYS
from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.messages import Message
from tifo.text import catalogue

SHOWN = [game for game in games.installed() if game.tables is not None]


def opened(stand: Stand, path: str, size: tuple[int, int] = WIDE, language: str = "en") -> Visitor:
    """Somebody who has opened a rulebook, its tables drawn."""
    coach = stand.visitor(size, language=language)
    coach.page.goto(path)
    coach.page.wait_for_selector(".clause")
    return coach


def texts(coach: Visitor, selector: str) -> list[str]:
    return [" ".join(text.split()) for text in coach.page.locator(selector).all_inner_texts()]


def test_a_ruling_stands_below_its_clause_marked_as_ours(stand: Stand) -> None:
    coach = opened(stand, "/rules/buteur")

    below = coach.page.locator(".settled:has(#BU-5\\.1) .ruling")

    assert below.locator(".cid").inner_text() == "D12"
    assert below.locator(".mark").inner_text().casefold() == "our ruling"


@pytest.mark.parametrize("game", SHOWN, ids=lambda game: game.name)
def test_every_ruling_and_every_table_is_on_the_page(stand: Stand, game: AnyGame) -> None:
    words = catalogue("fr", game)
    coach = opened(stand, f"/rules/{game.name}", language="fr")
    titles = [words.say(Message(f"table-{table.name}")) for table in game.tables_shown()]

    assert set(texts(coach, ".ruling .cid")) == {ruling.id for ruling in game.rulings}
    assert texts(coach, ".rules section > h3") == [" ".join(title.split()) for title in titles]
    assert "ruling-" not in coach.page.locator(".rules").inner_text()


@pytest.mark.parametrize("language", ["fr", "es", "en"])
@pytest.mark.parametrize("game", SHOWN, ids=lambda game: game.name)
def test_the_page_fits_a_narrow_phone(stand: Stand, game: AnyGame, language: str) -> None:
    coach = opened(stand, f"/rules/{game.name}", NARROW, language)
    coach.shot(f"rulebook-{game.name}-{language}-360", whole=True)

    assert coach.page.evaluate(NO_SIDEWAYS)
    assert coach.errors == []


def test_the_words_of_the_book_follow_the_language(stand: Stand) -> None:
    coach = opened(stand, "/rules/buteur")
    coach.page.locator(".tools .lang button, .tools button", has_text="ES").first.click()
    coach.page.wait_for_selector("#table-cards h3:has-text('Las cartas')")

    assert "Solo con" in coach.page.locator(".settled:has(#BU-P\\.2)").inner_text()


def test_the_rulebook_of_a_match_shows_what_is_in_force_there(stand: Stand) -> None:
    match = QuickMatch.make(stand.house, "buteur", {"seats": "2"})
    coach = stand.visitor(WIDE, language="en")
    coach.page.goto(match.link(0))
    coach.page.wait_for_selector("main.match")
    coach.page.locator(".tools a[href^='/rules/buteur']").click()
    coach.page.wait_for_selector(".in-force")
    coach.page.wait_for_selector(".ruling")

    assert f"match={match.id}" in coach.page.url
    assert "D37" not in texts(coach, ".ruling .cid")
    assert "D23" in texts(coach, ".ruling .cid")


def test_a_link_to_a_ruling_lights_its_clause(stand: Stand) -> None:
    coach = opened(stand, "/rules/buteur#D12")

    assert coach.page.locator(".settled.hit .clause").first.get_attribute("id") == "BU-5.1"


def test_the_search_finds_a_ruling(stand: Stand) -> None:
    coach = opened(stand, "/rules/buteur")
    coach.page.locator(".search input").fill("D34")

    expect(coach.page.locator(".settled .clause:not(.ruling) .cid")).to_have_text(["BU-15"])
