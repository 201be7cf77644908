"""The score sheet: the groups as they would stand now, the bracket, the board, the results."""

from collections.abc import Mapping
from typing import Any

from tifo.games.worldcup.board import (
    clear_card,
    colour_of,
    end_match,
    final_match,
    first_match,
    knock_out_index,
    squares_of,
)
from tifo.games.worldcup.components import (
    BOX,
    CODE,
    COLOURS,
    CUPS,
    FLIPPED,
    GROUP_NAME,
    GROUP_SIZE,
    GROUPS,
    MOST_SQUARES,
    NATION,
    NATIONS,
    QUALIFIERS,
    TIE_NAME,
    TOKEN_CODE,
    Colour,
    Cup,
    Kind,
    Round,
)
from tifo.games.worldcup.legal import can_cancel, legal_moves, play_refusal
from tifo.games.worldcup.moves import CANCEL, ENOUGH, MOST_LEGAL, PLACE
from tifo.games.worldcup.notation import format_row
from tifo.games.worldcup.state import Phase, State
from tifo.games.worldcup.tables import (
    Criterion,
    divide,
    first_of_group,
    level_count,
    member,
    points,
)
from tifo.games.worldcup.view import View

REASONS = {
    Criterion.HEAD_TO_HEAD: ("head-to-head", "WC-X.i"),
    Criterion.DIFFERENCE: ("difference", "WC-X.ii"),
    Criterion.GOALS: ("goals", "WC-X.iii"),
}
LOT = ("lot", "WC-X.iv")
LOT_DUE = ("lot-due", "WC-X.iv")
REPLAY = ("replay", "WC-IX.g.1")
REPLAY_DUE = ("replay-due", "WC-IX.1")


def sheet(seen: View) -> Mapping[str, Any]:
    """Everything that a score sheet says, as plain data."""
    return {
        "cup": CUPS[seen.cup],
        "round": Round(seen.round).name.lower(),
        "replay": seen.replay,
        "seats": [seat_line(seen, seat) for seat in range(seen.seats)],
        "groups": [group_sheet(seen, group) for group in range(GROUPS[seen.cup])],
        "bracket": bracket(seen),
        "on": [match_on(seen, m) for m in range(end_match(seen, Round.FINAL)) if seen.playing[m]],
        "targets": targets(seen),
        "results": results(seen),
        "champion": NATION[seen.champion] if seen.champion >= 0 else None,
        "victor": seen.victor if seen.victor >= 0 else None,
    }


def seat_line(seen: State, seat: int) -> dict[str, Any]:
    """The teams of a seat and its balls by colour (WC-IV.e)."""
    teams = [team for team in range(NATIONS) if seen.owner[team] == seat]
    balls = [0] * COLOURS
    for team in teams:
        balls[colour_of(seen, team)] += 1
    return {
        "seat": seat,
        "teams": [NATION[team] for team in teams],
        "balls": {colour.name.lower(): balls[colour] for colour in Colour if balls[colour]},
        "out": bool(seen.out[seat]),
    }


# ------------------------------------------------------------------------------------ the groups
def group_sheet(seen: State, group: int) -> dict[str, Any]:
    """A group: its matches and its table as it would stand if the whistle blew now."""
    now = as_if_over(seen, group)
    reasons = order(seen, now, group)
    members = [team for i in range(GROUP_SIZE) if (team := member(seen, group, i)) >= 0]
    members.sort(key=lambda team: now.place[team])
    return {
        "name": GROUP_NAME[seen.cup][group],
        "final": is_final(seen, group),
        "matches": list(
            range(first_of_group(seen, group) + 1, first_of_group(seen, group + 1) + 1)
        ),
        "table": [table_line(now, group, team, reasons.get(team)) for team in members],
    }


def as_if_over(seen: State, group: int) -> State:
    """A copy in which the matches of a group that are still on have ended without dice."""
    now = seen.copy()
    for row in range(2 * first_of_group(seen, group), 2 * first_of_group(seen, group + 1)):
        if now.goals[row] < 0:
            now.goals[row] = now.halves[row] // 2
    return now


def is_final(seen: State, group: int) -> bool:
    """Is every place of the group that counts decided?"""
    if seen.round > Round.GROUPS:
        return True
    scored = seen.goals[2 * first_of_group(seen, group)] >= 0
    if seen.cup == Cup.URUGUAY_1930:
        return scored and level_count(seen, group, 0) == 1
    return scored and not (seen.phase == Phase.LOT and seen.group == group)


