"""The rules said a second time, phase by phase: who is to act, what he may do, who may see it.

Written from the rulebook and our rulings, not from the code: no function of the rules is used.
"""

from collections.abc import Iterator

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.events import EVERYONE
from tifo.games.worldwide import components as box
from tifo.games.worldwide.components import ACTION_CODE, KINDS, PLAYER_CODE, SQUAD, Ability
from tifo.games.worldwide.state import Occasion, Phase, Restart, State

ATTACKS, ANSWERS = ACTION_CODE[:11], ACTION_CODE[11:]
BACK_LINE_BALLS = ("PL", "PP", "C")
OF_THE_HAND = (Ability.SCHEME, Ability.CREATIVITY, Ability.STAMINA)
PAUSES = {Phase.CHANGE}
BUILDING = {Phase.CAPTAINCY, Phase.BUILD, Phase.ABILITIES}


# ------------------------------------------------------------------------------------- small facts
def rival(state: State) -> int:
    """The captain of the side without the ball."""
    return state.captain[1 - state.side]


def in_hand(state: State, seat: int, codes: tuple[str, ...] = ACTION_CODE) -> list[str]:
    """The kinds of Action cards that a coach holds."""
    return [code for code in codes if state.hand[KINDS * seat + ACTION_CODE.index(code)] > 0]


def men(state: State, seat: int) -> list[str]:
    """The Player cards that a coach holds."""
    first = SQUAD * state.team[seat % 2]
    return [PLAYER_CODE[first + i] for i in range(SQUAD) if state.squad[seat] >> i & 1]


def limits(state: State, seat: int) -> tuple[int, int]:
    """How many Action and Player cards a coach may hold."""
    return ((10, 3), (7, 2), (5, 1))[min(state.reds[seat], 2)]


def top(state: State) -> str:
    """The card that was validated right before."""
    return ACTION_CODE[state.last] if state.last >= 0 else ""


def is_open_to_defence(state: State) -> bool:
    """May somebody defend on the card on the table?"""
    return not state.undefended and top(state) != "PP" and state.restart != Restart.FREE_KICK


# -------------------------------------------------------------------------------------- who decides
def to_act(state: State) -> int:
    """Whose turn it is."""
    captain = state.captain[state.side]
    match state.phase:
        case Phase.OVER:
            return NOBODY
        case phase if phase <= Phase.ROLL_SAVE:
            return CHANCE
        case phase if phase in BUILDING:
            return state.captain[state.builder]
        case Phase.GIVE_BALL | Phase.CAPTAIN_CALL | Phase.DIVE:
            return captain
        case Phase.DEFEND | Phase.SAVE:
            return rival(state)
        case Phase.PARTNER_DEFENDS:
            return (rival(state) + 2) % 4
        case Phase.HOME_ROLL | Phase.BOOST:
            return state.defender
        case Phase.CANCEL:
            first = state.captain[(state.player_seat + 1) % 2]
            return (first, (first + 2) % 4)[state.cancel_asked]
        case Phase.STRIKE | Phase.KEEPER | Phase.KEEPER_READY | Phase.CHANGE:
            order = [captain, (captain + 2) % 4, rival(state), (rival(state) + 2) % 4]
            return order[state.asked]
        case Phase.DISCARD:
            return next(seat for seat in range(4) if burden(state, seat))
    return state.holder


def burden(state: State, seat: int) -> bool:
    """Must a coach discard?"""
    actions, players = limits(state, seat)
    too_many = state.hand_count[seat] > actions or state.squad_count[seat] > players
    return too_many or state.due[seat] > 0 or state.due_actions[seat] > 0


# ----------------------------------------------------------------------------------- what is legal
def legal(state: State) -> set[str]:
    """Everything that may be done."""
    seat = to_act(state)
    match state.phase:
        case Phase.ATTACK:
            cards = {code for code in in_hand(state, seat, ATTACKS) if fits(state, code)}
            passing = {"pass-ball"} if state.seats == 4 and not state.received else set()
            return cards | stars(state, seat) | passing | {"give-back"}
        case Phase.DEFEND:
            return defences(state, seat)
        case Phase.PARTNER_DEFENDS:
            return {code for code in in_hand(state, seat, ANSWERS) if answers(state, code)} | {
                "pass"
            }
        case Phase.DISCARD:
            return discards(state, seat)
        case Phase.FETCH | Phase.TAKE_BACK | Phase.RECALL:
            return takes(state)
        case Phase.AIM | Phase.SAVE:
            return {f"face {n}" for n in range(1, 7)}
        case Phase.CAPTAINCY:
            return {"keep-armband", "hand-armband"}
        case Phase.GIVE_BALL:
            return {"captain-starts", "partner-starts"}
        case Phase.ABILITIES:
            has = box.PRINTED[state.team[state.builder]] | state.choice[state.builder]
            return {f"choose {one.name.lower()}" for one in Ability if not has >> one & 1}
        case Phase.RETURNED:
            return {f"discard {code}" for code in in_hand(state, seat)} | {"pass"}
        case Phase.BUILD:
            return set(building(state))
    home = {"use-home"} if state.phase == Phase.HOME_ROLL else set()
    return players(state, seat) | stars(state, seat) | changes(state, seat) | home | {"pass"}


