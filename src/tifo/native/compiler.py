"""Compiling a game: its functions are copied into a second namespace and wrapped by Numba there.

The rules know nothing of it. A driver (a playout, a search) is a module of plain functions that
takes the contract's names from `tifo.native.hole`; its copy finds the game's own functions there.
The disk cache lies in folders named by the text of everything that was compiled, because Numba's
own key looks only at the file of the outermost function.
"""

import hashlib
import os
import threading
import warnings
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from tifo.core.contract import AnyGame
from tifo.core.written import is_written
from tifo.native import hole, loop

SHARED = "tifo.core"
NO_RULES = ("bots.toml", "rulings.toml")
"""Files of a game that no rule reads."""
Compiled = SimpleNamespace
"""The compiled names: the rules' functions and those of the drivers."""
Wrap = Callable[[FunctionType], Any]


class Workshop:
    """The second namespace of one game, to which drivers can be added.

    `wrap` is for the functions of the contract and of the drivers, `inline` for all that a rule
    asks on the way: it is worth no call of its own; `fresh` for what was written at import and has
    no file that a cache could look at. `melt` is for what one function of a driver
    asks of another: compiled alone it would be optimised with all the rules below it, in vain.
    """

    def __init__(
        self,
        package: str,
        wrap: Wrap,
        inline: Wrap | None = None,
        melt: Wrap | None = None,
        fresh: Wrap | None = None,
    ) -> None:
        # A view is a state with blanks; Numba calls that an experiment, at length.
        warnings.filterwarnings("ignore", ".*has been considered a subtype of.*")
        self._rules = vars(import_module(f"{package}.rulebook"))
        self._wrap, self._inline = wrap, inline or wrap
        self._melt, self._fresh = melt or wrap, fresh or wrap
        self._spaces: dict[str, dict[str, Any]] = {}
        self._wrapped: dict[tuple[str, str], Any] = {}
        self._asked: set[str] = set()
        modules = rule_modules(package)
        self._helpers = {module.__name__ for module in modules}
        self.take(modules)

    def expect(self, drivers: Iterable[ModuleType]) -> None:
        """Hear of drivers that will be taken, one by one: what they ask of each other is melted."""
        for driver in drivers:
            self._asked.update(asked_names(driver))

    def take(self, modules: Iterable[ModuleType]) -> None:
        """Copy the functions of modules that are not here yet."""
        new = [module for module in modules if module.__name__ not in self._spaces]
        for module in new:
            self._spaces[module.__name__] = dict(vars(module))
        for module in new:
            space = self._spaces[module.__name__]
            names = [name for name in space if not name.startswith("__")]
            space.update({name: self._convert(space[name]) for name in names})

    def names(self, module: str) -> dict[str, Any]:
        """The copied names of a module."""
        space = self._spaces[module]
        return {name: value for name, value in space.items() if not name.startswith("__")}

    def _convert(self, value: Any) -> Any:
        if isinstance(value, FunctionType) and value.__module__ == hole.__name__:
            value = self._rules[value.__name__]
        if isinstance(value, FunctionType) and value.__module__ in self._spaces:
            return self._twin(value)
        if type(value) is tuple and len(value) > 2 and all(type(item) is int for item in value):
            return _table(value)
        return value

    def _twin(self, function: FunctionType) -> Any:
        key = function.__module__, function.__qualname__
        if key not in self._wrapped:
            space = self._spaces[function.__module__]
            twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            twin.__module__, twin.__qualname__ = key
            self._wrapped[key] = self._way(function)(twin)
        return self._wrapped[key]

    def _way(self, function: FunctionType) -> Wrap:
        name = function.__name__
        is_rule = name in hole.FUNCTIONS and function is self._rules.get(name)
        if is_rule and is_written(function):
            return self._fresh
        if function.__module__ in self._helpers:
            return self._wrap if is_rule else self._inline
        return self._melt if name in self._asked else self._wrap


def asked_names(module: ModuleType) -> set[str]:
    """The names that the functions of a module ask for."""
    functions = [value for value in vars(module).values() if isinstance(value, FunctionType)]
    mine = [function for function in functions if function.__module__ == module.__name__]
    return {name for function in mine for name in function.__code__.co_names}


def _table(numbers: tuple[int, ...]) -> Any:
    """A table as an array: Numba indexes a tuple through a switch, an array through memory."""
    import numpy as np

    return np.array(numbers, np.min_scalar_type(min(*numbers, -max(numbers) - 1)))


def rule_modules(package: str) -> list[ModuleType]:
    """Every module of core and of the game's package."""
    names = [
        module.name
        for root in (SHARED, package)
        for module in walk_packages(import_module(root).__path__, f"{root}.")
    ]
    return [import_module(name) for name in sorted(names)]


# ----------------------------------------------------------------------------------- on the CPU
_lock = threading.RLock()


def cpu(game: AnyGame, *drivers: ModuleType) -> Compiled:
    """The game's functions and the drivers' (`loop` always), compiled when first called."""
    with _lock:
        return _compiled(game.name, game.package, (loop, *drivers))


@cache
def _compiled(name: str, package: str, drivers: tuple[ModuleType, ...]) -> Compiled:
    workshop = _workshop(name, package)
    workshop.expect(drivers)
    names = workshop.names(f"{package}.rulebook")
    for place, driver in enumerate(drivers):
        _cache_in(f"{name}-{fingerprint(package, *drivers[: place + 1])}")
        workshop.take([driver])
        names.update(workshop.names(driver.__name__))
    return Compiled(**names)


def interpreted(game: AnyGame, *drivers: ModuleType) -> SimpleNamespace:
    """The drivers' functions over the game's own, as Python runs them: nothing to wait for."""
    rules = vars(import_module(f"{game.package}.rulebook"))
    names: dict[str, Any] = {}
    for driver in drivers:
        space: dict[str, Any] = dict(vars(driver))
        for name, value in vars(driver).items():
            if isinstance(value, FunctionType) and value.__module__ == hole.__name__:
                space[name] = rules[name]
            elif isinstance(value, FunctionType) and value.__module__ == driver.__name__:
                space[name] = FunctionType(value.__code__, space, name, value.__defaults__)
        names.update({n: v for n, v in space.items() if not n.startswith("__")})
    return SimpleNamespace(**names)


@cache
def _workshop(name: str, package: str) -> Workshop:
    import numba

    _cache_in(f"{name}-{fingerprint(package)}")
    common = {"nogil": True, "error_model": "numpy"}
    # A helper is never called from Python, and what it is inlined into is what is cached.
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return Workshop(
        package,
        wrap=numba.njit(cache=True, **common),
        inline=numba.njit(forceinline=True, **bare, **common),
        melt=numba.njit(inline="always", **common),
        fresh=numba.njit(**common),
    )


def _cache_in(folder: str) -> None:
    """Functions wrapped from now on keep their machine code there."""
    import numba

    vars(numba.config)["CACHE_DIR"] = str(cache_folder() / folder)


def fingerprint(package: str, *drivers: ModuleType) -> str:
    """A hash of the text of every module, of the game's numbers and of the compiler."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for module in (*rule_modules(package), *drivers):
        if module.__file__ is not None:
            digest.update(Path(module.__file__).read_bytes())
    for box in sorted(files(package).iterdir(), key=lambda one: one.name):
        if box.name.endswith((".toml", ".json")) and box.name not in NO_RULES:
            digest.update(box.read_bytes())
    for library in ("numba", "numpy"):
        digest.update(str(import_module(library).__version__).encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: $TIFO_CACHE, or the user's cache folder."""
    given = os.environ.get("TIFO_CACHE")
    if given:
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "tifo"
