"""What a coach would like to know before he decides: numbers needed, chances, counts of a deck.

Plain data for a drawing. Chances are whole per cents; everything is reckoned from a view.
"""

from collections.abc import Mapping
from typing import Any

from tifo.core.contract import NOBODY
from tifo.games.worldwide.apply.defence import needed
from tifo.games.worldwide.cards import has, side_of, triggered
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    ABILITIES,
    ACTION_CODE,
    BLOCK_BONUS,
    CANCEL_NEEDS,
    COPIES,
    D20,
    DECLINE_DRAW,
    DECLINE_DRAW_FOUR,
    DEFENCE_BONUS,
    DEFENCES,
    DIVE_NEEDS,
    FEWEST_DEFENCES,
    FIRST_DEFENCE,
    FOUL,
    HOME_DEFENCE_BONUS,
    IS_SHOT,
    KINDS,
    MOST_DEFENCES,
    PA,
    PLAYER_BOOST,
    PLAYER_CODE,
    RED,
    ROLL_NEEDED,
    SIDES,
    SQUAD,
    TRAP_NEEDS,
    YELLOW,
    Ability,
    Trigger,
)
from tifo.games.worldwide.legal import attack_refusal, defence_refusal, may_pass
from tifo.games.worldwide.legal.abilities import ability_refusal, can_be_defended
from tifo.games.worldwide.legal.building import count_defences, deck_target, most_edits
from tifo.games.worldwide.legal.windows import actor, to_act
from tifo.games.worldwide.names import phase_name
from tifo.games.worldwide.shooting import penalty_chances, shot_chances, shot_now
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, Phase, State
from tifo.games.worldwide.view import View, is_dealt

ABILITY_NAME = tuple(ability.name.lower() for ability in Ability)
ANSWERED = (
    Phase.WITH,
    Phase.CANCEL,
    Phase.DEFEND,
    Phase.PARTNER_DEFENDS,
    Phase.DIVE,
    Phase.HOME_ROLL,
    Phase.BOOST,
)
"""Phases in which an Action card waits for an answer, or for how it ends."""


def sheet(seen: View) -> Mapping[str, Any]:
    """The figures beside the position."""
    return {
        "phase": phase_name(seen),
        "dealt": is_dealt(seen),
        "window": is_window(seen),
        "default": default_move(seen),
        "draws": DECLINE_DRAW if seen.seats == 2 else DECLINE_DRAW_FOUR,
        "duel": duel(seen),
        "attacks": attacks(seen),
        "odds": odds_of_moves(seen),
        "shot": shot_now(seen),
        "abilities": [ability_lines(seen, side) for side in range(SIDES)],
        "deck": deck_line(seen),
    }


def is_window(seen: View) -> bool:
    """Is a coach asked whether he wants to react, and may he do nothing?"""
    if to_act(seen) < 0:
        return False
    return may_pass(seen) or seen.phase in (Phase.DEFEND, Phase.HOME_ROLL)


def default_move(seen: View) -> str | None:
    """What doing nothing is called in a window, as moves are written."""
    if not is_window(seen):
        return None
    return "draw" if seen.phase == Phase.DEFEND and can_be_defended(seen) else "pass"


