"""What a move does. `perform` carries it out; `settle`, once, ends turns, rounds and the cup."""

from tifo.core.events import EVERYONE, Events, only
from tifo.games.worldcup.apply.cards import cancel, discard, enough, place, play, take_penalty
from tifo.games.worldcup.apply.deal import (
    deal_card,
    deal_leftover,
    deal_team,
    draw_first_seat,
    draw_weakest,
)
from tifo.games.worldcup.apply.knockout import decide, draw_match_lot, kick
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.apply.rounds import advance, answer_offer, open_turns
from tifo.games.worldcup.apply.scoring import draw_group_lot, rank, roll, score
from tifo.games.worldcup.apply.turns import draw, end_card, end_turn
from tifo.games.worldcup.board import short_seat
from tifo.games.worldcup.components import Round
from tifo.games.worldcup.moves import CANCEL, DIE, DISCARD, DRAW, ENOUGH, PLACE, PLAY, SEAT, TEAM
from tifo.games.worldcup.state import Phase, State

__all__ = ["apply", "audience"]


def apply(state: State, move: int, events: Events | None) -> None:
    """Carry out a legal move."""
    # One width of integer for what follows: compiled code exists once.
    settle(state, perform(state, int(move), events), events)


def audience(state: State, move: int) -> int:
    """Return who may see a move in the log: a drawn card is its seat's secret (WC-IV.g.2)."""
    if state.phase == Phase.DRAW:
        return only(state.turn)
    return only(short_seat(state)) if state.phase == Phase.DEAL_CARD else EVERYONE


def perform(state: State, move: int, events: Events | None) -> int:
    """Do what the move says and return what it leads to."""
    match state.phase:
        case Phase.CARD | Phase.TARGET:
            return use_card(state, move, events)
        case Phase.DRAW:
            return draw(state, move - DRAW, events)
        case Phase.PENALTY:
            return take_penalty(state, move - DIE, events)
        case Phase.DICE:
            return roll(state, move - DIE, events)
        case Phase.WHISTLE:
            return Result.ROLLED
        case Phase.KICK:
            return kick(state, move - DIE, events)
        case Phase.OFFER:
            return answer_offer(state, move, events)
    return perform_draw(state, move, events)


def use_card(state: State, move: int, events: Events | None) -> int:
    """Play a card or discard it, and say where its tokens go."""
    if move < DISCARD:
        return play(state, move - PLAY, events)
    if move < PLACE:
        return discard(state, move - DISCARD, events)
    if move < CANCEL:
        return place(state, move - PLACE, events)
    return cancel(state, move - CANCEL, events) if move < ENOUGH else enough(state)


def perform_draw(state: State, move: int, events: Events | None) -> int:
    """The deal and the lots."""
    match state.phase:
        case Phase.DEAL_CARD:
            return deal_card(state, move - DRAW, events)
        case Phase.DEAL_TEAM:
            return deal_team(state, move - TEAM, events)
        case Phase.FIRST_SEAT:
            return draw_first_seat(state, move - SEAT, events)
        case Phase.WEAKEST:
            return draw_weakest(state, move - SEAT)
        case Phase.LEFTOVER:
            return deal_leftover(state, move - TEAM, events)
    if state.round == Round.GROUPS:
        return draw_group_lot(state, move - TEAM, events)
    return draw_match_lot(state, move - TEAM, events)


def settle(state: State, result: int, events: Events | None) -> None:
    """The one place where turns pass, rounds are scored and the cup goes on."""
    if result == Result.CARD_DONE:
        result = end_card(state)
    if result == Result.TURN_OVER:
        result = end_turn(state, events)
    if result == Result.ROLLED:
        result = score(state, events)
    if result == Result.SCORED:
        result = rank(state, events) if state.round == Round.GROUPS else decide(state, events)
    if result == Result.DECIDED:
        result = advance(state, events)
    if result == Result.READY:
        open_turns(state)
