"""Whole cups beside a second reading of the rulebook: who decides what, and what follows."""

from typing import Any

import pytest

from tests.games.worldcup.board import (
    decider,
    goals,
    hand,
    parse_move,
    refused,
    team as team_at,
    tokens,
)
from tests.games.worldcup.course import course
from tests.games.worldcup.referee import CARDS, NATIONS, ROUNDS, Ask, Referee, as_options
from tests.games.worldcup.why import why
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.events import EVERYONE, Events, only
from tifo.core.rng import below, generator
from tifo.games.worldcup import GAME
from tifo.games.worldcup.state import Phase, State

rules = GAME.rules
MOST_SEEN = 2
"""So many moves of each kind are asked about at each decision."""

CUPS: list[tuple[dict[str, Any], int]] = [
    ({"cup": "1930", "seats": 2}, 8),
    ({"cup": "1930", "seats": 2, "every_tie": True, "dice": False}, 8),
    ({"cup": "1930", "seats": 2, "every_tie": True, "dice": False}, 25),
    ({"cup": "1930", "seats": 9, "lot": True}, 23),
    ({"cup": "1930", "seats": 13, "every_tie": True, "dice": False}, 38),
    ({"cup": "2002", "seats": 3, "dice": False}, 1),
    ({"cup": "2002", "seats": 5}, 13),
    ({"cup": "2002", "seats": 10, "early_stop": True, "dice": False, "lot": True}, 15),
]
"""Between them: every event with every clause, ties at two places of a group, offers at the
semi-finals and the final and a final after playing on, cards given up in part."""


@pytest.mark.parametrize(("given", "seed"), CUPS)
def test_a_cup_goes_as_the_second_reading_says(given: dict[str, Any], seed: int) -> None:
    cup, rng, asking = Referee(**given), generator(seed), generator(seed, 1)
    state, events = GAME.new_state(GAME.read_options(as_options(cup))), Events()
    play = course(cup)
    ask: Ask | None = next(play)
    while ask is not None:
        assert_asked(state, ask, asking)
        assert_refused(state, cup, ask, asking)
        move = choose(ask, rng)
        assert rules.audience(state, parse_move(move)) == seen_by(ask)
        cup.notes.clear()
        try:
            ask = play.send(move)
        except StopIteration:
            ask = None
        events.count = 0
        rules.apply(state, parse_move(move), events)
        assert told(events) == cup.notes
        assert_same_table(state, cup)
    assert_same_end(state, cup)


def assert_same_end(state: State, cup: Referee) -> None:
    """The same coach has won, and the others came as far."""
    champion = NATIONS.index(cup.champion) if cup.champion else -1
    assert (rules.to_act(state), state.victor, state.champion) == (NOBODY, cup.victor, champion)
    far = [farthest(cup, seat) for seat in range(cup.seats)]
    assert state.reached == [reached(cup, team) for team in NATIONS]
    assert GAME.standing(state) == [(sum(mine < other for other in far), mine) for mine in far]


def scraps(state: State) -> list[int]:
    """What scoring and the last card leave behind: between turns nothing."""
    scoring = [state.group, state.die, sum(state.pips), state.match, state.kicks, state.lot_place]
    return [*scoring, state.card, state.placed, state.target, *state.taken]


def farthest(cup: Referee, seat: int) -> int:
    """How far the best team of a seat came; who won has the cup, played or not."""
    teams = [team for team, owner in cup.owner.items() if owner == seat]
    return len(ROUNDS) if seat == cup.victor else max(reached(cup, team) for team in teams)


def reached(cup: Referee, team: str) -> int:
    """The last round that a team played in; the match for third place is none."""
    if team == cup.champion:
        return len(ROUNDS)
    rounds = ["groups"] * sum(len(group["matches"]) for group in cup.box["groups"])
    rounds += [part["round"] for part in cup.box["bracket"] for _ in part["matches"]]
    if cup.cup == "2002":
        rounds[-2] = "semi_finals"
    played = [match for match, teams in cup.fixtures.items() if team in teams]
    return max((ROUNDS.index(rounds[match - 1]) for match in played), default=0)


