"""Paragraphs 1 to 4 and 14: the box, the teams, the first hands."""

import pytest

from tests.games.worldwide.ground import due, legal, parse_state, play, settled, start
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.errors import OptionError
from tifo.core.events import EVERYONE
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import (
    ABILITIES,
    CARDS_OF_MODE,
    COPIES,
    KINDS,
    PLAYER_CARDS,
    STARS,
    TEAM_NAME,
    TEAMS,
    Ability,
    Mode,
)
from tifo.games.worldwide.state import Phase, State

CHOICE = ("choose offensive", "choose block", "choose scheme", "choose block")
"""Two free abilities of France, then two of Brazil."""


def professional(*moves: str) -> State:
    return play(start(mode="professional"), *moves)


@pytest.mark.clause("WF-1")
@pytest.mark.parametrize(("goals", "ranks"), [("2-1", [0, 1]), ("0-3", [1, 0]), ("1-1", [0, 0])])
def test_most_goals_after_two_halves_wins(goals: str, ranks: list[int]) -> None:
    state = parse_state(f"phase=over half=2 goals={goals}")

    assert [rank for rank, _ in GAME.standing(state)] == ranks


@pytest.mark.clause("WF-1", "WF-23b.1")
def test_partners_share_rank_and_goals() -> None:
    state = parse_state("seats=4 phase=over half=2 goals=2-1")

    assert GAME.standing(state) == [(0, 2), (1, 1), (0, 2), (1, 1)]


@pytest.mark.clause("WF-1")
def test_the_second_half_is_the_last() -> None:
    state = play(
        "phase=attack half=2 given_back=1 discard0=Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3",
        "give-back",
    )

    assert due(state) == (Phase.OVER, NOBODY)


@pytest.mark.clause("WF-2", "WF-23b.1")
def test_two_or_four_coaches_play() -> None:
    assert list(GAME.options[0].choices) == ["2", "4"]


@pytest.mark.clause("WF-2")
def test_three_coaches_do_not_play() -> None:
    with pytest.raises(OptionError):
        GAME.read_options({"seats": "3"})


@pytest.mark.clause("WF-3")
def test_the_box_holds_what_is_listed() -> None:
    box = {
        "Action": 2 * CARDS_OF_MODE[Mode.INTERNATIONAL],
        "Player": PLAYER_CARDS,
        "Team": TEAMS,
        "ability": 2 * ABILITIES,
        "stars": 2 * max(STARS),
        "substitutions": sum(start(mode="professional").tokens),
    }

    assert box == {
        "Action": 92, "Player": 35, "Team": 5, "ability": 18, "stars": 12, "substitutions": 6,
    }  # fmt: skip


@pytest.mark.clause("WF-4.a")
def test_amateur_mode_leaves_out_the_marked_cards() -> None:
    state = start()

    assert list(state.deck[:KINDS]) == list(COPIES[:KINDS])
    assert state.deck_size == [28, 28]


@pytest.mark.clause("WF-4.a", "WF-4.c")
def test_amateur_mode_knows_three_abilities() -> None:
    state = start()
    three = 1 << Ability.OFFENSIVE | 1 << Ability.SCHEME | 1 << Ability.COUNTER

    assert state.abilities == [three, three]


@pytest.mark.clause("WF-4.b", "WF-14.b")
@pytest.mark.parametrize("mode", ["amateur", "professional"])
def test_both_sides_have_the_same_cards(mode: str) -> None:
    state = start(mode=mode)

    assert state.deck[:KINDS] == state.deck[KINDS:]


@pytest.mark.clause("WF-4.c", "WF-10.1")
def test_an_amateur_side_has_four_stars_whatever_its_team() -> None:
    assert start(first_team="germany", second_team="italy").stars == [4, 4]


@pytest.mark.clause("WF-4.c")
def test_a_team_cannot_be_chosen_twice() -> None:
    with pytest.raises(OptionError):
        GAME.read_options({"first_team": "italy", "second_team": "italy"})


@pytest.mark.clause("WF-4.d")
@pytest.mark.parametrize("side", [0, 1])
def test_a_coin_decides_who_attacks_first(side: int) -> None:
    before = start()

    after = settled(before, f"toss {side}")

    assert due(before) == (Phase.TOSS, CHANCE)
    assert due(after) == (Phase.ATTACK, side)


