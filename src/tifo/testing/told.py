"""The types of what is told of a match, for the boards in the browser: a game's `web/told.d.ts`.

`python -m tifo.testing.told --write` writes all of them anew.
"""

import sys
from importlib.resources import files
from pathlib import Path

from tifo.core.contract import AnyGame
from tifo.core.events import Happenings
from tifo.testing.pages import ours

HEAD = """\
/** What happens in this game, and the names of what is told of it; written by `make docs`. */
import type { Happened } from '../../../web/wire.d.ts';

export interface Told {
"""
TAIL = """\
}

/** One of these happenings. */
export type Of<Names extends keyof Told> = { [Name in Names]: Happened<Name, Told[Name]> }[Names];
export type Event = Of<keyof Told>;
"""


def told(game: AnyGame) -> str:
    """The types, a line for each happening."""
    return HEAD + "".join(f"  {one.name}: {_fields(one)};\n" for one in game.happenings) + TAIL


def _fields(happening: Happenings) -> str:
    """The names of its numbers; the secret is told to some alone."""
    names = [name for field in happening.fields for name in field.split("&")]
    parts = [f"{name}: number" for name in names]
    if happening.secret:
        parts.append(f"{happening.secret}?: number")
    return f"{{ {'; '.join(parts)} }}" if parts else "Record<string, never>"


def path_of(game: AnyGame) -> Path:
    """Where the types of a game lie."""
    return Path(str(files(game.package))) / "web" / "told.d.ts"


def main(write: bool) -> None:
    """Write all types anew, or fail where some are out of date."""
    for game in ours():
        path, now = path_of(game), told(game)
        if write:
            path.write_text(now, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != now:
            sys.exit(f"{path} is out of date: make docs")


if __name__ == "__main__":
    main("--write" in sys.argv)
