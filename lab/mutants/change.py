"""One change of one text: what is cut out, what is put in, and how a person reads it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Change:
    """A piece of a file replaced by another; offsets count bytes."""

    file: str
    """Relative to the folder of the game."""
    place: str
    """The function or the table that is changed."""
    kind: str
    start: int
    end: int
    new: str
    lines: tuple[int, int]
    """First and last line of the statement, from 1; a test that runs none of them cannot see it."""
    line: int
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when other lines come and go."""
        return self.file, self.place, self.before, self.after

    def carried_out(self, text: bytes) -> bytes:
        """The file after the change."""
        return text[: self.start] + self.new.encode() + text[self.end :]


def change(
    text: bytes,
    file: str,
    place: str,
    kind: str,
    span: tuple[int, int],
    new: str,
    lines: tuple[int, int],
) -> Change:
    """A change with the lines that it touches, before and after, on one line each."""
    start, end = span
    first = text.rfind(b"\n", 0, start) + 1
    last = text.find(b"\n", end)
    last = len(text) if last < 0 else last
    before = text[first:last].decode()
    after = (text[first:start] + new.encode() + text[end:last]).decode()
    line = text.count(b"\n", 0, start) + 1
    return Change(file, place, kind, start, end, new, lines, line, flat(before), flat(after))


def flat(text: str) -> str:
    """The text without the layout."""
    return " ".join(text.split())
