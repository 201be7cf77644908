"""What can happen in a cup, and the names of what is told of it."""

from tifo.core.events import Happenings


class Happening(Happenings):
    """Kinds of event, each with the names of its fields and of its secret."""

    BEGINS = 1
    """A lot says who begins."""
    TEAM_DEALT = 2, "team"
    LEFTOVER = 3, "team"
    """An extra team for a weak collection."""
    DREW = 4, "", "card"
    PLAYED = 5, "card"
    DISCARDED = 6, "card"
    """Without effect."""
    PLACED = 7, "token team other match"
    CANCELLED = 8, "token team other match"
    """Flipped, and nothing takes its place."""
    REDUCED = 9, "token team other match"
    """One goal less, on the next square or in place."""
    PENALTY_SCORED = 10, "colour team other match"
    PENALTY_MISSED = 11, "colour team other match"
    RESHUFFLED = 12, "cards"
    """The discards are the new pile."""
    LAST_TURNS = 13
    """One more turn for everybody, without drawing."""
    ROLLED = 14, "colour die group cup"
    """The group is -1 in a knock-out match."""
    FULL_TIME = 15, "match first second left&right"
    REPLAYED = 16, "match first second left&right"
    TIE_BROKEN = 17, "group place criterion cup"
    LOT_DRAWN = 18, "team"
    """The lot puts it first."""
    QUALIFIED = 19, "team group place cup"
    REPLAY_ORDERED = 20, "match left&right"
    SHOOT_OUT = 21, "match left&right"
    KICK_SCORED = 22, "colour team first second"
    KICK_MISSED = 23, "colour team first second"
    SHOOT_OUT_WON = 24, "team first second other"
    THROUGH = 25, "team round"
    """The winner of a knock-out match goes on."""
    ELIMINATED = 26
    """No team left."""
    ROUND_OPENED = 27, "round cards cup"
    PAIRED = 28, "match left&right"
    THIRD = 29, "team"
    OFFERED = 30, "team other"
    """One coach owns all that is left."""
    PLAYS_ON = 31
    """He plays it out."""
    CUP_WON = 32, "team"
    """-1 where the final was not played."""
