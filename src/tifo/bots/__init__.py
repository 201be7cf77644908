"""Coaches that are programs. A bot receives a view and the legal moves, never a state."""

from tifo.bots.bot import Bot, find, names

__all__ = ["Bot", "find", "names"]
