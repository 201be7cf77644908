"""Golden playthroughs: whole matches as readable text, compared line by line.

A golden begins with its recipe, from which it can be written again:

    game GAME
    options seats=3
    coaches rules-of-thumb uniform uniform
    seed 7

Then each ply: who moved, the move in notation, how many moves were legal, a short digest of the
state and of each seat's view, and what happened with its clause and audience. Every tenth ply the
state in full. `python -m tifo.testing.golden --write` writes all goldens below `tests/` anew; the
diff is reviewed like code. `--new FILE GAME COACHES SEED [OPTION=VALUE …]` starts one.
"""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tifo import bots, games
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.events import EVERYONE, Event
from tifo.core.log import step
from tifo.core.rng import below, generator

FULL_STATE_EVERY = 10
PATTERN = "**/golden/*.txt"


@dataclass(frozen=True)
class Recipe:
    """What a playthrough is made from."""

    game: str
    options: dict[str, str]
    coaches: list[str]
    seed: int

    def lines(self) -> list[str]:
        """The head of a golden."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return [
            f"game {self.game}",
            f"options {options}".rstrip(),
            f"coaches {' '.join(self.coaches)}",
            f"seed {self.seed}",
        ]


def read_recipe(text: str) -> Recipe:
    """The recipe at the head of a golden."""
    words = {head: rest for head, _, rest in (line.partition(" ") for line in text.split("\n")[:4])}
    options = dict(word.split("=") for word in words["options"].split())
    return Recipe(words["game"], options, words["coaches"].split(), int(words["seed"]))


def write_playthrough(recipe: Recipe) -> str:
    """The whole text of a golden."""
    return "\n".join([*recipe.lines(), "", *_tell(recipe)]) + "\n"


def _tell(recipe: Recipe) -> Iterator[str]:
    game = games.find(recipe.game)
    rng = generator(recipe.seed)
    state = game.new_state(game.read_options(recipe.options))
    coaches = [bots.find(name, game) for name in recipe.coaches]
    for ply in range(game.rules.MOST_PLIES):
        seat = game.rules.to_act(state)
        if seat == NOBODY:
            break
        if ply % FULL_STATE_EVERY == 0:
            yield f"state {game.notation.format_state(state)}"
        legal = game.legal(state)
        if seat == CHANCE:
            move = game.rules.pick(state, below(rng, game.rules.total_odds(state)))
        else:
            move = coaches[seat].choose(game.seen_by(state, seat), legal, rng)
        yield from _tell_ply(game, state, ply, seat, move, len(legal))
    yield f"state {game.notation.format_state(state)}"
    yield f"standing {' '.join(f'{rank}:{score}' for rank, score in game.standing(state))}"


def _tell_ply(
    game: AnyGame, state: Any, ply: int, seat: int, move: int, legal: int
) -> Iterator[str]:
    who = "chance" if seat == CHANCE else f"seat {seat}"
    _, events = step(game, state, move)
    views = " ".join(
        digest(game.seen_by(state, viewer).tobytes()) for viewer in range(game.seat_count(state))
    )
    text = game.notation.format_move(move)
    yield f"{ply:4} {who}: {text}  (of {legal})  {digest(state.tobytes())} | {views}"
    yield from (f"       {_tell_event(game, event)}" for event in events)


def _tell_event(game: AnyGame, event: Event) -> str:
    name = game.happenings(event.happening).name.lower()
    fields = " ".join(str(value) for value in (event.a, event.b, event.c, event.d))
    told = "" if event.audience == EVERYONE else f" secret {event.secret} for {event.audience:b}"
    return f"{name} seat {event.seat} [{fields}]{told}  {game.clause_id(event.clause)}"


def digest(data: bytes) -> str:
    """Six hex digits of a record."""
    return hashlib.sha256(data).hexdigest()[:6]


def differences(path: Path) -> list[str]:
    """The first lines in which a golden differs from what the rules say now."""
    stored = path.read_text(encoding="utf-8")
    now = write_playthrough(read_recipe(stored))
    pairs = zip(stored.split("\n"), now.split("\n"), strict=False)
    lines = [f"- {old}\n+ {new}" for old, new in pairs if old != new]
    if not lines and stored != now:
        lines = ["the playthroughs differ in length"]
    return lines[:5]


def main(args: Sequence[str]) -> None:
    """Write goldens anew, or a new one."""
    match list(args):
        case ["--write"]:
            for path in sorted(Path("tests").glob(PATTERN)):
                recipe = read_recipe(path.read_text(encoding="utf-8"))
                path.write_text(write_playthrough(recipe), encoding="utf-8")
        case ["--new", path, game, coaches, seed, *options]:
            given = dict(option.split("=") for option in options)
            recipe = Recipe(game, given, coaches.split(","), int(seed))
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            Path(path).write_text(write_playthrough(recipe), encoding="utf-8")
        case _:
            sys.exit("usage: golden --write | --new FILE GAME COACH,COACH SEED [OPTION=VALUE ...]")


if __name__ == "__main__":
    main(sys.argv[1:])
