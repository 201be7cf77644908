"""What is printed on the cards, said once more: who changes a number of the box changes it here."""

import pytest

from tifo.games.worldwide import components as box
from tifo.games.worldwide.components import (
    ACTION_CODE,
    DEFENCES,
    FIRST_DEFENCE,
    KINDS,
    MOST_PA,
    PLAYER_CODE,
    TEAM_CODE,
    Ability,
    Position,
    Stadium,
    Trigger,
)

ATTACKS = """
P   6 0 1  2  0-8    -     INT0 TAC0  player
PL  3 0 1  3  0-8    -     INT3       discard
D   3 1 2  1  0-8    -     PRE0 TAC0  draw
PP  2 0 1  2  4-6    -     INT1 PRE0  shields
C   2 0 1  1  5-6    -     INT1       lifts
T   3 0 1  0  6-8    -     PRE2 TAC0  shot+0 misses1
TE  0 1 1  0  6-8    C     PRE2       shot+0 misses1
V   0 0 2  0  6-8    PL.C  PRE1 TAC1  shot+1 misses2
UD  0 1 0  2  0-8    -     INT1 PRE0  recalls
GP  0 1 0  2  0-8    -     PRE1 TAC2  draw
CO  0 0 1  1  0-8    P.PL  PRE0       bars
"""
"""Copies without a mark, PRO, INT; PA; needs; follows; who answers with what help; what it does."""
ANSWERS = {
    "INT": (3, 0, 1, 19, 0, 0, 0),
    "PRE": (3, 0, 1, 18, 2, 1, 0),
    "TAC": (3, 0, 1, 16, 6, 3, 1),
}
"""Copies; number on the d20; foul, yellow and red up to this natural roll."""
SQUADS = """
GER-1 G -    save          save3
GER-2 D -    boost         boost4
GER-3 D -    cancel        cancel1
GER-4 M -    recover       pa2
GER-5 M ball after:P.PL    take_back
GER-6 A -    shot          dice2
GER-7 A -    with:C        pa1
BRA-1 G -    save          save2 draw2
BRA-2 D -    boost         boost4
BRA-3 D -    cancel        cancel8
BRA-4 M ball after:D       pa1
BRA-5 M -    with:PP       undefended
BRA-6 A -    with:T.TE.V   undefended
BRA-7 A ball rolled        dice1
ESP-1 G -    save          save1 dice2
ESP-2 D -    boost         boost4
ESP-3 D -    cancel        cancel1
ESP-4 M -    after:P       pa1 draw1
ESP-5 M ball after:P       take_back
ESP-6 A -    shot          dice2
ESP-7 A -    with:T.TE.V   undefended
FRA-1 G -    save          save3
FRA-2 D -    boost         boost4
FRA-3 D -    cancel        cancel1
FRA-4 M -    recover       stars1
FRA-5 M ball after:PL      pa1 no_discard
FRA-6 A -    shot          dice2
FRA-7 A -    with:D        undefended
ITA-1 G -    save          save3
ITA-2 D -    boost         boost4
ITA-3 D -    cancel        cancel1 draw1
ITA-4 M -    recover       draw2
ITA-5 M ball after:P       pa1
ITA-6 A -    with:T.TE.V   undefended
ITA-7 A ball shot          quality1
"""
TEAMS = {
    "GER": (6, "block stamina scheme", "defence_bonus"),
    "BRA": (6, "creativity offensive clinical", "extra_players"),
    "ESP": (5, "counter scheme offensive", "extra_actions"),
    "FRA": (5, "creativity counter stamina", "extra_stars"),
    "ITA": (5, "trap dive block", "shot_malus"),
}
DECKS = {
    "balanced-32": [7, 4, 5, 2, 2, 2, 0, 0, 1, 1, 0, 3, 3, 2],
    "attacking-32": [5, 4, 4, 3, 3, 2, 1, 1, 1, 1, 0, 3, 2, 2],
    "defensive-32": [7, 3, 4, 2, 2, 2, 0, 0, 0, 0, 0, 4, 4, 4],
    "wings-32": [6, 4, 3, 2, 3, 2, 2, 2, 0, 0, 0, 3, 2, 3],
    "balanced-10": [2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1],
    "attacking-10": [2, 2, 1, 1, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0],
    "balanced-20": [5, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 2, 2, 1],
    "attacking-20": [5, 3, 3, 2, 2, 3, 0, 0, 0, 0, 0, 1, 1, 0],
}
NUMBERS = {
    "HAND_KICKER": 8, "HAND_OTHER": 7, "HAND_OF_FOUR": 5, "PLAYERS_DEALT": 2, "MOST_PA": 8,
    "LIMIT_ACTIONS": (10, 7, 5), "LIMIT_PLAYERS": (3, 2, 1), "GIVE_BACK_DRAW": 3,
    "DECLINE_DRAW": 2, "DECLINE_DRAW_FOUR": 1, "AMATEUR_STARS": 4, "STARS_REGAINED": 2,
    "FREE_ABILITIES": 2, "SUBSTITUTIONS": 3, "DECK_BUILT": 32, "FEWEST_DEFENCES": 7,
    "MOST_DEFENCES": 12, "EXTRA_TIME_CARDS": 10, "DIRECT_AT": 6, "DIRECT_BONUS": 1,
    "SPECIALIST_BONUS": 2, "CORNER_PA": 5, "YELLOW_DISCARDS": 1, "RED_DISCARDS": 3,
    "SHOOT_OUT_KICKS": 5, "SHOOT_OUT_MOST": 50, "OFFENSIVE_PA": 1, "OFFENSIVE_MOST": 5,
    "COUNTER_PA": 4, "COUNTER_MOST": 2, "BLOCK_BONUS": 3, "TRAP_NEEDS": 11, "DIVE_NEEDS": 11,
    "DIVE_FEWEST": 3, "DIVE_DISCARDS": 1, "CREATIVITY_MOST": 3, "CREATIVITY_DRAW": 1,
    "STAMINA_DRAW": 3, "CLINICAL_BONUS": 1, "HOME_DEFENCE_BONUS": 2, "HOME_EXTRA_PLAYERS": 1,
    "HOME_EXTRA_ACTIONS": 1, "HOME_EXTRA_STARS": 1, "HOME_SHOT_MALUS": 1, "D6": 6, "D20": 20,
}  # fmt: skip
MARKS = """
P     name:S copies:R pa:S effect:S INT:R TAC:F
PL    name:S copies:R pa:S effect:S INT:S
D     name:S copies:R pa:S effect:S PRE:I TAC:F
PP    name:S copies:R pa:S effect:S needs:I INT:S PRE:F
C     name:S copies:R pa:I effect:R needs:I INT:R
T     name:S copies:R needs:S shot:S PRE:R TAC:F
TE    name:F copies:R needs:R after:R shot:R PRE:R
V     name:F copies:R needs:R after:R shot:R PRE:R TAC:R
UD    name:F copies:R pa:R effect:R INT:R PRE:R
GP    name:F copies:R pa:I effect:R PRE:R TAC:R
CO    name:F copies:R pa:R after:R effect:R PRE:R
INT   name:S copies:R roll:S foul:I
PRE   name:S copies:R roll:I foul:R yellow:R red:R
TAC   name:S copies:R roll:F foul:S yellow:S red:S
GER   stars:F abilities:F stadium:R
BRA   stars:R abilities:F stadium:R
ESP   stars:R abilities:R counter:F stadium:R
FRA   stars:R abilities:R creativity:F stadium:R
ITA   stars:R abilities:F stadium:R
GER-1 trigger:S effect:R
GER-2 trigger:S effect:S
GER-3 trigger:S effect:S
GER-4 trigger:S effect:F
GER-5 trigger:R effect:S
GER-6 trigger:S effect:S
GER-7 trigger:R effect:R
BRA-1 trigger:S effect:R
BRA-2 trigger:S effect:S
BRA-3 trigger:S effect:R
BRA-4 trigger:R effect:R
BRA-5 trigger:R effect:R
BRA-6 trigger:S effect:S
BRA-7 trigger:R effect:F
ESP-1 trigger:S effect:R
ESP-2 trigger:S effect:S
ESP-3 trigger:S effect:S
ESP-4 trigger:R effect:R
ESP-5 trigger:R effect:S
ESP-6 trigger:S effect:S
ESP-7 trigger:S effect:S
FRA-1 trigger:S effect:R
FRA-2 trigger:S effect:S
FRA-3 trigger:S effect:S
FRA-4 trigger:S effect:F
FRA-5 trigger:R effect:R
FRA-6 trigger:S effect:S
FRA-7 trigger:R effect:R
ITA-1 trigger:S effect:R
ITA-2 trigger:S effect:S
ITA-3 trigger:S effect:R
ITA-4 trigger:S effect:R
ITA-5 trigger:R effect:R
ITA-6 trigger:S effect:S
ITA-7 trigger:R effect:R
"""
"""How sure each thing is: stated, implied, found, or reconstructed."""
EFFECTS = {
    "player": box.DRAWS_PLAYER, "draw": box.DRAWS, "discard": box.DISCARDS, "shields": box.SHIELDS,
    "lifts": box.LIFTS, "bars": box.BARS_TACKLE,
}  # fmt: skip
DEEDS = {
    "save": box.PLAYER_SAVE, "boost": box.PLAYER_BOOST, "cancel": box.CANCEL_NEEDS,
    "pa": box.PLAYER_PA, "take_back": box.TAKES_BACK, "dice": box.PLAYER_DICE,
    "draw": box.PLAYER_DRAW, "undefended": box.UNDEFENDED, "stars": box.PLAYER_STARS,
    "no_discard": box.NO_DISCARD, "quality": box.PLAYER_QUALITY,
}  # fmt: skip


