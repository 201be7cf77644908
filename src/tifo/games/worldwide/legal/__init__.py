"""Which moves are legal, and which clause forbids the others."""

from tifo.core.contract import NO_SUCH_MOVE, NOT_NOW, NOT_YOURS
from tifo.core.records import Ints
from tifo.games.worldwide.cards import (
    candidates,
    excess_actions,
    excess_players,
    has,
    holds_player,
    local,
)
from tifo.games.worldwide.chance import chance_has, chance_moves, is_chance
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    ABILITIES,
    BARS_TACKLE,
    CORNER_KINDS,
    D6,
    DEFENCE_BONUS,
    DEFENCES,
    FIRST_DEFENCE,
    FOLLOWS,
    FREE_KICK_KINDS,
    IS_SHOT,
    KINDS,
    MOST_PA,
    NEEDS,
    NOT_LISTED,
    PA,
    RECALLS,
    SHOT_KIND,
    SQUAD,
    TACKLE,
)
from tifo.games.worldwide.legal.abilities import (
    ability_refusal,
    can_be_defended,
    substitution_refusal,
)
from tifo.games.worldwide.legal.building import building_refusal, choices, exchanges
from tifo.games.worldwide.legal.windows import actor
from tifo.games.worldwide.moves import (
    ACTION,
    CAPTAIN_STARTS,
    CHOOSE,
    DISCARD,
    DRAW_CARDS,
    FACE,
    FETCH,
    GIVE_BACK,
    HAND_ARMBAND,
    KEEP_ARMBAND,
    LEAVE_TO_PARTNER,
    MOVE_COUNT,
    PARTNER_STARTS,
    PASS,
    PASS_BALL,
    PLAYER,
    PRESET,
    SHOW,
    SUBSTITUTE,
    USE,
    USE_HOME,
)
from tifo.games.worldwide.state import Phase, Restart, State


# ------------------------------------------------------------------------------- the single rules
def action_refusal(state: State, seat: int, kind: int) -> int:
    """Why this coach may not play an Action card now, or 0."""
    if not has(state, seat, kind):
        return Clause.WF_6_1
    if state.phase == Phase.ATTACK:
        return attack_refusal(state, kind)
    if state.phase == Phase.DEFEND or state.phase == Phase.PARTNER_DEFENDS:
        return defence_refusal(state, kind)
    return NOT_NOW


def attack_refusal(state: State, kind: int) -> int:
    """Why an attack or shot card does not fit the attack, or 0."""
    if kind >= FIRST_DEFENCE:
        return Clause.WF_9_3
    if NEEDS[kind] >> state.pa & 1 == 0:
        return Clause.WF_7_1 if IS_SHOT[kind] else Clause.WF_6_2
    if state.pa + PA[kind] > MOST_PA:
        return Clause.WF_6_5
    if FOLLOWS[kind] != 0 and (state.last < 0 or FOLLOWS[kind] >> state.last & 1 == 0):
        return Clause.WF_6_2
    if state.restart == Restart.FREE_KICK and FREE_KICK_KINDS >> kind & 1 == 0:
        return Clause.WF_15_4
    if state.restart == Restart.CORNER and CORNER_KINDS >> kind & 1 == 0:
        return Clause.WF_17_2
    return 0


def defence_refusal(state: State, kind: int) -> int:
    """Why a defence card cannot answer the card being played, or 0."""
    if kind < FIRST_DEFENCE:
        return Clause.WF_9_3
    if not can_be_defended(state):
        return Clause.WF_15_5 if state.restart == Restart.FREE_KICK else Clause.WF_9_2
    if DEFENCE_BONUS[DEFENCES * state.card + kind - FIRST_DEFENCE] == NOT_LISTED:
        return Clause.WF_6_3
    if kind == TACKLE and state.last >= 0 and BARS_TACKLE[state.last] == 1:
        return Clause.WF_9_2
    return 0


def discard_refusal(state: State, seat: int, kind: int) -> int:
    """Why an Action card may not be given up now, or 0."""
    if not has(state, seat, kind):
        return Clause.WF_6_1
    if state.phase == Phase.RETURNED:
        return 0
    if state.phase != Phase.DISCARD:
        return NOT_NOW
    if state.due[seat] > 0 or excess_actions(state, seat) > 0:
        return 0
    return Clause.WF_5_2 if excess_players(state, seat) > 0 else 0


def fetch_refusal(state: State, kind: int) -> int:
    """Why an Action card may not be taken from the pile or the discards, or 0."""
    slot = KINDS * state.side + kind
    match state.phase:
        case Phase.FETCH:
            if state.pile[slot] > 0:
                return 0
            return 0 if kind == SHOT_KIND and state.discard[slot] > 0 else Clause.WF_10_3
        case Phase.TAKE_BACK:
            return 0 if state.discard[slot] > 0 else Clause.WF_F7
        case Phase.RECALL:
            return 0 if kind == RECALLS[state.card] else Clause.WF_6_4
    return NOT_NOW


