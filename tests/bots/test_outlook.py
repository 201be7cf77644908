"""How games that judge a match before its end do so."""

from typing import Any

import pytest

from tifo import games
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.network import SIZE
from tifo.core.rng import below, generator
from tifo.games.buteur.components import FIRST_PENALTY, KIND, Kind
from tifo.games.buteur.state import Phase
from tifo.games.worldwide.components import SQUAD, TRIGGER, Trigger
from tifo.games.worldwide.state import SHOOT_OUT

FIRST_KEEPER = KIND.index(Kind.KEEPER)
JUDGED = [game for game in games.installed() if game.has_outlook]
TABLES = [
    (game, seats)
    for game in JUDGED
    for option in game.options
    if option.name == "seats"
    for seats in ("2", "3", "4")
    if seats in option.choices
]


def parts(game: AnyGame, state: object, seats: int) -> tuple[list[tuple[int, int]], int]:
    out = [-1] * SIZE
    game.rules.outlook(state, out)
    return list(zip(out[: 2 * seats : 2], out[1 : 2 * seats : 2], strict=True)), out[2 * seats]


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


def in_open_play(half: int, most_cards: int) -> Any:
    """A level state of Buteur in open play, with so many cards to draw or fewer."""
    game, rng = games.find("buteur"), generator(8)
    state = game.new_state(game.read_options({"seats": "2"}))
    while (state.half, state.phase) != (half, Phase.OPEN_PLAY) or state.pile_count > most_cards:
        seat = game.rules.to_act(state)
        if seat == CHANCE:
            ticket = below(rng, game.rules.total_odds(state))
            game.rules.apply(state, game.rules.pick(state, ticket), None)
            continue
        legal = game.legal(state)
        move = game.rules.thumb(game.seen_by(state, seat), legal, len(legal), rng)
        game.rules.apply(state, move, None)
    state.goals[0] = state.goals[1] = 0
    return state


def hope(state: Any) -> float:
    """What the side that is on may hope for; a draw is half."""
    found, draw = parts(games.find("buteur"), state, 2)
    mine, theirs = found[state.turn % 2][1], found[1 - state.turn % 2][1]
    return float((mine + draw / 2) / (mine + theirs + draw))


def test_a_ball_near_their_goal_is_worth_something() -> None:
    state = in_open_play(2, 30)
    up_the_pitch = range(13, -1, -1) if state.turn % 2 == 0 else range(14)
    hopes = []
    for state.ball_y in up_the_pitch:
        hopes.append(hope(state))

    assert hopes[10] > hopes[6] > hopes[2]


def test_a_penalty_in_hand_is_worth_more_than_any_attacker() -> None:
    state = in_open_play(2, 30)
    hand = state.hand[state.turn % 2]
    hopes = []
    for hand.card[0] in (0, FIRST_PENALTY):
        hopes.append(hope(state))

    assert hopes[1] > hopes[0] + 0.03


def test_a_level_match_without_cards_to_draw_is_a_draw() -> None:
    state = in_open_play(2, 3)
    found, draw = parts(games.find("buteur"), state, 2)

    assert draw > 4 * sum(part for _, part in found)


def test_who_did_not_kick_off_may_look_forward_to_the_second_half() -> None:
    state = in_open_play(1, 10)
    side = state.turn % 2
    hopes = []
    for state.first_team in (side, 1 - side):
        hopes.append(hope(state))

    assert hopes[0] < hopes[1]


def test_a_shot_that_can_be_stopped_hurts_less() -> None:
    state = in_open_play(2, 30)
    state.phase = Phase.SAVE
    hand = state.hand[state.turn % 2]
    hand.count = 1
    hopes = []
    for hand.card[0] in (FIRST_KEEPER, 0):
        hopes.append(hope(state))

    assert hopes[0] > hopes[1] + 0.05


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
