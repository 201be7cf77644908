"""The generator that drivers keep: xoshiro128**, four 32-bit words.

The rules hold no randomness; a playout, a search or `sample_world` brings these words along.
Explicit masks make Python, Numba and CUDA agree bit for bit.
"""

from tifo.core.records import Ints

WORDS = 4
MASK = 0xFFFFFFFF
GOLDEN = 0x9E3779B9


def rotate_left(word: int, by: int) -> int:
    """Turn a 32-bit word."""
    return ((word << by) | (word >> (32 - by))) & MASK


def mix(word: int) -> int:
    """Scatter a 32-bit word (the finaliser of murmur3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK
    return word ^ (word >> 16)


def seed_rng(rng: Ints, seed: int, stream: int) -> None:
    """Fill the words from a seed and the number of a stream: match 7 of seed 3 is one game."""
    rng[0] = mix((seed + GOLDEN) & MASK)
    rng[1] = mix((stream + GOLDEN) & MASK)
    rng[2] = mix((rng[0] + stream) & MASK)
    rng[3] = mix((rng[1] + seed) & MASK) | 1  # never all zero
    for _ in range(WORDS):
        next_word(rng)


def next_word(rng: Ints) -> int:
    """The next 32 random bits."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    result = (rotate_left((b * 5) & MASK, 7) * 9) & MASK
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ ((b << 9) & MASK)
    rng[3] = rotate_left(d, 11)
    return result


def below(rng: Ints, count: int) -> int:
    """A uniform integer in 0 … count-1 (multiply and shift; the bias is under count / 2**32)."""
    return (next_word(rng) * count) >> 32


def generator(seed: int, stream: int = 0) -> list[int]:
    """A generator for interpreted use."""
    rng = [0] * WORDS
    seed_rng(rng, seed, stream)
    return rng
