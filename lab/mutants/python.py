"""Every way in which one piece of a rule can be broken."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from lab.mutants.change import Change, change
from lab.mutants.reach import Module

OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SENTINELS = {
    "CHANCE": "NOBODY",
    "NOBODY": "CHANCE",
    "NO_SUCH_MOVE": "NOT_NOW",
    "NOT_YOURS": "NOT_NOW",
    "NOT_NOW": "NOT_YOURS",
    "EVERYONE": "0",
}
"""Names of the contract that are exchanged like the members of an enum."""
ROOM_TO_SPARE = frozenset({"MOST_LEGAL", "MOST_PLIES", "__all__"})
"""Sizes of buffers: no rule says them."""
ENUMS = frozenset({"Enum", "IntEnum", "IntFlag"})

Piece = tuple[str, ast.expr | ast.stmt | tuple[int, int], str]
"""Kind, what is cut out, what is put in."""


@dataclass(frozen=True)
class Source:
    """A text and where its lines begin."""

    text: bytes
    starts: tuple[int, ...]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node lies."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def said(self, node: ast.expr | ast.stmt) -> str:
        """The text of a node."""
        start, end = self.span(node)
        return self.text[start:end].decode()

    def between(self, left: ast.expr, right: ast.expr, word: str) -> tuple[int, int] | None:
        """Where a word stands between two nodes."""
        start, end = self.span(left)[1], self.span(right)[0]
        shape = re.escape(word).replace(r"\ ", r"\s+").encode()
        found = re.search(shape, self.text[start:end])
        return (start + found.start(), start + found.end()) if found else None


def source_of(text: bytes) -> Source:
    """The text, measured."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return Source(text, tuple(starts))


def enums_of(modules: dict[str, Module]) -> dict[str, list[str]]:
    """The members of every enum of a game, in order."""
    found: dict[str, list[str]] = {}
    for module in modules.values():
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and is_enum(node):
                found[node.name] = [
                    target.id
                    for part in node.body
                    if isinstance(part, ast.Assign)
                    for target in part.targets
                    if isinstance(target, ast.Name)
                ]
    return found


def is_enum(node: ast.ClassDef) -> bool:
    """Does the class number things?"""
    return any(isinstance(base, ast.Name) and base.id in ENUMS for base in node.bases)


def changes_of(
    module: Module, statements: list[ast.stmt], enums: dict[str, list[str]]
) -> Iterator[Change]:
    """Every change of these statements."""
    source = source_of(module.text)
    breaker = Breaker(source, enums)
    for top in statements:
        place = getattr(top, "name", "")
        for lines, (kind, cut, new) in breaker.statement(top, ""):
            span = cut if isinstance(cut, tuple) else source.span(cut)
            made = change(module.text, module.file, place, kind, span, new, lines)
            if made.before != made.after:
                yield made


