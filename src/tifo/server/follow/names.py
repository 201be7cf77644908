"""What moves, clauses and happenings of a game are called on the wire, looked up once."""

from functools import cache

from tifo import games
from tifo.core.contract import Move


class Names:
    """The names of one game."""

    def __init__(self, name: str) -> None:
        game = games.find(name)
        self.happening = {int(happening): happening.name for happening in game.happenings}
        self.clause = {int(clause): game.clause_id(clause) for clause in game.clauses}
        self._write = game.notation.format_move
        self._moves: dict[Move, str] = {}
        self.passing = None if game.pass_move is None else self._write(game.pass_move)
        """How a pass is written."""

    def move(self, move: Move) -> str:
        """A move in the notation of its game."""
        text = self._moves.get(move)
        if text is None:
            text = self._moves[move] = self._write(move)
        return text


names_of = cache(Names)
"""The names of the game that is called so."""