def codes(mask: int) -> str:
    """The Action cards of a mask."""
    return ".".join(code for kind, code in enumerate(ACTION_CODE) if mask >> kind & 1) or "-"


def rows(text: str) -> list[list[str]]:
    """The lines of a table, cell by cell."""
    return [line.split() for line in text.strip().splitlines()]


@pytest.mark.clause("WF-3")
def test_the_cards_stand_in_the_order_of_their_codes() -> None:
    attacks = [row[0] for row in rows(ATTACKS)]

    assert [*attacks, *ANSWERS] == list(ACTION_CODE)
    assert [row[0] for row in rows(SQUADS)] == list(PLAYER_CODE)
    assert list(TEAMS) == list(TEAM_CODE)


@pytest.mark.clause("WF-3", "WF-4.a", "WF-14.a")
@pytest.mark.parametrize("mode", range(3))
def test_each_mode_adds_its_marked_cards(mode: int) -> None:
    printed = [[int(cell) for cell in row[1:4]] for row in rows(ATTACKS)]
    printed += [list(answer[:3]) for answer in ANSWERS.values()]
    copies = [sum(marks[: mode + 1]) for marks in printed]

    assert list(box.COPIES[KINDS * mode : KINDS * (mode + 1)]) == copies
    assert box.CARDS_OF_MODE[mode] == sum(copies) == (28, 32, 46)[mode]


