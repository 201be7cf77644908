"""What a coach does in a running match.

An act names the entry that it answers: sent twice it gets the first result again, sent late a
conflict and the news.
"""

import asyncio

from tifo.core.contract import Move, Seat
from tifo.core.errors import IllegalMoveError, OutOfTurnError
from tifo.core.log import Played, TakenBack
from tifo.core.messages import Who
from tifo.play.match import HUMAN, Match
from tifo.play.seating import Paused, Resumed
from tifo.server.matches.caller import Caller
from tifo.server.matches.driver import is_pass
from tifo.server.matches.errors import (
    NoSeatError,
    NoTimerError,
    NotStartedError,
    OverError,
    StaleError,
)
from tifo.server.matches.hosted import Hosted


async def play(caller: Caller, seat: Seat, entry: int, move: Move) -> int:
    """A coach moves; return the entry it led to."""
    hall, live = caller.hall, caller.live
    await _wait_for_the_others(caller, entry)
    async with live.lock:
        hosted = live.hosted
        done = hosted.result_of(entry, Played.kind, seat, move)
        if done is not None:
            return done
        check_turn(hosted, entry, seat)
        draft = hosted.fork()
        draft.play(hall.now(), seat, move)
        return await hall.commit(live, draft)


async def undo(caller: Caller, seat: Seat, entry: int) -> int:
    """A coach takes his last move back; return the entry it led to."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        hosted = live.hosted
        done = hosted.result_of(entry, TakenBack.kind, seat)
        if done is not None:
            return done
        running(hosted)
        if entry != hosted.entry:
            raise StaleError(hosted.entry)
        check_coach(hosted, seat)
        draft = hosted.fork()
        draft.undo(hall.now(), seat)
        return await hall.commit(live, draft)


async def set_timer(caller: Caller, paused: bool) -> int:
    """A coach stops the move timer for everybody, or lets it go on; return the newest entry."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        clock = live.hosted.clock
        if running(live.hosted).is_over:
            raise OverError("error-match-over")
        if clock is None:
            raise NoTimerError("error-no-timer")
        if clock.is_paused == paused:
            return live.hosted.entry
        draft = live.hosted.fork()
        seat = draft.focus(caller.bearer.seats)
        draft.add(hall.now(), draft.entry, Paused() if paused else Resumed(), seat)
        return await hall.commit(live, draft)


def running(hosted: Hosted) -> Match:
    """The match, if it has begun."""
    if hosted.match is None:
        raise NotStartedError("error-match-not-started")
    return hosted.match


def check_turn(hosted: Hosted, entry: int, seat: Seat) -> None:
    """Is the entry the newest, and the decision this coach's?"""
    match = running(hosted)
    if entry != hosted.entry:
        raise StaleError(hosted.entry)
    if match.is_over:
        raise OverError("error-match-over")
    if match.to_act != seat:
        raise OutOfTurnError("error-out-of-turn", seat=Who(match.to_act))
    check_coach(hosted, seat)


def check_coach(hosted: Hosted, seat: Seat) -> None:
    """Does a person coach the seat at the moment?"""
    if hosted.sitters[seat].coach != HUMAN:
        raise NoSeatError("error-seat-has-bot")


async def _wait_for_the_others(caller: Caller, entry: int) -> None:
    """Where one may pass, nobody answers sooner than the server passes for him who must."""
    hosted = caller.live.hosted
    match = hosted.match
    if match is None or match.is_over or hosted.entry != entry:
        return
    wait = hosted.opened + caller.hall.settings.pace - caller.hall.now()
    if wait > 0 and any(is_pass(match.game, move) for move in match.legal()):
        await asyncio.sleep(wait)


Refusal = IllegalMoveError | None


# -------------------------------------------------------------------------------------- why
def why(match: Match, seat: Seat, moves: list[Move]) -> IllegalMoveError | None:
    """Why none of these moves is legal, from what the seat knows; None: one of them is."""
    seen = match.view(seat)
    refused: dict[int, list[Move]] = {}
    for move in moves:
        clause = match.game.rules.refusal(seen, move)
        if clause == 0:
            return None
        refused.setdefault(clause, []).append(move)
    if not refused:
        return IllegalMoveError(0, "error-no-such-step")
    clause = max(refused, key=lambda clause: (clause > 0, len(refused[clause]), -clause))
    return match.explain(seat, refused[clause][0])


def moves_towards(match: Match, seat: Seat, steps: list[str]) -> list[Move]:
    """The moves, legal or not, whose first steps are these."""
    game, seen = match.game, match.view(seat)
    wanted = tuple(steps)
    return [
        move
        for move in range(game.rules.MOVE_COUNT)
        if game.words.steps(seen, move)[: len(wanted)] == wanted
    ]


def undo_seat(hosted: Hosted, seats: tuple[Seat, ...], otherwise: Seat) -> Seat:
    """Which of one's seats could take a move back."""
    match = running(hosted)
    return next((seat for seat in seats if match.undo_to(seat) is not None), otherwise)
