"""What a seat knows, built up field by field; and a guess at the whole truth that fits it."""

from tifo.core.records import Int8, Ints
from tifo.core.rng import below
from tifo.games.worldwide.building import deck_target
from tifo.games.worldwide.cards import side_of
from tifo.games.worldwide.chance import nth_bit, nth_kind
from tifo.games.worldwide.components import (
    ABILITIES,
    BITS,
    COPIES,
    D6,
    DECK_BUILT,
    FEWEST_DEFENCES,
    FIRST_DEFENCE,
    FREE_ABILITIES,
    HAND_ROOM,
    KINDS,
    MOST_DEFENCES,
    MOST_SEATS,
    PRINTED,
    SIDES,
    WHOLE_SQUAD,
    Mode,
)
from tifo.games.worldwide.state import (
    CHAIN_ROOM,
    FIRST_EXTRA_PERIOD,
    SHOOT_OUT,
    Phase,
    State,
)


class View(State):
    """A state in which the other hands, the piles and what was chosen in secret are blank."""

    seat: Int8
    """Whose view it is; NOBODY for a spectator."""


def copy_rules(source: State, out: State) -> None:
    """What was agreed before the match."""
    out.seats = source.seats
    out.mode = source.mode
    out.phase = source.phase
    out.next_phase = source.next_phase
    out.half = source.half
    out.kick_off = source.kick_off
    out.kick_side = source.kick_side
    out.fouls = source.fouls
    out.specialists = source.specialists
    out.bookings = source.bookings
    out.corners = source.corners
    out.team_cards = source.team_cards
    out.off_target = source.off_target
    out.keeper_on_penalty = source.keeper_on_penalty
    out.home = source.home
    out.extra_time = source.extra_time
    out.shoot_out = source.shoot_out
    out.free_kick_draw = source.free_kick_draw
    out.counter_once = source.counter_once
    out.all_kicks = source.all_kicks


def copy_attack(source: State, out: State) -> None:
    """The attack on the table."""
    out.side = source.side
    out.holder = source.holder
    out.received = source.received
    out.pa = source.pa
    out.played = source.played
    out.chain_count = source.chain_count
    out.last = source.last
    out.restart = source.restart
    out.block = source.block
    out.given_back = source.given_back
    out.short = source.short
    out.lost_pa = source.lost_pa
    out.card = source.card
    out.with_pa = source.with_pa
    out.undefended = source.undefended
    out.no_discard = source.no_discard
    out.defence = source.defence
    out.defender = source.defender
    out.home_bonus = source.home_bonus
    out.home_used = source.home_used
    out.natural = source.natural
    for i in range(SIDES):
        out.captain[i] = source.captain[i]
    for i in range(CHAIN_ROOM):
        out.chain[i] = source.chain[i]


def copy_action(source: State, out: State) -> None:
    """What the action led to, Player cards and dice."""
    out.award = source.award
    out.booked = source.booked
    out.player = source.player
    out.player_seat = source.player_seat
    out.player_from = source.player_from
    out.trigger_used = source.trigger_used
    out.cancel_asked = source.cancel_asked
    out.canceller = source.canceller
    out.canceller_seat = source.canceller_seat
    out.asked = source.asked
    out.occasion = source.occasion
    out.counter_used = source.counter_used
    out.inspired = source.inspired
    out.bonus = source.bonus
    out.dice = source.dice
    out.die = source.die
    out.save_bonus = source.save_bonus
    out.keeper = source.keeper
    out.keeper_seat = source.keeper_seat


def copy_sides(source: State, out: State) -> None:
    """The score and what the sides have."""
    out.builder = source.builder
    out.picked = source.picked
    for i in range(SIDES):
        out.goals[i] = source.goals[i]
        out.kicks[i] = source.kicks[i]
        out.scored[i] = source.scored[i]
        out.team[i] = source.team[i]
        out.stars[i] = source.stars[i]
        out.most_stars[i] = source.most_stars[i]
        out.tokens[i] = source.tokens[i]
        out.abilities[i] = source.abilities[i]
    for i in range(MOST_SEATS):
        out.yellows[i] = source.yellows[i]
        out.reds[i] = source.reds[i]


