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
        play = (Compiled if native.is_available() else Interpreted)(self).match
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


class Asked:
    """The coaches of a match that are asked move by move."""

    def __init__(
        self,
        contest: Contest,
        seats: Sequence[int],
        minds: Sequence[list[int]],
        every: bool = False,
    ) -> None:
        self.contest, self.seats, self.minds = contest, seats, minds
        self.faults: list[str] = []
        """Who gave no legal move, and when."""
        self._coaches: list[Bot | None] = []
        for entrant in seats:
            name = contest.bots[entrant]
            is_asked = every or contest.code(name) is None
            self._coaches.append(self._ready(name) if is_asked else None)

    def _ready(self, name: str) -> Bot:
        """A new bot, as strong as it will be."""
        bot = self.contest.made.get(name) or bots.find(name, self.contest.game)
        bots.prepare(bot)
        return bot

    def ask(self, seen: Any, legal: tuple[Move, ...], ply: int) -> Move:
        """The move of the coach whose view it is; where he gives none, one at random."""
        coach = self._coaches[seen.seat]
        assert coach is not None
        answer, fault = ask(coach, seen, legal, self.minds[seen.seat], None)
        if answer in legal:
            return answer
        name = self.contest.bots[self.seats[seen.seat]]
        self.faults.append(f"{name} at ply {ply}: {fault or answer}")
        return stand_in(legal, self.contest.seed, ply)


class Interpreted:
    """Plays matches move by move, where nothing is compiled."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def match(self, deal: int, number: int, seats: tuple[int, ...]) -> Played:
        """Play one match."""
        contest, rules = self.contest, self.contest.game.rules
        chance = generator(contest.seed, deal)
        table = Asked(contest, seats, minds_of(contest, number), every=True)
        state = contest.game.new_state(contest.options)
        for ply in range(rules.MOST_PLIES + 1):
            seat = rules.to_act(state)
            if seat == NOBODY:
                ranks, scores = zip(*contest.game.standing(state), strict=True)
                return Played(seats, ranks, scores, ply, tuple(table.faults))
            if seat == CHANCE:
                rules.apply(state, rules.pick(state, below(chance, rules.total_odds(state))), None)
                continue
            seen, legal = contest.game.seen_by(state, seat), tuple(contest.game.legal(state))
            rules.apply(state, table.ask(seen, legal, ply), None)
        raise no_end(contest, deal)


def stand_in(legal: Sequence[Move], seed: int, ply: int) -> Move:
    """A move at random for a bot that gave none."""
    return legal[below(generator(seed, ply), len(legal))]


class Compiled:
    """Plays matches by machine code; bots that it does not know are asked."""

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

        contest, last = self.contest, self.contest.game.rules.MOST_PLIES
        known = [contest.code(contest.bots[entrant]) for entrant in seats]
        codes = np.array([duplicate.ASKED if code is None else code for code in known], np.int32)
        chance = np.array(generator(contest.seed, deal), np.uint32)
        minds = minds_of(contest, number)
        table = Asked(contest, seats, minds)
        whims = np.array(minds, np.uint32)
        self._native.kick_off(self._records)
        ply = 0
        while True:
            ply, count = self._native.play_on(
                self._records, codes, chance, whims, self._buffers, ply, last
            )
            if count <= 0:
                break
            self._native.answer(self._records, table.ask(*self._question(count), int(ply)))
            ply += 1
        if count < 0:
            raise no_end(contest, deal)
        final = [int(number) for number in self._buffers[1][: 2 * len(seats)]]
        ranks, scores = tuple(final[0::2]), tuple(final[1::2])
        return Played(seats, ranks, scores, int(ply), tuple(table.faults))

    def _question(self, count: int) -> tuple[Any, tuple[Move, ...]]:
        """The view and the moves of the coach who is asked."""
        seen = self.contest.game.rules.View.frombytes(self._records[1].tobytes())
        return seen, tuple(int(move) for move in self._buffers[0][:count])
