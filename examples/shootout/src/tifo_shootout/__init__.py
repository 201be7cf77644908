"""A penalty shoot-out: the smallest game that uses every part of the contract."""

from tifo.core.contract import Game
from tifo.core.errors import RuleBug
from tifo.core.options import numbers
from tifo_shootout import notation, rulebook, words
from tifo_shootout.clauses import Clause
from tifo_shootout.events import Happening
from tifo_shootout.state import Options, State


def check_options(options: Options) -> None:
    """Any number of kicks can be played."""


def conserved(state: State) -> None:
    """No seat has more goals than kicks."""
    if state.goals[0] > (state.kick + 1) // 2 or state.goals[1] > state.kick // 2:
        raise RuleBug("a goal without a kick")


def chance(state: State) -> str:
    """CHANCE only ever rolls the die."""
    return "strike"


GAME = Game(
    name="shootout",
    version=1,
    rules=rulebook,
    notation=notation,
    words=words,
    clauses=Clause,
    happenings=Happening,
    options=(numbers("seats", (2,), 2), numbers("kicks", (1, 2, 3, 5), 3)),
    check_options=check_options,
    conserved=conserved,
    poke=rulebook.poke_state,
    chance=chance,
)
