"""The cards, the teams and the numbers as tables, read from `components.toml`."""

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Any

BOX: dict[str, Any] = tomllib.loads(
    files("tifo.games.worldwide").joinpath("components.toml").read_text(encoding="utf-8")
)


class Mode(IntEnum):
    """Which cards are in play, and which rules unless they are chosen one by one."""

    AMATEUR = 0
    PROFESSIONAL = 1
    INTERNATIONAL = 2


class Ability(IntEnum):
    """What a star pays for."""

    OFFENSIVE = 0
    """Jeu offensif: a point of attack."""
    SCHEME = 1
    """Schéma tactique: a card of choice from the pile."""
    COUNTER = 2
    """Contre-attaque: points of attack for a ball won early."""
    BLOCK = 3
    """Bloc défensif: a bonus on all defensive rolls against this attack."""
    TRAP = 4
    """Piège du hors-jeu: a roll for the ball instead of defending or drawing."""
    DIVE = 5
    """Simulation: a roll for a free kick when a defence card is played."""
    CREATIVITY = 6
    """Créativité: a card of choice from the pile, and a Player card."""
    STAMINA = 7
    """Endurance: Action cards when the ball changes side or play stops."""
    CLINICAL = 8
    """Efficacité: a better shot."""


class Position(IntEnum):
    """The letter of a Player card."""

    G = 0
    D = 1
    M = 2
    A = 3


class Trigger(IntEnum):
    """When a Player card may be played."""

    SAVE = 0
    BOOST = 1
    CANCEL = 2
    RECOVER = 3
    WITH = 4
    AFTER = 5
    SHOT = 6
    ROLLED = 7


class Stadium(IntEnum):
    """What the own stadium gives a team."""

    DEFENCE_BONUS = 0
    EXTRA_PLAYERS = 1
    EXTRA_ACTIONS = 2
    EXTRA_STARS = 3
    SHOT_MALUS = 4


def _number(section: str, name: str) -> int:
    return int(BOX[section][name]["value"])


# ------------------------------------------------------------------------------ the single numbers
HAND_KICKER = _number("match", "hand_kicker")
HAND_OTHER = _number("match", "hand_other")
HAND_OF_FOUR = _number("match", "hand_of_four")
PLAYERS_DEALT = _number("match", "players_dealt")
LIMIT_ACTIONS: tuple[int, ...] = tuple(BOX["match"]["limit_actions"]["value"])
"""By red cards of the coach, two and more alike."""
LIMIT_PLAYERS: tuple[int, ...] = tuple(BOX["match"]["limit_players"]["value"])
MOST_REDS = len(LIMIT_ACTIONS) - 1
MOST_PA = _number("match", "most_pa")
GIVE_BACK_DRAW = _number("match", "give_back_draw")
DECLINE_DRAW = _number("match", "decline_draw")
DECLINE_DRAW_FOUR = _number("match", "decline_draw_four")
AMATEUR_STARS = _number("match", "amateur_stars")
STARS_REGAINED = _number("match", "stars_regained")
FREE_ABILITIES = _number("match", "free_abilities")
SUBSTITUTIONS = _number("match", "substitutions")
DECK_BUILT = _number("match", "deck")
FEWEST_DEFENCES = _number("match", "fewest_defences")
MOST_DEFENCES = _number("match", "most_defences")
EXTRA_TIME_CARDS = _number("match", "extra_time_cards")

DIRECT_AT = _number("set_pieces", "direct_at")
DIRECT_BONUS = _number("set_pieces", "direct_bonus")
SPECIALIST_BONUS = _number("set_pieces", "specialist_bonus")
CORNER_PA = _number("set_pieces", "corner_pa")
YELLOW_DISCARDS = _number("set_pieces", "yellow_discards")
RED_DISCARDS = _number("set_pieces", "red_discards")
SHOOT_OUT_KICKS = _number("set_pieces", "shoot_out_kicks")
SHOOT_OUT_MOST = _number("set_pieces", "shoot_out_most")

OFFENSIVE_PA = _number("abilities", "offensive_pa")
OFFENSIVE_MOST = _number("abilities", "offensive_most")
COUNTER_PA = _number("abilities", "counter_pa")
COUNTER_MOST = _number("abilities", "counter_most")
BLOCK_BONUS = _number("abilities", "block_bonus")
TRAP_NEEDS = _number("abilities", "trap_needs")
DIVE_NEEDS = _number("abilities", "dive_needs")
DIVE_FEWEST = _number("abilities", "dive_fewest")
DIVE_DISCARDS = _number("abilities", "dive_discards")
CREATIVITY_MOST = _number("abilities", "creativity_most")
CREATIVITY_DRAW = _number("abilities", "creativity_draw")
STAMINA_DRAW = _number("abilities", "stamina_draw")
CLINICAL_BONUS = _number("abilities", "clinical_bonus")

