"""The games that can be played here, their rulebooks, and the server itself."""

from importlib.metadata import version
from importlib.resources import files

from tifo import bots, games
from tifo.core.contract import AnyGame
from tifo.server.follow.book import rulebook_told
from tifo.server.http.address import addresses, base_url, is_lan
from tifo.server.http.answers import Answer, json_answer
from tifo.server.http.request import Request
from tifo.server.http.routing import Audience, Routes
from tifo.server.wire.answers import OfferedGame, Qr, Rulebook, ServerInfo
from tifo.server.wire.bodies import QrCode
from tifo.text import LANGUAGES

routes = Routes("/api", "games")


@routes.get("/games", Audience.ANYONE, list[OfferedGame])
async def list_games() -> Answer:
    """Every installed game with its options and bots."""
    return json_answer([_offer(game) for game in games.installed()])


def _offer(game: AnyGame) -> dict[str, object]:
    web = files(game.package).joinpath("web")
    return {
        "name": game.name,
        "version": game.version,
        "options": [
            {"name": option.name, "choices": list(option.choices), "default": option.default}
            for option in game.options
        ],
        "bots": list(bots.names()),
        **{part: web.joinpath(f"{part}.js").is_file() for part in ("board", "poster", "guide")},
    }


@routes.get("/games/{game}/rulebook", Audience.ANYONE, Rulebook)
async def rulebook(game: str) -> Answer:
    """The clauses of a game with all our rulings, and its components."""
    return json_answer(rulebook_told(games.find(game)))


@routes.get("/server", Audience.ANYONE, ServerInfo)
async def server(request: Request) -> Answer:
    """The server's version and the addresses at which phones find it."""
    settings = request.app.settings
    return json_answer(
        {
            "version": version("tifo"),
            "addresses": addresses(settings.host, settings.port),
            "lan": is_lan(settings.host),
            "languages": list(LANGUAGES),
            "language": settings.language,
        }
    )


@routes.post("/qr", Audience.ANYONE, Qr)
async def qr(request: Request, asked: QrCode) -> Answer:
    """A link of a table as a QR code."""
    import segno

    settings = request.app.settings
    url = base_url(request.header("host"), settings.host, settings.port) + asked.path
    svg = segno.make(url, error="m").svg_inline(border=2, omitsize=True)
    return json_answer({"url": url, "svg": svg})
