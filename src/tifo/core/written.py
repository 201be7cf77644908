"""Functions over a record with every field spelt out, written from what the fields declare.

    copy_hand = written.copy(Hand, __name__)

The text is plain Python of the part that Numba compiles for CPU and GPU. Each function belongs to
the module that asks for it, under the name verb_record: the compiler copies it with the rest, a
traceback shows its lines, and `text` shows all of it. Questions (`when("knows_deck")`) are put to
the functions of that name in the same module, which must be there already.
"""

import linecache
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

from tifo.core.fields import OPEN, OWN, UNSAID, Known, narrowed
from tifo.core.records import Field, Ints, Record, fields_of
from tifo.core.rng import below

R = TypeVar("R", bound=Record)
POKE = 0x55
"""What a poked number is exclusive-ored with."""

Places: TypeAlias = tuple[str, ...]
"""The same number in each of the records that a function takes."""


# -------------------------------------------------------------------------------- what is written
def copy(face: type[R], module: str) -> Callable[[R, R], None]:
    """`copy_hand(source, out)`: the same numbers in another record."""
    writer = Writer("copy", "source, out", known="{1} = {0}", asks=False)
    return writer.write(face, module)


def clear(face: type[R], module: str) -> Callable[[R], None]:
    """`clear_hand(record)`: zero everywhere."""
    return Writer("clear", "record", known="{0} = 0", asks=False).write(face, module)


def copy_public(face: type[R], module: str) -> Callable[[R, R], None]:
    """`copy_public_state(source, out)`: what everybody may know; the rest stays as it is."""
    return Writer("copy_public", "source, out", known="{1} = {0}").write(face, module)


def view(face: type[R], module: str) -> Callable[[R, int, R], None]:
    """`view(state, seat, out)`: what the seat may know, zero everywhere else, and whose it is."""
    writer = Writer("view", "state, seat, out", known="{1} = {0}", unknown="{1} = 0")
    return writer.write(face, module, name="view", last="out.seat = seat")


def poke(face: type[R], module: str) -> Callable[[R, int], None]:
    """`poke_state(state, seat)`: change every number that the seat may not know."""
    return Writer("poke", "state, seat", unknown=f"{{0}} ^= {POKE}").write(face, module)


BEST_MOVE = """\
def thumb(seen, moves, count, rng):
    basis = basis_of(seen, rng)
    best, best_value, ties = moves[0], LEAST, 0
    for i in range(count):
        value = worth(seen, moves[i], basis)
        if value > best_value:
            best, best_value, ties = moves[i], value, 1
        elif value == best_value:
            ties += 1
            if _below(rng, ties) == 0:
                best = moves[i]
    return best
"""
LEAST = -(1 << 30)
"""Less than any move is worth."""


def thumb(module: str) -> Callable[[Any, Ints, int, Ints], int]:
    """`thumb(seen, moves, count, rng)`: the move that the module's `worth` values most.

    Among equals any. `worth(seen, move, basis)` is asked for each move; `basis` is what a decision
    needs to know once, which `basis_of(seen, rng)` answers, where the module has it.
    """
    space = vars(sys.modules[module])
    source = BEST_MOVE.replace("LEAST", str(LEAST))
    if "basis_of" not in space:
        source = source.replace("    basis = basis_of(seen, rng)\n", "").replace(", basis)", ")")
    space["_below"] = below  # for the text, which is read in the module
    return function_of(source, module)


def is_written(function: FunctionType) -> bool:
    """Was this function written, rather than read from a file?"""
    return function.__code__.co_filename.startswith("<")


def text(function: Callable[..., Any]) -> str:
    """The text of a written function."""
    return "".join(linecache.getlines(function.__code__.co_filename))


