"""Mutants that live and may: the table of a game's page that says why."""

import re
from pathlib import Path

from lab.mutants.change import Change, flat

HEADING = "## Mutants that live"
COLUMNS = ("where", "the line", "becomes", "why it may live")

Key = tuple[str, str, str, str]


def read_listed(page: Path) -> dict[Key, str]:
    """The reason by key."""
    if not page.exists():
        return {}
    text = page.read_text(encoding="utf-8")
    _, _, section = text.partition(f"{HEADING}\n")
    section = re.split(r"^(?:#|<!--)", section, maxsplit=1, flags=re.MULTILINE)[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    found: dict[Key, str] = {}
    for row in rows[2:]:
        where, before, after, why = (cell.strip() for cell in cells(row))
        file, _, place = where.partition(", ")
        found[file, place, unquoted(before), unquoted(after)] = why
    return found


def cells(row: str) -> list[str]:
    """The cells of a row; a bar that belongs to the code has a backslash."""
    return [cell.replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row.strip())[1:-1]]


def unquoted(cell: str) -> str:
    """The code in a cell."""
    return flat(cell.strip("`"))


def row(change: Change, why: str = "") -> str:
    """A row for the table, ready to be pasted."""
    where = ", ".join(part for part in (change.file, change.place) if part)
    told = (where, f"`{change.before}`", f"`{change.after}`", why)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in told) + " |"