def copy_cards(source: State, out: State) -> None:
    """Cards that lie open, and how many lie face down."""
    for i in range(SIDES):
        out.pile_count[i] = source.pile_count[i]
        out.bench_count[i] = source.bench_count[i]
        out.spent[i] = source.spent[i]
        out.removed[i] = source.removed[i]
    for i in range(KINDS * SIDES):
        out.discard[i] = source.discard[i]
        out.table[i] = source.table[i]
    for i in range(MOST_SEATS):
        out.hand_count[i] = source.hand_count[i]
        out.owed[i] = source.owed[i]
        out.owed_players[i] = source.owed_players[i]
        out.due[i] = source.due[i]
        out.due_actions[i] = source.due_actions[i]
        out.squad_count[i] = source.squad_count[i]
    for i in range(HAND_ROOM):
        out.shown[i] = source.shown[i]


def copy_public(source: State, out: State) -> None:
    """Everything that lies open on the table."""
    copy_rules(source, out)
    copy_attack(source, out)
    copy_action(source, out)
    copy_sides(source, out)
    copy_cards(source, out)


# ----------------------------------------------------------------------------------- who knows what
def is_of_side(seat: int, side: int) -> bool:
    """Does this seat (NOBODY for a spectator) belong to the side?"""
    return seat >= 0 and side_of(seat) == side


def knows_deck(state: State, seat: int, side: int) -> bool:
    """Decks are known by the mode, but for those that were built (WF-22.1, WF-F15)."""
    built = state.mode == Mode.INTERNATIONAL or state.half >= FIRST_EXTRA_PERIOD
    return not built or is_of_side(seat, side)


def knows_size(state: State, seat: int, side: int) -> bool:
    """Nobody else sees how far a coach is with his deck."""
    return state.phase != Phase.BUILD or state.builder != side or is_of_side(seat, side)


def knows_pile(state: State, seat: int, side: int) -> bool:
    """Alone a coach knows what his pile holds; with a partner only while he searches it."""
    if not is_of_side(seat, side):
        return False
    return state.seats == 2 or (state.phase == Phase.FETCH and seat == state.holder)


def knows_aim(state: State, seat: int) -> bool:
    """Only the shooter knows his number."""
    return seat == state.holder


def is_dealt(state: State) -> bool:
    """Are the cards on the table, or still to be dealt?"""
    if state.phase == Phase.CAPTAINCY or state.phase == Phase.BUILD:
        return False
    if state.phase == Phase.ABILITIES or state.phase == Phase.TOSS:
        return False
    return state.half != SHOOT_OUT


def view(state: State, seat: int, out: View) -> None:
    """Fill `out` with what this seat knows."""
    copy_public(state, out)
    out.seat = seat
    out.aim = state.aim if knows_aim(state, seat) else 0
    out.edits = state.edits if knows_size(state, seat, state.builder) else 0
    for side in range(SIDES):
        out.deck_size[side] = state.deck_size[side] if knows_size(state, seat, side) else 0
        own, deck = is_of_side(seat, side), knows_deck(state, seat, side)
        pile = knows_pile(state, seat, side)
        out.choice[side] = state.choice[side] if own else 0
        out.bench[side] = 0
        for i in range(KINDS * side, KINDS * side + KINDS):
            out.deck[i] = state.deck[i] if deck else 0
            out.pile[i] = state.pile[i] if pile else 0
    for other in range(MOST_SEATS):
        own = other == seat
        out.squad[other] = state.squad[other] if own else 0
        for i in range(KINDS * other, KINDS * other + KINDS):
            out.hand[i] = state.hand[i] if own else 0


