"""The match file: small, readable, and it says which ply is false."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tifo import games
from tifo.core.errors import MatchFileError
from tifo.play import file
from tifo.play.match import Match, new_match
from tifo.play.table import Table

BUTEUR = games.find("buteur")


def finished(seed: int = 7) -> Match:
    coaches = ["bot:rules-of-thumb", "bot:uniform"]
    match = new_match(BUTEUR, BUTEUR.read_options(), coaches, bytes([seed] * 32), ["a", "b"])
    Table(match, seed).run()
    return match


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return file.to_json(finished())


def test_a_finished_match_is_verified(data: dict[str, Any]) -> None:
    assert file.verify(data).is_over


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    match = finished()
    file.write(match, tmp_path / "match.json")

    again = file.from_json(file.load(tmp_path / "match.json"))

    assert again.entries == match.entries
    assert again.state.tobytes() == match.state.tobytes()


def test_a_file_is_small(tmp_path: Path) -> None:
    file.write(finished(), tmp_path / "match.json")

    assert (tmp_path / "match.json").stat().st_size < 20_000


@pytest.mark.parametrize("ply", [0, 20, 60, 150])
def test_an_altered_move_is_found_at_its_ply(data: dict[str, Any], ply: int) -> None:
    altered = {**data, "entries": [*data["entries"]]}
    altered["entries"][ply] = (altered["entries"][ply] + 1) % BUTEUR.rules.MOVE_COUNT

    with pytest.raises(MatchFileError) as caught:
        file.verify(altered)

    assert caught.value.ply == ply


def cut_entries(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "entries": data["entries"][:50], "seals": data["seals"][:200]}


def with_other_nonce(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "nonces": ["a", "c"]}


def with_other_dealer(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "dealer": "00" * 32}


def with_other_option(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "options": {**data["options"], "rows": "13"}}


@pytest.mark.parametrize(
    "alter", [cut_entries, with_other_nonce, with_other_dealer, with_other_option]
)
def test_anything_else_altered_is_found(
    data: dict[str, Any], alter: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    with pytest.raises(MatchFileError):
        file.verify(alter(data))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"format": "tifo-match"}', '{"format": "tifo-match", "version": 9}'],
)
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "broken.json").write_text(text)

    with pytest.raises(MatchFileError):
        file.load(tmp_path / "broken.json")


@pytest.mark.parametrize("name", ["game", "options", "coaches", "dealer", "entries", "seals"])
def test_a_field_of_the_wrong_kind_is_refused(
    tmp_path: Path, data: dict[str, Any], name: str
) -> None:
    (tmp_path / "broken.json").write_text(json.dumps({**data, name: 7.5}))

    with pytest.raises(MatchFileError, match=name):
        file.load(tmp_path / "broken.json")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MatchFileError, match="missing"):
        file.load(tmp_path / "nothing.json")
