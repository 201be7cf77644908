"""How games that judge a match before its end do so."""

import pytest

from tifo import games
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.rng import below, generator
from tifo.games.buteur.components import FIRST_PENALTY
from tifo.games.buteur.state import Phase
from tifo.games.worldwide.components import SQUAD, TRIGGER, Trigger
from tifo.games.worldwide.state import SHOOT_OUT

JUDGED = [game for game in games.installed() if hasattr(game.rules, "outlook")]
TABLES = [
    (game, seats)
    for game in JUDGED
    for option in game.options
    if option.name == "seats"
    for seats in ("2", "3", "4")
    if seats in option.choices
]


def parts(game: AnyGame, state: object, seats: int) -> tuple[list[tuple[int, int]], int]:
    out = [-1] * (2 * seats + 1)
    game.rules.outlook(state, out)  # type: ignore[attr-defined]  # a game may leave it out
    return list(zip(out[:-1:2], out[1::2], strict=True)), out[-1]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: getattr(one, "name", one))
def test_an_outlook_shares_out_the_chances_all_through_a_match(game: AnyGame, seats: str) -> None:
    state, rng = game.new_state(game.read_options({"seats": seats})), generator(5)
    while (seat := game.rules.to_act(state)) != NOBODY:
        found, draw = parts(game, state, int(seats))

        assert draw >= 0
        assert all(part >= 0 for _, part in found)
        assert 0 < draw + sum(part for _, part in found) < 2**31 // 1000
        if seat == CHANCE:
            ticket = below(rng, game.rules.total_odds(state))
            game.rules.apply(state, game.rules.pick(state, ticket), None)
            continue
        legal = game.legal(state)
        seen = game.seen_by(state, seat)
        game.rules.apply(state, game.rules.thumb(seen, legal, len(legal), rng), None)


def shares_by_half(name: str, goals: int) -> list[tuple[float, float]]:
    """What the first side and a draw may hope for, with such a lead, in each half."""
    game = games.find(name)
    shares = []
    for half in (1, 2):
        state = game.new_state(game.read_options({"seats": "2"}))
        state.half, state.goals[0] = half, goals
        [(_, ours), (_, theirs)], draw = parts(game, state, 2)
        whole = ours + theirs + draw
        shares.append((ours / whole, draw / whole))
    return shares


@pytest.mark.parametrize("name", ["buteur", "worldwide"])
def test_a_goal_is_worth_more_the_later_it_falls(name: str) -> None:
    (early, _), (late, _) = shares_by_half(name, 1)

    assert 0.3 < early < late < 1


@pytest.mark.parametrize("name", ["buteur", "worldwide"])
def test_a_draw_is_likelier_the_later_the_score_is_level(name: str) -> None:
    (_, early), (_, late) = shares_by_half(name, 0)

    assert 0 < early < late < 1


def test_a_keepers_card_is_worth_more_than_one_for_the_time_after_a_card() -> None:
    game = games.find("worldwide")
    shares = {}
    for trigger in (Trigger.SAVE, Trigger.AFTER):
        state = game.new_state(game.read_options({"seats": "2", "first_team": "spain"}))
        card = TRIGGER[SQUAD * state.team[0] : SQUAD * (state.team[0] + 1)].index(trigger)
        state.squad[0], state.squad_count[0] = 1 << card, 1
        [(_, ours), (_, theirs)], _ = parts(game, state, 2)
        shares[trigger] = ours / theirs

    assert shares[Trigger.SAVE] > shares[Trigger.AFTER] > 1


def test_the_partner_of_buteur_is_on_the_side_of_the_second_seat() -> None:
    game = games.find("buteur")
    state = game.new_state(game.read_options({"seats": "3"}))

    found, _ = parts(game, state, 3)

    assert [side for side, _ in found] == [0, 1, 1]


def test_a_ball_near_their_goal_and_a_penalty_in_hand_are_worth_something() -> None:
    game = games.find("buteur")
    state = game.new_state(game.read_options({"seats": "2"}))
    state.phase, state.turn, state.ball_y = Phase.OPEN_PLAY, 0, 2
    [(_, behind), _], _ = parts(game, state, 2)
    state.ball_y = 10
    [(_, ahead), _], _ = parts(game, state, 2)
    state.hand[0].count, state.hand[0].card[0] = 1, FIRST_PENALTY
    [(_, armed), _], _ = parts(game, state, 2)

    assert behind < ahead < armed


def test_a_hand_and_the_ball_are_worth_next_to_nothing_when_no_card_is_left() -> None:
    game = games.find("buteur")
    state = game.new_state(game.read_options({"seats": "2"}))
    state.phase, state.turn, state.half = Phase.OPEN_PLAY, 0, 2
    state.hand[0].count, state.hand[0].card[0] = 1, FIRST_PENALTY
    leads = []
    for state.pile_count in (30, 0):
        [(_, ours), (_, theirs)], _ = parts(game, state, 2)
        leads.append(ours / theirs)

    assert leads[0] > 1.5
    assert leads[1] == pytest.approx(1, abs=0.1)


def test_who_did_not_kick_off_may_look_forward_to_the_second_half() -> None:
    game = games.find("buteur")
    state = game.new_state(game.read_options({"seats": "2"}))
    [(_, first), (_, second)], _ = parts(game, state, 2)
    state.half = 2
    [(_, one), (_, other)], _ = parts(game, state, 2)

    assert first < second
    assert one == other


def shares_in_a_shoot_out(kicks: tuple[int, int], scored: tuple[int, int]) -> list[float]:
    """What the two sides of Worldwide Football may hope for, and the part of nobody ahead."""
    game = games.find("worldwide")
    state = game.new_state(game.read_options({"seats": "2", "shoot_out": "on"}))
    state.half = SHOOT_OUT
    for side in (0, 1):
        state.kicks[side], state.scored[side] = kicks[side], scored[side]
    [(_, ours), (_, theirs)], draw = parts(game, state, 2)
    return [part / (ours + theirs + draw) for part in (ours, theirs, draw)]


def test_a_shoot_out_is_judged_by_the_kicks() -> None:
    even, ahead, behind = (
        shares_in_a_shoot_out((3, 3), scored) for scored in ((2, 2), (3, 1), (1, 2))
    )

    assert even[0] == even[1]
    assert ahead[0] == pytest.approx(1 - (1 / 36) * (25 / 36), abs=0.002)  # two misses, two goals
    assert behind[0] < even[0] < behind[1]


def test_in_sudden_death_who_scored_waits_for_the_reply() -> None:
    scored, missed = shares_in_a_shoot_out((7, 6), (6, 5)), shares_in_a_shoot_out((7, 6), (5, 5))

    assert scored == pytest.approx([1 / 6, 0, 5 / 6], abs=0.002)
    assert missed == pytest.approx([0, 5 / 6, 1 / 6], abs=0.002)


def test_the_first_period_of_extra_time_is_not_the_last() -> None:
    game = games.find("worldwide")
    state = game.new_state(game.read_options({"seats": "2", "extra_time": "on"}))
    draws = []
    state.pile_count[0] = state.pile_count[1] = 1
    for state.half in (3, 4):
        _, draw = parts(game, state, 2)
        draws.append(draw)

    assert draws[0] < draws[1]