@pytest.mark.clause("WF-4.e")
@pytest.mark.parametrize(("side", "hands"), [(0, [8, 7, 0, 0]), (1, [7, 8, 0, 0])])
def test_the_side_that_kicks_off_draws_eight_the_other_seven(side: int, hands: list[int]) -> None:
    state = settled(start(), f"toss {side}")

    assert state.hand_count == hands
    assert state.squad_count == [2, 2, 0, 0]


@pytest.mark.clause("WF-14.a")
def test_professional_mode_adds_the_cards_marked_pro_alone() -> None:
    state = start(mode="professional")

    assert list(state.deck[:KINDS]) == list(COPIES[KINDS : 2 * KINDS])
    assert state.deck_size == [32, 32]


@pytest.mark.clause("WF-14.c", "WF-18.1")
def test_a_team_card_gives_stars_and_three_abilities() -> None:
    state = start(mode="professional", first_team="germany", second_team="spain")
    germany = 1 << Ability.BLOCK | 1 << Ability.STAMINA | 1 << Ability.SCHEME

    assert state.stars == [6, 5]
    assert state.abilities[0] == germany


@pytest.mark.clause("WF-14.c")
def test_two_abilities_are_added_freely() -> None:
    state = professional(*CHOICE)

    assert state.abilities[0].bit_count() == 5
    assert state.abilities[0] >> Ability.BLOCK & 1


@pytest.mark.clause("WF-14.c")
def test_a_printed_ability_is_not_chosen_again() -> None:
    assert "choose counter" not in legal(professional())


@pytest.mark.clause("WF-14.c")
def test_free_abilities_stay_secret_until_both_have_chosen() -> None:
    state = professional(*CHOICE[:2])

    assert GAME.seen_by(state, 1).choice == [0, 0]
    assert GAME.seen_by(state, 1).abilities == start(mode="professional").abilities


@pytest.mark.clause("WF-14.c")
def test_the_last_choice_is_seen_by_all_for_it_turns_the_abilities_face_up() -> None:
    first, last = professional(), professional(*CHOICE[:3])

    assert GAME.rules.audience(first, GAME.notation.parse_move(CHOICE[0])) == 0b101
    assert GAME.rules.audience(last, GAME.notation.parse_move(CHOICE[3])) == EVERYONE


@pytest.mark.clause("WF-14.d", "WF-22.2")
def test_the_coin_follows_the_abilities() -> None:
    assert due(professional(*CHOICE)) == (Phase.TOSS, CHANCE)


@pytest.mark.clause("WF-14.e")
def test_professional_hands_are_eight_and_seven_with_two_players_each() -> None:
    state = settled(professional(*CHOICE), "toss 1")

    assert state.hand_count[:2] == [7, 8]
    assert state.squad_count[:2] == [2, 2]


RULES = {
    "fouls": "fouls",
    "specialists": "specialists",
    "bookings": "bookings",
    "corners": "corners",
    "abilities": "team_cards",
    "off_target": "off_target",
}


@pytest.mark.clause("WF-14.0")
@pytest.mark.parametrize("name", RULES)
def test_each_professional_rule_can_be_left_out_by_itself(name: str) -> None:
    state = start(mode="professional", **{name: "off"})

    assert {rule: getattr(state, field) for rule, field in RULES.items()} == {
        rule: int(rule != name) for rule in RULES
    }


@pytest.mark.clause("WF-14.0")
@pytest.mark.parametrize("name", RULES)
def test_each_professional_rule_can_be_added_to_amateur_mode(name: str) -> None:
    state = start(**{name: "on"})

    assert {rule: getattr(state, field) for rule, field in RULES.items()} == {
        rule: int(rule == name) for rule in RULES
    }


@pytest.mark.clause("WF-14.0", "WF-20.1")
def test_substitutions_can_be_left_out() -> None:
    assert start(mode="professional", substitutions="off").tokens == [0, 0]


def test_there_are_five_teams() -> None:
    assert TEAM_NAME == ("germany", "brazil", "spain", "france", "italy")
