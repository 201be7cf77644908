"""What of a game is a rule: whatever the functions of its contract use, but for bots and words."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

RULES = (
    "new_state", "to_act", "legal_moves", "refusal", "odds", "total_odds", "pick", "apply",
    "audience", "view", "standing",
)  # fmt: skip
"""The functions of the contract that are rules; guesses and hints of bots are not."""
ROOMS = ("options", "check_options")
"""What else a game hands over that is a rule."""
NO_RULE = frozenset({"laws.py", "clauses.py", "rulebook.py"})
"""What checks, numbers or lists the rules without being one."""

ASKS, VIEW = "when", "view.py"
"""A field that declares `when("knows_deck")` puts a question to the function beside the view."""

Name = tuple[str, str]
"""A module (its file) and a name in it."""


@dataclass
class Module:
    """One file of a game, read."""

    file: str
    text: bytes
    tree: ast.Module
    owns: dict[str, ast.stmt] = field(default_factory=dict)
    """What its names stand for."""
    brings: dict[str, Name] = field(default_factory=dict)
    """Names from other files of the game; an empty name stands for the whole file."""
    loose: list[ast.stmt] = field(default_factory=list)
    """Statements without a name, such as a loop that fills a table."""


def read_game(folder: Path, package: str) -> dict[str, Module]:
    """All modules of a game by file."""
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    return {file: read_module(folder, package, file, frozenset(files)) for file in files}


def read_module(folder: Path, package: str, file: str, files: frozenset[str]) -> Module:
    """One module with what it owns and what it brings from the others."""
    text = (folder / file).read_bytes()
    module = Module(file, text, ast.parse(text))
    for statement in module.tree.body:
        names = list(owned(statement))
        if isinstance(statement, ast.ImportFrom):
            module.brings.update(brought(statement, package, files))
        elif names:
            module.owns.update(dict.fromkeys(names, statement))
        elif not isinstance(statement, ast.Import):
            module.loose.append(statement)
    return module


def owned(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement defines."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            for node in targets:
                yield from (n.id for n in ast.walk(node) if isinstance(n, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def brought(node: ast.ImportFrom, package: str, files: frozenset[str]) -> dict[str, Name]:
    """The names that an import brings from the game's own files."""
    home = node.module or ""
    if home != package and not home.startswith(package + "."):
        return {}
    folder = home[len(package) + 1 :].replace(".", "/")
    found: dict[str, Name] = {}
    for alias in node.names:
        inner = f"{folder}/{alias.name}".lstrip("/")
        for whole in (f"{inner}.py", f"{inner}/__init__.py"):
            if whole in files:
                found[alias.asname or alias.name] = (whole, "")
        for part in (f"{folder}.py", f"{folder}/__init__.py".lstrip("/")):
            if part in files:
                found.setdefault(alias.asname or alias.name, (part, alias.name))
    return found


def used(module: Module, statement: ast.stmt) -> Iterator[Name]:
    """The names of the game that a statement mentions."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            if node.id in module.owns:
                yield module.file, node.id
            elif node.id in module.brings:
                yield module.brings[node.id]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            file, whole = module.brings.get(node.value.id, ("", "-"))
            if whole == "":
                yield file, node.attr
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == ASKS
        ):
            yield from (
                (VIEW, str(one.value)) for one in node.args if isinstance(one, ast.Constant)
            )


def roots(modules: dict[str, Module]) -> Iterator[Name]:
    """Where the rules begin."""
    rulebook = modules["rulebook.py"]
    for name in RULES:
        yield rulebook.brings.get(name, ("rulebook.py", name))
    home = modules.get("__init__.py")
    for call in ast.walk(home.tree) if home else ():
        if isinstance(call, ast.keyword) and call.arg in ROOMS and isinstance(call.value, ast.Name):
            assert home is not None
            yield home.brings.get(call.value.id, ("__init__.py", call.value.id))


def rules_of(modules: dict[str, Module]) -> dict[str, list[ast.stmt]]:
    """The statements that are rules, by file, in the order of the text."""
    met: set[Name] = set()
    files: set[str] = set()
    waiting = list(roots(modules))
    while waiting:
        file, name = waiting.pop()
        module = modules.get(file)
        if module is None or (file, name) in met:
            continue
        met.add((file, name))
        if name in module.owns:
            waiting.extend(used(module, module.owns[name]))
        elif name in module.brings:
            waiting.append(module.brings[name])
        if file not in files:
            files.add(file)
            waiting.extend(name for part in module.loose for name in used(module, part))
    return {file: statements(modules[file], met) for file in sorted(files) if file not in NO_RULE}


def statements(module: Module, met: set[Name]) -> list[ast.stmt]:
    """What of a module was met, and what stands loose in it."""
    found = [module.owns[name] for file, name in met if file == module.file and name in module.owns]
    unique = {id(part): part for part in [*found, *module.loose]}
    return sorted(unique.values(), key=lambda part: part.lineno)
