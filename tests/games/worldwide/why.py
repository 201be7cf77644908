"""Why a move is refused, said a second time: one clause for each reason, the first that holds."""

from tests.games.worldwide import referee
from tests.games.worldwide.referee import ANSWERS, OF_THE_HAND, in_hand, men, top
from tifo.core.contract import NOT_NOW
from tifo.games.worldwide import components as box
from tifo.games.worldwide.components import ACTION_CODE, PLAYER_CODE, Ability
from tifo.games.worldwide.notation import SINGLE
from tifo.games.worldwide.state import Phase, Restart, State

LATER = str(NOT_NOW)
"""No clause forbids it: it is only not the moment."""


def why(state: State, move: str) -> str:
    """The clause that forbids a move that is not legal, without its letters."""
    seat, (word, _, what) = referee.to_act(state), move.partition(" ")
    match word:
        case "discard":
            return discard(state, seat, what)
        case "fetch":
            clauses = {Phase.FETCH: "10.3", Phase.TAKE_BACK: "F7", Phase.RECALL: "6.4"}
            return clauses.get(Phase(state.phase), LATER)
        case "sub":
            return substitution(state, seat, what)
        case "use":
            return ability(state, seat, Ability[what.upper()])
        case "choose":
            return "14.c" if state.phase == Phase.ABILITIES else LATER
        case "face":
            return LATER
        case "preset" | "out" | "in" | "done":
            return "22.1" if state.phase == Phase.BUILD else LATER
    if move in SINGLE:
        single = {(Phase.ATTACK, "pass-ball"): "24.1a", (Phase.DEFEND, "draw"): "9.2"}
        return single.get((Phase(state.phase), move), LATER)
    return player(state, seat, move) if move in PLAYER_CODE else action(state, seat, move)


def action(state: State, seat: int, code: str) -> str:
    """An Action card that is not in hand, of the wrong kind, or that does not fit."""
    if code not in in_hand(state, seat):
        return "6.1"
    match state.phase:
        case Phase.ATTACK:
            return attack(state, code)
        case Phase.DEFEND | Phase.PARTNER_DEFENDS:
            return defence(state, code)
    return LATER


def attack(state: State, code: str) -> str:
    """Needs, then the eight, then what comes before, then the set piece."""
    kind = ACTION_CODE.index(code)
    if code in ANSWERS:
        return "9.3"
    if not box.NEEDS[kind] >> state.pa & 1:
        return "7.1" if code in ("T", "TE", "V") else "6.2"
    if state.pa + box.PA[kind] > 8:
        return "6.5"
    before = {"TE": ("C",), "V": ("C", "PL"), "CO": ("P", "PL")}.get(code)
    if before and top(state) not in before:
        return "6.2"
    return "15.4" if state.restart == Restart.FREE_KICK else "17.2"


def defence(state: State, code: str) -> str:
    """What may not be defended, then what the card does not list, then a controlled ball."""
    if code not in ANSWERS:
        return "9.3"
    if not referee.is_open_to_defence(state):
        return "15.5" if state.restart == Restart.FREE_KICK else "9.2"
    listed = box.DEFENCE_BONUS[3 * state.card + ANSWERS.index(code)] >= 0
    return "9.2" if listed else "6.3"


def discard(state: State, seat: int, code: str) -> str:
    if code not in in_hand(state, seat):
        return "6.1"
    return "5.2" if state.phase == Phase.DISCARD else LATER


def player(state: State, seat: int, code: str) -> str:
    return "5.2" if code in men(state, seat) and state.phase == Phase.DISCARD else "11.1"


def substitution(state: State, seat: int, code: str) -> str:
    side = seat % 2
    if code not in men(state, seat):
        return "20.3"
    if state.phase != Phase.CHANGE:
        return "20.2"
    if state.tokens[side] == 0:
        return "20.1"
    return "20.3" if state.stars[side] == state.most_stars[side] else "24.3"


def ability(state: State, seat: int, one: Ability) -> str:
    """Not theirs, no star, not the captain; then the moment; then the price in PA."""
    side, phase = seat % 2, state.phase
    if not state.abilities[side] >> one & 1:
        return "18.1"
    if state.stars[side] == 0:
        return "10.5"
    if seat != state.captain[side] and one not in OF_THE_HAND:
        return "24.3"
    match one:
        case Ability.OFFENSIVE if phase in (Phase.ATTACK, Phase.CAPTAIN_CALL):
            return "10.2" if state.restart == Restart.NONE else "F10"
        case Ability.CREATIVITY if state.pa > 3 or phase == Phase.ATTACK:
            return "18.1"
        case Ability.SCHEME if phase == Phase.ATTACK:
            return "10.3"
        case Ability.COUNTER if phase == Phase.CHANGE and side == state.side:
            return "10.4"
        case Ability.BLOCK if phase == Phase.DEFEND:
            return "F12"
        case Ability.TRAP if phase == Phase.DEFEND:
            return "F11" if referee.is_open_to_defence(state) else "9.2"
        case Ability.DIVE if phase == Phase.DIVE:
            return "F14"
    return LATER
