"""Making a table, sitting down and getting up."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import NONCE, Server, first, make, move_once, play_out, run


def test_a_match_starts_when_every_seat_has_joined(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "me", "name": "Ana"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        path = f"/api/matches/{made['match']}"
        mine, invite = made["seats"][0]["token"], made["seats"][1]["invite"]
        await server.post(f"{path}/join", {"nonce": NONCE}, mine)
        assert (await server.get(path))["status"] == "open"

        joined = await server.post(f"{path}/join", {"nonce": NONCE, "name": "Bo"}, invite)

        seen = await server.get(path, joined["token"])
        assert (seen["status"], seen["me"]) == ("playing", [1])
        assert [seat["name"] for seat in seen["seats"]] == ["Ana", "Bo"]

    run(test, tmp_path)


@pytest.mark.parametrize(("game", "text"), [("buteur", "pass"), ("worldcup", None)])
def test_a_snapshot_says_how_a_pass_is_written(tmp_path: Path, game: str, text: str | None) -> None:
    async def test(server: Server) -> None:
        made = await make(server, game=game)

        assert (await server.get(made.path))["pass_text"] == text

    run(test, tmp_path)


def test_an_invitation_is_good_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "open"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        path, invite = f"/api/matches/{made['match']}", made["seats"][0]["invite"]
        await server.post(f"{path}/join", {"nonce": NONCE, "name": "Ana"}, invite)

        again = await server.ask("POST", f"{path}/join", {"nonce": NONCE, "name": "Eve"}, invite)

        assert (again.status, again.data["code"]) == (401, "auth/token")

    run(test, tmp_path)


def test_a_private_table_needs_an_invitation(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "open"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})

        answer = await server.ask(
            "POST", f"/api/matches/{made['match']}/join", {"nonce": NONCE, "name": "Eve"}
        )

        assert (answer.status, answer.data["code"]) == (403, "auth/seat")

    run(test, tmp_path)


def test_public_tables_are_listed_until_they_start(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "me", "name": "Ana"}, {"coach": "open"}]
        body = {"game": "buteur", "seats": seats, "public": True}
        made = await server.post("/api/matches", body)
        await server.post("/api/matches", {**body, "public": False})
        path = f"/api/matches/{made['match']}"

        listed = await server.get("/api/matches?open=1")
        await server.post(f"{path}/join", {"nonce": NONCE}, made["seats"][0]["token"])
        await server.post(f"{path}/join", {"nonce": NONCE, "name": "Bo"})

        assert [(t["match"], t["free"], t["names"]) for t in listed] == [
            (made["match"], 1, ["Ana"])
        ]
        assert await server.get("/api/matches?open=1") == []

    run(test, tmp_path)


def test_the_host_gives_empty_seats_to_bots(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await server.post(
            "/api/matches", {"game": "buteur", "seats": [{"coach": "open"}] * 3, "way": "room"}
        )
        path = f"/api/matches/{made['match']}"

        await server.post(f"{path}/start", {"fill": "bot:uniform"}, made["host"])

        coaches = [seat["coach"] for seat in (await server.get(path))["seats"]]
        assert coaches == ["bot:uniform"] * 3

    run(test, tmp_path)


def test_who_gets_up_before_the_start_leaves_the_seat_open(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "open"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        path, invite = f"/api/matches/{made['match']}", made["seats"][0]["invite"]
        joined = await server.post(f"{path}/join", {"nonce": NONCE, "name": "Ana"}, invite)

        await server.post(f"{path}/leave", {}, joined["token"])

        seen = await server.get(path)
        assert seen["seats"][0] == {
            "seat": 0, "name": "", "coach": "open", "ready": False, "online": False,
        }  # fmt: skip
        await server.post(f"{path}/join", {"nonce": NONCE, "name": "Bo"}, invite)

    run(test, tmp_path)


def test_one_token_passes_round_with_the_device(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", "me", way="pass")
        token = made.token(0)

        seen = await server.get(made.path, token)

        assert made.tokens[0] == made.tokens[1]
        assert (seen["me"], seen["view"]["seat"]) == ([0, 1], seen["to_act"])

    run(test, tmp_path)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"coach": "me"}]}, "game/unknown"),
        ({"game": "buteur", "seats": [{"coach": "me"}]}, "option/invalid"),
        ({"game": "buteur", "seats": [{"coach": "me"}] * 2, "options": {"x": "1"}},
         "option/invalid"),
        ({"game": "buteur", "seats": [{"coach": "me"}] * 2, "options": {"seats": "3"}},
         "request/invalid"),
        ({"game": "buteur", "seats": [{"coach": "me"}, {"coach": "bot:nobody"}]}, "coach/invalid"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(body: Any, code: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        answer = await server.ask("POST", "/api/matches", body)

        assert answer.data["code"] == code
        assert answer.status in (404, 422)

    run(test, tmp_path)


def test_running_public_matches_are_listed_until_they_end(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, public=True)
        await make(server)
        await server.post(
            "/api/matches", {"game": "buteur", "seats": [{"coach": "open"}] * 2, "public": True}
        )
        await move_once(server, made, first)

        listed = await server.get("/api/matches?running=1")
        both = await server.get("/api/matches?running=1&open=1")
        await play_out(server, made)

        seen = await server.get(made.path)
        assert [(t["match"], t["status"], t["names"]) for t in listed] == [
            (made.match, "playing", ["Coach 0", "Coach 1"])
        ]
        assert 0 < listed[0]["ply"] < seen["ply"]
        assert sorted(table["status"] for table in both) == ["open", "playing"]
        assert await server.get("/api/matches?running=1") == []

    run(test, tmp_path)


def test_the_code_of_a_seat_is_typed_however_one_likes(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "me", "name": "Ana"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        code = made["seats"][1]["code"]
        typed = f" {code[:4].lower()}-{code[4:]} "

        found = await server.post("/api/codes", {"code": typed})
        token = found["link"].partition("#join=")[2]
        joined = await server.post(
            f"/api/matches/{found['match']}/join", {"nonce": NONCE, "name": "Bo"}, token
        )

        assert made["seats"][0]["code"] is None
        assert (found["match"], found["game"], found["seat"]) == (made["match"], "buteur", 1)
        assert joined["seat"] == 1

    run(test, tmp_path)


def test_a_code_opens_nothing_once_its_seat_is_taken(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "me", "name": "Ana"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        path, code = f"/api/matches/{made['match']}", made["seats"][1]["code"]
        await server.post(f"{path}/join", {"nonce": NONCE, "name": "Bo"}, code)

        again = await server.ask("POST", "/api/codes", {"code": code})
        join = await server.ask("POST", f"{path}/join", {"nonce": NONCE, "name": "Cy"}, code)

        assert (again.status, again.data["code"]) == (404, "code/unknown")
        assert join.data["code"] == "auth/token"

    run(test, tmp_path)


def test_the_id_of_a_match_is_a_code_too(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)

        found = await server.post("/api/codes", {"code": made.match.lower()})

        assert found == {
            "match": made.match, "game": "buteur", "seat": None, "link": f"/m/{made.match}",
        }  # fmt: skip

    run(test, tmp_path)


def test_codes_and_ids_have_eight_marks_that_nobody_mistakes(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "open"}] * 4
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})

        for code in (made["match"], *(seat["code"] for seat in made["seats"])):
            assert re.fullmatch("[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{8}", code)

    run(test, tmp_path)
