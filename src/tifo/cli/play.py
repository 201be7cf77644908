"""`tifo play`: a whole match in the terminal."""

import hashlib
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tifo import bots, games
from tifo.cli import INTERRUPTED
from tifo.cli._arguments import Choices, Lang, Seats, Seed, read_choices, read_coaches
from tifo.cli._names import coach_names
from tifo.cli._talk import AskedWronglyError, Talk, choose_language
from tifo.core.contract import NOBODY
from tifo.core.errors import MatchFileError
from tifo.play import file as match_file
from tifo.play.match import BOT, HUMAN, Match, new_match
from tifo.play.table import Table

OPPONENTS = "human,bot:rules-of-thumb"


def play(
    game: Annotated[str | None, Parameter(help="cli-arg-game")] = None,
    /,
    *,
    seats: Seats = None,
    option: Choices = (),
    names: Annotated[str, Parameter(help="cli-arg-names")] = "",
    pace: Annotated[str, Parameter(help="cli-arg-commentary")] = "normal",
    seed: Seed = None,
    resume: Annotated[Path | None, Parameter(help="cli-arg-resume")] = None,
    file: Annotated[Path | None, Parameter(help="cli-arg-save")] = None,
    lang: Lang = None,
) -> int:
    """Play a match in the terminal, against bots or friends at the same keyboard."""
    language = choose_language(lang)
    match, path = _resumed(resume, game) if resume else _begun(game, seats, option, seed, file)
    return _at_the_table(match, path, language, names, pace, bool(resume))


def _begun(
    name: str | None,
    seats: str | None,
    settings: tuple[str, ...],
    seed: int | None,
    file: Path | None,
) -> tuple[Match, Path]:
    """A new match: the dealer commits himself, the people add their nonces, the cards are dealt."""
    if name is None:
        raise AskedWronglyError("error-cli-which-game", games=", ".join(games.names()))
    game = games.find(name)
    given = read_choices(settings)
    coaches = read_coaches(seats, OPPONENTS, game, given)
    options = game.read_options(given)
    for coach in coaches:
        if coach.startswith(BOT):
            bots.find(coach.removeprefix(BOT), game)
    path = file or _free_path(name)
    if path.exists():
        raise AskedWronglyError("error-file-exists", path=str(path))
    humans = coaches.count(HUMAN)
    match = new_match(
        game,
        options,
        coaches,
        _bytes(seed, -1),
        [_bytes(seed, k).hex()[:16] for k in range(humans)],
    )
    return match, path


def _bytes(seed: int | None, stream: int) -> bytes:
    """Random bytes, or those of a seed."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"tifo {seed} {stream}".encode()).digest()


def _free_path(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    for ending in ("", *(f"-{number}" for number in range(2, 1000))):
        path = Path(f"{stem}{ending}.tifo.json")
        if not path.exists():
            return path
    raise AskedWronglyError("error-file-exists", path=str(path))


def _resumed(path: Path, name: str | None) -> tuple[Match, Path]:
    """A match from its file; one that was tampered with is refused."""
    data = match_file.load(path)
    if name is not None and data["game"] != name:
        raise AskedWronglyError("error-cli-other-game", path=str(path), game=data["game"])
    try:
        return match_file.verify(data), path
    except MatchFileError as error:
        if error.message.key != "error-verify-unfinished":
            raise
    return match_file.from_json(data), path


def _at_the_table(
    match: Match, path: Path, language: str, names: str, pace: str, resumed: bool
) -> int:
    with suppress(ImportError):  # line editing, where the platform has it
        import readline  # noqa: F401

    from tifo.cli._console import paper
    from tifo.cli._faults import noted_beside
    from tifo.cli._screen import PACES, Screen
    from tifo.cli._session import LeftError, Session

    if pace not in PACES:
        raise AskedWronglyError("error-cli-value", argument="--pace", value=pace)
    talk = Talk(language, match.game)
    talk.names = coach_names(talk, match.coaches, [name.strip() for name in names.split(",")])
    screen = Screen(paper(), talk, match, pace)
    session = Session(Table(match, seed=int(match.commitment[:8], 16)), screen, path, input)
    session.save()
    code, key = 0, "play-finished"
    with noted_beside(path) as notes:
        try:
            _greet(screen, match, path, resumed)
            session.run()
        except (LeftError, EOFError, KeyboardInterrupt) as error:
            screen.out.print()
            code, key = (INTERRUPTED if isinstance(error, KeyboardInterrupt) else 0), "play-saved"
    if match.faults:
        screen.line("play-fault", "yellow", path=str(notes))
    screen.line(key, "green", path=str(path))
    return code


def _greet(screen: Any, match: Match, path: Path, resumed: bool) -> None:
    screen.line("name", "bold")
    screen.line("tagline", "dim")
    key = "play-resumed" if resumed else "play-begun"
    screen.line(key, "dim", path=str(path), commitment=match.commitment[:16])
    screen.line("play-hint", "dim")
    screen.fit(match.view(NOBODY))
