"""Footmania's board: whole matches by mouse, keyboard and thumb, one screen, several seats."""

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.house import House
from tests.web.quick import QuickMatch, ask
from tests.web.stand import PHONE, Stand, Visitor
from tests.web.test_together import lift
from tifo.games.footmania.components import CODE, NAME

SHORT = {"seats": "2", "team": "ten"}
"""Two coaches and ten numbers: the shortest season there is."""
CONFIRM = ".confirm:not(:disabled):visible, .confirm-phone:not(:disabled):visible"
LAZY = ("show-team", "pass", "yes", "pay", "trainee")
"""Parts that bring a match on; where there is none of them the first is as good as any."""
KEEN = ("show-team", "yes", "bid", "pass", "pay", "trainee")
"""The same for a coach who buys."""


def set_up(visitor: Visitor, way: str) -> None:
    """A short table, made by hand."""
    page = visitor.page
    page.goto(f"/table/new?game=footmania&way={way}")
    page.wait_for_selector(".setup button[type=submit]")
    for name, choice in SHORT.items():
        page.locator(f".choice:has(input[name={name}][value='{choice}'])").click()
    page.locator(".setup button[type=submit]").click()


def against_a_bot(visitor: Visitor) -> None:
    """The same, against a bot, without the form."""
    house = House("", int(visitor.page.evaluate("location.port")))
    seats = [{"coach": "me", "name": "Camille"}, {"coach": "bot:rules-of-thumb"}]
    asked = {"game": "footmania", "options": SHORT, "seats": seats, "way": "solo"}
    made = ask(house, "POST", "/matches", asked | {"public": False, "timer": None})
    token = made["seats"][0]["token"]
    ask(house, "POST", f"/matches/{made['match']}/join", {"nonce": "anhonestdeal"}, token)
    visitor.page.goto(f"/m/{made['match']}#seat={token}")
    visitor.page.wait_for_selector(".fm-table")


def parts(visitor: Visitor) -> dict[str, bool]:
    """The parts on offer, and whether each is chosen."""
    found = visitor.page.locator(".act .parts [data-part]").evaluate_all(
        "all => all.map(one => [one.dataset.part, one.getAttribute('aria-pressed') === 'true'])"
    )
    return dict(found)


def decide(visitor: Visitor, taste: tuple[str, ...], point: Any) -> bool:
    """One decision, part after part; False when the match is over."""
    if not visitor.awaits_me():
        return False
    before = visitor.ply()
    try:
        for _ in range(4):
            offered = parts(visitor)
            part = next((one for one in taste if one in offered), next(iter(offered)))
            if not offered[part] and not (any(offered.values()) and part not in taste):
                point(part)
            if visitor.page.locator(CONFIRM).count() > 0:
                break
        point("")
    except (TimeoutError, StopIteration):
        # A coach who can only pass is passed for, also while he reaches for the button.
        assert visitor.ply() != before or visitor.is_over
    visitor.entry_changes(before)
    return True


def by_mouse(visitor: Visitor, taste: tuple[str, ...] = LAZY) -> bool:
    def point(part: str) -> None:
        place = f'[data-part="{part}"]:visible' if part else CONFIRM
        visitor.page.locator(place).first.click(timeout=4_000)

    return decide(visitor, taste, point)


def by_keys(visitor: Visitor, taste: tuple[str, ...] = LAZY) -> bool:
    press = visitor.page.keyboard.press

    def point(part: str) -> None:
        if not part:
            visitor.page.locator(CONFIRM).first.focus(timeout=4_000)
            press("Enter")
            return
        place = list(parts(visitor)).index(part) + 1
        if place <= 9:
            press(str(place))
            return
        visitor.page.locator("body").focus()
        for _ in range(place):
            press("ArrowRight")
        press("Enter")

    return decide(visitor, taste, point)


def phase_of(visitor: Visitor) -> str:
    """Where the match stands, from what lies on the screen."""
    signs = {
        ".bids": "auction",
        ".bench": "line-up",
        ".fld.two": "match",
        ".track .target": "way",
        ".two-cards": "buy",
    }
    return next((word for sign, word in signs.items() if visitor.page.locator(sign).count()), "")


# ---------------------------------------------------------------------------------- whole matches
def test_a_whole_season_by_mouse(stand: Stand) -> None:
    coach = stand.visitor(language="fr")
    set_up(coach, "solo")
    coach.page.wait_for_selector(".fm-table")
    shots: set[str] = set()
    violations: list[str] = []
    while by_mouse(coach, LAZY if {"auction", "buy"} <= shots else KEEN):
        phase = phase_of(coach)
        if phase and phase not in shots and coach.page.locator(".act.mine").count() > 0:
            shots.add(phase)
            coach.shot(f"footmania-{phase}")
            violations += coach.serious_violations()
    coach.page.wait_for_selector(".replay-board .track")
    coach.shot("footmania-result")
    violations += coach.serious_violations()

    assert {"auction", "buy", "line-up", "match"} <= shots
    assert violations == []
    assert "champion" in coach.page.locator(".result-hero").inner_text().lower()


def test_a_whole_season_by_keyboard_alone(stand: Stand) -> None:
    coach = stand.visitor(language="es")
    coach.page.goto("/rules")
    against_a_bot(coach)
    coach.awaits_me()
    coach.page.keyboard.press("l")
    coach.page.wait_for_selector(".move-list li")
    coach.shot("footmania-moves-in-words")
    coach.page.keyboard.press("Escape")
    while by_keys(coach):
        pass
    coach.shot("footmania-keyboard-result")

    assert coach.is_over


def test_a_whole_season_on_a_phone(stand: Stand) -> None:
    coach = stand.visitor(PHONE, language="en", theme="dark")
    coach.page.goto("/rules")
    against_a_bot(coach)
    shots: set[str] = set()
    violations: list[str] = []
    while by_mouse(coach):
        phase = phase_of(coach)
        if phase and phase not in shots and coach.page.locator(".act.mine").count() > 0:
            shots.add(phase)
            coach.shot(f"footmania-phone-{phase}", whole=True)
            violations += coach.serious_violations()
    coach.shot("footmania-phone-result", whole=True)
    violations += coach.serious_violations()

    assert coach.is_over
    assert violations == []
