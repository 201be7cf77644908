"""Footmania's board: whole matches by mouse, keyboard and thumb, one screen, several seats."""

import functools
import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.web.house import House
from tests.web.quick import QuickMatch, ask, has_a_choice
from tests.web.stand import PHONE, Stand, Visitor
from tests.web.test_together import lift
from tifo.games.footmania.components import CODE, NAME

SHORT = {"seats": "2", "team": "ten"}
"""Two coaches and ten numbers: the shortest season there is."""
MATCHES, DECISIONS = 20, 15
"""Where somebody with a man whom nobody has seen is looked for: one match in two has one."""
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


def against_a_bot(visitor: Visitor, house: House) -> None:
    """The same, against a bot, without the form."""
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
    for _ in range(4):
        offered = parts(visitor)
        part = next((one for one in taste if one in offered), next(iter(offered)))
        if not offered[part] and not (any(offered.values()) and part not in taste):
            visitor.pick(functools.partial(point, part))
        if visitor.page.locator(CONFIRM).count() > 0:
            break
    point("")
    visitor.entry_changes(before)
    return True


def by_mouse(visitor: Visitor, taste: tuple[str, ...] = LAZY) -> bool:
    def point(part: str) -> None:
        place = f'[data-part="{part}"]:visible' if part else CONFIRM
        visitor.page.locator(place).first.click()

    return decide(visitor, taste, point)


def by_keys(visitor: Visitor, taste: tuple[str, ...] = LAZY) -> bool:
    press = visitor.page.keyboard.press

    def point(part: str) -> None:
        if not part:
            visitor.page.locator(CONFIRM).first.focus()
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


SIGNS = {
    ".bids": "auction",
    ".bench": "line-up",
    ".fld.two": "match",
    ".track .target": "way",
    ".two-cards": "buy",
}
"""What is on the screen in each kind of decision."""


def first_look(visitor: Visitor, seen: set[str], name: str) -> str:
    """Keep a picture of each kind of decision; which one was new."""
    for sign, phase in SIGNS.items():
        if phase not in seen and visitor.page.locator(sign).count() > 0:
            seen.add(phase)
            visitor.shot(f"{name}-{phase}", whole="phone" in name)
            return phase
    return ""


# ---------------------------------------------------------------------------------- whole matches
def test_a_whole_season_by_mouse(stand: Stand) -> None:
    coach = stand.visitor(language="fr")
    set_up(coach, "solo")
    coach.page.wait_for_selector(".fm-table")
    seen: set[str] = set()
    violations: list[str] = []
    while coach.awaits_me():
        if first_look(coach, seen, "footmania") in ("auction", "line-up"):
            violations += coach.serious_violations()
        by_mouse(coach, LAZY if "buy" in seen else KEEN)
    coach.page.wait_for_selector(".replay-board .track")
    coach.shot("footmania-result")
    violations += coach.serious_violations()

    assert {"buy", "line-up", "match"} <= seen
    assert violations == []
    assert "champion" in coach.page.locator(".result-hero").inner_text().lower()


def test_a_whole_season_by_keyboard_alone(stand: Stand) -> None:
    coach = stand.visitor(language="es")
    against_a_bot(coach, stand.house)
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
    coach = stand.visitor(PHONE, theme="dark")
    against_a_bot(coach, stand.house)
    seen: set[str] = set()
    violations: list[str] = []
    while coach.awaits_me():
        if first_look(coach, seen, "footmania-phone") in ("way", "match"):
            violations += coach.serious_violations()
        by_mouse(coach)
    coach.shot("footmania-phone-result", whole=True)
    violations += coach.serious_violations()

    assert coach.is_over
    assert violations == []


# ---------------------------------------------------------------------------------- one screen
def test_the_curtain_falls_for_decisions_and_not_for_the_market(stand: Stand) -> None:
    screen = stand.visitor(language="fr", name="Zoé")
    set_up(screen, "pass")
    first = lift(screen)
    names = []
    for _ in range(6):
        by_mouse(screen, KEEN)
        screen.page.wait_for_selector(".curtain, .act.mine .confirm", state="attached")
        if screen.page.locator(".curtain").count() > 0:
            hidden = screen.page.locator(".slots li").count()
            names.append((lift(screen), hidden))
    screen.page.wait_for_selector(".slots li")
    screen.shot("footmania-pass-and-play")

    assert names
    assert {name for name, _ in names} | {first} == {"Zoé", "Nadia"}
    assert {hidden for _, hidden in names} == {0}


