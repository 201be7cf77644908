"""Games in which nothing can be said: everything about a match raises, the rules do not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.errors import RuleBug

WORDS = (
    "describe_move", "describe_event", "describe_refusal", "describe_position", "steps", "draw",
)  # fmt: skip


def silence(*_: Any) -> NoReturn:
    """Whatever is asked, there is no answer."""
    raise RuleBug("lost for words")


@contextmanager
def muted(name: str, sheet: Callable[..., Any] = silence) -> Iterator[AnyGame]:
    """The game with words and a sheet that raise."""
    game = games.find(name)
    words, before = {word: getattr(game.words, word) for word in WORDS}, game.sheet
    try:
        for word in WORDS:
            setattr(game.words, word, silence)
        object.__setattr__(game, "sheet", sheet)
        yield game
    finally:
        for word, said in words.items():
            setattr(game.words, word, said)
        object.__setattr__(game, "sheet", before)
