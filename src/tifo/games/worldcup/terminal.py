"""The board as text: the groups beside each other, or the bracket; then the seats and the hand.

A row is drawn from the team to the middle as on the board: the flag outside, the arrow inside.
`·` is a free square, `x` a token that lies face down; a team of one's own is underlined.
"""

from tifo.core.contract import NOBODY, Say
from tifo.core.messages import Argument, Message, Who, spell
from tifo.games.worldcup.board import colour_of, end_match, first_match, squares_of
from tifo.games.worldcup.components import (
    CODE,
    FLIPPED,
    GROUP_NAME,
    GROUPS,
    MOST_SQUARES,
    NATION,
    TOKEN_CODE,
    Kind,
    Round,
)
from tifo.games.worldcup.sheet import group_sheet, round_name, seat_line
from tifo.games.worldcup.state import Phase
from tifo.games.worldcup.tables import first_of_group
from tifo.games.worldcup.view import View

WIDTH = 33
"""Columns of one group."""
_STYLE = ("bold white on black", "red", "blue", "green", "yellow", "bright_black")
"""By colour of the team."""


def draw_table(seen: View, say: Say) -> str:
    """The round as it stands, who sits at the table, and the hand."""
    board = draw_groups(seen, say) if seen.round == Round.GROUPS else draw_bracket(seen, say)
    return "\n".join([_title(seen, say), "", *board, "", *_seats(seen, say), *_hand(seen, say)])


def _title(seen: View, say: Say) -> str:
    name = say(Message(f"round-{spell(Round(seen.round).name)}"))
    if seen.replay > 0:
        name += " " + say(Message("board-replay", {"number": seen.replay}))
    pile = say(Message("board-pile", {"pile": seen.draws_left, "discard": seen.discard_count}))
    return f"[bold]{say(Message('board-cup', {'cup': seen.cup}))}[/] · {name} · [dim]{pile}[/]"


# ------------------------------------------------------------------------------------ the groups
def draw_groups(seen: View, say: Say) -> list[str]:
    """All groups, two of 1930 or three of 2002 beside each other."""
    abreast = 2 if GROUPS[seen.cup] <= 4 else 3
    blocks = [draw_group(seen, group, say) for group in range(GROUPS[seen.cup])]
    lines: list[str] = []
    for first in range(0, len(blocks), abreast):
        row = blocks[first : first + abreast]
        height = max(len(block) for block in row)
        padded = [block + [" " * WIDTH] * (height - len(block)) for block in row]
        lines += ["".join(parts).rstrip() for parts in zip(*padded, strict=True)]
        lines.append("")
    return lines[:-1]


def draw_group(seen: View, group: int, say: Say) -> list[str]:
    """One group: its name, its table as it would stand now, and its matches."""
    name = say(Message("group", {"name": GROUP_NAME[seen.cup][group]}))
    table = group_sheet(seen, group)["table"]
    codes = " ".join(f"{line['team']} {line['points']}" for line in table)
    matches = range(first_of_group(seen, group), first_of_group(seen, group + 1))
    return [
        f"[bold]{name}[/]" + " " * (WIDTH - len(name)),
        f"[dim]{codes}[/]" + " " * (WIDTH - len(codes)),
        *(draw_match(seen, match) for match in matches),
    ]


def draw_match(seen: View, match: int) -> str:
    """One match: number, teams, tokens and goals; WIDTH columns."""
    left, right = 2 * match, 2 * match + 1
    score = _score(seen, left).rjust(2) + "–" + _score(seen, right).ljust(2)
    if not seen.playing[match] and seen.goals[left] < 0:
        score = "     "
    squares = f"{_squares(seen, left, True)} {score} {_squares(seen, right, False)}"
    line = f"[dim]{match + 1:2}[/] {_team(seen, left)} {squares} {_team(seen, right)}"
    return line + " " * (WIDTH - 3 - 3 - 1 - 2 * MOST_SQUARES - 7 - 1 - 3)


def _score(seen: View, row: int) -> str:
    if seen.goals[row] >= 0 and not (seen.playing[row // 2] and seen.replay > 0):
        return str(seen.goals[row])
    whole, half = divmod(seen.halves[row], 2)
    return f"{whole or ''}½" if half else str(whole)


def _team(seen: View, row: int) -> str:
    team = seen.team[row]
    style = _STYLE[colour_of(seen, team)]
    mine = seen.seat != NOBODY and seen.owner[team] == seen.seat
    return f"[{style}{' underline' if mine else ''}]{NATION[team]}[/]"


def _squares(seen: View, row: int, mirrored: bool) -> str:
    cells = []
    for i in range(MOST_SQUARES):
        token = seen.square[MOST_SQUARES * row + i]
        if token > FLIPPED:
            cells.append("[dim]x[/]")
        elif token:
            cells.append(f"[bold]{TOKEN_CODE[token]}[/]")
        else:
            free = seen.playing[row // 2] and i < squares_of(seen, row)
            cells.append("·" if free else " ")
    return "".join(reversed(cells) if mirrored else cells)


# ----------------------------------------------------------------------------------- the bracket
def draw_bracket(seen: View, say: Say) -> list[str]:
    """The knock-out rounds so far: results, and the board of the round that is on."""
    lines: list[str] = []
    for match in range(first_match(seen, Round.ROUND_OF_16), end_match(seen, Round.FINAL)):
        if seen.team[2 * match] < 0:
            break
        name = round_name(seen, match)
        if match == 0 or round_name(seen, match - 1) != name:
            lines += ["", f"[bold]{say(Message(f'round-{spell(name)}'))}[/]"]
        lines.append(f"{draw_match(seen, match)} {_decided(seen, match, say)}".rstrip())
    return lines[1:]


def _decided(seen: View, match: int, say: Say) -> str:
    ours, theirs = seen.decider[2 * match], seen.decider[2 * match + 1]
    if ours < 0:
        return ""
    key = "board-shoot-out" if seen.cup else "board-replayed"
    return say(Message(key, {"first": ours, "second": theirs}))


# ------------------------------------------------------------------------------- seats and hand
def _seats(seen: View, say: Say) -> list[str]:
    lines = []
    for seat in range(seen.seats):
        line = seat_line(seen, seat)
        who: dict[str, Argument] = {"seat": Who(seat)}
        text = say(Message("board-out", who))
        if not seen.out[seat]:
            text = say(Message("board-seat", {**who, "cards": seen.hand[seat].count}))
        to_move = seen.phase != Phase.OVER and seat == seen.turn
        teams = " ".join(_owned(seen, code) for code in line["teams"][:16])
        lines.append(("[yellow]▸[/] " if to_move else "  ") + f"{text} {teams}".rstrip())
    return lines


def _owned(seen: View, code: str) -> str:
    team = NATION.index(code)
    still = seen.reached[team] >= seen.round or seen.round == Round.GROUPS
    style = _STYLE[colour_of(seen, team)] if still else "dim strike"
    return f"[{style}]{code}[/]"


def _hand(seen: View, say: Say) -> list[str]:
    if seen.seat == NOBODY:
        return []
    hand = seen.hand[seen.seat]
    cards = [
        f"[bold]{CODE[kind]}[/] {say(Message(f'card-{spell(Kind(kind).name)}'))}"
        for kind in list(hand.card)[: hand.count]
    ]
    return ["", f"[bold]{say(Message('board-hand'))}[/]  " + "   ".join(cards)]
