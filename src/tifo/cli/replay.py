"""`tifo replay`: a match told again."""

from typing import Annotated

from cyclopts import Parameter

from tifo.cli._arguments import Lang, MatchFile
from tifo.cli._names import coach_names
from tifo.cli._talk import Talk, choose_language
from tifo.core.contract import NOBODY
from tifo.play import file as match_file


def replay(
    path: MatchFile,
    /,
    *,
    boards: Annotated[bool, Parameter(negative="", help="cli-arg-boards")] = False,
    names: Annotated[str, Parameter(help="cli-arg-names")] = "",
    lang: Lang = None,
) -> None:
    """Tell a match again, as a spectator saw it."""
    from tifo.cli._console import paper
    from tifo.cli._screen import Screen

    match = match_file.from_json(match_file.load(path))
    talk = Talk(choose_language(lang), match.game)
    talk.names = coach_names(talk, match.coaches, [name.strip() for name in names.split(",")])
    screen = Screen(paper(), talk, match, "fast")
    for ply in match.plies:
        screen.tell_plies([ply], NOBODY)
        if boards and ply.seat >= 0:
            screen.board(match.game.seen_by(ply.state, NOBODY))
    screen.ending(match)
