"""Compiling a game: its functions are copied into a second namespace and wrapped by Numba there.

The rules know nothing of it. A driver's hole (`tifo.native.hole`) is filled with the game's own
functions. The disk cache lies in a folder named by the text of everything that was compiled,
because Numba's own key looks only at the file of the outermost function.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from tifo.core.contract import AnyGame
from tifo.native import hole, playout

SHARED = "tifo.core"
Compiled = SimpleNamespace
"""The compiled names: the rules' functions and those of the drivers."""

_lock = threading.Lock()


def is_available() -> bool:
    """Is Numba installed?"""
    return find_spec("numba") is not None


def cpu(game: AnyGame, *drivers: ModuleType) -> Compiled:
    """The game's functions and the drivers' (`playout` always), compiled when first called."""
    with _lock:
        return _cpu(game.name, game.package, (playout, *drivers))


@cache
def _cpu(name: str, package: str, drivers: tuple[ModuleType, ...]) -> Compiled:
    import numba

    modules = list(_modules(package, drivers))
    numba.config.CACHE_DIR = str(cache_folder() / f"{name}-{fingerprint(package, modules)}")
    wrap = numba.njit(cache=True, nogil=True, error_model="numpy")
    return bind(package, drivers, wrap)


def bind(
    package: str,
    drivers: tuple[ModuleType, ...],
    wrap: Callable[[FunctionType], Any],
) -> Compiled:
    """Copy every function of the game and the drivers, fill the hole, and wrap each copy."""
    import numpy as np

    modules = {module.__name__: module for module in _modules(package, drivers)}
    rules = vars(import_module(f"{package}.rulebook"))
    spaces = {name: dict(vars(module)) for name, module in modules.items()}
    wrapped: dict[tuple[str, str], Any] = {}

    def convert(value: Any) -> Any:
        if isinstance(value, FunctionType) and value.__module__ == hole.__name__:
            value = rules[value.__name__]
        if isinstance(value, FunctionType) and value.__module__ in spaces:
            key = value.__module__, value.__qualname__
            if key not in wrapped:
                twin = FunctionType(
                    value.__code__, spaces[key[0]], value.__name__, value.__defaults__
                )
                twin.__module__, twin.__qualname__ = key
                wrapped[key] = wrap(twin)
            return wrapped[key]
        if type(value) is tuple and len(value) > 2 and all(type(item) is int for item in value):
            # A table: Numba indexes a tuple through a switch, an array through memory.
            return np.array(value, np.min_scalar_type(min(*value, -max(value) - 1)))
        return value

    for space in spaces.values():
        space.update({n: convert(value) for n, value in space.items() if not n.startswith("__")})
    names: dict[str, Any] = {}
    for module in (f"{package}.rulebook", *(driver.__name__ for driver in drivers)):
        names.update({n: v for n, v in spaces[module].items() if not n.startswith("__")})
    return Compiled(**names)


def _modules(package: str, drivers: tuple[ModuleType, ...]) -> Iterator[ModuleType]:
    """Every loaded module of core, of the game's package, and the drivers."""
    import_module(f"{package}.rulebook")
    for name in sorted(sys.modules):
        if name.startswith((f"{SHARED}.", f"{package}.")):
            yield sys.modules[name]
    yield from drivers


def fingerprint(package: str, modules: list[ModuleType]) -> str:
    """A hash of the text of every module and of the game's components."""
    digest = hashlib.sha256()
    for module in modules:
        source = module.__file__
        if source is not None:
            digest.update(Path(source).read_bytes())
    box = files(package).joinpath("components.toml")
    if box.is_file():
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


def warm_up(game: AnyGame, call: Callable[[Compiled], None]) -> threading.Thread:
    """Compile in the background; `call` makes the calls that will be needed."""
    thread = threading.Thread(target=lambda: call(cpu(game)), daemon=True)
    thread.start()
    return thread
