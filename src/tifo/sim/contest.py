"""A contest: bots, seats and options; and the playing of its deals.

A deal is one seed of CHANCE. Every lineup plays it once from each seat, so nobody wins by better
cards. Match k of a seed is the same on one core or on ten machines.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from tifo import bots
from tifo.bots import Bot
from tifo.bots.numbers import level_for, level_names
from tifo.core.contract import AnyGame, Move
from tifo.core.errors import OptionError
from tifo.core.options import write_options
from tifo.core.rng import below, generator
from tifo.native import loop
from tifo.native.batch import COACHES
from tifo.native.drive import MOST_SEATS, Drive
from tifo.play.table import ask

MINDS = 0x7F4A7C15
"""Keeps the whims of bots apart from the deals of the same seed."""


@dataclass(frozen=True)
class Meeting:
    """One match: who sat where, and what came of it."""

    seats: tuple[int, ...]
    """By seat, the place of its bot in the contest's list."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    plies: int
    faults: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deal:
    """All matches of one deal."""

    number: int
    matches: tuple[Meeting, ...]


@dataclass(frozen=True)
class Contest:
    """Which bots play which game with which options, from which seed."""

    game: AnyGame
    options: Any
    bots: tuple[str, ...]
    seed: int
    made: Mapping[str, Bot] = field(default_factory=dict, compare=False)
    """Bots that are not found by their names."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise OptionError("error-arena-bots")
        for name in set(self.bots) - set(self.made):
            bots.find(name, self.game)

    @property
    def seats(self) -> int:
        """Seats of a match."""
        return self.game.seat_count(self.options)

    @property
    def option_names(self) -> dict[str, str]:
        """The options as people write them."""
        return write_options(self.options, self.game.options)

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Who sits where in the matches of a deal: every choice of bots, in every rotation.

        Where there are more seats than bots, the last bot fills them.
        """
        entrants = list(range(len(self.bots)))
        entrants += [entrants[-1]] * (self.seats - len(entrants))
        return tuple(
            chosen[turn:] + chosen[:turn]
            for chosen in combinations(entrants, self.seats)
            for turn in range(self.seats)
        )

    @property
    def is_compiled(self) -> bool:
        """Can every match be played from end to end by compiled code?"""
        return all(self.code(name) is not None for name in self.bots)

    def code(self, name: str) -> int | None:
        """How compiled code plays a bot; None if it does not."""
        if name in self.made:
            return None
        if name in level_names():
            level = level_for(name, self.game)
            return None if level.playouts else level.any
        return COACHES.get(name)

    def play(self, first: int, count: int) -> list[Deal]:
        """Play so many deals."""
        drive = Drive(self.game, self.options)
        return [self.deal(drive, number) for number in range(first, first + count)]

    def deal(self, drive: Drive, number: int) -> Deal:
        """All matches of a deal, in a loop that is compiled or not: they are the same."""
        first = number * len(self.lineups)
        matches = [self.match(drive, number, first + i, s) for i, s in enumerate(self.lineups)]
        return Deal(number, tuple(matches))

    def match(self, drive: Drive, deal: int, number: int, seats: tuple[int, ...]) -> Meeting:
        """One match of a deal, with these entrants in the seats."""
        codes = [self.code(self.bots[entrant]) for entrant in seats]
        minds = minds_of(self, number)
        asked = Asked(self, seats, minds)
        known = [loop.ASKED if code is None else code for code in codes]
        came = drive.play(known, generator(self.seed, deal), minds, asked.ask)
        return Meeting(seats, came.ranks, came.scores, came.plies, tuple(asked.faults))


def minds_of(contest: Contest, match: int) -> list[list[int]]:
    """A generator for each seat of a match."""
    seed = contest.seed ^ MINDS
    return [generator(seed, match * MOST_SEATS + seat) for seat in range(contest.seats)]


class Asked:
    """The coaches of a match that are asked move by move."""

    def __init__(self, contest: Contest, seats: Sequence[int], minds: Sequence[list[int]]) -> None:
        self.contest, self.minds = contest, minds
        self.faults: list[str] = []
        """Who gave no legal move, and when."""
        self._names = [contest.bots[entrant] for entrant in seats]
        self._coaches = {
            seat: self._ready(name)
            for seat, name in enumerate(self._names)
            if contest.code(name) is None
        }

    def _ready(self, name: str) -> Bot:
        """A new bot, as strong as it will be."""
        bot = self.contest.made.get(name) or bots.find(name, self.contest.game)
        bot.prepare()
        return bot

    def ask(self, seen: Any, legal: tuple[Move, ...], ply: int) -> Move:
        """The move of the coach whose view it is; where he gives none, one at random."""
        answer, fault = ask(self._coaches[seen.seat], seen, legal, self.minds[seen.seat], None)
        if answer in legal:
            return answer
        self.faults.append(f"{self._names[seen.seat]} at ply {ply}: {fault or answer}")
        return stand_in(legal, self.contest.seed, ply)


def stand_in(legal: Sequence[Move], seed: int, ply: int) -> Move:
    """A move at random for a bot that gave none."""
    return legal[below(generator(seed, ply), len(legal))]
