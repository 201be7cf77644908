"""Many matches and what they say: the arena, its results file, intervals and ratings."""

from tifo.sim.arena import Arena
from tifo.sim.contest import Contest, Deal, Meeting
from tifo.sim.results import Results
from tifo.sim.scores import Row, rows_of, wilson
from tifo.sim.spread import LOCAL, PLACES, spread

__all__ = [
    "LOCAL",
    "PLACES",
    "Arena",
    "Contest",
    "Deal",
    "Meeting",
    "Results",
    "Row",
    "rows_of",
    "spread",
    "wilson",
]
