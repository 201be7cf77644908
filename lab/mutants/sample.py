"""A sample that meets every module and every kind, the same for the same seed."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable

from lab.mutants.change import Change


def sample(changes: list[Change], count: int, seed: int) -> list[Change]:
    """So many changes, in the order of the text.

    Each draws a lot from its own text, so that a line more or less elsewhere moves few others.
    A module with four times as many changes of a kind is met twice as often.
    """
    size = Counter((change.file, change.kind) for change in changes)
    lots = {
        at: lot(seed, name) ** (size[change.file, change.kind] ** 0.5)
        for at, (change, name) in enumerate(zip(changes, numbered(changes), strict=True))
    }
    order = sorted(lots, key=lambda at: (-lots[at], at))
    chosen = [*first_of_each(order, lambda at: changes[at].file)]
    met = {changes[at].kind for at in chosen}
    rare = first_of_each(order, lambda at: changes[at].kind)
    chosen += [at for at in rare if changes[at].kind not in met]
    chosen += [at for at in order if at not in set(chosen)]
    return [changes[at] for at in sorted(chosen[:count])]


def numbered(changes: list[Change]) -> Iterable[str]:
    """A name for each change; those that read alike are counted."""
    met: Counter[tuple[str, ...]] = Counter()
    for change in changes:
        met[change.key] += 1
        yield "\0".join((*change.key, str(met[change.key])))


def lot(seed: int, name: str) -> float:
    """A number between 0 and 1 that follows from the seed and the name."""
    told = hashlib.sha256(f"{seed}\0{name}".encode()).digest()
    return (int.from_bytes(told[:8], "big") + 1) / (2**64 + 1)


def first_of_each(order: list[int], group: Callable[[int], str]) -> list[int]:
    """The first of every group."""
    met: dict[str, int] = {}
    for at in order:
        met.setdefault(group(at), at)
    return list(met.values())
