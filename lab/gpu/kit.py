"""What the GPU benchmarks share: assembling kernels here, launching them where a GPU is.

Preparing needs Numba, launching needs CuPy; neither machine needs what the other has.
"""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

ENTRY = "play_matches"
DIGEST = 16
"""Bytes of a digest of a state."""


# ------------------------------------------------------------------------------------- preparing
def assemble(ptx: Path) -> dict[str, int]:
    """Make machine code of PTX where ptxas is found; registers, stack and spills of the kernel."""
    ptxas = shutil.which("ptxas")
    if ptxas is None:
        return {}
    cubin = ptx.with_suffix(".cubin")
    command = [ptxas, "-v", "-arch=sm_90", str(ptx), "-o", str(cubin)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    said = said[said.index(f"Compiling entry function '{ENTRY}'") :]
    patterns = {
        "registers": r"Used (\d+) registers",
        "stack": r"(\d+) bytes (?:cumulative stack size|stack frame)",
        "spilled": r"(\d+) bytes spill stores",
        "shared": r"(\d+) bytes smem",
    }
    found = {name: re.search(pattern, said) for name, pattern in patterns.items()}
    cumulative = re.search(r"(\d+) bytes cumulative stack size", said)
    if cumulative:
        found["stack"] = cumulative
    return {name: int(match[1]) for name, match in found.items() if match}


def payload(dtype: np.dtype[Any]) -> list[int]:
    """1 for each byte of a record that a field owns, 0 for the gaps between fields."""
    if dtype.subdtype:
        inner, shape = dtype.subdtype
        return payload(inner) * int(np.prod(shape))
    if not dtype.fields:
        return [1] * dtype.itemsize
    mask = [0] * dtype.itemsize
    for kind, offset, *_ in dtype.fields.values():
        part = payload(kind)
        mask[offset : offset + len(part)] = part
    return mask


def digests(rows: Any, mask: Any) -> Any:
    """A digest of each row of bytes, of what is not a gap."""
    kept = rows * mask
    hashes = b"".join(hashlib.blake2b(row.tobytes(), digest_size=DIGEST).digest() for row in kept)
    return np.frombuffer(hashes, np.uint8).reshape(-1, DIGEST)


# ------------------------------------------------------------------------------------- launching
def load(folder: Path, name: str) -> tuple[Any, str]:
    """A kernel from machine code, or from PTX if there is none; and which of the two."""
    import cupy

    cubin = folder / f"{name}.cubin"
    path = cubin if cubin.exists() else folder / f"{name}.ptx"
    return cupy.RawModule(path=str(path)).get_function(ENTRY), path.suffix[1:]


def argument(data: Any, item: int, columns: int = 0) -> tuple[Any, ...]:
    """Items of so many bytes, as a kernel of Numba takes them: a row of them, or rows of so many.

    No owner and no parent, how many, of which size, where; then the shape and the strides.
    """
    count = data.nbytes // item
    shape = (count // columns, columns) if columns else (count,)
    strides = (item * columns, item) if columns else (item,)
    before, after = (0, 0, count, item), (*shape, *strides)
    return *map(np.uint64, before), data, *map(np.uint64, after)


def describe_gpu() -> str:
    """The card and its driver."""
    import cupy

    properties = cupy.cuda.runtime.getDeviceProperties(0)
    driver = cupy.cuda.runtime.driverGetVersion()
    return f"{properties['name'].decode()}, CUDA driver {driver // 1000}.{driver % 1000 // 10}"
