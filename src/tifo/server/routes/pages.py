"""The files that the browser loads: the shell, each game's board, the catalogues."""

import hashlib
import mimetypes
import re
from base64 import b64encode
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from tifo import games
from tifo.server.audience import Audience
from tifo.server.faults import UnknownPageError
from tifo.server.routes.api import told
from tifo.text import LANGUAGES

router = APIRouter(include_in_schema=False)

MORE_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SAFE_PART = re.compile(r"[A-Za-z0-9_@][A-Za-z0-9_.@+-]*")
"""What a part of a path may look like: no dots in front, no separators of any system."""


def web_folder() -> Path:
    """Where the browser side lies."""
    return Path(str(files("tifo"))) / "web"


@cache
def script_hashes() -> list[str]:
    """The hashes of the inline import maps of index.html, for the content-security policy."""
    index = web_folder() / "index.html"
    if not index.is_file():
        return []
    maps = re.findall(
        r'<script type="importmap">(.*?)</script>', index.read_text(encoding="utf-8"), re.DOTALL
    )
    return [b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in maps]


@router.get("/web/{path:path}", **told(Audience.ANYONE))
async def shell_file(request: Request, path: str) -> Response:
    """A file of the shell."""
    return _file(request, web_folder(), path)


@router.get("/games/{game}/web/{path:path}", **told(Audience.ANYONE))
async def game_file(request: Request, game: str, path: str) -> Response:
    """A file of a game's board."""
    return _file(request, Path(str(files(games.find(game).package))) / "web", path)


@router.get("/games/{game}/text/{name}", **told(Audience.ANYONE))
async def game_text(request: Request, game: str, name: str) -> Response:
    """A game's catalogue."""
    return _file(request, Path(str(files(games.find(game).package))) / "text", name)


@router.get("/text/{name}", **told(Audience.ANYONE))
async def shell_text(request: Request, name: str) -> Response:
    """The catalogues of everything around the games, one after the other."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or name == language:
        raise UnknownPageError("error-page")
    return _answer(request, shell_texts(language), "text/plain")


@cache
def shell_texts(language: str) -> bytes:
    """The shell's, the server's and the browser's own words."""
    folders = [Path(str(files(name))) for name in ("tifo", "tifo.server", "tifo.web") if _is(name)]
    found = [folder / "text" / f"{language}.ftl" for folder in folders]
    return b"\n".join(path.read_bytes() for path in found if path.is_file())


def _is(package: str) -> bool:
    return find_spec(package) is not None


@router.get("/{path:path}", **told(Audience.ANYONE))
async def page(request: Request, path: str) -> Response:
    """Any other address is a page of the shell, which finds its way by itself."""
    if path.split("/")[0] in ("api", "web", "text", "games"):
        raise UnknownPageError("error-page")
    if any(not SAFE_PART.fullmatch(part) for part in path.split("/") if part):
        raise UnknownPageError("error-page")
    return _file(request, web_folder(), "index.html")


def _file(request: Request, folder: Path, path: str) -> Response:
    parts = path.split("/")
    if not all(SAFE_PART.fullmatch(part) for part in parts):
        raise UnknownPageError("error-page")
    found = folder.joinpath(*parts)
    if not found.is_file() or not found.resolve().is_relative_to(folder.resolve()):
        raise UnknownPageError("error-page")
    guessed = MORE_TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0]
    answer = _answer(request, found.read_bytes(), guessed or "application/octet-stream")
    if found.name == "sw.js":
        answer.headers["service-worker-allowed"] = "/"
    return answer


def _answer(request: Request, body: bytes, media_type: str) -> Response:
    """The file, or word that the browser's copy is still right."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)
