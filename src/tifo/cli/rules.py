"""`tifo rules`: the rulebook in our words, clause by clause."""

from typing import Annotated

from cyclopts import Parameter

from tifo import games
from tifo.cli._arguments import GameName, Lang
from tifo.cli._talk import Talk, choose_language
from tifo.core.contract import AnyGame


def rules(
    game: GameName,
    clause: Annotated[str | None, Parameter(help="cli-arg-clause")] = None,
    /,
    *,
    lang: Lang = None,
) -> None:
    """Show the rulebook of a game in our words, whole or one clause."""
    from tifo.cli._console import paper

    found = games.find(game)
    talk = Talk(choose_language(lang), found)
    out = paper()
    if clause is not None:
        out.print(_line(found, talk, find_clause(found, clause)))
        return
    out.print(f"[bold]{talk.say('name')}[/]: {talk.say('tagline')}\n")
    out.print(talk.say("about") + "\n")
    page = 1
    while talk.has(f"quick-{page}"):
        out.print(f"[dim]{page}[/]  {talk.say(f'quick-{page}')}\n")
        page += 1
    for number in found.clauses:
        out.print(_line(found, talk, number))


def find_clause(game: AnyGame, text: str) -> int:
    """The clause that a person means: BU-5.1, bu-5.1 or simply 5.1."""
    for number in game.clauses:
        clause_id = game.clause_id(number).casefold()
        if text.casefold() in (clause_id, clause_id.partition("-")[2]):
            return int(number)
    return game.clause_number(text)


def _line(game: AnyGame, talk: Talk, number: int) -> str:
    clause_id = game.clause_id(number)
    return f"[bold cyan]{clause_id}[/]  {talk.say(clause_key(clause_id))}"


def clause_key(clause_id: str) -> str:
    """The key of a clause's text."""
    return f"clause-{clause_id.replace('.', '-')}"
