"""The cards, the dice, the teams and the brackets as tables, read from `components.toml`."""

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Any

BOX: dict[str, Any] = tomllib.loads(
    files("tifo.games.worldcup").joinpath("components.toml").read_text(encoding="utf-8")
)


class Cup(IntEnum):
    """Which cup is played; the tables below hold 1930 first."""

    URUGUAY_1930 = 0
    KOREA_JAPAN_2002 = 1


class Colour(IntEnum):
    """Ratings of teams, the best first; also the pips of the dice (grey: the white pip)."""

    BLACK = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    GREY = 5


class Kind(IntEnum):
    """Kinds of card."""

    ATTACK = 0
    DEFENCE = 1
    GOAL = 2
    TWO_GOALS = 3
    THREE_GOALS = 4
    TWO_AND_ONE = 5
    ONE_EACH_FOR_THREE = 6
    ONE_EACH_FOR_TWO = 7
    FOUL = 8
    OFFSIDE = 9
    PENALTY = 10


class Token(IntEnum):
    """Kinds of token; a goal token is worth its number."""

    NONE = 0
    GOAL = 1
    TWO_GOALS = 2
    THREE_GOALS = 3
    ATTACK = 4
    DEFENCE = 5
    PENALTY = 6


class Round(IntEnum):
    """Rounds of a cup; 1930 goes from the groups to the semi-finals."""

    GROUPS = 0
    ROUND_OF_16 = 1
    QUARTER_FINALS = 2
    SEMI_FINALS = 3
    FINAL = 4
    """In 2002 together with the match for third place."""


CUPS = ("1930", "2002")
ROUNDS = len(Round)
CHAMPION = Round.FINAL + 1
"""One more than the final: what the champion has reached."""
COLOURS = len(Colour)

# ------------------------------------------------------------------------------------- the cards
_CARDS: list[dict[str, Any]] = BOX["cards"]
KINDS = len(_CARDS)
CODE: tuple[str, ...] = tuple(card["code"] for card in _CARDS)
COPIES: tuple[int, ...] = tuple(
    card["copies"]["value"] if cup == Cup.KOREA_JAPAN_2002 or card["in_1930"]["value"] else 0
    for cup in Cup
    for card in _CARDS
)
"""COPIES[KINDS * cup + kind]; nine cards stay in the box in 1930 (WC-IV.f)."""
DECK_SIZE = (sum(COPIES[:KINDS]), sum(COPIES[KINDS:]))
MOST_CARDS = max(DECK_SIZE)
MOST_COPIES = max(COPIES)
HAND_SIZE: int = BOX["hands"]["size"]["value"]
MANY_SEATS: int = BOX["hands"]["many"]["value"]
TOKEN_COUNT = (1, 1, 1, 1, 1, 2, 3, 2, 0, 0, 1)
"""How many tokens a kind of card places."""
MOST_TOKENS = max(TOKEN_COUNT)

# ------------------------------------------------------------------------------------ the tokens
FLIPPED = 8
"""Added to a token that lies face down."""
TOKEN_CODE = ("", *(token["code"] for token in BOX["tokens"]))
HALVES: tuple[int, ...] = (
    0,
    *(token["halves"]["value"] for token in BOX["tokens"]),
    *([0] * (2 * FLIPPED - len(BOX["tokens"]) - 1)),
)
"""Half goals that a token is worth; face down none."""
MOST_SQUARES = 4
MOST_HALVES = MOST_SQUARES * max(HALVES)
"""What a full row is worth at most."""
SQUARES: tuple[int, ...] = tuple(colour["squares"]["value"] for colour in BOX["colours"])
"""Playing squares of a team by its colour (WC-III.c.2)."""
GOAL_LIMIT: tuple[int, ...] = tuple(colour["goals"]["value"] for colour in BOX["colours"])
"""The highest goal token by the colour of the team (WC-VI.a, WC-VI.b)."""

# -------------------------------------------------------------------------------------- the dice
DICE = 4
"""Two white ones and two of natural wood, in this order."""
FACE_COUNT = 6
FACES: tuple[int, ...] = tuple(
    BOX["dice"][die]["value"].count(colour["letter"])
    for die in ("white_1", "white_2", "natural_1", "natural_2")
    for colour in BOX["colours"]
)
"""FACES[COLOURS * die + colour]: how many faces of a die show a colour (WC-II.2)."""