def order(seen: State, now: State, group: int) -> dict[int, tuple[str, str]]:
    """Put `now` in order, and say of each team that was level what told it apart."""
    reasons: dict[int, tuple[str, str]] = {}
    for i in range(GROUP_SIZE):
        if (team := member(now, group, i)) >= 0:
            now.place[team] = 0
    divide(now, group, 0, Criterion.POINTS)
    if now.cup == Cup.KOREA_JAPAN_2002:
        _break_ties(now, group, reasons)
    _finish(seen, now, group, reasons)
    return reasons


def _break_ties(now: State, group: int, reasons: dict[int, tuple[str, str]]) -> None:
    place = 0
    while place < GROUP_SIZE:
        level = _sharing(now, group, place)
        for criterion, reason in REASONS.items():
            if len(level) > 1 and divide(now, group, place, criterion):
                reasons.update(dict.fromkeys(level, reason))
                break
        else:
            place += max(len(level), 1)


def _finish(seen: State, now: State, group: int, reasons: dict[int, tuple[str, str]]) -> None:
    """What the sheet alone cannot tell: lots that were drawn, replays, and those still due."""
    scored = seen.goals[2 * first_of_group(seen, group)] >= 0
    in_1930 = seen.cup == Cup.URUGUAY_1930
    for place in range(GROUP_SIZE):
        level = _sharing(now, group, place)
        if len(level) < 2:
            continue
        due = (place == 0 or seen.every_tie) if in_1930 else place < QUALIFIERS[seen.cup]
        if scored and len({seen.place[team] for team in level}) > 1:
            reasons.update(dict.fromkeys(level, REPLAY if in_1930 else LOT))
        elif due:
            reasons.update(dict.fromkeys(level, REPLAY_DUE if in_1930 else LOT_DUE))
        if scored:
            for team in level:
                now.place[team] = seen.place[team]


def _sharing(now: State, group: int, place: int) -> list[int]:
    members = (member(now, group, i) for i in range(GROUP_SIZE))
    return [team for team in members if team >= 0 and now.place[team] == place]


def table_line(now: State, group: int, team: int, reason: tuple[str, str] | None) -> dict[str, Any]:
    """One line of a table."""
    line = {"won": 0, "drawn": 0, "lost": 0, "for": 0, "against": 0, "points": 0}
    for row in range(2 * first_of_group(now, group), 2 * first_of_group(now, group + 1)):
        if now.team[row] == team:
            ours, theirs = now.goals[row], now.goals[row ^ 1]
            line["won" if ours > theirs else "drawn" if ours == theirs else "lost"] += 1
            line["for"] += ours
            line["against"] += theirs
            line["points"] += points(now, ours, theirs)
    return {
        "team": NATION[team],
        "seat": now.owner[team] if now.owner[team] >= 0 else None,
        "colour": Colour(colour_of(now, team)).name.lower(),
        **line,
        "place": now.place[team] + 1,
        "through": now.place[team] < QUALIFIERS[now.cup],
        "reason": reason[0] if reason else None,
        "clause": reason[1] if reason else None,
    }


# ------------------------------------------------------------------------------------- the board
def match_on(seen: State, match: int) -> dict[str, Any]:
    """A match that is being played: its group, if any, and both rows."""
    return {
        "match": match + 1,
        "group": group_of(seen, match),
        "rows": [row_on(seen, 2 * match), row_on(seen, 2 * match + 1)],
    }


def row_on(seen: State, row: int) -> dict[str, Any]:
    """One side of a match: its tokens from the arrow outward, a dash before one face down."""
    tokens = (seen.square[MOST_SQUARES * row + i] for i in range(squares_of(seen, row)))
    scored = seen.replay == 0 and seen.goals[row] >= 0
    return {
        "row": format_row(row),
        "team": NATION[seen.team[row]],
        "seat": seen.owner[seen.team[row]],
        "colour": Colour(colour_of(seen, seen.team[row])).name.lower(),
        "squares": squares_of(seen, row),
        "tokens": ["-" * (t > FLIPPED) + TOKEN_CODE[t % FLIPPED] for t in tokens if t],
        "exposed": can_cancel(Kind.OFFSIDE, seen.top[row]),
        "goals": seen.goals[row] if scored else seen.halves[row] // 2,
        "half": not scored and seen.halves[row] % 2 == 1,
    }


