"""A bot of your own at somebody's table: `python examples/client.py http://127.0.0.1:8000 LINK`.

LINK is an invitation (`/m/…#join=…`) or a seat of your own (`/m/…#seat=…`). It needs nothing but
Python: it follows the feed, and when the legal moves come it answers with one of them.
"""

import json
import random
import secrets
import sys
import urllib.request
from typing import Any


def call(server: str, path: str, token: str, body: Any = None) -> Any:
    """Open one address of the server."""
    request = urllib.request.Request(server + path, body and json.dumps(body).encode())
    request.add_header("Authorization", f"Bearer {token}")
    request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request)


def main(server: str, link: str) -> None:
    """Sit down, then answer every position that is ours."""
    page, _, secret = link.partition("#")
    path, token = f"/api/matches/{page.rpartition('/')[2]}", secret.partition("=")[2]
    hello = {"nonce": secrets.token_hex(16), "name": "Example bot"}
    token = json.load(call(server, f"{path}/join", token, hello))["token"] or token
    for line in call(server, f"{path}/feed", token):
        seen = json.loads(line[6:]).get("snapshot") if line.startswith(b"data: ") else None
        if seen and seen["legal"]:
            choice = random.choice(seen["legal"])
            act = {"entry": seen["entry"], "move": choice["move"]}
            call(server, f"{path}/moves", token, act).close()
        if seen and seen["status"] == "over":
            print("over:", seen["ending"]["standing"])
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
