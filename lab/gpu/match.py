"""Whole arena matches with searching bots, as compiled code plays them. Bound to a game.

What `tifo.sim.contest.Contest` does with `Uniform`, `RulesOfThumb`, `Search` and `Mixed`, draw
for draw, over arrays: a match goes on where it stopped, so it can be played in pieces.
"""

from typing import Any

from tifo.bots.ismcts import grow
from tifo.bots.tree import NONE, child_labelled, plant, transplant
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.fields import Each, Word
from tifo.core.records import Ints, Record
from tifo.core.rng import WORDS, below, next_word, seed_rng
from tifo.native.hole import rules
from tifo.native.loop import ANY, BY_THUMB, ONLY, way

apply, legal_moves, to_act, view = rules.apply, rules.legal_moves, rules.to_act, rules.view
new_state, pick, total_odds = rules.new_state, rules.pick, rules.total_odds
sample_world, standing, thumb = rules.sample_world, rules.standing, rules.thumb

UNIFORM, THUMB, MIXED, SEARCH = 0, 1, 2, 3
MOST_TREES = 8
MOST_SEATS = 16
MINDS = 0x7F4A7C15
PLAYING, OVER, ENDLESS = 0, 1, 2


class Coach(Record):
    """A bot."""

    kind: int = Word()
    any: int = Word()
    """Of a hundred moves of a MIXED one, those at random …"""
    thumb: int = Word()
    """… and those by rules of thumb."""
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
    """Where the nodes of one of a seat's trees begin."""
    return int(place.first_node + (half * coach.trees + tree) * coach.capacity)


def leads_to(place: Place, before: Any, seen: Any, seat: int, rng: Ints, records: Any) -> bool:
    """Is this view what the remembered move led to, with nothing drawn and nothing learnt?"""
    world, scratch, _ = records
    seed_rng(rng, 0, 0)
    sample_world(before, rng, world[0])
    apply(world[0], int(place.move), None)
    if to_act(world[0]) != seat:
        return False
    view(world[0], seat, scratch[0])
    return same_view(scratch[0], seen)


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
    state: Any,
    seat: int,
    seats: int,
    seed: int,
    place: Place,
    before: Any,
    coach: Coach,
    nodes: Any,
    views: Any,
    rng: Ints,
    records: Any,
    buffers: Any,
    sums: Any,
) -> int:
    """The move of a search from the view views[0]; `before` is that of the last one."""
    is_kept = place.move != NONE and leads_to(place, before, views[0], seat, rng, records)
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
    for tree in range(coach.trees):
        root = first_of(place, coach, tree, place.half)
        mine = nodes[root : root + coach.capacity]
        seed_rng(rng, seed, tree)
        salt = next_word(rng)
        place.size[tree] = grow(
            views,
            seats,
            int(coach.playouts),
            rng,
            salt,
            mine,
            int(place.size[tree]),
            records,
            buffers,
            sums,
        )
    return most_visited(place, coach, nodes, state, buffers[0])


def wants_search(coach: Coach, count: int, mind: Ints) -> tuple[int, int]:
    """How a bot decides this time, UNIFORM, THUMB, SEARCH or NONE (the only move), and a seed."""
    if coach.kind == UNIFORM or coach.kind == THUMB:
        return int(coach.kind), 0
    if coach.kind == MIXED:
        how = way(int(coach.any), int(coach.thumb), count, mind)
        if how == ONLY:
            return NONE, 0
        if how == ANY:
            return UNIFORM, 0
        if how == BY_THUMB:
            return THUMB, 0
    seed = next_word(mind)
    if count == 1:
        return NONE, 0
    return SEARCH, seed


def decide(
    state: Any,
    seat: int,
    seats: int,
    board: Board,
    seed: int,
    place: Place,
    before: Any,
    coach: Coach,
    nodes: Any,
    views: Any,
    mind: Ints,
    rng: Ints,
    records: Any,
    buffers: Any,
    sums: Any,
) -> int:
    """What the bot in a seat plays; it draws from its mind as the interpreted bot does."""
    moves = buffers[0]
    view(state, seat, views[0])
    count = legal_moves(state, moves)
    way, salt = wants_search(coach, count, mind)
    if way == UNIFORM:
        return int(moves[below(mind, count)])
    if way == THUMB:
        return int(thumb(views[0], moves, count, mind))
    if way == NONE:
        return int(moves[0])
    board.searches += 1
    move = think(
        state, seat, seats, salt, place, before[0], coach, nodes, views, rng, records, buffers, sums
    )
    if move == NONE:
        board.faults += 1
        seed_rng(rng, seed, int(board.plies))
        return int(moves[below(rng, count)])
    place.move = move
    before[0] = views[0]
    return move


# ------------------------------------------------------------------------------------- one match
def go_on(
    match: int,
    seats: int,
    seed: int,
    most_plies: int,
    stop: Ints,
    options: Any,
    table: Any,
    bots: Any,
    nodes: Any,
    words: Ints,
    finals: Ints,
    scratch: Any,
) -> None:
    """Play on until the match is over or called off."""
    states, boards, places, remembered = table
    coaches, settings = bots
    world, blank, views, buffers, sums, rng = scratch
    state, board = states[match], boards[match]
    first = match * seats
    home = match * (seats + 1) * WORDS
    chance = words[home : home + WORDS]
    if board.plies == 0:
        begin(match, seats, seed, words, board)
        new_state(state, options[board.options])
    while not is_stopped(stop):
        seat = to_act(state)
        if seat == NOBODY:
            final = sums[0]
            standing(state, final)
            for i in range(2 * seats):
                finals[2 * seats * match + i] = final[i]
            board.status = OVER
            return
        if board.plies >= most_plies:
            board.status = ENDLESS
            return
        if seat == CHANCE:
            apply(state, int(pick(state, below(chance, total_odds(state)))), None)
        else:
            slot = first + seat
            which = places[slot].coach
            records = world, blank, settings[which : which + 1]
            mind = words[home + (seat + 1) * WORDS : home + (seat + 2) * WORDS]
            move = decide(
                state, seat, seats, board, seed, places[slot], remembered[slot : slot + 1],
                coaches[which], nodes, views, mind, rng, records, buffers, sums,
            )  # fmt: skip
            apply(state, move, None)
        board.plies += 1


def begin(match: int, seats: int, seed: int, words: Ints, board: Board) -> None:
    """Seed CHANCE by the deal and each seat by the match."""
    home = match * (seats + 1) * WORDS
    seed_rng(words[home : home + WORDS], seed, int(board.deal))
    for seat in range(seats):
        home += WORDS
        stream = int(board.number) * MOST_SEATS + seat
        seed_rng(words[home : home + WORDS], seed ^ MINDS, stream)
