"""The search: what it may know, what it repeats, what it leaves."""

import time
from typing import Any

import pytest

from tifo import bots, games
from tifo.bots import Budget, Search, ismcts
from tifo.bots.engine import Engine, Tree, engine, first_view
from tifo.bots.numbers import manner_for
from tifo.bots.tree import NONE
from tifo.core.contract import CHANCE, AnyGame
from tifo.core.rng import below, generator, seed_rng

GAMES = [pytest.param(game, marks=pytest.mark.compiles(game.name)) for game in games.installed()]
BUTEUR = games.find("buteur")


def positions(game: AnyGame, seed: int, every: int = 1, most: int = 200) -> list[Any]:
    """States of a random match in which a seat has a choice."""
    state, rng = game.new_state(game.read_options()), generator(seed)
    found: list[Any] = []
    while (seat := game.rules.to_act(state)) >= CHANCE and len(found) < most * every:
        if seat == CHANCE:
            ticket = below(rng, game.rules.total_odds(state))
            game.rules.apply(state, game.rules.pick(state, ticket), None)
            continue
        legal = game.legal(state)
        if len(legal) > 1:
            found.append(state.copy())
        game.rules.apply(state, legal[below(rng, len(legal))], None)
    return found[::every]


def ready(game: AnyGame, playouts: int, trees: int = 1) -> Search:
    search = Search(game, Budget(playouts=playouts, trees=trees))
    search.prepare()
    return search


@pytest.mark.parametrize("game", GAMES, ids=games.names())
def test_two_truths_with_the_same_view_get_the_same_search(game: AnyGame) -> None:
    looked_at = 0
    for state in positions(game, 3, 3, 30):
        seat = game.rules.to_act(state)
        seen = game.seen_by(state, seat)
        for other in game.secrets(state, seat)[:1]:
            twin = game.seen_by(other, seat)
            first = ready(game, 60).think(seen, game.legal(seen), generator(5))
            second = ready(game, 60).think(twin, game.legal(twin), generator(5))
            looked_at += 1

            assert first == second
        if looked_at >= 5:
            break
    assert looked_at


@pytest.mark.parametrize("trees", [1, 3])
def test_the_same_seed_and_budget_give_the_same_thought(trees: int) -> None:
    seen = first_view(BUTEUR)
    legal = BUTEUR.legal(seen)

    thoughts = [ready(BUTEUR, 300, trees).think(seen, legal, generator(9)) for _ in range(2)]

    assert thoughts[0] == thoughts[1]
    assert thoughts[0].playouts == 300


def test_another_seed_gives_another_thought() -> None:
    seen = first_view(BUTEUR)
    legal = BUTEUR.legal(seen)

    assert ready(BUTEUR, 300).think(seen, legal, generator(1)) != ready(BUTEUR, 300).think(
        seen, legal, generator(2)
    )


@pytest.mark.parametrize("game", GAMES, ids=games.names())
def test_interpreted_and_compiled_search_agree(game: AnyGame) -> None:
    engine(game).wait()
    for state in positions(game, 4, 10, 2):
        seen = game.seen_by(state, game.rules.to_act(state))
        how = manner_for(game)
        how.horizon = 100
        trees = [Engine(game).tree(200, how), engine(game).tree(200, how)]
        for tree in trees:
            tree.seed(7, 0)
            tree.grow(seen, 12)

        assert trees[0].lines() == trees[1].lines()


@pytest.mark.parametrize("game", GAMES, ids=games.names())
def test_every_move_it_weighs_is_legal(game: AnyGame) -> None:
    for state in positions(game, 6, 7, 5):
        seen = game.seen_by(state, game.rules.to_act(state))
        legal = game.legal(state)
        thought = ready(game, 100).think(seen, legal, generator(1))

        assert {choice.move for choice in thought.choices} <= set(legal)


def test_a_tree_that_is_full_goes_on_counting() -> None:
    engine(BUTEUR).wait()
    tree = engine(BUTEUR).tree(40, manner_for(BUTEUR))
    tree.seed(1, 0)
    tree.grow(first_view(BUTEUR), 2000)

    assert sum(line.visits for line in tree.lines()) == 2000


def test_wide_lists_of_moves_are_widened_step_by_step() -> None:
    how = manner_for(BUTEUR)
    how.first_width, how.widening = 2, 50
    seen = first_view(BUTEUR)
    engine(BUTEUR).wait()
    tree = engine(BUTEUR).tree(1000, how)
    tree.seed(1, 0)

    tree.grow(seen, 16)
    few = len(tree.lines())
    tree.grow(seen, 384)

    assert few <= 4
    assert few < len(tree.lines()) <= 12 < len(BUTEUR.legal(seen))


def test_below_the_root_the_rules_of_thumb_are_followed_first() -> None:
    how = manner_for(BUTEUR)
    how.deepening = 1000
    tree = Engine(BUTEUR).tree(300, how)
    tree.seed(1, 0)
    tree.grow(first_view(BUTEUR), 80)
    nodes = tree._nodes
    below = []
    for child in children(nodes, 0):
        below += children(nodes, child)

    assert len(children(nodes, 0)) > 8
    assert below
    assert all(nodes[node].prior for node in below)


