"""Matches that go on without anybody in front of a screen: moves sent straight to the server."""

import json
import random
import urllib.request
from dataclasses import dataclass
from typing import Any

from tests.web.house import House


@dataclass
class QuickMatch:
    """A match with all seats at hand; its moves come from a generator, not from coaches.

    Each ply has a generator of its own: a match is the same however often somebody looked at it.
    """

    house: House
    id: str
    tokens: list[str]

    @classmethod
    def make(cls, house: House, game: str, options: dict[str, str] | None = None) -> "QuickMatch":
        """A table where all seats are taken, and the match has begun."""
        offer = next(one for one in ask(house, "GET", "/games") if one["name"] == game)
        chosen = {one["name"]: one["default"] for one in offer["options"]} | (options or {})
        count = int(chosen.get("seats", 2))
        names = ["Maximiliane", "Tom", "Inès", "Hugo"]
        seats = [{"coach": "me", "name": names[seat % 4]} for seat in range(count)]
        asked = {"game": game, "options": options or {}, "seats": seats, "way": "network"}
        made = ask(house, "POST", "/matches", asked | {"public": False, "timer": None})
        match = cls(house, made["match"], [seat["token"] for seat in made["seats"]])
        for token in match.tokens:
            ask(house, "POST", f"/matches/{match.id}/join", {"nonce": "aquickmatch"}, token)
        return match

    def link(self, seat: int) -> str:
        """Where a seat is played from."""
        return f"/m/{self.id}#seat={self.tokens[seat]}"

    def play(self, decisions: int, until: int | None = None) -> bool:
        """Play so many decisions, and on until a seat is to act; False: the match is over."""
        snapshot = ask(self.house, "GET", f"/matches/{self.id}", token=self.tokens[0])
        while snapshot["status"] == "playing":
            seat = snapshot["to_act"]
            if decisions <= 0 and (until is None or (seat == until and self.is_asked(seat))):
                return True
            if seat < 0:
                snapshot = ask(self.house, "GET", f"/matches/{self.id}", token=self.tokens[0])
                continue
            token = self.tokens[seat]
            legal = ask(self.house, "GET", f"/matches/{self.id}", token=token)
            if not has_a_choice(legal):
                snapshot = legal
                continue
            decisions -= 1
            move = random.Random(legal["ply"]).choice(legal["legal"])["move"]
            body = {"seat": seat, "entry": legal["entry"], "move": move}
            ask(self.house, "POST", f"/matches/{self.id}/moves", body, token)
            snapshot = ask(self.house, "GET", f"/matches/{self.id}", token=token)
        return False

    def is_asked(self, seat: int) -> bool:
        """Does the screen ask the seat, or pass for a coach who has not raised a hand?"""
        told = ask(self.house, "GET", f"/matches/{self.id}", token=self.tokens[seat])
        return has_a_choice(told) and (told["sheet"] or {}).get("phase") != "market"


def has_a_choice(snapshot: Any) -> bool:
    """Is the seat asked? The server passes for a coach who can only pass."""
    return [move["text"] for move in snapshot["legal"]] not in ([], ["pass"])


def ask(house: House, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """What the server answers."""
    request = urllib.request.Request(f"{house.url}/api{path}", method=method)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