def player_refusal(state: State, seat: int, card: int) -> int:
    """Why a Player card may not be played (or given up) now, or 0."""
    if not holds_player(state, seat, card):
        return Clause.WF_11_1
    if state.phase == Phase.DISCARD:
        if state.due[seat] > 0:
            return 0
        if excess_actions(state, seat) > 0 or excess_players(state, seat) <= 0:
            return Clause.WF_5_2
        return 0
    return 0 if candidates(state, seat) >> local(card) & 1 == 1 else Clause.WF_11_1


def single_refusal(state: State, move: int) -> int:
    """Why one of the moves without a card may not be made now, or 0."""
    match state.phase:
        case Phase.CAPTAINCY:
            return 0 if move in (KEEP_ARMBAND, HAND_ARMBAND) else NOT_NOW
        case Phase.GIVE_BALL:
            return 0 if move in (CAPTAIN_STARTS, PARTNER_STARTS) else NOT_NOW
        case Phase.ATTACK:
            if move == PASS_BALL:
                return 0 if state.seats == 4 and state.received == 0 else Clause.WF_24_1a
            return 0 if move == GIVE_BACK else NOT_NOW
        case Phase.DEFEND:
            if move == LEAVE_TO_PARTNER:
                return 0 if state.seats == 4 and can_be_defended(state) else NOT_NOW
            if move == DRAW_CARDS:
                return 0 if can_be_defended(state) else Clause.WF_9_2
            return 0 if move == PASS and not can_be_defended(state) else NOT_NOW
        case Phase.HOME_ROLL:
            return 0 if move in (USE_HOME, PASS) else NOT_NOW
    return 0 if move == PASS and may_pass(state) else NOT_NOW


def may_pass(state: State) -> bool:
    """May the coach do nothing?"""
    match state.phase:
        case (
            Phase.CAPTAIN_CALL
            | Phase.WITH
            | Phase.CANCEL
            | Phase.PARTNER_DEFENDS
            | Phase.DIVE
            | Phase.BOOST
            | Phase.RECALL
            | Phase.AFTER
            | Phase.STRIKE
            | Phase.REROLL
            | Phase.KEEPER
            | Phase.SPECIALIST
            | Phase.KEEPER_READY
            | Phase.CHANGE
            | Phase.RETURNED
        ):
            return True
    return False


# ------------------------------------------------------------------------------ the two questions
def refusal(state: State, move: int) -> int:
    """Return 0, or the clause that forbids the move."""
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    if state.phase == Phase.OVER:
        return Clause.WF_1
    if is_chance(state):
        return 0 if chance_has(state, move) else NOT_YOURS
    if move >= SHOW:
        return NOT_YOURS
    seat = actor(state)
    if move < USE:
        return card_refusal(state, seat, move)
    if move < CHOOSE:
        return ability_refusal(state, seat, move - USE)
    if FACE <= move < PRESET:
        return 0 if state.phase == Phase.AIM or state.phase == Phase.SAVE else NOT_NOW
    if move < KEEP_ARMBAND:
        return building_refusal(state, move)
    return single_refusal(state, move)


def card_refusal(state: State, seat: int, move: int) -> int:
    """Why a move with an Action or a Player card is refused, or 0."""
    if move < DISCARD:
        return action_refusal(state, seat, move - ACTION)
    if move < FETCH:
        return discard_refusal(state, seat, move - DISCARD)
    if move < PLAYER:
        return fetch_refusal(state, move - FETCH)
    if move < SUBSTITUTE:
        return player_refusal(state, seat, move - PLAYER)
    if not holds_player(state, seat, move - SUBSTITUTE):
        return Clause.WF_20_3
    return substitution_refusal(state, seat)


def legal_moves(state: State, out: Ints) -> int:
    """Write the legal moves, ascending, and return how many."""
    if is_chance(state):
        return chance_moves(state, out)
    seat = actor(state)
    match state.phase:
        case Phase.OVER:
            return 0
        case Phase.CAPTAINCY | Phase.BUILD | Phase.ABILITIES | Phase.GIVE_BALL:
            return preparations(state, out)
        case Phase.ATTACK:
            return attacks(state, seat, out)
        case Phase.DEFEND | Phase.PARTNER_DEFENDS:
            return defences(state, seat, out)
        case Phase.DISCARD:
            return discards(state, seat, out)
        case Phase.FETCH | Phase.TAKE_BACK | Phase.RECALL:
            return fetches(state, out)
        case Phase.AIM | Phase.SAVE:
            return numbers(out)
    return reactions(state, seat, out)


