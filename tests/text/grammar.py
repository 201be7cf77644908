"""Every message of a catalogue, said with every kind of thing that can stand in it."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Parsed, Pattern, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tests.text.test_words import variety
from tifo import games
from tifo.core.contract import NOBODY, AnyGame
from tifo.core.messages import Argument, Message, Who
from tifo.core.rng import below, generator
from tifo.play.match import Match
from tifo.text import catalogue
from tifo.text.catalogue import source

NAMES = ("Ana", "Élodie", "Hugo", "Amateur", "Le Havre", "Óscar", "Inès", "Tom")
"""Coaches whose names begin with a vowel, an accent, an h, an article, and otherwise."""
NUMBERS = (0, 1, 2, 1_000_000)
NUMERIC = ("under-range", "number", "event-penalty-taken")
"""Messages that speak of numbers where nothing else is known of a place."""
DECISIONS = 300
"""How far each variation of a game is walked to see what is said with what."""
SAMPLE = 12
"""Legal moves described at each decision."""
STRIDE = 12
"""Every so many decisions every move is refused that can be."""


@dataclass
class Seen:
    """What stood in the places of messages: by key and place, and by place alone."""

    args: dict[str, dict[str, list[Argument]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )
    places: dict[str, list[Argument]] = field(default_factory=lambda: defaultdict(list))

    def take_all(self, messages: Iterable[Message | None]) -> None:
        """Note the arguments of several."""
        for message in messages:
            self.take(message)

    def take(self, message: Message | None) -> None:
        """Note the arguments of a message, and of those in it."""
        if message is None:
            return
        for place, value in message.args.items():
            for known in (self.args[message.key][place], self.places[place]):
                if str(value) not in map(str, known):
                    known.append(value)
            if isinstance(value, Message):
                self.take(value)


@cache
def seen_in(name: str) -> Seen:
    """What is said in random matches of a game, whoever listens."""
    game = games.find(name)
    seen, rng = Seen(), generator(11)
    for match in variety(game):
        told = 0
        for decision in range(DECISIONS):
            if match.to_act < 0:
                break
            legal, view = match.legal(), match.view(match.to_act)
            seen.take(game.words.describe_position(view))
            seen.take(game.words.describe_position(match.view(NOBODY)))
            seen.take_all(game.words.describe_move(view, move) for move in legal[:SAMPLE])
            if decision % STRIDE == 0:
                seen.take_all(_refusals(match))
            chosen = game.rules.thumb(view, legal, len(legal), rng)
            any_move = legal[below(rng, len(legal))]
            match.play(match.to_act, any_move if decision % 3 == 0 else chosen)
            for ply in match.plies[told:]:
                for event in ply.events:
                    seen.take_all(game.words.describe_event(event, who) for who in (NOBODY, 0, 1))
            told = len(match.plies)
    return seen


def _refusals(match: Match) -> Iterator[Message | None]:
    for move in range(match.game.rules.MOVE_COUNT):
        error = match.refusal(match.to_act, move)
        yield error.message if error else None


class Places(Visitor):  # type: ignore[misc]  # fluent brings no types
    """The variables of a pattern, and those that a selector counts by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Take a name."""
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's name
        """Take a name that is counted by, and go on inside."""
        if isinstance(node.selector, VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def patterns(text: str) -> Iterator[tuple[str, Pattern]]:
    """Every message and attribute of a catalogue's text, with its key."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Parsed):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for part in entry.attributes:
                yield f"{entry.id.name}.{part.id.name}", part.value


def siblings(plain: list[str], message: Message) -> Iterator[Message]:
    """Messages of the same family: another card, team or ability in the same form."""
    stem, _, attribute = message.key.partition(".")
    yield message
    if message.args:
        return
    family = stem.partition("-")[0] + "-"
    for key in plain:
        if key.startswith(family) and key.partition(".")[2] == attribute:
            yield Message(key)


