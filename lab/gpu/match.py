"""Whole arena matches with searching bots, as compiled code plays them. Bound to a game.

What `tifo.sim.contest.Contest` does, draw for draw, over arrays: the loop of a match, and here the
coaches that it asks, who search. A match goes on where it stopped, so it can be played in pieces.
"""

from typing import Any

from tifo.bots.ismcts import grow
from tifo.bots.tree import NONE, child_labelled, plant, transplant
from tifo.core.fields import Each, Word
from tifo.core.records import Ints, Record
from tifo.core.rng import below, next_word, seed_rng
from tifo.native.hole import rules
from tifo.native.loop import ANY, BY_THUMB, ONLY, answer, kick_off, play_on, way

apply, legal_moves, to_act, view = rules.apply, rules.legal_moves, rules.to_act, rules.view
sample_world, thumb = rules.sample_world, rules.thumb

MOST_TREES = 8
MOST_SEATS = 16
MINDS = 0x7F4A7C15
PLAYING, OVER, ENDLESS = 0, 1, 2


class Coach(Record):
    """A bot."""

    code: int = Word()
    """What the loop calls it: ASKED, if it searches."""
    mixes: int = Word()
    """1 if of a hundred moves …"""
    any: int = Word()
    """… so many are at random …"""
    thumb: int = Word()
    """… and so many by rules of thumb; only the rest is searched."""
    playouts: int = Word()
    """Of each tree; 0: no search."""
    trees: int = Word()
    capacity: int = Word()
    """Nodes of a tree."""


class Board(Record):
    """A match in progress."""

    deal: int = Word()
    number: int = Word()
    plies: int = Word()
    status: int = Word()
    faults: int = Word()
    searches: int = Word()
    options: int = Word()
    """Which options it is played with."""


class Place(Record):
    """A seat of a match, and what its bot remembers of its last search."""

    coach: int = Word()
    first_node: int = Word()
    """Where its nodes begin: two halves, each with all its trees."""
    half: int = Word()
    """Which half the trees are in."""
    move: int = Word()
    """What it chose, or NONE."""
    size: Ints = Each(MOST_TREES, Word())
    """Nodes of each tree."""


def same_view(one: Any, other: Any) -> bool:
    """Are two views alike? Written out for each game."""
    raise NotImplementedError


def is_stopped(stop: Ints) -> bool:
    """Was the match called off? A GPU has to look past its cache."""
    return stop[0] != 0


# ----------------------------------------------------------------------------------- one decision
def first_of(place: Place, coach: Coach, tree: int, half: int) -> int:
    """Where the nodes of one of a seat's trees begin; CUDA returns no slice of them."""
    return int(place.first_node + (half * coach.trees + tree) * coach.capacity)


def leads_to(place: Place, before: Any, seen: Any, rng: Ints, records: Any) -> bool:
    """Is this view what the remembered move led to, with nothing drawn and nothing learnt?"""
    world, scratch, _ = records
    seed_rng(rng, 0, 0)
    sample_world(before, rng, world[0])
    apply(world[0], int(place.move), None)
    if to_act(world[0]) != seen.seat:
        return False
    view(world[0], seen.seat, scratch[0])
    return same_view(scratch[0], seen)


def replant(place: Place, coach: Coach, nodes: Any, is_kept: bool) -> None:
    """New trees, or what lies below the remembered move in the old ones."""
    for tree in range(coach.trees):
        root = first_of(place, coach, tree, place.half)
        mine = nodes[root : root + coach.capacity]
        if is_kept:
            root = first_of(place, coach, tree, 1 - place.half)
            spare = nodes[root : root + coach.capacity]
            place.size[tree] = transplant(mine, int(place.move), spare)
        else:
            place.size[tree] = plant(mine)
    if is_kept:
        place.half = 1 - place.half


def most_visited(place: Place, coach: Coach, nodes: Any, state: Any, moves: Ints) -> int:
    """The legal move with most visits, then most reward, then the lowest; NONE if none has any."""
    best, most, richest = NONE, 0, 0
    for i in range(legal_moves(state, moves)):
        visits, reward = 0, 0
        for tree in range(coach.trees):
            root = first_of(place, coach, tree, place.half)
            mine = nodes[root : root + coach.capacity]
            child = child_labelled(mine, 0, int(moves[i]))
            if child != NONE:
                visits += mine[child].visits
                reward += mine[child].reward
        if visits > most or (visits == most and visits > 0 and reward > richest):
            best, most, richest = int(moves[i]), visits, reward
    return best


