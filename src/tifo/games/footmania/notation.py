"""Moves and states as text, with exact inverses.

A move is `pass`, `yes`, `show team`, `sell`, `offer`, `counter`, `pay`, `trainee`, `seat 2`, `N07`
(a footballer) or `Q02` (a sponsor), `no 9`, `plus F2`, `get 500000`, `even`, `give 500000`,
`bid 400000`, `go P8`, and for CHANCE `roll 4`, `draw N07`, `draw plus F2`, `draw Q05`, `draw M07`,
`lot 2`.

A state is words of the form key=value. Whatever is left out has its value at the start of a match,
and cards that are mentioned nowhere lie face down in their packs, so that a test names only what
matters: `phase=buy turn=1 actor=1 held1=N01.N02 drawn=N07`. Money is counted in notes of 50,000.
"""

from collections.abc import Iterator

from tifo.core.errors import NotationError
from tifo.core.notation import read_move
from tifo.core.options import read_options
from tifo.core.records import Ints
from tifo.games.footmania.components import (
    CLASS,
    CLASSES,
    CODE,
    EURO_CODE,
    EURO_PACK,
    IN_THE_BOX,
    ITEM_CODE,
    KINDS,
    MEN,
    MOST_SEATS,
    NATIONAL_PACK,
    NATIONALS,
    NOTE,
    NUMBERS,
    PACKS,
    PENNANTS,
    PLUS_CODE,
    PLUS_COPIES,
    PLUS_PACK,
    QUESTION_CODE,
    QUESTION_PACK,
    SIDE_ITEMS,
    SQUARE_CODE,
    SUM,
)
from tifo.games.footmania.eleven import SPARED, draw_up
from tifo.games.footmania.holdings import put_under, row
from tifo.games.footmania.legal.bargain import WANTED
from tifo.games.footmania.moves import (
    ASK,
    BID,
    DEAL,
    EVEN,
    GET,
    GIVE,
    GO,
    ITEM,
    LOT,
    MAN,
    MOVE_COUNT,
    NUMBER,
    PLUS,
    RIVAL,
    ROLL,
    SEAT,
)
from tifo.games.footmania.options import OPTIONS_OFFERED
from tifo.games.footmania.setup import new_state
from tifo.games.footmania.state import (
    SENT_OFF,
    STALE,
    Options,
    Phase,
    Place,
    State,
)

SIMPLE = ("pass", "yes", "show team", "sell", "offer", "counter", "pay", "trainee")
SCALARS = (
    "actor", "stage", "turn", "next_turn", "turns", "first_word", "window", "offered", "die",
    "pactole", "creditor", "draw_from", "face_up", "bid", "bidder", "out_of_auction", "offer_from",
    "offer_to", "sum", "counters", "numbered", "day", "match", "banned", "home", "away",
    "revealed", "changed", "place", "passes", "weapon", "contenders", "tie_plus",
)  # fmt: skip
ROWS = (
    "came", "miss", "cash", "debt", "seat_of", "boost", "used", "changes", "points", "tie_points",
    "survived",
)  # fmt: skip
TAIL_CODE = (CODE, CODE, PLUS_CODE, QUESTION_CODE, EURO_CODE)
"""By pack: what its cards are called."""


# ------------------------------------------------------------------------------------- moves
def format_move(move: int) -> str:
    """Write a move."""
    blocks = (
        (LOT, "lot {}", lambda i: i),
        (RIVAL, "draw {}", EURO_CODE.__getitem__),
        (ASK, "draw {}", QUESTION_CODE.__getitem__),
        (DEAL, "draw plus {}", PLUS_CODE.__getitem__),
        (MAN, "draw {}", CODE.__getitem__),
        (ROLL, "roll {}", lambda i: i + 1),
        (GO, "go {}", SQUARE_CODE.__getitem__),
        (BID, "bid {}", lambda i: i * NOTE),
        (GIVE, "give {}", lambda i: SUM[i] * NOTE),
        (EVEN, "even", lambda i: i),
        (GET, "get {}", lambda i: SUM[i] * NOTE),
        (PLUS, "plus {}", PLUS_CODE.__getitem__),
        (NUMBER, "no {}", lambda i: i + 1),
        (ITEM, "{}", ITEM_CODE.__getitem__),
        (SEAT, "seat {}", lambda i: i),
    )
    for first, text, name in blocks:
        if move >= first:
            return text.format(name(move - first))
    return SIMPLE[move]


