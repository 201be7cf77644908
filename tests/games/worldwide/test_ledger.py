"""Whole matches beside a book-keeper: points, stars, cards owed and due, and a clean slate."""

from collections import Counter

import pytest

from tests.games.worldwide.reporter import Ply
from tests.games.worldwide.test_referee import MATCHES, id_of
from tests.games.worldwide.test_reports import plies, verdict
from tifo.games.worldwide import GAME, components as box
from tifo.games.worldwide.components import ACTION_CODE, PLAYER_CODE
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Occasion, Phase, Restart, State

CHANGED = {Happening.GOAL, Happening.SAVED, Happening.OFF_TARGET, Happening.BALL_WON}
DRAWS = {Phase.DRAW, Phase.DRAW_PLAYER, Phase.DISCARD}


def where(ply: Ply) -> str:
    return f"{GAME.notation.format_state(ply.before)} | {ply.move}"


def is_about_players(ply: Ply) -> bool:
    """Does a Player card have its effect, or lose it?"""
    return ply.before.phase in (Phase.CANCEL, Phase.ROLL_CANCEL) or ply.move in PLAYER_CODE


def is_same_period(ply: Ply) -> bool:
    return ply.before.half == ply.after.half and ply.before.half < 5


@pytest.mark.parametrize("thumb", [False, True])
@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_the_books_are_kept(given: dict[str, str], thumb: bool) -> None:
    for ply in plies(given, 7, thumb):
        before_play = ply.before.phase in (
            Phase.TOSS,
            Phase.CAPTAINCY,
            Phase.BUILD,
            Phase.ABILITIES,
        )
        if not is_same_period(ply) or is_about_players(ply) or before_play:
            continue
        assert list(ply.after.stars) == stars(ply), where(ply)
        assert list(ply.after.tokens) == tokens(ply), where(ply)
        if ply.before.phase not in DRAWS and ply.after.side == ply.before.side:
            assert ply.after.pa == points(ply), where(ply)
            assert drawn(ply) == owed(ply), where(ply)
            assert max(ply.after.due) == due(ply), where(ply)


def stars(ply: Ply) -> list[int]:
    """A star for each use, and one back for each substitution."""
    left = list(ply.before.stars)
    if ply.move.startswith("use ") or ply.move.startswith("sub "):
        left[ply.seat % 2] += 1 if ply.move.startswith("sub ") else -1
    return left


def tokens(ply: Ply) -> list[int]:
    left = list(ply.before.tokens)
    if ply.move.startswith("sub "):
        left[ply.seat % 2] -= 1
    return left


def points(ply: Ply) -> int:
    """PA: those of cards that count, of stars, and five at a corner."""
    told = {Happening(event.happening): event for event in ply.events}
    if Happening.CORNER in told:
        return 5
    if Happening.VALIDATED in told:
        return told[Happening.VALIDATED].b
    return ply.before.pa + {"use offensive": 1, "use counter": 4}.get(ply.move, 0)


def drawn(ply: Ply) -> Counter[tuple[str, int]]:
    """Cards that are owed after a move."""
    kinds = (("action", ply.after.owed), ("player", ply.after.owed_players))
    return Counter({(kind, seat): n for kind, row in kinds for seat, n in enumerate(row) if n})


def owed(ply: Ply) -> Counter[tuple[str, int]]:
    """Cards that must be owed: by stars, for standing off, by the card, for a ball given back."""
    before, told = ply.before, ply.told
    wanted: Counter[tuple[str, int]] = Counter()
    if ply.move == "use stamina":
        wanted["action", ply.seat] += 3
    if ply.move == "give-back" and not before.received:
        wanted["action", ply.seat] += 3
    if Happening.DECLINED in told:
        captain = before.captain[1 - before.side]
        seats = [captain] if before.seats == 2 else [captain, (captain + 2) % 4]
        for seat in seats:
            wanted["action", seat] += 2 if before.seats == 2 else 1
    if Happening.VALIDATED in told:
        kind = ply.events[told.index(Happening.VALIDATED)].a
        wanted["action", before.holder] += ACTION_CODE[kind] in ("D", "GP")
        wanted["player", before.holder] += ACTION_CODE[kind] == "P"
    if before.phase == Phase.FETCH:
        wanted["player", before.holder] += before.inspired
    beats = verdict(ply)
    if beats is not None and beats >= 0 and before.keeper >= 0:
        wanted["action", before.keeper_seat] += box.PLAYER_DRAW[before.keeper]
    piles = {"action": before.pile_count, "player": before.bench_count}
    return Counter({at: n for at, n in wanted.items() if n and piles[at[0]][at[1] % 2]})