# ---------------------------------------------------------------------------------------- the d20
def d20_odds(needs: int, foul: int = 0) -> dict[str, Any]:
    """What must come, what is a foul, and how likely success is."""
    first = max(needs, foul + 1, 1)
    good = max(D20 + 1 - first, 0)
    return {"needed": max(needs, 1), "first": first, "foul": foul, "chance": good * 100 // D20}


def defence_odds(seen: State, defence: int) -> dict[str, Any]:
    """A defence card against the Action card: the sum, the faces of the die, the chance."""
    listed = DEFENCE_BONUS[DEFENCES * seen.card + defence - FIRST_DEFENCE]
    return {
        **d20_odds(needed(seen, defence), FOUL[defence] if seen.fouls else 0),
        "code": ACTION_CODE[defence],
        "base": ROLL_NEEDED[defence],
        "pa": seen.pa,
        "bonus": max(listed, 0),
        "block": BLOCK_BONUS * seen.block,
        "home": HOME_DEFENCE_BONUS * seen.home_bonus,
        "yellow": YELLOW[defence] if seen.bookings else 0,
        "red": RED[defence] if seen.bookings else 0,
    }


def answers(seen: State) -> list[dict[str, Any]]:
    """Each defence card that could answer the Action card, whoever holds it."""
    return [
        defence_odds(seen, defence)
        for defence in range(FIRST_DEFENCE, KINDS)
        if defence_refusal(seen, defence) == 0
    ]


def duel(seen: View) -> dict[str, Any] | None:
    """The Action card that is being played, and what may be answered."""
    if seen.card < 0 or seen.phase not in ANSWERED:
        return None
    refused = {
        ACTION_CODE[defence]: _clause_id(defence_refusal(seen, defence))
        for defence in range(FIRST_DEFENCE, KINDS)
        if defence_refusal(seen, defence) != 0
    }
    booster = _booster(seen)
    return {
        "card": ACTION_CODE[seen.card],
        "to": seen.pa + PA[seen.card] + seen.with_pa,
        "defence": ACTION_CODE[seen.defence] if seen.defence >= 0 else None,
        "answers": answers(seen),
        "refused": refused,
        "booster": None if booster < 0 else PLAYER_CODE[booster],
        "boosted": {} if booster < 0 else _boosted(seen, PLAYER_BOOST[booster]),
    }


def _clause_id(clause: int) -> str | None:
    return Clause(clause).name.replace("_", "-", 1).replace("_", ".") if clause > 0 else None


def _booster(seen: View) -> int:
    """A card of the viewer's own hand that would raise his roll, or -1."""
    if seen.seat == NOBODY or side_of(seen.seat) == seen.side:
        return -1
    held = seen.squad[seen.seat] & triggered(seen, seen.seat, Trigger.BOOST)
    team = seen.team[side_of(seen.seat)]
    found = [SQUAD * team + i for i in range(SQUAD) if held >> i & 1]
    return max(found, key=lambda card: PLAYER_BOOST[card], default=-1)


def _boosted(seen: View, boost: int) -> dict[str, int]:
    """The chance of each answer if that card is played after the roll."""
    return {
        line["code"]: d20_odds(line["needed"] - boost, line["foul"])["chance"]
        for line in answers(seen)
    }


# --------------------------------------------------------------------------------- with the ball
def attacks(seen: View) -> dict[str, Any]:
    """Each Action card of the hand that fits the attack: where it leads, what may stop it."""
    if seen.phase != Phase.ATTACK or seen.seat != seen.holder:
        return {}
    found = {}
    for kind in range(FIRST_DEFENCE):
        if has(seen, seen.seat, kind) and attack_refusal(seen, kind) == 0:
            trial = seen.copy()
            trial.card = kind
            found[ACTION_CODE[kind]] = {
                "to": seen.pa + PA[kind],
                "answers": answers(trial),
                "goal": shot_chances(trial)["pass"] if IS_SHOT[kind] else None,
            }
    return found


# ------------------------------------------------------------------------------------ the choices
def odds_of_moves(seen: View) -> dict[str, Any]:
    """By the notation of a move: how likely it does what it is for."""
    if seen.seat == NOBODY or to_act(seen) != seen.seat:
        return {}
    match seen.phase:
        case Phase.DEFEND | Phase.PARTNER_DEFENDS:
            lines = {line["code"]: line for line in answers(seen)}
            return {**lines, "use trap": d20_odds(TRAP_NEEDS)}
        case Phase.DIVE:
            return {"use dive": d20_odds(DIVE_NEEDS)}
        case Phase.CANCEL:
            return {PLAYER_CODE[card]: d20_odds(CANCEL_NEEDS[card]) for card in _squad(seen)}
        case Phase.HOME_ROLL:
            helped = seen.copy()
            helped.home_bonus = 1
            return {
                "use-home": defence_odds(helped, seen.defence),
                "pass": defence_odds(seen, seen.defence),
            }
        case Phase.STRIKE | Phase.REROLL | Phase.KEEPER | Phase.SPECIALIST:
            return {move: {"chance": chance} for move, chance in shot_chances(seen).items()}
        case Phase.KEEPER_READY:
            return {move: {"chance": chance} for move, chance in penalty_chances(seen).items()}
    return {}


def _squad(seen: View) -> list[int]:
    """The Player cards of the seat that acts."""
    seat = actor(seen)
    first = SQUAD * seen.team[side_of(seat)]
    return [first + i for i in range(SQUAD) if seen.squad[seat] >> i & 1]


def ability_lines(seen: View, side: int) -> list[dict[str, Any]]:
    """The abilities of a side, and whether its captain could use each right now."""
    captain = seen.captain[side]
    acts = to_act(seen) in (captain, captain ^ 2)
    lines = []
    for ability in range(ABILITIES):
        if seen.abilities[side] >> ability & 1:
            refusal = ability_refusal(seen, captain, ability)
            lines.append({"name": ABILITY_NAME[ability], "open": acts and refusal == 0})
    return lines


def deck_line(seen: View) -> dict[str, Any] | None:
    """The deck being built: how many cards of which are in it, and how many the box has."""
    if seen.phase != Phase.BUILD:
        return None
    side = seen.builder
    base = KINDS * side
    limited = seen.half < FIRST_EXTRA_PERIOD
    return {
        "cards": seen.deck_size[side],
        "target": deck_target(seen),
        "defences": count_defences(seen, side),
        "fewest": FEWEST_DEFENCES if limited else 0,
        "most": MOST_DEFENCES if limited else deck_target(seen),
        "edits": max(most_edits(seen) - seen.edits, 0),
        "copies": list(seen.deck[base : base + KINDS]),
        "box": list(COPIES[KINDS * seen.mode : KINDS * (seen.mode + 1)]),
    }
