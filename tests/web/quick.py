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
    def make(
        cls, house: House, game: str, options: dict[str, str] | None = None, number: int = 0
    ) -> "QuickMatch":
        """A table where all seats are taken, and the match has begun; each number has its deal."""
        offer = next(one for one in ask(house, "GET", "/games") if one["name"] == game)
        chosen = {one["name"]: one["default"] for one in offer["options"]} | (options or {})
        count = int(chosen.get("seats", 2))
        names = ["Maximiliane", "Tom", "Inès", "Hugo"]
        seats = [{"coach": "me", "name": names[seat % 4]} for seat in range(count)]
        asked = {"game": game, "options": options or {}, "seats": seats, "way": "network"}
        made = ask(house, "POST", "/matches", asked | {"public": False, "timer": None})
        match = cls(house, made["match"], [seat["token"] for seat in made["seats"]])
        for token in match.tokens:
            nonce = {"nonce": f"quickmatch{number}"}
            ask(house, "POST", f"/matches/{match.id}/join", nonce, token)
        return match

    def link(self, seat: int) -> str:
        """Where a seat is played from."""
        return f"/m/{self.id}#seat={self.tokens[seat]}"

    def play(self, decisions: int, until: int | None = None) -> bool:
        """Play so many decisions, and on until a seat is to act; False: the match is over."""
        while (told := self.look(0))["status"] == "playing":
            if decisions <= 0 and until is None:
                return True
            seat = told["to_act"]
            seen = self.look(seat) if seat > 0 else told
            if seat < 0 or seen["entry"] != told["entry"] or not has_a_choice(seen):
                continue
            if decisions <= 0 and seat == until and not is_passed_over(seen):
                return True
            decisions -= 1
            move = random.Random(seen["ply"]).choice(seen["legal"])["move"]
            body = {"seat": seat, "entry": seen["entry"], "move": move}
            ask(self.house, "POST", f"/matches/{self.id}/moves", body, self.tokens[seat])
        return False

    def look(self, seat: int) -> Any:
        """How the match stands for a seat."""
        return ask(self.house, "GET", f"/matches/{self.id}", token=self.tokens[seat])


def is_passed_over(snapshot: Any) -> bool:
    """Does the screen pass for a coach who has not raised a hand?"""
    return (snapshot["sheet"] or {}).get("phase") == "market"


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
