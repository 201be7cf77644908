"""What can be wrong with an act on a match."""

from tifo.core.errors import StaleMatchError, TifoError


class UnknownMatchError(TifoError):
    """There is no such match."""

    code = "match/unknown"


class UnreadableMatchError(TifoError):
    """The log of the match cannot be read; it is kept as it is."""

    code = "match/unreadable"


class NotStartedError(TifoError):
    """The seats are not filled yet."""

    code = "match/not-started"


class StartedError(TifoError):
    """The match has begun: the table is closed."""

    code = "match/started"


class OverError(TifoError):
    """The match is over."""

    code = "match/over"


class NotOverError(TifoError):
    """Only a finished match shows this."""

    code = "match/not-over"


class NoTimerError(TifoError):
    """The table has no move timer."""

    code = "match/no-timer"


class UnknownCodeError(TifoError):
    """The code opens nothing."""

    code = "code/unknown"


class SeatTakenError(TifoError):
    """No such seat is free."""

    code = "seat/taken"


class NoSeatError(TifoError):
    """Only the coach of the seat, or the host, may do this."""

    code = "auth/seat"


class StaleError(StaleMatchError):
    """The match has gone on; `entry` is where it stands now."""

    def __init__(self, entry: int) -> None:
        super().__init__("error-stale")
        self.entry = entry
