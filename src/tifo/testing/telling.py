"""Nothing that is said about a match raises: sheet, words, drawing, for every seat and a spectator.

What is said is plain data, and every message can be read in every language.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

import msgspec

from tifo.core.contract import NOBODY, AnyGame, Move, Seat
from tifo.core.errors import RuleBug
from tifo.core.log import step
from tifo.core.messages import Message
from tifo.core.rng import generator
from tifo.play.feed import cut_event
from tifo.testing.laws import holds
from tifo.testing.walk import Moment, variations, viewers, walk
from tifo.text import LANGUAGES, Catalogue, catalogue

REFUSALS = 8
"""How many moves a seat tries in a position, legal or not, besides the two beyond the ends."""
MOST_HEARD = 200_000
"""A message that was read in every language is not read again; so many are remembered."""
P = ParamSpec("P")
T = TypeVar("T")

_heard: set[str] = set()


@dataclass(frozen=True)
class Listener:
    """Hears what is said in one position of a match, and says where something is wrong."""

    game: AnyGame
    moment: Moment

    def hear(self, what: str, tell: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What is told; whatever it raises is a breach."""
        try:
            return tell(*args, **kwargs)
        except Exception as fault:
            state = self.game.notation.format_state(self.moment.state)
            where = f"at ply {self.moment.ply} (seat {self.moment.seat}, move {self.moment.move})"
            raise RuleBug(f"{what} raises {fault!r} {where} in {state}") from fault

    def read(self, what: str, message: Message) -> None:
        """Read a message in every language."""
        name = f"{self.game.package} {message!r}"
        if name in _heard:
            return
        if len(_heard) >= MOST_HEARD:
            _heard.clear()
        for language in LANGUAGES:
            text = self.hear(f"{what} in {language}", self.words(language).say, message)
            complete = bool(text.strip()) and "{" not in text
            holds(complete, f"{what} in {language} is no text: {text!r}", self.moment)
        _heard.add(name)

    def words(self, language: str) -> Catalogue:
        """The catalogue of the game."""
        return catalogue(language, self.game)


def everything_is_told(game: AnyGame, moment: Moment) -> None:
    """The position, what may and may not be done in it, what happens next; so too the end."""
    listener = Listener(game, moment)
    tell_position(listener, moment.state)
    if moment.seat >= 0:
        seen = game.seen_by(moment.state, moment.seat)
        tell_moves(listener, seen)
        tell_refusals(listener, seen)
    after = moment.state.copy()
    tell_events(listener, after)
    if game.rules.to_act(after) == NOBODY:
        tell_position(listener, after)
        tell_refusals(listener, game.seen_by(after, 0))


def tell_position(listener: Listener, state: Any) -> None:
    """Sheet and question, to every seat and a spectator; one after the other sees the board."""
    game, moment = listener.game, listener.moment
    audience = viewers(game, state)
    for seat in audience:
        seen = game.seen_by(state, seat)
        tell_sheet(listener, seen, seat)
        what = f"the position told to seat {seat}"
        listener.read(what, listener.hear(what, game.words.describe_position, seen))
    draw_board(listener, state, audience[moment.ply % len(audience)])


def draw_board(listener: Listener, state: Any, seat: Seat) -> None:
    """The board is drawn in one language after the other; neither it nor the sheet is touched."""
    game, moment = listener.game, listener.moment
    seen = game.seen_by(state, seat)
    before = seen.tobytes()
    language = LANGUAGES[moment.ply // game.seat_count(state) % len(LANGUAGES)]
    say = listener.words(language).say
    drawn = listener.hear(f"the board in {language}", game.words.draw, seen, say)
    holds(drawn != "", "a board is not drawn", moment)
    tell_sheet(listener, seen, seat)
    holds(seen.tobytes() == before, f"telling seat {seat} changes its view", moment)


def tell_sheet(listener: Listener, seen: Any, seat: Seat) -> None:
    """The sheet is plain data, and its messages can be read."""
    if listener.game.sheet is None:
        return
    what = f"the sheet of seat {seat}"
    sheet = listener.hear(what, listener.game.sheet, seen)
    encoded = listener.hear(f"{what} as JSON", msgspec.json.encode, sheet)
    if b'"key":' in encoded:
        for message in messages_in(sheet):
            listener.read(what, message)


def messages_in(told: Any) -> Iterator[Message]:
    """The messages in plain data."""
    if isinstance(told, Message):
        yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from messages_in(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from messages_in(value)


def tell_moves(listener: Listener, seen: Any) -> None:
    """Every legal move has words, and steps of its own."""
    words, met = listener.game.words, set()
    for move in listener.moment.legal:
        what = f"the legal move {move}"
        listener.read(what, listener.hear(what, words.describe_move, seen, move))
        steps = listener.hear(f"the way to {what}", words.steps, seen, move)
        holds("".join(steps) != "", f"the way to {what} has no steps", listener.moment)
        holds(steps not in met, "two moves have the same steps", listener.moment)
        met.add(steps)


def tell_refusals(listener: Listener, seen: Any) -> None:
    """A move that is refused, whichever it is, is refused in words."""
    rules, words = listener.game.rules, listener.game.words
    for move in tries(listener.game, listener.moment):
        clause = listener.hear(f"the question of {move}", rules.refusal, seen, move)
        if clause > 0:
            what = f"the refusal of {move}"
            listener.hear(f"the clause of {what}", listener.game.clause_id, clause)
            why = listener.hear(what, words.describe_refusal, seen, move, clause)
            listener.read(what, why)


def tries(game: AnyGame, moment: Moment) -> list[Move]:
    """A few moves from the first to the last, others at each ply, and what is no move."""
    count = game.rules.MOVE_COUNT
    stride = max(1, count // REFUSALS)
    return [-1, *range(moment.ply % stride, count, stride), count]


def tell_events(listener: Listener, after: Any) -> None:
    """Carry the move out, and tell everybody what the feed lets through."""
    game, moment = listener.game, listener.moment
    _, events = step(game, after, moment.move)
    for event in events:
        listener.hear("the clause of an event", game.clause_id, event.clause)
        kind = listener.hear("the kind of an event", game.happenings, event.happening)
        for seat in viewers(game, after):
            what = f"{kind.name} told to seat {seat}"
            told = listener.hear(what, game.words.describe_event, cut_event(event, seat), seat)
            if told is not None:
                listener.read(what, told)


def tell_match(game: AnyGame, given: Mapping[str, str], seed: int, thumb: bool = False) -> int:
    """Tell a whole match at every ply; return its plies."""
    plies = 0
    for moment in walk(game, game.read_options(given), generator(seed), thumb):
        everything_is_told(game, moment)
        plies += 1
    return plies


def tell_matches(game: AnyGame, seeds: range, thumb: bool = False) -> int:
    """Tell one match a seed, each with the next variation; return the plies of all."""
    ways = variations(game)
    return sum(tell_match(game, ways[seed % len(ways)], seed, thumb) for seed in seeds)
