"""The strongest legal eleven of a squad, exactly.

Each number is worn by a different man who can play there, at most three of them foreigners. That is
a flow of men into places: nationals come straight from the squad, foreigners through a gate that
lets three pass. Adding the best path again and again gives the best team; a path may move men who
are already placed to other places, or send a foreigner back through the gate for another one.
"""

from tifo.games.footmania.components import (
    FOREIGNERS,
    IS_RED,
    MEN,
    MOST_SEATS,
    NUMBERS,
    PLACES,
    PLAY_COUNT,
    PLAYS,
    STARS,
    TRAINEE_STARS,
)
from tifo.games.footmania.state import STALE, Place, Sheet, State, blank_sheet

GATE = NUMBERS
"""The node that foreigners pass."""
SQUAD = -1
"""Origin of a path."""
NO_PATH = -30_000
SPARED = -TRAINEE_STARS
"""What a man is worth besides his stars: a trainee fewer."""
FILLED = 100
"""The same where filled numbers count more than any stars."""


def owns(state: State, seat: int, man: int) -> bool:
    """Is he this seat's man, seen or unseen?"""
    place = state.man[man]
    return place == Place.HELD + seat or place == Place.OPEN + seat


def best_eleven(state: State, seat: int, edge: int) -> tuple[int, int]:
    """Fill the sheet with the best team; return its stars (trainees count) and its men."""
    sheet = state.sheet[0]
    blank_sheet(state)
    reds = 0
    men = 0
    while True:
        place = best_path(state, sheet, seat, edge, reds)
        if place < 0:
            break
        reds += follow_path(sheet, place)
        men += 1
    stars = TRAINEE_STARS * (NUMBERS - men)
    for place in range(NUMBERS):
        if sheet.at[place] > 0:
            stars += STARS[sheet.at[place] - 1]
    return stars, men


def best_path(state: State, sheet: Sheet, seat: int, edge: int, reds: int) -> int:
    """Find the path that adds most; return the empty place where it ends, or -1."""
    for node in range(NUMBERS + 1):
        sheet.gain[node] = NO_PATH
    if reds < FOREIGNERS:
        sheet.gain[GATE] = 0
        sheet.origin[GATE] = SQUAD
    for man in range(MEN):
        if IS_RED[man] == 0 and sheet.where[man] == 0 and owns(state, seat, man):
            reach(sheet, man, STARS[man] + edge, SQUAD)
    pass_gate(state, sheet, seat, edge)
    while shift_men(sheet, edge):
        pass_gate(state, sheet, seat, edge)
    best, gain = -1, 0
    for place in range(NUMBERS):
        if sheet.at[place] == 0 and sheet.gain[place] > gain:
            best, gain = place, sheet.gain[place]
    return best


def reach(sheet: Sheet, man: int, gain: int, origin: int) -> bool:
    """Note that a man can come to his places with this gain; is that better anywhere?"""
    better = False
    for i in range(PLAY_COUNT[man]):
        place = PLAYS[PLACES * man + i]
        if gain > sheet.gain[place]:
            sheet.gain[place] = gain
            sheet.by[place] = man
            sheet.origin[place] = origin
            better = True
    return better


def pass_gate(state: State, sheet: Sheet, seat: int, edge: int) -> None:
    """Let the foreigners who have no place come through the gate."""
    if sheet.gain[GATE] == NO_PATH:
        return
    for man in range(MEN):
        if IS_RED[man] == 1 and sheet.where[man] == 0 and owns(state, seat, man):
            reach(sheet, man, sheet.gain[GATE] + STARS[man] + edge, GATE)


def shift_men(sheet: Sheet, edge: int) -> bool:
    """Whoever loses his place goes to another or back through the gate; is anything better?"""
    better = False
    for place in range(NUMBERS):
        if sheet.at[place] > 0 and sheet.gain[place] > NO_PATH:
            man = sheet.at[place] - 1
            gain = int(sheet.gain[place])
            if reach(sheet, man, gain, place):
                better = True
            if IS_RED[man] == 1 and gain - STARS[man] - edge > sheet.gain[GATE]:
                sheet.gain[GATE] = gain - STARS[man] - edge
                sheet.origin[GATE] = place
                better = True
    return better


def follow_path(sheet: Sheet, place: int) -> int:
    """Put everyone on the path into his new place; return how many more foreigners there are."""
    while True:
        man = sheet.by[place]
        origin = sheet.origin[place]
        sheet.at[place] = man + 1
        sheet.where[man] = place + 1
        if origin == SQUAD:
            return 0
        if origin == GATE:
            origin = sheet.origin[GATE]
            if origin == SQUAD:
                return 1
            sheet.where[sheet.at[origin] - 1] = 0
        place = origin


def draw_up(state: State, home: int, away: int, edge: int) -> None:
    """Look through every squad that has changed, and line up the best eleven of two seats (or -1).

    The one place in the rules where teams are put together.
    """
    for task in range(MOST_SEATS + 2):
        side = task - MOST_SEATS
        seat = task
        if side >= 0:
            seat = home if side == 0 else away
        elif state.complete[task] == STALE:
            state.complete[task] = 0
            if state.stage != 1 or state.squad[task] < state.team:
                seat = -1
        else:
            seat = -1
        if seat >= 0:
            _, men = best_eleven(state, seat, edge if side >= 0 else FILLED)
            if side < 0:
                state.complete[seat] = men >= state.team
            else:
                for place in range(NUMBERS):
                    state.line_up[NUMBERS * side + place] = state.sheet[0].at[place]
            blank_sheet(state)
