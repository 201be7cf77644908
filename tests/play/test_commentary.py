"""What is said about a match never stops it, and what went wrong can be seen again."""

import json
import logging

import pytest
from tests.mute import muted, silence

from tifo import games
from tifo.core.errors import IllegalMoveError, RuleBug
from tifo.core.messages import Message
from tifo.play.commentary import NoAdviceError
from tifo.play.match import Match, new_match

SHOOTOUT = games.find("shootout")


def some_match() -> Match:
    coaches = ["human", "human"]
    return new_match(SHOOTOUT, SHOOTOUT.read_options({"kicks": "2"}), coaches, bytes(32), [])


def test_without_words_a_move_is_told_in_notation() -> None:
    match = some_match()

    with muted("shootout"):
        told = match.commentary(0).move(match.view(0), 1)

    assert told == Message("plain-move", {"move": "right"})


def test_without_words_a_move_is_one_step() -> None:
    match = some_match()

    with muted("shootout"):
        steps = match.commentary(0).steps(match.view(0), 1)

    assert steps == ("right",)


def test_without_words_position_sheet_and_events_are_left_out() -> None:
    match = some_match()
    match.play(0, 1)

    with muted("shootout"):
        said, seen = match.commentary(1), match.view(1)
        told = said.position(seen), said.sheet(seen), said.event(match.plies[0].events[0], 1)

    assert told == (None, None, None)


def test_without_words_a_refusal_still_names_its_clause() -> None:
    match = some_match()
    match.play(0, 1)

    with muted("shootout"):
        why = match.commentary(1).refusal(match.view(1), 0, 1)
    with muted("shootout"), pytest.raises(IllegalMoveError):
        match.play(1, 7)

    assert why == Message("plain-refusal")


def test_advice_that_fails_is_an_error_in_words() -> None:
    with pytest.raises(NoAdviceError):
        some_match().commentary(0).advice(silence)


def test_a_fault_is_logged_once_a_ply_seat_and_kind(caplog: pytest.LogCaptureFixture) -> None:
    match = some_match()

    with muted("shootout"):
        for seat in (0, 1):
            for _ in range(3):
                match.commentary(seat).position(match.view(seat))
                match.fork().commentary(seat).sheet(match.view(seat))

    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 4


def test_what_is_logged_leads_back_to_the_fault(caplog: pytest.LogCaptureFixture) -> None:
    match = some_match()
    match.play(0, 1)
    with muted("shootout"):
        match.commentary(1).position(match.view(1))

    again = json.loads(caplog.records[0].getMessage().partition("again: ")[2])
    game = games.find(again["game"])
    twin = new_match(game, game.read_options(again["options"]), ["human"] * 2, bytes(32), [])
    for move in again["moves"]:
        twin.play(twin.to_act, move)

    assert twin.view(again["seat"]).tobytes() == match.view(1).tobytes()
    assert again["version"] == game.version


def test_a_fault_of_the_rules_is_nobodys_to_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_match()
    monkeypatch.setattr(SHOOTOUT.rules, "apply", silence)

    with pytest.raises(RuleBug):
        match.play(0, 1)
