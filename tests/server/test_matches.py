"""A match from the making of the table to the rematch."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import NONCE, Made, Server, make, move_once, run
from tifo import bots
from tifo.play.file import verify
from tifo.testing.villains import VILLAINS


def first(legal: list[Any]) -> Any:
    return legal[0]


async def play_out(server: Server, made: Made, seed: int = 1) -> None:
    """Every seat is a person's; they move at random to the end."""
    rng = random.Random(seed)
    for _ in range(3000):
        if (await server.get(made.path))["status"] == "over":
            return
        await move_once(server, made, rng.choice)
    raise AssertionError("no end")


async def until_status(server: Server, made: Made, status: str) -> dict[str, Any]:
    for _ in range(2000):
        seen: dict[str, Any] = await server.get(made.path)
        if seen["status"] == status:
            return seen
        await asyncio.sleep(0.01)
    raise AssertionError(f"never {status}")


# -------------------------------------------------------------------------------------- tables
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


# ---------------------------------------------------------------------------------------- acts
def test_the_same_act_again_gets_the_first_result(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        acted = await move_once(server, made, first)

        again = await server.post(f"{made.path}/moves", acted["act"], made.token(acted["seat"]))

        assert again == acted["answer"]

    run(test, tmp_path)


def test_the_same_act_twice_at_once_is_done_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        seat = live.hosted.match.to_act  # type: ignore[union-attr]
        seen = await server.get(made.path, made.token(seat))
        act = {"entry": seen["entry"], "move": seen["legal"][0]["move"]}

        answers = await asyncio.gather(
            *(server.ask("POST", f"{made.path}/moves", act, made.token(seat)) for _ in range(5))
        )

        assert len({answer.body for answer in answers}) == 1
        assert answers[0].status == 200

    run(test, tmp_path)


def test_a_late_act_is_a_conflict_that_tells_where_the_match_stands(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        acted = await move_once(server, made, first)
        late = {"entry": acted["act"]["entry"], "move": acted["act"]["move"] + 1}

        answer = await server.ask("POST", f"{made.path}/moves", late, made.token(acted["seat"]))

        now = (await server.get(made.path))["entry"]
        assert (answer.status, answer.data["code"]) == (409, "match/stale")
        assert answer.data["entry"] == now

    run(test, tmp_path)


def test_a_refused_move_names_its_clause_in_the_callers_language(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        match = live.hosted.match
        assert match is not None
        refused = next(m for m in range(300) if match.game.rules.refusal(match.state, m) > 0)
        act = {"entry": live.hosted.entry, "move": refused}

        texts = set()
        for language in ("en", "fr-FR,fr;q=0.9", "es"):
            answer = await server.ask(
                "POST", f"{made.path}/moves", act, made.token(match.to_act),
                headers={"accept-language": language},
            )  # fmt: skip
            texts.add(answer.data["text"])

        assert (answer.status, answer.data["code"]) == (422, "move/illegal")
        assert answer.data["clause"].startswith("BU-")
        assert len(texts) == 3

    run(test, tmp_path)


def test_it_must_be_ones_turn(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        match = live.hosted.match
        assert match is not None
        act = {"entry": live.hosted.entry, "move": match.legal()[0]}

        answer = await server.ask("POST", f"{made.path}/moves", act, made.token(1 - match.to_act))

        assert (answer.status, answer.data["code"]) == (409, "move/out-of-turn")

    run(test, tmp_path)


def test_a_move_can_be_taken_back_as_the_snapshot_says(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        rng = random.Random(5)
        for _ in range(200):
            acted = await move_once(server, made, rng.choice)
            token = made.token(acted["seat"])
            seen = await server.get(made.path, token)
            if seen["undo"] or seen["status"] == "over":
                break
        asked = {"entry": seen["entry"]}
        answer = await server.ask("POST", f"{made.path}/undo", asked, token)
        if not seen["undo"]:
            assert (answer.status, answer.data["code"]) == (409, "move/no-undo")
            return
        again = await server.ask("POST", f"{made.path}/undo", asked, token)

        assert (answer.status, again.body) == (200, answer.body)
        assert (await server.get(made.path))["ply"] == seen["ply"] - 1

    run(test, tmp_path)


def test_why_is_answered_for_moves_and_for_first_steps(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        match = live.hosted.match
        assert match is not None
        token = made.token(match.to_act)
        seen = await server.get(made.path, token)
        lit = {move["steps"][0] for move in seen["legal"]}
        dark = next(
            steps[0]
            for move in range(match.game.rules.MOVE_COUNT)
            if (steps := match.game.words.steps(match.view(match.to_act), move))[0] not in lit
            and steps[0].startswith("card")
        )

        no = await server.post(f"{made.path}/why", {"steps": [dark]}, token)
        yes = await server.post(f"{made.path}/why", {"steps": [lit.pop()]}, token)
        by_move = await server.post(f"{made.path}/why", {"move": seen["legal"][0]["move"]}, token)

        assert (no["legal"], yes["legal"], by_move["legal"]) == (False, True, True)
        assert no["clause"].startswith("BU-")
        assert no["text"]

    run(test, tmp_path)


def test_a_hint_is_a_legal_move_with_a_reason(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        seat = live.hosted.match.to_act  # type: ignore[union-attr]
        seen = await server.get(made.path, made.token(seat))

        hint = await server.post(f"{made.path}/hint", {}, made.token(seat))
        other = await server.ask("POST", f"{made.path}/hint", {}, made.token(1 - seat))

        assert hint["move"] in {legal["move"] for legal in seen["legal"]}
        assert hint["say"]["key"].startswith("bot-hint")
        assert other.data["code"] == "move/out-of-turn"

    run(test, tmp_path)


def test_a_rehearsal_shows_where_moves_lead_and_plays_none(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        seat = live.hosted.match.to_act  # type: ignore[union-attr]
        before = await server.get(made.path, made.token(seat))
        move = before["legal"][0]["text"]

        led = await server.post(f"{made.path}/rehearse", {"moves": [move]}, made.token(seat))
        idle = await server.post(f"{made.path}/rehearse", {"moves": ["win"]}, made.token(seat))
        after = await server.get(made.path, made.token(seat))
        other = await server.ask(
            "POST", f"{made.path}/rehearse", {"moves": [move]}, made.token(1 - seat)
        )

        assert (led["taken"], idle["taken"]) == (1, 0)
        assert led["view"] != before["view"] == idle["view"]
        assert idle["legal"] == before["legal"]
        assert after["entry"] == before["entry"]
        assert other.data["code"] == "move/out-of-turn"

    run(test, tmp_path)


# ------------------------------------------------------------------------------- bots and time
def test_a_seat_goes_to_a_bot_and_back(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        seat = live.hosted.match.to_act  # type: ignore[union-attr]
        token = made.token(seat)
        before = (await server.get(made.path))["ply"]

        await server.post(f"{made.path}/coach", {"coach": "bot:rules-of-thumb"}, token)
        for _ in range(300):
            if (await server.get(made.path))["ply"] > before:
                break
            await asyncio.sleep(0.01)
        await server.post(f"{made.path}/coach", {"coach": "human"}, token)

        seen = await server.get(made.path)
        assert seen["ply"] > before
        assert seen["seats"][seat]["coach"] == "human"

    run(test, tmp_path)


def test_a_person_does_not_move_for_a_bot(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        live = await server.live(made.match)
        match = live.hosted.match
        assert match is not None
        seat, move = match.to_act, match.legal()[0]
        await server.post(f"{made.path}/coach", {"coach": "bot:uniform"}, made.token(seat))
        act = {"entry": (await server.get(made.path))["entry"], "move": move}

        answer = await server.ask("POST", f"{made.path}/moves", act, made.token(seat))

        assert (answer.status, answer.data["code"]) == (403, "auth/seat")

    run(test, tmp_path, pace=30.0)


def test_who_leaves_a_running_match_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)

        await server.post(f"{made.path}/leave", {}, made.token(1))

        seats = (await server.get(made.path))["seats"]
        assert (seats[1]["coach"], seats[1]["name"]) == ("bot:rules-of-thumb", "Coach 1")

    run(test, tmp_path)


def test_bots_play_a_match_among_themselves(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "bot:uniform", "bot:rules-of-thumb")

        seen = await until_status(server, made, "over")

        assert min(place[0] for place in seen["ending"]["standing"]) == 0

    run(test, tmp_path)


def test_a_match_outlives_every_villain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [villain.__name__.lower() for villain in VILLAINS]
    for name, villain in zip(names, VILLAINS, strict=True):
        monkeypatch.setitem(bots.bot.OURS, name, villain)

    async def test(server: Server) -> None:
        for name in names:
            made = await make(server, f"bot:{name}", "bot:uniform")
            live = await server.live(made.match)
            for _ in range(500):
                if live.hosted.entry > 40:
                    break
                await asyncio.sleep(0.02)
            assert live.hosted.entry > 40, name

    run(test, tmp_path, patience=0.05)


def test_a_bot_moves_when_the_time_runs_out(tmp_path: Path) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server, "me", "me", timer=60)
        seen = await server.get(made.path)
        assert seen["timer"] == {"seconds": 60, "deadline": 1060.0}
        live = await server.live(made.match)
        before = live.hosted.entry

        now[0] = 1061.0
        server.gate.app.state.hall.plan(live)
        for _ in range(200):
            if live.hosted.entry > before:
                break
            await asyncio.sleep(0.01)

        assert live.hosted.lines[before].kind == "move"
        assert live.hosted.match.coaches == ["human", "human"]  # type: ignore[union-attr]

    run(test, tmp_path, clock=lambda: now[0])


def test_a_coach_who_can_only_pass_is_passed_for_after_the_same_while_as_a_bot_takes(
    tmp_path: Path,
) -> None:
    """In each position that only allows a pass the server passes; it takes the pace, not less."""
    pace = 0.15

    async def test(server: Server) -> None:
        from tifo.server.driver import is_pass, only_pass

        made = await make(server)
        live = await server.live(made.match)
        rng = random.Random(2)
        waits: list[float] = []
        while not live.hosted.match.is_over and len(waits) < 3:  # type: ignore[union-attr]
            match = live.hosted.match
            assert match is not None
            if only_pass(match):
                entry, opened = live.hosted.entry, live.hosted.opened
                while live.hosted.entry == entry:
                    await asyncio.sleep(0.005)
                waits.append(live.hosted.lines[entry].at - opened)
                continue
            choices = [m for m in match.legal() if not is_pass(match.game, m)]
            act = {"entry": live.hosted.entry, "move": rng.choice(choices or match.legal())}
            await server.post(f"{made.path}/moves", act, made.token(match.to_act))

        assert all(wait >= pace - 0.01 for wait in waits)

    run(test, tmp_path, pace=pace)


def test_where_one_may_pass_nobody_answers_sooner(tmp_path: Path) -> None:
    pace = 0.2

    async def test(server: Server) -> None:
        from tifo.server.driver import is_pass

        made = await make(server, "me", "bot:uniform")
        live = await server.live(made.match)
        rng = random.Random(4)
        opened: list[tuple[float, float]] = []
        while not live.hosted.match.is_over and len(opened) < 3:  # type: ignore[union-attr]
            match = live.hosted.match
            assert match is not None
            before = live.hosted
            if match.to_act == 1:
                entry = before.entry
                while live.hosted.entry == entry:
                    await asyncio.sleep(0.005)
                opened.append((before.opened, live.hosted.lines[entry].at))
                continue
            act = {"entry": before.entry, "move": rng.choice(match.legal())}
            may_pass = any(is_pass(match.game, move) for move in match.legal())
            answer = await server.ask("POST", f"{made.path}/moves", act, made.token(0))
            if answer.status == 200 and may_pass:
                opened.append((before.opened, live.hosted.lines[before.entry].at))

        assert all(answered - at >= pace - 0.01 for at, answered in opened)

    run(test, tmp_path, pace=pace)


# --------------------------------------------------------------------------------- afterwards
def test_a_finished_match_shows_everything(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        hidden = await server.ask("GET", f"{made.path}/file")
        await play_out(server, made)

        seen = await server.get(made.path)
        file = await server.get(f"{made.path}/file")
        plies = (await server.get(f"{made.path}/plies"))["plies"]
        other = await server.get(f"{made.path}/plies/20?seat=1")

        assert (hidden.status, hidden.data["code"]) == (409, "match/not-over")
        assert verify(file).is_over
        assert file["dealer"] == seen["dealer"]
        assert len(plies) == seen["ply"]
        assert all(ply["move"] is not None for ply in plies)
        assert other["view"]["seat"] == 1

    run(test, tmp_path)


def test_a_rematch_turns_the_seats_and_keeps_the_tokens(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", "me", "me")
        early = await server.ask("POST", f"{made.path}/rematch", token=made.token(0))
        await play_out(server, made)

        asked = [await server.post(f"{made.path}/rematch", None, made.token(s)) for s in (0, 2)]

        new = f"/api/matches/{asked[0]['match']}"
        for seat in range(3):
            await server.post(f"{new}/join", {"nonce": NONCE}, made.token(seat))
        seen = await server.get(new, made.token(2))
        assert early.data["code"] == "match/not-over"
        assert [a["match"] for a in asked] == [asked[0]["match"]] * 2
        assert [a["seats"] for a in asked] == [[1], [0]]
        assert (seen["status"], seen["me"]) == ("playing", [0])
        assert [seat["name"] for seat in seen["seats"]] == ["Coach 2", "Coach 0", "Coach 1"]
        assert (await server.get(made.path))["rematch"] == asked[0]["match"]

    run(test, tmp_path)


def test_a_match_is_the_same_after_the_server_was_started_again(tmp_path: Path) -> None:
    found: list[Any] = []
    made: list[Made] = []

    def without_clock(seen: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in seen.items() if key != "now"}

    async def before(server: Server) -> None:
        match = await make(server)
        for _ in range(10):
            await move_once(server, match, first)
        made.append(match)
        found.append(without_clock(await server.get(match.path, match.token(0))))

    async def after(server: Server) -> None:
        match = made[0]
        found.append(without_clock(await server.get(match.path, match.token(0))))
        await move_once(server, match, first)

    run(before, tmp_path)
    run(after, tmp_path)

    assert found[0] == found[1]
