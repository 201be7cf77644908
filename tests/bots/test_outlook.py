"""How games that judge a match before its end do so."""

import pytest

from tifo import games
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.rng import below, generator

JUDGED = [game for game in games.installed() if hasattr(game.rules, "outlook")]


def parts(game: AnyGame, state: object, seats: int) -> list[tuple[int, int]]:
    out = [0] * (2 * seats)
    game.rules.outlook(state, out)  # type: ignore[attr-defined]  # a game may leave it out
    return list(zip(out[0::2], out[1::2], strict=True))


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
@pytest.mark.parametrize("seats", ["2", "4"])
def test_an_outlook_shares_out_the_chances_all_through_a_match(game: AnyGame, seats: str) -> None:
    state, rng = game.new_state(game.read_options({"seats": seats})), generator(5)
    while (seat := game.rules.to_act(state)) != NOBODY:
        found = parts(game, state, int(seats))

        assert all(part >= 0 for _, part in found)
        assert 0 < sum(part for _, part in found) < 2**31 // 1000
        if seat == CHANCE:
            ticket = below(rng, game.rules.total_odds(state))
            game.rules.apply(state, game.rules.pick(state, ticket), None)
            continue
        legal = game.legal(state)
        seen = game.seen_by(state, seat)
        game.rules.apply(state, game.rules.thumb(seen, legal, len(legal), rng), None)


def test_a_goal_is_worth_more_the_later_it_falls() -> None:
    game = games.find("worldwide")
    shares = []
    for half in (1, 2):
        state = game.new_state(game.read_options({"seats": "2"}))
        state.half, state.goals[0] = half, 1
        (_, ours), (_, theirs) = parts(game, state, 2)
        shares.append(ours / (ours + theirs))

    assert 0.5 < shares[0] < shares[1] < 1
