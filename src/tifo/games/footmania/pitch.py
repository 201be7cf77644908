"""Questions about a match: who stands where, who may come on, how strong a side is."""

from tifo.games.footmania.components import (
    CAN_PLAY,
    FOREIGNERS,
    IS_RED,
    KINDS,
    MEN,
    NUMBERS,
    PENNANTS_A_STAR,
    PLUS_DOES,
    PLUS_EURO,
    PLUS_IN_A_MATCH,
    STARS,
    TRAINEE_STARS,
    Plus,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.state import SENT_OFF, Phase, State


def side_of(state: State, seat: int) -> int:
    """0 for the first-named side of the match, 1 for the other."""
    return 0 if seat == state.home else 1


def opponent(state: State, seat: int) -> int:
    """The other coach of the match."""
    return state.away if seat == state.home else state.home


def man_at(state: State, side: int, place: int) -> int:
    """The man in a place, or -1."""
    return max(-1, state.line_up[NUMBERS * side + place] - 1)


def place_of(state: State, side: int, man: int) -> int:
    """The place of a man on the pitch, or -1."""
    for place in range(NUMBERS):
        if state.line_up[NUMBERS * side + place] == man + 1:
            return place
    return -1


def men_on_pitch(state: State, side: int) -> int:
    """How many men, trainees apart."""
    men = 0
    for place in range(NUMBERS):
        if state.line_up[NUMBERS * side + place] > 0:
            men += 1
    return men


def is_off(state: State, man: int) -> bool:
    """Has this man left the pitch in this match?"""
    for i in range(state.off_count):
        if state.off[i] == man + 1:
            return True
    return False


def men_off(state: State, seat: int) -> int:
    """How many of a coach's men have left the pitch."""
    men = 0
    for i in range(state.off_count):
        if owns(state, seat, state.off[i] - 1):
            men += 1
    return men


def bench(state: State, seat: int) -> int:
    """How many men a coach has left to send on; everybody can count them."""
    side = side_of(state, seat)
    return state.squad[seat] - men_on_pitch(state, side) - men_off(state, seat)


def foreigners_beside(state: State, side: int, place: int, man: int) -> int:
    """Foreigners on the pitch, leaving out the man in this place and the man who comes."""
    reds = 0
    for other in range(NUMBERS):
        there = man_at(state, side, other)
        if other != place and there >= 0 and there != man:
            reds += IS_RED[there]
    return reds


def fits(state: State, side: int, place: int, man: int) -> bool:
    """Can he play there without a foreigner too many (FM-match-3)?"""
    if CAN_PLAY[NUMBERS * man + place] == 0:
        return False
    return IS_RED[man] == 0 or foreigners_beside(state, side, place, man) < FOREIGNERS


def may_come_on(state: State, seat: int, place: int, man: int) -> bool:
    """Can this man be sent on in this place?"""
    side = side_of(state, seat)
    return (
        owns(state, seat, man)
        and place_of(state, side, man) < 0
        and not is_off(state, man)
        and fits(state, side, place, man)
    )


def may_change(state: State, seat: int, place: int) -> bool:
    """Is there a substitution left, and a man on the bench for this place (FM-match-6)?"""
    side = side_of(state, seat)
    if state.changes[side] == 0 or state.line_up[NUMBERS * side + place] == SENT_OFF:
        return False
    for man in range(MEN):
        if may_come_on(state, seat, place, man):
            return True
    return False


def strength(state: State, side: int) -> int:
    """The stars of a side (FM-match-4): its men, its trainees, its pennants and its Plus cards."""
    seat = state.home if side == 0 else state.away
    stars = state.boost[side] + state.pennants[seat] // PENNANTS_A_STAR
    for place in range(NUMBERS):
        there = state.line_up[NUMBERS * side + place]
        if there > 0:
            stars += STARS[there - 1]
        elif there == 0:
            stars += TRAINEE_STARS
    return stars


def may_be_struck(state: State, side: int, place: int, does: int) -> bool:
    """Can an injury or a red card strike here? Never a trainee, a red card never in goal."""
    if man_at(state, side, place) < 0:
        return False
    return does == Plus.INJURY or place > 0


def has_target(state: State, side: int, does: int) -> bool:
    """Is there anyone to strike?"""
    for place in range(NUMBERS):
        if may_be_struck(state, side, place, does):
            return True
    return False


def holds(state: State, seat: int, kind: int) -> bool:
    """Has the seat a Plus card of this kind?"""
    return state.plus[KINDS * seat + kind] > 0


def is_within_limit(state: State, seat: int, kind: int) -> bool:
    """Three a match, unless the card says otherwise (FM-plus-3)."""
    return PLUS_DOES[kind] == Plus.FREE or state.used[side_of(state, seat)] < PLUS_IN_A_MATCH


def suits(state: State, seat: int, kind: int) -> bool:
    """Is this the moment for a card of this kind, held or not?"""
    does = PLUS_DOES[kind]
    match state.phase:
        case Phase.BOOST:
            return PLUS_EURO[kind] == 1
        case Phase.PROTEST:
            cure = Plus.PHYSIO if PLUS_DOES[state.weapon] == Plus.INJURY else Plus.APPEAL
            return does == cure
        case Phase.TOUCHLINE:
            if does == Plus.INJURY or does == Plus.RED_CARD:
                return has_target(state, 1 - side_of(state, seat), does)
            return does != Plus.PHYSIO and does != Plus.APPEAL
    return False
