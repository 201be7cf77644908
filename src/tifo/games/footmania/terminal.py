"""The board, the seats, the squad and whatever is going on as text, at most 100 columns."""

from itertools import zip_longest

from tifo.core.contract import NOBODY, Say
from tifo.core.messages import Message, Who
from tifo.games.footmania.components import (
    CODE,
    DAYS,
    IS_RED,
    KIND_OF,
    KINDS,
    MEN,
    NAME,
    NUMBERS,
    PLUS_CODE,
    QUESTION_CODE,
    SHIRT,
    SPONSOR_CARDS,
    SPONSOR_OF,
    STARS,
    Square,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.holdings import has_sponsor
from tifo.games.footmania.names import man_name, money, numbers_of, round_of, side_name
from tifo.games.footmania.pitch import strength
from tifo.games.footmania.state import SENT_OFF, Phase, Place
from tifo.games.footmania.view import View

#   The lap runs clockwise from the middle of the left side; the halfway line runs down the middle.
_ROWS = (
    (4, 5, 6, 7, 8, 9, 10, 11, 12),
    (3, 36, 13),
    (2, 35, 14),
    (-1, 34, -1),
    (1, 33, 15),
    (0, 32, 16),
    (31, 37, 17),
    (-1, 38, -1),
    (30, 39, 18),
    (29, 40, 19),
    (28, 27, 26, 25, 24, 23, 22, 21, 20),
)
_SIGN = {
    Square.CHAMPIONSHIP: "[bold yellow]🏆[/]",
    Square.BLUE: "[bold blue]■ [/]",
    Square.RED: "[bold red]■ [/]",
    Square.QUESTION: "[magenta]? [/]",
    Square.PLUS: "[green]+ [/]",
    Square.EUROMATCH: "[cyan]★ [/]",
    Square.PACTOLE: "[yellow]$ [/]",
    Square.CENTRE: "[white]○ [/]",
}
_SPONSOR = ("[dim]a [/]", "[dim]b [/]", "[dim]c [/]", "[dim]d [/]")
_SHIRT = ("yellow", "green", "blue", "red")
_NAME_WIDTH = 12
_BOARD_WIDTH = 36
_NOTES_WIDTH = 62


def draw_table(seen: View, say: Say) -> str:
    """Board and seats beside each other, then the squad and what is going on."""
    notes = [*_title(seen, say), "", *_seats(seen, say), "", *_going_on(seen, say)]
    lines = [
        f"{left or ' ' * _BOARD_WIDTH}  {right or ''}".rstrip()
        for left, right in zip_longest(_board(seen), notes)
    ]
    return "\n".join([*lines, *_squad(seen, say)])


# ------------------------------------------------------------------------------------- the board
def _board(seen: View) -> list[str]:
    lines = []
    for row in _ROWS:
        cells = [_cell(seen, square) for square in row]
        gap = "" if len(cells) == 9 else " " * 12
        lines.append(gap.join(cells))
    return lines


def _cell(seen: View, square: int) -> str:
    if square < 0:
        return "    "
    pawns = [seat for seat in range(seen.seats) if seen.square[seat] == square]
    if pawns:
        return f"[reverse]{''.join(str(seat + 1) for seat in pawns):<4}[/]"
    kind = KIND_OF[square]
    sign = _SPONSOR[SPONSOR_OF[square]] if kind == Square.SPONSOR else _SIGN[Square(kind)]
    return f"{sign}  "


# ------------------------------------------------------------------------------------- the seats
def _title(seen: View, say: Say) -> list[str]:
    if seen.stage == 1:
        text = say(Message("board-building", {"round": round_of(seen)}))
    else:
        days = DAYS[seen.seats - 2]
        text = say(Message("board-championship", {"day": min(seen.day + 1, days), "days": days}))
    return [f"[bold]{text}[/]", say(Message("board-pactole", {"sum": money(seen.pactole)}))]


def _seats(seen: View, say: Say) -> list[str]:
    lines = []
    for seat in range(seen.seats):
        name = say(Message("one", {"seat": Who(seat)}))[:_NAME_WIDTH]
        sponsors = [c for c in range(SPONSOR_CARDS) if has_sponsor(seen, seat, c)]
        codes = " ".join(QUESTION_CODE[card] for card in sponsors)
        acts = seen.phase != Phase.OVER and seat == seen.actor
        lines.append(
            f"{'[yellow]▸[/]' if acts else ' '}{seat + 1} {name:<{_NAME_WIDTH}}"
            f" {say(money(seen.cash[seat])):>11} [bold]{seen.points[seat]:>2}[/]"
            f" ⚑{seen.pennants[seat]:<2} ♟{seen.squad[seat]:<2} +{seen.plus_count[seat]}"
            f" [dim]{codes}[/]".rstrip()
        )
    return lines


# ------------------------------------------------------------------------------ what is going on
def _going_on(seen: View, say: Say) -> list[str]:
    if Phase.GIVING <= seen.phase <= Phase.HAND_OVER:
        return _offer(seen, say)
    if seen.drawn > 0:
        return [say(Message("board-drawn", {"man": man_name(seen.drawn - 1)}))[:_NOTES_WIDTH]]
    return []


def _offer(seen: View, say: Say) -> list[str]:
    heads = {"from": Who(seen.offer_from), "to": Who(seen.offer_to)}
    return [
        say(Message("board-offer", {**heads}))[:_NOTES_WIDTH],
        say(Message("board-gives", {"side": side_name(seen.give, seen.sum)}))[:_NOTES_WIDTH],
        say(Message("board-asks", {"side": side_name(seen.ask, -seen.sum)}))[:_NOTES_WIDTH],
    ]


def _squad(seen: View, say: Say) -> list[str]:
    lines = _match(seen, say)
    if seen.seat != NOBODY:
        men = [man for man in range(MEN) if owns(seen, seen.seat, man)]
        kinds = [k for k in range(KINDS) for _ in range(seen.plus[KINDS * seen.seat + k])]
        codes = " ".join(PLUS_CODE[kind] for kind in kinds)
        lines.append(f"[bold]{say(Message('board-squad', {'men': len(men)}))}[/]  + {codes}")
        lines += _columns([_man(man, seen.man[man] == Place.HELD + seen.seat) for man in men])
    for seat in range(seen.seats):
        shown = [man for man in range(MEN) if seen.man[man] == Place.OPEN + seat]
        if seat != seen.seat and shown:
            name = say(Message("one", {"seat": Who(seat)}))[:_NAME_WIDTH]
            lines.append(f"[bold]{say(Message('board-open', {'name': name}))}[/]")
            lines += _columns([_man(man, False) for man in shown])
    return lines


def _columns(cells: list[str], across: int = 3) -> list[str]:
    return ["  ".join(cells[i : i + across]).rstrip() for i in range(0, len(cells), across)]


def _man(man: int, unseen: bool) -> str:
    colour = _SHIRT[SHIRT[man]]
    mark = "·" if unseen else " "
    text = f"{CODE[man]} {NAME[man][:15]:<15} {numbers_of(man):<5}"
    return f"{mark}[{colour}]{text}[/]{STARS[man]}★"


def _match(seen: View, say: Say) -> list[str]:
    if not any(seen.line_up):
        return []
    sides = [say(Message("one", {"seat": Who(s)}))[:20] for s in (seen.home, seen.away)]
    stars = [strength(seen, side) if seen.revealed else 0 for side in range(2)]
    lines = [f"[bold]    {sides[0]:<24}{stars[0]:>3}★     {sides[1]:<24}{stars[1]:>3}★[/]"]
    for place in range(NUMBERS):
        left, right = (_in_place(seen, side, place, say) for side in range(2))
        lines.append(f"{place + 1:>3} {left}     {right}".rstrip())
    return lines


def _in_place(seen: View, side: int, place: int, say: Say) -> str:
    if not seen.revealed and seen.seat != (seen.home, seen.away)[side]:
        return f"{'?':<28}"
    there = seen.line_up[NUMBERS * side + place]
    if there == SENT_OFF:
        return f"{'✕':<28}"
    if there == 0:
        return f"[dim]{say(Message('trainee')):<28}[/]"
    man = there - 1
    star = "red" if IS_RED[man] else _SHIRT[SHIRT[man]]
    return f"[{star}]{NAME[man]:<24}[/]{STARS[man]:>3}★"
