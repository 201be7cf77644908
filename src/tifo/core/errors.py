"""One tree of errors.

Each names what the caller did, carries a message to be translated, and has a code.
A `RuleBug` stands outside: it is our mistake, and nobody catches it.
"""

from typing import ClassVar

from tifo.core.messages import Argument, Message


class TifoError(Exception):
    """Something was asked that cannot be done; nothing was changed."""

    code: ClassVar[str] = "error"

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.message = Message(key, args)
        super().__init__(str(self.message))


class UnknownGameError(TifoError):
    """No installed game has this name."""

    code = "game/unknown"


class UnknownClauseError(TifoError):
    """The game's rulebook has no such clause."""

    code = "clause/unknown"


class OptionError(TifoError):
    """An option does not exist, or its value is not allowed."""

    code = "option/invalid"


class NotationError(TifoError):
    """A text does not describe a move or a state."""

    code = "notation/invalid"


class CoachError(TifoError):
    """No such bot, or not one for this game."""

    code = "coach/invalid"


class IllegalMoveError(TifoError):
    """The move exists but the rules forbid it now."""

    code = "move/illegal"

    def __init__(self, clause: int, key: str, /, **args: Argument) -> None:
        super().__init__(key, **args)
        self.clause = clause


class OutOfTurnError(TifoError):
    """It is somebody else's move."""

    code = "move/out-of-turn"


class UndoError(TifoError):
    """Something was revealed, or somebody else has moved since."""

    code = "move/no-undo"


class StaleMatchError(TifoError):
    """The match has gone on since the position that was answered."""

    code = "match/stale"


class MatchFileError(TifoError):
    """A match file cannot be read, or its contents do not hold."""

    code = "match/file"

    def __init__(self, key: str, /, ply: int | None = None, **args: Argument) -> None:
        super().__init__(key, **({} if ply is None else {"ply": ply}), **args)
        self.ply = ply


class RuleBug(AssertionError):  # noqa: N818 - a bug of ours, not an error of the caller
    """The rules contradict themselves."""
