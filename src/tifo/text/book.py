"""The rulebook in words: clauses, our rulings on them, and the tables of components."""

from collections.abc import Iterator, Mapping

from tifo.core.book import Cell, Row, Ruling, Table, Under
from tifo.core.messages import Argument, Message
from tifo.text.catalogue import Catalogue


def clause_key(clause_id: str) -> str:
    """The key of a clause's text."""
    return f"clause-{clause_id.replace('.', '-')}"


def ruling_key(ruling: Ruling) -> str:
    """The key of a ruling's text."""
    return f"ruling-{ruling.id}"


def choice_key(words: Catalogue, option: str, choice: str) -> str:
    """The key of a choice's name; `under-…` where a game has a shorter one for rulings."""
    short = f"under-{option}-{choice}"
    return short if words.has(short) else f"option-{option}-{choice}"


def say_under(words: Catalogue, under: Under) -> str:
    """The options under which something holds; nothing where it always does."""
    if not under:
        return ""
    options = _chain(words, "under-either", [_say_choices(words, all_of) for all_of in under])
    return words.say(Message("under", {"options": options}))


def _say_choices(words: Catalogue, all_of: Mapping[str, tuple[str, ...]]) -> str:
    said = []
    for option, choices in all_of.items():
        names = [words.say(Message(choice_key(words, option, choice))) for choice in choices]
        args: dict[str, Argument] = {
            "option": words.say(Message(f"option-{option}")),
            "choices": _say_range(words, names)
            if _is_range(choices)
            else _chain(words, "under-or", names),
        }
        said.append(words.say(Message("under-one", args)))
    return _chain(words, "under-and", said)


def _is_range(choices: tuple[str, ...]) -> bool:
    """Are these three or more numbers in a row?"""
    if len(choices) <= 2 or not all(choice.isdecimal() for choice in choices):
        return False
    first = int(choices[0])
    return [int(choice) for choice in choices] == list(range(first, first + len(choices)))


def _say_range(words: Catalogue, names: list[str]) -> str:
    return words.say(Message("under-range", {"first": names[0], "last": names[-1]}))


def _chain(words: Catalogue, key: str, parts: list[str]) -> str:
    chained, *rest = parts
    for part in rest:
        chained = words.say(Message(key, {"first": chained, "second": part}))
    return chained


def say_cell(words: Catalogue, cell: Cell) -> str:
    """What stands in a place of a table; a dash where there is nothing."""
    match cell:
        case Message():
            return words.say(cell)
        case int():
            return words.say(Message("number", {"number": cell}))
        case "" | ():
            return "–"
        case tuple():
            return ", ".join(say_cell(words, part) for part in cell)
    return cell


def say_mark(words: Catalogue, row: Row) -> str:
    """Where the numbers of a row come from: most of them, then the columns that differ."""
    said = [words.say(Message(f"mark-{row.mark}"))]
    for mark in dict.fromkeys(row.apart.values()):
        names = [column for column, other in row.apart.items() if other == mark]
        columns = ", ".join(words.say(Message(f"column-{name}")) for name in names)
        said_mark = words.say(Message(f"mark-{mark}"))
        said.append(words.say(Message("mark-apart", {"mark": said_mark, "columns": columns})))
    return " · ".join(said)


def keys_of(table: Table) -> Iterator[str]:
    """The keys that a table needs for its title and its columns."""
    yield f"table-{table.name}"
    yield from (f"column-{column}" for column in table.columns)
