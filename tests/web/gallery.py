"""The gallery of the docs: every board on a desktop and a phone, by day and by night.

`make gallery` plays a match of each game with bots, takes the pictures and writes the page.
"""

import base64
import subprocess
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Route

from tests.web.house import House, serve
from tests.web.quick import ask
from tests.web.stand import PHONE, WIDE, Stand, Visitor
from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.messages import Message
from tifo.text import catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "gallery.md"
PICTURES = ROOT / "docs" / "gallery"
BOT = "bot:rules-of-thumb"
PLIES = 70
"""How far a match has come when its picture is taken, if it lasts as long."""
QUALITY = 0.8
PACK = """async ({ picture, quality }) => {
    const sent = await fetch(`data:image/png;base64,${picture}`);
    const image = await createImageBitmap(await sent.blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const packed = await canvas.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await packed.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""
LOOKS = {
    "desktop": (WIDE, "light"),
    "desktop-dark": (WIDE, "dark"),
    "phone": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
}
PAGE_LOOKS = ("desktop", "phone-dark")
PAGES = {
    "home": ("/", ".poster:not(.ghost)"),
    "rulebook": ("/rules/buteur", ".clause"),
    "set-up": ("/table/new", ".setup"),
}
OPENING = """# Gallery

The pages and the boards as they are; `make gallery` takes the pictures anew.
"""


def take(visitor: Visitor, name: str) -> None:
    """Keep what is on the screen, small."""
    page = visitor.page
    visitor.still()
    picture = base64.b64encode(page.screenshot()).decode()
    desk = page.context.new_page()
    packed: str = desk.evaluate(PACK, {"picture": picture, "quality": QUALITY})
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(packed))


def bots_play(house: House, game: AnyGame) -> str:
    """The link of a seat in a match that bots have brought to its middle."""
    seats = next((int(one.default) for one in game.options if one.name == "seats"), 2)
    sitters = [{"coach": "me", "name": "Camille"}, *[{"coach": BOT}] * (seats - 1)]
    asked = {"game": game.name, "options": {}, "seats": sitters, "way": "solo"}
    made = ask(house, "POST", "/matches", asked | {"public": False, "timer": None})
    match, token = made["match"], made["seats"][0]["token"]
    ask(house, "POST", f"/matches/{match}/join", {"nonce": "forthegallery"}, token)
    ask(house, "POST", f"/matches/{match}/coach", {"seat": 0, "coach": BOT}, token)
    while ask(house, "GET", f"/matches/{match}", token=token)["ply"] < PLIES:
        time.sleep(0.05)
    ask(house, "POST", f"/matches/{match}/coach", {"seat": 0, "coach": "human"}, token)
    return f"/m/{match}#seat={token}"


def picture_board(stand: Stand, game: AnyGame) -> None:
    """All looks of one board."""
    link = bots_play(stand.house, game)
    for look, (size, theme) in LOOKS.items():
        coach = stand.visitor(size, theme=theme)
        coach.page.goto(link)
        coach.page.wait_for_selector("main.match")
        coach.awaits_me()
        coach.page.locator("body").press("1")
        take(coach, f"{game.name}-{look}")
        stand.empty()


def only_drawn(route: Route) -> None:
    """The shelf without the examples that are installed beside the package."""
    names = [game.name for game in drawn()]
    answer = route.fetch()
    route.fulfill(response=answer, json=[one for one in answer.json() if one["name"] in names])


def picture_pages(stand: Stand) -> None:
    """What lies around the boards."""
    for name, (path, sign) in PAGES.items():
        for look in PAGE_LOOKS:
            size, theme = LOOKS[look]
            visitor = stand.visitor(size, theme=theme)
            visitor.page.route("**/api/games", only_drawn)
            visitor.page.goto(path)
            visitor.page.wait_for_selector(sign)
            take(visitor, f"{name}-{look}")
            stand.empty()


def drawn() -> list[AnyGame]:
    """The games that bring a board and belong to this package."""
    return [
        game
        for game in games.installed()
        if game.package.startswith("tifo.")
        and (ROOT / "src" / Path(*game.package.split(".")) / "web" / "board.js").is_file()
    ]


def page() -> str:
    """The page, from the pictures that there are."""
    lines = [OPENING]
    for game in drawn():
        words = catalogue("en", game)
        name, tagline = words.say(Message("name", {})), words.say(Message("tagline", {}))
        lines.append(f"## {name}\n\n{tagline}\n")
        lines += [f"![{name}, {look}](gallery/{game.name}-{look}.webp)" for look in LOOKS]
        lines.append("")
    lines.append("## Around the boards\n")
    for name in PAGES:
        lines += [f"![{name}, {look}](gallery/{name}-{look}.webp)" for look in PAGE_LOOKS]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Take all pictures and write the page."""
    found = subprocess.run(["sh", "tools/browser"], cwd=ROOT, capture_output=True, text=True)
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("*.webp"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "matches.sqlite") as house,
        Stand.open(found.stdout.strip(), house, Path(folder)) as stand,
    ):
        picture_pages(stand)
        for game in drawn():
            picture_board(stand, game)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
