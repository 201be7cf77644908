"""`tifo games`: what can be played."""

import re
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from tifo.cli._arguments import Lang
from tifo.cli._talk import choose_language
from tifo.games import GROUP


def games(*, lang: Lang = None) -> None:
    """List the installed games."""
    language = choose_language(lang)
    found = {point.name: point for point in entry_points(group=GROUP)}
    width = max(map(len, found), default=0)
    for name in sorted(found):
        seats, tagline = headline(found[name], language)
        print(f"{name:{width}}  {seats:4}  {tagline}")


def headline(point: EntryPoint, language: str) -> tuple[str, str]:
    """Seats and tagline of a game, read from its catalogue as plain text.

    Neither the game nor Fluent is loaded: a list must be quick.
    """
    spec = find_spec(point.module)
    if spec is None or not spec.submodule_search_locations:
        return "", ""
    folder = Path(spec.submodule_search_locations[0])
    text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    tagline = re.search(r"^tagline = (.*)$", text, re.MULTILINE)
    counts = sorted(
        int(count) for count in re.findall(r"^option-seats-(\d+) =", text, re.MULTILINE)
    )
    seats = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else "".join(map(str, counts))
    return seats, tagline[1] if tagline else ""
