"""The browser, and a visitor who knows how to use the pages.

Tests wait for states, never for milliseconds, and they ask from outside: our content-security
policy lets nobody evaluate a string in a page, not even `wait_for_function`.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = (1440, 900)
PHONE = (390, 844)
READY = ".confirm:not(:disabled), .confirm-phone:not(:disabled)"
"""The red button of a move that is chosen whole; where there is but one it is chosen already."""
PATIENCE_S = 60
"""How long anything may take before a test gives up; a machine may have much to do."""
TICK_MS = 20
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
PAGES = {
    "/": ".poster:not(.ghost)",
    "/table/new": ".setup",
    "/mine": ".panel .hd",
    "/join": ".join",
    "/rules": ".book",
    "/rules/buteur": ".clause",
    "/nowhere": ".panel",
}
"""The pages around a match, and what is on each when it has come."""
CHOICE = """() => JSON.stringify(
  [...document.querySelectorAll('.act [data-part], .hand [data-part], .confirm')]
    .map((one) => [one.dataset.part, one.ariaPressed, one.disabled]))"""
STILL = """async () => {
  await document.fonts.ready;
  const ends = ({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime);
  for (;;) {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const moving = running.filter(ends);
    if (moving.length === 0) break;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => null)));
  }
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
DEAL = """
  const fill = (bytes) => {
    const made = Number(localStorage.getItem('test.nonces') ?? 0);
    localStorage.setItem('test.nonces', made + 1);
    bytes.fill(0);
    bytes.set([...SEED.slice(0, 12)].map((letter) => letter.charCodeAt(0)));
    bytes[15] = made;
    return bytes;
  };
  crypto.getRandomValues = fill;
"""
"""A visitor's share of the dealer's secret: from the name, and of each table another one."""


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    given_up = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < given_up, "it never came to that"
        page.wait_for_timeout(TICK_MS)


@dataclass
class Visitor:
    """Somebody in front of one screen."""

    page: Page
    artefacts: Path
    errors: list[str] = field(default_factory=list)

    def shot(self, name: str, whole: bool = False) -> None:
        """Keep what is on the screen."""
        self.page.screenshot(path=self.artefacts / f"{name}.png", full_page=whole)

    @property
    def is_over(self) -> bool:
        """Does the page show a result?"""
        return self.page.locator(".result-hero").count() > 0

    def awaits_me(self) -> bool:
        """Wait until it is my turn (True) or the match is over (False)."""
        mine = ".act.mine .confirm, .result-hero"
        self.page.wait_for_selector(mine, state="attached")
        return not self.is_over

    def ply(self) -> str:
        """The ply on the screen; empty where there is none."""
        return self.page.locator("main").get_attribute("data-ply") or ""

    def entry_changes(self, before: str) -> None:
        """Wait until the position is another one."""
        self.page.wait_for_selector(f"main:not([data-ply='{before}'])", state="attached")

    def visit(self, path: str) -> None:
        """Go to a page around a match, and wait until it is there and nothing moves."""
        self.page.goto(path)
        self.page.wait_for_selector(PAGES[path])
        self.still()

    def still(self) -> None:
        """Wait until fonts are there and nothing moves that will end."""
        self.page.evaluate(STILL)

    def pick(self, point: Callable[[], None]) -> None:
        """Point at a part, and wait until the choice is another one."""
        before = self.page.evaluate(CHOICE)
        point()
        until(self.page, lambda: bool(self.page.evaluate(CHOICE) != before))

    def press_part(self, key: str) -> None:
        """Choose a part by its key."""
        self.pick(lambda: self.page.keyboard.press(key))

    def choose(self) -> None:
        """Choose a whole move with the mouse: a card, then squares of the pitch or buttons."""
        page = self.page
        if page.locator(".hand .pc.lift").count() == 0:
            first = page.locator(".hand .pc[data-open=true]").first
            if first.count() > 0:
                self.pick(first.click)
        targets = page.locator(".target[aria-pressed=false]")
        while page.locator(READY).count() == 0:
            if targets.locator("rect >> nth=1").count() > 0:
                self.pick(lambda: targets.last.dispatch_event("click"))
            else:
                self.pick(page.locator(".parts .btn[aria-pressed=false]").first.click)

    def confirm(self) -> None:
        """Press the red button."""
        self.page.locator(".confirm:visible, .confirm-phone:visible").first.click()

    def play(self) -> bool:
        """One move of mine; False when the match is over."""
        if not self.awaits_me():
            return False
        before = self.ply()
        self.choose()
        self.confirm()
        self.entry_changes(before)
        return True

    def serious_violations(self) -> list[str]:
        """What axe finds that would keep somebody out."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {"target-size": {"enabled": True}}
        found: list[dict[str, Any]] = self.page.evaluate(
            "rules => axe.run(document, { rules, resultTypes: ['violations'] })"
            ".then(result => result.violations)",
            rules,
        )
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]


def whose_turn(*visitors: Visitor) -> Visitor:
    """Wait until it is the turn of one of these; who that is."""
    mine: list[Visitor] = []

    def somebody_is_due() -> bool:
        mine.extend(one for one in visitors if one.page.locator(".act.mine .confirm").count() > 0)
        return bool(mine)

    until(visitors[0].page, somebody_is_due)
    return mine[0]


@dataclass
class Stand:
    """A browser with as many visitors as a test wants."""

    browser: Browser
    house: House
    artefacts: Path
    visitors: list[Visitor] = field(default_factory=list)

    @classmethod
    @contextmanager
    def open(cls, chromium: str, house: House, artefacts: Path) -> Iterator["Stand"]:
        """Start the browser, and close it in the end."""
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            yield cls(browser, house, artefacts)
            browser.close()

    def visitor(
        self,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        theme: str = "light",
        speed: int = 0,
        name: str = "Camille",
    ) -> Visitor:
        """Somebody new, who has never been here."""
        phone = size[0] < 700
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
        )
        # Set once: what the visitor changes later stays.
        context.add_init_script(
            "if (!localStorage.getItem('tifo.lang')) {"
            f"localStorage.setItem('tifo.speed', '{speed}');"
            f"localStorage.setItem('tifo.name', '\"{name}\"');"
            f"localStorage.setItem('tifo.lang', '\"{language}\"');"
            "}"
        )
        context.add_init_script(f"{{ const SEED = '{name}'; {DEAL} }}")
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE_S)
        visitor = Visitor(page, self.artefacts)
        page.on("pageerror", lambda error: visitor.errors.append(str(error)))
        self.visitors.append(visitor)
        return visitor

    def empty(self) -> None:
        """Everybody goes home, and nobody saw an error."""
        errors = [error for visitor in self.visitors for error in visitor.errors]
        for visitor in self.visitors:
            visitor.page.context.close()
        self.visitors.clear()
        assert errors == []
