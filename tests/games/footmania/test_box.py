"""What lies in the box, card by card and square by square, as the research notes have it."""

import pytest

from tests.games.footmania.table import legal, play
from tifo.games.footmania import GAME
from tifo.games.footmania.components import (
    AMOUNT,
    CLASS,
    CLASS_PRICE,
    CODE,
    DAY_MATCHES,
    DAYS,
    EFFECT,
    EURO_CODE,
    EURO_GATE,
    EURO_STARS,
    HIGHEST_BID,
    IN_THE_BOX,
    IS_RED,
    KIND_OF,
    MOST_AMOUNT,
    NEXT,
    NOTE,
    NUMBERS,
    PENNANTS,
    PLACES,
    PLAY_COUNT,
    PLAYS,
    PLUS_AT_HOME,
    PLUS_CODE,
    PLUS_COPIES,
    PLUS_DOES,
    PLUS_EURO,
    PLUS_STARS,
    PRICE,
    QUESTION_CODE,
    REDUCED,
    RESALE,
    SHIRT,
    SPONSOR_KIND,
    SPONSOR_OF,
    SPONSORS,
    SQUARE_CODE,
    STARS,
    SUM,
    TAX_PERCENT,
    WAYS,
    Effect,
    Plus,
    Shirt,
    Square,
)  # fmt: skip

MEN = """\
N01 yellow 1 2 300/200; N02 yellow 1 3 450/300; N03 yellow 2 2 300/200
N04 yellow 2/3 2 350/250; N05 yellow 3 2 300/200; N06 yellow 2/3 2 350/250
N07 yellow 4 2 300/200; N08 yellow 4/5 2 350/250; N09 yellow 5 2 300/200
N10 yellow 4/5 3 450/300; N11 yellow 6 2 300/200; N12 yellow 6/8 2 350/250
N13 yellow 7 2 300/200; N14 yellow 7/11 2 350/250; N15 yellow 8 2 300/200
N16 yellow 6/8 2 350/250; N17 yellow 9 2 300/200; N18 yellow 9/10 3 450/300
N19 yellow 10 2 300/200; N20 yellow 8/10 3 450/300; N21 yellow 11 2 300/200
N22 yellow 7/11 2 350/250; N23 green 1 3 600/400; N24 green 1 4 800/500
N25 green 2 3 600/400; N26 green 2/3 3 650/450; N27 green 3 3 600/400
N28 green 2/3 3 650/450; N29 green 4 3 600/400; N30 green 4/5 4 800/500
N31 green 5 3 600/400; N32 green 4/5 3 650/450; N33 green 6 3 600/400
N34 green 6/8 3 650/450; N35 green 7 3 600/400; N36 green 7/11 4 800/500
N37 green 8 3 600/400; N38 green 6/8 3 650/450; N39 green 9 3 600/400
N40 green 9/10 3 650/450; N41 green 10 3 600/400; N42 green 8/10 4 800/500
N43 green 11 3 600/400; N44 green 7/11 3 650/450; N45 blue 1 6 1500/1000
N46 blue 2/3 5 1200/800; N47 blue 2/3 5 1200/800; N48 blue 4/5 5 1200/800
N49 blue 4/5 6 1500/1000; N50 blue 6/8 5 1200/800; N51 blue 7/11 5 1200/800
N52 blue 6/8 5 1200/800; N53 blue 9/10 7 1800/1200; N54 blue 8/10 7 1800/1200
N55 blue 7/11 5 1200/800; N56 yellow JP 2 500/350; N57 green JP 3 900/600
N58 blue JP 5 1600/1050; E01 red 1 5 1300/850; E02 red 1 6 1600/1050
E03 red 2/3 5 1300/850; E04 red 2/3 6 1600/1050; E05 red 4/5 5 1300/850
E06 red 4/5 6 1600/1050; E07 red 6/8 5 1300/850; E08 red 6/8 6 1600/1050
E09 red 7/11 6 1600/1050; E10 red 7/11 5 1300/850; E11 red 6/8 5 1300/850
E12 red 9/10 7 2000/1300; E13 red 9/10 6 1600/1050; E14 red 8/10 7 2000/1300
E15 red 8/10 6 1600/1050; E16 red 7/11 5 1300/850; E17 red JP 5 1700/1100
E18 red JP 6 2000/1300
"""
"""Code, shirt, numbers, stars of shirt and card together, price and reduced price in thousands."""
EUROPEANS = """\
M01 1 28 200; M02 1 29 200; M03 1 30 200; M04 1 31 200; M05 2 32 300; M06 2 33 300
M07 2 34 300; M08 2 35 300; M09 3 36 450; M10 3 37 450; M11 3 38 450; M12 3 39 450
M13 4 41 600; M14 4 42 600; M15 4 43 600; M16 4 44 600; M17 5 46 800; M18 5 47 800
M19 5 48 800; M20 5 50 800
"""
"""Code, pennants, stars, gate in thousands."""
BOARD = """\
P0 championship P31,P1; P1 blue P0,P2; P2 shoes P1,P3; P3 question P2,P4; P4 blue P3,P5
P5 plus P4,P6; P6 shirt P5,P7; P7 red P6,P8; P8 blue P7,P9,M4; P9 euromatch P8,P10
P10 plus P9,P11; P11 socks P10,P12; P12 blue P11,P13; P13 question P12,P14; P14 red P13,P15
P15 blue P14,P16; P16 pactole P15,P17; P17 shorts P16,P18; P18 blue P17,P19; P19 plus P18,P20
P20 euromatch P19,P21; P21 shoes P20,P22; P22 red P21,P23; P23 blue P22,P24
P24 question P23,P25,M8; P25 shirt P24,P26; P26 plus P25,P27; P27 blue P26,P28
P28 euromatch P27,P29; P29 socks P28,P30; P30 red P29,P31; P31 shorts P30,P0; C centre M1,M5
M1 blue C,M2; M2 question M1,M3; M3 red M2,M4; M4 blue M3,P8; M5 blue C,M6; M6 plus M5,M7
M7 blue M6,M8; M8 blue M7,P24
"""
"""Code, kind, neighbours."""

