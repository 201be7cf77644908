"""Nobody is kept out: axe finds nothing serious on any page, in both themes and on a phone."""

import pytest

from tests.web.quick import QuickMatch
from tests.web.stand import PAGES, PHONE, WIDE, Stand, Visitor
from tests.web.test_alone import against_a_bot, seats
from tests.web.test_together import set_up

LOOKS = [(WIDE, "en", "light"), (WIDE, "fr", "dark"), (PHONE, "es", "dark"), (PHONE, "fr", "light")]


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_axe_finds_nothing_serious(
    stand: Stand, size: tuple[int, int], language: str, theme: str
) -> None:
    coach = stand.visitor(size, language=language, theme=theme)
    tag = f"{size[0]}-{language}-{theme}"
    found: list[str] = []
    for path in PAGES:
        coach.visit(path)
        coach.shot(f"page{path.replace('/', '-')}-{tag}")
        found += [f"{path} {one}" for one in coach.serious_violations()]
        assert coach.page.evaluate("document.documentElement.lang") == language
    found += in_a_match(coach, tag)

    assert found == []


def in_a_match(coach: Visitor, tag: str) -> list[str]:
    """The board, its dialogs, the lobby and the curtain."""
    found: list[str] = []

    def look(what: str) -> None:
        coach.still()
        coach.shot(f"{what}-{tag}")
        found.extend(f"{what} {one}" for one in coach.serious_violations())

    against_a_bot(coach)
    while coach.awaits_me() and coach.page.locator(".hand .pc.no").count() == 0:
        coach.play()
    coach.choose()
    look("match")
    coach.page.locator(".hand .pc.no").first.click()
    coach.page.wait_for_selector(".why-box")
    look("refusal")
    coach.page.keyboard.press("Escape")
    for key, what in (("l", "moves"), ("?", "keys")):
        coach.page.locator("body").press(key)
        coach.page.wait_for_selector("dialog[open]")
        look(what)
        coach.page.keyboard.press("Escape")
        coach.page.wait_for_selector("dialog", state="detached")
    coach.page.goto(f"{coach.page.url}?ply=9")
    coach.page.wait_for_selector(".replay .pitch")
    look("replay")
    for way in ("network", "pass", "room"):
        set_up(coach, way)
        coach.page.wait_for_selector(".qr svg, .curtain")
        look(f"table-{way}")
    return found


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (WIDE, "dark"), (PHONE, "dark")])
def test_axe_finds_nothing_serious_on_a_result(
    stand: Stand, size: tuple[int, int], theme: str
) -> None:
    match = QuickMatch.make(stand.house, "buteur")
    match.play(2_000)
    coach = stand.visitor(size, language="fr", theme=theme)
    coach.page.goto(match.link(0))
    coach.page.wait_for_selector(".result-hero")
    coach.page.locator(".verify .btn.go").click()
    coach.page.wait_for_selector(".findings li:nth-child(4)")
    coach.shot(f"result-{size[0]}-{theme}", whole=True)

    assert coach.serious_violations() == []


def test_the_menu_and_the_seats_can_be_reached(stand: Stand) -> None:
    coach = stand.visitor()
    against_a_bot(coach)
    coach.awaits_me()
    seats(coach)

    assert coach.serious_violations() == []
