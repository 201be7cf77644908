"""How a match looks before its end. The numbers are fitted to matches played by rules of thumb."""

from tifo.core.growth import growth
from tifo.core.records import Ints
from tifo.games.footmania.components import AMOUNT, MEN, REDUCED, SPONSOR_CARDS
from tifo.games.footmania.eleven import SPARED, best_eleven, owns
from tifo.games.footmania.holdings import has_sponsor
from tifo.games.footmania.state import State, blank_sheet
from tifo.games.footmania.valuation import is_best_of_kind

FEW_MEN, MANY_MEN = 16, 30
"""Of all seats together, while teams are built."""
EARLY_DAY = 2
STAR = (116, 116, 137, 344, 243)
"""A star of the best eleven, in thousandths of a power of e, by time; and so on."""
MAN = (265, 375, 454, 60, 0)
NOTE = (43, 51, 110, 37, 21)
SPARE = (40, 40, 90, 7, 15)
SPONSOR = (105, 127, 110, 49, 0)
PENNANT = (170, 170, 170, 174, 215)
PLUS_CARD = (5, 29, 41, 135, 196)
POINT = (0, 0, 0, 604, 742)


def outlook(state: State, out: Ints) -> None:
    """Each seat is a side; its parts grow with what it has."""
    time = time_of(state)
    best = balance(state, 0, time)
    for seat in range(state.seats):
        out[2 * seat] = seat
        out[2 * seat + 1] = balance(state, seat, time)
        best = max(best, out[2 * seat + 1])
    for seat in range(state.seats):
        out[2 * seat + 1] = growth(out[2 * seat + 1] - best)
    out[2 * state.seats] = 0


def time_of(state: State) -> int:
    """How far the match has come, as the tables count it."""
    if state.stage > 1:
        return 3 if state.day <= EARLY_DAY else 4
    men = 0
    for seat in range(state.seats):
        men += state.squad[seat]
    if men < FEW_MEN:
        return 0
    return 1 if men < MANY_MEN else 2


def balance(state: State, seat: int, time: int) -> int:
    """What a seat has."""
    stars, men = best_eleven(state, seat, SPARED)
    value = STAR[time] * stars + MAN[time] * men + NOTE[time] * state.cash[seat]
    for man in range(MEN):
        if state.sheet[0].where[man] == 0 and owns(state, seat, man):
            value += SPARE[time] * REDUCED[man]
    blank_sheet(state)
    for card in range(SPONSOR_CARDS):
        if has_sponsor(state, seat, card) and is_best_of_kind(state, seat, card):
            value += SPONSOR[time] * AMOUNT[card]
    value += PENNANT[time] * state.pennants[seat] + PLUS_CARD[time] * state.plus_count[seat]
    return value + POINT[time] * state.points[seat]
