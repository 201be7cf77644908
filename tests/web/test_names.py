"""Who is who at a table."""

from tests.web.quick import ask
from tests.web.stand import Stand


def test_namesakes_are_told_apart_by_their_shirts(stand: Stand) -> None:
    seats = [{"coach": "me", "name": "Ana"}, *[{"coach": "bot:amateur"}] * 3]
    asked = {"game": "buteur", "options": {"seats": "4"}, "seats": seats, "way": "solo"}
    made = ask(stand.house, "POST", "/matches", asked | {"public": False, "timer": None})
    token = made["seats"][0]["token"]
    ask(stand.house, "POST", f"/matches/{made['match']}/join", {"nonce": "namesakes"}, token)

    page = stand.visitor().page
    page.goto(f"/m/{made['match']}#seat={token}")
    rivals = page.locator(".region-rivals")
    rivals.wait_for()

    words = rivals.inner_text()
    assert [f"Amateur {shirt}" in words for shirt in (2, 3, 4)] == [True] * 3
