"""Several people: one screen passed round, two seats and a spectator, the living room."""

import datetime as dt
import re

from playwright.sync_api import expect

from tests.web.stand import PHONE, Stand, Visitor, whose_turn
from tests.web.test_alone import seats

HOLD_MS = 500
"""How long the button of a curtain is held."""
LATER = dt.datetime.now(dt.UTC) + dt.timedelta(hours=1)


def set_up(visitor: Visitor, way: str) -> None:
    visitor.page.goto(f"/table/new?game=buteur&way={way}")
    visitor.page.wait_for_selector(".setup button[type=submit]")
    visitor.page.locator(".setup button[type=submit]").click()


def lift(visitor: Visitor) -> str:
    """Hold the button of the curtain for as long as it asks."""
    button = visitor.page.locator(".curtain .lift")
    button.wait_for()
    name = visitor.page.locator(".curtain h2").inner_text()
    button.hover()
    visitor.page.mouse.down()
    visitor.page.wait_for_selector(".curtain", state="detached")
    visitor.page.mouse.up()
    return name


def test_the_curtain_hides_the_hand_until_the_next_coach_has_the_device(stand: Stand) -> None:
    screen = stand.visitor(language="fr", name="Zoé")
    set_up(screen, "pass")
    screen.page.wait_for_selector(".curtain")
    screen.shot("curtain")
    hidden = screen.page.locator(".hand .pc").count()
    first = lift(screen)
    screen.page.wait_for_selector(".hand .pc")
    seen = []
    for _ in range(6):
        screen.play()
        screen.page.wait_for_selector(".curtain, .act.mine .confirm", state="attached")
        if screen.page.locator(".curtain").count() > 0:
            seen.append(screen.page.locator(".hand .pc").count())
            lift(screen)
    screen.shot("pass-and-play")

    assert first in ("Zoé", "Nadia")
    assert hidden == 0
    assert seen
    assert max(seen) == 0


def test_a_quick_tap_does_not_lift_the_curtain(stand: Stand) -> None:
    screen = stand.visitor()
    screen.page.clock.install()
    set_up(screen, "pass")
    screen.page.locator(".curtain .lift").wait_for()
    screen.page.clock.pause_at(LATER)
    screen.page.locator(".curtain .lift").click()
    screen.page.clock.run_for(10 * HOLD_MS)

    assert screen.page.locator(".curtain").count() == 1


def test_two_seats_and_a_spectator_follow_one_match(stand: Stand) -> None:
    host, guest, watcher = stand.visitor(name="Ana"), stand.visitor(name="Tom"), stand.visitor()
    set_up(host, "network")
    host.page.wait_for_selector(".qr svg")
    host.shot("lobby")
    invite = host.page.locator(".link-text").first.input_value()
    guest.page.goto(invite.replace(invite.split("/m/")[0], stand.house.url))
    guest.page.get_by_label("Nickname").fill("Tom <b>")
    guest.shot("sit-down")
    guest.page.get_by_role("button", name="Sit").click()
    guest.page.wait_for_selector(".hand .pc")
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector(".pitch")
    for _ in range(8):
        whose_turn(host, guest).play()
    last = whose_turn(host, guest).ply()
    for one in (host, guest, watcher):
        one.page.wait_for_selector(f"main[data-ply='{last}']")
    watcher.shot("spectator")
    guest.shot("second-seat")

    assert "#" not in guest.page.url
    assert watcher.page.locator(".hand .pc").count() == 0
    assert "Tom <b>" in watcher.page.locator(".scoreline").last.inner_text()


def test_the_big_screen_shows_the_table_and_the_phone_its_hand(stand: Stand) -> None:
    table = stand.visitor()
    phones = [stand.visitor(PHONE, name=name, theme="dark") for name in ("Inès", "Diego")]
    set_up(table, "room")
    expect(table.page.locator(".qr svg")).to_have_count(2)
    table.shot("living-room")
    links = [table.page.locator(".link-text").nth(i).input_value() for i in range(2)]
    for phone, link in zip(phones, links, strict=True):
        phone.page.goto(re.sub(r"^.*(?=/m/)", stand.house.url, link))
        phone.page.get_by_role("button", name="Sit").click()
    for phone in phones:
        phone.page.wait_for_selector(".hand .pc")
    table.page.wait_for_selector(".pitch")
    mine = whose_turn(*phones)
    mine.choose()
    mine.shot("living-room-phone")
    table.shot("living-room-match")

    assert table.page.locator(".hand .pc").count() == 0
    assert not mine.page.locator(".pitch").is_visible()
    assert mine.page.locator(".confirm-phone:not(:disabled)").is_visible()


