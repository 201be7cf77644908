"""Where two rules meet: traps and counters, corners and cards, stadiums and halves."""

import pytest

from tests.games.worldwide.ground import (
    apply,
    clauses,
    due,
    legal,
    play,
    refused,
    settled,
    start,
    told,
)
from tifo.core.contract import CHANCE
from tifo.core.errors import OptionError
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import TEAM_CODE
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Phase, Restart

PRO = "mode=professional tokens=0,0 bookings=0"
DECK = "Px6.PLx3.Dx4.PPx2.Cx2.Tx3.TE.UD.GP.INTx3.PREx3.TACx3"
"""All the Action cards of a professional side."""


@pytest.mark.clause("WF-10.4", "WF-F11")
@pytest.mark.parametrize(("pa", "offered"), [(0, True), (2, True), (3, False)])
def test_a_trap_that_works_is_a_ball_won_for_a_counter_attack(pa: int, offered: bool) -> None:
    base = f"{PRO} teams=FRA-ITA abilities1=trap.counter phase=attack pa={pa} hand0=PL"
    state = play(base, "PL", "use trap", "d20 11")

    assert ("use counter" in legal(state)) == offered


@pytest.mark.clause("WF-F11", "WF-9.1")
@pytest.mark.parametrize(("roll", "side"), [(10, 0), (11, 1)])
def test_a_trap_takes_eleven(roll: int, side: int) -> None:
    base = f"{PRO} teams=FRA-ITA abilities1=trap phase=attack hand0=PL.P stars=0,1"
    state = settled(base, "PL", "use trap", f"d20 {roll}")

    assert (state.side, state.hand_count[1]) == (side, 0)


@pytest.mark.clause("WF-F14")
@pytest.mark.parametrize(("roll", "award"), [(10, False), (11, True)])
def test_a_simulation_takes_eleven(roll: int, award: bool) -> None:
    base = f"{PRO} teams=ITA-FRA abilities0=dive abilities1=scheme stars=1,0 phase=defend"
    state = play(
        f"{base} card=D table0=D played=1 pa=3 hand1=TAC", "TAC", "use dive", f"d20 {roll}"
    )

    assert (state.restart == Restart.FREE_KICK) == award


@pytest.mark.clause("WF-F12", "WF-18.2")
def test_a_block_holds_at_a_corner() -> None:
    base = f"{PRO} teams=FRA-GER abilities0=scheme abilities1=block stars=0,0 block=1"
    state = play(
        f"{base} phase=strike asked=1 card=T table0=T played=4 pa=6 hand0=P hand1=INT", "pass"
    )
    state = play(state, "d6 4", "d6 4", "P", "INT", "d20 11")

    assert state.side == 1


@pytest.mark.clause("WF-F12")
def test_a_block_is_not_announced_at_a_corner() -> None:
    base = f"{PRO} teams=FRA-GER abilities0=scheme abilities1=block stars=0,3 restart=2"
    state = play(f"{base} phase=attack played=4 pa=5 hand0=P", "P")

    assert refused(state, "use block") == "WF-F12"


@pytest.mark.clause("WF-17.1", "WF-F6")
@pytest.mark.parametrize(("save", "cards"), [(3, 2), (5, 2), (1, 0)])
def test_a_brazilian_keeper_draws_at_a_corner_as_for_a_save(save: int, cards: int) -> None:
    base = f"{PRO} teams=FRA-BRA abilities0=scheme abilities1=scheme stars=0,0"
    start_ = f"{base} phase=keeper asked=2 card=T table0=T played=4 pa=6 die=5 squad1=BRA-1"
    state = settled(start_, "BRA-1", f"d6 {save}")

    assert state.hand_count[1] == cards


@pytest.mark.clause("WF-15.6")
def test_nobody_rolls_a_direct_free_kick_again() -> None:
    base = f"{PRO} teams=BRA-FRA abilities0=scheme abilities1=scheme stars=0,0 squad0=BRA-7"
    start_ = f"{base} phase=specialist pa=6 award=0 card=T table0=T"
    state = play(start_, "pass", "d6 1")

    assert due(state) == (Phase.ROLL_SAVE, CHANCE)


