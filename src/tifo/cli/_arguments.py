"""Arguments that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from tifo.cli._talk import AskedWronglyError
from tifo.core.contract import AnyGame
from tifo.play.match import BOT, HUMAN

GameName: TypeAlias = Annotated[str, Parameter(help="cli-arg-game")]
Lang: TypeAlias = Annotated[str | None, Parameter(name="--lang", help="cli-arg-lang")]
Seats: TypeAlias = Annotated[str | None, Parameter(name="--seats", help="cli-arg-seats")]
Choices: TypeAlias = Annotated[
    tuple[str, ...], Parameter(name="--option", negative="", help="cli-arg-option")
]
Seed: TypeAlias = Annotated[int | None, Parameter(name="--seed", help="cli-arg-seed")]
MatchFile: TypeAlias = Annotated[Path, Parameter(help="cli-arg-file")]
Json: TypeAlias = Annotated[bool, Parameter(name="--json", negative="", help="cli-arg-json")]


def read_choices(settings: Sequence[str]) -> dict[str, str]:
    """The options given as key=value."""
    given = {}
    for text in settings:
        name, equals, value = text.partition("=")
        if not equals:
            raise AskedWronglyError("error-option-shape", text=text)
        given[name.strip()] = value.strip()
    return given


def read_coaches(
    seats: str | None, default: str, game: AnyGame, given: dict[str, str]
) -> list[str]:
    """The coaches by seat; naming them also says how many seats, unless an option does."""
    option = game.options[0]
    if seats is None:
        count = game.seat_count(game.read_options(given))
        first, *others = default.split(",")
        return [first, *(others or [first]) * count][:count]
    coaches = [_coach(text.strip()) for text in seats.split(",")]
    given.setdefault(option.name, str(len(coaches)))
    count = game.seat_count(game.read_options(given))
    if count != len(coaches):
        raise AskedWronglyError("error-coach-count", given=len(coaches), seats=count)
    return coaches


def _coach(text: str) -> str:
    if text == HUMAN or (text.startswith(BOT) and text != BOT):
        return text
    raise AskedWronglyError("error-coach-shape", coach=text)
