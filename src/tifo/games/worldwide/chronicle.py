"""What happened, told to a seat that may see it or not."""

from collections.abc import Mapping

from tifo.core.events import Event
from tifo.core.messages import Argument, Message, Who, spell
from tifo.games.worldwide.components import ABILITIES, PLAYER_BOOST, Ability
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.names import ability_name, card_name, player_name
from tifo.games.worldwide.state import Award

SECRET = (Happening.DREW, Happening.DREW_PLAYER, Happening.FETCHED, Happening.AIMED)
ROLLS = (
    Happening.DEFENCE_ROLLED,
    Happening.TRAP_ROLLED,
    Happening.DIVE_ROLLED,
    Happening.CANCEL_ROLLED,
    Happening.BOOSTED,
)
ABOUT_A_CARD = (Happening.DISCARDED, Happening.TOOK_BACK)
ABOUT_A_PLAYER = (
    Happening.PLAYER_PLAYED,
    Happening.DISCARDED_PLAYER,
    Happening.KEEPER_READY,
    Happening.SUBSTITUTED,
)
SHOTS = (Happening.SHOT, Happening.SHOT_ROLLED, Happening.SAVE_ROLLED, Happening.PENALTY_TAKEN)


def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat; None: nothing worth telling."""
    happening = Happening(event.happening)
    told, key = happening.told(event, seat), f"event-{spell(happening.name)}"
    args: dict[str, Argument] = {"seat": Who(event.seat)}
    if happening in SECRET:
        return _describe_secret(happening, key, told, args)
    if happening in (Happening.DECK_CHANGED, Happening.ABILITY_CHOSEN):
        return None
    if happening in ROLLS:
        return _describe_roll(happening, key, told, args)
    if happening in ABOUT_A_CARD:
        return Message(key, {**args, "card": card_name(told["card"])})
    if happening == Happening.ATTACKED:
        return Message(key, {**args, "plays": card_name(told["card"], ".plays"), "pa": told["pa"]})
    if happening == Happening.VALIDATED:
        return Message(key, {**args, "done": card_name(told["card"], ".done"), "pa": told["pa"]})
    if happening in ABOUT_A_PLAYER:
        return Message(key, {**args, "player": player_name(told["player"])})
    if happening in SHOTS:
        return _describe_shot(happening, key, told, args)
    return _describe_course(happening, key, told, args)


def _describe_secret(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message | None:
    """What only its seat saw; the others are told that it happened, where that is worth it."""
    if not told:
        hidden = happening in (Happening.FETCHED, Happening.AIMED)
        return Message(f"{key}-hidden", args) if hidden else None
    if happening == Happening.AIMED:
        return Message(key, {**args, **told})
    is_player = happening == Happening.DREW_PLAYER
    name = player_name(told["player"]) if is_player else card_name(told["card"])
    return Message(key, {**args, "card": name})


def _describe_roll(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message:
    """A roll: what was needed, and what came."""
    natural, needed = told["natural"], told["needed"]
    won = told.get("won", natural >= needed) == 1
    if happening == Happening.DEFENCE_ROLLED:
        args["wins" if won else "fails"] = card_name(told["card"], ".wins" if won else ".fails")
    elif happening == Happening.CANCEL_ROLLED:
        args["player"] = player_name(told["player"])
    elif happening == Happening.BOOSTED:
        boost = PLAYER_BOOST[told["player"]]
        name = player_name(told["player"])
        args |= {"player": name, "boost": boost, "total": natural + boost}
    outcome = "won" if won else "lost"
    return Message(f"{key}-{outcome}", {**args, "natural": natural, "needed": max(needed, 1)})


def _describe_shot(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message:
    """The dice of a shot, or the two numbers of a penalty."""
    match happening:
        case Happening.SHOT:
            key = f"{key}-direct" if told["card"] < 0 else key
            return _with_bonus(key, told["bonus"], {**args, "pa": told["pa"]})
        case Happening.SHOT_ROLLED | Happening.SAVE_ROLLED:
            return _describe_die(happening, key, told, args)
    outcome = "goal" if told["goal"] else "saved"
    return Message(f"{key}-{outcome}", {**args, "face": told["aim"], "other": told["save"]})


def _describe_die(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message:
    """A die: of two the first is told as such, the second with the one that counts."""
    saves = happening == Happening.SAVE_ROLLED
    face, bonus, counts = told["face"], told["bonus"], told["counts"]
    args["face"] = face
    if counts == 0:
        return Message(f"{key}-first", args)
    if saves:
        args |= {"total": counts + bonus, "quality": told["quality"]}
    else:
        args["quality"] = counts + bonus
    if counts > face:
        return Message(f"{key}-kept", {**args, "kept": counts})
    return Message(key, {**args, "bonus": bonus}) if saves else _with_bonus(key, bonus, args)


def _with_bonus(key: str, bonus: int, args: dict[str, Argument]) -> Message:
    """A roll with what is added to it, or taken away."""
    return Message(f"{key}-less" if bonus < 0 else key, {**args, "bonus": abs(bonus)})


def _describe_course(
    happening: Happening, key: str, told: Mapping[str, int], args: dict[str, Argument]
) -> Message:
    """The course of a match: its periods, the ball, cards and goals."""
    match happening:
        case Happening.TOSSED:
            return Message(f"{key}-shoot-out" if told["shoot_out"] else key, args)
        case Happening.CANCELLED:
            names = {"player": player_name(told["player"]), "other": player_name(told["other"])}
            return Message(key, {**args, **names})
        case Happening.DEFENDED:
            defends = card_name(told["card"], ".defends")
            return Message(key, {**args, "defends": defends, "needed": max(told["needed"], 1)})
        case Happening.ABILITY_USED:
            return _describe_ability(key, args, **told)
        case Happening.FOUL:
            award = Award(told["award"]).name.lower()
            return Message(f"{key}-{award}", {**args, "pa": told["pa"]})
        case Happening.ABILITIES_SHOWN:
            return Message(key, {**args, "abilities": _abilities(told["abilities"])})
        case Happening.GAVE_BACK:
            return Message(f"{key}-for-nothing" if told["for_nothing"] else key, args)
        case Happening.PASSED:
            return Message(key, {**args, "other": Who(told["other"])})
    return Message(key, {**args, **told})


def _describe_ability(
    key: str, args: dict[str, Argument], ability: int, stars: int, pa: int
) -> Message:
    args |= {"ability": ability_name(ability), "stars": stars}
    if ability in (Ability.COUNTER, Ability.OFFENSIVE):
        return Message(f"{key}-{Ability(ability).name.lower()}", {**args, "pa": pa})
    return Message(key, args)


def _abilities(mask: int) -> Message:
    chosen = [ability for ability in range(ABILITIES) if mask >> ability & 1]
    name = ability_name(chosen[0])
    for ability in chosen[1:]:
        name = Message("also", {"first": name, "second": ability_name(ability)})
    return name
