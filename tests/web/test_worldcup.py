"""The World Cup Game in a browser: both cups, by mouse, by keyboard, on a phone, together."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.stand import PHONE, WIDE, Stand, Visitor, whose_turn
from tests.web.test_together import lift

NARROW = (360, 740)
NO_SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth"
LISTEN = """
window.heard = '';
const real = window.fetch;
const listen = async (reader) => {
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    window.heard += decoder.decode(value, { stream: true });
  }
};
window.fetch = async (...asked) => {
  const answer = await real(...asked);
  if (!answer.body || !String(asked[0]).includes('/api/')) return answer;
  const [mine, theirs] = answer.body.tee();
  listen(theirs.getReader()).catch(() => {});
  return new Response(mine, { status: answer.status, headers: answer.headers });
};
"""
SWIPE = """() => {
  const at = document.querySelector('.gs');
  const touch = (x) => new Touch({ identifier: 1, target: at, clientX: x, clientY: 400 });
  const [from, to] = [[touch(300)], [touch(80)]];
  const event = (name, touches, changedTouches) =>
    at.dispatchEvent(new TouchEvent(name, { touches, changedTouches, bubbles: true }));
  event('touchstart', from, from);
  event('touchend', [], to);
}"""


# ------------------------------------------------------------------------------------ helpers
def sit(visitor: Visitor, seats: int, cup: str = "1930", mine: int = 1, **options: str) -> Any:
    """Make a table with bots in the other seats, sit down in the first; what the server said."""
    request = visitor.page.request
    given = {"cup": cup, "seats": str(seats), **options}
    coaches = [{"coach": "me", "name": f"Coach {i + 1}"} for i in range(mine)]
    coaches += [{"coach": "bot:uniform"}] * (seats - mine)
    body = {"game": "worldcup", "options": given, "seats": coaches, "way": "solo", "public": False}
    made = request.post("/api/matches", data={**body, "timer": None}).json()
    for seat in made["seats"][:mine]:
        request.post(
            f"/api/matches/{made['match']}/join",
            data={"nonce": "anonceofmine"},
            headers={"Authorization": f"Bearer {seat['token']}"},
        )
    visitor.page.goto(made["seats"][0]["link"])
    visitor.page.wait_for_selector(".wc")
    return made


def light(coach: Visitor) -> Any:
    """The first square that is lit; on a phone its group is turned up before."""
    tab = coach.page.locator(".tab.has-lit:visible").first
    if tab.count() == 0:
        return coach.page.locator(".sq.lit:visible").first
    group = f".g[data-group={tab.inner_text()}]"
    tab.click()
    coach.page.wait_for_selector(f"{group}.on")
    return coach.page.locator(f"{group} .sq.lit").first


def play(coach: Visitor) -> bool:
    """One move: a card and the square it is meant for, or that square confirmed."""
    if not coach.awaits_me():
        return False
    page, before = coach.page, coach.ply()
    if page.locator(".hand .pc:enabled").count() > 0:
        coach.pick(page.locator(".hand .pc:enabled").first.click)
        if page.locator(".sq.lit").count() > 0:
            light(coach).click()
            page.wait_for_selector(".sq.chosen, .result-hero")
        else:
            coach.confirm()
    else:
        if page.locator(".parts [data-part=lift]").count() > 0:
            page.locator(".parts [data-part=lift]").click()
        elif page.locator(".sq.chosen").count() == 0:
            light(coach).click()
        coach.confirm()
    coach.entry_changes(before)
    return True


def until(coach: Visitor, selector: str, move: Callable[[Visitor], object]) -> bool:
    """Play on until something is on the board (True), or the match is over."""
    due = f".act.mine .confirm, .result-hero, {selector}"
    while True:
        coach.page.wait_for_selector(due, state="attached")
        if coach.is_over or coach.page.locator(selector).count() > 0:
            return not coach.is_over
        if coach.page.locator(".act.mine .confirm").count() > 0:
            move(coach)


# ------------------------------------------------------------------------------- whole matches
def test_a_whole_cup_of_1930_by_mouse(stand: Stand) -> None:
    coach = stand.visitor()
    sit(coach, 6)
    coach.awaits_me()
    coach.shot("worldcup-1930-begins")
    for _ in range(5):
        play(coach)
    coach.page.locator(".hand .pc:enabled, .sq.lit").first.click()
    coach.shot("worldcup-1930-choice")
    found = in_the_knock_out_rounds(coach, play)
    while play(coach):
        pass
    coach.shot("worldcup-1930-result")
    found += coach.serious_violations()

    assert found == []
    assert coach.page.locator(".standing li").count() == 6
    assert coach.page.locator(".replay-board .wc").count() == 1


def in_the_knock_out_rounds(coach: Visitor, move: Callable[[Visitor], object]) -> list[str]:
    """What axe finds on the bracket, unless it was over before."""
    if not until(coach, ".bk .qm", move):
        return []
    coach.shot(f"worldcup-semi-finals-{coach.page.evaluate('document.documentElement.lang')}")
    return coach.serious_violations()


def one_by_keys(coach: Visitor) -> None:
    """A move by digits, one for each part, and Enter."""
    page, before = coach.page, coach.ply()
    while page.locator(".act.mine .confirm:disabled").count() > 0:
        coach.press_part("1" if page.locator(".parts [data-part]").count() > 0 else "2")
    page.locator(".confirm").focus()
    page.keyboard.press("Enter")
    coach.entry_changes(before)


def test_a_whole_cup_of_1930_by_keyboard_alone(stand: Stand) -> None:
    coach = stand.visitor(language="fr", theme="dark")
    sit(coach, 8)
    for _ in range(5):
        coach.awaits_me()
        one_by_keys(coach)
    coach.shot("worldcup-keyboard")
    found = in_the_knock_out_rounds(coach, one_by_keys)
    while coach.awaits_me():
        one_by_keys(coach)
    coach.shot("worldcup-keyboard-result")
    found += coach.serious_violations()

    assert found == []
    assert coach.page.locator(".standing li").count() == 8


def test_a_whole_cup_of_2002_with_sixteen_coaches_on_a_phone(stand: Stand) -> None:
    coach = stand.visitor(PHONE, language="es", theme="dark")
    sit(coach, 16, cup="2002", dice="off")
    coach.awaits_me()
    tabs = coach.page.locator(".tabs .tab")
    tabs.nth(6).tap()
    one_group = coach.page.locator(".g:visible").count()
    coach.shot("worldcup-phone-group")
    while play(coach):
        assert coach.page.evaluate(NO_SIDEWAYS)
    coach.shot("worldcup-phone-result", whole=True)

    assert tabs.count() == 0 or one_group == 1
    assert coach.page.locator(".standing li").count() == 16


# ----------------------------------------------------------------------------------- the board
def test_the_square_is_chosen_with_the_card_and_a_second_tap_plays(stand: Stand) -> None:
    coach = stand.visitor(speed=2)
    sit(coach, 2)
    coach.awaits_me()
    coach.page.locator(".hand .pc:enabled").first.click()
    square = coach.page.locator(".sq.lit").last
    target = square.get_attribute("data-target")
    square.click()
    chosen = coach.page.locator(".sq.chosen")
    chosen.wait_for()
    before = coach.ply()
    kept = chosen.get_attribute("data-target")
    chosen.click()
    coach.entry_changes(before)

    assert kept == target


def test_a_row_that_takes_nothing_says_why(stand: Stand) -> None:
    coach = stand.visitor(language="fr")
    sit(coach, 2)
    rows = ".mr .sqs:not(:has(.lit))"
    refused = coach.page.locator(rows)
    while coach.awaits_me():
        aiming = coach.page.locator(".hand .pc:enabled").count() == 0
        if aiming and coach.page.locator(".sq.lit").count() > 0 and refused.count() > 0:
            break
        play(coach)
    refused.first.click(position={"x": 3, "y": 3})
    box = coach.page.locator(".why-box")
    box.wait_for()
    coach.shot("worldcup-refusal")

    assert re.search(r"WC-[IVX]+\.", box.inner_text())
    assert "refusal-" not in box.inner_text()


def test_my_matches_alone_the_bracket_and_the_paper(stand: Stand) -> None:
    coach = stand.visitor()
    sit(coach, 4, cup="2002")
    coach.awaits_me()
    page = coach.page
    every = page.locator(".mr").count()
    page.get_by_role("button", name="Only my matches").click()
    page.wait_for_selector(".gs.only")
    mine, others = page.locator(".mr").count(), page.locator(".mr.other").count()
    coach.shot("worldcup-my-matches")
    page.get_by_role("button", name="Bracket").click()
    page.wait_for_selector(".bk")
    ties = page.locator(".bk [data-match]").count()
    coach.shot("worldcup-bracket")
    page.evaluate("window.print = () => {}")
    page.get_by_role("button", name="Print").click()
    page.wait_for_selector(".paper", state="attached")
    page.emulate_media(media="print")
    coach.shot("worldcup-paper", whole=True)

    assert (every, others, ties) == (48, 0, 16)
    assert 0 < mine < every
    assert page.locator(".paper-groups section").count() == 8
    assert page.locator(".paper").is_visible()
    assert not page.locator(".mast").is_visible()


def test_a_finger_turns_the_groups(stand: Stand) -> None:
    coach = stand.visitor(NARROW)
    sit(coach, 4, cup="2002")
    coach.awaits_me()
    page = coach.page
    page.locator(".tab").nth(2).tap()
    page.wait_for_selector(".g.on[data-group=C]")
    page.evaluate(SWIPE)

    page.wait_for_selector(".g.on[data-group=D]")


# -------------------------------------------------------------------------------- several people
def test_pass_and_play_hides_each_hand(stand: Stand) -> None:
    screen = stand.visitor(language="fr", name="Zoé")
    screen.page.goto("/table/new?game=worldcup&way=pass")
    screen.page.locator(".setup button[type=submit]").click()
    screen.page.wait_for_selector(".curtain")
    hidden = [screen.page.locator(".hand .pc").count()]
    names = [lift(screen)]
    for _ in range(2):
        screen.page.wait_for_selector(".hand .pc:enabled")
        while screen.page.locator(".curtain").count() == 0:
            play(screen)
            screen.page.wait_for_selector(".curtain, .act.mine .confirm", state="attached")
        hidden.append(screen.page.locator(".hand .pc").count())
        screen.shot("worldcup-curtain")
        names.append(lift(screen))

    assert max(hidden) == 0
    assert len(set(names)) == 3


def heard(visitor: Visitor) -> list[dict[str, Any]]:
    """Every snapshot and every entry that reached this screen."""
    text: str = visitor.page.evaluate("window.heard")
    found = re.findall(r"^data: (.+)$", text, re.MULTILINE)
    answers = json.JSONDecoder()
    at = 0
    while (at := text.find('{"', at)) >= 0:
        try:
            value, end = answers.raw_decode(text, at)
        except ValueError:
            at += 2
            continue
        found.append(json.dumps(value))
        at = end
    return [json.loads(one) for one in dict.fromkeys(found)]


def test_two_seats_and_a_spectator_and_nobody_sees_a_hand_of_another(stand: Stand) -> None:
    host, guest, watcher = (stand.visitor(name=name) for name in ("Ana", "Tom", "Eva"))
    for one in (host, guest, watcher):
        one.page.context.add_init_script(LISTEN)
    made = sit(host, 3, mine=2)
    guest.page.goto(made["seats"][1]["link"])
    watcher.page.goto(f"/m/{made['match']}")
    for one in (guest, watcher):
        one.page.wait_for_selector(".wc")
    for _ in range(10):
        play(whose_turn(host, guest))
    last = whose_turn(host, guest)
    watcher.page.wait_for_selector(f"main[data-ply='{last.ply()}']")
    watcher.shot("worldcup-spectator")
    guest.shot("worldcup-second-seat")
    seen = [hands_told(heard(one)) for one in (host, guest, watcher)]

    assert seen == [{0}, {1}, set()]
    assert watcher.page.locator(".hand .pc").count() == 0


def hands_told(told: list[dict[str, Any]]) -> set[int]:
    """Seats of which this traffic gives a card away."""
    seats: set[int] = set()
    for one in told:
        snapshot = one.get("snapshot") or one
        view = snapshot.get("view")
        if view:
            seats |= {i for i, hand in enumerate(view["hand"]) if any(hand["card"])}
            assert not snapshot["sheet"]["targets"] or view["seat"] == snapshot["to_act"]
        for event in one.get("events", []):
            if event["happening"] == "DREW" and event["told"]:
                seats.add(event["seat"])
    return seats


# ------------------------------------------------------------------------------------ for everyone
@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(WIDE, "en", "light"), (PHONE, "fr", "dark")],
)
def test_axe_finds_nothing_serious(
    stand: Stand, size: tuple[int, int], language: str, theme: str
) -> None:
    coach = stand.visitor(size, language=language, theme=theme)
    tag = f"{size[0]}-{theme}"
    sit(coach, 2, cup="2002", dice="off")
    coach.awaits_me()
    found: list[str] = []

    def look(what: str) -> None:
        coach.still()
        coach.shot(f"worldcup-{what}-{tag}")
        found.extend(f"{what} {one}" for one in coach.serious_violations())
        assert coach.page.evaluate(NO_SIDEWAYS)

    for _ in range(4):
        play(coach)
    coach.page.locator(".hand .pc:enabled, .sq.lit:visible").first.click()
    look("groups")
    coach.page.locator(".fb .seg button").last.click()
    look("way")

    assert found == []