def due(ply: Ply) -> int:
    """Cards that a booking or a failed dive costs, at most all."""
    before, after = ply.before, ply.after
    price = 0
    if Happening.YELLOW in ply.told or Happening.RED in ply.told:
        price = 1 if Happening.YELLOW in ply.told else 3
        seat = before.defender
    elif before.phase == Phase.ROLL_DIVE and int(ply.move.split()[1]) < 11:
        price, seat = 1, before.holder
    return min(price, after.hand_count[seat] + after.squad_count[seat]) if price else 0


def is_fresh(state: State) -> bool:
    """Is nothing left of the attack before?"""
    attack = (state.played, state.block, state.chain_count, state.counter_used, state.received)
    shot = (state.bonus, state.dice, state.die, state.save_bonus, state.trigger_used)
    card = (state.with_pa, state.undefended, state.no_discard, state.home_bonus, state.booked)
    nothing = (state.last, state.card, state.defence, state.keeper)
    empty = not any(state.table) and state.restart == Restart.NONE
    return not any((*attack, *shot, *card)) and set(nothing) == {-1} and empty


@pytest.mark.clause("WF-8.1", "WF-8.2")
@pytest.mark.parametrize("thumb", [False, True])
@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_a_ball_that_changes_side_leaves_a_clean_slate(given: dict[str, str], thumb: bool) -> None:
    for ply in plies(given, 8, thumb):
        before, after = ply.before, ply.after
        if not is_same_period(ply) or Happening.KICKED_OFF in ply.told:
            continue
        changed = after.side != before.side
        if changed:
            used = [a + b for a, b in zip(before.discard, before.table, strict=True)]
            assert is_fresh(after), where(ply)
            assert (after.pa, after.lost_pa) == (0, before.pa), where(ply)
            assert after.holder == after.captain[after.side], where(ply)
            assert after.given_back == (after.occasion == Occasion.RETURNED), where(ply)
            assert sum(after.discard) >= sum(used), where(ply)
        elif before.phase not in DRAWS and after.phase not in DRAWS:
            assert not CHANGED & set(ply.told), where(ply)


@pytest.mark.clause("WF-12.2", "WF-4.e", "WF-14.e", "WF-23b.2")
@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_a_period_begins_with_whole_decks_and_new_hands(given: dict[str, str]) -> None:
    for ply in plies(given, 9, thumb=True):
        if Happening.KICKED_OFF not in ply.told:
            continue
        after = ply.after
        for side in (0, 1):
            stadium = box.STADIUM[after.team[side]] if after.home == side else -1
            captain = after.captain[side]
            hand = 5 if after.seats == 4 else 8 if side == after.kick_side else 7
            more = int(stadium == box.Stadium.EXTRA_ACTIONS)
            squad = 2 + int(stadium == box.Stadium.EXTRA_PLAYERS)
            owing = (after.owed[captain], after.owed_players[captain])
            assert owing == (hand + more, squad), where(ply)
            assert after.seats == 2 or after.owed[(captain + 2) % 4] == 5, where(ply)
        assert list(after.pile) == list(after.deck), where(ply)
        assert not any((*after.hand, *after.discard)), where(ply)
        assert is_fresh(after), where(ply)
        assert (after.side, after.home_used) == (after.kick_side, 0), where(ply)
        assert [after.bench[s] + after.removed[s] for s in (0, 1)] == [127, 127], where(ply)