@pytest.mark.clause("WF-21", "WF-12.2")
def test_a_stadium_helps_again_in_the_second_half() -> None:
    base = f"{PRO} teams=GER-ITA home=0 home_used=1 phase=attack given_back=1"
    state = play(f"{base} discard0={DECK}", "give-back")

    assert (state.half, state.home_used) == (2, 0)


@pytest.mark.clause("WF-21")
@pytest.mark.parametrize("home", [-1, 0, 1])
@pytest.mark.parametrize("team", TEAM_CODE[1:])
def test_only_italy_at_home_spoils_a_shot(team: str, home: int) -> None:
    base = f"{PRO} teams=GER-{team} home={home} abilities0=scheme stars=0,0 squad0=GER-6"
    state = play(f"{base} phase=strike card=T table0=T played=4 pa=7", "pass")

    assert state.bonus == (0 if (team, home) == ("ITA", 1) else 1)


@pytest.mark.clause("WF-4.d")
@pytest.mark.parametrize(("kick_off", "side"), [("first", 0), ("second", 1)])
def test_a_kick_off_may_be_agreed(kick_off: str, side: int) -> None:
    state = start(kick_off=kick_off)

    assert due(state) == (Phase.DRAW, CHANCE)
    assert (state.side, list(state.owed[:2])) == (side, [8 - side, 7 + side])


@pytest.mark.clause("WF-F4", "WF-23b.1")
def test_the_partner_may_cancel_what_the_captain_lets_go() -> None:
    base = "seats=4 teams=FRA-ESP phase=with card=D table0=D played=1 squad0=FRA-7"
    state = play(f"{base} squad1=ESP-1 squad3=ESP-3", "FRA-7", "pass")
    assert due(state) == (Phase.CANCEL, 3)

    state = play(state, "ESP-3")

    assert (state.undefended, due(state)) == (0, (Phase.DEFEND, 1))


@pytest.mark.clause("WF-15.8")
def test_the_numbers_of_a_penalty_are_put_away() -> None:
    state = play("mode=professional phase=aim pa=7 tokens=0,0 stars=0,0", "face 2", "face 3")

    assert state.aim == 0


@pytest.mark.clause("WF-24.3", "WF-10.3")
def test_a_captain_without_the_ball_finds_no_card() -> None:
    base = "seats=4 phase=captain_call holder=2 next_phase=captain_call"

    assert legal(base) == ["use offensive", "pass"]


@pytest.mark.clause("WF-16.1")
@pytest.mark.parametrize(("roll", "yellows", "reds"), [(1, 1, 0), (2, 0, 0)])
def test_a_press_is_booked_on_a_one(roll: int, yellows: int, reds: int) -> None:
    base = "mode=professional phase=defend card=D table0=D played=1 hand1=PRE tokens=0,0"
    state = settled(base, "PRE", f"d20 {roll}")

    assert (state.yellows[1], state.reds[1]) == (yellows, reds)


@pytest.mark.clause("WF-6.6", "WF-12.1")
def test_a_half_goes_on_while_a_pile_is_left() -> None:
    state = settled("phase=attack given_back=1 hand0=P", "give-back", "discard P")

    assert (state.half, state.side, state.given_back) == (1, 1, 1)


@pytest.mark.clause("WF-11.1", "WF-6.4")
@pytest.mark.parametrize(("card", "hand"), [("FRA-5", 2), ("pass", 1)])
def test_a_french_midfielder_waives_the_discard_of_a_long_pass(card: str, hand: int) -> None:
    base = "phase=attack hand0=PL.P.D squad0=FRA-5"
    state = play(base, "PL", "draw", card)
    if state.phase == Phase.CANCEL:
        state = play(state, "pass")
    if state.phase == Phase.DISCARD:
        state = play(state, "discard D")

    assert (state.phase, state.hand_count[0]) == (Phase.ATTACK, hand)
    assert state.pa == (4 if card == "FRA-5" else 3)


