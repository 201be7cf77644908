"""What the coaches of a match are called."""

from collections.abc import Sequence

from tifo.cli._talk import Talk
from tifo.play.match import BOT, HUMAN

LONGEST = 16


def coach_names(talk: Talk, coaches: Sequence[str], given: Sequence[str] = ()) -> list[str]:
    """The names people gave to the seats of humans, in order; bots have their own."""
    wanted = (_printable(name) for name in given)
    names = [
        (next(wanted, "") if coach == HUMAN else "") or _usual(talk, coach) for coach in coaches
    ]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def _printable(name: str) -> str:
    return "".join(letter for letter in name.strip() if letter.isprintable())[:LONGEST]


def _usual(talk: Talk, coach: str) -> str:
    if coach == HUMAN:
        return talk.say("coach-human")
    name = coach.removeprefix(BOT)
    key = f"bot-{name.partition(':')[0]}"
    return talk.say(key) if talk.has(key) else name[:LONGEST]
