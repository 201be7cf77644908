"""Matches of bots played by the interpreted rules: for any bot, and where Numba is missing."""

from collections.abc import Callable, Sequence
from typing import Any

from tifo.bots import Bot
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.errors import CoachError, RuleBug
from tifo.core.rng import below, generator
from tifo.native.batch import Tally
from tifo.play.table import ask


def run(
    game: AnyGame,
    options: Any,
    coaches: Sequence[Bot],
    seed: int,
    matches: int,
    advance: Callable[[int], None],
) -> Tally:
    """Play so many matches; match k of a seed is the one that compiled rules play."""
    tally = Tally(len(coaches))
    for number in range(matches):
        state, decisions, plies = play_one(game, options, coaches, generator(seed, number))
        standing = game.standing(state)
        drawn = all(rank == 0 for rank, _ in standing)
        tally.matches += 1
        tally.decisions += decisions
        tally.plies += plies
        tally.draws += drawn
        for seat, (rank, score) in enumerate(standing):
            tally.wins[seat] += rank == 0 and not drawn
            tally.scores[seat] += score
        advance(1)
    return tally


def play_one(
    game: AnyGame, options: Any, coaches: Sequence[Bot], rng: list[int]
) -> tuple[Any, int, int]:
    """One match: its last state, decisions and plies."""
    rules, state, decisions = game.rules, game.new_state(options), 0
    for ply in range(rules.MOST_PLIES + 1):
        seat = rules.to_act(state)
        if seat == NOBODY:
            return state, decisions, ply
        if seat == CHANCE:
            rules.apply(state, rules.pick(state, below(rng, rules.total_odds(state))), None)
            continue
        decisions += 1
        legal = game.legal(state)
        move, fault = ask(coaches[seat], game.seen_by(state, seat), legal, rng, None)
        if move not in legal:
            name = type(coaches[seat]).__name__
            raise CoachError("error-bot-fault", bot=name, what=fault or f"move {move}")
        rules.apply(state, move, None)
    raise RuleBug(f"{game.name}: no end after {rules.MOST_PLIES} plies")
