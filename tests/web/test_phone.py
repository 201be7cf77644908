"""Phone size, by touch."""

import pytest

from tests.web.stand import PHONE, Stand
from tests.web.test_alone import against_a_bot

NARROW = (360, 740)
NO_SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (NARROW, "light")])
def test_a_match_is_played_on_a_phone(stand: Stand, size: tuple[int, int], theme: str) -> None:
    coach = stand.visitor(size, language="fr", theme=theme)
    against_a_bot(coach)
    for _ in range(6):
        coach.play()
    coach.awaits_me()
    coach.choose()
    coach.shot(f"phone-match-{size[0]}")

    assert coach.page.evaluate(NO_SIDEWAYS)
    assert coach.page.locator(".confirm-phone").is_visible()


@pytest.mark.parametrize(
    "path", ["/", "/table/new", "/rules/buteur", "/mine", "/rules", "/nowhere"]
)
def test_no_page_scrolls_sideways(stand: Stand, path: str) -> None:
    coach = stand.visitor(NARROW, language="fr")
    coach.page.goto(path)
    coach.page.wait_for_selector("main *", state="attached")
    coach.page.wait_for_timeout(300)

    assert coach.page.evaluate(NO_SIDEWAYS)