HOME_DEFENCE_BONUS = _number("stadiums", "defence_bonus")
HOME_EXTRA_PLAYERS = _number("stadiums", "extra_players")
HOME_EXTRA_ACTIONS = _number("stadiums", "extra_actions")
HOME_EXTRA_STARS = _number("stadiums", "extra_stars")
HOME_SHOT_MALUS = _number("stadiums", "shot_malus")

# ------------------------------------------------------------------------------- the Action cards
_ACTIONS: list[dict[str, Any]] = BOX["actions"]
KINDS = len(_ACTIONS)
"""How many different Action cards; a kind is a number below."""
ACTION_CODE: tuple[str, ...] = tuple(card["code"] for card in _ACTIONS)
ACTION_NAME: tuple[str, ...] = tuple(card["name"] for card in _ACTIONS)
FIRST_DEFENCE = next(i for i, card in enumerate(_ACTIONS) if card["kind"] == "defence")
"""Kinds from here on are defence cards."""
DEFENCES = KINDS - FIRST_DEFENCE
MODES = len(Mode)
COPIES: tuple[int, ...] = tuple(
    sum(card["copies"][: mode + 1]) for mode in range(MODES) for card in _ACTIONS
)
"""COPIES[KINDS * mode + kind]: in one back colour."""
CARDS_OF_MODE: tuple[int, ...] = tuple(
    sum(COPIES[KINDS * mode : KINDS * (mode + 1)]) for mode in range(MODES)
)


def _kinds(codes: list[str]) -> int:
    """A mask of kinds."""
    return sum(1 << ACTION_CODE.index(code) for code in codes)


def _kind_table(field: str) -> tuple[int, ...]:
    return tuple(int(card.get(field, 0)) for card in _ACTIONS)


SHOT_KIND = ACTION_CODE.index("T")
TACKLE = ACTION_CODE.index("TAC")
PRESSING = ACTION_CODE.index("PRE")
EVERY_PA = (1 << (MOST_PA + 1)) - 1

PA = _kind_table("pa")
NEEDS = tuple(
    sum(1 << pa for pa in card["needs"]) if "needs" in card else EVERY_PA for card in _ACTIONS
)
"""A mask of the PA at which a kind may be played."""
FOLLOWS = tuple(_kinds(card["after"]) if "after" in card else 0 for card in _ACTIONS)
"""A mask of the kinds one of which must come right before; 0: any beginning."""
IS_SHOT = tuple(int(card["kind"] == "shot") for card in _ACTIONS)
SHOTS = sum(1 << kind for kind in range(KINDS) if IS_SHOT[kind])
SHOT_BONUS: tuple[int, ...] = tuple(
    card.get("shot", [0, 0, 0])[max(pa - DIRECT_AT, 0)] if pa <= MOST_PA else 0
    for card in _ACTIONS
    for pa in range(MOST_PA + 1)
)
"""SHOT_BONUS[(MOST_PA + 1) * kind + pa]."""
OFF_TARGET = _kind_table("off_target")
"""A die of this or less is off target."""
DRAWS = _kind_table("draw")
DRAWS_PLAYER = _kind_table("draw_player")
DISCARDS = _kind_table("discard")
SHIELDS = _kind_table("shields")
"""No defence on the next Action card."""
BARS_TACKLE = _kind_table("bars_tackle")
LIFTS = _kind_table("lifts")
"""Quality of a shot that comes right after."""
RECALLS = tuple(
    ACTION_CODE.index(card["recalls"]) if "recalls" in card else -1 for card in _ACTIONS
)
"""The kind that may be taken from the discards, or -1."""
NOT_LISTED = -1
DEFENCE_BONUS: tuple[int, ...] = tuple(
    card.get("defences", {}).get(code, NOT_LISTED)
    for card in _ACTIONS
    for code in ACTION_CODE[FIRST_DEFENCE:]
)
"""DEFENCE_BONUS[DEFENCES * kind + defence - FIRST_DEFENCE]."""
ROLL_NEEDED = _kind_table("roll")
FOUL = _kind_table("foul")
"""A natural roll of this or less is a foul."""
YELLOW = _kind_table("yellow")
RED = _kind_table("red")
FREE_KICK_KINDS = _kinds(BOX["set_pieces"]["free_kick_cards"]["value"])
CORNER_KINDS = _kinds(BOX["set_pieces"]["corner_cards"]["value"])
TRAP_KINDS = _kinds(BOX["abilities"]["trap_cards"]["value"])

PRESET_NAME: tuple[str, ...] = tuple(
    deck["code"] for size in ("decks", "tens", "twenties") for deck in BOX[size]
)
PRESET_DECK: tuple[int, ...] = tuple(
    count
    for size in ("decks", "tens", "twenties")
    for deck in BOX[size]
    for count in deck["copies"]
)
"""PRESET_DECK[KINDS * preset + kind]."""
DECK_PRESETS = len(BOX["decks"])
TEN_PRESETS = len(BOX["tens"])
PRESETS = len(PRESET_NAME)

