"""How likely a shot goes in: every face of every die counted, in whole per cents."""

from itertools import product
from typing import Any

from tifo.games.worldwide.cards import side_of
from tifo.games.worldwide.components import (
    CLINICAL_BONUS,
    D6,
    DIRECT_BONUS,
    HOME_SHOT_MALUS,
    IS_SHOT,
    LIFTS,
    MOST_PA,
    OFF_TARGET,
    PLAYER_CODE,
    PLAYER_DICE,
    PLAYER_QUALITY,
    PLAYER_SAVE,
    SHOT_BONUS,
    SPECIALIST_BONUS,
    SQUAD,
    STADIUM,
    Stadium,
)
from tifo.games.worldwide.legal.windows import actor
from tifo.games.worldwide.state import Phase
from tifo.games.worldwide.view import View

FACES = range(1, D6 + 1)
OFF = -1
"""The quality of a shot off target: below every save."""


def best_of(dice: int) -> list[int]:
    """The best face of each throw of so many dice."""
    return [max(faces) for faces in product(FACES, repeat=dice)]


def goal_chance(qualities: list[int], save_bonus: int = 0, save_dice: int = 1) -> int:
    """Chance that a shot of these equally likely qualities beats the keeper."""
    saves = [face + save_bonus for face in best_of(save_dice)]
    scored = sum(save < quality for quality in qualities for save in saves)
    return round(100 * scored / (len(qualities) * len(saves)))


def rolled(dice: int, bonus: int, off_target: int) -> list[int]:
    """The equally likely qualities of a shot; no keeper need fear one that is off target."""
    return [face + bonus if face > off_target else OFF for face in best_of(dice)]


def full_bonus(seen: View) -> int:
    """What is added to the die of the shot card being played."""
    bonus = seen.bonus + SHOT_BONUS[(MOST_PA + 1) * seen.card + seen.pa]
    if seen.last >= 0:
        bonus += LIFTS[seen.last]
    return bonus - home_malus(seen)


def home_malus(seen: View) -> int:
    """What the stadium of the side that is shot at takes away."""
    keepers = 1 - seen.side
    helps = seen.home == keepers and STADIUM[seen.team[keepers]] == Stadium.SHOT_MALUS
    return HOME_SHOT_MALUS if helps and seen.home_used == 0 else 0


def off_target(seen: View) -> int:
    """A face of this or less misses; 0: none does."""
    return OFF_TARGET[seen.card] if seen.off_target and seen.card >= 0 else 0


def held(seen: View) -> list[int]:
    """The Player cards that the viewer sees in the hand of the seat that acts."""
    seat = actor(seen)
    first = SQUAD * seen.team[side_of(seat)]
    return [first + i for i in range(SQUAD) if seen.squad[seat] >> i & 1]


def shot_chances(seen: View) -> dict[str, int]:
    """By the notation of a move: chance of a goal; where a keeper is asked, of a save."""
    match seen.phase:
        case Phase.REROLL:
            return _reroll_chances(seen)
        case Phase.KEEPER:
            return _keeper_chances(seen)
        case Phase.SPECIALIST:
            malus = home_malus(seen)
            plain = goal_chance(rolled(1, DIRECT_BONUS - malus, 0))
            better = goal_chance(rolled(1, SPECIALIST_BONUS - malus, 0))
            return {"pass": plain} | {PLAYER_CODE[card]: better for card in held(seen)}
    return _strike_chances(seen)


def _strike_chances(seen: View) -> dict[str, int]:
    bonus, miss, dice = full_bonus(seen), off_target(seen), max(seen.dice, 1)
    chances = {
        "pass": goal_chance(rolled(dice, bonus, miss)),
        "use clinical": goal_chance(rolled(dice, bonus + CLINICAL_BONUS, miss)),
    }
    for card in held(seen) if seen.phase == Phase.STRIKE else []:
        throw = rolled(max(PLAYER_DICE[card], 1), bonus + PLAYER_QUALITY[card], miss)
        chances[PLAYER_CODE[card]] = goal_chance(throw)
    return chances


def _reroll_chances(seen: View) -> dict[str, int]:
    miss = off_target(seen)
    kept = [seen.die + seen.bonus if seen.die > miss else OFF]
    again = goal_chance(rolled(1, seen.bonus, miss))
    return {"pass": goal_chance(kept)} | {PLAYER_CODE[card]: again for card in held(seen)}


def _keeper_chances(seen: View) -> dict[str, int]:
    quality = [seen.die + seen.bonus]
    chances = {"pass": 100 - goal_chance(quality)}
    for card in held(seen):
        dice = max(PLAYER_DICE[card], 1)
        chances[PLAYER_CODE[card]] = 100 - goal_chance(quality, PLAYER_SAVE[card], dice)
    return chances


def penalty_chances(seen: View) -> dict[str, int]:
    """Chance of a save by guessing: one number of six, or two."""
    one, two = round(100 / D6), round(200 / D6)
    return {"pass": one} | {PLAYER_CODE[card]: two for card in held(seen)}


def shot_now(seen: View) -> dict[str, Any] | None:
    """The shot being taken: what is added, its quality once rolled, the chance of a goal."""
    match seen.phase:
        case Phase.STRIKE if IS_SHOT[seen.card]:
            return {
                "bonus": full_bonus(seen),
                "quality": None,
                "chance": _strike_chances(seen)["pass"],
            }
        case Phase.REROLL | Phase.KEEPER:
            quality = seen.die + seen.bonus
            chance = goal_chance([quality])
            return {"bonus": seen.bonus, "quality": quality, "chance": chance}
    return None
