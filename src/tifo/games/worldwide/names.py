"""Names of cards, abilities, teams and Player cards, as messages of the catalogue."""

from tifo.core.messages import Argument, Message, spell
from tifo.games.worldwide.components import (
    ACTION_CODE,
    CANCEL_NEEDS,
    KINDS,
    NO_DISCARD,
    ON,
    PLAYER_BOOST,
    PLAYER_DICE,
    PLAYER_DRAW,
    PLAYER_NAME,
    PLAYER_PA,
    PLAYER_QUALITY,
    PLAYER_SAVE,
    PLAYER_STARS,
    POSITION,
    SHOTS,
    TAKES_BACK,
    TEAM_NAME,
    TRIGGER,
    UNDEFENDED,
    Ability,
    Position,
    Trigger,
)
from tifo.games.worldwide.state import Phase, State


def card_name(kind: int, attribute: str = ".the") -> Message:
    """The name of an Action card, with its article unless another attribute is asked for."""
    return Message(f"card-{ACTION_CODE[kind].lower()}{attribute}")


def player_name(card: int) -> Message:
    """The name of a Player card with its position."""
    letter = Position(POSITION[card]).name.lower()
    return Message("player", {"name": PLAYER_NAME[card], "position": Message(f"place-{letter}")})


def ability_name(ability: int) -> Message:
    """The name of an ability."""
    return Message(f"ability-{Ability(ability).name.lower()}")


def ability_effect(ability: int) -> Message:
    """What an ability does, in a few words."""
    return Message(f"ability-{Ability(ability).name.lower()}.effect")


def team_name(team: int) -> Message:
    """The name of a team."""
    return Message(f"team-{TEAM_NAME[team]}")


def phase_name(seen: State) -> str:
    """The phase as catalogue keys spell it."""
    return spell(Phase(seen.phase).name)


def side_name(seen: State, side: int) -> Message:
    """A side by the name of its team."""
    return team_name(seen.team[side])


def player_text(card: int) -> Message:
    """When a Player card is played and what it does, in a line."""
    return Message("player-text", {"when": player_when(card), "does": player_does(card)})


def player_when(card: int) -> Message:
    """When a Player card is played."""
    trigger = Trigger(TRIGGER[card])
    args: dict[str, Argument] = {}
    if trigger in (Trigger.WITH, Trigger.AFTER):
        args["card"] = _cards(ON[card])
    return Message(f"when-{trigger.name.lower()}", args)


def _cards(mask: int) -> Message:
    if mask == SHOTS:
        return Message("any-shot")
    kinds = [kind for kind in range(KINDS) if mask >> kind & 1]
    name = card_name(kinds[0], "")
    for kind in kinds[1:]:
        name = Message("either", {"first": name, "second": card_name(kind, "")})
    return name


def player_does(card: int) -> Message:
    """What a Player card does."""
    effects = [
        Message(f"does-{key}", {"count": count} if counted else {})
        for key, count, counted in (
            ("save", PLAYER_SAVE[card], True),
            ("boost", PLAYER_BOOST[card], True),
            ("cancel", int(CANCEL_NEEDS[card] == 1), False),
            ("cancel-roll", CANCEL_NEEDS[card] if CANCEL_NEEDS[card] > 1 else 0, True),
            ("pa", PLAYER_PA[card], True),
            ("stars", PLAYER_STARS[card], True),
            ("quality", PLAYER_QUALITY[card], True),
            ("undefended", UNDEFENDED[card], False),
            ("take-back", TAKES_BACK[card], False),
            ("no-discard", NO_DISCARD[card], False),
            ("two-dice", int(PLAYER_DICE[card] > 1), False),
            ("reroll", int(TRIGGER[card] == Trigger.ROLLED), False),
            ("draw-if-saved" if TRIGGER[card] == Trigger.SAVE else "draw", PLAYER_DRAW[card], True),
        )
        if count
    ]
    text = effects[0]
    for effect in effects[1:]:
        text = Message("also", {"first": text, "second": effect})
    return text
