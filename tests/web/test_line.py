"""Lines that break: the browser comes back by itself and misses nothing."""

from tests.web.stand import Stand, whose_turn
from tests.web.test_alone import against_a_bot
from tests.web.test_together import sit_together


def test_a_dropped_line_comes_back_and_the_match_goes_on(stand: Stand) -> None:
    coach = stand.visitor()
    against_a_bot(coach)
    coach.play()
    coach.awaits_me()
    stand.house.kill()
    coach.page.wait_for_selector(".toast")
    coach.shot("line-lost")
    stand.house.start()
    coach.page.wait_for_selector(".toast", state="detached")

    assert coach.play()


def test_who_comes_back_is_told_what_happened(stand: Stand) -> None:
    away, home = stand.visitor(name="Ana"), stand.visitor(name="Tom")
    sit_together(stand, away, home)
    match = away.page.url
    for _ in range(4):
        whose_turn(away, home).play()
    while whose_turn(away, home) is away:
        away.play()
    away.page.goto("/rules")
    home.play()
    away.page.goto(match)
    away.page.wait_for_selector("dialog .story li")
    away.shot("catch-up")

    assert away.page.get_by_role("dialog", name="While you were away").count() == 1


def test_nine_tabs_of_one_seat_share_a_stream(stand: Stand) -> None:
    coach = stand.visitor()
    against_a_bot(coach)
    coach.awaits_me()
    match = coach.page.url
    tabs = [coach.page.context.new_page() for _ in range(8)]
    for tab in tabs:
        tab.goto(match)
        tab.wait_for_selector(".hand .pc")
    coach.play()
    coach.awaits_me()
    for tab in tabs:
        tab.wait_for_selector(f"main[data-ply='{coach.ply()}']")

    assert coach.page.locator(".toast").count() == 0