@dataclass(frozen=True)
class Breaker:
    """Walks the statements of a module and says what could be broken."""

    source: Source
    enums: dict[str, list[str]]

    # ------------------------------------------------------------------------------ statements
    def statement(self, node: ast.stmt, returns: str) -> Iterator[tuple[tuple[int, int], Piece]]:
        """The changes of a statement and of those in it, with the lines that must be run."""
        match node:
            case ast.ClassDef():
                methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                for method in [] if is_enum(node) else methods:
                    yield from self.statement(method, "")
                return
            case ast.FunctionDef():
                returns = ast.unparse(node.returns) if node.returns else ""
            case ast.Raise() | ast.Assert() | ast.Import() | ast.ImportFrom():
                return
        lines = (node.lineno, header_end(node))
        for piece in self.header(node, returns):
            yield lines, piece
        for part in children(node):
            yield from self.statement(part, returns)
        if isinstance(node, ast.Match):
            for case in node.cases:
                line = (case.pattern.lineno, case.body[0].lineno)
                for expr in pattern_values(case.pattern):
                    yield from ((line, piece) for piece in self.expression(expr))
                if case.guard is not None:
                    yield from ((line, piece) for piece in self.condition(case.guard))

    def header(self, node: ast.stmt, returns: str) -> Iterator[Piece]:
        """The changes of a statement itself."""
        match node:
            case ast.If(test=test):
                yield from self.condition(test)
            case ast.While(test=test):
                yield "condition", test, "False"
                yield from self.expression(test)
            case ast.For(iter=iterated):
                yield from self.expression(iterated)
            case ast.Match(subject=subject):
                yield from self.expression(subject)
            case ast.Return(value=value):
                yield from self.returned(node, value, returns)
            case ast.Assign(targets=targets, value=value):
                yield from self.assigned(node, targets, value)
            case ast.AnnAssign(value=ast.expr() as value):
                yield from self.expression(value)
            case ast.AugAssign(target=target, op=op, value=value):
                yield "removal", node, "pass"
                old, new = OPERATORS.get(type(op), ("", ""))
                place = self.source.between(target, value, old + "=") if old else None
                if place:
                    yield "operator", place, new + "="
                yield from self.expression(value)
            case ast.Expr(value=ast.Call() as call):
                yield "removal", node, "pass"
                yield from self.expression(call)
            case ast.Break() | ast.Continue():
                yield "removal", node, "pass"

    def assigned(self, node: ast.stmt, targets: list[ast.expr], value: ast.expr) -> Iterator[Piece]:
        """The changes of an assignment; one to a field may be left out."""
        names = {target.id for target in targets if isinstance(target, ast.Name)}
        if names & ROOM_TO_SPARE:
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            yield "removal", node, "pass"
        for target in targets:
            if isinstance(target, ast.Subscript):
                yield from self.expression(target.slice)
        yield from self.expression(value)

    def returned(self, node: ast.stmt, value: ast.expr | None, returns: str) -> Iterator[Piece]:
        """The changes of an answer."""
        if value is None:
            yield "removal", node, "pass"
            return
        simple = isinstance(value, ast.Constant) or self.is_member(value)
        said = self.source.said(value)
        if returns == "bool" and not simple:
            yield "return", value, f"not ({said})"
        elif returns == "int" and not simple:
            yield "return", value, f"({said}) + 1"
            yield "return", value, "0"
        elif isinstance(value, ast.Tuple) and len(value.elts) > 1:
            first, second = (self.source.said(part) for part in value.elts[:2])
            span = (self.source.span(value.elts[0])[0], self.source.span(value.elts[1])[1])
            yield "return", span, f"{second}, {first}"
        yield from self.expression(value)

    # ------------------------------------------------------------------------------ expressions
    def condition(self, test: ast.expr) -> Iterator[Piece]:
        """The changes of a question."""
        if not isinstance(test, ast.Compare) or len(test.ops) > 1:
            yield "condition", test, f"not ({self.source.said(test)})"
        yield "condition", test, "True"
        yield "condition", test, "False"
        yield from self.expression(test)

    def expression(self, node: ast.expr) -> Iterator[Piece]:
        """The changes of an expression and of those in it."""
        match node:
            case ast.JoinedStr() | ast.Lambda():
                return
            case ast.Constant(value=value):
                yield from constants(node, value)
            case ast.Name(id=name) if name in SENTINELS:
                yield "member", node, SENTINELS[name]
            case ast.Attribute(value=ast.Name(id=enum), attr=attr) if self.is_member(node):
                members = self.enums[enum]
                other = members[(members.index(attr) + 1) % len(members)]
                yield "member", node, f"{enum}.{other}"
                return
            case ast.BinOp(left=left, op=op, right=right):
                yield from self.exchanged("operator", left, right, OPERATORS.get(type(op)))
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                yield "operator", node, self.source.said(node.operand)
                return
            case ast.UnaryOp(op=ast.USub() | ast.Invert(), operand=operand):
                yield "operator", node, f"({self.source.said(operand)})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield "condition", node, f"({self.source.said(operand)})"
            case ast.Compare(left=left, ops=ops, comparators=others):
                for one, sign, two in zip([left, *others], ops, others, strict=False):
                    yield from self.exchanged("comparison", one, two, COMPARISONS.get(type(sign)))
            case ast.BoolOp():
                yield from self.linked(node)
            case ast.IfExp(test=test):
                yield "condition", test, f"not ({self.source.said(test)})"
        yield from self.parts(node)

    def linked(self, node: ast.BoolOp) -> Iterator[Piece]:
        """`and` for `or`, and each question left out."""
        both = isinstance(node.op, ast.And)
        for one, two in pairwise(node.values):
            words = ("and", "or") if both else ("or", "and")
            yield from self.exchanged("condition", one, two, words)
        for part in node.values:
            yield "condition", part, str(both)

    def parts(self, node: ast.expr) -> Iterator[Piece]:
        """The changes of the expressions in an expression."""
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                yield from self.expression(part)
            elif isinstance(part, ast.keyword):
                yield from self.expression(part.value)
            elif isinstance(part, ast.comprehension):
                yield from self.expression(part.iter)
                for test in part.ifs:
                    yield from self.condition(test)

    def exchanged(
        self, kind: str, left: ast.expr, right: ast.expr, words: tuple[str, str] | None
    ) -> Iterator[Piece]:
        """One word between two nodes for another."""
        place = self.source.between(left, right, words[0]) if words else None
        if place and words:
            yield kind, place, words[1]

    def is_member(self, node: ast.expr) -> bool:
        """Is it a member of an enum that has others?"""
        match node:
            case ast.Attribute(value=ast.Name(id=enum), attr=attr):
                members = self.enums.get(enum, [])
                return attr in members and len(members) > 1
        return False


def constants(node: ast.expr, value: object) -> Iterator[Piece]:
    """Another number, or the other answer."""
    if isinstance(value, bool):
        yield "constant", node, str(not value)
    elif isinstance(value, int):
        others = {value + 1, max(0, value - 1), 0} - {value}
        yield from (("constant", node, str(other)) for other in sorted(others))


def children(node: ast.stmt) -> Iterator[ast.stmt]:
    """The statements in a statement."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.stmt):
            yield part
        elif isinstance(part, ast.match_case):
            yield from part.body


def header_end(node: ast.stmt) -> int:
    """The last line of what is run before the first statement inside."""
    inner = next(children(node), None)
    if inner is not None:
        return max(node.lineno, inner.lineno - 1)
    return node.end_lineno or node.lineno


def pattern_values(pattern: ast.pattern) -> Iterator[ast.expr]:
    """The values that a case names."""
    for node in ast.walk(pattern):
        if isinstance(node, ast.MatchValue):
            yield node.value
