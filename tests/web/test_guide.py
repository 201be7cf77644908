"""The guided first match: told what matters when it matters, skipped, resumed, begun anew."""

import pytest
from playwright.sync_api import expect

from tests.web.quick import ask
from tests.web.stand import PHONE, WIDE, Stand, Visitor
from tifo import games

ENOUGH = 8
"""Tips of one match; which of the rest come up depends on the cards."""


def begin(coach: Visitor) -> None:
    coach.page.goto("/")
    coach.page.locator(".poster", has_text="Buteur").locator(".guided").click()
    coach.page.wait_for_selector(".guide")


def read_tips(coach: Visitor, told: list[str]) -> None:
    """Read whatever is told now."""
    guide = coach.page.locator(".guide")
    while guide.count() > 0:
        told.append(str(guide.get_attribute("data-tip")))
        coach.page.locator("body").press("g")
        expect(coach.page.locator(f".guide[data-tip='{told[-1]}']")).to_have_count(0)


def progress(coach: Visitor) -> str:
    return coach.page.locator(".guide-head .r").inner_text()


def test_a_guided_match_is_told_to_its_end_and_survives_a_reload(stand: Stand) -> None:
    coach = stand.visitor()
    begin(coach)
    told: list[str] = []
    coach.shot("guide-welcome")
    coach.page.locator(".guide .got-it").click()
    before = progress(coach)
    coach.page.reload()
    coach.page.wait_for_selector(".guide")
    after = progress(coach)
    while coach.awaits_me():
        read_tips(coach, told)
        cards = coach.page.locator(".hand .pc[data-open=true]")
        if cards.count() > 0:
            cards.first.click()
            read_tips(coach, told)
        coach.choose()
        read_tips(coach, told)
        coach.play()
    coach.page.wait_for_selector(".guide")
    coach.shot("guide-full-time")
    read_tips(coach, told)

    assert before == after == "Tip 2 of 14"
    assert len(told) == len(set(told)) >= ENOUGH
    assert told[0] == "kick-off"
    assert told[-1] == "full-time"


@pytest.mark.parametrize(("size", "language"), [(WIDE, "es"), (PHONE, "fr")])
def test_a_guide_is_skipped_for_good_and_begun_anew_from_the_menu(
    stand: Stand, size: tuple[int, int], language: str
) -> None:
    coach = stand.visitor(size, language=language)
    begin(coach)
    coach.shot(f"guide-{language}")
    violations = coach.serious_violations()
    coach.page.locator(".guide .linklike").click()
    gone = coach.page.locator(".guide").count()
    coach.page.reload()
    coach.awaits_me()
    still_gone = coach.page.locator(".guide").count()
    coach.page.locator(".mast .tools .ib").last.click()
    coach.page.locator(".menu [data-close]").last.click()
    coach.page.wait_for_selector(".guide[data-tip=welcome]")

    assert violations == []
    assert gone == still_gone == 0


@pytest.mark.parametrize("game", [game.name for game in games.installed()])
def test_a_game_with_a_guide_begins_it_where_a_table_is_set_up(stand: Stand, game: str) -> None:
    coach = stand.visitor(PHONE, language="es")
    coach.page.goto(f"/table/new?game={game}")
    coach.page.wait_for_selector(".setup")
    offer = next(one for one in ask(stand.house, "GET", "/games") if one["name"] == game)
    buttons = coach.page.locator(".setup .guided")

    assert buttons.count() == int(offer["guide"])
    if offer["guide"]:
        buttons.click()
        coach.page.wait_for_selector(".guide")
        coach.shot(f"guide-{game}")
        assert "web-guide" not in coach.page.locator(".guide").inner_text()
