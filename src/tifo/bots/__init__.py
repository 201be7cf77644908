"""Coaches that are programs. A bot receives a view and the legal moves, never a state."""

from tifo.bots.bot import Bot, Budget
from tifo.bots.hints import Hint, hint
from tifo.bots.registry import find, names
from tifo.bots.search import Search
from tifo.bots.thought import Choice, Thought

__all__ = ["Bot", "Budget", "Choice", "Hint", "Search", "Thought", "find", "hint", "names"]
