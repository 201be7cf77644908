"""What results say: wins and scores with confidence intervals, and ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from tifo.sim.contest import Deal, Meeting

NORMAL = 1.959964
"""Of a normal variable 95 in a hundred lie within so many deviations."""


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95% interval of a share that was seen in so many matches (Wilson 1927)."""
    if count == 0:
        return 0.0, 1.0
    square = NORMAL * NORMAL / count
    centre = (share + square / 2) / (1 + square)
    half = NORMAL * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class Row:
    """One bot's results."""

    bot: str
    matches: int
    wins: float
    """Share of matches in which it was first; a seat of three counts a third."""
    wins_interval: tuple[float, float]
    draws: float
    score: float
    """Share of the others that it ranked before, level ones counted half."""
    score_interval: tuple[float, float]
    rating: float
    """Of OpenSkill (Plackett–Luce): the mean …"""
    deviation: float
    """… and the deviation of its skill; everybody begins at 25."""

    @property
    def half_width(self) -> float:
        """How far the score may be off."""
        low, high = self.score_interval
        return (high - low) / 2


@dataclass
class Sums:
    """One bot's sums."""

    matches: int = 0
    wins: float = 0.0
    draws: int = 0
    score: float = 0.0
    ratings: list[float] = field(default_factory=list)


def points(played: Meeting, seat: int) -> float:
    """The share of the other seats that a seat ranked before; level ones count half."""
    mine, others = played.ranks[seat], [*played.ranks[:seat], *played.ranks[seat + 1 :]]
    beaten = sum(1.0 if mine < rank else 0.5 if mine == rank else 0.0 for rank in others)
    return beaten / len(others)


def count(names: Sequence[str], deals: Iterable[Deal]) -> dict[str, Sums]:
    """The sums of each bot; where it took several seats, their mean counts as one match."""
    sums = {name: Sums() for name in dict.fromkeys(names)}
    for deal in deals:
        for played in deal.matches:
            drawn = all(rank == 0 for rank in played.ranks)
            for name, own in sums.items():
                taken = [s for s, entrant in enumerate(played.seats) if names[entrant] == name]
                if not taken:
                    continue
                own.matches += 1
                own.draws += drawn
                firsts = sum(played.ranks[seat] == 0 for seat in taken)
                own.wins += 0 if drawn else firsts / len(taken)
                own.score += sum(points(played, seat) for seat in taken) / len(taken)
    return sums


def rate(names: Sequence[str], deals: Iterable[Deal]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's skill, from the rankings in the order they were played."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in dict.fromkeys(names)}
    for deal in deals:
        for played in deal.matches:
            best: dict[str, int] = {}
            for seat, entrant in enumerate(played.seats):
                name = names[entrant]
                best[name] = min(played.ranks[seat], best.get(name, played.ranks[seat]))
            if len(best) > 1:
                teams = [[ratings[name]] for name in best]
                rated = model.rate(teams, ranks=[float(rank) for rank in best.values()])
                ratings.update(zip(best, (team[0] for team in rated), strict=True))
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def rows_of(names: Sequence[str], deals: Sequence[Deal]) -> list[Row]:
    """The table of results, the best score first."""
    skills = rate(names, deals)
    rows = []
    for name, own in count(names, deals).items():
        matches = max(own.matches, 1)
        wins, score = own.wins / matches, own.score / matches
        rows.append(
            Row(
                name,
                own.matches,
                wins,
                wilson(wins, own.matches),
                own.draws / matches,
                score,
                wilson(score, own.matches),
                *skills[name],
            )
        )
    return sorted(rows, key=lambda row: -row.score)