@pytest.mark.clause("WF-16.3")
@pytest.mark.parametrize("first", ["BRA-2", "discard P"])
def test_a_red_card_costs_three_whatever_they_are(first: str) -> None:
    base = "mode=professional phase=defend card=T table0=T played=1 pa=6 tokens=0,0 stars=0,0"
    state = play(f"{base} hand1=TAC.Px4 squad1=BRA-2.BRA-4", "TAC", "d20 1", first)
    assert (state.phase, state.due[1]) == (Phase.DISCARD, 2)

    state = play(state, "BRA-4", "discard P")

    assert state.phase != Phase.DISCARD
    assert state.hand_count[1] + state.squad_count[1] == 3


@pytest.mark.clause("WF-23b.1")
@pytest.mark.parametrize(("move", "captain"), [("hand-armband", 2), ("keep-armband", 0)])
def test_both_captains_are_asked_for_their_armbands_once(move: str, captain: int) -> None:
    state = play("seats=4 half=2 phase=captaincy next_phase=captaincy", move)

    assert (due(state), state.captain[0]) == ((Phase.CAPTAINCY, 1), captain)


@pytest.mark.clause("WF-15.8")
@pytest.mark.parametrize(("face", "what"), [(2, Happening.SAVED), (3, Happening.GOAL)])
def test_a_penalty_is_told_as_a_goal_or_a_save(face: int, what: Happening) -> None:
    state = play("mode=professional phase=aim pa=7 tokens=0,0 stars=0,0", "face 2")

    assert told(apply(state, f"face {face}"))[1] == what


@pytest.mark.clause("WF-14.c")
def test_free_abilities_are_shown_when_both_have_chosen() -> None:
    state = play(start(mode="professional"), "choose block", "choose trap", "choose counter")

    assert told(apply(state, "choose trap")).count(Happening.ABILITIES_SHOWN) == 2


@pytest.mark.clause("WF-15.5", "WF-9.2")
@pytest.mark.parametrize(
    ("because", "clause"), [("restart=1", "WF-15.5"), ("undefended=1", "WF-9.2")]
)
def test_a_defence_card_is_refused_where_nobody_may_defend(because: str, clause: str) -> None:
    state = f"teams=FRA-GER phase=defend card=P table0=P played=1 {because} hand1=INT"

    assert refused(state, "INT") == clause
    assert refused(state, "draw") == "WF-9.2"
    assert legal(state) == ["pass"]


@pytest.mark.clause("WF-10.4", "WF-15.1")
def test_a_foul_on_a_ball_won_is_no_ball_won_again() -> None:
    base = "mode=professional abilities0=counter abilities1=scheme tokens=0,0 stars=2,0 occasion=0"
    state = settled(
        f"{base} phase=defend card=D table0=D played=1 hand1=TAC hand0=P", "TAC", "d20 5"
    )

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-23a")
@pytest.mark.parametrize("team", TEAM_CODE[:3])
def test_every_keeper_covers_two_numbers_on_a_penalty(team: str) -> None:
    base = (
        f"mode=international teams=ITA-{team} phase=keeper_ready asked=2 pa=7 stars=0,0 tokens=0,0"
    )
    state = play(f"{base} squad1={team}-1", f"{team}-1", "face 3", "face 2")

    assert list(state.goals) == [0, 0]


@pytest.mark.clause("WF-16.2", "WF-16.3")
@pytest.mark.parametrize(("roll", "clause"), [(1, "WF-16.3"), (3, "WF-16.2")])
def test_a_card_is_shown_by_its_clause(roll: int, clause: str) -> None:
    base = "mode=professional phase=defend card=T table0=T played=1 pa=6 hand1=TAC tokens=0,0"
    events = apply(play(f"{base} stars=0,0", "TAC"), f"d20 {roll}")
    shown = (Happening.YELLOW, Happening.RED)

    assert [
        rule for rule, one in zip(clauses(events), told(events), strict=True) if one in shown
    ] == [clause]


