"""Why a move is refused, told once more: the clause, or what the caller did."""

from tests.games.worldcup.referee import PARTS, Ask, Referee
from tifo.core.contract import CHANCE, NOT_NOW, NOT_YOURS

NO_EFFECT = {"D": "h.ii", "F": "i.1", "O": "j.1", "G21": "d.3", "G111": "e", "G11": "f"}
DIFFERENT = {"G21": "d.1", "G111": "e", "G11": "f"}


def why(cup: Referee, ask: Ask, move: str) -> str:
    """What forbids a move here and now; empty where it is allowed."""
    if move in ask.moves:
        return ""
    verb, _, what = move.partition(" ")
    if ask.who == CHANCE or verb in ("draw", "die", "whistle", "team", "seat"):
        return str(NOT_YOURS)
    if ask.card:
        return why_not_this_way(cup, ask, verb, what)
    if "lift" in ask.moves or verb not in ("play", "discard"):
        return str(NOT_NOW)
    if what not in cup.hands[ask.who]:
        return "WC-V.b.1"
    if last_phase(cup):
        return "WC-XI.p.2"
    return f"WC-VI.{NO_EFFECT.get(what, 'l')}"


def last_phase(cup: Referee) -> bool:
    """Are only one's own matches open?"""
    return cup.round == "final" and cup.cup == "2002"


def why_not_this_way(cup: Referee, ask: Ask, verb: str, row: str) -> str:
    """A card lies: what forbids this use of it."""
    if verb in ("play", "discard"):
        return "WC-V.b.1"
    if verb in ("lift", "play-on"):
        return str(NOT_NOW)
    if verb == "enough":
        return "WC-V.b.3"
    if row not in cup.rows:
        return "WC-EX.15.a-d"
    if row not in cup.allowed(ask.who):
        return "WC-XI.p.2"
    clause = why_not_placed(cup, ask, row) if verb == "place" else why_not_cancelled(cup, ask, row)
    return f"WC-{clause}"


def why_not_placed(cup: Referee, ask: Ask, row: str) -> str:
    """No token goes there."""
    if ask.card in "FO":
        return "VI.i.1"
    if cup.free(row) == 0:
        return "VI.l"
    if cup.team(row) in ask.had:
        return f"VI.{DIFFERENT[ask.card]}"
    assert ask.card in PARTS
    assert ask.goals == 2
    return "VI.d.2"


def why_not_cancelled(cup: Referee, ask: Ask, row: str) -> str:
    """The outermost token is safe."""
    if ask.card not in ("D", "F", "O"):
        return "VI.0.2"
    top = cup.top(row)
    if top.startswith("-"):
        return "VII.3"
    return {"": "VII.1", "D": "VI.h.i", "P": "VI.k.3", "A": "VI.i.1"}.get(top, "VI.h.ii")