# -------------------------------------------------------------------------------------- the teams
_TEAMS: list[dict[str, Any]] = BOX["teams"]
TEAMS = len(_TEAMS)
TEAM_CODE: tuple[str, ...] = tuple(team["code"] for team in _TEAMS)
TEAM_NAME: tuple[str, ...] = tuple(team["name"] for team in _TEAMS)
STARS: tuple[int, ...] = tuple(team["stars"] for team in _TEAMS)
ABILITIES = len(Ability)
PRINTED = tuple(sum(1 << Ability[name.upper()] for name in team["abilities"]) for team in _TEAMS)
"""A mask of the three abilities of a Team card."""
AMATEUR_ABILITIES = (1 << Ability.OFFENSIVE) + (1 << Ability.SCHEME) + (1 << Ability.COUNTER)
STADIUM = tuple(int(Stadium[team["stadium"].upper()]) for team in _TEAMS)

# ------------------------------------------------------------------------------- the Player cards
_PLAYERS: list[dict[str, Any]] = BOX["players"]
PLAYER_CARDS = len(_PLAYERS)
SQUAD = PLAYER_CARDS // TEAMS
"""Player cards of a team: those of team t begin at SQUAD * t; a hand is a mask of so many bits."""
WHOLE_SQUAD = (1 << SQUAD) - 1
PLAYER_CODE: tuple[str, ...] = tuple(card["code"] for card in _PLAYERS)
PLAYER_NAME: tuple[str, ...] = tuple(card["name"] for card in _PLAYERS)


def _player_table(field: str) -> tuple[int, ...]:
    return tuple(int(card.get(field, 0)) for card in _PLAYERS)


POSITION = tuple(int(Position[card["position"]]) for card in _PLAYERS)
TRIGGER = tuple(int(Trigger[card["trigger"].upper()]) for card in _PLAYERS)
SPECIALIST = _player_table("ball")
ON = tuple(_kinds(card.get("on", [])) for card in _PLAYERS)
PLAYER_PA = _player_table("pa")
PLAYER_DRAW = _player_table("draw")
PLAYER_STARS = _player_table("stars")
PLAYER_QUALITY = _player_table("quality")
PLAYER_DICE = _player_table("dice")
PLAYER_SAVE = _player_table("save")
PLAYER_BOOST = _player_table("boost")
CANCEL_NEEDS = _player_table("cancel")
"""d20 needed to cancel a Player card; 1: no roll."""
UNDEFENDED = _player_table("undefended")
TAKES_BACK = _player_table("take_back")
NO_DISCARD = _player_table("no_discard")


def _mask(team: int, wanted: tuple[bool, ...]) -> int:
    return sum(1 << i for i in range(SQUAD) if wanted[SQUAD * team + i])


TRIGGERS = len(Trigger)
TRIGGERED = tuple(
    _mask(team, tuple(mine == trigger for mine in TRIGGER))
    for team in range(TEAMS)
    for trigger in range(TRIGGERS)
)
"""TRIGGERED[TRIGGERS * team + trigger]: a mask of Player cards."""
_TIMING = tuple(zip(TRIGGER, ON, strict=True))
WITH_KIND = tuple(
    _mask(team, tuple(t == Trigger.WITH and on >> kind & 1 == 1 for t, on in _TIMING))
    for team in range(TEAMS)
    for kind in range(KINDS)
)
"""WITH_KIND[KINDS * team + kind]: Player cards that may be played with an Action card."""
AFTER_KIND = tuple(
    _mask(team, tuple(t == Trigger.AFTER and on >> kind & 1 == 1 for t, on in _TIMING))
    for team in range(TEAMS)
    for kind in range(KINDS)
)
SPECIALISTS = tuple(_mask(team, tuple(bool(ball) for ball in SPECIALIST)) for team in range(TEAMS))
BITS = tuple(mask.bit_count() for mask in range(1 << SQUAD))
"""How many cards a mask holds."""

# -------------------------------------------------------------------------------------- the seats
MOST_SEATS = 4
SIDES = 2
D20 = 20
D6 = 6

# ------------------------------------------------------------------------------ how far counts go
MOST_COPIES = max(COPIES)
MOST_DECK = max(DECK_BUILT, *CARDS_OF_MODE)
MOST_EDITS = 2 * MOST_DECK
MOST_PLAYED = 2 * MOST_DECK
"""An attack plays no more Action cards than there are."""
MOST_STARS = max(STARS) + max(AMATEUR_STARS, HOME_EXTRA_STARS)
MOST_GOALS = max(MOST_DECK, SHOOT_OUT_MOST)
"""A goal costs Action cards."""
MOST_BONUS = D20
MOST_DICE = 1 + sum(PLAYER_DICE)
MOST_CARDS_SHOWN = MOST_DECK
"""A booking costs a defence card."""
