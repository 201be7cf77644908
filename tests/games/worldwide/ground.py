"""Positions in notation, and what follows from them."""

from tifo.core.events import Event
from tifo.games.worldwide import GAME
from tifo.games.worldwide.chance import chance_moves
from tifo.games.worldwide.components import ACTION_CODE, KINDS, PLAYER_CODE, SQUAD
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Phase, State
from tifo.testing.ground import Ground

GROUND = Ground(GAME, Phase, Happening)
apply, refused, legal, due = GROUND.apply, GROUND.refused, GROUND.legal, GROUND.due
parse_state = GAME.notation.parse_state
parse_move = GAME.notation.parse_move
DRAWS = (Phase.DRAW, Phase.DRAW_PLAYER)


def play(start: str | State, *moves: str) -> State:
    """The state after these moves, each of which must be legal; cards not named are drawn."""
    state = GROUND.at(start)
    for move in moves:
        if not move.startswith("show"):
            draw(state)
        apply(state, move)
    return state


def settled(start: str | State, *moves: str) -> State:
    """The same, with all cards drawn at the end."""
    state = play(start, *moves)
    draw(state)
    return state


def draw(state: State) -> None:
    """Let CHANCE draw the first cards of the piles until nobody is owed any."""
    out = [0] * GAME.rules.MOST_LEGAL
    while state.phase in DRAWS:
        chance_moves(state, out)
        GAME.rules.apply(state, out[0], None)
        GAME.conserved(state)


def told(events: list[Event]) -> list[Happening]:
    """What happened."""
    return [Happening(event.happening) for event in events]


def clauses(events: list[Event]) -> list[str]:
    """By which clauses it happened."""
    return [GAME.clause_id(event.clause) for event in events]


def cards(counts: list[int], row: int) -> str:
    """A row of Action cards, each as often as it is there."""
    part = counts[KINDS * row : KINDS * (row + 1)]
    return " ".join(code for code, n in zip(ACTION_CODE, part, strict=True) for _ in range(n))


def hand(state: State, seat: int) -> str:
    """The Action cards of a hand."""
    return cards(list(state.hand), seat)


def discards(state: State, side: int) -> str:
    """The open discards of a side."""
    return cards(list(state.discard), side)


def squad(state: State, mask: int, side: int) -> str:
    """The Player cards of a mask."""
    team = state.team[side]
    return " ".join(PLAYER_CODE[SQUAD * team + i] for i in range(SQUAD) if mask >> i & 1)


def start(**options: str) -> State:
    """The position before the first move."""
    return GAME.new_state(GAME.read_options(options))
