"""The browser, and a visitor who knows how to use the pages."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

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
BRIEFLY = 4_000
AXE = Path(__file__).parent / "vendor" / "axe.min.js"


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
        self.page.wait_for_selector(mine, state="attached", timeout=20_000)
        return not self.is_over

    def ply(self) -> str:
        """The ply on the screen; empty where there is none."""
        return self.page.locator("main").get_attribute("data-ply") or ""

    def entry_changes(self, before: str) -> None:
        """Wait until the position is another one."""
        self.page.wait_for_function(
            "old => document.querySelector('main')?.dataset.ply !== old",
            arg=before,
            timeout=20_000,
        )

    def choose(self) -> None:
        """Choose a whole move with the mouse: a card, then squares of the pitch or buttons."""
        page = self.page
        if page.locator(".hand .pc.lift").count() == 0:
            first = page.locator(".hand .pc[data-open=true]").first
            if first.count() > 0:
                first.click(timeout=BRIEFLY)
        for _ in range(4):
            if page.locator(".confirm:not(:disabled), .confirm-phone:not(:disabled)").count() > 0:
                return
            target = page.locator(".target[aria-pressed=false] rect >> nth=1")
            if target.count() > 0:
                page.locator(".target[aria-pressed=false]").last.dispatch_event("click")
            else:
                page.locator(".parts .btn[aria-pressed=false]").first.click(timeout=BRIEFLY)

    def confirm(self) -> None:
        """Press the red button."""
        self.page.locator(".confirm:visible, .confirm-phone:visible").first.click(timeout=BRIEFLY)

    def play(self) -> bool:
        """One move of mine; False when the match is over."""
        if not self.awaits_me():
            return False
        before = self.ply()
        try:
            self.choose()
            self.confirm()
        except TimeoutError:
            # A coach who can only pass is passed for, also while he reaches for the button.
            assert self.ply() != before
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
        page = context.new_page()
        page.set_default_timeout(20_000)
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
