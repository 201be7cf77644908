"""What things are called: messages for men, cards, sums, squares and offers."""

from collections.abc import Iterable

from tifo.core.messages import Argument, Message, Who
from tifo.games.footmania.components import (
    AMOUNT,
    CODE,
    EFFECT,
    EURO_NAME,
    EURO_STARS,
    IS_JP,
    KIND_OF,
    MEN,
    NAME,
    NOTE,
    PENNANTS,
    PLACES,
    PLAY_COUNT,
    PLAYS,
    PLUS_CODE,
    QUESTION_CODE,
    SPONSOR_KIND,
    SPONSOR_OF,
    SPONSORS,
    SQUARE_CODE,
    STARS,
    Effect,
    Square,
)
from tifo.games.footmania.legal.bargain import WANTED
from tifo.games.footmania.state import State


def numbers_of(man: int) -> str:
    """The numbers a man can wear, as people write them."""
    if IS_JP[man]:
        return "JP"
    return "/".join(str(PLAYS[PLACES * man + i] + 1) for i in range(PLAY_COUNT[man]))


def man_name(man: int) -> Message:
    """A footballer with his numbers and his stars."""
    args: dict[str, Argument] = {"name": NAME[man], "code": CODE[man], "numbers": numbers_of(man)}
    return Message("man", {**args, "stars": STARS[man]})


def sponsor_name(card: int) -> Message:
    """A sponsor and what it pays."""
    kind = Message(f"sponsor-{SPONSORS[SPONSOR_KIND[card]]}")
    return Message("sponsor", {"kind": kind, "sum": money(AMOUNT[card])})


def item_name(item: int) -> Message:
    """A footballer or a sponsor."""
    return man_name(item) if item < MEN else sponsor_name(item - MEN)


def money(notes: int) -> Message:
    """A sum as people read it."""
    return Message("money", {"francs": notes * NOTE})


def plus_name(kind: int) -> Message:
    """A Plus card."""
    return Message(f"plus-{PLUS_CODE[kind]}")


def question_name(card: int) -> Message:
    """A question mark."""
    return (
        sponsor_name(card)
        if EFFECT[card] == Effect.SPONSOR
        else (Message(f"question-{QUESTION_CODE[card]}"))
    )


def european_name(team: int) -> Message:
    """A European team, its strength and its fame."""
    return Message(
        "european",
        {"name": EURO_NAME[team], "stars": EURO_STARS[team], "pennants": PENNANTS[team]},
    )


def square_name(square: int) -> Message:
    """A square and its place on the board."""
    kind = Square(KIND_OF[square]).name.lower()
    if KIND_OF[square] == Square.SPONSOR:
        kind = f"sponsor-{SPONSORS[SPONSOR_OF[square]]}"
    return Message(f"square-{kind}", {"code": SQUARE_CODE[square]})


def number_name(place: int) -> int:
    """The number worn in a place."""
    return place + 1


def round_of(seen: State) -> int:
    """The round of phase one; the first before anybody has rolled."""
    return max(0, int(seen.turns) - 1) // seen.seats + 1


def side_name(items: Iterable[int], notes: int) -> Message:
    """One side of an offer: its cards and its money."""
    parts = [
        Message("any-number", {"number": item - WANTED + 1})
        if item >= WANTED
        else item_name(item - 1)
        for item in items
        if item > 0
    ]
    if notes > 0:
        parts.append(money(notes))
    if not parts:
        return Message("nothing")
    whole = parts[0]
    for part in parts[1:]:
        whole = Message("both", {"first": whole, "second": part})
    return whole


def seats_name(mask: int) -> Message:
    """Several coaches."""
    seats = [seat for seat in range(8) if mask >> seat & 1]
    whole: Argument = Who(seats[0])
    for seat in seats[1:]:
        whole = Message("and", {"first": whole, "second": Who(seat)})
    return whole if isinstance(whole, Message) else Message("one", {"seat": whole})