def children(nodes: Any, parent: int) -> list[int]:
    found, child = [], nodes[parent].first_child
    while child != NONE:
        found.append(child)
        child = nodes[child].next_sibling
    return found


def test_the_tree_is_kept_where_the_own_move_led_to_another_own_decision() -> None:
    """A free kick calls for an attacker: the second decision goes on in the tree of the first."""
    search = ready(BUTEUR, 400)
    for state in positions(BUTEUR, 8):
        seat = BUTEUR.rules.to_act(state)
        seen = BUTEUR.seen_by(state, seat)
        for move in BUTEUR.legal(state):
            later = state.copy()
            BUTEUR.rules.apply(later, move, None)
            if BUTEUR.rules.to_act(later) != seat or len(BUTEUR.legal(later)) < 2:
                continue
            search.think(seen, BUTEUR.legal(seen), generator(1))
            assert search._grown is not None
            search._grown.move = move
            after = BUTEUR.seen_by(later, seat)
            thought = search.think(after, BUTEUR.legal(after), generator(2))
            if thought.playouts > 400:
                return
    pytest.fail("no tree was ever kept")


def test_a_budget_in_time_is_kept() -> None:
    search = Search(BUTEUR, Budget(seconds=0.1))
    search.prepare()
    seen = first_view(BUTEUR)
    start = time.monotonic()
    thought = search.think(seen, BUTEUR.legal(seen), generator(1))

    assert thought.playouts > 0
    assert time.monotonic() - start < 1


@pytest.mark.parametrize("game", GAMES, ids=games.names())
@pytest.mark.parametrize("name", bots.names())
def test_the_first_answer_comes_within_a_second_on_an_empty_cache(
    game: AnyGame, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The engine is new and still compiling: the interpreted one answers."""
    slow = Engine(game)
    monkeypatch.setattr(slow, "start", lambda: None)
    monkeypatch.setattr("tifo.bots.search.engine", lambda _: slow)
    seen = first_view(game)
    legal = game.legal(seen)
    bot = bots.find(name, game)
    start = time.process_time()
    move = bot.choose(seen, legal, generator(1))

    assert time.process_time() - start < 1
    assert move in legal
    assert not slow.is_compiled


def test_before_anything_is_compiled_the_search_still_answers() -> None:
    alone = Engine(BUTEUR)
    tree: Tree = alone.tree(50, manner_for(BUTEUR))
    tree.seed(1, 0)
    tree.grow(first_view(BUTEUR), 5)

    assert sum(line.visits for line in tree.lines()) == 5


def test_rewards_of_partners_are_the_same_and_sum_to_a_half_each() -> None:
    how = manner_for(BUTEUR)
    gain = [0] * ismcts.SUMS

    ismcts.rewards([0, 2, 1, 0, 0, 2, 1, 0], 4, how, gain)

    assert gain[0] == gain[2] > gain[1] == gain[3]
    assert sum(gain[:4]) == pytest.approx(2 * ismcts.WHOLE, abs=4)
    assert gain[ismcts.MOST_SEATS : ismcts.MOST_SEATS + 4] == [1000, 0, 1000, 0]


def test_the_reward_of_many_seats_falls_with_the_rank() -> None:
    gain = [0] * ismcts.SUMS

    ismcts.rewards([2, 5, 0, 9, 1, 7, 3, 1], 4, manner_for(BUTEUR), gain)

    assert gain[1] > gain[2] > gain[0] > gain[3]


def test_the_nth_playout_of_every_move_has_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = Engine(BUTEUR).tree(300, manner_for(BUTEUR))
    streams = []

    def record(rng: list[int], seed: int, stream: int) -> None:
        streams.append((seed, stream))
        seed_rng(rng, seed, stream)

    monkeypatch.setitem(tree._kit.names.grow.__globals__, "seed_rng", record)
    tree.seed(1, 0)
    tree.grow(first_view(BUTEUR), 60)

    expected = [stream for line in tree.lines() for stream in range(line.visits)]
    assert sorted(stream for _, stream in streams) == sorted(expected)
    assert len({seed for seed, _ in streams}) == 1


def test_trees_side_by_side_have_luck_of_their_own() -> None:
    trees = [Engine(BUTEUR).tree(300, manner_for(BUTEUR)) for _ in range(2)]
    for stream, tree in enumerate(trees):
        tree.seed(1, stream)

    assert trees[0]._salt != trees[1]._salt


def test_before_the_end_a_draw_is_worth_what_the_settings_say() -> None:
    how = manner_for(BUTEUR)
    how.draw = 20
    gain = [0] * ismcts.SUMS

    ismcts.chances([0, 300, 1, 200, 500], 2, how, gain)

    assert gain[:2] == [400, 300]
    assert gain[ismcts.MOST_SEATS : ismcts.MOST_SEATS + 2] == [550, 450]
