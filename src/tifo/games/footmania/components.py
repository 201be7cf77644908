"""The board, the six decks and the numbers of the rules as tables, read from `components.toml`."""

import tomllib
from enum import IntEnum
from importlib.resources import files
from itertools import pairwise
from typing import Any

BOX: dict[str, Any] = tomllib.loads(
    files("tifo.games.footmania").joinpath("components.toml").read_text(encoding="utf-8")
)
NOTE: int = BOX["money"]["note"]["value"]
"""The smallest banknote. Rules count money in notes; people read it in francs."""


def _notes(francs: int) -> int:
    if francs % NOTE:
        raise ValueError(f"{francs} cannot be paid in notes of {NOTE}")
    return francs // NOTE


class Shirt(IntEnum):
    """Colours of footballers; red ones are foreigners."""

    YELLOW = 0
    GREEN = 1
    BLUE = 2
    RED = 3


class Square(IntEnum):
    """Kinds of square."""

    CHAMPIONSHIP = 0
    BLUE = 1
    RED = 2
    QUESTION = 3
    PLUS = 4
    EUROMATCH = 5
    PACTOLE = 6
    CENTRE = 7
    SPONSOR = 8


class Plus(IntEnum):
    """What a Plus card does."""

    FORM = 0
    INJURY = 1
    RED_CARD = 2
    PHYSIO = 3
    APPEAL = 4
    CROWD = 5
    COACHING = 6
    FREE = 7


class Effect(IntEnum):
    """What a question mark does."""

    SPONSOR = 0
    GAIN = 1
    RAFFLE = 2
    SCOUT = 3
    TRAINING = 4
    SEASON_TICKETS = 5
    FINE = 6
    TAX = 7
    BONUSES = 8
    BREAKDOWN = 9
    FAILED_TRANSFER = 10
    BANKRUPT = 11


# ------------------------------------------------------------------------------------- the money
IN_THE_BOX = _notes(BOX["money"]["in_the_box"]["value"])
START_CASH = _notes(BOX["money"]["start"]["value"])
PRIZE_ELEVEN = _notes(BOX["money"]["prize_eleven"]["value"])
PRIZE_TEN = _notes(BOX["money"]["prize_ten"]["value"])
GATE = _notes(BOX["money"]["gate"]["value"])
STEP = _notes(BOX["money"]["auction_step"]["value"])
HIGHEST_BID = _notes(BOX["money"]["highest_bid"]["value"])


def _grid(name: str) -> tuple[int, ...]:
    first, last, step = BOX["money"][name]["value"]
    return tuple(_notes(francs) for francs in range(first, last + 1, step))


SUM = (*_grid("offers_fine"), *_grid("offers_coarse"))
"""The sums that an offer may name, ascending."""
SUMS = len(SUM)

# ------------------------------------------------------------------------------------- the numbers
NUMBERS: int = BOX["team"]["numbers"]["value"]
TEN: int = BOX["team"]["ten"]["value"]
FOREIGNERS: int = BOX["team"]["foreigners"]["value"]
TRAINEE_STARS: int = BOX["team"]["trainee"]["value"]
SUBSTITUTIONS: int = BOX["team"]["substitutions"]["value"]
PLUS_IN_A_MATCH: int = BOX["team"]["plus_in_a_match"]["value"]
PLUS_IN_HAND: int = BOX["team"]["plus_in_hand"]["value"]
PENNANTS_A_STAR: int = BOX["team"]["pennants_a_star"]["value"]
WIN: int = BOX["points"]["win"]["value"]
DRAW: int = BOX["points"]["draw"]["value"]
ROUNDS: int = BOX["limits"]["rounds"]["value"]
OFFERS: int = BOX["limits"]["offers"]["value"]
COUNTERS: int = BOX["limits"]["counters"]["value"]
SIDE_ITEMS: int = BOX["limits"]["items"]["value"]
MOST_SEATS = 4
PIPS = 6
MOST_TURNS = MOST_SEATS * ROUNDS

