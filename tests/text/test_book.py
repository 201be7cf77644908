"""The rulebook shows our rulings beside their clauses, and the box as tables."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from tifo import games
from tifo.core.book import Row, Ruling, Table, holds
from tifo.core.contract import AnyGame
from tifo.core.messages import Message
from tifo.core.options import write_options
from tifo.text import LANGUAGES, catalogue
from tifo.text.book import ruling_key, say_cell, say_mark, say_under

MARKS = {"stated", "implied", "found", "reconstructed"}
EVERY_GAME = pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_GAME
def test_a_ruling_settles_clauses_of_its_rulebook_once_each(game: AnyGame) -> None:
    ids = [ruling.id for ruling in game.rulings]

    assert len(ids) == len(set(ids))
    assert all(ruling.clauses for ruling in game.rulings)
    assert all(clause in list(game.clauses) for one in game.rulings for clause in one.clauses)


@EVERY_GAME
def test_what_holds_under_an_option_names_choices_that_exist(game: AnyGame) -> None:
    offered = {option.name: set(option.choices) for option in game.options}
    conditions = [one.under for one in game.rulings]
    conditions += [one.under for one in game.tables_shown()]

    for all_of in (all_of for under in conditions for all_of in under):
        assert all(set(choices) <= offered[option] for option, choices in all_of.items())
        assert all(set(choices) != offered[option] for option, choices in all_of.items())


@EVERY_GAME
def test_a_table_fills_every_column_and_marks_every_row(game: AnyGame) -> None:
    for table in game.tables_shown():
        assert table.rows
        assert {len(row.cells) for row in table.rows} == {len(table.columns)}
        assert {row.mark for row in table.rows} <= MARKS
        assert all(set(row.apart) <= set(table.columns) for row in table.rows)


@EVERY_LANGUAGE
@EVERY_GAME
def test_everything_in_the_book_can_be_said(game: AnyGame, language: str) -> None:
    words = catalogue(language, game)
    said = [words.say(Message(ruling_key(ruling))) for ruling in game.rulings]
    said += [say_under(words, one.under) for one in game.rulings if one.under]
    for table in game.tables_shown():
        said += [say_cell(words, cell) for row in table.rows for cell in row.cells]
        said += [say_mark(words, row) for row in table.rows]

    assert all(said)


@EVERY_GAME
def test_a_ruling_is_a_sentence_that_stands_alone(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = catalogue(language, game)
        for ruling in game.rulings:
            text = words.say(Message(ruling_key(ruling)))
            assert text[0].isupper() or not text[0].isalpha()
            assert text[-1] in ".!?"


def test_a_ruling_under_an_option_is_not_in_force_without_it() -> None:
    game = games.find("buteur")
    clause = game.clause_number("BU-P.2")

    alone = write_options(game.read_options({"seats": "2"}), game.options)
    pairs = write_options(game.read_options({"seats": "4"}), game.options)

    assert game.rulings_on(clause, alone) == []
    assert [ruling.id for ruling in game.rulings_on(clause, pairs)] == ["D37"]


@pytest.mark.parametrize(
    ("chosen", "held"),
    [
        ({"fouls": "on", "mode": "amateur"}, True),
        ({"fouls": "mode", "mode": "amateur"}, False),
        ({"fouls": "mode", "mode": "professional"}, True),
        ({"fouls": "off", "mode": "professional"}, False),
    ],
)
def test_any_of_several_conditions_is_enough_and_each_counts_whole(
    chosen: dict[str, str], held: bool
) -> None:
    under = ({"fouls": ("on",)}, {"fouls": ("mode",), "mode": ("professional", "international")})

    assert holds(under, chosen) is held


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Only with Seats: one against two or two against two."),
        ("fr", "Seulement avec Places\u00a0: un contre deux ou deux contre deux."),
        ("es", "Solo con Puestos: uno contra dos o dos contra dos."),
    ],
)
def test_the_options_of_a_ruling_are_told_in_words(language: str, said: str) -> None:
    words = catalogue(language, games.find("buteur"))

    assert say_under(words, ({"seats": ("3", "4")},)) == said


def test_a_row_says_which_of_its_numbers_come_from_elsewhere() -> None:
    row = Row((Message("kind-keeper"), 4), "stated", {"copies": "reconstructed"})

    words = catalogue("en", games.find("buteur"))

    assert say_mark(words, row) == "stated · reconstructed: Copies"


def test_a_cell_may_be_a_number_a_word_several_or_nothing() -> None:
    words = catalogue("es", games.find("buteur"))
    cells = (350_000, "A01", (Message("kind-keeper"), 2), "", ())

    assert [say_cell(words, cell) for cell in cells] == ["350.000", "A01", "portero, 2", "–", "–"]


def test_a_game_without_rulings_or_tables_has_a_rulebook_all_the_same() -> None:
    bare = replace(games.find("buteur"), rulings=(), tables=None)

    assert bare.rulings_on(1) == []
    assert bare.tables_shown() == []


def test_a_table_of_another_option_is_left_out() -> None:
    shown = Table("cards", ("card",), (Row(("A01",), "stated"),))
    other = replace(shown, under=({"seats": ("3",)},))
    game = replace(
        games.find("buteur"), rulings=(Ruling("X1", (1,)),), tables=lambda: (shown, other)
    )

    assert game.tables_shown({"seats": "2"}) == [shown]


def test_the_readme_of_buteur_lists_the_same_rulings_beside_the_same_clauses() -> None:
    game = games.find("buteur")
    readme = files(game.package).joinpath("README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (BU-\S+) \|.*\| ([D0-9, ]*) \|$", readme, re.MULTILINE)
    beside = {clause: set(re.findall(r"D\d+", ids)) for clause, ids in listed}

    shown = {
        game.clause_id(clause): {one.id for one in game.rulings_on(clause)}
        for clause in game.clauses
    }

    assert {clause: ids for clause, ids in beside.items() if not ids <= shown[clause]} == {}
    assert set(re.findall(r"^\| (D\d+) \|", readme, re.MULTILINE)) == set().union(*shown.values())
