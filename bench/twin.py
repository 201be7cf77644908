"""The same rules by hand in C: how fast they could be, and a second opinion on what they say.

A twin is a file `bench/GAME.c` with two functions: `state_size()`, and
`playouts(states, count, options, seed, first, counts)`, which does what the driver of that name
does, down to the last byte of the final states.
"""

import ctypes
import hashlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from tifo.core.contract import AnyGame
from tifo.core.errors import RuleBug
from tifo.core.records import dtype_of, size_of
from tifo.native.compiler import cache_folder
from tifo.native.kit import as_array

FOLDER = Path(__file__).parent
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


def c_compiler() -> str | None:
    """The C compiler of this machine, or None."""
    return next((path for name in ("gcc", "cc", "clang") if (path := shutil.which(name))), None)


def source_of(game: AnyGame) -> Path | None:
    """The C file of a game, or None."""
    path = FOLDER / f"{game.name}.c"
    return path if path.is_file() else None


def build(source: Path, compiler: str) -> Path:
    """Compile a twin, unless this text was compiled before; the path of the library."""
    text = hashlib.sha256(source.read_bytes() + " ".join((compiler, *FLAGS)).encode()).hexdigest()
    library = cache_folder() / f"{source.stem}-{text[:16]}.so"
    if not library.exists():
        library.parent.mkdir(parents=True, exist_ok=True)
        fresh = library.with_suffix(".new")
        subprocess.run([compiler, *FLAGS, "-o", str(fresh), str(source)], check=True)
        fresh.replace(library)
    return library


class Twin:
    """Random matches played by C, as `tifo.native.batch.Batch` plays them."""

    def __init__(self, game: AnyGame, options: Any, seed: int, library: Path) -> None:
        rules: Any = game.rules
        self.dtype, self.options, self.seed = dtype_of(rules.State), as_array(options), seed
        self._c = ctypes.CDLL(str(library))
        self._c.state_size.restype = ctypes.c_long
        if self._c.state_size() != size_of(rules.State):
            raise RuleBug(f"{game.name}: the record of the C twin has another size")

    def chunk(self, first: int, count: int) -> tuple[Any, int, int]:
        """Play matches first … first+count-1; their final states, decisions and plies."""
        states = np.empty(count, self.dtype)
        counts = np.zeros(2, np.int64)
        self._c.playouts(
            _pointer(states), ctypes.c_long(count), _pointer(self.options),
            ctypes.c_uint32(self.seed), ctypes.c_uint32(first), _pointer(counts),
        )  # fmt: skip
        return states, int(counts[0]), int(counts[1])


def _pointer(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def twin_of(game: AnyGame, options: Any, seed: int) -> Twin | None:
    """The C twin of a game; None without a C file or without a C compiler."""
    source, compiler = source_of(game), c_compiler()
    if source is None or compiler is None:
        return None
    return Twin(game, options, seed, build(source, compiler))
