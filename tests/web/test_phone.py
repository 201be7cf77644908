"""Phone size, by touch."""

import pytest

from tests.web.quick import QuickMatch
from tests.web.stand import PAGES, PHONE, Stand
from tests.web.test_alone import against_a_bot

NARROW = (360, 740)
FINGER = 44
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


def test_what_is_lit_is_wide_enough_for_a_finger(stand: Stand) -> None:
    coach = stand.visitor(NARROW)
    against_a_bot(coach)
    coach.awaits_me()
    coach.choose()
    sizes = coach.page.evaluate(
        "[...document.querySelectorAll('.target .reach, .hand .pc, .bar .btn')]"
        ".map(one => one.getBoundingClientRect())"
        ".map(({ width, height }) => Math.min(width, height))"
    )

    assert min(sizes) >= FINGER


def test_the_square_next_to_the_finger_is_meant(stand: Stand) -> None:
    coach = stand.visitor(NARROW)
    coach.page.goto(QuickMatch.make(stand.house, "buteur", {"kick_off": "first"}).link(0))
    coach.awaits_me()
    coach.page.locator(".hand .pc[data-open=true]").first.click()
    squares = coach.page.locator(".target[data-target^=start]")
    squares.first.wait_for()
    meant = [str(squares.nth(i).get_attribute("data-target")) for i in range(squares.count())]
    chosen = []
    for step in meant:
        box = coach.page.locator(f".target[data-target='{step}'] .lit").bounding_box()
        assert box is not None
        coach.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        chosen.append(
            coach.page.locator(".target.on[data-target^=start]").get_attribute("data-target")
        )

    assert chosen == meant
    assert len(meant) == 2


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways(stand: Stand, path: str) -> None:
    coach = stand.visitor(NARROW, language="fr")
    coach.visit(path)

    assert coach.page.evaluate(NO_SIDEWAYS)