PLUS = """\
F1 form 6 1/1 euromatch; F2 form 6 2/2 euromatch; F3 form 3 3/3 euromatch; BL injury 4 0/0 match
CR red_card 3 0/0 match; SO physio 2 0/0 match; AP appeal 2 0/0 match; PU crowd 2 1/2 match
CO coaching 1 0/0 match; LI free 1 1/1 euromatch
"""
"""Code, kind, copies, stars away and at home, where it may be used at most."""
QUESTIONS = """\
Q01 sponsor shoes 150 0 300; Q02 sponsor shoes 300 0 600; Q03 sponsor shirt 200 0 400
Q04 sponsor shirt 400 0 800; Q05 sponsor socks 100 0 200; Q06 sponsor socks 250 0 500
Q07 sponsor shorts 100 0 200; Q08 sponsor shorts 250 0 500; Q09 gain 300 0; Q10 gain 400 0
Q11 gain 500 0; Q12 gain 200 0; Q13 gain 600 0; Q14 raffle 50 0; Q15 scout 0 0; Q16 training 0 0
Q17 season_tickets 100 500; Q18 fine 200 0; Q19 fine 300 0; Q20 fine 400 0; Q21 tax 0 0
Q22 bonuses 50 600; Q23 breakdown 100 0; Q24 fine 250 0; Q25 failed_transfer 300 0
Q26 bankrupt 150 0
"""
"""Code, effect, kind of sponsor, sum, most, resale price in thousands."""


def listed(text: str) -> list[str]:
    """The entries of a list."""
    return text.strip().replace("\n", "; ").split("; ")


def thousands(notes: int) -> int:
    """A sum as the lists have it."""
    return notes * NOTE // 1000


def man_line(man: int) -> str:
    """A footballer as the list has him."""
    places = [PLAYS[PLACES * man + i] for i in range(PLAY_COUNT[man])]
    numbers = "/".join(str(place + 1) for place in places)
    if places == list(range(1, NUMBERS)):
        numbers = "JP"
    shirt = Shirt(SHIRT[man]).name.lower()
    prices = f"{thousands(PRICE[man])}/{thousands(REDUCED[man])}"
    return f"{CODE[man]} {shirt} {numbers} {STARS[man]} {prices}"


def square_line(square: int) -> str:
    """A square as the list has it."""
    kind = Square(KIND_OF[square]).name.lower()
    if KIND_OF[square] == Square.SPONSOR:
        kind = SPONSORS[SPONSOR_OF[square]]
    ways = [way for way in NEXT[WAYS * square : WAYS * (square + 1)] if way >= 0]
    return f"{SQUARE_CODE[square]} {kind} {sorted(SQUARE_CODE[way] for way in ways)}"