def test_a_bot_takes_my_seat_and_gives_it_back(stand: Stand) -> None:
    host, guest = stand.visitor(name="Ana"), stand.visitor(name="Tom")
    sit_together(stand, host, guest)
    while whose_turn(host, guest) is guest:
        guest.play()
    seats(host)
    host.page.get_by_role("button", name="Let a bot play").click()
    guest.awaits_me()
    seats(host)
    host.page.get_by_role("button", name="Take my seat back").click()
    guest.play()

    assert host.awaits_me()


def sit_together(stand: Stand, host: Visitor, guest: Visitor) -> None:
    """A table that the host made and the guest was invited to."""
    set_up(host, "network")
    host.page.wait_for_selector(".qr svg")
    invite = host.page.locator(".link-text").first.input_value()
    guest.page.goto(re.sub(r"^.*(?=/m/)", stand.house.url, invite))
    guest.page.get_by_role("button", name="Sit").click()
    for one in (host, guest):
        one.page.wait_for_selector(".hand .pc")


def test_a_public_table_is_found_on_the_first_page(stand: Stand) -> None:
    host, guest = stand.visitor(name="Lola"), stand.visitor(name="Hugo")
    host.page.goto("/table/new?game=buteur&way=network")
    host.page.get_by_label("Public table").check()
    host.page.locator(".setup button[type=submit]").click()
    host.page.wait_for_selector(".lobby")
    guest.page.goto("/")
    guest.page.locator(".open-table", has_text="Lola").get_by_role("link", name="Sit").click()
    guest.page.get_by_role("button", name="Sit").click()
    guest.page.wait_for_selector(".hand .pc")

    assert guest.page.locator(".hand .pc").count() == 8


def test_a_seat_is_taken_with_a_code_that_was_typed(stand: Stand) -> None:
    host, guest = stand.visitor(name="Lola"), stand.visitor(PHONE, name="Hugo")
    set_up(host, "network")
    code = host.page.locator(".seat-code b").inner_text()
    host.shot("seat-code")
    guest.page.goto("/join")
    guest.page.locator("#code").fill("ABCD EFGH")
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_role("alert").wait_for()
    guest.page.locator("#code").fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_role("button", name="Sit").click()
    guest.page.wait_for_selector(".hand .pc")

    assert guest.page.locator(".hand .pc").count() == 8


def test_a_public_match_in_progress_can_be_watched_from_the_first_page(stand: Stand) -> None:
    host, watcher = stand.visitor(name="Inès"), stand.visitor(name="Noa")
    host.page.goto("/table/new?game=buteur&way=network")
    host.page.get_by_label("Public table").check()
    host.page.locator(".setup button[type=submit]").click()
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.wait_for_selector(".hand .pc")
    watcher.page.goto("/")
    watcher.page.locator("#running .open-table", has_text="Inès").get_by_role("link").click()
    watcher.page.wait_for_selector(".pitch")

    assert watcher.page.locator(".hand .pc").count() == 0


def test_the_clock_of_a_move_is_stopped_and_started_again(stand: Stand) -> None:
    coach = stand.visitor()
    coach.page.goto("/table/new?game=buteur&way=solo")
    coach.page.get_by_label("600 s").check()
    coach.page.locator(".setup button[type=submit]").click()
    coach.awaits_me()
    chip = coach.page.locator(".region-score .timer")
    running = chip.inner_text()
    chip.click()
    stopped = coach.page.locator(".region-score .timer[aria-pressed=true]")
    stopped.wait_for()
    coach.shot("clock-stopped")
    words = stopped.inner_text()
    before = coach.ply()
    coach.choose()
    stopped.click()
    coach.page.locator(".region-score .timer[aria-pressed=false]").wait_for()

    assert re.search(r"\d+ s", running)
    assert "paused" in words
    assert coach.ply() == before
    assert coach.page.locator(".confirm:not(:disabled)").count() == 1
