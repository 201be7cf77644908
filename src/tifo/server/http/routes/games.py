"""The games that can be played here, their rulebooks, and the server itself."""

from importlib.metadata import version
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from tifo import bots, games
from tifo.core.contract import AnyGame
from tifo.server.follow.book import rulebook_told
from tifo.server.http.address import addresses, base_url, is_lan
from tifo.server.http.callers import Audience
from tifo.server.http.routes.api import json_answer, told
from tifo.server.wire.answers import OfferedGame, Qr, Rulebook, ServerInfo
from tifo.server.wire.bodies import QrCode
from tifo.text import LANGUAGES

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", **told(Audience.ANYONE, list[OfferedGame]))
async def list_games() -> Response:
    """Every installed game with its options and bots."""
    return json_answer([_offer(game) for game in games.installed()])


def _offer(game: AnyGame) -> dict[str, Any]:
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


@router.get("/games/{game}/rulebook", **told(Audience.ANYONE, Rulebook))
async def rulebook(game: str) -> Response:
    """The clauses of a game with all our rulings, and its components."""
    return json_answer(rulebook_told(games.find(game)))


@router.get("/server", **told(Audience.ANYONE, ServerInfo))
async def server(request: Request) -> Response:
    """The server's version and the addresses at which phones find it."""
    settings = request.app.state.settings
    return json_answer(
        {
            "version": version("tifo"),
            "addresses": addresses(settings.host, settings.port),
            "lan": is_lan(settings.host),
            "languages": list(LANGUAGES),
            "language": settings.language,
        }
    )


@router.post("/qr", **told(Audience.ANYONE, Qr))
async def qr(request: Request, asked: QrCode) -> Response:
    """A link of a table as a QR code."""
    import segno

    settings = request.app.state.settings
    url = base_url(request.headers.get("host", ""), settings.host, settings.port) + asked.path
    svg = segno.make(url, error="m").svg_inline(border=2, omitsize=True)
    return json_answer({"url": url, "svg": svg})
