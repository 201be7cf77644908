"""What can happen."""

from enum import IntEnum


class Happening(IntEnum):
    """In brackets the public fields; `secret` where there is one."""

    AIMED = 1
    """secret: the side"""
    DIVED = 2
    """[side]"""
    SCORED = 3
    """[pips, the side aimed at]"""
    MISSED = 4
    """[pips, the side aimed at]"""
    ENDED = 5
    """[goals of the first seat, goals of the second]"""