def choices(
    plain: list[str], seen: Seen | None, key: str, place: str, counted: bool
) -> list[Argument]:
    """Everything that can stand in a place of a message."""
    known: list[Argument] = []
    if seen is not None:
        known = (
            seen.args[key][place] if place in seen.args.get(key, {}) else seen.places.get(place, [])
        )
    if key.startswith(NUMERIC):
        return list(NUMBERS)
    if not known:
        return list(NUMBERS) if counted else [*NAMES]
    found: list[Argument] = []
    for value in known:
        match value:
            case Who():
                found += [Who(seat) for seat in range(len(NAMES))]
            case Message():
                found += siblings(plain, value)
            case int():
                found += [value, *(NUMBERS if counted else ())]
            case _:
                found.append(value)
    unique: dict[str, Argument] = {str(value): value for value in found}
    return list(unique.values())


def renderings(
    language: str, package: str, game: AnyGame | None
) -> Iterator[tuple[str, str, bool]]:
    """Every message with every kind of argument, one place varied at a time.

    The last says whether the message was heard in a match, so that what stands in it is sure.
    """
    words = catalogue(language, game, *(() if game else (package,)))
    text = source(package, language)
    entries = [(key, places_of(pattern)) for key, pattern in patterns(text)]
    plain = [key for key, places in entries if not places.names]
    seen = seen_in(game.name) if game is not None else None
    for key, places in entries:
        offered = {
            place: choices(plain, seen, key, place, place in places.counted)
            for place in sorted(places.names)
        }
        first = {place: values[0] for place, values in offered.items()}
        sure = seen is None or not offered or key in seen.args
        yield key, words.say(Message(key, dict(first)), NAMES), sure
        for place, values in offered.items():
            for value in values[1:]:
                yield key, words.say(Message(key, {**first, place: value}), NAMES), sure


def places_of(pattern: Pattern) -> Places:
    """The variables of a pattern."""
    places = Places()
    places.visit(pattern)
    return places


VOWEL = "aeiouâàéèêëîïôûœAEIOUÂÀÉÈÊËÎÏÔÛŒÓ"
UNELIDED = r"(?!onz|oui\b|un\b|une-deux|euro\b)"
"""French words before which nothing is elided although they begin with a vowel."""
INFINITIVE = r"(?!corner)\w{3,}er\b|(?:faire|prendre|battre|vendre|tenir)\b"
"""Before these *le* and *les* are no articles."""
ELIDED = r"(?<!-)\b(?:[DdLlNnSsMmTtJj]e|[Ll]a|[Qq]ue|[Jj]usque|[Ll]orsque)"
WRONG = {
    "en": {
        "a before a vowel": r"\ba (?!one|uni|use|eur|Eur|U)[aeioAEIO]\w",
        "an before a consonant": r"\ban [bcdfgjkmnpqrstvwxz]",
    },
    "fr": {
        "an article not contracted": rf"\b(?:[Àà]|[Dd]e) les? (?!{INFINITIVE})",
        "an elision missed": rf"{ELIDED} {UNELIDED}[{VOWEL}]",
        "a loose mark": r" [!?;:»]|« ",
        "thousands apart": r"\d \d{3}\b",
    },
    "es": {
        "an article not contracted": r"\b(?:[Aa]|[Dd]e) el\b",
        "thousands": r"\d[ \u00a0\u202f,]\d{3}\b",
    },
}
EVERYWHERE = {
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a space before a stop": r" [.,](?!\.|…)",
    "a brace": r"[{}]",
    "a stop doubled": r"(?<!\.)\.\.(?!\.)|[!?]\.",
}
SENTENCES = ("event-", "position-", "refusal-", "error-", "clause-", "quick-", "ruling-")
"""Messages that stand alone, and so begin like a sentence."""
ALIGNED = ("play-help", "board-")
"""Messages that are set in columns."""


def faults(language: str, key: str, text: str, sure: bool) -> Iterator[str]:
    """What is wrong with a sentence."""
    for what, wrong in {**EVERYWHERE, **WRONG[language]}.items():
        if re.search(wrong, text) and not (what == "two spaces" and key.startswith(ALIGNED)):
            yield what
    if sure and key.startswith(SENTENCES) and text[0].islower():
        yield "a small letter at the beginning"
