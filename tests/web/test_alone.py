"""Alone against a bot: by mouse, by keyboard, and what comes after the match."""

import re

from playwright.sync_api import Route, expect

from tests.web.quick import QuickMatch
from tests.web.stand import Stand, Visitor


def against_a_bot(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.locator(".poster", has_text="Buteur").locator(".buttons button").click()
    visitor.page.wait_for_selector(".hand .pc")


def test_a_newcomer_plays_a_whole_match_by_mouse(stand: Stand) -> None:
    coach = stand.visitor()
    against_a_bot(coach)
    coach.awaits_me()
    coach.choose()
    coach.shot("mouse-choice")
    while coach.play():
        pass
    coach.page.get_by_role("button", name="Verify", exact=True).click()
    coach.page.wait_for_selector(".findings li:nth-child(4)")
    coach.shot("mouse-result")
    findings = [coach.page.locator(f".findings .{word}").count() for word in ("holds", "broken")]
    coach.page.get_by_role("button", name="Rematch").click()
    coach.page.wait_for_selector(".hand .pc")

    assert findings == [4, 0]
    assert coach.page.locator(".rivals .who").inner_text().startswith("Old Hand")


def test_a_second_tap_on_the_chosen_square_plays_the_move(stand: Stand) -> None:
    coach = stand.visitor(speed=2)
    against_a_bot(coach)
    coach.awaits_me()
    before = coach.ply()
    coach.choose()
    coach.page.locator(".target.on[data-target^=direction]").dispatch_event("click")

    coach.entry_changes(before)


def test_a_refused_card_says_why_with_its_clause(stand: Stand) -> None:
    coach = stand.visitor(language="fr")
    against_a_bot(coach)
    while coach.awaits_me() and coach.page.locator(".hand .pc.no").count() == 0:
        coach.play()
    coach.page.locator(".hand .pc.no").first.click()
    box = coach.page.locator(".why-box")
    box.wait_for()
    coach.shot("refusal")

    assert re.search(r"BU-\w+\.\d", box.inner_text())
    assert "Pas maintenant" in box.inner_text()
    assert "clause-" not in box.inner_text()


def test_a_coach_who_can_only_pass_is_not_asked(stand: Stand) -> None:
    coach = stand.visitor()
    match = QuickMatch.make(stand.house, "buteur", {"kick_off": "first"})

    def only_a_pass(route: Route) -> None:
        answer = route.fetch()
        said = {"key": "move-pass", "args": {}}
        legal = [{"move": 0, "text": "pass", "steps": ["pass"], "say": said}]
        route.fulfill(response=answer, json=answer.json() | {"legal": legal})

    coach.page.route(f"**/api/matches/{match.id}", only_a_pass)
    coach.page.goto(match.link(0))
    coach.page.wait_for_selector(".act .due")

    assert coach.page.locator(".act.mine, .confirm, .waiting").count() == 0


def test_a_whole_match_by_keyboard_alone(stand: Stand) -> None:
    coach = stand.visitor(language="es")
    coach.page.goto("/")
    coach.page.wait_for_selector(".poster .buttons .btn")
    press = coach.page.keyboard.press
    for _ in range(40):
        press("Tab")
        if coach.page.evaluate("document.activeElement.matches('.poster .buttons button')"):
            break
    press("Enter")
    coach.page.wait_for_selector(".hand .pc")
    coach.awaits_me()
    press("ArrowRight")
    coach.shot("keyboard-focus")
    press("l")
    coach.page.wait_for_selector(".move-list li")
    coach.shot("keyboard-moves-in-words")
    press("Escape")
    while coach.awaits_me():
        by_keys(coach)
    coach.shot("keyboard-result")

    assert coach.is_over


def by_keys(coach: Visitor) -> None:
    """Digits for the parts, Enter for the deed."""
    page, before = coach.page, coach.ply()
    while page.locator(".confirm:disabled").count() > 0:
        if page.locator(".parts [data-part]").count() > 0:
            coach.press_part("1")
        else:
            cards = page.locator(".hand .pc")
            opens = [cards.nth(i).get_attribute("data-open") for i in range(cards.count())]
            coach.press_part(str(opens.index("true") + 1))
    page.locator(".confirm").focus()
    page.keyboard.press("Enter")
    coach.entry_changes(before)


def test_a_game_without_a_board_is_played_from_its_words(stand: Stand) -> None:
    coach = stand.visitor()
    coach.page.goto("/")
    coach.page.locator(".poster", has_text="Aim, dive, roll").locator(".buttons button").click()
    coach.page.wait_for_selector(".plain-table")
    moves = 0
    while coach.play():
        moves += 1
    coach.page.wait_for_selector(".result-hero")
    coach.shot("plain-game")

    assert moves > 1


def test_the_replay_links_to_any_ply(stand: Stand) -> None:
    coach = stand.visitor()
    against_a_bot(coach)
    for _ in range(3):
        coach.play()
    match = coach.page.url.split("?")[0]
    coach.page.goto(f"{match}?ply=12")
    coach.page.wait_for_selector(".replay .pitch")
    coach.page.get_by_role("button", name="Forward").click()
    expect(coach.page).not_to_have_url(re.compile(r"=12$"))
    coach.shot("replay")

    assert "ply" in coach.page.locator(".replay .hd").inner_text()


MATCHES_WITH_AN_UNDO = 6
"""Nearly every match has a throw-in or a free kick for me; of six one has."""


def test_a_move_that_revealed_nothing_can_be_taken_back(stand: Stand) -> None:
    coach = stand.visitor()
    undo = coach.page.locator(".act .undo:not(:disabled)")
    for _ in range(MATCHES_WITH_AN_UNDO):
        against_a_bot(coach)
        while undo.count() == 0 and coach.play():
            coach.awaits_me()
        if undo.count() > 0:
            break
    after = int(coach.ply())
    coach.page.locator("body").press("u")
    coach.entry_changes(str(after))

    assert int(coach.ply()) < after


def seats(coach: Visitor) -> None:
    coach.page.get_by_role("button", name="Menu").click()
    coach.page.locator(".menu").get_by_role("button", name="Seats").click()
    coach.page.wait_for_selector(".seat-list")


def test_a_hint_is_given_in_words_and_can_be_chosen(stand: Stand) -> None:
    coach = stand.visitor(language="fr")
    against_a_bot(coach)
    coach.awaits_me()
    coach.page.locator("body").press("h")
    coach.page.locator(".advice .btn").click()
    coach.page.wait_for_selector(".confirm:not(:disabled)")
    coach.shot("hint")
    said = coach.page.locator(".advice p").inner_text()

    assert "bot-hint" not in said
    assert len(said) > 20
