"""How a bot is found by its name."""

import re
from collections.abc import Callable
from importlib.metadata import entry_points

from tifo.bots.basic import RulesOfThumb, Uniform
from tifo.bots.bot import Bot, Budget
from tifo.bots.levels import Mixed
from tifo.bots.numbers import level_for, level_names
from tifo.bots.search import Search
from tifo.core.contract import AnyGame
from tifo.core.errors import CoachError

GROUP = "tifo.bots"
"""Entry points of packages that bring bots of their own: callables that take a game."""
ISMCTS = "ismcts"
"""`ismcts:2000` thinks 2,000 playouts, `ismcts:500ms` half a second, `ismcts:8000x4` four trees."""
DEFAULT_PLAYOUTS = 2000
_BUDGET = re.compile(r"ismcts(:(?P<count>[1-9]\d{0,8})(?P<ms>ms)?(x(?P<trees>[1-9]\d?))?)?")

OURS: dict[str, Callable[[AnyGame], Bot]] = {
    "uniform": Uniform,
    "rules-of-thumb": RulesOfThumb,
}


def names() -> tuple[str, ...]:
    """The names of all installed bots; the levels first, the weakest foremost."""
    others = sorted(point.name for point in entry_points(group=GROUP))
    return (*level_names(), *OURS, ISMCTS, *others)


def find(name: str, game: AnyGame) -> Bot:
    """The bot of this name, made for a game."""
    if name in OURS:
        return OURS[name](game)
    if name in level_names():
        return Mixed(game, level_for(name, game))
    budget = _BUDGET.fullmatch(name)
    if budget is not None:
        return Search(game, _read_budget(budget))
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _known(point.load()(game), name)
    raise CoachError("error-bot-unknown", bot=name, bots=", ".join(names()))


def _known(made: object, name: str) -> Bot:
    """What a stranger's entry point made, if it is a bot."""
    if isinstance(made, Bot):
        return made
    raise CoachError("error-bot-kind", bot=name, kind=type(made).__name__)


def _read_budget(found: re.Match[str]) -> Budget:
    count, trees = int(found["count"] or DEFAULT_PLAYOUTS), int(found["trees"] or 1)
    if found["ms"]:
        return Budget(seconds=count / 1000, trees=trees)
    return Budget(playouts=count, trees=trees)
