"""`tifo serve`, and plain `tifo`: the games in the browser."""

from typing import Annotated

from cyclopts import Parameter

from tifo.cli._arguments import Lang


def serve(
    *,
    db: Annotated[str | None, Parameter(name="--db", help="cli-arg-db")] = None,
    host: Annotated[str, Parameter(name="--host", help="cli-arg-host")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(name="--port", help="cli-arg-port")] = None,
    pace: Annotated[float, Parameter(name="--pace", help="cli-arg-pace")] = 0.4,
    browser: Annotated[
        bool, Parameter(name="--browser", negative="--no-browser", help="cli-arg-browser")
    ] = True,
    lang: Lang = None,
) -> int:
    """Serve the games to browsers."""
    from tifo.cli._talk import choose_language
    from tifo.server.http.address import addresses
    from tifo.server.run import database_url, free_port, serve as run
    from tifo.server.settings import DEFAULT_PORT, Settings

    language = None if lang is None else choose_language(lang)
    if port is None:
        port = free_port(host, DEFAULT_PORT)
    for address in addresses(host, port):
        print(address, flush=True)
    return run(
        Settings(database_url(db), host, port, pace, language=language), open_browser=browser
    )