def fits(state: State, code: str) -> bool:
    """May an attack card be played at this point of the attack?"""
    kind = ACTION_CODE.index(code)
    if not box.NEEDS[kind] >> state.pa & 1 or state.pa + box.PA[kind] > 8:
        return False
    before = {"TE": ("C",), "V": ("C", "PL"), "CO": ("P", "PL")}.get(code)
    if before and top(state) not in before:
        return False
    opening = {Restart.FREE_KICK: ("P", "PL", "PP", "C"), Restart.CORNER: ("P", "PL", "C")}
    return code in opening.get(Restart(state.restart), ATTACKS)


def answers(state: State, code: str) -> bool:
    """May a defence card answer the card on the table?"""
    at = box.DEFENCES * state.card + ANSWERS.index(code)
    barred = code == "TAC" and top(state) == "CO"
    return is_open_to_defence(state) and box.DEFENCE_BONUS[at] >= 0 and not barred


def defences(state: State, seat: int) -> set[str]:
    """What the captain without the ball may do about a card."""
    if not is_open_to_defence(state):
        return stars(state, seat) | {"pass"}
    cards = {code for code in in_hand(state, seat, ANSWERS) if answers(state, code)}
    return (
        cards
        | stars(state, seat)
        | {"draw"}
        | ({"leave-to-partner"} if state.seats == 4 else set())
    )


def discards(state: State, seat: int) -> set[str]:
    """Any card that is due; then what is beyond the limits, Action cards first; then the price."""
    actions, most_players = limits(state, seat)
    held, squad = {f"discard {code}" for code in in_hand(state, seat)}, set(men(state, seat))
    if state.due[seat] > 0:
        return held | squad
    if state.hand_count[seat] <= actions and state.squad_count[seat] > most_players:
        return squad
    return held


def takes(state: State) -> set[str]:
    """Cards to take from the pile or the discards."""
    pile = state.pile[KINDS * state.side : KINDS * (state.side + 1)]
    gone = state.discard[KINDS * state.side : KINDS * (state.side + 1)]
    if state.phase == Phase.RECALL:
        return {"fetch P", "pass"}
    if state.phase == Phase.TAKE_BACK:
        return {f"fetch {code}" for code, n in zip(ACTION_CODE, gone, strict=True) if n}
    found = {f"fetch {code}" for code, n in zip(ACTION_CODE, pile, strict=True) if n}
    return found | ({"fetch T"} if gone[ACTION_CODE.index("T")] else set())


