"""What a coach would write down: the season, his squad, the man on the table, the match, a deal."""

from collections.abc import Mapping
from typing import Any

from tifo.core.contract import NOBODY
from tifo.games.footmania import advice
from tifo.games.footmania.apply.championship import merit
from tifo.games.footmania.components import (
    AMOUNT,
    CODE,
    DAY_MATCHES,
    DAYS,
    EURO_CODE,
    IS_RED,
    KIND_OF,
    KINDS,
    LAP,
    MEN,
    MOST_DAYS,
    NOTE,
    NUMBERS,
    PENNANTS_A_STAR,
    PLUS_CODE,
    QUESTION_CODE,
    SCHEDULE,
    SPONSOR_CARDS,
    SPONSOR_OF,
    SQUARE_CODE,
    STARS,
    Square,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.holdings import has_sponsor, row, sponsor_of_kind
from tifo.games.footmania.legal.refusals import lowest_bid
from tifo.games.footmania.names import question_name, round_of
from tifo.games.footmania.pitch import fits, is_off, man_at, place_of, side_of, strength
from tifo.games.footmania.state import EVERYBODY, SENT_OFF, Phase, Place
from tifo.games.footmania.track import MOST_CHOICES, walk
from tifo.games.footmania.view import View

STARS_OF = dict(zip(CODE, STARS, strict=True))
"""Shirt and printed stars together, by footballer."""
ON_THE_TABLE = (Phase.BUY, Phase.SCOUTED, Phase.AUCTION)
BARGAINING = (Phase.MONEY, Phase.ANSWER, Phase.HAND_OVER)
ON_THE_PITCH = (
    Phase.LINE_UP,
    Phase.FIELD,
    Phase.TOUCHLINE,
    Phase.TARGET,
    Phase.PROTEST,
    Phase.REPLACE,
    Phase.SUBSTITUTE,
    Phase.BOOST,
)


def sheet(seen: View) -> Mapping[str, Any]:
    """Everything that the board needs and that a rule works out, as plain data."""
    phase = Phase(seen.phase)
    mine = seen.seat != NOBODY
    team = advice.team_of(seen, seen.seat) if mine else None
    told: dict[str, Any] = {
        "phase": phase.name.lower(),
        "round": round_of(seen),
        "days": DAYS[seen.seats - 2],
        "stars": STARS_OF,
        "seats": [seat_line(seen, seat) for seat in range(seen.seats)],
        "fixtures": fixtures(seen),
        "squad": squad(seen, team) if team else None,
        "asked": question_name(seen.asked - 1) if seen.asked else None,
    }
    if phase == Phase.WAY:
        told["ways"] = ways(seen)
    if phase in ON_THE_TABLE and seen.drawn > 0:
        told["man"] = on_the_table(seen, team)
    if phase in ON_THE_PITCH:
        told["match"] = match(seen)
    if phase == Phase.EUROMATCH and team:
        stars = team.stars + int(seen.pennants[seen.seat]) // PENNANTS_A_STAR
        told["rival"] = {"code": EURO_CODE[seen.rival - 1], "stars": stars}
    if mine:
        told |= bargain(seen, phase)
    return told


def bargain(seen: View, phase: Phase) -> dict[str, Any]:
    """The market and the offer on the table, for those whom they concern."""
    me = seen.seat
    if phase in (Phase.MARKET, Phase.FORCED, Phase.WHOM, Phase.GIVING) and seen.actor == me:
        others = advice.partners(seen, me)
        told: dict[str, Any] = {"partners": others, "gives": advice.gives(seen, me)}
        if phase in (Phase.WHOM, Phase.GIVING):
            seats = [one["seat"] for one in others]
            if phase == Phase.GIVING:
                seats = [int(seen.offer_to)]
            told["suggestions"] = advice.suggestions(seen, me, seats)
        return {"market": told}
    if phase in BARGAINING and me in (seen.offer_from, seen.offer_to):
        deal = advice.weigh(seen, me)
        if phase == Phase.MONEY and seen.actor == me:
            deal |= {"balance": advice.balance(seen), "further": advice.further(seen, me)}
        return {"deal": deal}
    return {}


# -------------------------------------------------------------------------------------- the seats
def seat_line(seen: View, seat: int) -> dict[str, Any]:
    """What everybody may know of a seat, and what this one is sure of."""
    me = seen.seat if seen.seat != NOBODY else EVERYBODY
    merits = [merit(seen, other) for other in range(seen.seats)]
    known = row(me, seat)
    shown = [CODE[man] for man in range(MEN) if seen.man[man] == Place.OPEN + seat]
    return {
        "rank": sum(other > merits[seat] for other in merits) + 1,
        "played": played(seen, seat),
        "points": int(seen.points[seat]),
        "pennants": int(seen.pennants[seat]),
        "men": int(seen.squad[seat]),
        "shown": shown,
        "sponsors": [QUESTION_CODE[c] for c in range(SPONSOR_CARDS) if has_sponsor(seen, seat, c)],
        "plus": [] if seat == me else kinds(seen.known, known),
    }


def kinds(counts: Any, first: int) -> list[str]:
    """Plus cards one by one."""
    return [PLUS_CODE[k] for k in range(KINDS) for _ in range(counts[first + k])]


def pair(seen: View, day: int, game: int) -> list[int]:
    """Who meets whom."""
    first = 4 * ((seen.seats - 2) * MOST_DAYS + day) + 2 * game
    return [int(seen.seat_of[SCHEDULE[first + side]]) for side in range(2)]


def fixtures(seen: View) -> list[list[list[int]]]:
    """The pairs of each day, once the numbers are given."""
    if seen.numbered < seen.seats:
        return []
    games = range(DAY_MATCHES[seen.seats - 2])
    return [[pair(seen, day, game) for game in games] for day in range(DAYS[seen.seats - 2])]


def played(seen: View, seat: int) -> int:
    """How many matches of the championship are behind a seat."""
    return sum(
        seat in match
        for day, matches in enumerate(fixtures(seen))
        for game, match in enumerate(matches)
        if day < seen.day or (day == seen.day and game < seen.match and seen.contenders == 0)
    )


def squad(seen: View, team: advice.Team) -> dict[str, Any]:
    """My men and the best team that they make."""
    me = seen.seat
    men = [man for man in range(MEN) if owns(seen, me, man)]
    return {
        "men": [CODE[man] for man in men],
        "unseen": [CODE[man] for man in men if seen.man[man] == Place.HELD + me],
        "eleven": [CODE[man] if man >= 0 else None for man in team.at],
        "gaps": team.gaps,
        "stars": team.stars,
        "foreigners": sum(IS_RED[man] for man in team.at if man >= 0),
        "complete": bool(seen.complete[me]),
        "plus": kinds(seen.plus, KINDS * me),
    }


# -------------------------------------------------------------------------------------- the track
def ways(seen: View) -> dict[str, Any]:
    """For each square within reach the way there, and what it pays at once."""
    seat = seen.turn
    start, back = int(seen.square[seat]), int(seen.came[seat]) - 1
    found: dict[str, Any] = {}
    for choices in range(MOST_CHOICES):
        goal, _, left = walk(start, back, int(seen.die), choices)
        if left == 0 and SQUARE_CODE[goal] not in found:
            path = [walk(start, back, steps, choices)[0] for steps in range(1, seen.die + 1)]
            found[SQUARE_CODE[goal]] = {
                "path": [SQUARE_CODE[square] for square in (start, *path)],
                "across": any(square >= LAP for square in path),
                "pays": pays(seen, seat, goal),
            }
    return found


def pays(seen: View, seat: int, square: int) -> int:
    """What a stop brings at once, in francs."""
    if KIND_OF[square] == Square.PACTOLE:
        return int(seen.pactole) * NOTE
    if KIND_OF[square] == Square.SPONSOR:
        card = sponsor_of_kind(seen, seat, SPONSOR_OF[square])
        return AMOUNT[card] * NOTE if card >= 0 else 0
    return 0


# ---------------------------------------------------------------------------- the man on the table
def on_the_table(seen: View, team: advice.Team | None) -> dict[str, Any]:
    """Who he is, what he would do for me, and how the bidding stands."""
    man = int(seen.drawn) - 1
    told: dict[str, Any] = {"code": CODE[man]}
    if team:
        after = advice.team_of(seen, seen.seat, [man])
        told |= {
            "before": team.stars,
            "after": after.stars,
            "fills": [number for number in team.gaps if number not in after.gaps],
            "gaps": team.gaps,
        }
    if seen.phase == Phase.AUCTION:
        told |= {
            "lowest": lowest_bid(seen) * NOTE,
            "bidders": [bidder(seen, seat) for seat in range(seen.seats)],
        }
    return told


def bidder(seen: View, seat: int) -> str:
    """How a seat stands in the auction."""
    if seen.bidder == seat + 1:
        return "leads"
    if seat == seen.turn:
        return "declined"
    return "out" if seen.out_of_auction >> seat & 1 else "in"


# -------------------------------------------------------------------------------------- the match
def match(seen: View) -> dict[str, Any]:
    """The sides as far as this seat may see them, and its bench."""
    told: dict[str, Any] = {
        "home": int(seen.home),
        "away": int(seen.away),
        "sides": [side(seen, 0), side(seen, 1)],
    }
    me = seen.seat
    if me in (seen.home, seen.away):
        mine = side_of(seen, me)
        spare = [man for man in range(MEN) if owns(seen, me, man) and place_of(seen, mine, man) < 0]
        told["bench"] = [CODE[man] for man in spare if not is_off(seen, man)]
        told["off"] = [CODE[man] for man in spare if is_off(seen, man)]
        if seen.phase == Phase.LINE_UP and seen.actor == me:
            told["fits"] = {
                CODE[man]: [place + 1 for place in range(NUMBERS) if may_stand(seen, place, man)]
                for man in range(MEN)
                if owns(seen, me, man)
            }
    return told


def may_stand(seen: View, place: int, man: int) -> bool:
    """May the coach put this man there now?"""
    side = side_of(seen, seen.actor)
    untouched = seen.changed >> place & 1 == 0
    return untouched and place_of(seen, side, man) != place and fits(seen, side, place, man)


def side(seen: View, which: int) -> dict[str, Any]:
    """One side: who stands where, and its stars; nothing of what is hidden."""
    seat = int(seen.home if which == 0 else seen.away)
    told: dict[str, Any] = {
        "seat": seat,
        "boost": int(seen.boost[which]),
        "pennants": int(seen.pennants[seat]) // PENNANTS_A_STAR,
        "changes": int(seen.changes[which]),
        "used": int(seen.used[which]),
        "eleven": None,
        "stars": None,
    }
    if seen.revealed == 1 or seat == seen.seat:
        there = [int(seen.line_up[NUMBERS * which + place]) for place in range(NUMBERS)]
        told["eleven"] = [CODE[man - 1] if man > 0 else standing_in(man) for man in there]
        told["stars"] = strength(seen, which)
        men = [man_at(seen, which, place) for place in range(NUMBERS)]
        told["foreigners"] = sum(IS_RED[man] for man in men if man >= 0)
    return told


def standing_in(there: int) -> str:
    """A trainee, or the gap that a red card left."""
    return "off" if there == SENT_OFF else "trainee"