# ------------------------------------------------------------------------------- teams and groups
NATION: tuple[str, ...] = tuple(BOX["nations"])
"""Codes of the nations; a team is a number below."""
NATIONS = len(NATION)
_GROUPS: list[list[dict[str, Any]]] = [BOX["cups"][cup]["groups"] for cup in CUPS]
GROUPS = tuple(len(groups) for groups in _GROUPS)
GROUP_NAME: tuple[tuple[str, ...], ...] = tuple(
    tuple(group["name"] for group in groups) for groups in _GROUPS
)
MOST_GROUPS = max(GROUPS)
GROUP_SIZE = 4
"""Most teams of a group."""


def _by_nation(cup: int, fact: Any) -> list[int]:
    facts = {
        team["nation"]: fact(group, team)
        for group, members in enumerate(_GROUPS[cup])
        for team in members["teams"]
    }
    return [facts.get(nation, -1) for nation in NATION]


COLOUR: tuple[int, ...] = tuple(
    colour
    for cup in Cup
    for colour in _by_nation(cup, lambda _, team: int(Colour[team["colour"].upper()]))
)
"""COLOUR[NATIONS * cup + team]; -1 for a team that is not in the cup."""
GROUP_OF: tuple[int, ...] = tuple(
    group for cup in Cup for group in _by_nation(cup, lambda group, _: group)
)
"""GROUP_OF[NATIONS * cup + team]."""
TEAMS: tuple[int, int] = (
    sum(colour >= 0 for colour in COLOUR[:NATIONS]),
    sum(colour >= 0 for colour in COLOUR[NATIONS:]),
)


def _members(cup: int, group: int) -> list[int]:
    if group >= GROUPS[cup]:
        return [-1] * GROUP_SIZE
    members = [NATION.index(team["nation"]) for team in _GROUPS[cup][group]["teams"]]
    return [*members, -1][:GROUP_SIZE]


MEMBER: tuple[int, ...] = tuple(
    team for cup in Cup for group in range(MOST_GROUPS) for team in _members(cup, group)
)
"""MEMBER[GROUP_SIZE * (MOST_GROUPS * cup + group) + i]; -1 where a group has only three."""

# ---------------------------------------------------------------------------- matches and bracket
# A match is a number from 0; match m has the rows 2m (left) and 2m + 1 (right).
_BRACKET: list[list[dict[str, Any]]] = [BOX["cups"][cup]["bracket"] for cup in CUPS]
GROUP_MATCHES = tuple(sum(len(group["matches"]) for group in groups) for groups in _GROUPS)
KNOCK_OUT_MATCHES = tuple(sum(len(part["matches"]) for part in bracket) for bracket in _BRACKET)
MATCHES = max(GROUP_MATCHES[cup] + KNOCK_OUT_MATCHES[cup] for cup in Cup)
MOST_KNOCK_OUTS = max(KNOCK_OUT_MATCHES)
ROWS = 2 * MATCHES
MOST_OPEN = 2 * max(GROUP_MATCHES)
"""Rows on which tokens may lie at a time: all groups play at once."""


def _first_matches(cup: int) -> list[int]:
    """The first match of each group, and the end of the last."""
    firsts = [0]
    for group in _GROUPS[cup]:
        firsts.append(firsts[-1] + len(group["matches"]))
    return firsts + [firsts[-1]] * (MOST_GROUPS + 1 - len(firsts))


FIRST_OF_GROUP: tuple[int, ...] = tuple(first for cup in Cup for first in _first_matches(cup))
"""FIRST_OF_GROUP[(MOST_GROUPS + 1) * cup + group]: its first match; the next entry ends it."""


def _round_starts(cup: int) -> list[int]:
    sizes = {part["round"]: len(part["matches"]) for part in _BRACKET[cup]}
    starts = [0, GROUP_MATCHES[cup]]
    for name in ("round_of_16", "quarter_finals", "semi_finals", "final"):
        starts.append(starts[-1] + sizes.get(name, 0))
    return starts