# The five packs; nationals and internationals lie together (FM-prep-1).
NATIONAL_PACK = 0
FOREIGN_PACK = 1
PLUS_PACK = 2
QUESTION_PACK = 3
EURO_PACK = 4
PACKS = 5

# ------------------------------------------------------------------------------------- the board
_LAP: list[str] = BOX["board"]["perimeter"]["value"]
_HALFWAY: list[str] = BOX["board"]["halfway"]["value"]
SPONSORS: tuple[str, ...] = tuple(
    dict.fromkeys(name for name in _LAP if name.upper() not in Square.__members__)
)
"""The four kinds of sponsor, in the order of their squares."""
LAP = len(_LAP)
CENTRE = LAP
SQUARES = LAP + 1 + len(_HALFWAY)
_NAMES = [*_LAP, "centre", *_HALFWAY]
SQUARE_CODE: tuple[str, ...] = (
    *(f"P{i}" for i in range(LAP)), "C", *(f"M{i + 1}" for i in range(len(_HALFWAY))),
)  # fmt: skip
KIND_OF = tuple(int(Square.__members__.get(name.upper(), Square.SPONSOR)) for name in _NAMES)
SPONSOR_OF = tuple(SPONSORS.index(name) if name in SPONSORS else -1 for name in _NAMES)


def _neighbours() -> list[list[int]]:
    ways: list[list[int]] = [[] for _ in range(SQUARES)]
    lines = [[*range(LAP), 0]]
    half = len(_HALFWAY) // 2
    for start, join in zip((0, half), BOX["board"]["joins"]["value"], strict=True):
        lines.append([CENTRE, *range(CENTRE + 1 + start, CENTRE + 1 + start + half), join])
    for line in lines:
        for here, there in pairwise(line):
            ways[here].append(there)
            ways[there].append(here)
    return [sorted(way) for way in ways]


WAYS = max(len(way) for way in _neighbours())
NEXT = tuple(square for way in _neighbours() for square in (way + [-1] * WAYS)[:WAYS])
"""NEXT[WAYS * square + i]: the i-th neighbour, ascending; -1 where there is none."""

# -------------------------------------------------------------------------------- the footballers
_MEN: list[dict[str, Any]] = sorted(BOX["footballers"], key=lambda man: man["shirt"] == "red")
MEN = len(_MEN)
NATIONALS = sum(man["shirt"] != "red" for man in _MEN)
"""Footballers below this number lie in the national pack, the others in the foreign one."""
CODE: tuple[str, ...] = tuple(man["code"] for man in _MEN)
NAME: tuple[str, ...] = tuple(man["name"] for man in _MEN)
SHIRT = tuple(int(Shirt[man["shirt"].upper()]) for man in _MEN)
IS_RED = tuple(int(man["shirt"] == "red") for man in _MEN)
IS_JP = tuple(int(man["jp"]) for man in _MEN)
STARS: tuple[int, ...] = tuple(BOX["stars"][man["shirt"]]["value"] + man["stars"] for man in _MEN)
"""Shirt and printed stars together (FM-foot-3)."""
MOST_STARS = max(STARS)
PRICE = tuple(_notes(man["price"]) for man in _MEN)
REDUCED = tuple(_notes(man["reduced"]) for man in _MEN)
_PLAYS = [
    list(range(1, NUMBERS)) if man["jp"] else [number - 1 for number in man["numbers"]]
    for man in _MEN
]
PLACES = max(len(places) for places in _PLAYS)
PLAYS = tuple(place for places in _PLAYS for place in (places + [-1] * PLACES)[:PLACES])
"""PLAYS[PLACES * man + i]: the i-th place he can play, counted from 0: number 1 is place 0."""
PLAY_COUNT = tuple(len(places) for places in _PLAYS)
CAN_PLAY = tuple(int(place in places) for places in _PLAYS for place in range(NUMBERS))
"""CAN_PLAY[NUMBERS * man + place]."""
_CLASSES = sorted({(IS_RED[man], PRICE[man]) for man in range(MEN)})
CLASSES = len(_CLASSES)
"""What the others learn when a man is bought unseen: his pack and his price (FM-buy-2)."""
CLASS = tuple(_CLASSES.index((IS_RED[man], PRICE[man])) for man in range(MEN))
CLASS_PRICE = tuple(price for _, price in _CLASSES)

