"""Which bots may sit down at a table of this server."""

import asyncio

from tifo import bots
from tifo.core.contract import AnyGame
from tifo.core.errors import CoachError
from tifo.play.match import BOT

MOST_PLAYOUTS = 100_000
MOST_SECONDS = 5.0
MOST_TREES = 8
"""A bot that is asked for more would keep everybody else waiting."""


async def known_coach(coach: str, game: AnyGame) -> str:
    """The coach, if there is such a bot. One that must get ready begins to."""
    if coach.startswith(BOT):
        await asyncio.to_thread(_check, coach.removeprefix(BOT), game)
    return coach


def _check(name: str, game: AnyGame) -> None:
    budget = bots.find(name, game).budget
    if budget is None:
        return
    fits = (
        (budget.playouts or 0) <= MOST_PLAYOUTS
        and (budget.seconds or 0.0) <= MOST_SECONDS
        and budget.trees <= MOST_TREES
    )
    if not fits:
        raise CoachError(
            "error-bot-budget",
            bot=name,
            playouts=MOST_PLAYOUTS,
            seconds=int(MOST_SECONDS),
            trees=MOST_TREES,
        )
