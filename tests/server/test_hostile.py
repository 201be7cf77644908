"""What strangers may try: refused or harmless, and never written to a log with a token in it."""

import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import HOST, NONCE, Server, make, move_once, run
from tifo.server.http.errors import MOST_BODY
from tifo.server.http.guesses import MOST_GUESSES, WINDOW_S
from tifo.server.matches.tokens import hash_of
from tifo.server.wire.answers import ErrorBody


@pytest.mark.parametrize("path", ["/api/matches", "/api/qr", "/api/matches/x/moves", "/nowhere"])
def test_a_body_that_is_too_large_is_refused(path: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        answer = await server.ask("POST", path, b" " * (MOST_BODY + 1))
        lying = await server.ask("POST", path, b" " * (MOST_BODY + 1), headers={
            "content-length": "10"})  # fmt: skip
        nonsense = await server.ask("POST", path, b"{}", headers={"content-length": "-1"})

        for found in (answer, lying, nonsense):
            assert (found.status, found.data["code"]) == (413, "request/too-large")

    run(test, tmp_path)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"entry": 1e99, "move": 0}',
     b'{"entry": "1", "move": 0}', b'{"entry": true, "move": 0}', b'{"entry": 0.5, "move": 0}',
     b'{"entry": -1, "move": 0}', b'{"entry": 0, "move": 99999999999999999999}',
     b'{"entry": 0, "move": 0, "more": 1}', b'{"entry": 0}', b'{"entry": 0, "move": 0, "seat": 64}',
     b'{"entry": 0, "move": 0, "seat": "0"}', b'{"entry": NaN, "move": 0}'],
)  # fmt: skip
def test_a_body_of_the_wrong_shape_is_refused(body: bytes, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)

        answer = await server.ask("POST", f"{made.path}/moves", body, made.token(0))

        assert (answer.status, answer.data["code"]) == (422, "request/invalid")
        ErrorBody.model_validate(answer.data, strict=True)

    run(test, tmp_path)


def test_a_body_that_is_not_called_json_is_refused(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            answer = await server.ask(
                "POST", f"{made.path}/moves", {"entry": 0, "move": 0}, made.token(0),
                headers={"content-type": kind},
            )  # fmt: skip
            assert (answer.status, answer.data["code"]) == (422, "request/invalid")

    run(test, tmp_path)


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://evil.example"}, {"origin": "null"}, {"origin": "http://127.0.0.1:9999"},
     {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"},
     {"origin": "http://[bad"}, {"host": "evil.example", "origin": "http://evil.example"}],
)  # fmt: skip
def test_pages_of_other_sites_cannot_act(headers: dict[str, str], tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)

        answer = await server.ask(
            "POST", f"{made.path}/moves", {"entry": 0, "move": 0}, made.token(0), headers
        )

        assert (answer.status, answer.data["code"]) == (403, "origin/foreign")

    run(test, tmp_path)


