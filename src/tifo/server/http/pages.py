"""The files that the browser loads: the shell, each game's board, the catalogues.

Nothing heavy is imported here: the first page must not wait for the rest of the server.
"""

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from tifo.server.asgi import Headers
from tifo.server.http.answers import Answer
from tifo.server.http.errors import MethodError, UnknownPageError
from tifo.server.http.request import Request

GAMES = "tifo.games"
"""The entry points of games; their packages are found without importing their rules."""
ELSEWHERE = ("api", "openapi.json", "web", "text", "games")
"""First parts of addresses that are no pages."""
MORE_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKABLE = ("text/", "image/svg+xml", "application/json", "application/manifest+json")
"""Types of files that get much smaller when they are packed; fonts and pictures are so already."""
METHODS = ("GET", "HEAD")
SAFE_PART = re.compile(r"[A-Za-z0-9_@][A-Za-z0-9_.@+-]*")
"""What a part of a path may look like: no dot in front, no separator of any system."""

LANGUAGE = re.compile(r"[a-z]{2}")


class File(NamedTuple):
    """Something to send."""

    body: bytes
    media_type: str
    more: tuple[tuple[bytes, bytes], ...] = ()

    @property
    def tag(self) -> bytes:
        """Changes when the file does."""
        return b'"%b"' % hashlib.sha256(self.body).hexdigest()[:20].encode()

    @property
    def is_packable(self) -> bool:
        """Is it worth packing?"""
        return self.media_type.startswith(PACKABLE)


@lru_cache(maxsize=1024)
def pack(body: bytes) -> bytes:
    """The same, packed as tightly as it goes; once for each body."""
    return gzip.compress(body, 9, mtime=0)


def find(path: str) -> File | None:
    """What lies at an address; None: nothing."""
    parts = path[1:].removesuffix("/").split("/") if path != "/" else []
    if not all(SAFE_PART.fullmatch(part) for part in parts):
        return None
    match parts:
        case ["web", *rest]:
            return _read(web_folder(), rest)
        case ["text", name]:
            return _shell_text(name)
        case ["games", game, "text", language] if LANGUAGE.fullmatch(language):
            folder = game_folder(game)
            return None if folder is None else _further_text(folder / "text" / language)
        case ["games", game, ("web" | "text") as room, *rest]:
            folder = game_folder(game)
            return None if folder is None else _read(folder / room, rest)
        case [first, *_] if first in ELSEWHERE:
            return None
    return _read(web_folder(), ["index.html"])


def web_folder() -> Path:
    """Where the browser side lies."""
    return Path(str(files("tifo"))) / "web"


def game_folder(game: str) -> Path | None:
    """Where a game's texts and board lie."""
    for point in entry_points(group=GAMES):
        if point.name == game:
            return Path(str(files(point.module)))
    return None


def _read(folder: Path, parts: list[str]) -> File | None:
    found = folder.joinpath(*parts)
    if not found.is_file() or not found.resolve().is_relative_to(folder.resolve()):
        return None
    guessed = MORE_TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0]
    more = ((b"service-worker-allowed", b"/"),) if found.name == "sw.js" else ()
    return File(found.read_bytes(), guessed or "application/octet-stream", more)


def _shell_text(name: str) -> File | None:
    """The words of the shell, the server and the browser side, one after the other."""
    root = Path(str(files("tifo")))
    found = [folder / "text" / name for folder in (root, root / "server", root / "web")]
    texts = [path.read_bytes() for path in found if path.suffix == ".ftl" and path.is_file()]
    return File(b"\n".join(texts), MORE_TYPES[".ftl"]) if texts else None


def _further_text(folder: Path) -> File:
    """A game's words in a language's own folder, one file after the other; often there are none."""
    texts = [path.read_bytes() for path in sorted(folder.glob("*.ftl"))]
    return File(b"\n".join(texts), MORE_TYPES[".ftl"])


@cache
def script_hashes() -> tuple[str, ...]:
    """The hashes of the inline import maps of index.html, for the content-security policy."""
    index = web_folder() / "index.html"
    if not index.is_file():
        return ()
    text = index.read_text(encoding="utf-8")
    maps = re.findall(r'<script type="importmap">(.*?)</script>', text, re.DOTALL)
    return tuple(b64encode(hashlib.sha256(found.encode()).digest()).decode() for found in maps)


# ----------------------------------------------------------------------------------- answers
def answer(request: Request) -> Answer:
    """The page of a request."""
    if request.method not in METHODS:
        raise MethodError(*METHODS)
    found = find(request.path)
    if found is None:
        raise UnknownPageError("error-page")
    body, form = _in_form(found, request.headers)
    known = request.headers.get(b"if-none-match") == found.tag
    headers = [
        (b"content-type", found.media_type.encode()),
        (b"etag", found.tag),
        (b"cache-control", b"no-cache"),
        *form,
        *found.more,
    ]
    if known:
        return Answer(b"", 304, headers)
    return Answer(b"" if request.method == "HEAD" else body, 200, headers, len(body))


def _in_form(found: File, headers: dict[bytes, bytes]) -> tuple[bytes, Headers]:
    """The body as the caller can take it, and the headers that say so."""
    if not found.is_packable:
        return found.body, []
    vary = (b"vary", b"accept-encoding")
    if b"gzip" not in headers.get(b"accept-encoding", b""):
        return found.body, [vary]
    return pack(found.body), [vary, (b"content-encoding", b"gzip")]