@pytest.mark.clause("WF-6.1", "WF-6.2", "WF-6.3")
@pytest.mark.parametrize("row", rows(ATTACKS), ids=lambda row: row[0])
def test_an_attack_card_has_its_points_its_needs_and_its_answers(row: list[str]) -> None:
    kind = ACTION_CODE.index(row[0])
    needs = [pa for pa in range(MOST_PA + 1) if box.NEEDS[kind] >> pa & 1]
    helps = box.DEFENCE_BONUS[DEFENCES * kind : DEFENCES * (kind + 1)]
    answers = [f"{code}{n}" for code, n in zip(ANSWERS, helps, strict=True) if n >= 0]

    assert [str(box.PA[kind]), f"{needs[0]}-{needs[-1]}", codes(box.FOLLOWS[kind])] == row[4:7]
    assert len(needs) == needs[-1] - needs[0] + 1
    assert answers == [cell for cell in row[7:] if cell[:3] in ANSWERS]


@pytest.mark.clause("WF-6.4", "WF-7.2", "WF-19")
@pytest.mark.parametrize("row", rows(ATTACKS), ids=lambda row: row[0])
def test_an_attack_card_does_what_it_says_and_nothing_else(row: list[str]) -> None:
    kind = ACTION_CODE.index(row[0])
    does = [name for name, table in EFFECTS.items() if table[kind] == 1]
    assert all(table[kind] in (0, 1) for table in EFFECTS.values())
    does += ["recalls"] if box.RECALLS[kind] == ACTION_CODE.index("P") else []
    bonuses = [box.SHOT_BONUS[(MOST_PA + 1) * kind + pa] for pa in (6, 7, 8)]
    early = [box.SHOT_BONUS[(MOST_PA + 1) * kind + pa] for pa in range(6)]
    assert set(early) == {bonuses[0]}
    if not box.IS_SHOT[kind]:
        assert (bonuses, box.OFF_TARGET[kind]) == ([0, 0, 0], 0)
    else:
        assert bonuses == [bonuses[0], bonuses[0] + 1, bonuses[0] + 2]
        does += [f"shot+{bonuses[0]}", f"misses{box.OFF_TARGET[kind]}"]

    assert does == [cell for cell in row[7:] if cell[:3] not in ANSWERS]


