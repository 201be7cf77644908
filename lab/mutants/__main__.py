"""`python -m lab.mutants [GAME …]`: which rules could be broken without a test that fails?"""

import argparse
import json
import resource
import sys
from dataclasses import asdict
from pathlib import Path

from lab.mutants.change import Change
from lab.mutants.cover import cover
from lab.mutants.listed import read_listed, row
from lab.mutants.sample import sample
from lab.mutants.session import preload
from lab.mutants.target import CACHE, Target, installed
from lab.mutants.verdict import Verdict, verdicts

BAR = 95.0
"""Per cent of the changes that must be noticed, but for those that are listed."""
GAMES = ("buteur", "worldcup", "worldwide", "footmania")


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What the caller wants."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="0: every change")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--only", metavar="FILE", help="changes of files that end like this")
    parser.add_argument("--kind", help="changes of this kind")
    parser.add_argument(
        "--survivors-of", metavar="JSON", nargs="?", const="", help="only who lived (the last time)"
    )
    parser.add_argument("--json", metavar="FILE", help="write every verdict there")
    parser.add_argument("--rows", action="store_true", help="print rows for the game's page")
    parser.add_argument("--package", help="a game of your own: its package …")
    parser.add_argument("--folder", type=Path, help="… its folder …")
    parser.add_argument("--tests", type=Path, help="… and its tests")
    return parser.parse_args(words)


def targets(given: argparse.Namespace) -> list[Target]:
    """The games that are meant."""
    if given.package:
        folder, tests = given.folder.resolve(), given.tests.resolve()
        page = folder / "README.md"
        return [Target(given.package, given.package, folder, tests, page, root=Path.cwd())]
    return [installed(name) for name in given.games or GAMES]


def chosen(target: Target, given: argparse.Namespace) -> list[Change]:
    """The changes to try."""
    changes = [
        change
        for change in target.changes()
        if change.file.endswith(given.only or "") and given.kind in (None, change.kind)
    ]
    if given.survivors_of is not None:
        path = Path(given.survivors_of or last_of(target))
        lived = {tuple(told["key"]) for told in json.loads(path.read_text()) if not told["killer"]}
        return [change for change in changes if change.key in lived]
    return sample(changes, given.sample, given.seed) if given.sample else changes


def last_of(target: Target) -> Path:
    """Where the verdicts of the last run lie."""
    return target.root / CACHE / f"{target.name}-last.json"


def run(target: Target, given: argparse.Namespace) -> bool:
    """Try the changes of a game; return whether enough were noticed."""
    changes = chosen(target, given)
    known = cover(target, lambda told: print(told, file=sys.stderr))
    preload(known.modules, target.package)
    listed = read_listed(target.page)
    began: float = work()
    done: list[Verdict] = []
    for verdict in verdicts(target, changes, known, given.jobs):
        done.append(verdict)
        if not verdict.killer and verdict.change.key not in listed:
            print(told(verdict.change, given.rows), flush=True)
    save(target, given, done)
    seconds = (work() - began) / max(1, len(done))
    return summary(target.name, done, listed, given.seed, seconds)


def work() -> float:
    """Seconds that the children worked, whatever else the machine did."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def told(change: Change, as_row: bool) -> str:
    """One survivor, for a person or for the page."""
    if as_row:
        return row(change)
    where = f"{change.file}:{change.line}: {change.kind} in {change.place or 'the module'}"
    return f"{where}\n    {change.before}\n  → {change.after}"


def save(target: Target, given: argparse.Namespace, done: list[Verdict]) -> None:
    """Write the verdicts down, for the next run and for who asked."""
    told = [{"key": v.change.key, "killer": v.killer, **asdict(v.change)} for v in done]
    for path in (last_of(target), Path(given.json) if given.json else None):
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(told, indent=1))


def summary(
    name: str, done: list[Verdict], listed: dict[tuple[str, str, str, str], str], seed: int,
    seconds: float,
) -> bool:  # fmt: skip
    """Say how many died; return whether that is enough."""
    killed = sum(1 for verdict in done if verdict.killer)
    spared = sum(1 for v in done if not v.killer and v.change.key in listed)
    open_ones = len(done) - killed - spared
    rate = 100 * killed / max(1, len(done))
    print(
        f"{name}: {killed} of {len(done)} killed ({rate:.1f} %), {spared} listed, "
        f"{open_ones} left, seed {seed}, {seconds:.2f} s of work each"
    )
    for verdict in done:
        if verdict.killer and verdict.change.key in listed:
            print(f"listed, but killed by {verdict.killer}:\n{row(verdict.change)}")
    return 100 * killed >= BAR * (len(done) - spared)


def main() -> int:
    """Run every game; 1 if one is below the bar."""
    given = arguments()
    enough = [run(target, given) for target in targets(given)]
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
