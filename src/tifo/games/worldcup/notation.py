"""Moves and states as text, with exact inverses.

A move is `play G2` or `discard A` (a kind of card), `place 13L` or `cancel 13R` (match and side),
`enough`, `lift`, `play-on`, and for CHANCE `draw A`, `die red`, `whistle`, `team BRA`, `seat 2`.

A state is words of the form key=value. Whatever is left out has its value at the start of a match,
so that a test names only what matters: `cup=1930 phase=card hand0=A.F.G2 3L=A-21`. After the
deal, teams without an owner go to the seat that has the fewest; cards that are mentioned nowhere
lie in the pool; the matches of the round are on; and what can be counted is counted.

A row is `16L=ARG:A-21`: a team (not needed in the groups) and its tokens from the arrow outward, a
dash before one that lies face down. Results are `g16=2-2`, deciders (replay, shoot-out) `d16=4-3`.
"""

from tifo.core.errors import NotationError, OptionError
from tifo.core.hands import add_card
from tifo.core.notation import read_move
from tifo.core.options import read_options
from tifo.games.worldcup.board import (
    colour_of,
    end_match,
    first_match,
    is_strong,
    new_state,
    owner_at,
    squares_of,
)
from tifo.games.worldcup.components import (
    CODE,
    COPIES,
    DECK_SIZE,
    FLIPPED,
    HALVES,
    KINDS,
    KNOCK_OUT_MATCHES,
    MATCHES,
    MOST_SQUARES,
    NATION,
    NATIONS,
    ROWS,
    TOKEN_CODE,
    Colour,
    Round,
    Token,
)
from tifo.games.worldcup.hands import clear_hand
from tifo.games.worldcup.moves import (
    CANCEL,
    DIE,
    DISCARD,
    DRAW,
    ENOUGH,
    LIFT,
    MOVE_COUNT,
    PLACE,
    PLAY_ON,
    SEAT,
    TEAM,
    WHISTLE,
)
from tifo.games.worldcup.options import OPTIONS_OFFERED, check_options
from tifo.games.worldcup.state import Options, Phase, State

GIVEN = ("seats", "cup")
NUMBERS = (
    "dice", "every_tie", "early_stop", "replay", "turn", "last_drawer", "dealt", "passes_left",
    "draws_left", "extra_turns", "placed", "target", "group", "die", "match", "kicks", "lot_place",
    "playing_on", "victor",
)  # fmt: skip
WINNERS = "-LR"


# -------------------------------------------------------------------------------------- moves
def format_row(row: int) -> str:
    """A row: the number of its match and the side."""
    return f"{row // 2 + 1}{'LR'[row % 2]}"


def format_move(move: int) -> str:
    """Write a move."""
    if move < PLACE:
        return f"play {CODE[move]}" if move < DISCARD else f"discard {CODE[move - DISCARD]}"
    if move < ENOUGH:
        verb, first = ("place", PLACE) if move < CANCEL else ("cancel", CANCEL)
        return f"{verb} {format_row(move - first)}"
    if move < DRAW:
        return {ENOUGH: "enough", LIFT: "lift", PLAY_ON: "play-on"}[move]
    if move < DIE:
        return f"draw {CODE[move - DRAW]}"
    if move < WHISTLE:
        return f"die {Colour(move - DIE).name.lower()}"
    if move < TEAM:
        return "whistle"
    return f"team {NATION[move - TEAM]}" if move < SEAT else f"seat {move - SEAT}"


