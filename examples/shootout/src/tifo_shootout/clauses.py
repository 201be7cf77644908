"""The rulebook: three clauses and an end."""

from enum import IntEnum


class Clause(IntEnum):
    """SO_1 is clause SO-1."""

    SO_1 = 1  # the seats kick in turn, three kicks each
    SO_2 = 2  # the kicker aims, in secret
    SO_3 = 3  # the other seat dives
    SO_4 = 4  # a die: past a keeper who dived the other way 2 scores, else 6
    SO_5 = 5  # most goals wins; equal is a draw
