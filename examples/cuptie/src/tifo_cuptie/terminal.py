"""The cup as text: the rounds, what lies on the table, and the hand."""

from tifo.core.contract import NOBODY, Say
from tifo.core.messages import Message, Who
from tifo_cuptie.components import NAME, POINTS, ROUND, ROUNDS, SEATS, STRENGTH
from tifo_cuptie.state import Phase, home, points, total
from tifo_cuptie.view import View

DICE = " ⚀⚁⚂⚃⚄⚅"
WIDTH = 20


def draw(seen: View, say: Say) -> str:
    """Draw the view, in Rich's markup."""
    pile = say(Message("board-pile", {"cards": seen.pile_count}))
    lines = [*(_round(seen, say, i) for i in range(ROUNDS)), ""]
    lines += [_place(seen, say, seat) for seat in range(SEATS)]
    lines += ["", f"[dim]{pile}[/]"]
    if seen.seat != NOBODY:
        hand = seen.hand[seen.seat]
        lines += [f"[bold]{say(Message('board-hand'))}[/]"]
        lines += [f"  {_card(say, hand.card[i])}" for i in range(hand.count)]
    return "\n".join(lines)


def _round(seen: View, say: Say, i: int) -> str:
    name = say(Message(f"round-{ROUND[i]}"))
    cups = "●" * POINTS[i]
    through = say(Message("board-seat", {"seat": Who(seen.won[i] - 1)})) if seen.won[i] else ""
    mark = "[yellow]▸[/]" if i == seen.round and seen.phase != Phase.OVER else " "
    return f"{mark} {name:{WIDTH}}[yellow]{cups:4}[/]{through}".rstrip()


def _place(seen: View, say: Say, seat: int) -> str:
    """A coach with points, card and die."""
    who = say(Message("board-seat", {"seat": Who(seat)}))
    at_home = "⌂" if home(seen) == seat else " "
    score = say(Message("board-points", {"points": points(seen, seat)}))
    card = _lying(seen, say, seat)
    die = f"{DICE[seen.die[seat]]} = {total(seen, seat)}" if seen.die[seat] else ""
    return f"{at_home} [bold]{who:{WIDTH}}[/]{score:12}{card:{WIDTH}}{die}".rstrip()


def _lying(seen: View, say: Say, seat: int) -> str:
    """The card in front of a coach, face down where it may not be known."""
    if seen.fielded[seat]:
        return _card(say, seen.fielded[seat] - 1)
    return "▒▒" if seen.phase == Phase.FIELD_AWAY and seat == home(seen) else ""


def _card(say: Say, card: int) -> str:
    return f"{STRENGTH[card]} {say(Message(f'card-{NAME[card]}'))}"