_MOVES = {format_move(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """Read a move."""
    return read_move(text, _MOVES)


# ------------------------------------------------------------------------------- writing a state
def format_state(state: State) -> str:
    """Write a state, whole."""
    options = {option.name: option for option in OPTIONS_OFFERED}
    words = [f"{name}={options[name].text(getattr(state, name))}" for name in GIVEN]
    words.append(f"phase={Phase(state.phase).name.lower()}")
    words.append(f"round={Round(state.round).name.lower()}")
    words += [f"{name}={getattr(state, name)}" for name in NUMBERS]
    words.append(f"card={CODE[state.card] if state.card >= 0 else '-'}")
    words.append(f"champion={_format_team(state.champion)}")
    words.append(f"taken={_format_team(state.taken[0])}.{_format_team(state.taken[1])}")
    words.append(f"pips={','.join(str(pips) for pips in state.pips)}")
    for name in ("owner", "place", "reached"):
        words.append(
            f"{name}={_format_by_team(getattr(state, name), -1 if name == 'owner' else 0)}"
        )
    winners = (WINNERS[winner] for winner in state.winner[: KNOCK_OUT_MATCHES[state.cup]])
    words.append(f"winner={''.join(winners)}")
    words += _format_matches(state)
    for seat, hand in enumerate(state.hand[: state.seats]):
        words.append(f"hand{seat}={_format_cards(list(hand.card)[: hand.count])}")
    for name in ("active", "out"):
        seats = (str(seat) for seat, flag in enumerate(getattr(state, name)) if flag)
        words.append(f"{name}={'.'.join(seats)}")
    for name in ("discard", "pool"):
        counts = getattr(state, name)
        cards = [kind for kind in range(KINDS) for _ in range(counts[kind])]
        words.append(f"{name}={_format_cards(cards)}")
    return " ".join(words)


def _format_matches(state: State) -> list[str]:
    words = [f"on={_format_numbers([m + 1 for m in range(MATCHES) if state.playing[m]])}"]
    again = [f"{match + 1}x{n}" for match, n in enumerate(state.replays) if n]
    words.append(f"replays={'.'.join(again)}")
    for row in range(ROWS):
        tokens = format_tokens(state, row)
        if state.team[row] >= 0 and (tokens or state.round > Round.GROUPS):
            words.append(f"{format_row(row)}={NATION[state.team[row]]}:{tokens}")
    for letter, goals in (("g", state.goals), ("d", state.decider)):
        for match in range(MATCHES):
            if goals[2 * match] >= 0:
                words.append(f"{letter}{match + 1}={goals[2 * match]}-{goals[2 * match + 1]}")
    return words


def _format_team(team: int) -> str:
    return NATION[team] if team >= 0 else "-"


def _format_by_team(values: list[int], blank: int) -> str:
    return ".".join(f"{NATION[i]}{value}" for i, value in enumerate(values) if value != blank)


def _format_cards(cards: list[int]) -> str:
    return ".".join(CODE[card] for card in cards)


def _format_numbers(numbers: list[int]) -> str:
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and number == ranges[-1][1] + 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return ".".join(f"{a}-{b}" if a < b else str(a) for a, b in ranges)


def format_tokens(state: State, row: int) -> str:
    """Write the tokens of a row from the arrow outward."""
    tokens = state.square[MOST_SQUARES * row : MOST_SQUARES * (row + 1)]
    return "".join(
        ("-" if token > FLIPPED else "") + TOKEN_CODE[token % FLIPPED] for token in tokens
    )


# ------------------------------------------------------------------------------- reading a state
def parse_state(text: str) -> State:
    """Read a state."""
    try:
        words = dict(word.split("=", 1) for word in text.split())
        given = {name: words[name] for name in GIVEN if name in words}
        state = State()
        options = read_options(Options, OPTIONS_OFFERED, given)
        check_options(options)
        new_state(state, options)
        for key, value in words.items():
            _read_word(state, key, value)
        _fill_in(state, words)
    except (AttributeError, IndexError, KeyError, OptionError, ValueError):
        raise NotationError("error-notation-state", text=text) from None
    cards = state.pool_count + state.discard_count + sum(hand.count for hand in state.hand)
    if cards + (state.card >= 0) != DECK_SIZE[state.cup] or min(state.pool) < 0:
        raise NotationError("error-notation-state", text=text)
    return state


def _read_word(state: State, key: str, value: str) -> None:
    match key:
        case "seats" | "cup":
            pass
        case "phase":
            state.phase = int(Phase[value.upper()])
        case "round":
            state.round = int(Round[value.upper()])
        case "pips":
            state.pips = [int(pips) for pips in value.split(",")]
        case "active" | "out":
            setattr(state, key, [str(seat) in _items(value) for seat in range(len(state.out))])
        case "card" | "discard" | "pool":
            _read_card_word(state, key, value)
        case "champion" | "taken" | "owner" | "place" | "reached":
            _read_team_word(state, key, value)
        case _ if key in NUMBERS:
            setattr(state, key, int(value))
        case _:
            _read_match_word(state, key, value)


def _read_card_word(state: State, key: str, value: str) -> None:
    if key == "card":
        state.card = CODE.index(value) if value != "-" else -1
    else:
        setattr(state, key, [_read_cards(value).count(kind) for kind in range(KINDS)])


def _read_team_word(state: State, key: str, value: str) -> None:
    match key:
        case "champion":
            state.champion = _read_team(value)
        case "taken":
            state.taken = [_read_team(team) for team in value.split(".")]
        case _:
            for item in _items(value):
                getattr(state, key)[NATION.index(item[:3])] = int(item[3:])


def _read_match_word(state: State, key: str, value: str) -> None:
    match key:
        case "winner":
            for i, letter in enumerate(value):
                state.winner[i] = WINNERS.index(letter)
        case "on":
            on = {n for item in _items(value) for n in _read_range(item)}
            state.playing = [int(match + 1 in on) for match in range(MATCHES)]
        case "replays":
            for item in _items(value):
                match, times = item.split("x")
                state.replays[int(match) - 1] = int(times)
        case _ if key.startswith("hand"):
            hand = state.hand[int(key[4:])]
            clear_hand(hand)
            for card in _read_cards(value):
                add_card(hand, card)
        case _ if key[0] in "gd" and key[1:].isdigit():
            goals = state.goals if key[0] == "g" else state.decider
            first = 2 * (int(key[1:]) - 1)
            goals[first], goals[first + 1] = (int(number) for number in value.split("-"))
        case _:
            _read_row(state, key, value)


def _read_row(state: State, key: str, value: str) -> None:
    row = 2 * (int(key[:-1]) - 1) + "LR".index(key[-1])
    team, colon, tokens = value.partition(":")
    if colon or team in NATION:
        state.team[row] = NATION.index(team)
    else:
        tokens = team
    flipped, place = 0, MOST_SQUARES * row
    for letter in tokens:
        if letter == "-":
            flipped = FLIPPED
            continue
        state.square[place] = TOKEN_CODE.index(letter) + flipped
        flipped, place = 0, place + 1


def _fill_in(state: State, words: dict[str, str]) -> None:
    """What the words leave to be counted."""
    if state.phase >= Phase.DEAL_CARD and "dealt" not in words:
        _deal_the_rest(state)
    first, end = first_match(state, state.round), end_match(state, state.round)
    if "on" not in words and state.round > Round.GROUPS:
        for match in range(MATCHES):
            known = state.team[2 * match] >= 0 and state.team[2 * match + 1] >= 0
            state.playing[match] = first <= match < end and known
    if "active" not in words and (state.round > Round.GROUPS or state.replay > 0):
        on = [row for row in range(2 * first, 2 * end) if state.playing[row // 2]]
        state.active = [
            int(seat in {owner_at(state, row) for row in on}) for seat in range(len(state.active))
        ]
    if "pool" not in words:
        _pool_the_rest(state)
    state.pool_count = sum(state.pool)
    state.discard_count = sum(state.discard)
    if "draws_left" not in words and state.phase >= Phase.DRAW:
        state.draws_left = state.pool_count
    _count_board(state)


def _deal_the_rest(state: State) -> None:
    teams = [team for team in range(NATIONS) if colour_of(state, team) >= 0]
    for team in teams:
        if state.owner[team] < 0:
            state.owner[team] = min(range(state.seats), key=list(state.owner).count)
    state.dealt = len(teams)


def _pool_the_rest(state: State) -> None:
    for kind in range(KINDS):
        state.pool[kind] = COPIES[KINDS * state.cup + kind] - state.discard[kind]
    if state.card >= 0:
        state.pool[state.card] -= 1
    for hand in state.hand:
        for kind in list(hand.card)[: hand.count]:
            state.pool[kind] -= 1


def _count_board(state: State) -> None:
    state.open_of = [0] * NATIONS
    for row in range(ROWS):
        tokens = [t for t in state.square[MOST_SQUARES * row : MOST_SQUARES * (row + 1)] if t]
        state.room[row] = 0
        if state.playing[row // 2] and state.team[row] >= 0:
            state.room[row] = squares_of(state, row) - len(tokens)
            if state.room[row] < 0:
                raise ValueError(row)
            state.open_of[state.team[row]] += state.room[row] > 0
        state.top[row] = tokens[-1] if tokens else 0
        state.halves[row] = sum(HALVES[token] for token in tokens)
    state.open_rows = sum(state.open_of)
    teams = [team for team in range(NATIONS) if state.open_of[team]]
    state.open_teams = len(teams)
    state.open_strong = sum(is_strong(state, team) for team in teams)
    state.attack_tops = list(state.top).count(Token.ATTACK)
    state.goal_tops = sum(Token.GOAL <= token <= Token.THREE_GOALS for token in state.top)


def _read_range(text: str) -> range:
    first, dash, last = text.partition("-")
    return range(int(first), int(last if dash else first) + 1)


def _items(text: str) -> list[str]:
    return [item for item in text.split(".") if item]


def _read_team(text: str) -> int:
    return NATION.index(text) if text != "-" else -1


def _read_cards(text: str) -> list[int]:
    return [CODE.index(code) for code in _items(text)]
