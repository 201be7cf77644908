"""The rules of a game compiled: the same names, at the speed of C.

`cpu(game)` compiles with Numba; `batch` plays many matches on all cores; `ptx` compiles for a GPU.
Where Numba is missing the rules still run, interpreted.
"""

from tifo.native.compiler import Compiled, cpu, interpreted, is_available, warm_up

__all__ = ["Compiled", "cpu", "interpreted", "is_available", "warm_up"]
