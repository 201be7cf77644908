"""The rules of a game compiled: the same names, at the speed of C.

`cpu(game)` compiles with Numba; `loop` is the loop of a match, `drive` and `batch` play matches in
it, one with whoever must be asked, the other many at once; `gpu` plays them on a card, with
`kernels` that `ptx` compiles where there is none.
"""

from tifo.native.compiler import Compiled, cpu, interpreted

__all__ = ["Compiled", "cpu", "interpreted"]
