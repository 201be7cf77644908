"""Positions in notation, and what follows from them."""

from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import (
    CUPS,
    FIRST_OF_GROUP,
    GROUP_NAME,
    GROUPS,
    KINDS,
    MOST_GROUPS,
    NATION,
    ROWS,
    TEAM_AT,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.moves import DRAW
from tifo.games.worldcup.notation import format_row, format_tokens
from tifo.games.worldcup.state import Phase, State
from tifo.testing.ground import Ground

GROUND = Ground(GAME, Phase, Happening)
apply, refused, legal = GROUND.apply, GROUND.refused, GROUND.legal
due, told = GROUND.due, GROUND.told
parse_state = GAME.notation.parse_state
parse_move = GAME.notation.parse_move


def play(start: str | State, *moves: str) -> State:
    """The state after these moves, each of which must be legal; cards are drawn in between."""
    state = GROUND.at(start)
    for move in moves:
        if not move.startswith("draw"):
            draw_cards(state)
        apply(state, move)
    return state


def target(card: str, board: str = "", cup: str = "1930") -> str:
    """A card that waits for its square."""
    return f"cup={cup} phase=target turn=0 card={card} {board}"


def draw_cards(state: State) -> State:
    """Let CHANCE draw the first cards of the pool while cards are due."""
    while state.phase in (Phase.DRAW, Phase.DEAL_CARD):
        kind = next(kind for kind in range(KINDS) if state.pool[kind] > 0)
        GAME.rules.apply(state, DRAW + kind, None)
    return state


def row(text: str) -> int:
    """The number of a row: 13L is 24."""
    return next(number for number in range(ROWS) if format_row(number) == text)


def tokens(state: State, where: str) -> str:
    """The tokens of a row, from the arrow outward."""
    return format_tokens(state, row(where))


def team(state: State, where: str) -> str:
    """The team of a row; empty while nobody knows."""
    number = state.team[row(where)]
    return NATION[number] if number >= 0 else ""


def goals(state: State, match: int) -> tuple[int, int]:
    """The result of a match by its number."""
    return state.goals[2 * match - 2], state.goals[2 * match - 1]


def decider(state: State, match: int) -> tuple[int, int]:
    """The result of a match's replay or shoot-out."""
    return state.decider[2 * match - 2], state.decider[2 * match - 1]


def places(state: State, *codes: str) -> list[int]:
    """Places in the group of some teams, from 0."""
    return [state.place[NATION.index(code)] for code in codes]


def hand(state: State, seat: int) -> list[int]:
    """The kinds of card in a hand."""
    return list(state.hand[seat].card)[: state.hand[seat].count]


def owned_by(seat: int, codes: str) -> str:
    """Words for `owner`: these teams for a seat."""
    return ".".join(f"{code}{seat}" for code in codes.split())


def ordered(cup: str, **orders: str) -> str:
    """Tokens for all groups so that they end in this order (that of the box where none is given).

    The team that is to be higher wins each match by a goal.
    """
    number = CUPS.index(cup)
    words = []
    for group in range(GROUPS[number]):
        name = GROUP_NAME[number][group]
        first, end = FIRST_OF_GROUP[(MOST_GROUPS + 1) * number + group :][:2]
        rows = TEAM_AT[ROWS * number + 2 * first : ROWS * number + 2 * end]
        given = orders.get(f"g{name}", "").split() or list(dict.fromkeys(NATION[t] for t in rows))
        for match in range(first, end):
            pair = [NATION[t] for t in rows[2 * (match - first) :][:2]]
            winner = min(pair, key=given.index)
            words.append(f"{match + 1}{'LR'[pair.index(winner)]}=1")
    return " ".join(words)


def after_groups(cup: str, words: str = "", **orders: str) -> State:
    """The position after groups without dice that ended in these orders."""
    start = f"cup={cup} dice=0 phase=whistle {words} {ordered(cup, **orders)}"
    return play(start, *["whistle"] * GROUPS[CUPS.index(cup)])
