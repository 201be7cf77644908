"""What can happen in a cup, and what the fields of each event mean."""

from enum import IntEnum

PAIR = 64
"""Two teams in one field: PAIR * left + right."""


class Happening(IntEnum):
    """Kinds of event. In brackets the public fields a, b, c, d; `secret` where there is one."""

    BEGINS = 1
    """a lot says who begins"""
    TEAM_DEALT = 2
    """[team]"""
    LEFTOVER = 3
    """[team] an extra team for a weak collection"""
    DREW = 4
    """secret: the card"""
    PLAYED = 5
    """[card]"""
    DISCARDED = 6
    """[card] without effect"""
    PLACED = 7
    """[token, team, other team, match]"""
    CANCELLED = 8
    """[token, team, other team, match] flipped, and nothing takes its place"""
    REDUCED = 9
    """[token, team, other team, match] one goal less, on the next square or in place"""
    PENALTY_SCORED = 10
    """[colour, team, other team, match]"""
    PENALTY_MISSED = 11
    """[colour, team, other team, match]"""
    RESHUFFLED = 12
    """[cards] the discards are the new pile"""
    LAST_TURNS = 13
    """one more turn for everybody, without drawing"""
    ROLLED = 14
    """[colour, die, group or -1, cup]"""
    FULL_TIME = 15
    """[match, goals of the left team, goals of the right, both teams]"""
    REPLAYED = 16
    """[match, goals of the left team, goals of the right, both teams]"""
    TIE_BROKEN = 17
    """[group, place, criterion, cup]"""
    LOT_DRAWN = 18
    """[team] the lot puts it first"""
    QUALIFIED = 19
    """[team, group, place, cup]"""
    REPLAY_ORDERED = 20
    """[match, both teams]"""
    SHOOT_OUT = 21
    """[match, both teams]"""
    KICK_SCORED = 22
    """[colour, team, goals of the left team, goals of the right]"""
    KICK_MISSED = 23
    """[colour, team, goals of the left team, goals of the right]"""
    SHOOT_OUT_WON = 24
    """[team, goals of the left team, goals of the right, other team]"""
    THROUGH = 25
    """[team, round] the winner of a knock-out match goes on"""
    ELIMINATED = 26
    """no team left"""
    ROUND_OPENED = 27
    """[round, cards in the pile, cup]"""
    PAIRED = 28
    """[match, both teams]"""
    THIRD = 29
    """[team]"""
    OFFERED = 30
    """[team, team] one coach owns all that is left"""
    PLAYS_ON = 31
    """he plays it out"""
    CUP_WON = 32
    """[team, or -1 where the final was not played]"""
