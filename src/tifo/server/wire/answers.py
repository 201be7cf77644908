"""The bodies of answers. The browser and outside bots rely on every field."""

from typing import Any, Literal

from pydantic import BaseModel


class Message(BaseModel):
    """A sentence before anyone chose a language."""

    key: str
    args: dict[str, Any]


class ErrorBody(BaseModel):
    """Every error."""

    code: str
    message: Message
    text: str
    clause: str | None
    entry: int | None


class OfferedOption(BaseModel):
    """One thing to choose before a match."""

    name: str
    choices: list[str]
    default: str


class OfferedGame(BaseModel):
    """A game that can be played here."""

    name: str
    version: int
    options: list[OfferedOption]
    bots: list[str]
    board: bool
    poster: bool
    guide: bool


class ClauseRef(BaseModel):
    """A clause and the key of its text; printed: from the rulebook itself."""

    id: str
    key: str
    printed: bool


class RulingRef(BaseModel):
    """A ruling of ours, the key of its text and the clauses that it settles."""

    id: str
    key: str
    clauses: list[str]
    under: list[dict[str, list[str]]]
    """Options and their choices under which it holds: any of these, each whole; empty: always."""


class ComponentRow(BaseModel):
    """One component: a number, a text, a message or a list of these for each column."""

    cells: list[Any]
    mark: str
    apart: dict[str, str]
    """The columns whose values come from elsewhere than the rest."""


class ComponentTable(BaseModel):
    """Components of one kind; the key of its title is `table-…`, of a column `column-…`."""

    name: str
    columns: list[str]
    rows: list[ComponentRow]
    under: list[dict[str, list[str]]]


class Rulebook(BaseModel):
    """The clauses of a game, our rulings on them, and its components: as data, and to be shown."""

    clauses: list[ClauseRef]
    rulings: list[RulingRef]
    tables: list[ComponentTable]
    components: dict[str, Any]


class ServerInfo(BaseModel):
    """The server itself."""

    version: str
    addresses: list[str]
    lan: bool
    languages: list[str]
    language: str | None
    """What the server was told to speak to browsers that have not chosen."""


class Qr(BaseModel):
    """A QR code and the address that it says."""

    url: str
    svg: str


class MadeSeat(BaseModel):
    """A seat of a new match, with what opens it."""

    seat: int
    coach: str
    token: str | None
    link: str | None
    invite: str | None
    invite_link: str | None
    code: str | None
    """Opens the seat when it is typed; as good as the invitation."""


class MadeMatch(BaseModel):
    """A new match."""

    match: str
    commitment: str
    host: str
    seats: list[MadeSeat]


class ListedTable(BaseModel):
    """A public table that waits for coaches, or where a match is in progress."""

    match: str
    game: str
    options: dict[str, str]
    status: Literal["open", "playing"]
    seats: int
    free: int
    created: float
    names: list[str]
    timer: int | None
    ply: int


class CodeFound(BaseModel):
    """Where a typed code leads; a seat if it opens one."""

    match: str
    game: str
    seat: int | None
    link: str


class Joined(BaseModel):
    """A seat taken; a new token where the seat was not the bearer's before."""

    seat: int
    token: str | None
    link: str | None
    entry: int


class Acted(BaseModel):
    """The newest entry after an act."""

    entry: int


class Rematch(BaseModel):
    """The match that follows; the same tokens open it, one seat further."""

    match: str
    seats: list[int | None]


class Because(BaseModel):
    """Why a move is refused."""

    legal: bool
    clause: str | None
    message: Message | None
    text: str | None
    printed: bool


class Choice(BaseModel):
    """A move with the share of matches won after it, as far as a bot can tell."""

    move: int
    text: str
    chance: float


class ToldHint(BaseModel):
    """What a strong bot would play in one's place."""

    move: int
    say: Message
    choices: list[Choice]


class ToldSeat(BaseModel):
    """Who sits in a seat."""

    seat: int
    name: str
    coach: str
    ready: bool
    online: bool


class Timer(BaseModel):
    """The clock of a decision."""

    seconds: int
    deadline: float | None
    paused: bool
    left: float | None
    """Seconds, while it stands still."""


class LegalMove(BaseModel):
    """A move that may be made now."""

    move: int
    text: str
    steps: list[str]
    say: Message


class Rehearsed(BaseModel):
    """Where moves of one's own would lead, as far as one can know."""

    taken: int
    view: dict[str, Any]
    position: Message
    sheet: dict[str, Any] | None
    legal: list[LegalMove]


class Ending(BaseModel):
    """How it ended: rank and score by seat."""

    standing: list[tuple[int, int]]
    say: Message


class Snapshot(BaseModel):
    """Where a match stands for the bearer."""

    match: str
    game: str
    options: dict[str, str]
    status: Literal["open", "playing", "over"]
    way: str
    public: bool
    timer: Timer | None
    seats: list[ToldSeat]
    me: list[int]
    host: bool
    entry: int
    opened: float | None
    now: float
    commitment: str
    rematch: str | None
    pass_text: str | None
    """How a pass is written in the game's notation, where it has one."""
    dealer: str | None
    nonces: list[str] | None
    ending: Ending | None
    ply: int
    to_act: int
    view: dict[str, Any] | None
    position: Message | None
    sheet: dict[str, Any] | None
    legal: list[LegalMove]
    undo: bool


class ToldEvent(BaseModel):
    """Something that happened."""

    happening: str
    clause: str | None
    seat: int
    told: dict[str, int]
    """By the names that the happening gives its fields; the secret among them, if it is told."""
    say: Message | None
    secret: int | None = None


class ToldPly(BaseModel):
    """A ply as the bearer may know it."""

    ply: int
    seat: int
    move: int | None
    text: str | None
    events: list[ToldEvent]


class Plies(BaseModel):
    """The line that counts."""

    entry: int
    plies: list[ToldPly]


class Draw(BaseModel):
    """A ply of CHANCE: its move, and every move it could have made with its weight."""

    ply: int
    move: int
    odds: list[tuple[int, int]]


class Draws(BaseModel):
    """Everything that was left to chance, so that anybody can draw it again."""

    draws: list[Draw]


class FeedEvent(BaseModel):
    """The data of one server-sent event; `online` by seat where that is its kind."""

    entry: int
    kind: Literal["move", "takeback", "seated", "table", "online"]
    what: str | None
    ply: int | None
    seat: int
    coach: str | None
    move: int | None
    text: str | None
    events: list[ToldEvent]
    online: list[bool] | None = None
    snapshot: Snapshot | None = None
