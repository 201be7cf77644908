"""`tifo rules`: the rulebook in our words, clause by clause, our rulings, and the components."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tifo import games
from tifo.cli._arguments import Choices, GameName, Lang, read_choices
from tifo.cli._talk import Talk, choose_language
from tifo.core.book import Table
from tifo.core.contract import AnyGame
from tifo.core.options import write_options
from tifo.text.book import clause_key, ruling_key, say_cell, say_mark, say_under

if TYPE_CHECKING:
    from rich.table import Table as Drawn


def rules(
    game: GameName,
    clause: Annotated[str | None, Parameter(help="cli-arg-clause")] = None,
    /,
    *,
    option: Choices = (),
    lang: Lang = None,
) -> None:
    """Show the rulebook of a game in our words, whole or one clause."""
    from tifo.cli._console import paper

    found = games.find(game)
    talk = Talk(choose_language(lang), found)
    given = read_choices(option)
    chosen = write_options(found.read_options(given), found.options) if given else None
    out = paper()
    wanted = list(found.clauses) if clause is None else [find_clause(found, clause)]
    if clause is None:
        for line in opening(talk):
            out.print(line)
    for number in wanted:
        for line in clause_lines(found, talk, number, chosen):
            out.print(line)
    if clause is None:
        for table in found.tables_shown(chosen):
            out.print(draw_table(talk, table))


def opening(talk: Talk) -> Iterator[str]:
    """What the game is, and the game on one page."""
    yield f"[bold]{talk.say('name')}[/]: {talk.say('tagline')}\n"
    yield talk.say("about") + "\n"
    page = 1
    while talk.has(f"quick-{page}"):
        yield f"[dim]{page}[/]  {talk.say(f'quick-{page}')}\n"
        page += 1


def find_clause(game: AnyGame, text: str) -> int:
    """The clause that a person means: BU-5.1, bu-5.1, simply 5.1, or by a ruling on it, D12."""
    for number in game.clauses:
        clause_id = game.clause_id(number).casefold()
        if text.casefold() in (clause_id, clause_id.partition("-")[2]):
            return int(number)
    for ruling in game.rulings:
        if text.casefold() == ruling.id.casefold():
            return ruling.clauses[0]
    return game.clause_number(text)


def clause_lines(
    game: AnyGame, talk: Talk, clause: int, chosen: Mapping[str, str] | None = None
) -> Iterator[str]:
    """A clause, and below it our rulings: those in force with these options, or all."""
    from rich.markup import escape

    clause_id = game.clause_id(clause)
    yield f"[bold cyan]{clause_id}[/]  {escape(talk.say(clause_key(clause_id)))}"
    for ruling in game.rulings_on(clause, chosen):
        under = say_under(talk.words, ruling.under) if chosen is None else ""
        said = " ".join(part for part in (talk.say(ruling_key(ruling)), under) if part)
        ours = talk.say("ruling", ruling=ruling.id)
        yield f"    [bold yellow]{ours}[/]  {escape(said)}"


def draw_table(talk: Talk, table: Table) -> "Drawn":
    """The components of a table, each with its mark."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table as Drawn

    under = say_under(talk.words, table.under)
    title = " ".join(part for part in (talk.say(f"table-{table.name}"), under) if part)
    drawn = Drawn(title=f"\n{escape(title)}", title_justify="left", box=box.SIMPLE_HEAD)
    for column in (*table.columns, "mark"):
        drawn.add_column(talk.say(f"column-{column}"))
    for row in table.rows:
        cells = (*(say_cell(talk.words, cell) for cell in row.cells), say_mark(talk.words, row))
        drawn.add_row(*map(escape, cells))
    return drawn
