"""Positions of every phase, drawn at random, and the facts of the rulebook to hold them against.

Nothing here asks the rules: cards, squares and order of play are stated anew.
"""

import random
from collections.abc import Iterator

from tests.games.buteur.pitch import parse_state
from tifo.core.events import Event, Events
from tifo.games.buteur import GAME
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import State

COUNT = 30
"""Positions of a phase."""
ORDER = {2: (0, 1, 0, 1), 3: (0, 1, 0, 2), 4: (0, 1, 2, 3)}
FULL = {2: (8, 8), 3: (8, 6, 6), 4: (6, 6, 6, 6)}
NOBODY_SHORT = -1
CLEARED = ("goal_kick", "clear_ball")
WAYS = "LFR"

# Left, forward and right; the same twelve with a hand, a red and a blue flag.
PATTERNS = (
    (2, 2, 2), (1, 3, 1), (3, 3, 0), (0, 3, 3), (2, 4, 0), (0, 4, 2),
    (4, 0, 4), (3, 4, 3), (0, 5, 0), (2, 5, 2), (0, 6, 0), (5, 0, 5),
)  # fmt: skip
ARROWS = {
    **{f"A{12 * s + i + 1:02}": arrows for s in range(3) for i, arrows in enumerate(PATTERNS)},
    "F1": (2, 2, 2), "F2": (1, 3, 1), "F3": (3, 1, 3),
    "G1": (4, 4, 4), "G2": (3, 5, 3), "G3": (0, 6, 0),
    "CR": (0, 0, 0), "CB": (0, 0, 0), "P": (0, 0, 0),
}  # fmt: skip
SYMBOLS = {
    code: ("none", "hand", "red", "blue")[1 + i // 12] for i, code in enumerate(ARROWS) if i < 36
}
SYMBOLS |= dict.fromkeys(("F1", "F2", "F3", "G1", "G2", "G3", "P"), "none")
SYMBOLS |= {"CR": "red", "CB": "blue"}
COPIES = dict.fromkeys(ARROWS, 1) | dict.fromkeys(("F2", "F3", "G1", "G2", "G3", "CR", "CB"), 2)
COPIES["F1"] = 4
CODES = tuple(ARROWS)
DECK = tuple(code for code in CODES for _ in range(COPIES[code]))
FLAGS = ("none", "hand", "red", "blue")
NEIGHBOURS = {
    "SW": (-1, -1), "S": (0, -1), "SE": (1, -1), "W": (-1, 0),
    "E": (1, 0), "NW": (-1, 1), "N": (0, 1), "NE": (1, 1),
}  # fmt: skip


# ------------------------------------------------------------------------------------ positions
def positions(phase: str, count: int = COUNT, **fixed: int) -> Iterator[State]:
    """Any position of a phase; `fixed` holds numbers of the notation."""
    rng = random.Random(f"{phase} {sorted(fixed.items())}")
    for _ in range(count):
        yield any_position(phase, rng, fixed)


def any_position(phase: str, rng: random.Random, fixed: dict[str, int]) -> State:
    """A position of a phase: any seats, pitch, half and turn, any cards anywhere."""
    numbers = {
        "seats": rng.choice((2, 3, 4)), "rows": rng.choice((14, 16, 18)), "turn": rng.randrange(4),
        "half": rng.choice((1, 2)), "first_team": rng.randrange(2), "second_half": rng.randrange(2),
        "left_post": rng.choice((3, 4)), "last_turn": rng.choice((0, 0, 1)),
        "flag": rng.choice((0, 2, 3)),
    } | fixed  # fmt: skip
    if phase == "corner_cut":
        numbers["flag"] = rng.choice((2, 3))
    words = [f"{key}={value}" for key, value in numbers.items()]
    x, y = any_square(phase, rng, numbers)
    words += [f"phase={phase} ball={x},{y} goals={rng.randrange(4)}-{rng.randrange(4)}"]
    if phase in ("draw", "redraw"):
        after = ("kick_off", "goal_kick", "clear_ball") if phase == "redraw" else ("open_play",)
        words += [f"next_phase={rng.choice(after)} next_turn={rng.randrange(4)}"]
    return parse_state(" ".join([*words, *any_cards(phase, rng, numbers)]))


def any_square(phase: str, rng: random.Random, at: dict[str, int]) -> tuple[int, int]:
    """Where the ball may lie in a phase."""
    rows, upward = at["rows"], (at["turn"] % 2 == 0) == (at["half"] == 1)
    home = 0 if upward else rows - 1
    match phase:
        case "kick_off":
            return 4, rows // 2 - 1
        case "goal_kick":
            return rng.choice((2, 7)), home
        case "clear_ball" | "place_ball":
            return rng.randrange(3, 7), home
        case "save":
            return rng.randrange(at["left_post"], 10 - at["left_post"]), -1 if upward else rows
        case "penalty_offer":
            return rng.randrange(2, 8), abs(rows - 1 - home - rng.randrange(3))
        case "throw_in":
            return rng.choice((0, 9)), rng.choice((0, rng.randrange(rows), rows - 1))
    return rng.randrange(10), rng.randrange(rows)


def any_cards(phase: str, rng: random.Random, at: dict[str, int]) -> Iterator[str]:
    """Hands, what was shown of them, and any pile; who is to move may lack a card that fits."""
    seats, mover = at["seats"], ORDER[at["seats"]][at["turn"]]
    deck = list(DECK)
    rng.shuffle(deck)
    if rng.random() < 0.35:
        deck.sort(key=lambda code: code[0] in ("AG" if phase in CLEARED else "A"))
    short = {"follow_up": 1, "penalty_offer": 1, "penalty_cut": 1, "redraw": 1}.get(phase, 0)
    for seat in sorted(range(seats), key=lambda one: one != mover):
        size = FULL[seats][seat] - (short if seat == mover else 0)
        if phase == "draw":
            size -= rng.choice((0, 0, 1, 2))
        hand = [deck.pop(0) for _ in range(size)]
        shown = [code for code in hand if rng.random() < 0.2]
        yield f"hand{seat}={'.'.join(hand)} shown{seat}={'.'.join(shown)}"
        rng.shuffle(deck)
    pile = rng.choice((0, 1, 2, 3, 4, 5, 12, len(deck)))
    if phase in ("draw", "redraw"):
        pile = max(pile, 1)
    if phase in ("corner_cut", "penalty_cut"):
        pile = min(pile, len(deck) - 1)
    yield f"pile={'.'.join(deck[:pile])}"


# --------------------------------------------------------------------------------- who and where
def mover(state: State) -> int:
    """The seat whose turn it is."""
    return seat_in(state, state.turn)


def seat_in(state: State, turn: int) -> int:
    """The seat that has a place in the order of play."""
    return ORDER[state.seats][turn % 4]


def plays_upward(state: State) -> bool:
    """Does the side whose turn it is play up the rows?"""
    return (state.turn % 2 == 0) == (state.half == 1)


def own_line(state: State) -> int:
    """The row in front of the own goal."""
    return 0 if plays_upward(state) else state.rows - 1


def their_line(state: State) -> int:
    """The row in front of the other goal."""
    return state.rows - 1 - own_line(state)


def start_squares(state: State, phase: str) -> list[tuple[int, int]]:
    """The squares that a kick may start from."""
    x, y = state.ball_x, state.ball_y
    if phase == "kick_off":
        row = state.rows // 2 - 1 if plays_upward(state) else state.rows // 2
        return [(4, row), (5, row)]
    if phase == "goal_kick":
        return [(2, y), (1, y)] if x == 2 else [(7, y), (8, y)]
    return [(x, y)]


def run(state: State, x: int, y: int, way: str, squares: int) -> tuple[str, int, int]:
    """How a kick ends and on which square, one step after the other."""
    ahead = 1 if plays_upward(state) else -1
    side = (WAYS.index(way) - 1) * ahead
    for _ in range(squares):
        if not 0 <= x + side < 10:
            return "touch", x, y
        x, y = x + side, y + ahead
        if y in (-1, state.rows):
            return ("goal" if state.left_post <= x <= 9 - state.left_post else "wide"), x, y
    return "in play", x, y


def is_in_area(state: State, line: int) -> bool:
    """Is the ball in the penalty area before a goal line?"""
    return 2 <= state.ball_x <= 7 and abs(state.ball_y - line) <= 2


# ------------------------------------------------------------------------------------- the cards
def hand_of(state: State, seat: int) -> list[str]:
    """The cards of a seat."""
    return [CODES[card] for card in list(state.hand[seat].card)[: state.hand[seat].count]]


def shown_by(state: State, seat: int) -> list[str]:
    """The cards in a hand that everybody has seen."""
    return [CODES[card] for card in list(state.shown[seat].card)[: state.shown[seat].count]]


def first_short(state: State) -> int:
    """The first seat that lacks a card which it can draw."""
    for seat in range(state.seats):
        if state.pile_count and len(hand_of(state, seat)) < FULL[state.seats][seat]:
            return seat
    return NOBODY_SHORT


def might_hold_penalty(state: State, seat: int, hidden: int) -> bool:
    """Could a seat hold the penalty, for all that was seen? `hidden` cards of it are unknown."""
    if "P" in shown_by(state, seat):
        return True
    elsewhere = any("P" in shown_by(state, other) for other in range(state.seats))
    return hidden > 0 and not elsewhere and not state.discard[CODES.index("P")]


# ------------------------------------------------------------------------------------ what is told
Told = tuple[str, str, int, int, int, int, int]
"""What happened, by which clause, to which seat, and the four public numbers."""


def tell(what: str, clause: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Told:
    """An event as it should be told."""
    return what, clause, seat, a, b, c, d


def told(event: Event) -> Told:
    """An event as it was told."""
    name = Happening(event.happening).name
    clause = GAME.clause_id(event.clause)
    return name, clause, event.seat, event.a, event.b, event.c, event.d


def applied(state: State, move: str) -> tuple[State, list[Told]]:
    """The position after a move, and what was told of it."""
    after, events = state.copy(), Events()
    GAME.rules.apply(after, GAME.notation.parse_move(move), events)
    GAME.conserved(after)
    return after, [told(event) for event in events.event[: events.count]]
