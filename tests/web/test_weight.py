"""The first board is light: what a first visit to a match loads of script and style."""

from typing import Any

import pytest

from tests.web.quick import QuickMatch
from tests.web.stand import Stand
from tifo import games

MOST = 150_000
"""Bytes as they travel, headers and all."""


@pytest.mark.parametrize("game", [game.name for game in games.installed()])
def test_a_first_visit_to_a_match_is_light(stand: Stand, game: str) -> None:
    match = QuickMatch.make(stand.house, game)
    page = stand.visitor().page
    kinds: dict[str, str] = {}
    bytes_of: dict[str, int] = {}

    def came(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def ended(event: dict[str, Any]) -> None:
        bytes_of[event["requestId"]] = event["encodedDataLength"]

    network = page.context.new_cdp_session(page)
    network.on("Network.responseReceived", came)
    network.on("Network.loadingFinished", ended)
    network.send("Network.enable")
    page.goto(match.link(0))
    page.wait_for_selector("main.match")
    page.wait_for_load_state("load")
    heavy = [request for request, kind in kinds.items() if kind in ("Script", "Stylesheet")]

    assert sum(bytes_of.get(request, 0) for request in heavy) <= MOST
    assert len(heavy) > 20


def test_the_first_page_loads_posters_and_no_board(stand: Stand) -> None:
    page = stand.visitor().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_selector(".poster:not(.ghost)")

    assert any(url.endswith("/web/poster.js") for url in asked)
    assert not any("board." in url for url in asked if "/games/" in url)
