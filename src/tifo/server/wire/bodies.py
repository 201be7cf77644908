"""The bodies of requests: exactly these fields."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

MOST_NAME = 40
Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME), AfterValidator(lambda s: tidy(s))]
Nonce = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[!-~]+$")]
Coach = Annotated[str, Field(max_length=64, pattern=r"^bot:[!-~]+$")]
Word = Annotated[str, Field(max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
EntryNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]
MoveNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]


def tidy(name: str) -> str:
    """A nickname without control characters and spare blanks."""
    name = " ".join("".join(mark if mark.isprintable() else " " for mark in name).split())
    if not name:
        raise ValueError("a name needs a letter")
    return name


class Asked(BaseModel):
    """A body of a request: exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid")


class WantedSeat(Asked):
    """Who is to sit in a seat: me, somebody with the link, or a bot."""

    coach: Annotated[str, Field(max_length=64, pattern=r"^(me|open|bot:[!-~]+)$")]
    name: Name | None = None


class NewMatch(Asked):
    """A table to be made."""

    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[Word, Word], Field(max_length=64)] = {}
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=64)]
    public: bool = False
    way: Literal["solo", "pass", "room", "network"] = "network"
    timer: Annotated[int, Field(ge=5, le=24 * 3600)] | None = None


class Join(Asked):
    """Somebody sits down and adds his nonce to the dealer's secret."""

    nonce: Nonce
    name: Name | None = None
    seat: SeatNumber | None = None


class Leave(Asked):
    """Somebody gets up."""

    seat: SeatNumber | None = None


class Start(Asked):
    """Seats that are still open go to a bot."""

    fill: Coach


class Act(Asked):
    """A move that answers an entry."""

    entry: EntryNumber
    move: MoveNumber
    seat: SeatNumber | None = None


class Undo(Asked):
    """A takeback that answers an entry."""

    entry: EntryNumber
    seat: SeatNumber | None = None


class SetTimer(Asked):
    """Should the move timer stand still?"""

    paused: bool


class TypedCode(Asked):
    """A code as somebody typed it: of a seat, or of a match."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class HandOver(Asked):
    """Another coach for a seat of one's own."""

    coach: Annotated[str, Field(max_length=64, pattern=r"^(human|bot:[!-~]+)$")]
    seat: SeatNumber | None = None


class Why(Asked):
    """Why can I not play this? A move, or the first steps towards one."""

    move: MoveNumber | None = None
    steps: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=12)] | None = None
    seat: SeatNumber | None = None


class AskHint(Asked):
    """Advice for a seat of one's own."""

    seat: SeatNumber | None = None


class Rehearse(Asked):
    """Moves of one's own in notation, one after the other, that are only thought of."""

    moves: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=16)]
    seat: SeatNumber | None = None


class QrCode(Asked):
    """A link of a table to be drawn as a QR code."""

    path: Annotated[
        str, Field(max_length=200, pattern=r"^/m/[\w-]{1,32}(#(seat|join)=[\w-]{1,64})?$")
    ]
