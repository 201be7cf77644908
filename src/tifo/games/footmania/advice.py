"""What a bargain would mean to a coach, from his own squad and from what lies open.

Everything here reads a view: footballers that others hide count for nothing but their number.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tifo.games.footmania.components import (
    CODE,
    ITEM_CODE,
    ITEMS,
    MEN,
    NOTE,
    NUMBERS,
    PRICE,
    SIDE_ITEMS,
    STARS,
    TRAINEE_STARS,
)
from tifo.games.footmania.eleven import FILLED, SPARED, best_eleven, owns
from tifo.games.footmania.holdings import bank_price, owns_item
from tifo.games.footmania.legal.bargain import (
    WANTED,
    can_deal,
    has_unseen,
    lies_open,
    may_name,
    notes_of,
)
from tifo.games.footmania.moves import BID, EVEN, GET
from tifo.games.footmania.notation import format_move
from tifo.games.footmania.state import blank_sheet
from tifo.games.footmania.valuation import (
    FILLED_NUMBER,
    GOING_RATE,
    WORST_MAN,
    place_of_item,
    put_item,
    star_value,
    swap,
    usual_price,
)
from tifo.games.footmania.view import View

MOST_SUGGESTIONS = 3


@dataclass(frozen=True)
class Team:
    """The best team of a squad: the man in each place, or -1."""

    at: tuple[int, ...]

    @property
    def stars(self) -> int:
        """Trainees count."""
        return sum(STARS[man] if man >= 0 else TRAINEE_STARS for man in self.at)

    @property
    def gaps(self) -> list[int]:
        """The numbers that nobody wears."""
        return [place + 1 for place, man in enumerate(self.at) if man < 0]

    @property
    def men(self) -> int:
        """How many numbers are worn."""
        return NUMBERS - len(self.gaps)


def team_of(seen: View, seat: int, items: Iterable[int] = ()) -> Team:
    """The team of a seat if these items changed hands: what is its own goes, the others come.

    While teams are built a filled number counts more than any stars.
    """
    moved = [(item, place_of_item(seen, item)) for item in items]
    for item, place in moved:
        swap(seen, seat, item, place)
    best_eleven(seen, seat, FILLED if seen.stage == 1 else SPARED)
    at = tuple(int(seen.sheet[0].at[place]) - 1 for place in range(NUMBERS))
    blank_sheet(seen)
    for item, place in moved:
        put_item(seen, item, place)
    return Team(at)


# -------------------------------------------------------------------------------- an offer so far
def weigh(seen: View, seat: int) -> dict[str, Any]:
    """Both sides of the offer on the table by what the bank would pay, and what it does to me."""
    mine, theirs = (seen.give, seen.ask) if seat == seen.offer_from else (seen.ask, seen.give)
    notes = int(seen.sum) if seat == seen.offer_from else -int(seen.sum)
    goes, comes = named(mine), named(theirs)
    before, after = team_of(seen, seat), team_of(seen, seat, goes + comes)
    wanted = [item - WANTED + 1 for item in theirs if item >= WANTED]
    stars = after.stars
    if wanted and wanted[0] in after.gaps:
        stars += WORST_MAN - TRAINEE_STARS
    return {
        "goes": (resale(mine) + max(0, notes)) * NOTE,
        "comes": (resale(theirs) + max(0, -notes)) * NOTE,
        "before": before.stars,
        "after": stars,
        "gaps": [number for number in after.gaps if number not in wanted],
        "guess": bool(wanted or any(item >= WANTED for item in mine)),
    }


def named(items: Iterable[int]) -> list[int]:
    """The items that an offer names."""
    return [int(item) - 1 for item in items if 0 < item < WANTED]


def resale(items: Iterable[int]) -> int:
    """What the bank would pay; for any man with a number, what is usual."""
    return sum(GOING_RATE if item >= WANTED else bank_price(item - 1) for item in items if item > 0)


def balance(seen: View) -> str | None:
    """The sum that makes both sides alike, as near as the notes allow."""
    sums = [move for move in range(GET, BID) if may_name(seen, move)]
    wanted = resale(seen.ask) - resale(seen.give)
    return format_move(min(sums, key=lambda move: abs(notes_of(move) - wanted))) if sums else None


def further(seen: View, seat: int) -> dict[str, Any] | None:
    """The open card of the other coach that would help most besides what is asked."""
    if seen.ask[SIDE_ITEMS - 1] > 0:
        return None
    moved = named(seen.give) + named(seen.ask)
    now = team_of(seen, seat, moved)
    best, best_stars = -1, now.stars
    for item in range(MEN):
        if lies_open(seen, seen.offer_to, item) and item not in moved:
            stars = team_of(seen, seat, [*moved, item]).stars
            if stars > best_stars:
                best, best_stars = item, stars
    return {"item": CODE[best], "stars": best_stars} if best >= 0 else None


# ------------------------------------------------------------------------------------- the market
def partners(seen: View, seat: int) -> list[dict[str, Any]]:
    """With whom there is something to deal, and what may be asked there."""
    return [
        {
            "seat": other,
            "cash": int(seen.cash[other]) * NOTE,
            "asks": [ITEM_CODE[item] for item in range(ITEMS) if lies_open(seen, other, item)],
            "unseen": has_unseen(seen, other),
        }
        for other in range(seen.seats)
        if can_deal(seen, seat, other)
    ]


def gives(seen: View, seat: int) -> list[str]:
    """What a coach can give."""
    return [ITEM_CODE[item] for item in range(ITEMS) if owns_item(seen, seat, item)]


def suggestions(seen: View, seat: int, others: list[int]) -> list[dict[str, Any]]:
    """Bargains that help a coach and are usual among friends, best first."""
    if seen.debt[seat] > 0:
        return []
    team = team_of(seen, seat)
    spares = [man for man in range(MEN) if owns(seen, seat, man) and man not in team.at]
    found = [
        *(deal for other in others for deal in purchases(seen, seat, other, team, spares)),
        *(deal for other in others for deal in sales(seen, seat, other, team, spares)),
    ]
    found.sort(key=lambda deal: -int(deal["score"]))
    return found[:MOST_SUGGESTIONS]


def purchases(
    seen: View, seat: int, other: int, team: Team, spares: list[int]
) -> Iterator[dict[str, Any]]:
    """An open man who makes the team better, or any man for a number that is missing."""
    best: tuple[int, int, Team] | None = None
    for man in range(MEN):
        if lies_open(seen, other, man):
            after = team_of(seen, seat, [man])
            helps = FILLED_NUMBER * (after.men - team.men)
            helps += star_value(seen) * (after.stars - team.stars) - usual_price(man)
            if helps > 0 and (best is None or helps > best[0]):
                best = helps, man, after
    if best is not None:
        helps, man, after = best
        spare = min(spares, key=lambda one: abs(PRICE[one] - PRICE[man]), default=-1)
        given = [spare] if spare >= 0 and PRICE[spare] <= PRICE[man] else []
        yield from deal(seen, seat, other, given, CODE[man], (team.stars, after.stars), helps)
    elif team.gaps and has_unseen(seen, other) and seen.cash[seat] >= GOING_RATE:
        stars = team.stars + WORST_MAN - TRAINEE_STARS
        yield from deal(seen, seat, other, [], f"no {team.gaps[0]}", (team.stars, stars), 0)


def sales(
    seen: View, seat: int, other: int, team: Team, spares: list[int]
) -> Iterator[dict[str, Any]]:
    """The dearest spare man, to a coach who can pay."""
    spare = max(spares, key=lambda man: PRICE[man], default=-1)
    if spare >= 0 and seen.cash[other] >= usual_price(spare):
        yield from deal(seen, seat, other, [spare], None, (team.stars, team.stars), -1)


def payable(seen: View, seat: int, other: int) -> list[int]:
    """The sums for which both coaches have the money."""
    mine, theirs = seen.cash[seat], seen.cash[other]
    return [move for move in range(GET, BID) if -theirs <= notes_of(move) <= mine]


def deal(
    seen: View,
    seat: int,
    other: int,
    given: list[int],
    asked: str | None,
    stars: tuple[int, int],
    score: int,
) -> Iterator[dict[str, Any]]:
    """A bargain with the sum that is usual, as far as there is money; none without any."""
    price = 0 if asked is None else GOING_RATE
    if asked in CODE:
        price = usual_price(CODE.index(asked))
    wanted = price - sum(usual_price(man) for man in given)
    sums = [
        move
        for move in payable(seen, seat, other)
        if move != EVEN or (given and asked)
        if (move <= EVEN or asked) and (move >= EVEN or given)
    ]
    if sums:
        yield {
            "to": other,
            "give": [CODE[man] for man in given],
            "ask": [] if asked is None else [asked],
            "sum": format_move(min(sums, key=lambda move: abs(notes_of(move) - wanted))),
            "before": stars[0],
            "after": stars[1],
            "score": score,
        }