# ------------------------------------------------------------------------------- several seats
def test_a_hidden_squad_is_nowhere_in_a_rivals_page_or_traffic(stand: Stand) -> None:
    match = next(where_a_man_is_hidden(stand.house, 1))
    secret = hidden_men(match, 1)
    host, watcher = stand.visitor(), stand.visitor(language="es")
    told: list[str] = []
    for one in (host, watcher):
        one.page.on("response", lambda answer: told.append(body_of(answer)))
    host.page.goto(match.link(0))
    host.page.wait_for_selector(".act.mine .confirm", state="attached")
    watcher.page.goto(f"/m/{match.id}")
    watcher.page.wait_for_selector(".track")
    for one in (host, watcher):
        one.page.locator(".squads").first.click()
        one.page.wait_for_selector(".shown-squad")
    watcher.shot("footmania-spectator")
    shown = [one.page.locator("body").inner_html() for one in (host, watcher)]
    own = [line["view"] for line in map(in_json, told) if "view" in line]

    assert secret
    assert not [name for name in secret for page in shown if name in page]
    assert not [view for view in own if any(view["man"][CODE.index(c)] for c in secret.values())]
    assert watcher.page.locator(".slots li").count() == 0


def where_a_man_is_hidden(house: House, seat: int) -> Iterator[QuickMatch]:
    """Matches in which this seat alone has seen one of its men, and the first seat is asked."""
    for number in range(MATCHES):
        match = QuickMatch.make(house, "footmania", SHORT, number)
        if any(match.play(1, until=0) and hidden_men(match, seat) for _ in range(DECISIONS)):
            yield match


def hidden_men(match: QuickMatch, seat: int) -> dict[str, str]:
    """Names and codes of the men whom only this seat has seen."""
    view = ask(match.house, "GET", f"/matches/{match.id}", token=match.tokens[seat])
    codes = view["sheet"]["squad"]["unseen"]
    return {NAME[CODE.index(code)]: code for code in codes}


def body_of(answer: Any) -> str:
    """What was said about the match, streams and files apart."""
    if "/api/matches/" not in answer.url or "/feed" in answer.url:
        return ""
    return str(answer.text())


def in_json(body: str) -> dict[str, Any]:
    """A snapshot, or nothing."""
    found = json.loads(body) if body.startswith("{") else {}
    return found if isinstance(found, dict) else {}


def test_two_coaches_strike_a_bargain_in_the_dialogue(stand: Stand) -> None:
    ada, bob = stand.visitor(), stand.visitor(PHONE, language="fr")
    match = next(one for one in where_a_man_is_hidden(stand.house, 0) if may_offer(ada, one))
    before = cash(match, 0)
    ada.page.locator(".offer-open").click()
    ada.page.get_by_label("Add a card of yours").select_option(index=1)
    ada.page.locator(".propose:not(:disabled)").wait_for()
    ada.shot("footmania-offer")
    violations = ada.serious_violations()
    price = ada.page.locator("dialog .amount").inner_text()
    ada.page.locator(".propose").click()
    bob.page.goto(match.link(1))
    bob.page.locator(".act .parts [data-part=yes]").click()
    bob.shot("footmania-answer", whole=True)
    violations += bob.serious_violations()
    asked = bob.ply()
    bob.page.locator(".confirm-phone").click()
    bob.entry_changes(asked)
    expect(ada.page.locator(".story").first).to_contain_text("DEAL!")

    assert violations == []
    assert cash(match, 0) - before == int(re.sub(r"\D", "", price)) // 50_000


def may_offer(coach: Visitor, match: QuickMatch) -> bool:
    """Raise a hand and play on until an offer can be made; False: the men were seen before that."""
    coach.page.goto(match.link(0))
    coach.page.locator(".coaches .hand-toggle").click()
    while hidden_men(match, 0):
        if coach.page.locator(".offer-open").count() > 0:
            return True
        if coach.page.locator(".act.mine .confirm").count() > 0:
            by_mouse(coach)
        pass_for(match, 1)
    return False


def pass_for(match: QuickMatch, seat: int) -> None:
    """The easiest answer of a seat without a screen, if it is asked."""
    told = ask(match.house, "GET", f"/matches/{match.id}", token=match.tokens[seat])
    if has_a_choice(told):
        act = {"seat": seat, "entry": told["entry"], "move": told["legal"][0]["move"]}
        ask(match.house, "POST", f"/matches/{match.id}/moves", act, match.tokens[seat])


def cash(match: QuickMatch, seat: int) -> int:
    """The money of a seat, in notes."""
    told = ask(match.house, "GET", f"/matches/{match.id}", token=match.tokens[seat])
    return int(told["view"]["cash"][seat])
