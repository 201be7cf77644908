"""Every way in which an entry of a table of components can be changed."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from lab.mutants.change import Change, change

TOKEN = re.compile(
    r'(?P<comment>#.*)|(?P<string>"[^"\n]*")|(?P<head>^\[\[?[^\]\n]+\]\]?)|(?P<key>[A-Za-z_][\w-]*)(?=\s*=)'
    r"|(?P<bool>\btrue\b|\bfalse\b)|(?P<number>-?\b\d[\d_]*\b)|(?P<mark>[\[\]{},])",
    re.MULTILINE,
)
LABELS = frozenset({"mark", "code", "name", "source", "title", "note_text"})
"""Keys that name or explain; no rule asks them."""
FEW = 16
"""A key with more different words than this names things instead of sorting them."""
LARGE = 1000
"""A sum of money; it is doubled, to stay a multiple of the smallest note."""


@dataclass(frozen=True)
class Entry:
    """A value in a table."""

    table: str
    key: str
    kind: str
    start: int
    end: int
    text: str
    follows: bool
    """Does it come after another in the same list?"""


def entries(text: str) -> Iterator[Entry]:
    """Every value with the table and the key that it belongs to."""
    table, key, outer, number, follows = "", "", "", 0, False
    for token in TOKEN.finditer(text):
        kind, said = str(token.lastgroup), token.group()
        if kind == "head":
            number = number + 1 if said.strip("[]") == table.split("#")[0] else 1
            table = f"{said.strip('[]')}#{number}" if said.startswith("[[") else said.strip("[]")
        elif kind == "key":
            outer = outer if said in {"value", *LABELS} and outer else said
            key, follows = (said if said in LABELS else outer), False
        elif kind == "mark":
            follows = follows and said == ","
            if said in "{}":
                outer = key if said == "{" else ""
        elif kind == "string" and key == "code":
            table = f"{table.partition('#')[0]}#{said[1:-1]}"
        elif kind != "comment":
            yield Entry(table, key, kind, token.start(), token.end(), said, follows)
            follows = True


def changes_of(file: str, raw: bytes) -> Iterator[Change]:
    """Every change of a table: another number, another word, two neighbours exchanged."""
    text = raw.decode()
    found = [entry for entry in entries(text) if entry.key not in LABELS]
    words: dict[str, list[str]] = defaultdict(list)
    for entry in found:
        if entry.kind == "string" and entry.text not in words[entry.key]:
            words[entry.key].append(entry.text)
    for before, entry in zip([None, *found], found, strict=False):
        for new in others(entry, words[entry.key]):
            yield made(raw, file, text, entry, (entry.start, entry.end), new)
        if before and entry.follows and before.text != entry.text:
            between = text[before.end : entry.start]
            swapped = f"{entry.text}{between}{before.text}"
            yield made(raw, file, text, entry, (before.start, entry.end), swapped)


def others(entry: Entry, words: list[str]) -> Iterator[str]:
    """What could stand there instead."""
    if entry.kind == "bool":
        yield "false" if entry.text == "true" else "true"
    elif entry.kind == "number":
        value = int(entry.text.replace("_", ""))
        yield str(2 * value if abs(value) >= LARGE else value + 1)
        if 0 < value < LARGE:
            yield str(value - 1)
    elif 1 < len(words) <= FEW:
        yield words[(words.index(entry.text) + 1) % len(words)]


def made(raw: bytes, file: str, text: str, entry: Entry, span: tuple[int, int], new: str) -> Change:
    """The change, with offsets in bytes."""
    start, end = (len(text[:at].encode()) for at in span)
    place = f"{entry.table} {entry.key}".strip()
    return change(raw, file, place, "table", (start, end), new, (0, 0))
