"""Worldwide Football in the browser: whole matches, decks, penalties, four coaches, secrets."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.stand import PHONE, READY, WIDE, Stand, Visitor, whose_turn
from tests.web.test_phone import NARROW, NO_SIDEWAYS
from tests.web.test_together import lift
from tifo.games.worldwide.components import KINDS, PLAYER_NAME

BOT = {"coach": "bot:uniform"}
QUICK = {"kick_off": "first"}
SPOT = {"kick_off": "first", "shoot_out": "on"}

MAKE = """async (asked) => {
  const { make } = await import('/web/making.js');
  return make({ game: 'worldwide', public: false, timer: null, ...asked });
}"""
RECORD = """
  window.traffic = [];
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    window.traffic.push(String(text));
    return parse(text, ...rest);
  };
  Response.prototype.json = async function () {
    const text = await this.text();
    if (!this.url.includes('/rulebook')) window.traffic.push(text);
    return parse(text);
  };
"""
KEEP = """([match, token]) => {
  const all = JSON.parse(localStorage.getItem('tifo.matches'));
  all[match].tokens = { 0: token };
  localStorage.setItem('tifo.matches', JSON.stringify(all));
}"""
FORWARD = """async ([match, wanted, most]) => {
  const { get, post } = await import('/web/api.js');
  const mine = JSON.parse(localStorage.getItem('tifo.matches'))[match].tokens;
  const oneBeat = () => new Promise((resolve) => setTimeout(resolve, 10));
  for (let moves = 0; moves < most;) {
    for (const token of new Set(Object.values(mine))) {
      const { status, legal, entry, to_act: seat, sheet } = await get(`/matches/${match}`, token);
      if (status !== 'playing') return '';
      if (legal.length > 0 && wanted.includes(sheet.phase)) return sheet.phase;
      if (legal.length === 0) { await oneBeat(); continue; }
      const lazy = ({ text }) => ['draw', 'pass', 'done'].includes(text)
        || (text === 'give-back' && !wanted.includes('defend'));
      const { move } = legal.find(lazy) ?? legal[0];
      await post(`/matches/${match}/moves`, { seat, entry, move }, token).catch(() => null);
      moves += 1;
    }
  }
  return '';
}"""


def me(name: str) -> dict[str, str]:
    return {"coach": "me", "name": name}


def make(coach: Visitor, coaches: list[dict[str, str]], way: str = "solo", **options: str) -> str:
    """Make a table as the pages do, without filling in the form."""
    coach.page.goto("/")
    coach.page.wait_for_selector("main *", state="attached")
    asked = {"options": {**QUICK, **options}, "seats": coaches, "way": way}
    match: str = coach.page.evaluate(MAKE, asked)
    return match


def sit_down(coach: Visitor, match: str) -> None:
    coach.page.goto(f"/m/{match}")
    coach.page.wait_for_selector(".match")


def forward(coach: Visitor, match: str, *phases: str) -> None:
    """Give balls back until one of these phases is asked of a seat of this browser."""
    reached = coach.page.evaluate(FORWARD, [match, phases, 600])
    assert reached in phases


def act(coach: Visitor, choose: Callable[[Visitor], None]) -> bool:
    """One decision; False when the match is over."""
    if not coach.awaits_me():
        return False
    before = coach.ply()
    if coach.page.locator(READY).count() == 0:
        choose(coach)
    coach.confirm()
    coach.entry_changes(before)
    return True


def by_mouse(coach: Visitor) -> None:
    """A card of the hand to begin an attack or to answer one, else the last of the choices."""
    page = coach.page
    cards = page.locator(".match:not(:has(.gauge .on)) .ww-hand .actions [data-open=true]")
    if cards.count() > 0:
        coach.pick(cards.first.click)
    else:
        coach.pick(page.locator(".parts .btn:visible, .corner.target").last.click)


def by_keys(coach: Visitor) -> None:
    """The digit of the last choice, then Enter on the red button."""
    choices = coach.page.locator(".parts .btn:visible").count()
    coach.press_part(str(min(choices, 9)))


def by_touch(coach: Visitor) -> None:
    """The last choice: the ball given back, the cards drawn, the window closed."""
    coach.pick(coach.page.locator(".parts .btn:visible, .corner.target").last.tap)


def test_a_whole_match_by_mouse(stand: Stand) -> None:
    coach = stand.visitor(language="en")
    sit_down(coach, make(coach, [me("Camille"), BOT]))
    while act(coach, by_mouse):
        if coach.page.locator(".act.mine .faces").count() > 0:
            coach.shot("worldwide-duel")
    coach.page.wait_for_selector(".result-hero")
    coach.shot("worldwide-result")

    assert coach.is_over
    assert coach.serious_violations() == []


def test_a_whole_match_by_keyboard_alone(stand: Stand) -> None:
    coach = stand.visitor(language="fr", theme="dark")
    sit_down(coach, make(coach, [me("Zoé"), BOT]))
    while coach.awaits_me():
        before = coach.ply()
        if coach.page.locator(READY).count() == 0:
            by_keys(coach)
        coach.page.locator(READY).first.focus()
        coach.page.keyboard.press("Enter")
        coach.entry_changes(before)
    coach.page.wait_for_selector(".result-hero")
    coach.shot("worldwide-result-dark")

    assert coach.serious_violations() == []


@pytest.mark.parametrize(("size", "theme"), [(NARROW, "light")])
def test_a_whole_match_on_a_phone(stand: Stand, size: tuple[int, int], theme: str) -> None:
    coach = stand.visitor(size, language="es", theme=theme)
    sit_down(coach, make(coach, [me("Diego"), BOT]))
    wide: list[str] = []
    while act(coach, by_touch):
        if not coach.page.evaluate(NO_SIDEWAYS):
            wide.append(coach.ply())
    coach.page.wait_for_selector(".result-hero")

    assert wide == []


def test_a_deck_is_built_by_tap_and_by_drag(stand: Stand) -> None:
    coach = stand.visitor()
    match = make(coach, [me("Camille"), BOT], mode="international")
    sit_down(coach, match)
    page = coach.page
    page.locator(".parts [data-part^=preset]").first.click()
    coach.confirm()
    page.locator(".tile[data-part='out P']").click()
    expect(page.locator(".count").first).to_contain_text("31")
    page.locator(".tile[data-part='in TE']").click()
    expect(page.locator(".count").first).to_contain_text("32")
    page.locator(".tile[data-part='in V']").drag_to(page.locator(".tile[data-part='out D']"))
    expect(page.locator(".tile[data-part='out V']")).to_contain_text("×1")
    expect(page.locator(".tile[data-part='out D']")).to_contain_text("×4")
    coach.shot("worldwide-deck")
    violations = coach.serious_violations()
    page.locator(".tile[data-part='in T']").click()
    page.wait_for_selector(".why-box")

    assert violations == []
    assert "WF-22.1" in page.locator(".why-box").inner_text()


def test_the_curtain_falls_between_coaches_but_not_for_a_pass(stand: Stand) -> None:
    screen = stand.visitor(language="fr", name="Zoé")
    sit_down(screen, make(screen, [me("Zoé"), me("Tom")], way="pass"))
    screen.page.wait_for_selector(".curtain")
    hidden = [screen.page.locator(".ww-hand button").count()]
    names = [lift(screen)]
    for _ in range(3):
        act(screen, by_mouse)
        screen.page.wait_for_selector(".curtain, .act.mine .confirm")
        if screen.page.locator(".curtain").count() > 0:
            hidden.append(screen.page.locator(".ww-hand button").count())
            names.append(lift(screen))
    screen.shot("worldwide-pass-and-play")

    assert set(names) == {"Zoé", "Tom"}
    assert set(hidden) == {0}


def traffic(coach: Visitor) -> list[dict[str, Any]]:
    """Every position that this browser was sent."""
    found: list[dict[str, Any]] = []
    for text in coach.page.evaluate("window.traffic"):
        told = json.loads(text) if text[:1] == "{" else {}
        for one in (told, told.get("snapshot") or {}):
            if one.get("view"):
                found.append(one)
    return found


def leaks(positions: list[dict[str, Any]]) -> list[str]:
    """Where a position shows a hand, a squad or a pile that its seat may not see."""
    found = []
    for one in positions:
        view = one["view"]
        for seat in range(view["seats"]):
            if seat != view["seat"]:
                hand = view["hand"][KINDS * seat : KINDS * (seat + 1)]
                if any(hand) or view["squad"][seat]:
                    found.append(f"seat {view['seat']} sees seat {seat} at {one['entry']}")
        if view["aim"] and one["to_act"] == view["seat"]:
            found.append(f"the number is known at {one['entry']}")
    return found


def test_two_seats_and_a_spectator_see_only_what_is_theirs(stand: Stand) -> None:
    host, guest, watcher = stand.visitor(name="Ana"), stand.visitor(name="Tom"), stand.visitor()
    for one in (host, guest, watcher):
        one.page.context.add_init_script(RECORD)
    match = make(host, [me("Ana"), {"coach": "open"}], way="network")
    sit_at(guest, host, match)
    sit_down(host, match)
    watcher.page.goto(f"/m/{match}")
    watcher.page.wait_for_selector(".ww-pitch")
    for _ in range(10):
        act(whose_turn(host, guest), by_mouse)
    last = whose_turn(host, guest).ply()
    for one in (host, guest, watcher):
        one.page.wait_for_selector(f"main[data-ply='{last}']")
    squad = [name.inner_text() for name in host.page.locator(".ww-hand .player .head b").all()]
    seen = [one.page.locator("main").inner_text() for one in (guest, watcher)]
    for name, one in (("host", host), ("guest", guest), ("watcher", watcher)):
        one.shot(f"worldwide-{name}")

    assert set(squad) <= set(PLAYER_NAME)
    assert [name for name in squad if any(name in text for text in seen)] == []
    assert watcher.page.locator(".ww-hand").count() == 0
    positions = [traffic(one) for one in (host, guest, watcher)]
    assert min(len(some) for some in positions) > 1
    assert [leaks(some) for some in positions] == [[], [], []]


def sit_at(guest: Visitor, host: Visitor, match: str) -> None:
    """Take the seat that the host left open."""
    invites = host.page.evaluate(
        "match => JSON.parse(localStorage.getItem('tifo.matches'))[match].invites", match
    )
    (invite,) = invites.values()
    guest.page.goto(f"/m/{match}#join={invite}")
    guest.page.get_by_role("button", name="Sit").click()
    guest.page.wait_for_selector(".match")


def test_the_numbers_of_a_penalty_stay_secret(stand: Stand) -> None:
    host, guest = stand.visitor(name="Ana"), stand.visitor(PHONE, name="Tom", theme="dark")
    for one in (host, guest):
        one.page.context.add_init_script(RECORD)
    match = make(host, [me("Ana"), me("Tom")], way="network", **SPOT)
    forward(host, match, "aim")
    tokens = host.page.evaluate(
        "match => JSON.parse(localStorage.getItem('tifo.matches'))[match].tokens", match
    )
    host.page.evaluate(KEEP, [match, tokens["0"]])
    sit_down(host, match)
    guest.page.goto(f"/m/{match}#seat={tokens['1']}")
    guest.page.wait_for_selector(".spot-kick")
    shooter = whose_turn(host, guest)
    keeper = guest if shooter is host else host
    shooter.page.locator(".corner.target").nth(2).click()
    shooter.shot("worldwide-aim")
    before = keeper.ply()
    shooter.confirm()
    keeper.page.wait_for_selector(".corner.target")
    balls = keeper.page.locator(".corner .thing").count()
    keeper.shot("worldwide-save")
    violations = keeper.serious_violations()
    keeper.page.locator(".corner.target").nth(4).click()
    keeper.confirm()
    keeper.entry_changes(before)
    shooter.page.wait_for_selector(".kicks")

    assert balls == 0
    assert violations == []
    assert [leaks(traffic(one)) for one in (host, guest)] == [[], []]
    expect(shooter.page.locator(".kicks")).to_contain_text("1 of 1")


def test_four_coaches_and_what_their_captains_decide(stand: Stand) -> None:
    coach = stand.visitor(language="es")
    match = make(coach, [me("Lola"), BOT, BOT, BOT], seats="4")
    sit_down(coach, match)
    coach.page.wait_for_selector("[data-part='partner-starts']")
    coach.shot("worldwide-captain")
    while act(coach, by_touch_first) and coach.page.locator("[data-part='pass-ball']").count() == 0:
        pass
    coach.shot("worldwide-four")

    assert coach.page.locator(".ww-rivals li").count() == 3
    assert coach.serious_violations() == []


def by_touch_first(coach: Visitor) -> None:
    coach.pick(coach.page.locator(".parts .btn:visible").first.click)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(WIDE, "en", "dark"), (PHONE, "es", "light")],
)
def test_axe_finds_nothing_serious_on_the_board(
    stand: Stand, size: tuple[int, int], language: str, theme: str
) -> None:
    coach = stand.visitor(size, language=language, theme=theme)
    match = make(coach, [me("Noa"), BOT], mode="professional", first_team="italy")
    found: list[str] = []
    sit_down(coach, match)
    for phase in ("abilities", "attack", "defend"):
        forward(coach, match, phase)
        coach.page.reload()
        coach.page.wait_for_selector(".act.mine .parts .btn")
        close_news(coach)
        coach.page.locator(".parts .btn").first.click()
        coach.shot(f"worldwide-{phase}-{size[0]}-{language}-{theme}")
        found += [f"{phase}: {one}" for one in coach.serious_violations()]

    assert found == []


def close_news(coach: Visitor) -> None:
    """Somebody who was away is told what happened; he has seen it."""
    if coach.page.locator("dialog[open] .btn.go").count() > 0:
        coach.page.locator("dialog[open] .btn.go").click()


def test_a_window_says_what_happens_without_an_answer(stand: Stand) -> None:
    host = stand.visitor(name="Ana")
    match = make(host, [me("Ana"), me("Tom")], way="network", kick_off="second")
    forward(host, match, "defend")
    sit_down(host, match)
    host.page.wait_for_selector(".act.mine .ring")
    running = host.page.locator(".ring.paused").count()
    host.page.locator(".clock").click()
    host.page.wait_for_selector(".ring.paused")
    said = host.page.locator(".window p").inner_text()

    assert running == 0
    assert "draw 2" in said


def test_a_refused_card_says_why(stand: Stand) -> None:
    coach = stand.visitor(language="es")
    sit_down(coach, make(coach, [me("Ana"), BOT]))
    coach.awaits_me()
    coach.page.locator(".ww-hand .pc.no").first.click()
    box = coach.page.locator(".why-box")
    box.wait_for()
    coach.shot("worldwide-refusal")

    assert "WF-" in box.inner_text()
