"""The contract's functions for drivers, to be bound to a game.

A driver (a loop of matches, a search) is a module of plain functions that takes the names it needs:

    from tifo.native.hole import rules

    apply, view = rules.apply, rules.view

`tifo.native.compiler` makes a copy of the driver in which they are a game's own functions,
interpreted or compiled. Which names there are follows from the contract.
"""

from collections.abc import Callable
from types import FunctionType, SimpleNamespace
from typing import Any, TypeAlias, cast

from tifo.core.contract import Rules

State: TypeAlias = Any
View: TypeAlias = Any
"""Records of the game that a driver is bound to."""
Rows: TypeAlias = Any
"""A list of records or numbers, or an array of them: the same text runs over either."""
Kept: TypeAlias = Any
"""What a driver is handed to work with: rows, several together."""

FUNCTIONS = tuple(
    name
    for name, value in vars(Rules).items()
    if isinstance(value, FunctionType) and not name.startswith("_")
)
"""Every function of the contract."""


def _hole(name: str) -> Callable[..., Any]:
    """What stands for a function of the contract until the driver is bound to a game."""

    def unbound(*_: Any) -> Any:
        raise NotImplementedError(name)

    unbound.__name__ = unbound.__qualname__ = name
    return unbound


rules = cast("Rules[Any, Any, Any]", SimpleNamespace(**{name: _hole(name) for name in FUNCTIONS}))
"""Typed as the contract is, so that a driver that misuses it does not pass the type checker."""
