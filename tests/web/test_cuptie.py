"""A game from a package outside in a real browser, with a board that it brings along."""

from typing import Any

import pytest

from tests.web.stand import PHONE, WIDE, Stand, Visitor

NARROW = (360, 740)
NO_SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth"


def sit(visitor: Visitor) -> None:
    """A match against rules of thumb, in the first seat."""
    seats = [{"coach": "me", "name": "Camille"}, {"coach": "bot:rules-of-thumb"}]
    body = {"game": "cuptie", "options": {"squad": "5"}, "seats": seats, "way": "solo"}
    request = visitor.page.request
    answer = request.post("/api/matches", data={**body, "public": False, "timer": None})
    made: Any = answer.json()
    first = made["seats"][0]
    request.post(
        f"/api/matches/{made['match']}/join",
        data={"nonce": "anonceofmine"},
        headers={"Authorization": f"Bearer {first['token']}"},
    )
    visitor.page.goto(first["link"])
    visitor.page.wait_for_selector(".ct")


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(WIDE, "en", "light"), (NARROW, "fr", "dark")]
)
def test_a_whole_cup_by_mouse(
    stand: Stand, size: tuple[int, int], language: str, theme: str
) -> None:
    coach = stand.visitor(size, language=language, theme=theme)
    sit(coach)
    found, fits, plays = [], [], 0
    while coach.awaits_me():
        plays += 1
        coach.choose()
        coach.shot(f"cuptie-{size[0]}-{plays}")
        found += coach.serious_violations()
        fits.append(coach.page.evaluate(NO_SIDEWAYS))
        before = coach.ply()
        coach.confirm()
        coach.entry_changes(before)
    coach.shot(f"cuptie-{size[0]}-result", whole=True)

    assert found == []
    assert plays >= 3
    assert all(fits)
    assert coach.page.locator(".replay-board .ct").count() == 1


def test_a_whole_cup_by_keyboard_alone(stand: Stand) -> None:
    coach = stand.visitor(language="es")
    sit(coach)
    while coach.awaits_me():
        before = coach.ply()
        if coach.page.locator(".confirm:disabled").count() > 0:
            coach.press_part("1")
        coach.page.keyboard.press("Enter")
        coach.entry_changes(before)

    assert coach.is_over


def test_the_first_page_shows_its_poster_and_the_rulebook_its_cards(stand: Stand) -> None:
    visitor = stand.visitor(PHONE)
    visitor.visit("/")
    visitor.shot("cuptie-shelf", whole=True)
    posters = visitor.page.get_by_text("CUP TIE").count()
    visitor.page.goto("/rules/cuptie")
    visitor.page.wait_for_selector(".clause")
    visitor.shot("cuptie-rules", whole=True)

    assert posters > 0
    assert visitor.page.get_by_text("Youngster", exact=True).count() > 0