_MOVES = {format_move(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """Read a move."""
    return read_move(text, _MOVES)


# ------------------------------------------------------------------------------------ writing
def format_state(state: State) -> str:
    """Write a state: everything that is not as at the start."""
    start = _start(state.seats, state.team)
    words = [f"seats={state.seats}", f"team={state.team}", f"phase={_phase_name(state.phase)}"]
    for name in SCALARS:
        if getattr(state, name) != getattr(start, name):
            words.append(f"{name}={getattr(state, name)}")
    for name in ROWS:
        values = list(getattr(state, name))
        if values != list(getattr(start, name)):
            words.append(f"{name}={','.join(map(str, values))}")
    words += _pairs(_format_cards(state))
    words += _pairs(_format_plus(state))
    words += _pairs(_format_play(state))
    return " ".join(words)


def _pairs(parts: Iterator[tuple[str, str]]) -> list[str]:
    return [f"{key}={value}" for key, value in parts if value]


def _phase_name(phase: int) -> str:
    return Phase(phase).name.lower()


def _start(seats: int, team: int) -> State:
    options = read_options(Options, OPTIONS_OFFERED, {"seats": str(seats)})
    options.team = team
    state = State()
    new_state(state, options)
    return state


def _format_cards(state: State) -> Iterator[tuple[str, str]]:
    if list(state.square) != list(_start(state.seats, state.team).square):
        yield "square", ",".join(SQUARE_CODE[square] for square in state.square)
    for seat in range(MOST_SEATS):
        yield f"held{seat}", _codes(state.man, Place.HELD + seat, CODE)
        yield f"open{seat}", _codes(state.man, Place.OPEN + seat, CODE)
        yield f"sponsors{seat}", _codes(state.question, Place.OPEN + seat, QUESTION_CODE)
        yield f"beaten{seat}", _codes(state.european, Place.OPEN + seat, EURO_CODE)
    for deck in range(PACKS):
        tail = list(state.pack[deck].card)[: state.pack[deck].count]
        yield f"tail{deck}", ".".join(TAIL_CODE[deck][card] for card in tail)
    yield "drawn", CODE[state.drawn - 1] if state.drawn else ""
    yield "asked", QUESTION_CODE[state.asked - 1] if state.asked else ""
    yield "rival", EURO_CODE[state.rival - 1] if state.rival else ""


def _codes(places: Ints, place: int, codes: tuple[str, ...]) -> str:
    return ".".join(codes[i] for i in range(len(places)) if places[i] == place)


def _format_plus(state: State) -> Iterator[tuple[str, str]]:
    for seat in range(MOST_SEATS):
        yield f"plus{seat}", _kinds(state.plus, KINDS * seat)
        for viewer in range(MOST_SEATS + 1):
            yield f"known{viewer}{seat}", _kinds(state.known, row(viewer, seat))
    by = list(state.plus_by)[: state.pack[PLUS_PACK].count]
    yield "plus_by", ",".join(map(str, by)) if any(by) else ""


def _kinds(counts: Ints, first: int) -> str:
    return ".".join(PLUS_CODE[k] for k in range(KINDS) for _ in range(counts[first + k]))


def _format_play(state: State) -> Iterator[tuple[str, str]]:
    yield "give", ".".join(_item_name(item) for item in state.give if item)
    yield "ask", ".".join(_item_name(item) for item in state.ask if item)
    for side in range(2):
        men = list(state.line_up)[NUMBERS * side : NUMBERS * (side + 1)]
        yield f"line_up{side}", ".".join(map(_man_name, men)) if any(men) else ""
    yield "off", ".".join(CODE[man - 1] for man in list(state.off)[: state.off_count])


def _item_name(item: int) -> str:
    return f"no{item - WANTED + 1}" if item >= WANTED else ITEM_CODE[item - 1]


def _man_name(man: int) -> str:
    return "x" if man == SENT_OFF else CODE[man - 1] if man else "-"


# ------------------------------------------------------------------------------------ reading
def parse_state(text: str) -> State:
    """Read a state."""
    try:
        words = dict(word.split("=", 1) for word in text.split())
        state = _start(int(words.pop("seats", "4")), int(words.pop("team", "11")))
        for key, value in words.items():
            _read_word(state, key, value)
        _derive(state)
    except (AttributeError, IndexError, KeyError, ValueError):
        raise NotationError("error-notation-state", text=text) from None
    return state


def _read_word(state: State, key: str, value: str) -> None:
    match key:
        case "phase":
            state.phase = int(Phase[value.upper()])
        case "square":
            _fill(state.square, [SQUARE_CODE.index(code) for code in value.split(",")])
        case "plus_by":
            _fill(state.plus_by, [int(number) for number in value.split(",")])
        case "drawn" | "asked" | "rival":
            _read_table(state, key, value)
        case "give" | "ask":
            items = [_read_item(code) for code in value.split(".")]
            _fill(getattr(state, key), items[:SIDE_ITEMS])
        case "off":
            men = [CODE.index(code) + 1 for code in value.split(".")]
            _fill(state.off, men)
            state.off_count = len(men)
        case _ if key in SCALARS:
            setattr(state, key, int(value))
        case _ if key in ROWS:
            _fill(getattr(state, key), [int(number) for number in value.split(",")])
        case _:
            _read_owned(state, key, value)


def _fill(values: Ints, given: list[int]) -> None:
    if len(given) > len(values):
        raise ValueError("too many")
    for i, number in enumerate(given):
        values[i] = number


def _read_table(state: State, key: str, code: str) -> None:
    if key == "drawn":
        state.drawn = CODE.index(code) + 1
        _place(state.man, state.drawn - 1, Place.TABLE)
    elif key == "asked":
        state.asked = QUESTION_CODE.index(code) + 1
    else:
        state.rival = EURO_CODE.index(code) + 1
        _place(state.european, state.rival - 1, Place.TABLE)


def _place(places: Ints, card: int, place: int) -> None:
    if places[card] != Place.PACK:
        raise ValueError("a card in two places")
    places[card] = int(place)


def _read_item(code: str) -> int:
    return WANTED + int(code[2:]) - 1 if code.startswith("no") else ITEM_CODE.index(code) + 1


def _read_owned(state: State, key: str, value: str) -> None:
    what, seat, cards = key[:-1], int(key[-1]), value.split(".")
    match what:
        case "held" | "open" | "sponsors" | "beaten":
            _read_places(state, what, seat, cards)
        case "tail":
            for code in cards:
                _read_tail(state, seat, TAIL_CODE[seat].index(code))
        case "plus":
            _read_kinds(state.plus, KINDS * seat, cards)
        case "line_up":
            men = [_read_man(code) for code in cards]
            for place, man in enumerate(men[:NUMBERS]):
                state.line_up[NUMBERS * seat + place] = man
        case _ if key.startswith("known"):
            _read_kinds(state.known, row(int(key[5]), seat), cards)
        case _:
            raise KeyError(key)


def _read_places(state: State, what: str, seat: int, cards: list[str]) -> None:
    places, codes, base = {
        "held": (state.man, CODE, Place.HELD),
        "open": (state.man, CODE, Place.OPEN),
        "sponsors": (state.question, QUESTION_CODE, Place.OPEN),
        "beaten": (state.european, EURO_CODE, Place.OPEN),
    }[what]
    for code in cards:
        _place(places, codes.index(code), base + seat)


def _read_kinds(counts: Ints, first: int, cards: list[str]) -> None:
    for code in cards:
        counts[first + PLUS_CODE.index(code)] += 1


def _read_man(code: str) -> int:
    return SENT_OFF if code == "x" else 0 if code == "-" else CODE.index(code) + 1


def _read_tail(state: State, deck: int, card: int) -> None:
    if deck < PLUS_PACK:
        _place(state.man, card, Place.UNDER)
    elif deck == QUESTION_PACK:
        _place(state.question, card, Place.UNDER)
    elif deck == EURO_PACK:
        _place(state.european, card, Place.UNDER)
    put_under(state, deck, card)


def _derive(state: State) -> None:
    """Everything that follows from where the cards and the money are."""
    for seat in range(MOST_SEATS):
        held = [man for man in range(MEN) if state.man[man] == Place.HELD + seat]
        shown = [man for man in range(MEN) if state.man[man] == Place.OPEN + seat]
        state.squad[seat] = len(held) + len(shown)
        for man in held:
            state.paid[CLASSES * seat + CLASS[man]] += 1
        state.plus_count[seat] = sum(state.plus[KINDS * seat + k] for k in range(KINDS))
        state.pennants[seat] = sum(
            pennants
            for pennants, place in zip(PENNANTS, state.european, strict=True)
            if place == Place.OPEN + seat
        )
        state.complete[seat] = STALE
    for kind in range(KINDS):
        tail = list(state.pack[PLUS_PACK].card)[: state.pack[PLUS_PACK].count]
        hands = sum(state.plus[KINDS * seat + kind] for seat in range(MOST_SEATS))
        state.plus_rest[kind] = PLUS_COPIES[kind] - hands - tail.count(kind)
    if min(state.plus_rest) < 0:
        raise ValueError("too many Plus cards")
    nationals = list(state.man)[:NATIONALS].count(Place.PACK)
    state.pack[NATIONAL_PACK].rest = nationals
    state.pack[NATIONAL_PACK + 1].rest = list(state.man).count(Place.PACK) - nationals
    state.pack[PLUS_PACK].rest = sum(state.plus_rest)
    state.pack[QUESTION_PACK].rest = list(state.question).count(Place.PACK)
    state.pack[EURO_PACK].rest = list(state.european).count(Place.PACK)
    state.bank = IN_THE_BOX - state.pactole - sum(state.cash)
    draw_up(state, -1, -1, SPARED)
