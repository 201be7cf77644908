"""What commands print, how they end, and what they say when asked wrongly."""

import inspect
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Tifo
from tifo import games
from tifo.cli._app import command_names
from tifo.core.messages import Message
from tifo.core.rng import below, generator
from tifo.text import LANGUAGES, catalogue


@pytest.mark.parametrize("name", command_names())
def test_a_command_is_a_function_named_like_its_module(name: str) -> None:
    function = getattr(import_module(f"tifo.cli.{name}"), name)

    assert inspect.getdoc(function)


def test_games_lists_what_is_installed(tifo: Tifo) -> None:
    ran = tifo("games")

    assert [line.split()[0] for line in ran.out.splitlines()] == list(games.names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_rules_shows_every_clause_in_every_language(tifo: Tifo, name: str, language: str) -> None:
    ran = tifo(f"rules {name} --lang {language}")
    game = games.find(name)

    assert not [c for c in game.clauses if f"{game.clause_id(c)}  " not in ran.out]


@pytest.mark.parametrize("text", ["BU-5.1", "bu-5.1", "5.1"])
def test_rules_shows_one_clause(tifo: Tifo, text: str) -> None:
    ran = tifo(f"rules buteur {text} --lang fr")

    assert ran.out.startswith("BU-5.1  Un coup franc")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *command_names()])
def test_help_is_shown_in_every_language(tifo: Tifo, name: str, language: str) -> None:
    ran = tifo(f"{name} --help --lang {language}")

    assert ran.code == 0
    assert "cli-" not in ran.out


def test_the_language_is_that_of_the_environment(
    tifo: Tifo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")

    assert "Comprueba un partido" in tifo("--help").out


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("nonsense", 2, "no command “nonsense”"),
        ("play chess", 2, "no game called “chess”"),
        ("play", 2, "Which game?"),
        ("rules", 2, "GAME is missing"),
        ("rules buteur 99", 2, "no clause 99"),
        ("rules buteur --colour red", 2, "no option --colour"),
        ("rules buteur --lang de", 2, "no language “de”"),
        ("play buteur --option rows", 2, "key=value"),
        ("play buteur --option rows=13", 2, "14, 16, 18"),
        ("play buteur --option size=3", 2, "no option “size”"),
        ("play buteur --seats human", 2, "seats"),
        ("play buteur --seats human,martian", 2, "“martian” is no coach"),
        ("play buteur --seats human,bot:", 2, "“bot:” is no coach"),
        ("play buteur --seats human,bot:nobody", 2, "no bot called “nobody”"),
        ("play buteur --seats human,human,human --option seats=2", 2, "3 coaches"),
        ("play buteur --seed x", 2, "“x” does not fit --seed"),
        ("play buteur --pace warp", 2, "“warp” does not fit --pace"),
        ("play --resume missing.json", 3, "no file missing.json"),
        ("play buteur --file no/such/folder/m.json", 3, "cannot be written"),
        ("replay missing.json", 3, "no file missing.json"),
        ("verify missing.json", 3, "no file missing.json"),
        ("simulate buteur --seats human,bot:uniform", 2, "cannot be simulated"),
        ("simulate buteur --matches none", 2, "“none” does not fit --matches"),
        ("simulate buteur --matches 0", 2, "makes no sense"),
        ("check chess", 2, "no game called “chess”"),
    ],
)
def test_what_is_asked_wrongly_gets_one_line(tifo: Tifo, line: str, code: int, says: str) -> None:
    ran = tifo(line)

    assert (ran.code, ran.out) == (code, "")
    assert says in ran.err
    assert ran.err.startswith("tifo: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "says"),
    [("fr", "Aucun jeu ne s’appelle"), ("es", "No hay ningún juego llamado")],
)
def test_errors_are_in_the_language_that_was_asked_for(
    tifo: Tifo, language: str, says: str
) -> None:
    assert says in tifo(f"play chess --lang {language}").err


def test_a_finished_match_is_true(tifo: Tifo, finished: Path) -> None:
    ran = tifo(f"verify {finished}")

    assert ran.code == 0
    assert ran.out.startswith("TRUE.")


def test_a_finished_match_is_told_again(tifo: Tifo, finished: Path) -> None:
    ran = tifo(f"replay {finished} --boards --lang es")

    assert ran.code == 0
    assert "FINAL DEL PARTIDO" in ran.out


