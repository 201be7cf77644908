"""Deals and lineups: everybody plays the same cards from every seat."""

from collections.abc import Sequence

import pytest

from tifo import games
from tifo.bots import Bot
from tifo.core.errors import OptionError
from tifo.core.records import Ints
from tifo.native.drive import Drive, interpreted
from tifo.sim import Contest
from tifo.testing.villains import Cheat, Crasher, Tamperer

BUTEUR = games.find("buteur")
SHOOTOUT = games.find("shootout")
pytestmark = pytest.mark.compiles("buteur")


def contest(*bots: str, seed: int = 1, **options: str) -> Contest:
    return Contest(BUTEUR, BUTEUR.read_options(options), bots, seed)


def test_two_bots_change_seats() -> None:
    assert contest("uniform", "amateur").lineups == ((0, 1), (1, 0))


def test_the_last_bot_fills_the_seats() -> None:
    lineups = contest("amateur", "uniform", seats="4").lineups

    assert lineups == ((0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1))


def test_more_bots_than_seats_all_meet() -> None:
    lineups = contest("uniform", "amateur", "beginner").lineups

    assert set(lineups) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}


def test_one_bot_is_no_contest() -> None:
    with pytest.raises(OptionError):
        contest("uniform")


def test_every_lineup_of_a_deal_gets_the_same_cards() -> None:
    """Two bots that are alike and leave nothing to chance: the rotated match is the same match."""

    class First(Bot):
        def choose(self, seen: object, legal: Sequence[int], rng: Ints) -> int:
            return legal[0]

    twins = Contest(BUTEUR, BUTEUR.read_options(), ("a", "b"), 4, {"a": First(), "b": First()})
    for deal in twins.play(0, 3):
        there, back = deal.matches

        assert (there.ranks, there.scores, there.plies) == (back.ranks, back.scores, back.plies)


def test_compiled_matches_are_the_interpreted_ones() -> None:
    for bots in (("uniform", "rules-of-thumb"), ("beginner", "amateur"), ("ismcts:30", "amateur")):
        both = contest(*bots)
        fast, plain = Drive(BUTEUR, both.options), interpreted(BUTEUR, both.options)
        for deal in range(3):
            assert both.deal(fast, deal) == both.deal(plain, deal)


def test_a_deal_does_not_depend_on_where_the_run_began() -> None:
    whole = contest("uniform", "amateur").play(0, 4)

    assert contest("uniform", "amateur").play(2, 2) == whole[2:]


@pytest.mark.parametrize("villain", [Crasher, Cheat])
def test_a_villain_is_named_and_the_match_goes_on(villain: type[Crasher]) -> None:
    made = {"villain": villain(SHOOTOUT)}
    options = SHOOTOUT.read_options()
    deals = Contest(SHOOTOUT, options, ("villain", "uniform"), 1, made).play(0, 1)

    for played in deals[0].matches:
        assert played.faults
        assert all(fault.startswith("villain at ply") for fault in played.faults)


def test_a_tamperer_spoils_only_its_own_luck() -> None:
    options = SHOOTOUT.read_options()
    made = {"villain": Tamperer(SHOOTOUT)}
    played = Contest(SHOOTOUT, options, ("villain", "uniform"), 1, made).play(0, 2)

    assert all(not match.faults for deal in played for match in deal.matches)
