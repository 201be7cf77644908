"""Moves and states as text, with exact inverses.

A move is a card (`captain`) or `pass`, and for CHANCE `draw captain` or `throw 4`.

A state is words of the form key=value: `phase=change hand0=star fielded=regular.captain die=2.5`.
What is left out is as before the quarter-final with empty hands, and cards that are mentioned
nowhere lie in the pile, so that a test names only what matters.
"""

from tifo.core.errors import NotationError
from tifo.core.hands import add_card
from tifo.core.records import Ints
from tifo_cuptie.components import CARDS, COPIES, FACES, NAME, ROUNDS, SEATS, SQUAD
from tifo_cuptie.moves import DRAW, MOVE_COUNT, PASS, THROW
from tifo_cuptie.state import Options, Phase, State, new_state

NONE = "-"
ROWS = {"won": ROUNDS, "owed": SEATS, "came_on": SEATS, "die": SEATS}
"""Rows of numbers, and how long they are."""


def format_move(move: int) -> str:
    """Write a move."""
    if move < PASS:
        return NAME[move]
    if move == PASS:
        return "pass"
    return f"draw {NAME[move - DRAW]}" if move < THROW else f"throw {move - THROW + 1}"


_MOVES = {format_move(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """Read a move."""
    move = _MOVES.get(" ".join(text.split()))
    if move is None:
        raise NotationError("error-notation-move", text=text)
    return move


def format_state(state: State) -> str:
    """Write a state, whole: the pile is what is mentioned nowhere."""
    words = [f"phase={Phase(state.phase).name.lower()}", f"round={state.round}"]
    words += [f"{name}={'.'.join(str(int(n)) for n in getattr(state, name))}" for name in ROWS]
    for seat, hand in enumerate(state.hand):
        words.append(f"hand{seat}={'.'.join(NAME[hand.card[i]] for i in range(hand.count))}")
    words.append(f"fielded={'.'.join(NAME[card - 1] if card else NONE for card in state.fielded)}")
    lying = [NAME[card] for card in range(CARDS) for _ in range(state.discard[card])]
    return " ".join([*words, f"discard={'.'.join(lying)}"])


def parse_state(text: str) -> State:
    """Read a state."""
    state, options = State(), Options()
    options.seats, options.squad = SEATS, SQUAD
    new_state(state, options)
    state.phase, state.owed = Phase.FIELD_HOME, [0] * SEATS
    try:
        for key, value in (word.split("=", 1) for word in text.split()):
            _read_word(state, key, value)
    except (IndexError, KeyError, ValueError):
        raise NotationError("error-notation-state", text=text) from None
    state.pile = _the_rest(state)
    state.pile_count = sum(state.pile)
    if min(state.pile) < 0 or max(state.die) > FACES:
        raise NotationError("error-notation-state", text=text)
    return state


def _read_word(state: State, key: str, value: str) -> None:
    parts = [part for part in value.split(".") if part]
    match key:
        case "phase":
            state.phase = int(Phase[value.upper()])
        case "round":
            state.round = range(ROUNDS + 1).index(int(value))
        case "hand0" | "hand1":
            for part in parts:
                add_card(state.hand[int(key[-1])], NAME.index(part))
        case "fielded":
            first, second = (0 if part == NONE else NAME.index(part) + 1 for part in parts)
            state.fielded = [first, second]
        case "discard":
            for part in parts:
                state.discard[NAME.index(part)] += 1
        case _ if len(parts) == ROWS[key]:
            setattr(state, key, [int(part) for part in parts])
        case _:
            raise ValueError(value)


def _the_rest(state: State) -> Ints:
    rest = [COPIES[card] - state.discard[card] for card in range(CARDS)]
    for hand, fielded in zip(state.hand, state.fielded, strict=True):
        for i in range(hand.count):
            rest[hand.card[i]] -= 1
        if fielded:
            rest[fielded - 1] -= 1
    return rest