def test_an_altered_draw_is_named(tifo: Tifo, finished: Path) -> None:
    data = json.loads(finished.read_text())
    data["entries"][3] += 1
    finished.write_text(json.dumps(data))
    ran = tifo(f"verify {finished}")

    assert (ran.code, ran.out) == (1, "")
    assert "ply 3" in ran.err


def test_other_bytes_of_the_dealer_are_noticed(tifo: Tifo, finished: Path) -> None:
    data = json.loads(finished.read_text())
    data["dealer"] = "00" * 32
    finished.write_text(json.dumps(data))

    assert tifo(f"verify {finished}").code == 1


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_half_a_file_is_one_line_of_error(
    tifo: Tifo, finished: Path, command: str, share: float
) -> None:
    text = finished.read_text()
    finished.write_text(text[: int(share * len(text))])
    ran = tifo(f"{command} {finished}")

    assert (ran.code, ran.out) == (3, "")
    assert ran.err.count("\n") == 1


def test_a_match_of_another_game_is_not_resumed(tifo: Tifo, finished: Path) -> None:
    assert "one of buteur" in tifo(f"play shootout --resume {finished}").err


@pytest.mark.parametrize("name", ["shootout"])
def test_check_holds_a_game_against_the_laws(tifo: Tifo, name: str) -> None:
    ran = tifo(f"check {name} --matches 1")

    assert ran.code == 0
    assert "keeps every law" in ran.out


def test_check_names_the_law_that_is_broken(tifo: Tifo, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.find("shootout").rules
    monkeypatch.setattr(rules, "total_odds", lambda state: 7)
    ran = tifo("check shootout --matches 1")

    assert (ran.code, ran.out) == (1, "")
    assert "breaks a law" in ran.err


def mutated(text: str, number: int) -> bytes:
    """The file with one thing wrong: a byte, a field, an entry, or its end."""
    rng = generator(11, number)
    data = json.loads(text)
    match number % 4:
        case 0:
            broken = bytearray(text.encode())
            broken[below(rng, len(broken))] = below(rng, 256)
            return bytes(broken)
        case 1:
            data[list(data)[below(rng, len(data))]] = JUNK[below(rng, len(JUNK))]
        case 2:
            data["entries"][below(rng, len(data["entries"]))] = JUNK[below(rng, len(JUNK))]
        case 3:
            del data["entries"][below(rng, len(data["entries"])) :]
    return json.dumps(data).encode()


JUNK: list[Any] = [
    None, True, -1, 99999, 2**70, 1.5, "", "x", [], {}, [[]], {"takeback": -3}, {"takeback": 10**9},
    {"seat": 7, "coach": "human"}, {"seat": -1, "coach": "bot:nobody"},
]  # fmt: skip


@pytest.mark.parametrize("number", range(48))
def test_no_file_is_broken_enough_for_a_traceback(tifo: Tifo, finished: Path, number: int) -> None:
    finished.write_bytes(mutated(finished.read_text(), number))
    for command in ("verify", "replay", "play --pace fast --resume"):
        ran = tifo(f"{command} {finished}")

        assert ran.code in (0, 1, 3)
        assert ran.err.count("\n") == (ran.code != 0)


@pytest.mark.parametrize("text", ["5.1", "D12"])
def test_rules_shows_our_rulings_below_their_clause(tifo: Tifo, text: str) -> None:
    ran = tifo(f"rules buteur {text}")

    clause, _, ruling = ran.out.partition("\n    ")
    assert clause.startswith("BU-5.1  ")
    assert ruling.startswith("D12 (our ruling)  ")


def test_rules_says_under_which_option_a_ruling_holds(tifo: Tifo) -> None:
    ran = tifo("rules buteur P.2")

    assert "Only with Seats: one against two or two against two." in ran.out


def test_rules_with_options_shows_what_is_in_force_there(tifo: Tifo) -> None:
    alone, pairs = (tifo(f"rules buteur P.2 --option seats={seats}") for seats in (2, 4))

    assert "D37" not in alone.out
    assert "D37 (our ruling)" in pairs.out
    assert "Only with" not in pairs.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_rules_shows_every_ruling_and_table(tifo: Tifo, name: str, language: str) -> None:
    game, words = games.find(name), catalogue(language, games.find(name))

    ran = tifo(f"rules {name} --lang {language}")

    ruled = [words.say(Message("ruling", {"ruling": ruling.id})) for ruling in game.rulings]
    titles = [words.say(Message(f"table-{table.name}")) for table in game.tables_shown()]
    assert not [text for text in (*ruled, *titles) if text not in ran.out]