def question_line(card: int) -> str:
    """A question mark as the list has it."""
    effect = Effect(EFFECT[card]).name.lower()
    line = f"{thousands(AMOUNT[card])} {thousands(MOST_AMOUNT[card])}"
    if effect != "sponsor":
        return f"{QUESTION_CODE[card]} {effect} {line}"
    kind = SPONSORS[SPONSOR_KIND[card]]
    return f"{QUESTION_CODE[card]} {effect} {kind} {line} {thousands(RESALE[card])}"


def plus_line(kind: int) -> str:
    """A Plus card as the list has it."""
    where = "euromatch" if PLUS_EURO[kind] else "match"
    stars = f"{PLUS_STARS[kind]}/{PLUS_AT_HOME[kind]}"
    does = Plus(PLUS_DOES[kind]).name.lower()
    return f"{PLUS_CODE[kind]} {does} {PLUS_COPIES[kind]} {stars} {where}"


@pytest.mark.clause("FM-foot-1", "FM-foot-2", "FM-foot-3")
def test_the_footballers() -> None:
    assert [man_line(man) for man in range(len(CODE))] == listed(MEN)


@pytest.mark.clause("FM-prep-1")
def test_the_red_ones_and_nobody_else_are_foreigners() -> None:
    assert [bool(red) for red in IS_RED] == [code.startswith("E") for code in CODE]


@pytest.mark.clause("FM-buy-2")
def test_a_man_bought_unseen_is_known_by_his_pack_and_his_price() -> None:
    kinds = sorted({(code[0] == "E", price) for code, price in zip(CODE, PRICE, strict=True)})

    assert [(CODE[man][0] == "E", PRICE[man]) for man in range(len(CODE))] == [
        kinds[CLASS[man]] for man in range(len(CODE))
    ]
    assert [price for _, price in kinds] == list(CLASS_PRICE)


@pytest.mark.clause("FM-foot-4")
def test_the_squares_and_the_ways_between_them() -> None:
    printed = [line.split() for line in listed(BOARD)]

    assert [square_line(square) for square in range(len(SQUARE_CODE))] == [
        f"{code} {kind} {sorted(ways.split(','))}" for code, kind, ways in printed
    ]


@pytest.mark.clause("FM-q-2")
def test_the_question_marks() -> None:
    assert [question_line(card) for card in range(len(QUESTION_CODE))] == listed(QUESTIONS)


@pytest.mark.clause("FM-plus-4")
def test_the_plus_cards() -> None:
    assert [plus_line(kind) for kind in range(len(PLUS_CODE))] == listed(PLUS)


@pytest.mark.clause("FM-euro-1")
def test_the_european_teams() -> None:
    gates = [thousands(notes) for notes in EURO_GATE]
    teams = zip(EURO_CODE, PENNANTS, EURO_STARS, gates, strict=True)

    assert [" ".join(map(str, team)) for team in teams] == listed(EUROPEANS)


def test_the_sums_are_those_of_the_notes() -> None:
    fine, coarse = range(50, 1_001, 50), range(1_250, 4_001, 250)

    assert [thousands(notes) for notes in SUM] == [*fine, *coarse]
    assert (thousands(HIGHEST_BID), thousands(IN_THE_BOX), TAX_PERCENT) == (4_000, 49_500, 10)


@pytest.mark.clause("FM-day-1")
def test_the_days_and_their_matches_follow_from_the_seats() -> None:
    assert (DAYS, DAY_MATCHES) == ((2, 6, 6), (1, 1, 2))


def test_the_options_are_the_seats_and_the_size_of_a_team() -> None:
    offered = {option.name: (option.default, list(option.choices)) for option in GAME.options}

    assert offered == {"seats": ("4", ["2", "3", "4"]), "team": ("eleven", ["eleven", "ten"])}
    assert [GAME.read_options({"team": team}).team for team in ("eleven", "ten")] == [11, 10]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_falls_to_each_seat_alike(seats: int) -> None:
    state = play(f"seats={seats}")

    assert legal(state) == [f"lot {seat}" for seat in range(seats)]
    assert GAME.rules.total_odds(state) == seats
