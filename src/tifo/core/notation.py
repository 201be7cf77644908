"""What the notations of all games share."""

from collections.abc import Mapping

from tifo.core.errors import NotationError


def read_move(text: str, moves: Mapping[str, int]) -> int:
    """The move of this name, however many blanks there are."""
    move = moves.get(" ".join(text.split()))
    if move is None:
        raise NotationError("error-notation-move", text=text)
    return move
