"""How often a team of each colour wins the World Cup Game when all coaches are alike.

    python -m lab.balance.worldcup            # print the tables
    python -m lab.balance.worldcup --write    # and put them into docs/games/worldcup.md

Cups that the owner of both finalists took without playing the final have no champion and are left
out. The interval is Wilson's at 95 %.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from lab.page import Part
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import COLOUR, CUPS, NATIONS, Colour
from tifo.native.batch import CHUNK, Batch
from tifo.sim import wilson

PAGE = Part(Path("docs/games/worldcup.md"), "colours", "python -m lab.balance.worldcup --write")
SEATS = {"1930": (4, 13), "2002": (4, 16)}


def champions(cup: str, seats: int, coach: str, matches: int, seed: int) -> dict[Colour, int]:
    """Finals won by teams of each colour."""
    batch = Batch(GAME, GAME.read_options({"cup": cup, "seats": str(seats)}), [coach] * seats, seed)
    won = dict.fromkeys(Colour, 0)
    for first in range(0, matches, CHUNK):
        states, _, _ = batch.chunk(first, min(CHUNK, matches - first))
        for team in states["champion"].tolist():
            if team >= 0:
                won[Colour(COLOUR[NATIONS * CUPS.index(cup) + team])] += 1
    return won


def tables(matches: int, seed: int) -> Iterator[str]:
    """A table for each cup: the chance of one team of each colour, by seats and coaches."""
    for number, cup in enumerate(CUPS):
        runs = [(coach, seats) for coach in ("uniform", "rules-of-thumb") for seats in SEATS[cup]]
        results = [champions(cup, seats, coach, matches, seed) for coach, seats in runs]
        colours = COLOUR[NATIONS * number : NATIONS * (number + 1)]
        heads = " | ".join(f"{coach}, {seats} seats" for coach, seats in runs)
        yield f"**{cup}**, {matches:,} cups a column: how often one team of a colour wins (%)."
        yield ""
        yield f"| colour | teams | {heads} |"
        yield "|---|---|" + "---|" * len(runs)
        for colour in Colour:
            teams = colours.count(colour)
            cells = [cell(won[colour], teams, sum(won.values())) for won in results]
            yield f"| {colour.name.lower()} | {teams} | {' | '.join(cells)} |"
        yield ""


def cell(wins: int, teams: int, cups: int) -> str:
    """A rate a team with its interval."""
    low, high = (100 * bound / teams for bound in wilson(wins / cups, cups))
    return f"{100 * wins / cups / teams:.2f} [{low:.2f}, {high:.2f}]"


def main() -> None:
    """Print the tables, and write them where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    text = "\n".join(tables(args.matches, args.seed)).rstrip()
    print(text)
    if args.write:
        PAGE.write(text)


if __name__ == "__main__":
    main()