@pytest.mark.clause("WF-F1")
def test_the_last_player_card_ends_the_drawing_of_players() -> None:
    spent = ".".join(f"FRA-{i}" for i in range(1, 7))
    base = f"phase=draw_player next_phase=attack owed_players=2,0,0,0 spent0={spent}"
    state = play(base, "show FRA-7")

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-11.1", "WF-11.2", "WF-24.1c")
@pytest.mark.parametrize(
    ("card", "on", "pa", "drawn"),
    [("ESP-4", "P", 3, 1), ("ITA-5", "P", 3, 0), ("BRA-4", "D", 2, 0), ("FRA-5", "PL", 4, 0)],
)
def test_a_midfielder_after_an_action_gives_what_he_says(
    card: str, on: str, pa: int, drawn: int
) -> None:
    team, other = card[:3], "GER"
    base = f"teams={team}-{other} phase=after card={on} last={on} table0={on} played=1"
    points = {"P": 2, "D": 1, "PL": 3}[on]
    state = settled(f"{base} pa={points} squad0={card}", card)

    assert (state.pa, state.hand_count[0]) == (pa, drawn)


@pytest.mark.clause("WF-F5")
@pytest.mark.parametrize(("card", "pa", "drawn"), [("ITA-4", 0, 2), ("GER-4", 2, 0)])
def test_a_midfielder_for_a_ball_won_gives_what_he_says(card: str, pa: int, drawn: int) -> None:
    base = f"teams={card[:3]}-ESP phase=change occasion=0 defender=0 stars=0,0 squad0={card}"
    state = settled(base, card)

    assert (state.pa, state.hand_count[0]) == (pa, drawn)


@pytest.mark.clause("WF-18.1", "WF-F1")
@pytest.mark.parametrize(("left", "offered"), [("", False), ("P", True)])
def test_stamina_wants_a_card_in_the_pile(left: str, offered: bool) -> None:
    gone = DECK.replace("Px6", "Px5") if left else DECK
    base = f"{PRO} teams=GER-ITA abilities0=stamina abilities1=scheme phase=change discard0={gone}"

    assert ("use stamina" in legal(base)) == offered


@pytest.mark.clause("WF-14.0")
@pytest.mark.parametrize("choice", ["off", "on"])
@pytest.mark.parametrize(
    "option",
    ["fouls", "specialists", "bookings", "corners", "off_target", "keeper_on_penalty",
     "extra_time", "shoot_out", "free_kick_draw", "counter_once", "all_kicks"],
)  # fmt: skip
def test_a_rule_is_as_it_was_agreed(option: str, choice: str) -> None:
    for mode in ("amateur", "international"):
        state = start(mode=mode, **{option: choice})

        assert getattr(state, option) == (choice == "on")


@pytest.mark.clause("WF-14.0")
@pytest.mark.parametrize(("mode", "has"), [("amateur", 0), ("professional", 1)])
def test_a_mode_has_its_rules_unless_told_otherwise(mode: str, has: int) -> None:
    state = start(mode=mode)
    rules = ("fouls", "specialists", "bookings", "corners", "off_target", "team_cards")

    assert {getattr(state, rule) for rule in rules} == {has}
    assert (list(state.tokens), state.keeper_on_penalty) == ([3 * has, 3 * has], 0)
    assert (state.extra_time, state.shoot_out, state.all_kicks, state.free_kick_draw) == (
        0,
        0,
        0,
        1,
    )


@pytest.mark.clause("WF-4.c")
def test_whoever_chooses_a_team_twice_is_told_the_others() -> None:
    with pytest.raises(OptionError, match="germany, brazil, spain, italy"):
        GAME.read_options({"first_team": "france", "second_team": "france"})


@pytest.mark.clause("WF-18.2", "WF-9.4")
@pytest.mark.parametrize(("blocks", "needed"), [(0, 19), (1, 16), (2, 13)])
def test_a_block_takes_three_off_what_is_needed(blocks: int, needed: int) -> None:
    base = "mode=professional teams=FRA-GER phase=defend card=P table0=P played=1 hand1=INT"
    state = play(base, *["use block"] * blocks)

    assert apply(state, "INT")[0].b == needed
