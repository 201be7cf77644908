"""What a coach does in a running match."""

import asyncio
import random
from pathlib import Path

from tests.server.harness import (
    Server,
    first,
    make,
    move_once,
    run,
)


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
