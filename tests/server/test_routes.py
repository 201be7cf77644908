"""Every route says whom it serves, and answers as it is described."""

import gzip
import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.server.harness import NONCE, Server, make, move_once, run
from tifo import games
from tifo.core.errors import RuleBug
from tifo.server.follow.book import rulebook_told
from tifo.server.http.answers import Answer, json_answer
from tifo.server.http.description import KEY, describe
from tifo.server.http.refusals import STATUS
from tifo.server.http.routes import ROUTES
from tifo.server.http.routing import Audience, Route
from tifo.server.matches.caller import Caller
from tifo.server.wire import answers as told
from tifo.text import LANGUAGES, catalogue
from tifo.text.catalogue import source


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    described = describe()
    return [
        (method.upper(), path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]


OPERATIONS = operations()


@pytest.mark.parametrize(
    ("method", "path", "operation"), OPERATIONS, ids=[f"{m} {p}" for m, p, _ in OPERATIONS]
)
def test_a_route_declares_its_audience(method: str, path: str, operation: dict[str, Any]) -> None:
    assert operation[KEY] in list(Audience)


def test_no_route_is_left_out_of_the_description() -> None:
    described = set(describe()["paths"])

    assert {route.path for route in ROUTES} == described


def test_a_route_without_an_audience_is_refused_to_everybody(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async def secret(caller: Caller) -> Answer:
            return json_answer({"seat": 0})

        route = Route("GET", "/api/matches/{match}/secret", secret, audience=None)
        server.gate.app.door.add(route)
        made = await make(server)
        with pytest.raises(RuleBug):
            await server.ask("GET", f"{made.path}/secret", token=made.token(0))

    run(test, tmp_path)


@pytest.mark.parametrize("token", [None, "host"])
@pytest.mark.parametrize(
    ("method", "path"), [(m, p) for m, p, o in OPERATIONS if o[KEY] == Audience.SEAT]
)
def test_what_is_for_seats_is_for_seats_only(
    method: str, path: str, token: str | None, tmp_path: Path
) -> None:
    bodies = {
        "moves": {"entry": 0, "move": 0}, "undo": {"entry": 0}, "coach": {"coach": "human"},
        "why": {"move": 0}, "leave": {}, "hint": {}, "timer": {"paused": True},
    }  # fmt: skip

    async def test(server: Server) -> None:
        made = await make(server)
        body = bodies.get(path.rpartition("/")[2])

        answer = await server.ask(
            method, path.replace("{match}", made.match), body, made.host if token else None
        )

        assert (answer.status, answer.data["code"]) == (403, "auth/seat")

    run(test, tmp_path)


# -------------------------------------------------------------------------------------- shapes
def exactly(model: Any, data: Any) -> None:
    """The data has every field of the model, of its very type, and no other."""
    told = TypeAdapter(model).validate_json(json.dumps(data), strict=True)
    again = TypeAdapter(model).dump_python(told, mode="json", exclude_unset=True)
    assert again == data


def test_every_answer_has_the_described_shape(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        exactly(list[told.OfferedGame], await server.get("/api/games"))
        exactly(told.Rulebook, await server.get("/api/games/buteur/rulebook"))
        exactly(told.ServerInfo, await server.get("/api/server"))
        exactly(told.Qr, await server.post("/api/qr", {"path": "/m/abc#join=xyz"}))
        seats = [{"coach": "me", "name": "Ana"}, {"coach": "open"}]
        body = {"game": "buteur", "seats": seats, "public": True, "timer": 90}
        made = await server.post("/api/matches", body)
        exactly(told.MadeMatch, made)
        exactly(list[told.ListedTable], await server.get("/api/matches?open=1"))
        code = {"code": made["seats"][1]["code"]}
        exactly(told.CodeFound, await server.post("/api/codes", code))
        path, mine = f"/api/matches/{made['match']}", made["seats"][0]["token"]
        exactly(told.Snapshot, await server.get(path, mine))
        exactly(told.Joined, await server.post(f"{path}/join", {"nonce": NONCE}, mine))
        joined = await server.post(f"{path}/join", {"nonce": NONCE, "name": "Bo"})
        exactly(told.Joined, joined)
        exactly(told.Snapshot, await server.get(path, mine))
        exactly(told.Plies, await server.get(f"{path}/plies", mine))
        exactly(told.Snapshot, await server.get(f"{path}/plies/3", mine))
        exactly(list[told.ListedTable], await server.get("/api/matches?running=1"))
        exactly(told.Acted, await server.post(f"{path}/timer", {"paused": True}, mine))
        exactly(told.Snapshot, await server.get(path, mine))

    run(test, tmp_path)


def test_a_game_says_whether_it_brings_a_board_and_which_clauses_are_printed(
    tmp_path: Path,
) -> None:
    async def test(server: Server) -> None:
        offered = {game["name"]: game for game in await server.get("/api/games")}
        for game in games.installed():
            board = files(game.package).joinpath("web/board.js").is_file()
            clauses = (await server.get(f"/api/games/{game.name}/rulebook"))["clauses"]
            assert offered[game.name]["board"] == board
            assert [c["printed"] for c in clauses] == [game.is_printed(c) for c in game.clauses]

    run(test, tmp_path)


def test_a_rulebook_has_every_ruling_and_the_components_as_tables(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        for game in games.installed():
            book = await server.get(f"/api/games/{game.name}/rulebook")
            exactly(told.Rulebook, book)
            assert [ruling["id"] for ruling in book["rulings"]] == [one.id for one in game.rulings]
            assert [table["name"] for table in book["tables"]] == [
                table.name for table in game.tables_shown()
            ]

    run(test, tmp_path)


def test_the_rulebook_of_a_match_has_the_rulings_in_force_there(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", "bot:uniform")
        book = await server.get(f"{made.path}/rulebook", made.token(0))
        exactly(told.Rulebook, book)
        ids = {ruling["id"] for ruling in book["rulings"]}
        assert "D23" in ids
        assert "D37" not in ids

    run(test, tmp_path)


def test_a_clause_of_ours_is_not_called_printed() -> None:
    game = games.find("buteur")
    clause = game.clause_number("BU-13.5")

    ruled = replace(game, unprinted=frozenset({clause}))

    told = {found["id"]: found["printed"] for found in rulebook_told(ruled)["clauses"]}
    assert [name for name, printed in told.items() if not printed] == ["BU-13.5"]


def test_the_server_says_which_language_it_was_told_to_speak(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        assert (await server.get("/api/server"))["language"] == "fr"

    run(test, tmp_path, language="fr")


def test_every_act_has_the_described_shape(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        acted = await move_once(server, made, lambda legal: legal[0])
        exactly(told.Acted, acted["answer"])
        live = await server.live(made.match)
        token = made.token(live.hosted.match.to_act)  # type: ignore[union-attr]
        exactly(told.Because, await server.post(f"{made.path}/why", {"move": 1}, token))
        asked = {"moves": ["pass"]}
        exactly(told.Rehearsed, await server.post(f"{made.path}/rehearse", asked, token))
        exactly(told.ToldHint, await server.post(f"{made.path}/hint", {}, token))
        exactly(told.Acted, await server.post(f"{made.path}/coach", {"coach": "human"}, token))
        exactly(told.Acted, await server.post(f"{made.path}/leave", {}, token))

    run(test, tmp_path)


def test_every_error_has_one_shape(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        asked: list[tuple[str, str, Any, str | None]] = [
            ("GET", "/api/nothing", None, None), ("PUT", "/api/games", None, None),
            ("GET", "/api/games/chess/rulebook", None, None), ("POST", "/api/matches", b"", None),
            ("GET", f"{made.path}/file", None, None),
            ("GET", f"{made.path}/plies/9999", None, None),
            ("GET", made.path, None, "wrong"), ("POST", "/", None, None),
            ("POST", f"{made.path}/moves", {"entry": 0, "move": 0}, made.token(0)),
            ("POST", f"{made.path}/undo", {"entry": 0}, made.token(0)),
            ("POST", f"{made.path}/join", {"nonce": NONCE}, made.token(0)),
            ("POST", f"{made.path}/start", {"fill": "bot:uniform"}, made.host),
            ("POST", f"{made.path}/rematch", None, made.token(0)),
            ("POST", f"{made.path}/timer", {"paused": True}, made.token(0)),
            ("POST", "/api/codes", {"code": "nothing"}, None),
            ("POST", f"{made.path}/coach", {"coach": "bot:ismcts:900ms"}, "wrong"),
            ("POST", f"{made.path}/coach", {"coach": "bot:ismcts:9000ms"}, made.token(0)),
        ]  # fmt: skip
        for method, path, body, token in asked:
            answer = await server.ask(method, path, body, token)
            exactly(told.ErrorBody, answer.data)
            assert answer.status == STATUS[answer.data["code"]]
            assert answer.data["text"] != answer.data["message"]["key"]

    run(test, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_servers_words_are_there_in_every_language(language: str) -> None:
    lines = source("tifo.server", "en").splitlines()
    keys = [line.partition(" =")[0] for line in lines if " =" in line]

    words = catalogue(language, None, "tifo.server")

    assert all(words.has(key) for key in keys)
    assert len(source("tifo.server", language).splitlines()) == len(lines)


# --------------------------------------------------------------------------------------- pages
def test_pages_and_files_come_with_a_tag_that_saves_sending_them_again(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        for path in ("/text/en.ftl", "/games/buteur/text/fr.ftl"):
            first = await server.ask("GET", path)
            again = await server.ask("GET", path, headers={"if-none-match": first.headers["etag"]})
            assert (first.status, again.status, again.body) == (200, 304, b"")

    run(test, tmp_path)


def test_the_further_words_of_a_game_come_at_the_address_of_their_folder(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        book = await server.ask("GET", "/games/buteur/text/fr")
        none = await server.ask("GET", "/games/shootout/text/fr")

        assert "ruling-D12 = " in book.body.decode()
        assert "table-cards = " in book.body.decode()
        assert (none.status, none.body) == (200, b"")

    run(test, tmp_path)


def test_files_are_packed_for_those_who_can_unpack_them(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        plain = await server.ask("GET", "/text/en.ftl")
        packed = await server.ask("GET", "/text/en.ftl", headers={"accept-encoding": "br, gzip"})

        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body

    run(test, tmp_path)


def test_the_shells_words_include_the_servers(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        text = (await server.ask("GET", "/text/es.ftl")).body.decode()

        assert "error-stale =" in text
        assert "error-out-of-turn =" in text

    run(test, tmp_path)
