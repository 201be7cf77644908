"""Moves and states as text, with exact inverses.

A move is the code of an Action card that is played (`PL`, `TAC`) or of a Player card (`GER-6`),
`discard P`, `fetch T`, `sub GER-6`, `use block`, `choose dive`, `face 3`, `preset balanced-32`,
`out P`, `in T`, single words such as `give-back`, `draw` and `pass`, and for CHANCE `show P`,
`show GER-6`, `d20 17`, `d6 4`, `toss 1`.

A state is words of the form key=value. Whatever is left out has its value at the start of a match,
and cards that are mentioned nowhere lie in the piles, so that a test names only what matters:
`phase=attack pa=5 hand0=PP.Tx2 hand1=INT`.
"""

from collections.abc import Callable, Iterator

from tifo.core.errors import NotationError
from tifo.core.notation import read_move
from tifo.core.options import read_options
from tifo.core.records import fields_of
from tifo.games.worldwide.beginning import new_state
from tifo.games.worldwide.components import (
    ABILITIES,
    ACTION_CODE,
    D6,
    D20,
    KINDS,
    MOST_SEATS,
    PLAYER_CARDS,
    PLAYER_CODE,
    PRESET_DECK,
    PRESET_NAME,
    PRESETS,
    SIDES,
    SQUAD,
    TEAM_CODE,
    TEAM_NAME,
    WHOLE_SQUAD,
    Ability,
    Mode,
)
from tifo.games.worldwide.moves import (
    ACTION,
    CHOOSE,
    DISCARD,
    DONE,
    FACE,
    FETCH,
    MOVE_COUNT,
    PASS,
    PLAYER,
    PRESET,
    PUT_IN,
    ROLL_D6,
    ROLL_D20,
    SHOW,
    SHOW_PLAYER,
    SUBSTITUTE,
    TAKE_OUT,
    TOSS,
    USE,
)
from tifo.games.worldwide.options import OPTIONS_OFFERED
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, Options, Phase, State
from tifo.games.worldwide.view import is_dealt

ABILITY_NAME = tuple(ability.name.lower() for ability in Ability)
SINGLE = (
    "done", "keep-armband", "hand-armband", "captain-starts", "partner-starts", "pass-ball",
    "leave-to-partner", "draw", "use-home", "give-back", "pass",
)  # fmt: skip
"""The moves from DONE to PASS."""


def _preset_name(preset: int) -> str:
    return f"{PRESET_NAME[preset]}-{sum(PRESET_DECK[KINDS * preset : KINDS * (preset + 1)])}"


def _all_moves() -> Iterator[tuple[int, str]]:
    blocks: list[tuple[int, int, Callable[[int], str]]] = [
        (ACTION, KINDS, lambda i: ACTION_CODE[i]),
        (DISCARD, KINDS, lambda i: f"discard {ACTION_CODE[i]}"),
        (FETCH, KINDS, lambda i: f"fetch {ACTION_CODE[i]}"),
        (PLAYER, PLAYER_CARDS, lambda i: PLAYER_CODE[i]),
        (SUBSTITUTE, PLAYER_CARDS, lambda i: f"sub {PLAYER_CODE[i]}"),
        (USE, ABILITIES, lambda i: f"use {ABILITY_NAME[i]}"),
        (CHOOSE, ABILITIES, lambda i: f"choose {ABILITY_NAME[i]}"),
        (FACE, D6, lambda i: f"face {i + 1}"),
        (PRESET, PRESETS, lambda i: f"preset {_preset_name(i)}"),
        (TAKE_OUT, KINDS, lambda i: f"out {ACTION_CODE[i]}"),
        (PUT_IN, KINDS, lambda i: f"in {ACTION_CODE[i]}"),
        (DONE, PASS - DONE + 1, lambda i: SINGLE[i]),
        (SHOW, KINDS, lambda i: f"show {ACTION_CODE[i]}"),
        (SHOW_PLAYER, PLAYER_CARDS, lambda i: f"show {PLAYER_CODE[i]}"),
        (ROLL_D20, D20, lambda i: f"d20 {i + 1}"),
        (ROLL_D6, D6, lambda i: f"d6 {i + 1}"),
        (TOSS, SIDES, lambda i: f"toss {i}"),
    ]
    for first, count, name in blocks:
        for i in range(count):
            yield first + i, name(i)


