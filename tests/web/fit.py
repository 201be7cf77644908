"""Does everything fit? Every language and width of a page, without loading it anew."""

from dataclasses import dataclass, field
from pathlib import Path

from tests.web.stand import Visitor
from tifo.text import LANGUAGES

SIZES = [(360, 740), (768, 1024), (1440, 900)]
CHECK = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
SPEAK = """async language => {
    const { setLanguage } = await import('/web/words.js');
    await setLanguage(language);
    await document.fonts.ready;
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass
class Fitting:
    """Somebody who looks at pages in all languages and widths, and notes what does not fit."""

    visitor: Visitor
    found: list[str] = field(default_factory=list)

    def look(self, what: str) -> None:
        """Note what does not fit on the page as it stands."""
        page = self.visitor.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for language in LANGUAGES:
                page.evaluate(SPEAK, language)
                page.evaluate(DRAWN)
                for problem in page.evaluate(CHECK):
                    self.found.append(f"{what}, {language}, {width}: {problem}")

    def visit(self, path: str, sign: str = "main > *") -> None:
        """Go to a page and look at it."""
        self.visitor.page.goto(path)
        self.visitor.page.wait_for_selector(sign)
        self.look(path)
