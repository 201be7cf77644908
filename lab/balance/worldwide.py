"""Balance of Worldwide Football, played by rules of thumb; prints the tables of its page.

    python -m lab.balance.worldwide [MATCHES]

MATCHES (10,000 by default) is how many matches each team plays in Professional mode.
"""

import sys
from itertools import permutations

from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import TEAM_NAME
from tifo.native.batch import Batch, Tally

THUMB = "rules-of-thumb"
MODES = ("amateur", "professional", "international")


def run(given: dict[str, str], coaches: tuple[str, str], matches: int, seed: int) -> Tally:
    """What came of so many matches."""
    return Batch(GAME, GAME.read_options(given), coaches, seed).run(matches)


def points(tally: Tally, seat: int) -> float:
    """Wins of a seat, draws half."""
    return tally.wins[seat] + tally.draws / 2


def modes(matches: int) -> list[str]:
    """Goals, draws, and how rules of thumb do against chance, in each mode."""
    rows = ["| mode | goals | draws | against uniform |", "|---|---|---|---|"]
    for mode in MODES:
        given = {"mode": mode}
        both = run(given, (THUMB, THUMB), matches, 1)
        home = run(given, (THUMB, "uniform"), matches // 2, 2)
        away = run(given, ("uniform", THUMB), matches // 2, 3)
        goals = sum(both.scores) / matches
        won = (points(home, 0) + points(away, 1)) / (matches // 2 * 2)
        rows.append(f"| {mode} | {goals:.2f} | {both.draws / matches:.0%} | {won:.1%} |")
    return rows


def teams(matches: int) -> list[str]:
    """What each team wins of its matches against the field, draws half, seats in turn."""
    each = matches // (2 * (len(TEAM_NAME) - 1))
    won = dict.fromkeys(TEAM_NAME, 0.0)
    goals = dict.fromkeys(TEAM_NAME, 0)
    for first, second in permutations(TEAM_NAME, 2):
        given = {"mode": "professional", "first_team": first, "second_team": second}
        tally = run(given, (THUMB, THUMB), each, 4)
        for seat, team in enumerate((first, second)):
            won[team] += points(tally, seat)
            goals[team] += tally.scores[seat]
    played = each * 2 * (len(TEAM_NAME) - 1)
    rows = ["| team | matches | won, draws half | goals a match |", "|---|---|---|---|"]
    return rows + [
        f"| {team} | {played} | {won[team] / played:.1%} | {goals[team] / played:.2f} |"
        for team in TEAM_NAME
    ]


def main() -> None:
    """Print the tables."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print("\n".join([*modes(matches), "", *teams(matches)]))


if __name__ == "__main__":
    main()
