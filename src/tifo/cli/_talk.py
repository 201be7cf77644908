"""How a command talks: in one language, answers to stdout, errors to stderr."""

import os
import sys
from collections.abc import Sequence

from tifo.core.contract import AnyGame
from tifo.core.errors import TifoError
from tifo.core.messages import Argument, Message
from tifo.text.catalogue import LANGUAGES, catalogue, pick_language


class AskedWronglyError(TifoError):
    """The command line makes no sense."""

    code = "cli/usage"


class Talk:
    """A language, with the words of a game where one is spoken of, and the names of its coaches."""

    def __init__(self, language: str, game: AnyGame | None = None) -> None:
        self.language = language
        self.names: Sequence[str] = ()
        self.words = catalogue(language, game)

    def say(self, key: str, **args: Argument) -> str:
        """A message of the catalogue in words."""
        return self.tell(Message(key, args))

    def tell(self, message: Message) -> str:
        """A message in words, coaches by their names."""
        return self.words.say(message, self.names)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self.words.has(key)


def choose_language(wanted: str | None) -> str:
    """The language asked for, or the environment's."""
    if wanted is not None and wanted not in LANGUAGES:
        raise AskedWronglyError("error-language", language=wanted, languages=", ".join(LANGUAGES))
    return pick_language(wanted, os.environ)


def language_in(tokens: Sequence[str]) -> str:
    """The language of a command line that may be nonsense otherwise."""
    for place, token in enumerate(tokens):
        name, _, value = token.partition("=")
        if name == "--lang":
            value = value or "".join(tokens[place + 1 : place + 2])
            return pick_language(value, os.environ)
    return pick_language(None, os.environ)


def complain(text: str) -> None:
    """One line on stderr."""
    print(f"tifo: {' '.join(text.split())}", file=sys.stderr, flush=True)
