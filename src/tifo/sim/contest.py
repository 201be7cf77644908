"""A contest: bots, seats and options; and the playing of its deals.

A deal is one seed of CHANCE. Every lineup plays it once from each seat, so nobody wins by better
cards. Match k of a seed is the same on one core or on ten machines.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from tifo import bots, native
from tifo.bots import Bot
from tifo.bots.tables import level_for, level_names
from tifo.core.contract import CHANCE, NOBODY, AnyGame, Move
from tifo.core.errors import OptionError, RuleBug
from tifo.core.options import write_options
from tifo.core.records import dtype_of
from tifo.core.rng import below, generator
from tifo.play.table import ask
from tifo.sim import duplicate

MINDS = 0x7F4A7C15
"""Keeps the whims of bots apart from the deals of the same seed."""
MOST_SEATS = 16


@dataclass(frozen=True)
class Played:
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
    matches: tuple[Played, ...]


@dataclass(frozen=True)
class Contest:
    """Which bots play which game with which options, from which seed."""

    game: AnyGame
    options: Any
    bots: tuple[str, ...]
    seed: int
    made: dict[str, Bot] = field(default_factory=dict, compare=False)
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
        return native.is_available() and all(self.code(name) is not None for name in self.bots)

    def code(self, name: str) -> int | None:
        """How compiled code plays a bot; None if it does not."""
        if name in self.made:
            return None
        if name in level_names():
            level = level_for(name, self.game)
            return None if level.playouts else level.any
        return {"uniform": duplicate.UNIFORM, "rules-of-thumb": duplicate.THUMB}.get(name)

    def play(self, first: int, count: int) -> list[Deal]:
        """Play so many deals."""
        play = Compiled(self).match if self.is_compiled else Interpreted(self).match
        return [
            Deal(
                deal,
                tuple(
                    play(deal, deal * len(self.lineups) + place, seats)
                    for place, seats in enumerate(self.lineups)
                ),
            )
            for deal in range(first, first + count)
        ]


def minds_of(contest: Contest, match: int) -> list[list[int]]:
    """A generator for each seat of a match."""
    seed = contest.seed ^ MINDS
    return [generator(seed, match * MOST_SEATS + seat) for seat in range(contest.seats)]


def no_end(contest: Contest, deal: int) -> RuleBug:
    """The error for a match that goes on for ever."""
    return RuleBug(f"{contest.game.name}: deal {deal} of seed {contest.seed} does not end")


class Interpreted:
    """Plays matches move by move, with any bots."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def coaches(self, seats: Sequence[int]) -> list[Bot]:
        """New bots for a match, as strong as they will be."""
        contest = self.contest
        coaches = []
        for entrant in seats:
            name = contest.bots[entrant]
            bot = contest.made.get(name) or bots.find(name, contest.game)
            bots.prepare(bot)
            coaches.append(bot)
        return coaches

    def match(self, deal: int, number: int, seats: tuple[int, ...]) -> Played:
        """Play one match."""
        contest, rules = self.contest, self.contest.game.rules
        coaches = self.coaches(seats)
        faults: list[str] = []
        chance, minds = generator(contest.seed, deal), minds_of(contest, number)
        state = contest.game.new_state(contest.options)
        for ply in range(rules.MOST_PLIES + 1):
            seat = rules.to_act(state)
            if seat == NOBODY:
                standing = contest.game.standing(state)
                ranks, scores = zip(*standing, strict=True)
                return Played(seats, ranks, scores, ply, tuple(faults))
            if seat == CHANCE:
                rules.apply(state, rules.pick(state, below(chance, rules.total_odds(state))), None)
                continue
            legal = contest.game.legal(state)
            answer, fault = ask(
                coaches[seat], contest.game.seen_by(state, seat), tuple(legal), minds[seat], None
            )
            if answer not in legal:
                faults.append(f"{contest.bots[seats[seat]]} at ply {ply}: {fault or answer}")
                answer = stand_in(legal, contest.seed, ply)
            rules.apply(state, answer, None)
        raise no_end(contest, deal)


def stand_in(legal: Sequence[Move], seed: int, ply: int) -> Move:
    """A move at random for a bot that gave none."""
    return legal[below(generator(seed, ply), len(legal))]


class Compiled:
    """Plays matches of bots that need no search, by machine code."""

    def __init__(self, contest: Contest) -> None:
        import numpy as np

        from tifo.native.batch import as_array

        rules: Any = contest.game.rules
        self.contest = contest
        self._native = native.cpu(contest.game, duplicate)
        self._records = (
            np.zeros(1, dtype_of(rules.State)),
            np.zeros(1, dtype_of(rules.View)),
            as_array(contest.options),
        )
        self._buffers = np.zeros(rules.MOST_LEGAL, np.int64), np.zeros(2 * MOST_SEATS, np.int32)

    def match(self, deal: int, number: int, seats: tuple[int, ...]) -> Played:
        """Play one match."""
        import numpy as np

        contest, final = self.contest, self._buffers[1]
        codes = np.array([contest.code(contest.bots[entrant]) for entrant in seats], np.int32)
        chance = np.array(generator(contest.seed, deal), np.uint32)
        minds = np.array(minds_of(contest, number), np.uint32)
        plies = self._native.duel(
            self._records, codes, chance, minds, self._buffers, contest.game.rules.MOST_PLIES
        )
        if plies < 0:
            raise no_end(contest, deal)
        ranks = tuple(int(rank) for rank in final[0 : 2 * len(seats) : 2])
        scores = tuple(int(score) for score in final[1 : 2 * len(seats) : 2])
        return Played(seats, ranks, scores, int(plies))