def choose(ask: Ask, rng: list[int]) -> str:
    """One of the moves by its weight; a card is played rather than discarded."""
    moves = [move for move in ask.moves if not move.startswith("discard") or below(rng, 3) == 0]
    tickets = [move for move in moves or ask.moves for _ in range(ask.moves[move])]
    return tickets[below(rng, len(tickets))]


def seen_by(ask: Ask) -> int:
    """Who may see the choice."""
    return EVERYONE if ask.secret_of is None else only(ask.secret_of)


def assert_asked(state: State, ask: Ask, rng: list[int]) -> None:
    """The right one is asked, for exactly these moves; all others are refused."""
    moves = sorted(parse_move(move) for move in ask.moves)
    weights = {parse_move(move): weight for move, weight in ask.moves.items()}
    assert (rules.to_act(state), GAME.legal(state)) == (ask.who, moves)
    if ask.who == CHANCE:
        out = [0] * rules.MOST_LEGAL
        assert out[: rules.odds(state, out)] == [weights[move] for move in moves]
        tickets = [move for move in moves for _ in range(weights[move])]
        ticket = below(rng, len(tickets))
        assert (rules.total_odds(state), rules.pick(state, ticket)) == (
            len(tickets),
            tickets[ticket],
        )


def assert_refused(state: State, cup: Referee, ask: Ask, rng: list[int]) -> None:
    """Some of all moves, and of those in the matches that are on, are refused with their clause."""
    near = [f"{verb} {row}" for verb in ("place", "cancel") for row in cup.rows]
    near += [*ask.moves, *(f"{verb} {card}" for verb in ("play", "discard") for card in CARDS)]
    for _ in range(MOST_SEEN):
        anywhere = GAME.notation.format_move(below(rng, rules.MOVE_COUNT))
        for move in (anywhere, near[below(rng, len(near))]):
            assert (move, refused(state, move)) == (move, why(cup, ask, move))


def told(events: Events) -> list[tuple[str, str, int, int, int, int, int]]:
    """The events as the second reading notes them."""
    return [
        (
            GAME.happenings(event.happening).name.lower(),
            GAME.clause_id(event.clause),
            event.seat,
            event.a,
            event.b,
            event.c,
            event.d,
        )
        for event in events.event[: events.count]
    ]


def assert_same_table(state: State, cup: Referee) -> None:
    """Hands, piles, tokens, results and seats are the same on both tables."""
    GAME.conserved(state)
    for seat in range(cup.seats):
        assert [CARDS[card] for card in hand(state, seat)] == sorted(
            cup.hands[seat], key=CARDS.index
        )
    assert {CARDS[card]: n for card, n in enumerate(state.pool) if n} == +cup.pool
    assert {CARDS[card]: n for card, n in enumerate(state.discard) if n} == +cup.discards
    for row, lying in cup.rows.items():
        if lying:
            assert tokens(state, row) == "".join(lying)
    assert {row: team_at(state, row) for row in cup.rows} == {
        row: cup.team(row) for row in cup.rows
    }
    if state.phase == Phase.CARD and state.replay == 0:
        assert scraps(state) == [0] * 6 + [-1, 0, 0, -1, -1]
    if state.phase in (Phase.DICE, Phase.WHISTLE) and state.replay > 0 and state.die == 0:
        assert scraps(state)[:6] == [0] * 6
    assert {m + 1 for m in range(64) if state.playing[m]} == set(cup.on)
    assert {seat for seat in range(cup.seats) if state.out[seat]} == cup.out
    for match, result in cup.goals.items():
        assert goals(state, match) == result
    for match, result in cup.decider.items():
        assert decider(state, match) == result
