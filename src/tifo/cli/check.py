"""`tifo check`: the conformance kit on an installed game."""

from typing import Annotated

from cyclopts import Parameter

from tifo import games
from tifo.cli._app import NO
from tifo.cli._arguments import GameName, Lang
from tifo.cli._talk import Talk, choose_language, complain
from tifo.core.errors import RuleBug


def check(
    game: GameName,
    /,
    *,
    matches: Annotated[int, Parameter(help="cli-arg-check-matches")] = 2,
    lang: Lang = None,
) -> int:
    """Hold a game against every law of the contract, on random matches of every variation."""
    from tifo.cli._progress import progress
    from tifo.testing import kit
    from tifo.testing.walk import variations

    found = games.find(game)
    talk = Talk(choose_language(lang), found)
    plies = count = 0
    try:
        with progress(talk.say("cli-check-about"), len(variations(found)) * matches) as advance:
            for checked in kit.check(found, matches):
                plies += checked.plies
                count += 1
                advance(1)
    except RuleBug as bug:
        complain(talk.say("error-check-law", game=game, law=str(bug)))
        return NO
    for name, number in kit.facts(found).items():
        key = f"cli-check-{name.replace(' ', '-')}"
        print(f"{number:>8} {talk.say(key) if talk.has(key) else name}")
    print(talk.say("cli-check-kept", game=game, matches=count, plies=plies))
    return 0
