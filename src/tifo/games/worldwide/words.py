"""What is said of moves and positions: keys of the catalogue with their arguments."""

from tifo.core.contract import Say
from tifo.core.messages import Argument, Message, Who
from tifo.games.worldwide.apply.defence import needed
from tifo.games.worldwide.cards import (
    discarder,
    excess_actions,
    excess_players,
    keeper_of,
)
from tifo.games.worldwide.chronicle import describe_event
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    FIRST_DEFENCE,
    IS_SHOT,
    KINDS,
    PA,
    PRESET_NAME,
)
from tifo.games.worldwide.legal.building import count_defences, deck_target
from tifo.games.worldwide.legal.windows import actor
from tifo.games.worldwide.moves import (
    ACTION,
    CHOOSE,
    DISCARD,
    DONE,
    FACE,
    FETCH,
    PASS,
    PLAYER,
    PRESET,
    PUT_IN,
    ROLL_D6,
    ROLL_D20,
    SHOW,
    SHOW_PLAYER,
    SUBSTITUTE,
    TAKE_OUT,
    TOSS,
    USE,
)
from tifo.games.worldwide.names import (
    ability_effect,
    ability_name,
    card_name,
    phase_name,
    player_name,
    player_text,
    side_name,
)
from tifo.games.worldwide.notation import SINGLE, format_move
from tifo.games.worldwide.state import Phase, Restart
from tifo.games.worldwide.terminal import draw_match
from tifo.games.worldwide.view import View

__all__ = [
    "describe_event",
    "describe_move",
    "describe_position",
    "describe_refusal",
    "draw",
    "steps",
]


# ------------------------------------------------------------------------------------------ moves
def describe_move(seen: View, move: int) -> Message:
    """Say what a legal move would do."""
    if move >= SHOW:
        return _describe_chance(seen, move)
    if move < DISCARD:
        return _describe_action(seen, move - ACTION)
    if move < PLAYER:
        return _describe_card(seen, move)
    if move < USE:
        return _describe_player(seen, move)
    if move < FACE:
        ability = (move - USE) if move < CHOOSE else move - CHOOSE
        args = {"ability": ability_name(ability), "effect": ability_effect(ability)}
        return Message("move-use" if move < CHOOSE else "move-choose", {**args})
    if move < PRESET:
        return Message("move-face", {"face": move - FACE + 1})
    if move < DONE:
        return _describe_building(move)
    if move == PASS:
        return Message(f"move-pass-{phase_name(seen)}")
    return Message(f"move-{SINGLE[move - DONE]}")


def _describe_chance(seen: View, move: int) -> Message:
    if move < SHOW_PLAYER:
        return Message("move-show", {"card": card_name(move - SHOW)})
    if move < ROLL_D20:
        return Message("move-show", {"card": player_name(move - SHOW_PLAYER)})
    if move < TOSS:
        return Message(
            "move-roll", {"face": (move - ROLL_D20 if move < ROLL_D6 else move - ROLL_D6) + 1}
        )
    return Message("move-toss", {"side": side_name(seen, move - TOSS)})


def _describe_action(seen: View, kind: int) -> Message:
    args: dict[str, Argument] = {"card": card_name(kind, "")}
    if kind >= FIRST_DEFENCE:
        return Message("move-defend", {**args, "needed": max(needed(seen, kind), 1)})
    if IS_SHOT[kind]:
        return Message("move-shoot", {**args, "pa": seen.pa})
    return Message("move-attack", {**args, "from": seen.pa, "to": seen.pa + PA[kind]})


def _describe_card(seen: View, move: int) -> Message:
    if move < FETCH:
        return Message("move-discard", {"card": card_name(move - DISCARD)})
    kind = move - FETCH
    from_pile = seen.phase == Phase.FETCH and seen.pile[KINDS * seen.side + kind] > 0
    return Message("move-fetch" if from_pile else "move-take-back", {"card": card_name(kind)})


def _describe_player(seen: View, move: int) -> Message:
    if move >= SUBSTITUTE:
        return Message("move-substitute", {"player": player_name(move - SUBSTITUTE)})
    card = move - PLAYER
    name = player_name(card)
    match seen.phase:
        case Phase.DISCARD:
            return Message("move-discard-player", {"player": name})
        case Phase.SPECIALIST:
            return Message("move-specialist", {"player": name})
        case Phase.KEEPER_READY:
            return Message("move-keeper-ready", {"player": name})
    return Message("move-player", {"player": name, "effect": player_text(card)})


def _describe_building(move: int) -> Message:
    if move < TAKE_OUT:
        return Message(f"move-preset-{PRESET_NAME[move - PRESET]}")
    if move < PUT_IN:
        return Message("move-take-out", {"card": card_name(move - TAKE_OUT)})
    return Message("move-put-in", {"card": card_name(move - PUT_IN)})


def steps(seen: View, move: int) -> tuple[str, ...]:
    """Name the parts that a person chooses one after the other: every move here is one choice."""
    return (format_move(move),)