# ------------------------------------------------------------------------------------ the Plus deck
_PLUS: list[dict[str, Any]] = BOX["plus"]
KINDS = len(_PLUS)
PLUS_CODE: tuple[str, ...] = tuple(card["code"] for card in _PLUS)
PLUS_DOES = tuple(int(Plus[card["kind"].upper()]) for card in _PLUS)
PLUS_COPIES: tuple[int, ...] = tuple(card["copies"] for card in _PLUS)
PLUS_STARS: tuple[int, ...] = tuple(card["stars"] for card in _PLUS)
PLUS_AT_HOME: tuple[int, ...] = tuple(card.get("at_home", card["stars"]) for card in _PLUS)
"""The same for the first-named side."""
PLUS_EURO = tuple(int(card["euromatch"]) for card in _PLUS)
PLUS_DECK = sum(PLUS_COPIES)

# ----------------------------------------------------------------------------------- question marks
_QUESTIONS: list[dict[str, Any]] = BOX["questions"]
QUESTIONS = len(_QUESTIONS)
QUESTION_CODE: tuple[str, ...] = tuple(card["code"] for card in _QUESTIONS)
EFFECT = tuple(int(Effect[card["effect"].upper()]) for card in _QUESTIONS)
AMOUNT = tuple(_notes(card["sum"]) for card in _QUESTIONS)
MOST_AMOUNT = tuple(_notes(card.get("most", 0)) for card in _QUESTIONS)
TAX_PERCENT: int = max(card.get("percent", 0) for card in _QUESTIONS)
SPONSOR_CARDS = EFFECT.count(Effect.SPONSOR)
"""Sponsors are the first question marks."""
SPONSOR_KIND = tuple(SPONSORS.index(card.get("sponsor", SPONSORS[0])) for card in _QUESTIONS)
RESALE = tuple(_notes(card.get("resale", 0)) for card in _QUESTIONS)

# ----------------------------------------------------------------------------------- European teams
_EUROPEANS: list[dict[str, Any]] = BOX["europeans"]
EUROPEANS = len(_EUROPEANS)
EURO_CODE: tuple[str, ...] = tuple(team["code"] for team in _EUROPEANS)
EURO_NAME: tuple[str, ...] = tuple(team["name"] for team in _EUROPEANS)
PENNANTS: tuple[int, ...] = tuple(team["pennants"] for team in _EUROPEANS)
MOST_PENNANTS = sum(PENNANTS)
EURO_STARS: tuple[int, ...] = tuple(team["stars"] for team in _EUROPEANS)
EURO_GATE = tuple(_notes(team["gate"]) for team in _EUROPEANS)

ITEMS = MEN + SPONSOR_CARDS
"""What may change hands: footballers, then sponsors."""
ITEM_CODE = (*CODE, *QUESTION_CODE[:SPONSOR_CARDS])
LONGEST_TAIL = max(NATIONALS, MEN - NATIONALS, PLUS_DECK, QUESTIONS, EUROPEANS)

# ------------------------------------------------------------------------------------- the schedule
_DAYS: list[list[list[list[int]]]] = [BOX["schedule"][n]["value"] for n in ("two", "three", "four")]
DAYS = tuple(len(days) for days in _DAYS)
"""DAYS[seats - 2]."""
MOST_DAYS = max(DAYS)
DAY_MATCHES = tuple(len(days[0]) for days in _DAYS)
"""DAY_MATCHES[seats - 2]: matches a day."""
SCHEDULE = tuple(
    number - 1
    for days in _DAYS
    for day in (days + [[]] * MOST_DAYS)[:MOST_DAYS]
    for pair in (day + [[1, 1]] * 2)[:2]
    for number in pair
)
"""SCHEDULE[((seats - 2) * MOST_DAYS + day) * 4 + 2 * match + side]: a number from 0."""
