"""A match played at the keyboard: ask, answer, save after each move."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rich.markup import escape

from tifo.cli._screen import PACES, Screen
from tifo.cli.rules import clause_lines, find_clause
from tifo.core.contract import NOBODY, Move, Seat
from tifo.core.errors import IllegalMoveError, MatchFileError, TifoError, UnknownClauseError
from tifo.core.options import write_options
from tifo.play import file as match_file
from tifo.play.match import HUMAN, Match
from tifo.play.table import Table
from tifo.text.book import clause_key

RECENT = 5
"""Lines told again when a match is taken up."""


class LeftError(Exception):
    """Somebody stops for today."""


@dataclass
class Session:
    """A table, a screen, and where the match is saved."""

    table: Table
    screen: Screen
    path: Path
    ask: Callable[[str], str]
    at_keyboard: Seat = NOBODY
    """Whose hand may be on the screen."""
    _told: dict[Seat, int] = field(default_factory=dict)
    """How many plies each seat was told of."""
    _first: int = 0
    """Plies that everybody was told of at the start."""

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self.table.match

    @cached_property
    def humans(self) -> int:
        """How many people share the keyboard."""
        return self.match.coaches.count(HUMAN)

    @cached_property
    def notation(self) -> dict[Move, str]:
        """Every move of the game as people may type it."""
        game = self.match.game
        return {
            move: game.notation.format_move(move).casefold()
            for move in range(game.rules.MOVE_COUNT)
        }

    # ------------------------------------------------------------------------------ the match
    def run(self) -> None:
        """Play to the end."""
        self._first = len(self.match.plies)
        self.screen.tell_recent(self.match.plies, NOBODY, RECENT)
        if self.humans == 1:
            self.at_keyboard = self.match.coaches.index(HUMAN)
        while not self.match.is_over:
            seat = self.match.to_act
            if self.match.is_human(seat):
                self.turn(seat)
            else:
                self.play(seat, self.table.choose(seat))
                if self.humans < 2:
                    self.tell_news()
        self.tell_news()
        self.screen.ending(self.match)

    def turn(self, seat: Seat) -> None:
        """One decision of a person."""
        self.hand_over(seat)
        self.tell_news()
        legal = self.match.legal()
        if len(legal) == 1:
            only = self.match.commentary(seat).move(self.match.view(seat), legal[0])
            self.screen.line("play-only-move", "dim", move=only)
            self.play(seat, legal[0])
            return
        self.show(seat)
        while self.match.to_act == seat and not self.answer(seat):
            pass

    def show(self, seat: Seat) -> None:
        """The board, the question and the moves."""
        seen = self.match.view(seat)
        self.screen.board(seen)
        self.screen.question(self.match, seat)
        self.screen.moves(seen, self.match.legal())

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, and keep it before anything is said of it."""
        self.match.play(seat, move)
        self.save()

    def save(self) -> None:
        """Write the match file."""
        try:
            match_file.write(self.match, self.path)
        except OSError:
            raise MatchFileError("error-file-unwritable", path=str(self.path)) from None

    def tell_news(self) -> None:
        """Tell whoever is at the keyboard what happened since he last looked."""
        viewer, plies = self.at_keyboard, self.match.plies
        self.screen.tell_plies(plies[self._told.get(viewer, self._first) :], viewer)
        self._told[viewer] = len(plies)

    def hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide one hand before the other is shown."""
        if self.humans > 1 and self.at_keyboard != seat:
            name = self.screen.talk.names[seat]
            if self.at_keyboard != NOBODY:
                self.tell_news()
                self.ask(self.screen.talk.say("play-curtain-falls", name=name) + " ")
            self.screen.clear()
            self.ask(self.screen.talk.say("play-curtain-rises", name=name) + " ")
            self.screen.clear()
        self.at_keyboard = seat

    # ----------------------------------------------------------------------------- an answer
    def answer(self, seat: Seat) -> bool:
        """Ask once; True if the seat has moved."""
        hint = "play-prompt-undo" if self.match.undo_to(seat) is not None else "play-prompt"
        text = self.ask(self.screen.talk.say(hint) + " ").strip()
        if not text:
            return False
        try:
            if self.command(seat, text):
                return False
            move = self.read(text)
            if move is not None:
                self.play(seat, move)
                return True
        except TifoError as error:
            self.screen.out.print(f"[red]{escape(self.screen.talk.tell(error.message))}[/]")
        return False

    def command(self, seat: Seat, text: str) -> bool:
        """Do what is asked if it is no move: help, hint, undo, speed, rules, board, story, quit."""
        word, _, rest = text.partition(" ")
        for name in ("help", "hint", "undo", "speed", "rules", "board", "story", "quit"):
            words = f"{name} {self.screen.talk.say(f'play-command-{name}')}".split()
            if word.casefold() in words:
                getattr(self, f"do_{name}")(seat, rest.strip())
                return True
        return False

    def read(self, text: str) -> Move | None:
        """The move that a person typed: its number, or its notation as far as it is clear."""
        legal = self.match.legal()
        if text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self.screen.line("play-no-number", "red", count=len(legal))
            return None
        alike = self.alike(" ".join(text.casefold().split()))
        possible = [move for move in alike if move in legal]
        if len(possible) == 1:
            return possible[0]
        if possible:
            self.screen.line("play-which", "yellow")
            self.screen.moves(self.match.view(self.match.to_act), legal, possible)
        elif alike:
            self.why_not(alike[0])
        else:
            self.screen.line("play-not-understood", "red", text=text)
        return None

    def alike(self, typed: str) -> list[Move]:
        """The moves that a text may mean: itself, else a whole word more, else what begins so."""
        names = self.notation.items()
        words = [move for move, name in names if name == typed or name.startswith(f"{typed} ")]
        return words or [move for move, name in names if name.startswith(typed)]

    def why_not(self, move: Move) -> None:
        """Say why a move is refused, with the clause and its text."""
        error = self.match.refusal(self.match.to_act, move)
        if error is None:
            return
        talk = self.screen.talk
        self.screen.out.print(f"[red]{escape(talk.tell(error.message))}[/]")
        if isinstance(error, IllegalMoveError) and error.clause > 0:
            text = talk.say(clause_key(self.match.game.clause_id(error.clause)))
            self.screen.out.print(f"[dim]{escape(text)}[/]")

    # --------------------------------------------------------------------------- the commands
    def do_help(self, seat: Seat, rest: str) -> None:
        """Show what may be typed."""
        page = 1
        while self.screen.talk.has(f"quick-{page}"):
            self.screen.line(f"quick-{page}", "dim")
            page += 1
        self.screen.line("play-help")

    def do_hint(self, seat: Seat, rest: str) -> None:
        """What a strong bot would play, from what this seat knows."""
        from tifo.bots.hints import hint

        match = self.match
        said, seen = match.commentary(seat), match.view(seat)
        advice = said.advice(hint, match.game, seen, match.legal(), seed=len(match.plies))
        text = self.screen.talk.tell(advice.message)
        self.screen.out.print(f"[green]{escape(text)}[/]")

    def do_undo(self, seat: Seat, rest: str) -> None:
        """Take the last move back, if nothing was revealed."""
        self.match.undo(seat)
        self._told[seat] = len(self.match.plies)
        self.save()
        self.screen.line("play-undone", "green")
        self.show(seat)

    def do_speed(self, seat: Seat, rest: str) -> None:
        """The next pace."""
        paces = list(PACES)
        self.screen.pace = paces[(paces.index(self.screen.pace) + 1) % len(paces)]
        self.screen.line(f"play-pace-{self.screen.pace}", "green")

    def do_rules(self, seat: Seat, rest: str) -> None:
        """A clause, or where to read the rulebook."""
        game, talk = self.match.game, self.screen.talk
        if not rest:
            self.screen.line("play-rules", game=game.name)
            return
        try:
            clause = find_clause(game, rest)
        except UnknownClauseError as error:
            self.screen.out.print(f"[red]{escape(talk.tell(error.message))}[/]")
            return
        chosen = write_options(self.match.options, game.options)
        for line in clause_lines(game, talk, clause, chosen):
            self.screen.out.print(line)

    def do_board(self, seat: Seat, rest: str) -> None:
        """Draw everything again."""
        self.show(seat)

    def do_story(self, seat: Seat, rest: str) -> None:
        """The match so far."""
        pace, self.screen.pace = self.screen.pace, "fast"
        self.screen.tell_plies(self.match.plies, seat)
        self.screen.pace = pace

    def do_quit(self, seat: Seat, rest: str) -> None:
        """Stop for today."""
        raise LeftError
