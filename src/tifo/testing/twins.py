"""Interpreted and compiled rules are twins: the same line gives the same bytes."""

from typing import Any

from tifo.core.contract import CHANCE, NOBODY, AnyGame, Move
from tifo.core.errors import RuleBug
from tifo.core.events import Events
from tifo.core.records import dtype_of
from tifo.core.rng import WORDS, generator
from tifo.native import cpu
from tifo.native.kit import as_array
from tifo.testing import trace
from tifo.testing.walk import random_line


def twins_agree(game: AnyGame, options: Any, rng: list[int], stride: int = 10) -> int:
    """Play a random match interpreted, trace it compiled, compare all of it; return its plies."""
    line = random_line(game, options, rng)
    notes = Notes(game, options, line)
    state, events = game.new_state(options), Events()
    legal, weights = [0] * game.rules.MOST_LEGAL, [0] * game.rules.MOST_LEGAL
    for ply, move in enumerate(line):
        if ply % stride == 0:
            compare_guesses(game, state, ply)
        notes.check_before(state, ply, move, legal, weights)
        events.count = 0
        game.rules.apply(state, move, events)
        notes.check_after(state, ply, events)
    return len(line)


class Notes:
    """What the compiled rules noted of a line."""

    def __init__(self, game: AnyGame, options: Any, line: list[Move]) -> None:
        import numpy as np

        rules: Any = game.rules
        self.game, self.plies = game, len(line)
        states = np.zeros(1, dtype_of(rules.State))
        self.notes = np.zeros((self.plies, trace.NOTES), np.int64)
        self.moves = np.zeros((self.plies, rules.MOST_LEGAL), np.int16)
        self.weights = np.zeros((self.plies, rules.MOST_LEGAL), np.int32)
        self.images = np.zeros(self.plies, dtype_of(rules.State))
        self.events = np.zeros(self.plies, dtype_of(Events))
        cpu(game, trace).trace(
            states,
            as_array(options),
            np.array(line, np.int16),
            self.notes,
            self.moves,
            self.weights,
            self.images,
            self.events,
        )

    def check_before(
        self, state: Any, ply: int, move: Move, legal: list[Move], weights: list[int]
    ) -> None:
        """Who acts, the legal moves, the odds and the audience."""
        rules = self.game.rules
        seat, count = rules.to_act(state), rules.legal_moves(state, legal)
        expected = [seat, count, 0, 0, rules.audience(state, move)]
        if seat == CHANCE:
            rules.odds(state, weights)
            expected[2] = rules.total_odds(state)
            expected[3] = rules.pick(state, expected[2] - 1)
            self._same(weights[:count], self.weights[ply][:count].tolist(), "odds", ply)
        self._same(expected, self.notes[ply].tolist(), "notes", ply)
        self._same(legal[:count], self.moves[ply][:count].tolist(), "legal moves", ply)

    def check_after(self, state: Any, ply: int, events: Events) -> None:
        """The state and what happened."""
        self._same(state.tobytes(), self.images[ply].tobytes(), "states", ply)
        said = self.events[ply]
        happened = [events.event[i].tobytes() for i in range(events.count)]
        heard = [said["event"][i].tobytes() for i in range(int(said["count"]))]
        self._same(happened, heard, "events", ply)

    def _same(self, interpreted: Any, compiled: Any, what: str, ply: int) -> None:
        if interpreted != compiled:
            raise RuleBug(f"{self.game.name}: {what} differ when compiled, ply {ply}")


def compare_guesses(game: AnyGame, state: Any, ply: int) -> None:
    """Refusals, views, worlds and rules of thumb, interpreted and compiled."""
    import numpy as np

    rules: Any = game.rules
    native = cpu(game, trace)
    seats = game.seat_count(state)
    states = as_array(state)
    why = np.zeros(rules.MOVE_COUNT, np.int16)
    native.refusals(states, why)
    views = np.zeros(seats + 1, dtype_of(rules.View))
    worlds = np.zeros(seats + 1, dtype_of(rules.State))
    moves = np.zeros(rules.MOST_LEGAL, np.int16)
    rng = np.zeros(WORDS, np.uint32)
    chosen = native.guesses(states, seats, rng, views, worlds, moves)
    same = why.tolist() == [int(rules.refusal(state, move)) for move in range(rules.MOVE_COUNT)]
    for i, seat in enumerate((*range(seats), NOBODY)):
        seen = game.seen_by(state, seat)
        world = rules.State()
        rules.sample_world(seen, generator(7, i), world)
        same &= seen.tobytes() == views[i].tobytes() and world.tobytes() == worlds[i].tobytes()
    if rules.to_act(state) >= 0:
        seen, legal = game.seen_by(state, rules.to_act(state)), game.legal(state)
        buffer = [*legal, *[0] * (rules.MOST_LEGAL - len(legal))]
        same &= rules.thumb(seen, buffer, len(legal), generator(7, seats + 1)) == chosen
    if not same:
        raise RuleBug(f"{game.name}: refusals, views or guesses differ when compiled, ply {ply}")
