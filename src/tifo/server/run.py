"""Starting the server."""

import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from types import FrameType

import uvicorn

from tifo.core.errors import TifoError
from tifo.server.http.address import addresses
from tifo.server.http.gate import Gate
from tifo.server.settings import Settings

UNUSABLE = 3
"""The exit code where the database cannot be used."""
SHUTDOWN_S = 3
"""Open streams are cut after so long when the server is asked to end."""


def database_url(given: str | None) -> str:
    """The URL of a database: the one given, of the file given, or of a file of the user's own."""
    if given is not None:
        return given if "://" in given else f"sqlite:///{Path(given).absolute()}"
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "tifo"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.sqlite'}"


class Server(uvicorn.Server):
    """Ends its streams first when it is asked to end."""

    def __init__(self, settings: Settings) -> None:
        self._gate = Gate(settings, self._fail)
        self.failure: TifoError | None = None
        # The access log is off: it would keep addresses for no use.
        config = uvicorn.Config(
            self._gate,
            host=settings.host,
            port=settings.port,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,
            ws="none",
            timeout_graceful_shutdown=SHUTDOWN_S,
            timeout_keep_alive=75,
        )
        super().__init__(config)

    def _fail(self, error: TifoError) -> None:
        """There is no database to serve from: end."""
        self.failure = error
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks the server to end."""
        self._gate.end_streams()
        super().handle_exit(sig, frame)


def serve(settings: Settings, open_browser: bool) -> int:
    """Serve until interrupted; return the exit code."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    server = Server(settings)
    if open_browser:
        url = addresses(settings.host, settings.port)[-1]
        page = url if settings.language is None else f"{url}/?lang={settings.language}"
        threading.Thread(target=_open_when_up, args=(url, page), daemon=True).start()
    server.run()
    if server.failure is None:
        return 0
    from tifo.text import catalogue, pick_language

    words = catalogue(settings.language or pick_language(None, os.environ), None, "tifo.server")
    sys.stderr.write(f"tifo: {words.say(server.failure.message)}\n")
    return UNUSABLE


def _open_when_up(url: str, page: str) -> None:
    """Open the browser at a page once the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{url}/api/server", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(page)
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
