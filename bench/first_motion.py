"""How long after the click does something move? In a real browser, on loopback, for each board.

`python -m bench.first_motion [GAME …]`; the figures are milliseconds from the click on the red
button to the first frame of what it set off, over moves of a match against a bot.
"""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, TimeoutError
from tests.web.house import serve
from tests.web.quick import ask
from tests.web.stand import Stand, Visitor

MOVES = 15
LISTEN = """() => {
    window.waits = [];
    document.addEventListener('click', (event) => {
        if (!event.target.closest('.confirm')) return;
        performance.clearMarks('tifo-motion');
        window.clicked = performance.now();
    }, true);
    new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('tifo-motion');
        if (!first || !window.clicked) return;
        window.waits.push(first.startTime - window.clicked);
        window.clicked = 0;
    }).observe({ type: 'mark' });
}"""


def choose(page: Page) -> None:
    """The first part of everything, until there is a deed."""
    for _ in range(12):
        if page.locator(".confirm:not(:disabled)").count() > 0:
            return
        page.locator("body").press("1")
        page.wait_for_timeout(30)


def measure(coach: Visitor, game: str, match: str) -> list[float]:
    """The waits of some moves."""
    page = coach.page
    page.goto(match)
    page.wait_for_selector("main.match")
    page.evaluate(LISTEN)
    for _ in range(MOVES):
        if not coach.awaits_me():
            break
        before = coach.ply()
        try:
            choose(page)
            page.locator(".confirm").click(timeout=2_000)
            coach.entry_changes(before)
        except TimeoutError:
            continue
    return [float(wait) for wait in page.evaluate("window.waits")]


def main(wanted: list[str]) -> None:
    """Print a line for each game."""
    found = subprocess.run(["sh", "tools/browser"], capture_output=True, text=True, check=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "matches.sqlite") as house,
        Stand.open(found.stdout.strip(), house, Path(folder)) as stand,
    ):
        print(f"{'game':12}{'moves':>6}{'median':>8}{'p90':>8}{'worst':>8}  ms to the first motion")
        for offer in ask(house, "GET", "/games"):
            if not offer["board"] or (wanted and offer["name"] not in wanted):
                continue
            seats = next((one for one in offer["options"] if one["name"] == "seats"), None)
            others = int(seats["default"]) - 1 if seats else 1
            asked = {
                "game": offer["name"],
                "options": {},
                "seats": [{"coach": "me", "name": "Ana"}, *[{"coach": "bot:beginner"}] * others],
                "way": "solo",
                "public": False,
                "timer": None,
            }
            made = ask(house, "POST", "/matches", asked)
            token = made["seats"][0]["token"]
            ask(house, "POST", f"/matches/{made['match']}/join", {"nonce": "firstmotion"}, token)
            coach = stand.visitor(speed=1)
            link = f"/m/{made['match']}#seat={token}"
            waits = sorted(measure(coach, offer["name"], link)) or [0.0]
            high = waits[int(len(waits) * 0.9) - 1]
            middle = statistics.median(waits)
            print(f"{offer['name']:12}{len(waits):6}{middle:8.0f}{high:8.0f}{waits[-1]:8.0f}")
            stand.empty()


if __name__ == "__main__":
    main(sys.argv[1:])