FIRST_OF_ROUND: tuple[int, ...] = tuple(first for cup in Cup for first in _round_starts(cup))
"""FIRST_OF_ROUND[(ROUNDS + 1) * cup + round]: its first match; the next entry ends it."""


def _row_teams(cup: int) -> list[int]:
    teams = [
        NATION.index(match[side])
        for group in _GROUPS[cup]
        for match in group["matches"]
        for side in ("left", "right")
    ]
    return teams + [-1] * (ROWS - len(teams))


TEAM_AT: tuple[int, ...] = tuple(team for cup in Cup for team in _row_teams(cup))
"""TEAM_AT[ROWS * cup + row]: who plays there in the groups; -1 in the bracket."""

# Where the team of a row of the bracket comes from: 2 * group + place, or the winner or loser of a
# match.
WINNER_OF = 100
LOSER_OF = 200


def _source(cup: int, text: str) -> int:
    if text[0] in "WL":
        return (WINNER_OF if text[0] == "W" else LOSER_OF) + int(text[1:]) - 1
    return 2 * GROUP_NAME[cup].index(text[1:]) + int(text[0]) - 1


def _tie_names(cup: int) -> list[str]:
    """Matches of the bracket are counted in their round; quarter-finals have letters."""
    return [
        match.get("name", str(number))
        for part in _BRACKET[cup]
        for number, match in enumerate(part["matches"], start=1)
    ]


TIE_NAME: tuple[tuple[str, ...], ...] = tuple(tuple(_tie_names(cup)) for cup in Cup)
"""TIE_NAME[cup][i]: what the i-th match of the bracket is called within its round."""


def _row_sources(cup: int) -> list[int]:
    sources = [
        _source(cup, match[side])
        for part in _BRACKET[cup]
        for match in part["matches"]
        for side in ("left", "right")
    ]
    before = 2 * GROUP_MATCHES[cup]
    return [-1] * before + sources + [-1] * (ROWS - before - len(sources))


SOURCE: tuple[int, ...] = tuple(source for cup in Cup for source in _row_sources(cup))
"""SOURCE[ROWS * cup + row]."""
QUALIFIERS = (1, 2)
"""How many teams of a group go on, by cup (WC-VIII.e.3, WC-VIII.e.4)."""
WIN_POINTS: tuple[int, int] = (
    BOX["points"]["win_1930"]["value"],
    BOX["points"]["win_2002"]["value"],
)
DRAW_POINTS: int = BOX["points"]["draw"]["value"]

# ------------------------------------------------------------------------------------- the piles
PASSES: tuple[int, int] = (
    BOX["piles"]["passes_1930"]["value"],
    BOX["piles"]["passes_2002"]["value"],
)
MOST_PASSES = max(PASSES)
REPLAY_CARDS: int = BOX["piles"]["replay"]["value"]
HALF: int = BOX["piles"]["round_of_16"]["value"]
QUARTER: int = BOX["piles"]["quarter_finals"]["value"]
SEMI_FINAL_CARDS: int = BOX["piles"]["semi_finals"]["value"]
FINAL_CARDS: tuple[int, int] = (
    BOX["piles"]["final_1930"]["value"],
    BOX["piles"]["final_2002"]["value"],
)
KICKS: int = BOX["shoot_out"]["kicks"]["value"]
MOST_REPLAYS: int = BOX["limits"]["replays"]["value"]
MOST_PAIRS: int = BOX["limits"]["sudden_death"]["value"]
MOST_KICKS = 2 * (KICKS + MOST_PAIRS)
MOST_GOALS = max(MOST_KICKS, MOST_HALVES)
MOST_SEATS = 16
SEATS_OFFERED = (TEAMS[Cup.URUGUAY_1930], MOST_SEATS)
"""Most seats by cup: everybody needs a team in 1930, and two in 2002."""
STRENGTH: tuple[int, ...] = tuple(
    (max(TEAMS) + 1) ** (COLOURS - 1 - colour) for colour in range(COLOURS)
)
"""Collections compare by their number of blacks, then of reds, and so on (WC-IV.c.5)."""
