"""The arena: deals are played until there are enough, in order, wherever they are played."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from tifo.core.options import write_options
from tifo.sim.contest import Contest, Deal
from tifo.sim.results import Results
from tifo.sim.scores import Row, rows_of
from tifo.sim.spread import LOCAL, Stretch, place, spread

ROUND = 16
"""Tasks handed out before the results are looked at."""
COMPILED_DEALS = 100
SEARCHED_DEALS = 1
QUICK_DEALS = 10
"""Deals of a task: enough to be worth the way."""
FEWEST_MATCHES = 100
"""No interval is believed before."""


def work(task: Stretch) -> list[Deal]:
    """Play a task's deals."""
    from tifo import games

    game = games.find(task.game)
    contest = Contest(game, game.read_options(task.options), task.bots, task.seed)
    return contest.play(task.first, task.count)


@dataclass
class Arena:
    """A contest in progress."""

    contest: Contest
    results: Results
    on: str = LOCAL
    progress: Callable[[int], None] = field(default=lambda _: None)
    """Told how many matches were played."""

    def table(self) -> list[Row]:
        """The results so far."""
        return rows_of(self.contest.bots, self.results.deals)

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return len(self.results.deals) * len(self.contest.lineups)

    def run(self, matches: int) -> list[Row]:
        """Play until there are so many matches, whole deals only."""
        return self._run(lambda: self.matches >= matches, matches)

    def run_until(self, half_width: float, most: int) -> list[Row]:
        """Play until every score is known that well, or there are too many matches."""
        return self._run(lambda: self.matches >= most or self._is_known(half_width), most)

    def _is_known(self, half_width: float) -> bool:
        return self.matches >= FEWEST_MATCHES and all(
            row.half_width <= half_width for row in self.table()
        )

    def _run(self, is_enough: Callable[[], bool], most: int) -> list[Row]:
        with place(self.on, threads=self.contest.is_compiled) as pool:
            while not is_enough():
                for deals in spread(pool, work, self._tasks(most)):
                    self._take(deals, is_enough)
        return self.table()

    def _take(self, deals: list[Deal], is_enough: Callable[[], bool]) -> None:
        """Keep deals in order; those beyond the end are dropped, however many were handed out."""
        for deal in deals:
            if is_enough():
                return
            self.results.add(deal)
            self.progress(len(deal.matches))

    def _tasks(self, most: int) -> list[Stretch]:
        contest = self.contest
        each = self._deals_of_a_task()
        last = -(-most // len(contest.lineups))
        starts = islice(range(len(self.results.deals), last, each), ROUND)
        options = write_options(contest.options, contest.game.options)
        return [
            Stretch(
                contest.game.name,
                options,
                contest.bots,
                contest.seed,
                first,
                min(each, last - first),
            )
            for first in starts
        ]

    def _deals_of_a_task(self) -> int:
        if self.contest.is_compiled:
            return COMPILED_DEALS
        codes = [self.contest.code(name) for name in self.contest.bots]
        return SEARCHED_DEALS if None in codes else QUICK_DEALS
