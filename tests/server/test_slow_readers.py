"""A reader that does not read, over a real socket."""

import json
import socket
import time
from itertools import pairwise
from pathlib import Path

from tests.server.process import Process

MANY = 20
"""More entries than any one act writes."""


def open_unread(server: Process, match: str) -> socket.socket:
    """A feed that somebody has opened and does not read."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    reader.settimeout(20)
    reader.connect(("127.0.0.1", server.port))
    host = f"127.0.0.1:{server.port}"
    reader.sendall(f"GET /api/matches/{match}/feed HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    return reader


def read_to(reader: socket.socket, last: bytes) -> list[dict[str, object]]:
    """The data of all events up to the one that has this in it."""
    received = b""
    while last not in received or not received.endswith(b"\n\n\r\n"):
        more = reader.recv(2**16)
        assert more, "the stream was cut"
        received += more
    body, rest = b"", received.partition(b"\r\n\r\n")[2]
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        body, rest = body + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    return [json.loads(part[6:]) for part in body.split(b"\n") if part.startswith(b"data: ")]


def test_a_reader_that_slept_gets_the_rest_in_one_piece(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'matches.sqlite'}", pace=0.0)
    server.start()
    try:
        server.wait()
        seats = [{"coach": "bot:uniform"}] * 3
        _, made = server.ask("POST", "/api/matches", {"game": "worldcup", "seats": seats})
        reader = open_unread(server, made["match"])
        until = time.monotonic() + 60
        seen = made
        while seen.get("status") != "over" and time.monotonic() < until:
            time.sleep(0.1)
            _, seen = server.ask("GET", f"/api/matches/{made['match']}")

        told = read_to(reader, b'"status":"over"')
        reader.close()
    finally:
        server.kill()

    entries = [event["entry"] for event in told]
    assert entries == list(range(1, len(entries) + 1))
    assert entries[-1] == seen["entry"]
    snapshots = [n for n, event in enumerate(told) if "snapshot" in event]
    assert max(later - sooner for sooner, later in pairwise(snapshots)) > MANY
