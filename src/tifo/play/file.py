"""The match file: readable JSON, a few KB, enough to tell the match again and check the dealer."""

import json
from pathlib import Path
from typing import Any

from tifo import games
from tifo.core import log
from tifo.core.contract import CHANCE, AnyGame
from tifo.core.errors import MatchFileError, OptionError, UnknownGameError
from tifo.core.log import Line, MatchEntry, line, replay
from tifo.core.options import write_options
from tifo.play.dealer import Dealer, commitment, secret_of
from tifo.play.match import Match

FORMAT = "tifo-match"
VERSION = 1


def to_json(match: Match) -> dict[str, Any]:
    """The match as plain data. `dealer` is the dealer's secret: a finished match reveals it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "game_version": match.game.version,
        "options": write_options(match.options, match.game.options),
        "coaches": match.coaches,
        "commitment": match.commitment,
        "nonces": match.nonces,
        "dealer": match.dealer_bytes.hex(),
        "finished": match.is_over,
        "entries": [log.to_json(entry) for entry in match.entries],
        "seals": "".join(seals(match.dealer, match.entries)),
    }


def seals(dealer: Dealer, entries: list[MatchEntry]) -> list[str]:
    """The seal of each entry, which ties it to all before it."""
    marks: list[str] = []
    for entry in entries:
        before = marks[-1] if marks else ""
        marks.append(dealer.seal(before, json.dumps(log.to_json(entry))))
    return marks


def write(match: Match, path: Path) -> None:
    """Write the file so that a crash leaves the old one or the new one, never half of it."""
    data = to_json(match)
    entries = data.pop("entries")
    head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
    text = f'{head},\n "entries": {json.dumps(entries)}\n}}\n'
    draft = path.with_suffix(path.suffix + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def load(path: Path) -> dict[str, Any]:
    """Read a file and check its shape."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise MatchFileError("error-file-missing", path=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise MatchFileError("error-file-unreadable", path=str(path)) from None
    except json.JSONDecodeError as error:
        raise MatchFileError("error-file-json", path=str(path), line=error.lineno) from None
    _check_shape(data)
    return data  # type: ignore[no-any-return]


_SHAPE: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "game_version": int,
    "options": dict,
    "coaches": list,
    "commitment": str,
    "nonces": list,
    "dealer": str,
    "entries": list,
    "seals": str,
}


def _check_shape(data: Any) -> None:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise MatchFileError("error-file-format")
    if data.get("version") != VERSION:
        raise MatchFileError("error-file-version", version=str(data.get("version")))
    for name, kind in _SHAPE.items():
        if not isinstance(data.get(name), kind):
            raise MatchFileError("error-file-field", field=name)
    try:
        bytes.fromhex(data["dealer"])
    except ValueError:
        raise MatchFileError("error-file-field", field="dealer") from None


def game_of(data: dict[str, Any]) -> AnyGame:
    """The game of a match file, in the version it was played."""
    try:
        game = games.find(data["game"])
    except UnknownGameError:
        raise MatchFileError("error-file-game", game=data["game"]) from None
    if game.version != data["game_version"]:
        raise MatchFileError("error-file-game-version", game=game.name, version=game.version)
    return game


def options_of(data: dict[str, Any], game: AnyGame) -> Any:
    """The options of a match file."""
    try:
        return game.read_options({name: str(value) for name, value in data["options"].items()})
    except OptionError as error:
        raise MatchFileError("error-file-options", why=error.message) from None


def entries_of(data: dict[str, Any]) -> list[MatchEntry]:
    """The log of a match file."""
    return [log.from_json(item) for item in data["entries"]]


def from_json(data: dict[str, Any]) -> Match:
    """The match that a file tells, checked move by move."""
    game = game_of(data)
    options = options_of(data, game)
    entries = entries_of(data)
    for _ in replay(game, options, line(entries)):
        pass
    dealer_bytes = bytes.fromhex(data["dealer"])
    coaches = [str(coach) for coach in data["coaches"]]
    nonces = [str(nonce) for nonce in data["nonces"]]
    return Match(game, options, coaches, dealer_bytes, nonces, entries)


# ------------------------------------------------------------------------------------- verifying
def verify(data: dict[str, Any]) -> Match:
    """Check the commitment, every seal and every draw; an error names the ply that is false."""
    dealer_bytes = bytes.fromhex(data["dealer"])
    if commitment(dealer_bytes) != data["commitment"]:
        raise MatchFileError("error-verify-commitment")
    dealer = Dealer(secret_of(dealer_bytes, [str(nonce) for nonce in data["nonces"]]))
    entries = entries_of(data)
    _verify_seals(dealer, entries, data["seals"])
    game = game_of(data)
    options = options_of(data, game)
    state = game.new_state(options)
    for number, move in enumerate(line(entries)):
        if game.rules.to_act(state) == CHANCE and dealer.move(game, state, number) != move:
            raise MatchFileError("error-verify-draw", ply=number)
        if game.rules.refusal(state, move) != 0:
            raise MatchFileError("error-file-illegal", ply=number, move=move)
        game.rules.apply(state, move, None)
    match = from_json(data)
    if not match.is_over:
        raise MatchFileError("error-verify-unfinished")
    return match


def _verify_seals(dealer: Dealer, entries: list[MatchEntry], written: str) -> None:
    counted = Line()
    for number, seal in enumerate(seals(dealer, entries)):
        if written[4 * number : 4 * number + 4] != seal:
            raise MatchFileError("error-verify-seal", ply=len(counted.moves), entry=number)
        entries[number].happen(counted)
    if len(written) != 4 * len(entries):
        raise MatchFileError("error-verify-cut", entries=len(entries))