@pytest.mark.clause("WF-9.4", "WF-15.1", "WF-16.1")
@pytest.mark.parametrize("code", ANSWERS)
def test_a_defence_card_has_its_number_and_its_risks(code: str) -> None:
    kind = ACTION_CODE.index(code)

    assert kind >= FIRST_DEFENCE
    assert (box.ROLL_NEEDED[kind], box.FOUL[kind], box.YELLOW[kind], box.RED[kind]) == ANSWERS[
        code
    ][3:]


@pytest.mark.clause("WF-11.1", "WF-15.7")
@pytest.mark.parametrize("row", rows(SQUADS), ids=lambda row: row[0])
def test_a_player_card_has_its_place_its_moment_and_its_deeds(row: list[str]) -> None:
    card = PLAYER_CODE.index(row[0])
    trigger, on = Trigger(box.TRIGGER[card]).name.lower(), codes(box.ON[card])
    when = f"{trigger}:{on}" if trigger in ("with", "after") else trigger
    ball = "ball" if box.SPECIALIST[card] else "-"
    flags = ("take_back", "undefended", "no_discard")
    does = {
        name if name in flags and table[card] == 1 else f"{name}{table[card]}"
        for name, table in DEEDS.items()
        if table[card]
    }

    assert [Position(box.POSITION[card]).name, ball, when] == row[1:4]
    assert does == set(row[4:])


@pytest.mark.clause("WF-14.c", "WF-18.1", "WF-21")
@pytest.mark.parametrize("code", TEAMS)
def test_a_team_card_has_its_stars_its_abilities_and_its_stadium(code: str) -> None:
    team = TEAM_CODE.index(code)
    stars, abilities, stadium = TEAMS[code]
    printed = {one.name.lower() for one in Ability if box.PRINTED[team] >> one & 1}

    assert (box.STARS[team], printed) == (stars, set(abilities.split()))
    assert Stadium(box.STADIUM[team]).name.lower() == stadium


@pytest.mark.clause("WF-22.1", "WF-F15")
@pytest.mark.parametrize("preset", range(len(DECKS)))
def test_a_preset_has_its_cards(preset: int) -> None:
    name = list(DECKS)[preset]
    cards = list(box.PRESET_DECK[KINDS * preset : KINDS * (preset + 1)])

    assert (box.PRESET_NAME[preset], cards) == (name.split("-")[0], DECKS[name])
    assert sum(cards) == int(name.split("-")[1])


@pytest.mark.clause("WF-3")
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_is_what_the_rules_say(name: str) -> None:
    assert getattr(box, name) == NUMBERS[name]


@pytest.mark.clause("WF-15.4", "WF-17.2", "WF-F11")
def test_set_pieces_and_the_trap_have_their_cards() -> None:
    assert codes(box.FREE_KICK_KINDS) == "P.PL.PP.C"
    assert codes(box.CORNER_KINDS) == "P.PL.C"
    assert codes(box.TRAP_KINDS) == "PL.PP.C"


@pytest.mark.parametrize("row", rows(MARKS), ids=lambda row: row[0])
def test_every_number_says_how_sure_it_is(row: list[str]) -> None:
    cards = [*box.BOX["actions"], *box.BOX["teams"], *box.BOX["players"]]
    marks = next(card["marks"] for card in cards if card["code"] == row[0])

    assert [f"{what}:{mark[0].upper()}" for what, mark in marks.items()] == row[1:]
