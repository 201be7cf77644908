"""The one way in which anything is refused: one shape, the right status, the caller's language."""

from tifo.core.contract import AnyGame
from tifo.core.errors import IllegalMoveError, TifoError
from tifo.server.http.answers import Answer, json_answer
from tifo.server.http.errors import HttpError
from tifo.server.http.request import Request
from tifo.server.matches.errors import StaleError
from tifo.text import LANGUAGES, Catalogue, catalogue

STATUS = {
    "advice/none": 503,
    "auth/seat": 403,
    "auth/token": 401,
    "auth/too-many": 429,
    "clause/unknown": 404,
    "coach/invalid": 422,
    "code/unknown": 404,
    "game/unknown": 404,
    "match/no-timer": 409,
    "match/not-over": 409,
    "match/not-started": 409,
    "match/over": 409,
    "match/stale": 409,
    "match/started": 409,
    "match/unknown": 404,
    "match/unreadable": 410,
    "move/illegal": 422,
    "move/no-undo": 409,
    "move/out-of-turn": 409,
    "option/invalid": 422,
    "origin/foreign": 403,
    "page/method": 405,
    "page/unknown": 404,
    "request/invalid": 422,
    "request/too-large": 413,
    "seat/taken": 409,
    "server/fault": 500,
    "store/failed": 503,
    "store/unusable": 503,
}
"""The status of every code that the server can answer."""


def refusal(error: TifoError, request: Request) -> Answer:
    """An error as an answer."""
    answer = json_answer(error_body(error, words_for(request), request.game), STATUS[error.code])
    if isinstance(error, HttpError):
        answer.headers += error.headers()
    return answer


def error_body(error: TifoError, words: Catalogue, game: AnyGame | None) -> dict[str, object]:
    """The one shape of an error."""
    clause = None
    if game is not None and isinstance(error, IllegalMoveError) and error.clause > 0:
        clause = game.clause_id(error.clause)
    return {
        "code": error.code,
        "message": error.message,
        "text": words.say(error.message),
        "clause": clause,
        "entry": error.entry if isinstance(error, StaleError) else None,
    }


def words_for(request: Request) -> Catalogue:
    """The catalogue of whoever asks."""
    return catalogue(language_of(request.header("accept-language")), request.game, "tifo.server")


def language_of(header: str) -> str:
    """The first of our languages that an Accept-Language header asks for."""
    for part in header.split(","):
        short = part.split(";")[0].strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
