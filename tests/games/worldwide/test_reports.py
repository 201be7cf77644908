"""Whole matches beside a reporter: everything is told once, of the right coach, by its clause."""

from collections.abc import Iterator

import pytest

from tests.games.worldwide import reporter
from tests.games.worldwide.reporter import Ply
from tests.games.worldwide.test_referee import MATCHES, id_of
from tifo.core.events import Events
from tifo.core.rng import generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import FOUL
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Phase
from tifo.testing.walk import walk

H = Happening


def plies(given: dict[str, str], seed: int, thumb: bool) -> Iterator[Ply]:
    """The moves of a match, each with what was told of it."""
    for moment in walk(GAME, GAME.read_options(given), generator(seed, 22), thumb):
        after, events = moment.state.copy(), Events()
        GAME.rules.apply(after, moment.move, events)
        told = [events.event[i] for i in range(events.count)]
        move = GAME.notation.format_move(moment.move)
        yield Ply(moment.state, moment.seat, move, after, told)


@pytest.mark.parametrize("thumb", [False, True])
@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_all_that_happens_is_told_of_the_right_coach_by_its_clause(
    given: dict[str, str], thumb: bool
) -> None:
    for ply in plies(given, 1, thumb):
        where = f"{GAME.notation.format_state(ply.before)} | {ply.move}"
        first = reporter.first_told(ply)
        assert first is None or ply.told[0] == first, where
        assert (first is not None) or not ply.move.startswith(("d", "show", "use", "face")), where
        for event in ply.events:
            what = f"{H(event.happening).name} of {event.seat}: {where}"
            assert GAME.clause_id(event.clause) == f"WF-{reporter.clause(ply, event)}", what
            assert event.seat in reporter.whose(ply, event), what
            assert (event.audience, event.secret) == reporter.secret(ply, event), what
            numbers = reporter.numbers(ply, event)
            if numbers is not None:
                padded = (*numbers, 0, 0, 0, 0)[:4]
                assert (event.a, event.b, event.c, event.d) == padded, what


@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_what_follows_from_a_move_is_told_too(given: dict[str, str]) -> None:
    for ply in plies(given, 2, thumb=True):
        before, after, told = ply.before, ply.after, set(ply.told)
        where = f"{GAME.notation.format_state(before)} | {ply.move}"
        phases = {before.phase, after.phase}
        happened = {
            H.GOAL: after.goals != before.goals,
            H.YELLOW: after.yellows != before.yellows,
            H.RED: after.reds != before.reds,
            H.KICK_TAKEN: after.kicks != before.kicks,
            H.STARS_REGAINED: before.half == 1 and after.half == 2,
            H.FULL_TIME: after.phase == Phase.OVER,
            H.BALL_WON: is_ball_won(ply) if Phase.DISCARD not in phases else H.BALL_WON in told,
            H.SAVED: is_saved(ply),
            H.CORNER: is_corner(ply),
            H.SHOT: is_shot_taken(ply),
        }
        assert all((what in told) == did for what, did in happened.items()), where


def is_ball_won(ply: Ply) -> bool:
    """Did the defenders take the ball?"""
    before, natural = ply.before, int(ply.move.split()[-1]) if ply.move.startswith("d20") else 0
    match before.phase:
        case Phase.ROLL_DEFENCE:
            enough = natural >= reporter.wanted(before, before.defence)
            return enough and not (before.fouls and natural <= FOUL[before.defence])
        case Phase.BOOST:
            return ply.move != "pass"
        case Phase.ROLL_TRAP:
            return natural >= 11
        case Phase.ROLL_DIVE:
            return natural < 11
    return False


def verdict(ply: Ply) -> int | None:
    """By how much the last die of a save beats the shot; None: nobody saves yet."""
    before = ply.before
    if before.phase != Phase.ROLL_SAVE or before.dice > 1:
        return None
    face = max(before.natural, int(ply.move.split()[1]))
    return face + before.save_bonus - before.die - before.bonus


def is_saved(ply: Ply) -> bool:
    """Did a keeper hold a shot or a penalty?"""
    if ply.before.phase == Phase.SAVE and ply.before.half < 5:
        return ply.after.goals == ply.before.goals
    beats = verdict(ply)
    return beats is not None and (beats > 0 or (beats == 0 and not is_corner(ply)))


def is_corner(ply: Ply) -> bool:
    """Did a keeper just reach the shot of a card?"""
    return verdict(ply) == 0 and ply.before.corners == 1 and ply.before.card >= 0


def is_shot_taken(ply: Ply) -> bool:
    """Is a die of a shot to be rolled that was not before?"""
    before, rolling = ply.before, Phase.ROLL_SHOT
    answered = before.phase in (Phase.CANCEL, Phase.ROLL_CANCEL)
    again = before.phase in (rolling, Phase.REROLL)
    again = again or (answered and before.player_from == Phase.REROLL)
    return ply.after.phase == rolling and not again
