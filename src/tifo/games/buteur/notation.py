"""Moves and states as text, with exact inverses.

A move is `A01 F` (a card and its arrow: L, F or R; a `2` after it: from the second square), `CR`
(a card laid down), `A01 shed`, `throw NE`, `place 3`, `pass`, and for CHANCE `show A01`, `toss 1`.

A state is words of the form key=value. Whatever is left out has its value at the start of a match,
and cards that are mentioned nowhere lie in the pile (among the discards where the pile is given),
so that a test names only what matters: `phase=save turn=1 ball=4,14 hand1=G1.CR`.
"""

from tifo.core.errors import NotationError
from tifo.core.hands import add_card
from tifo.core.notation import read_move
from tifo.core.options import read_options
from tifo.core.records import Ints
from tifo.games.buteur.components import (
    CARDS,
    CODE,
    COPIES,
    DECK_SIZE,
    MOST_SEATS,
    OPTIONS,
    SECOND_START,
    SHED,
    USE,
)
from tifo.games.buteur.moves import MOVE_COUNT, PASS, PLACE, SHOW, THROW, TOSS
from tifo.games.buteur.options import OPTIONS_OFFERED
from tifo.games.buteur.state import Options, Phase, State, new_state

ARROWS = ("L", "F", "R")
COMPASS = ("SW", "S", "SE", "W", "E", "NW", "N", "NE")
NUMBERS = (
    "turn", "next_turn", "half", "first_team", "last_turn", "second_half", "rows", "left_post",
    "flag",
)  # fmt: skip


def format_move(move: int) -> str:
    """Write a move."""
    if move < THROW:
        return _format_play(CODE[move // OPTIONS], move % OPTIONS)
    if move < PLACE:
        return f"throw {COMPASS[move - THROW]}"
    if move < PASS:
        return f"place {move - PLACE + 1}"
    if move == PASS:
        return "pass"
    return f"show {CODE[move - SHOW]}" if move < TOSS else f"toss {move - TOSS}"


def _format_play(code: str, option: int) -> str:
    if option == USE:
        return code
    if option == SHED:
        return f"{code} shed"
    second = " 2" if option >= SECOND_START else ""
    return f"{code} {ARROWS[option % SECOND_START]}{second}"


_MOVES = {format_move(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """Read a move."""
    return read_move(text, _MOVES)


def format_state(state: State) -> str:
    """Write a state, whole."""
    words = [f"seats={state.seats}", f"phase={Phase(state.phase).name.lower()}"]
    words.append(f"next_phase={Phase(state.next_phase).name.lower()}")
    words += [f"{name}={getattr(state, name)}" for name in NUMBERS]
    words.append(f"ball={state.ball_x},{state.ball_y}")
    words.append(f"goals={state.goals[0]}-{state.goals[1]}")
    for seat in range(state.seats):
        hand, shown = state.hand[seat], state.shown[seat]
        words.append(f"hand{seat}={_format_cards(list(hand.card)[: hand.count])}")
        words.append(f"shown{seat}={_format_cards(list(shown.card)[: shown.count])}")
    for name in ("discard", "pile"):
        counts = getattr(state, name)
        cards = [card for card in range(CARDS) for _ in range(counts[card])]
        words.append(f"{name}={_format_cards(cards)}")
    return " ".join(words)


def parse_state(text: str) -> State:
    """Read a state."""
    try:
        words = dict(word.split("=", 1) for word in text.split())
    except ValueError:
        raise NotationError("error-notation-state", text=text) from None
    state = State()
    given: dict[str, str] = {name: words[name] for name in ("seats", "rows") if name in words}
    new_state(state, read_options(Options, OPTIONS_OFFERED, given))
    try:
        for key, value in words.items():
            _read_word(state, key, value)
    except (AttributeError, IndexError, KeyError, ValueError):
        raise NotationError("error-notation-state", text=text) from None
    if "pile" not in words:
        state.pile = _the_rest(state, state.discard)
    elif "discard" not in words:
        state.discard = _the_rest(state, state.pile)
    state.pile_count = sum(state.pile)
    state.discard_count = sum(state.discard)
    lying = state.pile_count + state.discard_count + sum(hand.count for hand in state.hand)
    if lying != DECK_SIZE or min(*state.pile, *state.discard) < 0:
        raise NotationError("error-notation-state", text=text)
    return state


def _read_word(state: State, key: str, value: str) -> None:
    match key:
        case "seats":
            pass
        case "phase" | "next_phase":
            setattr(state, key, int(Phase[value.upper()]))
        case "ball":
            state.ball_x, state.ball_y = (int(part) for part in value.split(","))
        case "goals":
            state.goals[0], state.goals[1] = (int(part) for part in value.split("-"))
        case "discard" | "pile":
            counts = [0] * CARDS
            for card in _read_cards(value):
                counts[card] += 1
            setattr(state, key, counts)
        case _ if key[:-1] in ("hand", "shown") and int(key[-1]) < MOST_SEATS:
            for card in _read_cards(value):
                add_card(getattr(state, key[:-1])[int(key[-1])], card)
        case _ if key in NUMBERS:
            setattr(state, key, int(value))
        case _:
            raise KeyError(key)


def _format_cards(cards: list[int]) -> str:
    return ".".join(CODE[card] for card in cards)


def _read_cards(text: str) -> list[int]:
    return [CODE.index(code) for code in text.split(".") if code]


def _the_rest(state: State, lying: Ints) -> list[int]:
    rest = [COPIES[card] - lying[card] for card in range(CARDS)]
    for hand in state.hand:
        for card in list(hand.card)[: hand.count]:
            rest[card] -= 1
    return rest
