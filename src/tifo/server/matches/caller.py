"""Who asks, and of which match."""

from dataclasses import dataclass

from tifo.core.contract import Seat
from tifo.server.matches.errors import NoSeatError
from tifo.server.matches.hall import Hall
from tifo.server.matches.live import Live
from tifo.server.matches.tokens import Bearer


@dataclass(frozen=True)
class Caller:
    """Who asks, and of which match."""

    hall: Hall
    live: Live
    bearer: Bearer

    def seat(self, wanted: Seat | None) -> Seat:
        """The seat that the caller speaks for: the one named, the one to act, or the only one."""
        seats = self.bearer.seats
        if wanted is None:
            return self.live.hosted.focus(seats)
        if wanted not in seats:
            raise NoSeatError("error-not-your-seat")
        return wanted
