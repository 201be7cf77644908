"""A server in this process, asked without a network: requests go straight to the application."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tifo.server.http.gate import Gate
from tifo.server.matches.live import Live
from tifo.server.settings import Settings

HOST = "127.0.0.1:8000"
NONCE = "a nonce of mine".replace(" ", "-")


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        """The body as data."""
        return json.loads(self.body)


class Stream:
    """An open feed."""

    def __init__(self) -> None:
        self.received = b""
        self.status = 0
        self._news = asyncio.Event()
        self._gone = asyncio.Event()
        self.clogged = asyncio.Event()
        """Set while we do not read."""
        self._read = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def send(self, message: Any) -> None:
        """The server sends."""
        if self.clogged.is_set():
            await self._read.wait()
        if message["type"] == "http.response.start":
            self.status = message["status"]
        self.received += message.get("body", b"")
        self._news.set()

    def unclog(self) -> None:
        """Read again."""
        self.clogged.clear()
        self._read.set()

    async def receive(self) -> Any:
        """The server listens for our going."""
        await self._gone.wait()
        return {"type": "http.disconnect"}

    @property
    def events(self) -> list[dict[str, Any]]:
        """The data of all entries so far."""
        return [event for event in self._all if event["kind"] != "online"]

    @property
    def online(self) -> list[list[bool]]:
        """Who was there, by seat, as it was told time after time."""
        return [event["online"] for event in self._all if event["kind"] == "online"]

    @property
    def _all(self) -> list[dict[str, Any]]:
        parts = self.received.decode().split("\n\n")
        return [json.loads(p.partition("data: ")[2]) for p in parts if "data: " in p]

    @property
    def ids(self) -> list[int]:
        """The ids of all events so far."""
        lines = self.received.decode().splitlines()
        return [int(line[4:]) for line in lines if line.startswith("id: ")]

    async def until(self, done: Callable[["Stream"], bool], seconds: float = 10) -> None:
        """Wait for something to have come."""
        async with asyncio.timeout(seconds):
            while not done(self):
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        """Go away."""
        self._gone.set()
        if self.task is not None:
            await self.task


class Server:
    """The application with a client's view of it."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self._streams: list[Stream] = []

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
        client: str = "127.0.0.1",
    ) -> Answer:
        """One request and its answer."""
        data = body if isinstance(body, bytes) else b"" if body is None else encode(body)
        sent: list[Any] = []
        messages = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Any:
            return messages.pop() if messages else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = _scope(method, path, len(data), token, headers or {}, client)
        await self.gate(scope, receive, send)
        found = {k.decode(): v.decode() for k, v in sent[0]["headers"]}
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return Answer(sent[0]["status"], found, content)

    async def post(self, path: str, body: Any, token: str | None = None) -> Any:
        """The data of a request that must succeed."""
        answer = await self.ask("POST", path, body, token)
        assert answer.status < 300, answer.body
        return answer.data

    async def get(self, path: str, token: str | None = None) -> Any:
        """The data of a page that must be there."""
        answer = await self.ask("GET", path, token=token)
        assert answer.status == 200, answer.body
        return answer.data

    async def follow(
        self, match: str, token: str | None = None, after: int | None = None, **headers: str
    ) -> Stream:
        """Open a feed."""
        stream = Stream()
        path = f"/api/matches/{match}/feed" + ("" if after is None else f"?after={after}")
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        scope = _scope("GET", path, 0, token, named, "127.0.0.1")
        stream.task = asyncio.ensure_future(self.gate(scope, stream.receive, stream.send))
        self._streams.append(stream)
        await stream.until(lambda stream: stream.status != 0)
        return stream

    async def live(self, match: str) -> Live:
        """The match in the server's memory."""
        return await self.gate.app.hall.find(match)

    async def close(self) -> None:
        """End streams and server."""
        for stream in self._streams:
            await stream.close()
        await self.gate.close()


def encode(body: Any) -> bytes:
    """A body as JSON."""
    return json.dumps(body).encode()


def _scope(
    method: str, path: str, length: int, token: str | None, headers: dict[str, str], client: str
) -> dict[str, Any]:
    path, _, query = path.partition("?")
    sent = {"host": HOST, "content-type": "application/json", "content-length": str(length)}
    if token is not None:
        sent["authorization"] = f"Bearer {token}"
    sent |= headers
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "scheme": "http",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in sent.items()],
        "client": (client, 1),
        "server": ("127.0.0.1", 8000),
        "state": {},
    }


@asynccontextmanager
async def serving(db: str, **settings: Any) -> AsyncIterator[Server]:
    """A server over a database."""
    chosen = Settings(db=db, **{"pace": 0.0, **settings})
    gate = Gate(chosen)
    await gate.loaded()
    server = Server(gate)
    try:
        yield server
    finally:
        await server.close()


def sqlite(folder: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{folder / 'matches.sqlite'}"


def run(test: Callable[[Server], Coroutine[Any, Any, None]], folder: Path, **settings: Any) -> None:
    """Run a test against a new server."""

    async def go() -> None:
        async with serving(sqlite(folder), **settings) as server:
            await test(server)

    asyncio.run(go())


# ------------------------------------------------------------------------------------- matches
@dataclass(frozen=True)
class Made:
    """A match that has begun, with the tokens of its seats (None for a bot's)."""

    match: str
    tokens: list[str | None]
    host: str

    @property
    def path(self) -> str:
        """Where it lies."""
        return f"/api/matches/{self.match}"

    def token(self, seat: int) -> str:
        """The token of a person's seat."""
        token = self.tokens[seat]
        assert token is not None
        return token


async def make(server: Server, *coaches: str, game: str = "buteur", **more: Any) -> Made:
    """Make a match and let everybody who has a seat join."""
    seats = [{"coach": c, **({"name": f"Coach {n}"} if c == "me" else {})} for n, c in
             enumerate(coaches or ("me", "me"))]  # fmt: skip
    body = {"game": game, "seats": seats, **more}
    made = await server.post("/api/matches", body)
    found = Made(made["match"], [seat["token"] for seat in made["seats"]], made["host"])
    for token in {token for token in found.tokens if token}:
        await server.post(f"{found.path}/join", {"nonce": NONCE}, token)
    return found


async def move_once(server: Server, made: Made, choose: Callable[[Any], Any]) -> dict[str, Any]:
    """The seat to act moves; returns what was sent and the answer."""
    live = await server.live(made.match)
    match = live.hosted.match
    assert match is not None
    seat = match.to_act
    token = made.token(seat)
    seen = await server.get(made.path, token)
    act = {"entry": seen["entry"], "move": choose(seen["legal"])["move"]}
    answer = await server.post(f"{made.path}/moves", act, token)
    return {"seat": seat, "act": act, "answer": answer}


def first(legal: list[Any]) -> Any:
    """Choose the first."""
    return legal[0]


async def play_out(server: Server, made: Made, seed: int = 1) -> None:
    """Every seat is a person's; they move at random to the end."""
    rng = random.Random(seed)
    for _ in range(3000):
        if (await server.get(made.path))["status"] == "over":
            return
        await move_once(server, made, rng.choice)
    raise AssertionError("no end")


async def until_status(server: Server, made: Made, status: str) -> dict[str, Any]:
    """Wait until the match is open, playing or over."""
    for _ in range(2000):
        seen: dict[str, Any] = await server.get(made.path)
        if seen["status"] == status:
            return seen
        await asyncio.sleep(0.01)
    raise AssertionError(f"never {status}")