def targets(seen: View) -> dict[str, dict[str, list[str]]]:
    """Where each card of the coach who looks could go, while he still chooses one."""
    if seen.phase != Phase.CARD or seen.turn != seen.seat:
        return {}
    hand = seen.hand[seen.seat]
    return {CODE[kind]: targets_of(seen, kind) for kind in sorted({*hand.card[: hand.count]})}


def targets_of(seen: View, kind: int) -> dict[str, list[str]]:
    """The rows where the first token of a card may go, and those where it may cancel one."""
    if play_refusal(seen, kind) != 0:
        return {"place": [], "cancel": []}
    then = seen.copy()
    clear_card(then)
    then.card, then.phase = kind, Phase.TARGET
    out = [0] * MOST_LEGAL
    moves = out[: legal_moves(then, out)]
    return {
        "place": [format_row(move - PLACE) for move in moves if PLACE <= move < CANCEL],
        "cancel": [format_row(move - CANCEL) for move in moves if CANCEL <= move < ENOUGH],
    }


# ------------------------------------------------------------------------- results and bracket
def results(seen: State) -> list[dict[str, Any]]:
    """Every match whose teams are known, in the order of the board."""
    matches = range(end_match(seen, Round.FINAL))
    return [result(seen, match) for match in matches if seen.team[2 * match] >= 0]


def result(seen: State, match: int) -> dict[str, Any]:
    """One match: its score, what decided it, and whether it is on now."""
    left, right = 2 * match, 2 * match + 1
    scored, decided = seen.goals[left] >= 0, seen.decider[left] >= 0
    on = bool(seen.playing[match])
    return {
        "match": match + 1,
        "round": round_name(seen, match),
        "left": NATION[seen.team[left]],
        "right": NATION[seen.team[right]],
        "goals": [seen.goals[left], seen.goals[right]] if scored else None,
        "decider": [seen.decider[left], seen.decider[right]] if decided else None,
        "decided_by": ("shoot-out" if seen.cup else "replay") if decided else None,
        "replays": seen.replays[match],
        "halves": [seen.halves[left], seen.halves[right]] if on else None,
        "winner": winner(seen, match),
    }


def winner(seen: State, match: int) -> str | None:
    """The team that won a match; None for a draw, or before the end."""
    left = 2 * match
    if match >= first_match(seen, Round.ROUND_OF_16):
        side = seen.winner[knock_out_index(seen, match)]
        return NATION[seen.team[left + side - 1]] if side else None
    ours, theirs = seen.goals[left], seen.goals[left + 1]
    return NATION[seen.team[left if ours > theirs else left + 1]] if ours != theirs else None


def group_of(seen: State, match: int) -> str | None:
    """The name of the group of a match; None for a knock-out match."""
    for group in range(GROUPS[seen.cup]):
        if first_of_group(seen, group) <= match < first_of_group(seen, group + 1):
            return GROUP_NAME[seen.cup][group]
    return None


def round_name(seen: State, match: int) -> str:
    """The round of a match, the match for third place apart."""
    if seen.cup == Cup.KOREA_JAPAN_2002 and match == final_match(seen) - 1:
        return "third_place"
    for round_ in Round:
        if first_match(seen, round_) <= match < end_match(seen, round_):
            return round_.name.lower()
    raise ValueError(match)


def tie_name(seen: State, match: int) -> str:
    """What a match of the bracket is called within its round: a number, or W to Z."""
    return TIE_NAME[seen.cup][knock_out_index(seen, match)]


def bracket(seen: State) -> list[dict[str, Any]]:
    """The knock-out rounds: who plays, or where he will come from."""
    rounds = []
    match = first_match(seen, Round.ROUND_OF_16)
    for part in BOX["cups"][CUPS[seen.cup]]["bracket"]:
        matches = []
        for sources in part["matches"]:
            matches.append(
                {
                    "match": match + 1,
                    "round": round_name(seen, match),
                    "name": tie_name(seen, match),
                    "left": _place_in_bracket(seen, 2 * match, sources["left"]),
                    "right": _place_in_bracket(seen, 2 * match + 1, sources["right"]),
                    "winner": winner(seen, match) if seen.team[2 * match] >= 0 else None,
                }
            )
            match += 1
        rounds.append({"round": part["round"], "matches": matches})
    return rounds


def _place_in_bracket(seen: State, row: int, source: str) -> dict[str, Any]:
    return {"source": source, "team": NATION[seen.team[row]] if seen.team[row] >= 0 else None}
