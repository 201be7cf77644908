"""Bots that misbehave. A table must outlive every one of them."""

import time
from collections.abc import Sequence
from typing import Any

from tifo.bots import Bot
from tifo.core.contract import AnyGame, Move
from tifo.core.records import Ints, Record, fields_of


class Villain(Bot):
    """A bot for any game that does what a bot must not do."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game


class Crasher(Villain):
    """Falls over."""

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """Raise."""
        raise ZeroDivisionError("a bot with a bug")


class Cheat(Villain):
    """Answers with a move that is not legal."""

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """Return the first illegal move."""
        return next(move for move in range(-1, self.game.rules.MOVE_COUNT) if move not in legal)


class Staller(Villain):
    """Never answers in time."""

    seconds = 0.3

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """Sleep first."""
        time.sleep(self.seconds)
        return legal[0]


class Tamperer(Villain):
    """Overwrites everything it is handed."""

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """Spoil the view and the generator, then move."""
        move = legal[0]
        face: type[Record] = type(seen)
        blank = face()
        for field in fields_of(face):
            setattr(seen, field.name, getattr(blank, field.name))
        rng[0] = 0
        return move


class Peeker(Villain):
    """Keeps what it was shown, for a test to look through."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.shown: list[Any] = []

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """Remember the view, then move."""
        self.shown.append(seen)
        return legal[0]


VILLAINS = (Crasher, Cheat, Staller, Tamperer, Peeker)