# --------------------------------------------------------------------------------- how it is done
class Block:
    """Lines of a function; loops that are alike are one, and a question is asked once."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._answers: dict[str, tuple[Block, Block]] = {}
        self._loops: dict[str, Block] = {}

    def add(self, line: str) -> None:
        """One more line, unless it is empty."""
        if line:
            self._lines.append(line)

    def loop(self, head: str) -> "Block":
        """The block inside a loop."""
        return self._loops.setdefault(head, Block())

    def whether(self, question: str) -> tuple["Block", "Block"]:
        """The blocks for yes and for no."""
        return self._answers.setdefault(question, (Block(), Block()))

    def lines(self, indent: str = "    ") -> list[str]:
        """The block, indented; a head with nothing below it is left out."""
        found, inner = [f"{indent}{line}" for line in self._lines], f"{indent}    "
        for question, (yes, no) in self._answers.items():
            if yes.lines():
                found += [f"{indent}if {question}:", *yes.lines(inner)]
                found += [f"{indent}else:", *no.lines(inner)] if no.lines() else []
            elif no.lines():
                found += [f"{indent}if not {question}:", *no.lines(inner)]
        for head, block in self._loops.items():
            if block.lines():
                found += [f"{indent}{head}", *block.lines(inner)]
        return found


@dataclass(frozen=True)
class Scope:
    """Where a writer is: the records at hand, who may know them, and the rows it is in."""

    face: type[Record]
    records: Places
    known: Known = UNSAID
    rows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Writer:
    """Writes one kind of function."""

    verb: str
    arguments: str
    known: str = ""
    """The line for a number that the seat may know, from its places …"""
    unknown: str = ""
    """… and for one that it may not."""
    asks: bool = True
    """Does it matter who may know? If not, every number is taken for known."""

    def write(
        self, face: type[Record], module: str, name: str = "", last: str = ""
    ) -> Callable[..., None]:
        """The function, as one of the module, with a last line of its own."""
        block = Block()
        if "seat" in self.arguments:
            check_questions(face, module)
        records = tuple(one for one in self.arguments.split(", ") if one != "seat")
        self._fill(block, Scope(face, records))
        head = f"def {name or f'{self.verb}_{face.__name__.lower()}'}({self.arguments}):"
        lines = [*block.lines(), f"    {last}" if last else ""]
        body = [*filter(None, lines)] or ["    pass"]
        return function_of("\n".join([head, *body, ""]), module)

    def _fill(self, block: Block, scope: Scope) -> None:
        """Add every field of a record."""
        for one in fields_of(scope.face):
            known = narrowed(scope.known, one.declared.known)
            places = tuple(f"{record}.{one.name}" for record in scope.records)
            if one.record is not None:
                self._fill_records(block, one, places, known, scope)
            elif not one.length:
                self._line(block, places, known, scope.rows)
            elif self._is_asked_by_row(known, scope):
                self._fill_rows(block, one, places, known, scope)
            else:
                self._fill_row(block, f"range({one.length})", places, known, scope.rows)

    def _fill_records(
        self, block: Block, one: Field, places: Places, known: Known, scope: Scope
    ) -> None:
        """A row of records, which have names of their own below the loop."""
        assert one.record is not None
        names = tuple(f"{place.partition('.')[0]}_{one.name}" for place in places)
        below = block.loop(f"for row in range({one.length}):")
        for name, place in zip(names, places, strict=True):
            below.add(f"{name} = {place}[row]")
        self._fill(below, Scope(one.record, names, known, (*scope.rows, "row")))

    def _is_asked_by_row(self, known: Known, scope: Scope) -> bool:
        """May a seat know some rows and not others? A record's own row is its owner's."""
        return self.asks and (known.who == "when" or (known == OWN and not scope.rows))

    def _fill_rows(
        self, block: Block, one: Field, places: Places, known: Known, scope: Scope
    ) -> None:
        """Numbers row by row, each with its own answer to who may know it."""
        index = "place" if scope.rows else "row"
        rows, first = (*scope.rows, index), one.declared.shape[0]
        below, each = block.loop(f"for {index} in range({first}):"), one.length // first
        if each == 1:
            self._line(below, _at(places, index), known, rows)
        else:
            numbers = f"range({each} * {index}, {each} * {index} + {each})"
            self._fill_row(below, numbers, places, known, rows)

    def _fill_row(
        self, block: Block, numbers: str, places: Places, known: Known, rows: tuple[str, ...]
    ) -> None:
        """A loop of its own for each row: compiled, it is one instruction for all its numbers."""
        for line, place in self._answered(block, known, rows):
            # To copy and to blank are loops apart: together they are neither, when compiled.
            head = f"for i in {numbers}:" + ("  # not known" if line == self.unknown else "")
            place.loop(head).add(line.format(*_at(places, "i")))

    def _line(self, block: Block, places: Places, known: Known, rows: tuple[str, ...]) -> None:
        for line, place in self._answered(block, known, rows):
            place.add(line.format(*places))

    def _answered(
        self, block: Block, known: Known, rows: tuple[str, ...]
    ) -> Iterator[tuple[str, Block]]:
        """What to write, and where: below a question, if the answer is not the same for all."""
        if not self.asks or known == OPEN:
            yield self.known, block
        elif "seat" not in self.arguments or known.who not in ("own", "when"):
            yield self.unknown, block
        else:
            if known == OWN:
                question = f"{rows[-1]} == seat"
            else:
                question = f"{known.question}({', '.join(('state', 'seat', *rows))})"
            yes, no = block.whether(question)
            yield self.known, yes
            yield self.unknown, no


def function_of(source: str, module: str) -> Callable[..., Any]:
    """The function that a text defines, as one of a module, whose lines a traceback can show."""
    made: dict[str, FunctionType] = {}
    name = source.partition("(")[0].removeprefix("def ")
    place = f"<{module}.{name}>"
    linecache.cache[place] = (len(source), None, source.splitlines(keepends=True), place)
    exec(compile(source, place, "exec"), {}, made)
    written = FunctionType(made[name].__code__, vars(sys.modules[module]), name)
    written.__module__, written.__qualname__ = module, name
    return written


def check_questions(face: type[Record], module: str) -> None:
    """Notice now, and not in somebody's match, that a question has nobody to answer it."""
    for one in fields_of(face):
        question = one.declared.known.question
        if question and question not in vars(sys.modules[module]):
            raise NameError(f"{face.__name__}.{one.name} asks {question}, which {module} lacks")
        if one.record is not None:
            check_questions(one.record, module)


def _at(places: Places, index: str) -> Places:
    return tuple(f"{place}[{index}]" for place in places)