def building(state: State) -> Iterator[str]:
    """Presets before the first change; then a card out and another in, within the bounds."""
    side, extra = state.builder, state.half > 2
    whole = (10 * state.seats // 2) if extra else 32
    deck = state.deck[KINDS * side : KINDS * (side + 1)]
    copies = box.COPIES[KINDS * state.mode : KINDS * (state.mode + 1)]
    exchanges = 1 + min(whole, sum(copies) - whole)
    if state.edits == 0:
        names = (
            ("balanced", "attacking") if extra else ("balanced", "attacking", "defensive", "wings")
        )
        yield from (f"preset {name}-{whole}" for name in names)
    if sum(deck) == whole:
        yield "done"
    for code, here, most in zip(ACTION_CODE, deck, copies, strict=True):
        if sum(deck) == whole and here and state.edits < exchanges:
            yield f"out {code}"
        walls = sum(deck[11:]) + (code in ANSWERS)
        if sum(deck) == whole - 1 and here < most and (extra or 7 <= walls <= 12):
            yield f"in {code}"


# ------------------------------------------------------------------------ stars, players, changes
def stars(state: State, seat: int) -> set[str]:
    """The abilities that a coach may use."""
    side = seat % 2
    return {
        f"use {one.name.lower()}"
        for one in Ability
        if state.stars[side] and state.abilities[side] >> one & 1
        if one in OF_THE_HAND or seat == state.captain[side]
        if is_moment_for(state, one, side)
    }


def is_moment_for(state: State, ability: Ability, side: int) -> bool:
    """When an ability may be used: the table of the ability cards."""
    phase, pa = state.phase, state.pa
    shots = state.discard[KINDS * side + ACTION_CODE.index("T")]
    findable = state.pile_count[side] > 0 or shots > 0
    won = state.occasion in (Occasion.WON, Occasion.WON_BY_CARD)
    again = state.counter_once and state.counter_used
    match ability:
        case Ability.OFFENSIVE:
            with_ball = phase in (Phase.ATTACK, Phase.CAPTAIN_CALL)
            return with_ball and pa <= 5 and state.restart == Restart.NONE
        case Ability.SCHEME:
            return phase == Phase.ATTACK and findable
        case Ability.CREATIVITY:
            return phase == Phase.ATTACK and findable and pa <= 3
        case Ability.COUNTER:
            return (
                phase == Phase.CHANGE and side == state.side and won and state.lost_pa <= 2
                and pa + 4 <= 8 and not again
            )  # fmt: skip
        case Ability.STAMINA:
            return phase == Phase.CHANGE and state.pile_count[side] > 0
        case Ability.BLOCK:
            return phase == Phase.DEFEND and state.played == 1
        case Ability.TRAP:
            long_ball = ACTION_CODE[state.card] in BACK_LINE_BALLS
            return phase == Phase.DEFEND and long_ball and is_open_to_defence(state)
        case Ability.DIVE:
            return phase == Phase.DIVE and pa >= 3 and ACTION_CODE[state.defence] in ("TAC", "PRE")
    return phase == Phase.STRIKE


def players(state: State, seat: int) -> set[str]:
    """The Player cards that a coach may play."""
    return {code for code in men(state, seat) if is_moment_of(state, seat, PLAYER_CODE.index(code))}


def is_moment_of(state: State, seat: int, card: int) -> bool:
    """When a Player card may be played, and whether its effect is possible."""
    trigger, side = box.Trigger(box.TRIGGER[card]), seat % 2
    on_card = state.card >= 0 and box.ON[card] >> state.card & 1 == 1
    match state.phase:
        case Phase.SPECIALIST:
            return box.SPECIALIST[card] == 1
        case Phase.KEEPER | Phase.KEEPER_READY:
            return trigger == box.Trigger.SAVE
        case Phase.BOOST:
            return trigger == box.Trigger.BOOST
        case Phase.CANCEL:
            return trigger == box.Trigger.CANCEL
    moment = {
        Phase.WITH: trigger == box.Trigger.WITH and on_card,
        Phase.AFTER: trigger == box.Trigger.AFTER and on_card,
        Phase.STRIKE: trigger == box.Trigger.SHOT and seat == state.holder,
        Phase.REROLL: trigger == box.Trigger.ROLLED and state.card >= 0,
        Phase.CHANGE: trigger == box.Trigger.RECOVER
        and state.occasion == Occasion.WON_BY_CARD
        and seat == state.defender,
    }
    pa = state.pa + box.PLAYER_PA[card] + (box.PA[state.card] if state.phase == Phase.WITH else 0)
    full = box.PLAYER_STARS[card] and state.stars[side] == state.most_stars[side]
    empty = box.TAKES_BACK[card] and not any(state.discard[KINDS * side : KINDS * (side + 1)])
    possible = pa <= 8 and not full and not empty and not state.trigger_used
    return bool(moment.get(Phase(state.phase), False) and possible)


def changes(state: State, seat: int) -> set[str]:
    """The substitutions that a coach may make."""
    side = seat % 2
    missing = state.stars[side] < state.most_stars[side]
    allowed = state.phase == Phase.CHANGE and seat == state.captain[side]
    if not (allowed and missing and state.tokens[side] > 0):
        return set()
    return {f"sub {code}" for code in men(state, seat)}


# ----------------------------------------------------------------------------------- who may see it
def audience(state: State, move: str) -> int:
    """The seats that may see a move, as a mask."""
    pair = 0b0101 << state.builder
    match state.phase:
        case Phase.DRAW:
            owed = [seat for seat in range(4) if state.owed[seat] and state.pile_count[seat % 2]]
            return 1 << owed[0]
        case Phase.DRAW_PLAYER:
            owing = state.owed_players
            owed = [seat for seat in range(4) if owing[seat] and state.bench_count[seat % 2]]
            return 1 << owed[0]
        case Phase.BUILD:
            return EVERYONE if move == "done" else pair
        case Phase.ABILITIES:
            return EVERYONE if state.picked == 3 else pair
        case Phase.AIM:
            return 1 << state.holder
        case Phase.FETCH:
            kind = ACTION_CODE.index(move.split()[1])
            return 1 << state.holder if state.pile[KINDS * state.side + kind] else EVERYONE
    return EVERYONE
