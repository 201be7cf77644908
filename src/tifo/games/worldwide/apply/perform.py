"""Carrying out the move of a seat or of CHANCE."""

from tifo.core.events import Events, emit
from tifo.games.worldwide.apply.attack import (
    fetch,
    give_back,
    pass_ball,
    play_attack,
    take_back,
    use_with_ball,
)
from tifo.games.worldwide.apply.defence import (
    boost,
    decline,
    play_defence,
    roll_defence,
    roll_dive,
    roll_trap,
)
from tifo.games.worldwide.apply.drawing import (
    discard_action,
    discard_player,
    draw,
    draw_player,
    owe,
)
from tifo.games.worldwide.apply.periods import build, choose, hand_armband, toss
from tifo.games.worldwide.apply.shot import (
    aim,
    call_specialist,
    dive,
    play_keeper,
    ready_keeper,
    roll_save,
    roll_shot,
)
from tifo.games.worldwide.apply.window import cancel, play_player, roll_cancel, substitute
from tifo.games.worldwide.cards import pick_up, side_of
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    CLINICAL_BONUS,
    COUNTER_PA,
    FIRST_DEFENCE,
    STAMINA_DRAW,
    Ability,
)
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.legal.windows import actor
from tifo.games.worldwide.moves import (
    ACTION,
    CHOOSE,
    DISCARD,
    DRAW_CARDS,
    FACE,
    FETCH,
    GIVE_BACK,
    HAND_ARMBAND,
    KEEP_ARMBAND,
    LEAVE_TO_PARTNER,
    PARTNER_STARTS,
    PASS_BALL,
    PLAYER,
    PRESET,
    ROLL_D6,
    ROLL_D20,
    SHOW,
    SHOW_PLAYER,
    SUBSTITUTE,
    TOSS,
    USE,
    USE_HOME,
)
from tifo.games.worldwide.state import Phase, State


def perform(state: State, move: int, events: Events | None) -> bool:
    """Do what the move says; True: nothing more happens in this phase."""
    if move >= SHOW:
        return roll_or_draw(state, move, events)
    seat = actor(state)
    if move < USE:
        return use_card(state, seat, move, events)
    if move < CHOOSE:
        use_ability(state, seat, move - USE, events)
        return False
    if move < FACE:
        return choose(state, move - CHOOSE, events)
    if move < PRESET:
        pick_number(state, move - FACE + 1, events)
        return False
    if move < KEEP_ARMBAND:
        return build(state, move, events)
    return do_without_card(state, seat, move, events)


def use_card(state: State, seat: int, move: int, events: Events | None) -> bool:
    """The moves with an Action or a Player card."""
    if move < FIRST_DEFENCE:
        play_attack(state, move - ACTION, events)
    elif move < DISCARD:
        play_defence(state, seat, move - ACTION, events)
    elif move < FETCH:
        discard_action(state, seat, move - DISCARD, events)
        return state.phase == Phase.RETURNED
    elif move < PLAYER:
        return take(state, move - FETCH, events)
    elif move < SUBSTITUTE:
        use_player(state, seat, move - PLAYER, events)
    else:
        substitute(state, seat, move - SUBSTITUTE, events)
    return False


def pick_number(state: State, face: int, events: Events | None) -> None:
    """The number that the shooter aims at, or that the keeper dives for."""
    if state.phase == Phase.AIM:
        aim(state, face, events)
    else:
        dive(state, face, events)


def do_without_card(state: State, seat: int, move: int, events: Events | None) -> bool:
    """The moves that are a single word."""
    if move == HAND_ARMBAND:
        return hand_armband(state, events)
    if move == PARTNER_STARTS:
        state.holder = seat ^ 2
        emit(events, Happening.BALL_GIVEN, Clause.WF_24_1a, state.holder)
        return True
    if move == USE_HOME:
        state.home_bonus = 1
        state.home_used = 1
        emit(events, Happening.HOME_USED, Clause.WF_21, seat)
        return True
    if move == PASS_BALL:
        pass_ball(state, events)
    elif move == LEAVE_TO_PARTNER:
        state.defender = seat ^ 2
        emit(events, Happening.LEFT_TO_PARTNER, Clause.WF_24_2a, seat)
        state.next_phase = Phase.PARTNER_DEFENDS
    elif move == DRAW_CARDS:
        decline(state, events)
    elif move == GIVE_BACK:
        give_back(state, events)
    else:  # keep the armband, start with the ball, or pass
        return True
    return False


def roll_or_draw(state: State, move: int, events: Events | None) -> bool:
    """CHANCE's moves."""
    match state.phase:
        case Phase.TOSS:
            toss(state, move - TOSS, events)
        case Phase.DRAW:
            draw(state, move - SHOW, events)
        case Phase.DRAW_PLAYER:
            draw_player(state, move - SHOW_PLAYER, events)
        case Phase.ROLL_DEFENCE:
            roll_defence(state, move - ROLL_D20 + 1, events)
        case Phase.ROLL_TRAP:
            roll_trap(state, move - ROLL_D20 + 1, events)
        case Phase.ROLL_DIVE:
            roll_dive(state, move - ROLL_D20 + 1, events)
        case Phase.ROLL_CANCEL:
            return roll_cancel(state, move - ROLL_D20 + 1, events)
        case Phase.ROLL_SHOT:
            roll_shot(state, move - ROLL_D6 + 1, events)
        case Phase.ROLL_SAVE:
            roll_save(state, move - ROLL_D6 + 1, events)
    return False


def take(state: State, kind: int, events: Events | None) -> bool:
    """Take a card from the pile or the discards, as an ability or a card says."""
    if state.phase == Phase.FETCH:
        fetch(state, kind, events)
        return False
    if state.phase == Phase.TAKE_BACK:
        take_back(state, kind, events)
        return False
    pick_up(state, state.holder, kind)
    emit(events, Happening.TOOK_BACK, Clause.WF_6_4, state.holder, kind)
    return True


def use_player(state: State, seat: int, card: int, events: Events | None) -> None:
    """Play a Player card, or give it up."""
    match state.phase:
        case Phase.DISCARD:
            discard_player(state, seat, card, events)
        case Phase.CANCEL:
            cancel(state, seat, card, events)
        case Phase.BOOST:
            boost(state, card, events)
        case Phase.KEEPER:
            play_keeper(state, seat, card, events)
        case Phase.KEEPER_READY:
            ready_keeper(state, seat, card, events)
        case Phase.SPECIALIST:
            call_specialist(state, card, events)
        case _:
            play_player(state, seat, card, events)


def use_ability(state: State, seat: int, ability: int, events: Events | None) -> None:
    """Pay a star (WF-10.5, WF-18.2)."""
    side = side_of(seat)
    state.stars[side] -= 1
    match ability:
        case Ability.COUNTER:
            state.pa += COUNTER_PA
            state.counter_used = 1
            state.next_phase = Phase.CHANGE
        case Ability.STAMINA:
            owe(state, seat, STAMINA_DRAW)
            state.next_phase = Phase.CHANGE
        case Ability.BLOCK:
            state.block += 1
            state.next_phase = Phase.DEFEND
        case Ability.TRAP:
            state.next_phase = Phase.ROLL_TRAP
        case Ability.DIVE:
            state.next_phase = Phase.ROLL_DIVE
        case Ability.CLINICAL:
            state.bonus += CLINICAL_BONUS
            state.next_phase = Phase.STRIKE
        case _:
            use_with_ball(state, ability)
    stars = state.stars[side]
    emit(events, Happening.ABILITY_USED, Clause.WF_18_2, seat, ability, stars, state.pa)
