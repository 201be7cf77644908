"""What a person sees of a match in the terminal: what happened, the board, and what may be done."""

import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from tifo.cli._talk import Talk
from tifo.core.contract import NOBODY, AnyGame, Move, Seat
from tifo.core.log import Ply
from tifo.core.messages import Message
from tifo.play.feed import cut
from tifo.play.match import Match

PACES = {"slow": 1.5, "normal": 0.5, "fast": 0.0}
"""Seconds to read a line of commentary."""
_LOUD = re.compile(r"[A-ZÀ-Ý]{4,}")


@dataclass
class Screen:
    """A terminal, a language and a pace."""

    out: Console
    talk: Talk
    match: Match
    pace: str = "normal"

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self.match.game

    # ------------------------------------------------------------------------- what happened
    def tell_plies(self, plies: Iterable[Ply], viewer: Seat) -> None:
        """Tell plies as one seat (NOBODY: a spectator) may know them."""
        for ply in plies:
            self.tell(self.ply_text(ply, viewer))

    def tell_recent(self, plies: Iterable[Ply], viewer: Seat, count: int) -> None:
        """Tell the last few things worth telling."""
        for text in [text for ply in plies if (text := self.ply_text(ply, viewer))][-count:]:
            self.tell(text)

    def tell(self, text: str) -> None:
        """A line of commentary; what is shouted stands out."""
        if text:
            style = "bold" if _LOUD.search(text) else "none"
            self.out.print(Padding(f"[{style}]{escape(text)}[/]", (0, 1), expand=False))
            self.wait()

    def ply_text(self, ply: Ply, viewer: Seat) -> str:
        """The events of a ply as one line; empty where nothing is worth telling."""
        said = self.match.commentary(viewer, ply.number + 1)
        told = [said.event(event, viewer) for event in cut(ply, viewer).events]
        return " ".join(said.spared("text", "", self.talk.tell, each) for each in told if each)

    def wait(self) -> None:
        """Leave time to read, if somebody reads."""
        if self.out.is_terminal and PACES[self.pace]:
            time.sleep(PACES[self.pace])

    def clear(self) -> None:
        """Wipe the terminal and what can be scrolled back to."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.out.file.flush()

    # ---------------------------------------------------------------------------- the board
    def board(self, seen: Any) -> None:
        """Draw what a seat sees."""
        self.out.print()
        picture = self._picture(seen)
        self.out.print(picture, no_wrap=True, overflow="crop", crop=True)
        self.out.print()

    def fit(self, seen: Any) -> None:
        """Say so once where the terminal is narrower than the board."""
        lines = Text.from_markup(self._picture(seen)).plain.splitlines()
        widest = max(map(cell_len, lines), default=0)
        if widest > self.out.width:
            self.line("play-narrow", "yellow", columns=self.out.width, widest=widest)

    def _picture(self, seen: Any) -> str:
        said = self.match.commentary(NOBODY)
        return said.spared("board", "", self.game.words.draw, seen, self._escaped)

    def _escaped(self, message: Message) -> str:
        return escape(self.talk.tell(message))

    # ---------------------------------------------------------------------------- the moves
    def moves(self, seen: Any, legal: Sequence[Move], among: Sequence[Move] | None = None) -> None:
        """The numbered moves, all or some: those of one card on one line where they are grouped."""
        groups: list[tuple[str, list[str]]] = []
        said = self.match.commentary(self.match.to_act)
        for number, move in enumerate(legal, 1):
            if among is not None and move not in among:
                continue
            message = said.move(seen, move)
            heading = self._attribute(message, "group")
            text = self._attribute(message, "short") if heading else self.talk.tell(message)
            cell = f"{number:>3} {text}"
            if heading and groups and groups[-1][0] == heading:
                groups[-1][1].append(cell)
            else:
                groups.append((heading, [cell]))
        title = max((cell_len(heading) for heading, _ in groups), default=0) + 2
        cells = [cell for heading, row in groups if heading for cell in row]
        column = max(map(cell_len, cells), default=0) + 2
        for heading, row in groups:
            self._print_group(heading, row, title, column)

    def _attribute(self, message: Message, name: str) -> str:
        if not self.talk.words.has_attribute(message.key, name):
            return ""
        return self.talk.tell(Message(f"{message.key}.{name}", message.args))

    def _print_group(self, heading: str, row: list[str], title: int, column: int) -> None:
        if not heading:
            self.out.print(_numbered(row[0]))
            return
        if title + len(row) * column > self.out.width and title > self.out.width // 3:
            self.out.print(f" {escape(heading)}")  # too long to stand beside its moves
            heading, title = "", 4
        per_line = max(1, (self.out.width - 1 - title) // column)
        for start in range(0, len(row), per_line):
            cells = [
                _numbered(cell) + " " * (column - cell_len(cell))
                for cell in row[start : start + per_line]
            ]
            pad = " " * (title - cell_len(heading))
            self.out.print(f" {escape(heading)}{pad}{''.join(cells)}".rstrip())
            heading = ""

    # -------------------------------------------------------------------------------- lines
    def line(self, key: str, style: str = "", **args: Any) -> None:
        """A message of the catalogue on a line of its own."""
        text = escape(self.talk.say(key, **args))
        self.out.print(f"[{style}]{text}[/]" if style else text)

    def question(self, match: Match, seat: Seat) -> None:
        """What is due."""
        asked = match.commentary(seat).position(match.view(seat))
        if asked is not None:
            self.out.print(f"[bold]{escape(self.talk.tell(asked))}[/]")

    def ending(self, match: Match) -> None:
        """The last board and the result."""
        self.board(match.view(NOBODY))
        self.out.print(f"[bold]{escape(self.talk.tell(match.ending()))}[/]")


def _numbered(cell: str) -> str:
    """The number of a move stands out."""
    return f"[bold yellow]{cell[:3]}[/]{escape(cell[3:])}"
