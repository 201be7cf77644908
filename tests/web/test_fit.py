"""No text is cut, sticks out or lies on other text; no page scrolls sideways.

Every page, in three languages, at 360, 768 and 1440 px; the games are found, not listed.
"""

import pytest

from tests.web.fit import CHECK, Fitting
from tests.web.quick import QuickMatch
from tests.web.stand import Stand
from tests.web.test_together import set_up
from tifo import games

NAMES = [game.name for game in games.installed()]
PAGES = [
    ("/", ".poster:not(.ghost)"),
    ("/mine", ".open-table"),
    ("/join", ".join"),
    ("/rules", ".book"),
    ("/nowhere", ".panel"),
]
POSITIONS = [0, 10, 40]
"""How many decisions are played before each look at a board; then a part is chosen, too."""
ENOUGH = 150
"""A match that is not over after so many more decisions is not played to its end here."""


@pytest.fixture
def fitting(stand: Stand) -> Fitting:
    return Fitting(stand.visitor(name="Maximiliane"))


def test_the_pages_around_a_match_fit(stand: Stand, fitting: Fitting) -> None:
    match = QuickMatch.make(stand.house, "buteur")
    fitting.visitor.page.goto(match.link(0))
    fitting.visitor.page.wait_for_selector(".hand .pc")
    for path, sign in PAGES:
        fitting.visit(path, sign)

    assert fitting.found == []


def test_the_tables_before_a_match_fit(fitting: Fitting) -> None:
    page = fitting.visitor.page
    for way, sign in (("network", ".qr svg"), ("room", ".qr svg"), ("pass", ".curtain")):
        set_up(fitting.visitor, way)
        page.wait_for_selector(sign)
        fitting.look(way)

    assert fitting.found == []


@pytest.mark.parametrize("game", NAMES)
def test_the_rulebook_and_the_options_fit(fitting: Fitting, game: str) -> None:
    fitting.visit(f"/table/new?game={game}", ".setup")
    fitting.visit(f"/rules/{game}", ".clause, .rules h1")

    assert fitting.found == []


@pytest.mark.parametrize("game", NAMES)
def test_the_board_fits(stand: Stand, fitting: Fitting, game: str) -> None:
    match = QuickMatch.make(stand.house, game)
    page = fitting.visitor.page
    for decisions in POSITIONS:
        # What is played without asking must not cross the moves that are played here.
        page.goto("/nowhere")
        if not match.play(decisions, until=0):
            break
        page.goto(match.link(0))
        fitting.visitor.awaits_me()
        if decisions > 0:
            page.locator("body").press("1")
        fitting.look(f"{game} after {decisions}")
    page.goto(f"/m/{match.id}?ply=5")
    page.wait_for_selector(".replay-board *")
    fitting.look(f"{game}, replay")
    page.goto("/nowhere")
    if not match.play(ENOUGH):
        page.goto(f"/m/{match.id}")
        page.wait_for_selector(".result-hero")
        fitting.look(f"{game}, result")

    assert fitting.found == []


def test_the_dialogs_fit(stand: Stand, fitting: Fitting) -> None:
    match = QuickMatch.make(stand.house, "buteur")
    page = fitting.visitor.page
    page.goto(match.link(0))
    while match.play(1, until=0):
        fitting.visitor.awaits_me()
        if page.locator(".hand .pc.no").count() > 0:
            break
    page.locator(".hand .pc.no").first.click()
    page.wait_for_selector(".why-box")
    fitting.look("refusal")
    page.keyboard.press("Escape")
    for key, what in (("l", "moves in words"), ("?", "keys")):
        page.locator("body").press(key)
        page.wait_for_selector("dialog[open]")
        fitting.look(what)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    for item in range(page.locator(".menu [data-close]").count() + 1):
        page.locator(".mast .tools .ib").last.click()
        page.wait_for_selector(".menu")
        fitting.look("menu")
        page.locator(".menu [data-close]").nth(item).click()
        page.wait_for_selector("dialog[open], .guide")
        fitting.look(f"from the menu, {item}")

    assert fitting.found == []


SLIPS = """
<style>div { position: absolute; font: 16px/20px sans-serif }</style>
<div style="top: 0; width: 60px; overflow: hidden; white-space: nowrap">cut by its own box</div>
<div style="top: 40px">one text</div><div style="top: 42px; left: 20px">another text</div>
<div style="top: 80px; width: 50px; white-space: nowrap; border: 1px solid">wider than it</div>
<svg width="40" height="120" overflow="visible"><text x="30" y="115">far</text></svg>
<div style="top: 160px; width: 60px; overflow: auto; white-space: nowrap">may be scrolled</div>
<div style="top: 200px">covered</div><div style="top: 200px; background: white">a lid</div>
"""


def test_the_check_sees_what_does_not_fit(stand: Stand) -> None:
    page = stand.visitor((360, 740)).page
    page.set_content(SLIPS)
    found = [problem.partition(":")[0] for problem in page.evaluate(CHECK)]

    assert found == ["cut", "sticks out", "beyond its drawing", "overlap"]