def think(
    state: Any, seats: int, seed: int, place: Place, before: Any, coach: Coach, how: Any,
    nodes: Any, scratch: Any,
) -> int:  # fmt: skip
    """The move of a search from the view that lies ready; `before` is that of the last one."""
    world, blank, views, buffers, sums, rng, _, _ = scratch
    records = world, blank, how
    is_kept = place.move != NONE and leads_to(place, before[0], views[0], rng, records)
    replant(place, coach, nodes, is_kept)
    for tree in range(coach.trees):
        root = first_of(place, coach, tree, place.half)
        mine = nodes[root : root + coach.capacity]
        seed_rng(rng, seed, tree)
        salt, size = next_word(rng), int(place.size[tree])
        place.size[tree] = grow(
            views, seats, int(coach.playouts), rng, salt, mine, size, records, buffers, sums
        )
    return most_visited(place, coach, nodes, state, buffers[0])


def by_whim(coach: Coach, seen: Any, moves: Ints, count: int, mind: Ints) -> int:
    """The move of a coach who mixes where it does not search, else NONE."""
    if coach.mixes == 0:
        return NONE
    how = way(int(coach.any), int(coach.thumb), count, mind)
    if how == ONLY:
        return int(moves[0])
    if how == ANY:
        return int(moves[below(mind, count)])
    if how == BY_THUMB:
        return int(thumb(seen, moves, count, mind))
    return NONE


def asked(
    state: Any, count: int, seats: int, seed: int, board: Board, place: Place, before: Any,
    coach: Coach, how: Any, mind: Ints, nodes: Any, scratch: Any,
) -> int:  # fmt: skip
    """What a bot that searches plays; it draws from its mind as the interpreted bot does."""
    _, _, views, buffers, _, rng, _, _ = scratch
    moves = buffers[0]
    move = by_whim(coach, views[0], moves, count, mind)
    if move != NONE:
        return move
    salt = next_word(mind)
    if count == 1:
        return int(moves[0])
    board.searches += 1
    move = think(state, seats, salt, place, before, coach, how, nodes, scratch)
    if move == NONE:
        board.faults += 1
        seed_rng(rng, seed, int(board.plies))
        return int(moves[below(rng, count)])
    place.move = move
    before[0] = views[0]
    return move


# ------------------------------------------------------------------------------------- one match
def go_on(
    number: int, seats: int, seed: int, last: int, stop: Ints, options: Any, table: Any, bots: Any,
    nodes: Any, words: Any, finals: Ints, scratch: Any,
) -> None:  # fmt: skip
    """Play on until the match is over or called off."""
    states, boards, places, remembered = table
    coaches, settings = bots
    _, _, views, buffers, sums, _, codes, decided = scratch
    board, first, home = boards[number], number * seats, number * (seats + 1)
    chance, minds = words[home], words[home + 1 : home + 1 + seats]
    records = states[number : number + 1], views, options[board.options : board.options + 1]
    for seat in range(seats):
        codes[seat] = coaches[places[first + seat].coach].code
    if board.plies == 0:
        begin(seats, seed, chance, minds, board)
        kick_off(records)
    while not is_stopped(stop):
        ply, left = play_on(
            records, codes, chance, minds, (buffers[0], sums[0], decided), int(board.plies), last
        )
        board.plies = ply
        if left <= 0:
            close(number, seats, left, board, sums[0], finals)
            return
        slot = first + views[0].seat
        which = places[slot].coach
        move = asked(
            states[number], left, seats, seed, board, places[slot], remembered[slot : slot + 1],
            coaches[which], settings[which : which + 1], minds[views[0].seat], nodes, scratch,
        )  # fmt: skip
        answer(records, move)
        board.plies += 1


def close(number: int, seats: int, left: int, board: Board, final: Ints, finals: Ints) -> None:
    """Write down how a match ended."""
    board.status = OVER if left == 0 else ENDLESS
    for i in range(2 * seats):
        finals[2 * seats * number + i] = final[i]


def begin(seats: int, seed: int, chance: Ints, minds: Any, board: Board) -> None:
    """Seed CHANCE by the deal and each seat by the match."""
    seed_rng(chance, seed, int(board.deal))
    for seat in range(seats):
        seed_rng(minds[seat], seed ^ MINDS, int(board.number) * MOST_SEATS + seat)
