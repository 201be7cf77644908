"""Starting the server."""

import logging
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn

from tifo.server.address import addresses
from tifo.server.app import create_app
from tifo.server.settings import Settings

SHUTDOWN_S = 3
"""Open streams are cut after so long when the server is asked to end."""


def default_db() -> str:
    """The embedded database in the user's own folder."""
    import os

    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "tifo"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.sqlite'}"


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs us: its access log would show addresses, so it is off."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_S,
        timeout_keep_alive=75,
        h11_max_incomplete_event_size=16 * 1024,
    )


def serve(settings: Settings, open_browser: bool) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    server = uvicorn.Server(config(settings))
    if open_browser:
        url = addresses(settings.host, settings.port)[-1]
        threading.Thread(target=_open_when_up, args=(url,), daemon=True).start()
    server.run()


def _open_when_up(url: str) -> None:
    """Open the browser once the first page is answered."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{url}/api/server", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next that is free."""
    for port in range(wanted, wanted + 50):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return wanted