def preparations(state: State, out: Ints) -> int:
    """What a captain decides before a period or an attack begins."""
    match state.phase:
        case Phase.BUILD:
            return exchanges(state, out)
        case Phase.ABILITIES:
            return choices(state, out)
        case Phase.CAPTAINCY:
            out[0], out[1] = KEEP_ARMBAND, HAND_ARMBAND
        case Phase.GIVE_BALL:
            out[0], out[1] = CAPTAIN_STARTS, PARTNER_STARTS
    return 2


def numbers(out: Ints) -> int:
    """The numbers to aim at, or to dive for."""
    for face in range(D6):
        out[face] = FACE + face
    return D6


def attacks(state: State, seat: int, out: Ints) -> int:
    """Attack and shot cards, abilities, the partner, and the ball given back."""
    count = 0
    for kind in range(FIRST_DEFENCE):
        if has(state, seat, kind) and attack_refusal(state, kind) == 0:
            out[count] = ACTION + kind
            count += 1
    count = abilities(state, seat, out, count)
    if state.seats == 4 and state.received == 0:
        out[count] = PASS_BALL
        count += 1
    out[count] = GIVE_BACK
    return count + 1


def defences(state: State, seat: int, out: Ints) -> int:
    """Defence cards, abilities, and what there is instead of defending."""
    count = 0
    for kind in range(FIRST_DEFENCE, KINDS):
        if has(state, seat, kind) and defence_refusal(state, kind) == 0:
            out[count] = ACTION + kind
            count += 1
    if state.phase == Phase.PARTNER_DEFENDS:
        out[count] = PASS
        return count + 1
    count = abilities(state, seat, out, count)
    if not can_be_defended(state):
        out[count] = PASS
        return count + 1
    if state.seats == 4:
        out[count] = LEAVE_TO_PARTNER
        count += 1
    out[count] = DRAW_CARDS
    return count + 1


def abilities(state: State, seat: int, out: Ints, count: int) -> int:
    """Add the abilities that may be used now."""
    if state.stars[seat % 2] > 0:
        for ability in range(ABILITIES):
            if ability_refusal(state, seat, ability) == 0:
                out[count] = USE + ability
                count += 1
    return count


def discards(state: State, seat: int, out: Ints) -> int:
    """Whatever the coach may give up of what he owes."""
    count = 0
    any_card = state.due[seat] > 0
    too_many = excess_actions(state, seat) > 0
    if any_card or too_many or excess_players(state, seat) <= 0:
        for kind in range(KINDS):
            if has(state, seat, kind):
                out[count] = DISCARD + kind
                count += 1
    if any_card or (not too_many and excess_players(state, seat) > 0):
        count = held_players(state, seat, state.squad[seat], PLAYER, out, count)
    return count


def held_players(state: State, seat: int, mask: int, block: int, out: Ints, count: int) -> int:
    """Add a move of a block for each Player card of a mask that the seat holds."""
    mask &= state.squad[seat]
    first = block + SQUAD * state.team[seat % 2]
    for i in range(SQUAD):
        if mask >> i & 1 == 1:
            out[count] = first + i
            count += 1
    return count


def fetches(state: State, out: Ints) -> int:
    """The cards that may be taken."""
    count = 0
    for kind in range(KINDS):
        if fetch_refusal(state, kind) == 0:
            out[count] = FETCH + kind
            count += 1
    if state.phase == Phase.RECALL:
        out[count] = PASS
        count += 1
    return count


def reactions(state: State, seat: int, out: Ints) -> int:
    """What a window offers: discards, Player cards, substitutions, abilities, or nothing."""
    count = 0
    if state.phase == Phase.RETURNED:
        count = discards_freely(state, seat, out)
    else:
        mask = candidates(state, seat)
        if mask & state.squad[seat] != 0:
            count = held_players(state, seat, mask, PLAYER, out, count)
        if state.phase == Phase.CHANGE and substitution_refusal(state, seat) == 0:
            count = held_players(state, seat, state.squad[seat], SUBSTITUTE, out, count)
        count = abilities(state, seat, out, count)
    if state.phase == Phase.HOME_ROLL:
        out[count] = USE_HOME
        count += 1
    out[count] = PASS
    return count + 1


def discards_freely(state: State, seat: int, out: Ints) -> int:
    """Any Action card, after the ball was given back with a short pile (B36)."""
    count = 0
    for kind in range(KINDS):
        if has(state, seat, kind):
            out[count] = DISCARD + kind
            count += 1
    return count
