"""What a seat knows, built up field by field; and a guess at the whole truth that fits it."""

from tifo.core.hands import add_card
from tifo.core.records import Int8, Ints
from tifo.core.rng import below
from tifo.games.worldcup.components import (
    COLOURS,
    COPIES,
    HAND_SIZE,
    KINDS,
    MATCHES,
    MOST_KNOCK_OUTS,
    MOST_SEATS,
    MOST_SQUARES,
    NATIONS,
    ROWS,
)
from tifo.games.worldcup.hands import Hand, clear_hand
from tifo.games.worldcup.state import State


class View(State):
    """A state in which the other hands and the face-down cards are blank."""

    seat: Int8
    """Whose view it is; NOBODY for a spectator."""


def copy_hand(source: Hand, out: Hand) -> None:
    """The same cards in another hand."""
    out.count = source.count
    for i in range(HAND_SIZE):
        out.card[i] = source.card[i]


def copy_public(source: State, out: State) -> None:
    """Everything that lies open on the table: all but the hands and the face-down cards."""
    copy_numbers(source, out)
    copy_board(source, out)
    for kind in range(KINDS):
        out.discard[kind] = source.discard[kind]
    for seat in range(MOST_SEATS):
        out.active[seat] = source.active[seat]
        out.out[seat] = source.out[seat]
    for team in range(NATIONS):
        out.owner[team] = source.owner[team]
        out.place[team] = source.place[team]
        out.reached[team] = source.reached[team]
        out.open_of[team] = source.open_of[team]


def copy_numbers(source: State, out: State) -> None:
    """The single numbers and the short rows."""
    out.seats = source.seats
    out.cup = source.cup
    out.dice = source.dice
    out.every_tie = source.every_tie
    out.early_stop = source.early_stop
    out.phase = source.phase
    out.round = source.round
    out.replay = source.replay
    out.turn = source.turn
    out.last_drawer = source.last_drawer
    out.dealt = source.dealt
    out.passes_left = source.passes_left
    out.draws_left = source.draws_left
    out.extra_turns = source.extra_turns
    out.card = source.card
    out.placed = source.placed
    out.target = source.target
    out.taken[0] = source.taken[0]
    out.taken[1] = source.taken[1]
    out.group = source.group
    out.die = source.die
    for colour in range(COLOURS):
        out.pips[colour] = source.pips[colour]
    out.match = source.match
    out.kicks = source.kicks
    out.lot_place = source.lot_place
    out.playing_on = source.playing_on
    out.champion = source.champion
    out.victor = source.victor
    out.open_rows = source.open_rows
    out.open_teams = source.open_teams
    out.open_strong = source.open_strong
    out.goal_tops = source.goal_tops
    out.attack_tops = source.attack_tops
    out.discard_count = source.discard_count
    out.pool_count = source.pool_count


def copy_board(source: State, out: State) -> None:
    """The matches, their tokens and the score sheet."""
    for i in range(MOST_KNOCK_OUTS):
        out.winner[i] = source.winner[i]
    for match in range(MATCHES):
        out.playing[match] = source.playing[match]
        out.replays[match] = source.replays[match]
    for row in range(ROWS):
        out.team[row] = source.team[row]
        out.room[row] = source.room[row]
        out.top[row] = source.top[row]
        out.halves[row] = source.halves[row]
        out.goals[row] = source.goals[row]
        out.decider[row] = source.decider[row]
    for i in range(MOST_SQUARES * ROWS):
        out.square[i] = source.square[i]


def view(state: State, seat: int, out: View) -> None:
    """Fill `out` with what this seat knows: its own hand, of the others how many cards."""
    copy_public(state, out)
    out.seat = seat
    for other in range(MOST_SEATS):
        clear_hand(out.hand[other])
        out.hand[other].count = state.hand[other].count
        if other == seat:
            copy_hand(state.hand[other], out.hand[other])
    for kind in range(KINDS):
        out.pool[kind] = 0


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public(seen, out)
    unseen = seen.pool_count
    for kind in range(KINDS):
        out.pool[kind] = COPIES[KINDS * seen.cup + kind] - seen.discard[kind]
    if seen.card >= 0:
        out.pool[seen.card] -= 1
    for seat in range(MOST_SEATS):
        clear_hand(out.hand[seat])
        if seat == seen.seat:
            copy_hand(seen.hand[seat], out.hand[seat])
            for i in range(seen.hand[seat].count):
                out.pool[seen.hand[seat].card[i]] -= 1
        else:
            unseen += seen.hand[seat].count
    for seat in range(seen.seats):
        while out.hand[seat].count < seen.hand[seat].count:
            kind = nth_card(out.pool, below(rng, unseen))
            out.pool[kind] -= 1
            unseen -= 1
            add_card(out.hand[seat], kind)


def nth_card(cards: Ints, place: int) -> int:
    """The kind of card at a place of a pile laid out in order of kind."""
    kind = 0
    while place >= cards[kind]:
        place -= cards[kind]
        kind += 1
    return kind