# ------------------------------------------------------------------------------------------ worlds
def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view: unseen cards lie anywhere, all alike likely."""
    copy_public(seen, out)
    out.aim = seen.aim
    if seen.phase == Phase.SAVE and not knows_aim(seen, seen.seat):
        out.aim = 1 + below(rng, D6)
    out.edits = seen.edits
    for side in range(SIDES):
        out.choice[side] = seen.choice[side]
        out.deck_size[side] = seen.deck_size[side]
        if not knows_size(seen, seen.seat, side):
            out.deck_size[side] = deck_target(seen)
            out.edits = 1
        if not is_of_side(seen.seat, side):
            guess_choice(out, side, rng)
        for i in range(KINDS * side, KINDS * side + KINDS):
            out.deck[i] = seen.deck[i]
        if not knows_deck(seen, seen.seat, side):
            guess_deck(out, side, rng)
    for i in range(HAND_ROOM):
        out.hand[i] = seen.shown[i]
    for seat in range(MOST_SEATS):
        out.squad[seat] = 0
        if seat == seen.seat:
            out.squad[seat] = seen.squad[seat]
            for i in range(KINDS * seat, KINDS * seat + KINDS):
                out.hand[i] = seen.hand[i]
    for side in range(SIDES):
        guess_piles(out, seen, side, rng)
        guess_players(out, seen.seat, side, rng)


def guess_choice(out: State, side: int, rng: Ints) -> None:
    """Free abilities that the side may have chosen so far."""
    out.choice[side] = 0
    chosen = min(max(out.picked - FREE_ABILITIES * side, 0), FREE_ABILITIES)
    taken = PRINTED[out.team[side]]
    while chosen > 0:
        ability = below(rng, ABILITIES)
        if taken >> ability & 1 == 0:
            taken |= 1 << ability
            out.choice[side] |= 1 << ability
            chosen -= 1


def guess_deck(out: State, side: int, rng: Ints) -> None:
    """A deck that holds every card seen so far and keeps the limits."""
    base = KINDS * side
    size, defences = 0, 0
    for kind in range(KINDS):
        copies = out.discard[base + kind] + out.table[base + kind]
        for seat in range(side, MOST_SEATS, 2):
            copies += out.shown[KINDS * seat + kind]
        out.deck[base + kind] = copies
        size += copies
        if kind >= FIRST_DEFENCE:
            defences += copies
    limited = out.half < FIRST_EXTRA_PERIOD
    fewest = FEWEST_DEFENCES - (DECK_BUILT - out.deck_size[side]) if limited else 0
    most = MOST_DEFENCES if limited else DECK_BUILT
    while size < out.deck_size[side]:
        first = FIRST_DEFENCE if out.deck_size[side] - size <= fewest - defences else 0
        end = FIRST_DEFENCE if defences >= most else KINDS
        kind = first + guess_kind(out, base, first, end, rng)
        out.deck[base + kind] += 1
        size += 1
        if kind >= FIRST_DEFENCE:
            defences += 1


def guess_kind(out: State, base: int, first: int, end: int, rng: Ints) -> int:
    """One of the cards that are not in the deck yet, counted from `first`."""
    left = 0
    for kind in range(first, end):
        left += COPIES[KINDS * out.mode + kind] - out.deck[base + kind]
    place = below(rng, left)
    kind = first
    while place >= COPIES[KINDS * out.mode + kind] - out.deck[base + kind]:
        place -= COPIES[KINDS * out.mode + kind] - out.deck[base + kind]
        kind += 1
    return kind - first


def guess_piles(out: State, seen: View, side: int, rng: Ints) -> None:
    """Action cards not seen: into the hands of the side, the rest in its pile."""
    base = KINDS * side
    unseen = 0
    for kind in range(KINDS):
        left = out.deck[base + kind] - out.discard[base + kind] - out.table[base + kind]
        for seat in range(side, MOST_SEATS, 2):
            left -= out.hand[KINDS * seat + kind]
        out.pile[base + kind] = left if is_dealt(out) else 0
        unseen += out.pile[base + kind]
    if not is_dealt(out):
        return
    searching = knows_pile(seen, seen.seat, side)
    for seat in range(side, out.seats, 2):
        held = 0
        for kind in range(KINDS):
            held += out.hand[KINDS * seat + kind]
        while held < out.hand_count[seat]:
            kind = 0
            if searching:  # what is neither in the pile nor in the own hand is the partner's
                while out.pile[base + kind] == seen.pile[base + kind]:
                    kind += 1
            else:
                kind = nth_kind(out.pile, base, below(rng, unseen))
            out.pile[base + kind] -= 1
            unseen -= 1
            out.hand[KINDS * seat + kind] += 1
            held += 1


def guess_players(out: State, viewer: int, side: int, rng: Ints) -> None:
    """Player cards not seen: into the hands of the side, the rest in its pile."""
    out.bench[side] = 0
    if not is_dealt(out):
        return
    pool = WHOLE_SQUAD & ~(out.spent[side] | out.removed[side])
    for seat in range(side, out.seats, 2):
        pool &= ~out.squad[seat]
    for seat in range(side, out.seats, 2):
        if seat != viewer:
            for _ in range(out.squad_count[seat]):
                card = 1 << nth_bit(pool, below(rng, BITS[pool]))
                pool -= card
                out.squad[seat] += card
    out.bench[side] = pool