# --------------------------------------------------------------------------------------- refusals
_BY_CLAUSE = {
    Clause.WF_1: "over",
    Clause.WF_5_2: "discard",
    Clause.WF_6_1: "not-in-hand",
    Clause.WF_6_2: "prerequisite",
    Clause.WF_6_3: "not-listed",
    Clause.WF_6_4: "recall",
    Clause.WF_6_5: "too-many-pa",
    Clause.WF_7_1: "no-shot-yet",
    Clause.WF_9_2: "no-defence",
    Clause.WF_9_3: "wrong-kind",
    Clause.WF_10_2: "offensive",
    Clause.WF_10_3: "nothing-to-fetch",
    Clause.WF_10_4: "counter",
    Clause.WF_10_5: "no-star",
    Clause.WF_11_1: "player",
    Clause.WF_14_c: "ability-taken",
    Clause.WF_15_4: "free-kick-card",
    Clause.WF_15_5: "free-kick-defence",
    Clause.WF_17_2: "corner-card",
    Clause.WF_18_1: "ability",
    Clause.WF_20_1: "no-token",
    Clause.WF_20_2: "no-substitution-now",
    Clause.WF_20_3: "substitution",
    Clause.WF_22_1: "deck",
    Clause.WF_24_1a: "pass-ball",
    Clause.WF_24_3: "captain",
    Clause.WF_F7: "nothing-to-take-back",
    Clause.WF_F10: "open-play",
    Clause.WF_F11: "trap",
    Clause.WF_F12: "block",
    Clause.WF_F14: "dive",
}


def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why here and now a move is refused."""
    key = f"refusal-{_BY_CLAUSE[Clause(clause)]}"
    if clause == Clause.WF_10_4 and seen.counter_once and seen.counter_used:
        key = f"{key}-once"
    return Message(key, {"what": _what(move), "pa": seen.pa})


def _what(move: int) -> Message:
    """The card or ability of a move."""
    for first, end in ((ACTION, DISCARD), (DISCARD, FETCH), (FETCH, PLAYER)):
        if first <= move < end:
            return card_name(move - first)
    if PLAYER <= move < SUBSTITUTE:
        return player_name(move - PLAYER)
    if SUBSTITUTE <= move < USE:
        return player_name(move - SUBSTITUTE)
    if USE <= move < CHOOSE:
        return ability_name(move - USE)
    if CHOOSE <= move < FACE:
        return ability_name(move - CHOOSE)
    if TAKE_OUT <= move < PUT_IN:
        return card_name(move - TAKE_OUT)
    if PUT_IN <= move < DONE:
        return card_name(move - PUT_IN)
    return Message("that")


# -------------------------------------------------------------------------------------- positions
def describe_position(seen: View) -> Message:
    """Say what is due: the question that the seat to act answers."""
    if seen.phase == Phase.OVER:
        return _describe_end(seen)
    key = f"position-{phase_name(seen)}"
    if seen.phase <= Phase.ROLL_SAVE:
        return Message(key)
    if seen.phase == Phase.ATTACK:
        key += ("", "-free-kick", "-corner")[Restart(seen.restart)]
    return Message(key, {"seat": Who(actor(seen)), **_facts_of_phase(seen)})


def _facts_of_phase(seen: View) -> dict[str, Argument]:
    match seen.phase:
        case Phase.KEEPER:
            return {"quality": seen.die + seen.bonus}
        case Phase.REROLL:
            return {"face": seen.die}
        case Phase.BUILD:
            return _deck(seen)
        case Phase.DISCARD:
            return {"count": _too_many(seen, discarder(seen))}
        case Phase.AIM:
            return {"other": Who(keeper_of(seen))}
        case Phase.SAVE:
            return {"other": Who(seen.holder)}
    return _facts_of_attack(seen)


def _facts_of_attack(seen: View) -> dict[str, Argument]:
    match seen.phase:
        case Phase.ATTACK:
            return {"pa": seen.pa}
        case Phase.DEFEND:
            return {"card": card_name(seen.card, ".faced"), "pa": seen.pa}
        case Phase.WITH | Phase.PARTNER_DEFENDS | Phase.AFTER | Phase.RECALL:
            return {"card": card_name(seen.card), "pa": seen.pa}
        case Phase.DIVE | Phase.HOME_ROLL:
            return {"card": card_name(seen.defence)}
        case Phase.BOOST:
            return {"natural": seen.natural, "needed": max(needed(seen, seen.defence), 1)}
        case Phase.CANCEL:
            return {"player": player_name(seen.player)}
    return {}


def _deck(seen: View) -> dict[str, Argument]:
    side = seen.builder
    return {
        "cards": seen.deck_size[side],
        "target": deck_target(seen),
        "defences": count_defences(seen, side),
    }


def _too_many(seen: View, seat: int) -> int:
    excess = max(excess_actions(seen, seat), 0) + max(excess_players(seen, seat), 0)
    return max(seen.due[seat], excess, seen.due_actions[seat])


def _describe_end(seen: View) -> Message:
    first, second = seen.goals
    args: dict[str, Argument] = {"first": first, "second": second}
    if first == second and seen.scored[0] == seen.scored[1]:
        return Message("position-over-drawn", args)
    if first == second:
        winner = 0 if seen.scored[0] > seen.scored[1] else 1
        kicks: dict[str, Argument] = {"kicks": seen.scored[0], "others": seen.scored[1]}
        return Message(
            "position-over-shoot-out", {**args, **kicks, "side": side_name(seen, winner)}
        )
    return Message(
        "position-over-won", {**args, "side": side_name(seen, 0 if first > second else 1)}
    )


def draw(seen: View, say: Say) -> str:
    """Draw the attack, the sides and the hand for a terminal."""
    return draw_match(seen, say)