_NAMES = dict(_all_moves())


def format_move(move: int) -> str:
    """Write a move."""
    return _NAMES[move]


_MOVES = {format_move(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """Read a move."""
    return read_move(text, _MOVES)


# ---------------------------------------------------------------------------------------- states
PHASES = ("phase", "next_phase", "player_from")
KIND_FIELDS = ("card", "defence", "last")
PLAYER_FIELDS = ("player", "keeper", "canceller")
SCORES = ("goals", "kicks", "scored")
ABILITY_MASKS = ("abilities", "choice")
HANDS = {"hand": MOST_SEATS, "shown": MOST_SEATS, "deck": SIDES, "discard": SIDES, "table": SIDES}
"""Rows of Action cards, one word each."""
SQUADS = {"squad": MOST_SEATS, "spent": SIDES, "removed": SIDES}
COUNTED = (
    "hand_count", "squad_count", "pile", "pile_count", "bench", "bench_count", "deck_size",
    "chain_count",
)  # fmt: skip
"""Follow from the rest, by what is conserved."""


def _base(words: dict[str, str]) -> State:
    """The state that words are a change of: the start of such a match, with the cards dealt."""
    given = {"seats": words.get("seats", "2"), "mode": words.get("mode", "amateur")}
    first, second = words.get("teams", "FRA-BRA").split("-")
    given["first_team"] = TEAM_NAME[TEAM_CODE.index(first)]
    given["second_team"] = TEAM_NAME[TEAM_CODE.index(second)]
    state = State()
    new_state(state, read_options(Options, OPTIONS_OFFERED, given))
    if "phase" in words:
        state.phase = Phase[words["phase"].upper()]
    state.half = int(words.get("half", "1"))
    if state.half >= FIRST_EXTRA_PERIOD:
        state.deck = [0] * (KINDS * SIDES)
    elif state.mode == Mode.INTERNATIONAL and state.phase != Phase.BUILD:
        state.deck = list(PRESET_DECK[:KINDS]) * SIDES
    return state


def format_state(state: State) -> str:
    """Write a state, whole."""
    words = {
        "seats": str(state.seats),
        "mode": Mode(state.mode).name.lower(),
        "teams": "-".join(TEAM_CODE[team] for team in state.team),
        "phase": Phase(state.phase).name.lower(),
        "half": str(state.half),
    }
    blank = dict(_fields(_base(words)))
    words.update((key, value) for key, value in _fields(state) if blank[key] != value)
    return " ".join(f"{key}={value}" for key, value in words.items())


def _fields(state: State) -> Iterator[tuple[str, str]]:
    for field in fields_of(State):
        name, value = field.name, getattr(state, field.name)
        if name in COUNTED or name in ("seats", "mode", "team"):
            continue
        if name in HANDS:
            for row in range(HANDS[name]):
                yield f"{name}{row}", _format_kinds(value[KINDS * row : KINDS * (row + 1)])
        elif name in SQUADS:
            for row in range(SQUADS[name]):
                yield f"{name}{row}", _format_squad(value[row], state.team[row % SIDES])
        elif name in ABILITY_MASKS:
            for row in range(SIDES):
                yield f"{name}{row}", _format_abilities(value[row])
        else:
            yield name, _format_value(state, name, value)


def _format_value(state: State, name: str, value: int | list[int]) -> str:
    if name == "chain":
        return ".".join(ACTION_CODE[kind] for kind in state.chain[: state.chain_count])
    if isinstance(value, list):
        return ("-" if name in SCORES else ",").join(str(item) for item in value)
    if name in PHASES:
        return Phase(value).name.lower()
    if name in KIND_FIELDS:
        return ACTION_CODE[value] if value >= 0 else "-"
    if name in PLAYER_FIELDS:
        return PLAYER_CODE[value] if value >= 0 else "-"
    return str(int(value))


def _format_kinds(counts: list[int]) -> str:
    return ".".join(
        code if count == 1 else f"{code}x{count}"
        for code, count in zip(ACTION_CODE, counts, strict=True)
        if count
    )


def _format_squad(mask: int, team: int) -> str:
    return ".".join(PLAYER_CODE[SQUAD * team + i] for i in range(SQUAD) if mask >> i & 1)


def _format_abilities(mask: int) -> str:
    return ".".join(name for i, name in enumerate(ABILITY_NAME) if mask >> i & 1)


def parse_state(text: str) -> State:
    """Read a state."""
    try:
        words = dict(word.split("=", 1) for word in text.split())
        state = _base(words)
        for key, value in words.items():
            if key not in ("seats", "mode", "teams", "phase", "half"):
                _read_word(state, key, value)
        _count(state)
    except (AttributeError, IndexError, KeyError, ValueError):
        raise NotationError("error-notation-state", text=text) from None
    return state


def _read_word(state: State, key: str, value: str) -> None:
    name, row = key.rstrip("0123456789"), key[len(key.rstrip("0123456789")) :]
    if name in HANDS:
        at = KINDS * _row(row, HANDS[name])
        getattr(state, name)[at : at + KINDS] = _read_kinds(value)
    elif name in SQUADS:
        getattr(state, name)[_row(row, SQUADS[name])] = _read_squad(value)
    elif name in ABILITY_MASKS:
        masks = [1 << ABILITY_NAME.index(part) for part in value.split(".") if part]
        getattr(state, name)[_row(row, SIDES)] = sum(masks)
    elif key == "chain":
        kinds = [ACTION_CODE.index(code) for code in value.split(".") if code]
        state.chain_count = len(kinds)
        state.chain[: len(kinds)] = kinds
    elif key in COUNTED or key not in {field.name for field in fields_of(State)}:
        raise KeyError(key)
    else:
        setattr(state, key, _read_value(state, key, value))


def _row(text: str, rows: int) -> int:
    if int(text) >= rows:
        raise IndexError(text)
    return int(text)


def _read_value(state: State, key: str, value: str) -> int | list[int]:
    if isinstance(getattr(state, key), list):
        return [int(part) for part in value.split("-" if key in SCORES else ",")]
    if key in PHASES:
        return int(Phase[value.upper()])
    if key in KIND_FIELDS:
        return ACTION_CODE.index(value) if value != "-" else -1
    if key in PLAYER_FIELDS:
        return PLAYER_CODE.index(value) if value != "-" else -1
    return int(value)


def _read_kinds(text: str) -> list[int]:
    counts = [0] * KINDS
    for part in text.split("."):
        if part:
            code, _, count = part.partition("x")
            counts[ACTION_CODE.index(code)] += int(count or 1)
    return counts


def _read_squad(text: str) -> int:
    cards = [PLAYER_CODE.index(code) for code in text.split(".") if code]
    return sum(1 << card % SQUAD for card in cards)


def _count(state: State) -> None:
    """Put what is mentioned nowhere into the piles, and count everything."""
    for seat in range(MOST_SEATS):
        state.hand_count[seat] = sum(state.hand[KINDS * seat : KINDS * (seat + 1)])
        state.squad_count[seat] = state.squad[seat].bit_count()
    dealt = is_dealt(state)
    for side in range(SIDES):
        state.deck_size[side] = sum(state.deck[KINDS * side : KINDS * (side + 1)])
        seats = range(side, MOST_SEATS, SIDES)
        for kind in range(KINDS):
            slot = KINDS * side + kind
            rest = state.deck[slot] - state.discard[slot] - state.table[slot]
            rest -= sum(state.hand[KINDS * seat + kind] for seat in seats)
            if rest < 0 and dealt:
                raise ValueError(ACTION_CODE[kind])
            state.pile[slot] = rest if dealt else 0
        gone = state.spent[side] + state.removed[side] + sum(state.squad[seat] for seat in seats)
        state.bench[side] = WHOLE_SQUAD - gone if dealt else 0
        state.pile_count[side] = sum(state.pile[KINDS * side : KINDS * (side + 1)])
        state.bench_count[side] = state.bench[side].bit_count()
