"""Seats and their cards: who sits where, what each holds, and what the others may guess."""

from tifo.games.worldwide.components import (
    AFTER_KIND,
    KINDS,
    LIMIT_ACTIONS,
    LIMIT_PLAYERS,
    MOST_PA,
    MOST_REDS,
    PA,
    PLAYER_PA,
    PLAYER_STARS,
    SPECIALISTS,
    SQUAD,
    TAKES_BACK,
    TRIGGERED,
    TRIGGERS,
    WITH_KIND,
    Trigger,
)
from tifo.games.worldwide.state import Occasion, Phase, State


# --------------------------------------------------------------------------------------- the seats
def side_of(seat: int) -> int:
    """The side of a seat: partners sit across (WF-23b.1)."""
    return seat % 2


def coach_at(state: State, place: int) -> int:
    """Who is asked at a place of a window: captain and partner with the ball, then the others."""
    side = state.side if place < 2 else 1 - state.side
    if place % 2 == 0:
        return state.captain[side]
    return state.captain[side] ^ 2 if state.seats == 4 else -1


def keeper_of(state: State) -> int:
    """The coach who answers for the side without the ball."""
    return state.captain[1 - state.side]


# -------------------------------------------------------------------------------- the Action cards
def has(state: State, seat: int, kind: int) -> bool:
    """Does the seat hold an Action card of this kind?"""
    return state.hand[KINDS * seat + kind] > 0


def gain(state: State, seat: int, kind: int) -> None:
    """Put an Action card into a hand."""
    state.hand[KINDS * seat + kind] += 1
    state.hand_count[seat] += 1


def lose(state: State, seat: int, kind: int) -> None:
    """Take an Action card out of a hand."""
    slot = KINDS * seat + kind
    state.hand[slot] -= 1
    state.hand_count[seat] -= 1
    if state.shown[slot] > state.hand[slot]:
        state.shown[slot] = state.hand[slot]


def throw_away(state: State, seat: int, kind: int) -> None:
    """Discard an Action card from a hand."""
    lose(state, seat, kind)
    state.discard[KINDS * side_of(seat) + kind] += 1


def pick_up(state: State, seat: int, kind: int) -> None:
    """Take an Action card from the discards into the hand; everybody sees which."""
    state.discard[KINDS * side_of(seat) + kind] -= 1
    gain(state, seat, kind)
    state.shown[KINDS * seat + kind] += 1


def has_discards(state: State, side: int) -> bool:
    """Is there an Action card to take back?"""
    for kind in range(KINDS):
        if state.discard[KINDS * side + kind] > 0:
            return True
    return False


def red_cards(state: State, seat: int) -> int:
    """How many of a coach's red cards count (WF-16.5)."""
    return min(state.reds[seat], MOST_REDS)


def excess_actions(state: State, seat: int) -> int:
    """How many Action cards a coach holds beyond his limit (WF-5.1, WF-16.4)."""
    return state.hand_count[seat] - LIMIT_ACTIONS[red_cards(state, seat)]


def excess_players(state: State, seat: int) -> int:
    """The same of Player cards."""
    return state.squad_count[seat] - LIMIT_PLAYERS[red_cards(state, seat)]


def drawer(state: State) -> int:
    """The first seat that is owed an Action card, or -1."""
    for seat in range(state.seats):
        if state.owed[seat] > 0:
            return seat
    return -1


def player_drawer(state: State) -> int:
    """The first seat that is owed a Player card, or -1."""
    for seat in range(state.seats):
        if state.owed_players[seat] > 0:
            return seat
    return -1


def discarder(state: State) -> int:
    """The first seat that must discard something, or -1."""
    for seat in range(state.seats):
        if state.due[seat] > 0 or excess_actions(state, seat) > 0:
            return seat
        if excess_players(state, seat) > 0 or state.due_actions[seat] > 0:
            return seat
    return -1


# -------------------------------------------------------------------------------- the Player cards
def local(card: int) -> int:
    """Place of a Player card in its squad."""
    return card % SQUAD


def holds_player(state: State, seat: int, card: int) -> bool:
    """Does the seat hold this Player card?"""
    return state.team[side_of(seat)] == card // SQUAD and state.squad[seat] >> local(card) & 1 == 1


def drop_player(state: State, seat: int, card: int) -> None:
    """Take a Player card out of a hand."""
    state.squad[seat] -= 1 << local(card)
    state.squad_count[seat] -= 1


def spend_player(state: State, seat: int, card: int) -> None:
    """Discard a Player card from a hand."""
    drop_player(state, seat, card)
    state.spent[side_of(seat)] += 1 << local(card)


def may_hold(state: State, seat: int, mask: int) -> int:
    """Those of some Player cards that, for all the others know, a seat could hold (B68)."""
    if state.squad_count[seat] == 0:
        return 0
    side = side_of(seat)
    return mask & ~(state.spent[side] | state.removed[side])


def triggered(state: State, seat: int, trigger: int) -> int:
    """The Player cards of a seat's team with this trigger."""
    return TRIGGERED[TRIGGERS * state.team[side_of(seat)] + trigger]


def candidates(state: State, seat: int) -> int:
    """The Player cards that the phase asks for: those the seat could hold, in public terms."""
    match state.phase:
        case Phase.BOOST:
            return may_hold(state, seat, triggered(state, seat, Trigger.BOOST))
        case Phase.CANCEL:
            return may_hold(state, seat, triggered(state, seat, Trigger.CANCEL))
        case Phase.KEEPER | Phase.KEEPER_READY:
            return may_hold(state, seat, triggered(state, seat, Trigger.SAVE))
        case Phase.SPECIALIST:
            return may_hold(state, seat, SPECIALISTS[state.team[side_of(seat)]])
    if state.trigger_used:  # B29
        return 0
    mask = may_hold(state, seat, reacting(state, seat))
    return fitting(state, state.team[side_of(seat)], mask) if mask != 0 else 0


def reacting(state: State, seat: int) -> int:
    """The Player cards of a seat's team that react to what just happened in the attack."""
    team = state.team[side_of(seat)]
    match state.phase:
        case Phase.WITH:
            return WITH_KIND[KINDS * team + state.card]
        case Phase.AFTER:
            return AFTER_KIND[KINDS * team + state.card]
        case Phase.STRIKE if seat == state.holder:
            return triggered(state, seat, Trigger.SHOT)
        case Phase.REROLL if state.card >= 0:
            return triggered(state, seat, Trigger.ROLLED)
        case Phase.CHANGE if state.occasion == Occasion.WON_BY_CARD and seat == state.defender:
            return triggered(state, seat, Trigger.RECOVER)
    return 0


def fitting(state: State, team: int, mask: int) -> int:
    """Those Player cards whose effect is possible now, all of it public."""
    fits = 0
    for i in range(SQUAD):
        if mask >> i & 1 == 1 and fits_now(state, SQUAD * team + i):
            fits += 1 << i
    return fits


def fits_now(state: State, card: int) -> bool:
    """May this Player card have its effect: never beyond 8 PA, nor above the stars (B11)?"""
    pa = state.pa + PLAYER_PA[card]
    if state.phase == Phase.WITH:
        pa += PA[state.card]
    side = state.side
    if PLAYER_STARS[card] > 0 and state.stars[side] >= state.most_stars[side]:
        return False
    if TAKES_BACK[card] and not has_discards(state, side):
        return False
    return pa <= MOST_PA
