"""A catalogue puts messages into one language."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tifo.core.contract import AnyGame
from tifo.core.errors import RuleBug
from tifo.core.messages import Argument, Message, Who

LANGUAGES = ("en", "fr", "es")
SHELL = "tifo"


class Catalogue:
    """The messages of the shell and, where one is given, of a game, in one language."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(source(package, language)))

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(key.partition(".")[0]))

    def has_attribute(self, key: str, attribute: str) -> bool:
        """Does a message have this attribute?"""
        return attribute in self._bundle.get_message(key).attributes

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message as a sentence; `names` are those of the coaches, by seat."""
        key, _, attribute = message.key.partition(".")
        if not self._bundle.has_message(key):
            raise RuleBug(f"no text for {message.key} in {self.language}")
        found = self._bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        args = {name: self._argument(value, names) for name, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise RuleBug(f"{message.key} in {self.language}: {errors[0]}")
        return str(text)

    def _argument(self, value: Argument, names: Sequence[str]) -> Any:
        match value:
            case Message():
                return self.say(value, names)
            case Who(seat):
                if 0 <= seat < len(names):
                    return names[seat]
                return self.say(Message("seat-name", {"number": seat + 1}))
            case bool() | int():
                return int(value)
        return value


def source(package: str, language: str) -> str:
    """The text of a catalogue: its first file, then those in the language's own folder."""
    folder = files(package).joinpath("text")
    first = folder.joinpath(f"{language}.ftl")
    found = (first, *further(folder.joinpath(language)))
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def further(folder: Traversable) -> list[Traversable]:
    """The catalogues in a folder, by name; none where there is no such folder."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(
        (path for path in found if path.name.endswith(".ftl")), key=lambda path: path.name
    )


@cache
def _catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, packages)


def catalogue(language: str, game: AnyGame | None = None, *packages: str) -> Catalogue:
    """The catalogue of a language, with the words of a game and of further packages."""
    game_package = () if game is None else (game.package,)
    return _catalogue(language, (SHELL, *packages, *game_package))


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or the environment's, or English."""
    candidates = [wanted] if wanted else [environ.get(key, "") for key in ("LC_ALL", "LANG")]
    for candidate in candidates:
        short = (candidate or "")[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
