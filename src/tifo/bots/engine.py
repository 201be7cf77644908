"""The search of one game: interpreted at once, compiled as soon as that is done.

The two run the same text over the same numbers; they differ in what a tree is made of, lists of
records or arrays of them, and in speed.
"""

import threading
from typing import Any, NamedTuple

from tifo.bots import ismcts, tree
from tifo.core.contract import CHANCE, AnyGame, Move
from tifo.core.records import Record
from tifo.core.rng import WORDS, generator, next_word
from tifo.native.kit import Kit, compiled, plain


class Weighed(NamedTuple):
    """What a search found out about one move."""

    move: Move
    visits: int
    reward: int
    firsts: int


class Tree:
    """A tree with the buffers that growing it takes; one thread at a time may use it."""

    def __init__(self, game: AnyGame, kit: Kit, capacity: int, how: ismcts.Manner) -> None:
        rules = game.rules
        self._game, self._kit = game, kit
        self._nodes = kit.records(tree.Node, capacity)
        self._spare: Any = None
        self._size = kit.names.plant(self._nodes)
        self._records = kit.records(rules.State, 1), kit.records(rules.View, 1), kit.row(how)
        self._rows = kit.ints("i4", [0] * (tree.ROW * rules.MOST_LEGAL))
        self._buffers = (
            kit.ints("i8", [0] * rules.MOST_LEGAL),
            kit.ints("i4", [tree.NONE] * rules.MOVE_COUNT),
            kit.ints("i4", [0] * ismcts.MOST_SEATS),
            kit.ints("i4", [0] * ismcts.DEEPEST),
            kit.ints("u4", [0] * WORDS),
        )
        self._sums = tuple(kit.ints("i4", [0] * ismcts.SUMS) for _ in range(2))

    def seed(self, seed: int, stream: int) -> None:
        """Begin a stream of random numbers."""
        rng = generator(seed, stream)
        self._salt = next_word(rng)
        self._rng = self._kit.ints("u4", rng)

    def grow(self, seen: Record, playouts: int) -> None:
        """Add playouts from a view."""
        self._size = self._kit.names.grow(
            self._kit.row(seen), self._game.seat_count(seen), playouts, self._rng, self._salt,
            self._nodes, self._size, self._records, self._buffers, self._sums,
        )  # fmt: skip

    def lines(self) -> list[Weighed]:
        """What is known of each move at the root."""
        count = self._kit.names.survey(self._nodes, self._rows)
        numbers = [int(number) for number in self._rows[: tree.ROW * count]]
        return [Weighed(*numbers[i : i + tree.ROW]) for i in range(0, len(numbers), tree.ROW)]

    def go_down(self, move: Move) -> None:
        """Keep only what lies below a move, which becomes the root."""
        if self._spare is None:
            self._spare = self._kit.records(tree.Node, len(self._nodes))
        self._size = self._kit.names.transplant(self._nodes, move, self._spare)
        self._nodes, self._spare = self._spare, self._nodes


class Engine:
    """Makes trees for a game; compiled ones once `wait` or the background has compiled it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._kit = plain(game, tree, ismcts)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @property
    def is_compiled(self) -> bool:
        """Is the fast search there?"""
        return self._kit.is_compiled

    def start(self) -> None:
        """Begin to compile in the background, if that was not begun."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._compile, daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Return when the search is as fast as it will be here."""
        self.start()
        if self._thread is not None:
            self._thread.join()

    def tree(self, capacity: int, how: ismcts.Manner) -> Tree:
        """An empty tree for so many nodes."""
        return Tree(self.game, self._kit, capacity, how)

    def _compile(self) -> None:
        kit = compiled(self.game, tree, ismcts)
        how = ismcts.Manner()
        trial = Tree(self.game, kit, 16, how)
        trial.seed(0, 0)
        trial.grow(first_view(self.game), 1)
        for line in trial.lines()[:1]:
            trial.go_down(line.move)
        self._kit = kit


def first_view(game: AnyGame) -> Any:
    """What the first seat that decides anything sees of a match with the default options."""
    state = game.new_state(game.read_options())
    while game.rules.to_act(state) == CHANCE:
        game.rules.apply(state, game.rules.pick(state, 0), None)
    return game.seen_by(state, game.rules.to_act(state))


_engines: dict[tuple[str, str], Engine] = {}


def engine(game: AnyGame) -> Engine:
    """The engine of a game, one a process."""
    return _engines.setdefault((game.name, game.package), Engine(game))
