"""What routes work with: the hall with its matches, the settings, and who guessed wrong."""

import sys
from typing import TYPE_CHECKING

from tifo.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy import Engine

    pass

SWITCH_S = 0.0005
"""How long the writer waits at most for its turn while the event loop is busy."""


class App:
    """The server behind the pages. It lives in one event loop."""

    def __init__(self, settings: Settings, engine: "Engine") -> None:
        from tifo.server.http.door import Door
        from tifo.server.http.guesses import Guesses
        from tifo.server.http.routes import ROUTES
        from tifo.server.matches.driver import Driver
        from tifo.server.matches.hall import Hall

        self.settings = settings
        self.guesses, self.code_guesses = Guesses(), Guesses()
        self.hall = Hall(settings, engine)
        self._driver = Driver(self.hall)
        self.door: Door = Door(self, ROUTES)
        sys.setswitchinterval(SWITCH_S)

    @staticmethod
    def load(settings: Settings) -> "Engine":
        """Import what is large and open the database, in a thread: pages are answered meanwhile."""
        import tifo.server.http.routes
        import tifo.server.matches.driver  # noqa: F401
        from tifo.store import open_engine

        return open_engine(settings.db)

    async def close(self) -> None:
        """Stop moving bots, write what waits, let go of the database."""
        await self._driver.close()
        await self.hall.close()
