"""What happened, told to a seat that may see it or not."""

from tifo.core.events import Event, may_see
from tifo.core.messages import Argument, Message, Who
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
SCORES = (
    Happening.HALF_TIME,
    Happening.FULL_TIME,
    Happening.EXTRA_TIME,
    Happening.SHOOT_OUT,
    Happening.KICK_TAKEN,
)
SHOTS = (Happening.SHOT, Happening.SHOT_ROLLED, Happening.SAVE_ROLLED, Happening.PENALTY_TAKEN)


def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat; None: nothing worth telling."""
    happening = Happening(event.happening)
    key = f"event-{happening.name.lower().replace('_', '-')}"
    args: dict[str, Argument] = {"seat": Who(event.seat)}
    if happening in SECRET:
        return _describe_secret(happening, key, event, seat)
    if happening in (Happening.DECK_CHANGED, Happening.ABILITY_CHOSEN):
        return None
    if happening in ROLLS:
        return _describe_roll(happening, key, event, args)
    if happening in ABOUT_A_CARD:
        return Message(key, {**args, "card": card_name(event.a)})
    if happening == Happening.ATTACKED:
        return Message(key, {**args, "plays": card_name(event.a, ".plays"), "pa": event.b})
    if happening == Happening.VALIDATED:
        return Message(key, {**args, "done": card_name(event.a, ".done"), "pa": event.b})
    if happening in ABOUT_A_PLAYER:
        return Message(key, {**args, "player": player_name(event.a)})
    if happening in SCORES:
        return Message(key, {**args, "first": event.a, "second": event.b})
    if happening in SHOTS:
        return _describe_shot(happening, key, event, args)
    return _describe_rest(happening, key, event, args)


def _describe_secret(happening: Happening, key: str, event: Event, seat: int) -> Message | None:
    args: dict[str, Argument] = {"seat": Who(event.seat)}
    if not may_see(event.audience, seat):
        hidden = happening in (Happening.FETCHED, Happening.AIMED)
        return Message(f"{key}-hidden", args) if hidden else None
    if happening == Happening.AIMED:
        return Message(key, {**args, "face": event.secret})
    is_player = happening == Happening.DREW_PLAYER
    name = player_name(event.secret) if is_player else card_name(event.secret)
    return Message(key, {**args, "card": name})


def _describe_roll(
    happening: Happening, key: str, event: Event, args: dict[str, Argument]
) -> Message:
    """A roll: what was needed, and what came."""
    match happening:
        case Happening.DEFENCE_ROLLED:
            natural, needs, won = event.a, event.b, event.c == 1
            args["wins" if won else "fails"] = card_name(event.d, ".wins" if won else ".fails")
        case Happening.TRAP_ROLLED | Happening.DIVE_ROLLED:
            natural, needs, won = event.a, event.b, event.a >= event.b
        case Happening.CANCEL_ROLLED:
            natural, needs, won = event.b, event.c, event.b >= event.c
            args["player"] = player_name(event.a)
        case _:
            natural, needs, won = event.b, event.c, event.d == 1
            boost = PLAYER_BOOST[event.a]
            args |= {"player": player_name(event.a), "boost": boost, "total": natural + boost}
    outcome = "won" if won else "lost"
    return Message(f"{key}-{outcome}", {**args, "natural": natural, "needed": max(needs, 1)})


def _describe_shot(
    happening: Happening, key: str, event: Event, args: dict[str, Argument]
) -> Message:
    """The dice of a shot, or the two numbers of a penalty."""
    match happening:
        case Happening.SHOT:
            key = f"{key}-direct" if event.a < 0 else key
            return _with_bonus(key, event.c, {**args, "pa": event.b})
        case Happening.SHOT_ROLLED | Happening.SAVE_ROLLED:
            return _describe_die(happening, key, event, args)
    outcome = "goal" if event.c else "saved"
    return Message(f"{key}-{outcome}", {**args, "face": event.a, "other": event.b})


def _describe_die(
    happening: Happening, key: str, event: Event, args: dict[str, Argument]
) -> Message:
    """A die: of two the first is told as such, the second with the one that counts."""
    saves = happening == Happening.SAVE_ROLLED
    counts = event.d if saves else event.c
    args["face"] = event.a
    if counts == 0:
        return Message(f"{key}-first", args)
    if saves:
        args |= {"total": counts + event.b, "quality": event.c}
    else:
        args["quality"] = counts + event.b
    if counts > event.a:
        return Message(f"{key}-kept", {**args, "kept": counts})
    return Message(key, {**args, "bonus": event.b}) if saves else _with_bonus(key, event.b, args)


def _with_bonus(key: str, bonus: int, args: dict[str, Argument]) -> Message:
    """A roll with what is added to it, or taken away."""
    return Message(f"{key}-less" if bonus < 0 else key, {**args, "bonus": abs(bonus)})


def _describe_rest(
    happening: Happening, key: str, event: Event, args: dict[str, Argument]
) -> Message | None:
    match happening:
        case Happening.TOSSED:
            return Message(f"{key}-shoot-out" if event.a else key, args)
        case Happening.KICKED_OFF:
            return Message(key, {**args, "period": event.a})
        case Happening.CANCELLED:
            names = {"player": player_name(event.a), "other": player_name(event.b)}
            return Message(key, {**args, **names})
        case Happening.DEFENDED:
            defends = card_name(event.a, ".defends")
            return Message(key, {**args, "defends": defends, "needed": max(event.b, 1)})
        case Happening.ABILITY_USED:
            args |= {"ability": ability_name(event.a), "stars": event.b}
            if event.a in (Ability.COUNTER, Ability.OFFENSIVE):
                name = Ability(event.a).name.lower()
                return Message(f"{key}-{name}", {**args, "pa": event.c})
            return Message(key, args)
        case Happening.FOUL:
            award = Award(event.a).name.lower()
            return Message(f"{key}-{award}", {**args, "pa": event.b})
        case Happening.ABILITIES_SHOWN:
            return Message(key, {**args, "abilities": _abilities(event.a)})
        case Happening.GOAL:
            return Message(key, {**args, "first": event.b, "second": event.c})
        case Happening.GAVE_BACK:
            return Message(f"{key}-for-nothing" if event.b else key, args)
        case Happening.PASSED:
            return Message(key, {**args, "other": Who(event.a)})
        case Happening.DECLINED | Happening.STARS_REGAINED | Happening.OFF_TARGET | Happening.RED:
            return Message(key, {**args, "count": event.a})
        case Happening.BALL_WON | Happening.CORNER | Happening.FREE_KICK:
            return Message(key, {**args, "pa": event.a})
    return Message(key, args)


def _abilities(mask: int) -> Message:
    chosen = [ability for ability in range(ABILITIES) if mask >> ability & 1]
    name = ability_name(chosen[0])
    for ability in chosen[1:]:
        name = Message("also", {"first": name, "second": ability_name(ability)})
    return name