def test_our_own_pages_may_act(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        headers = {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"}
        body = {"game": "buteur", "seats": [{"coach": "me"}, {"coach": "bot:uniform"}]}

        answer = await server.ask("POST", "/api/matches", body, headers=headers)

        assert answer.status == 201

    run(test, tmp_path)


def test_a_server_at_home_answers_only_under_its_own_name(tmp_path: Path) -> None:
    """Else a page elsewhere could give its own name our address and read from us."""

    async def test(server: Server) -> None:
        answer = await server.ask("GET", "/api/matches", headers={"host": "evil.example"})

        assert (answer.status, answer.data["code"]) == (403, "origin/foreign")

    run(test, tmp_path)


def test_guessing_tokens_is_slowed_down(tmp_path: Path) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server)
        wrong = [await server.ask("GET", made.path, token=f"x{n}") for n in range(MOST_GUESSES)]

        blocked = await server.ask("GET", made.path, token="x")
        move = await server.ask("POST", f"{made.path}/moves", {"entry": 0, "move": 0}, "x")
        spectator = await server.ask("GET", made.path)
        elsewhere = await server.ask("GET", made.path, token="x", client="10.0.0.2")
        now[0] += WINDOW_S + 1
        later = await server.ask("GET", made.path, token="x")

        assert {answer.status for answer in wrong} == {401}
        assert (blocked.status, blocked.data["code"]) == (429, "auth/too-many")
        assert int(blocked.headers["retry-after"]) > 0
        assert move.headers["retry-after"] == blocked.headers["retry-after"]
        assert [spectator.status, elsewhere.status, later.status] == [200, 401, 401]

    run(test, tmp_path, clock=lambda: now[0])


def test_a_right_token_works_whoever_guesses_beside_it(tmp_path: Path) -> None:
    """Behind a proxy all visitors have one address."""

    async def test(server: Server) -> None:
        made = await make(server)
        for number in range(MOST_GUESSES):
            await server.ask("GET", made.path, token=f"x{number}")

        seat = await server.ask("GET", made.path, token=made.token(0))
        host = await server.ask("GET", made.path, token=made.host)

        assert [seat.status, host.status] == [200, 200]

    run(test, tmp_path)


def test_a_typed_code_is_no_way_round_the_limit(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        body = {"game": "buteur", "seats": [{"coach": "me"}, {"coach": "open"}]}
        made = await server.post("/api/matches", body)
        path, code = f"/api/matches/{made['match']}", made["seats"][1]["code"]
        for number in range(MOST_GUESSES):
            await server.ask("GET", path, token=f"x{number}")

        answer = await server.ask("GET", path, token=code)

        assert answer.status == 429

    run(test, tmp_path)


@pytest.mark.parametrize("options", [{"x" * 2500: "1"}, {"seats": "2" * 2500}])
def test_an_option_that_is_too_long_is_refused(options: dict[str, str], tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        body = {"game": "buteur", "seats": [{"coach": "me"}] * 2, "options": options}

        answer = await server.ask("POST", "/api/matches", body)

        assert (answer.status, answer.data["code"]) == (422, "request/invalid")
        assert len(answer.body) < 500

    run(test, tmp_path)


@pytest.mark.parametrize("match", ["\x00", "A\x00B", "A" * 33, "ABC DEF", "é"])
def test_what_cannot_be_a_match_is_not_looked_up(
    match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL takes no zero byte."""

    async def test(server: Server) -> None:
        store = server.gate.app.hall.store
        monkeypatch.setattr(store, "match", lambda _: pytest.fail("looked up"))

        answer = await server.ask("GET", f"/api/matches/{match}")

        assert (answer.status, answer.data["code"]) == (404, "match/unknown")

    run(test, tmp_path)


def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    now = [1000.0]

    async def test(server: Server) -> None:
        made = await make(server)
        wrong = [
            await server.ask("POST", "/api/codes", {"code": f"AAAAAA{a}{b}"})
            for a in "ABCD"
            for b in "ABCDE"
        ]

        blocked = await server.ask("POST", "/api/codes", {"code": made.match})
        playing = await server.ask("GET", made.path, token=made.token(0))
        elsewhere = await server.ask("POST", "/api/codes", {"code": made.match}, client="10.0.0.2")
        now[0] += WINDOW_S + 1
        later = await server.ask("POST", "/api/codes", {"code": made.match})

        assert len(wrong) == MOST_GUESSES
        assert {(answer.status, answer.data["code"]) for answer in wrong} == {(404, "code/unknown")}
        assert (blocked.status, blocked.data["code"]) == (429, "auth/too-many")
        assert int(blocked.headers["retry-after"]) > 0
        assert [playing.status, elsewhere.status, later.status] == [200, 200, 200]

    run(test, tmp_path, clock=lambda: now[0])


def test_codes_are_stored_hashed(tmp_path: Path) -> None:
    code: list[str] = []

    async def test(server: Server) -> None:
        seats = [{"coach": "open"}] * 2
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        code.append(made["seats"][0]["code"])

    run(test, tmp_path)

    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert code[0].encode() not in stored
    assert hash_of(code[0]).encode() in stored


def test_a_token_opens_nothing_in_another_match(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        first, second = await make(server), await make(server)

        answer = await server.ask("GET", second.path, token=first.token(0))

        assert (answer.status, answer.data["code"]) == (401, "auth/token")

    run(test, tmp_path)


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer ", "bearer x y", "x"])
def test_an_odd_authorization_is_a_wrong_token(header: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)

        answer = await server.ask("GET", made.path, headers={"authorization": header})

        assert (answer.status, answer.data["code"]) == (401, "auth/token")

    run(test, tmp_path)


@pytest.mark.parametrize(
    "path",
    ["/web/../server/app.py", "/web/..%2fserver/app.py", "/web/%2e%2e/server/app.py", "/web//x",
     "/web/.hidden", "/web/..\\server\\app.py", "/web/C:/x", "/games/../server/text/en.ftl",
     "/games/buteur/web/../apply.py", "/games/buteur/web/%00", "/games/buteur/apply.py",
     "/games/buteur/text/../apply.py", "/games/nothing/web/board.js", "/text/../en.ftl",
     "/text/en.py", "/text/en", "/web/", "/web", "/../../etc/passwd", "//etc/passwd", "/web/\x00"],
)  # fmt: skip
def test_path_tricks_lead_nowhere(path: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        answer = await server.ask("GET", path)

        assert (answer.status, answer.data["code"]) == (404, "page/unknown")

    run(test, tmp_path)


def test_html_in_a_nickname_is_only_a_nickname(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        name = "<img src=x onerror=alert(1)>"
        seats = [{"coach": "me", "name": name}, {"coach": "bot:uniform"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})

        answer = await server.ask("GET", f"/api/matches/{made['match']}")

        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.data["seats"][0]["name"] == name

    run(test, tmp_path)


@pytest.mark.parametrize("name", ["", "   ", "\u0000\u0001", "x" * 41, "\u202e"])
def test_a_nickname_must_be_one(name: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [{"coach": "open"}, {"coach": "open"}]
        made = await server.post("/api/matches", {"game": "buteur", "seats": seats})
        body = {"nonce": NONCE, "name": name}

        answer = await server.ask(
            "POST", f"/api/matches/{made['match']}/join", body, made["seats"][0]["invite"]
        )

        assert (answer.status, answer.data["code"]) == (422, "request/invalid")

    run(test, tmp_path)


@pytest.mark.parametrize("match", ["x", "'; DROP TABLE matches; --", "a" * 500, "é", "%2e%2e"])
def test_a_match_that_is_none_is_not_found(match: str, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        for path in (f"/api/matches/{match}", f"/api/matches/{match}/feed"):
            answer = await server.ask("GET", path)
            assert (answer.status, answer.data["code"]) == (404, "match/unknown")

    run(test, tmp_path)


def test_every_answer_is_signed_with_the_security_headers(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server)
        asked: list[tuple[str, str, Any]] = [
            ("GET", "/", None), ("GET", "/web/nothing.js", None), ("GET", "/api/games", None),
            ("GET", made.path, None), ("POST", f"{made.path}/moves", {"entry": 0, "move": 0}),
            ("POST", "/api/matches", b"{"), ("DELETE", "/api/matches", None),
            ("POST", "/api/matches", b" " * (MOST_BODY + 1)), ("GET", "/api/nothing", None),
        ]  # fmt: skip
        for method, path, body in asked:
            answer = await server.ask(method, path, body, made.token(0))
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"

    run(test, tmp_path)


def test_the_log_holds_no_token(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def test(server: Server) -> None:
        made = await make(server)
        await move_once(server, made, lambda legal: legal[0])
        await server.ask("POST", f"{made.path}/moves", {"entry": 0, "move": 0}, made.token(0))
        await server.ask("GET", made.path, token="a-guess-of-somebody")
        await server.ask("POST", f"{made.path}/why", {"move": 1}, made.token(0))

        for token in (*made.tokens, made.host, "a-guess-of-somebody"):
            assert str(token) not in caplog.text

    run(test, tmp_path)


def test_the_store_holds_no_token(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await make(server, "me", "open")
        live = await server.live(made.match)
        stored = repr((live.hosted.row, live.hosted.log))

        assert made.token(0) not in stored
        assert made.host not in stored

    run(test, tmp_path)
