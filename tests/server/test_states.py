"""Anything may be asked in any order: the server always answers as described, and never falls."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from pydantic import TypeAdapter

from tests.server.harness import NONCE, Answer, Server, serving, sqlite
from tifo.server.http.refusals import STATUS
from tifo.server.wire import answers as told

COACHES = st.sampled_from(["me", "open", "bot:uniform", "bot:rules-of-thumb"])
CHANGES = st.sampled_from(["human", "bot:uniform", "bot:nobody"])


class Coaches(RuleBasedStateMachine):
    """Several people do what comes to their minds with one match."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.folder = tempfile.TemporaryDirectory()
        self.match = ""
        self.tokens: list[str] = []
        self.entry = 0
        self.answered: dict[tuple[str, int, int], bytes] = {}
        db = sqlite(Path(self.folder.name))
        self.server: Server = self.loop.run_until_complete(
            self.stack.enter_async_context(serving(db))
        )

    def teardown(self) -> None:
        """End the server."""
        self.loop.run_until_complete(self.stack.aclose())
        self.loop.close()
        self.folder.cleanup()

    def ask(
        self, method: str, path: str, model: Any, body: Any = None, token: Any = None
    ) -> Answer:
        """Ask, and check the answer against its description."""
        answer = self.loop.run_until_complete(self.server.ask(method, path, body, token))
        if answer.status < 300:
            TypeAdapter(model).validate_json(answer.body)
        else:
            error = told.ErrorBody.model_validate_json(answer.body, strict=True)
            assert answer.status == STATUS[error.code]
            assert answer.status < 500
        return answer

    @property
    def path(self) -> str:
        """Where the match lies."""
        return f"/api/matches/{self.match}"

    @initialize(coaches=st.lists(COACHES, min_size=2, max_size=4), way=st.booleans())
    def make_a_table(self, coaches: list[str], way: bool) -> None:
        """A match with any coaches."""
        seats = [{"coach": coach} for coach in coaches]
        body: dict[str, Any] = {
            "game": "buteur",
            "seats": seats,
            "way": "pass" if way else "network",
        }
        if way:
            body["timer"] = 600
        made = self.ask("POST", "/api/matches", told.MadeMatch, body).data
        self.match = made["match"]
        self.tokens = [made["host"]]
        for seat in made["seats"]:
            self.tokens += [
                token for token in (seat["token"], seat["invite"], seat["code"]) if token
            ]

    @rule(data=st.data())
    def join(self, data: st.DataObject) -> None:
        """Somebody sits down."""
        token = data.draw(st.sampled_from([*self.tokens, None, "wrong"]))
        body = {"nonce": NONCE, "name": "Ana"}
        answer = self.ask("POST", f"{self.path}/join", told.Joined, body, token)
        if answer.status == 200 and answer.data["token"]:
            self.tokens.append(answer.data["token"])

    @rule(data=st.data())
    def fill(self, data: st.DataObject) -> None:
        """Somebody lets bots fill the seats."""
        token = data.draw(st.sampled_from(self.tokens))
        body = {"fill": "bot:uniform"}
        self.ask("POST", f"{self.path}/start", told.Acted, body, token)

    @rule(data=st.data(), wild=st.booleans())
    def move(self, data: st.DataObject, wild: bool) -> None:
        """Somebody moves, or tries to; the same act again gives the same answer."""
        token = data.draw(st.sampled_from(self.tokens))
        answer = self.ask("GET", self.path, told.Snapshot, None, token)
        if answer.status != 200:
            return
        seen = answer.data
        moves = [legal["move"] for legal in seen["legal"]]
        if wild or not moves:
            moves = [data.draw(st.integers(0, 400))]
        act = {"entry": seen["entry"], "move": data.draw(st.sampled_from(moves))}
        first = self.ask("POST", f"{self.path}/moves", told.Acted, act, token)
        if first.status == 200:
            again = self.ask("POST", f"{self.path}/moves", told.Acted, act, token)
            assert again.body == first.body

    @rule(data=st.data(), back=st.integers(0, 3))
    def undo(self, data: st.DataObject, back: int) -> None:
        """Somebody regrets."""
        token = data.draw(st.sampled_from(self.tokens))
        body = {"entry": max(0, self.entry - back)}
        self.ask("POST", f"{self.path}/undo", told.Acted, body, token)

    @rule(data=st.data(), coach=CHANGES, seat=st.integers(0, 4))
    def hand_over(self, data: st.DataObject, coach: str, seat: int) -> None:
        """Somebody hands a seat over."""
        token = data.draw(st.sampled_from(self.tokens))
        body = {"coach": coach, "seat": seat}
        self.ask("POST", f"{self.path}/coach", told.Acted, body, token)

    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        """Somebody gets up."""
        token = data.draw(st.sampled_from(self.tokens))
        self.ask("POST", f"{self.path}/leave", told.Acted, {}, token)

    @rule(data=st.data(), paused=st.booleans())
    def pause(self, data: st.DataObject, paused: bool) -> None:
        """Somebody stops the timer, or lets it go on."""
        token = data.draw(st.sampled_from(self.tokens))
        self.ask("POST", f"{self.path}/timer", told.Acted, {"paused": paused}, token)

    @rule(data=st.data(), move=st.integers(0, 500))
    def ask_why(self, data: st.DataObject, move: int) -> None:
        """Somebody asks why."""
        token = data.draw(st.sampled_from(self.tokens))
        self.ask("POST", f"{self.path}/why", told.Because, {"move": move}, token)

    @rule(data=st.data(), ply=st.integers(-1, 60))
    def look_back(self, data: st.DataObject, ply: int) -> None:
        """Somebody looks at what was."""
        token = data.draw(st.sampled_from([*self.tokens, None]))
        self.ask("GET", f"{self.path}/plies", told.Plies, None, token)
        self.ask("GET", f"{self.path}/plies/{ply}", told.Snapshot, None, token)
        self.ask("GET", f"{self.path}/file", dict[str, Any], None, token)
        self.ask("POST", f"{self.path}/rematch", told.Rematch, None, token)

    @precondition(lambda self: bool(self.match))
    @invariant()
    def the_match_only_grows(self) -> None:
        """Nothing is ever deleted."""
        seen = self.ask("GET", self.path, told.Snapshot).data
        assert seen["entry"] >= self.entry
        self.entry = seen["entry"]


TestCoaches = Coaches.TestCase
TestCoaches.settings = settings(
    max_examples=8,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
