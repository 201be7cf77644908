"""How a match, a period and an attack begin."""

from tifo.games.worldwide.components import (
    AMATEUR_ABILITIES,
    AMATEUR_STARS,
    BITS,
    CARDS_OF_MODE,
    COPIES,
    HAND_KICKER,
    HAND_OF_FOUR,
    HAND_OTHER,
    HOME_EXTRA_ACTIONS,
    HOME_EXTRA_PLAYERS,
    HOME_EXTRA_STARS,
    KINDS,
    MOST_SEATS,
    PLAYERS_DEALT,
    PRINTED,
    SIDES,
    STADIUM,
    STARS,
    SUBSTITUTIONS,
    WHOLE_SQUAD,
    Mode,
    Stadium,
)
from tifo.games.worldwide.state import (
    CHAIN_ROOM,
    Award,
    Choice,
    KickOff,
    Occasion,
    Options,
    Phase,
    Restart,
    State,
)


def new_state(state: State, options: Options) -> None:
    """Lay out a match, whatever was in the record before (WF-4, WF-14)."""
    state.seats = options.seats
    state.mode = options.mode
    set_rules(state, options)
    state.half = 1
    state.kick_off = options.kick_off
    state.kick_side = 1 if options.kick_off == KickOff.SECOND_SIDE else 0
    state.team[0] = options.first_team
    state.team[1] = options.second_team
    for seat in range(MOST_SEATS):
        state.yellows[seat] = 0
        state.reds[seat] = 0
    for side in range(SIDES):
        new_side(state, side, options)
    clear_period(state)
    state.phase = Phase.TOSS
    if state.mode == Mode.INTERNATIONAL:
        state.phase = Phase.BUILD
    elif state.team_cards:
        state.phase = Phase.ABILITIES
    elif state.kick_off != KickOff.TOSS:
        deal(state)
        state.phase = Phase.DRAW
        state.next_phase = Phase.GIVE_BALL


def set_rules(state: State, options: Options) -> None:
    """Switch the optional rules on or off (WF-14.0)."""
    professional = options.mode >= Mode.PROFESSIONAL
    state.fouls = is_on(options.fouls, professional)
    state.specialists = is_on(options.specialists, professional)
    state.bookings = is_on(options.bookings, professional)
    state.corners = is_on(options.corners, professional)
    state.team_cards = is_on(options.abilities, professional)
    state.off_target = is_on(options.off_target, professional)
    state.keeper_on_penalty = is_on(options.keeper_on_penalty, options.mode == Mode.INTERNATIONAL)
    state.home = options.stadium - 1
    state.extra_time = options.extra_time
    state.shoot_out = options.shoot_out
    state.free_kick_draw = options.free_kick_draw
    state.counter_once = is_on(options.counter_once, options.mode == Mode.AMATEUR)  # B56
    state.all_kicks = options.all_kicks


def is_on(choice: int, by_mode: bool) -> bool:
    """Is an optional rule in play?"""
    return by_mode if choice == Choice.BY_MODE else choice == Choice.ON


def new_side(state: State, side: int, options: Options) -> None:
    """What a side has before the first period."""
    team = state.team[side]
    state.captain[side] = side
    state.goals[side] = 0
    state.kicks[side] = 0
    state.scored[side] = 0
    stars = STARS[team] if state.team_cards else AMATEUR_STARS
    if state.home == side and STADIUM[team] == Stadium.EXTRA_STARS:
        stars += HOME_EXTRA_STARS
    state.stars[side] = stars
    state.most_stars[side] = stars
    state.abilities[side] = PRINTED[team] if state.team_cards else AMATEUR_ABILITIES
    state.choice[side] = 0
    substitutions = is_on(options.substitutions, options.mode >= Mode.PROFESSIONAL)
    state.tokens[side] = SUBSTITUTIONS if substitutions else 0
    state.removed[side] = 0
    built = state.mode == Mode.INTERNATIONAL
    state.deck_size[side] = 0 if built else CARDS_OF_MODE[state.mode]
    for kind in range(KINDS):
        state.deck[KINDS * side + kind] = 0 if built else COPIES[KINDS * state.mode + kind]


def clear_period(state: State) -> None:
    """Take every card off the table and out of the hands, and forget the attack (WF-12.2)."""
    state.next_phase = Phase.KICK_OFF
    state.side = state.kick_side
    state.holder = state.captain[state.side]
    state.given_back = 0
    state.short = 0
    state.lost_pa = 0
    state.home_used = 0
    state.natural = 0
    state.aim = 0
    state.occasion = Occasion.CHANGED
    clear_preparation(state)
    clear_player(state)
    clear_attack(state)
    for side in range(SIDES):
        clear_table(state, side)
    for seat in range(MOST_SEATS):
        clear_hand(state, seat)


def clear_preparation(state: State) -> None:
    """Forget who builds a deck or chooses abilities, and how far he is."""
    state.builder = 0
    state.picked = 0
    state.edits = 0


def clear_player(state: State) -> None:
    """Forget the Player card being played and who may cancel it."""
    state.cancel_asked = 0
    state.canceller = -1
    state.canceller_seat = 0
    state.player = -1
    state.player_seat = 0
    state.player_from = Phase.TOSS


def clear_table(state: State, side: int) -> None:
    """Take a side's piles, discards and played cards off the table."""
    for i in range(KINDS * side, KINDS * side + KINDS):
        state.pile[i] = 0
        state.discard[i] = 0
        state.table[i] = 0
    state.pile_count[side] = 0
    state.bench[side] = 0
    state.bench_count[side] = 0
    state.spent[side] = 0


def clear_hand(state: State, seat: int) -> None:
    """Take the cards of a coach, and what he is owed or must discard."""
    for i in range(KINDS * seat, KINDS * seat + KINDS):
        state.hand[i] = 0
        state.shown[i] = 0
    state.hand_count[seat] = 0
    state.squad[seat] = 0
    state.squad_count[seat] = 0
    state.owed[seat] = 0
    state.owed_players[seat] = 0
    state.due[seat] = 0
    state.due_actions[seat] = 0


def clear_attack(state: State) -> None:
    """Forget the attack: its points, its cards, what was announced (WF-8.2)."""
    state.received = 0
    state.pa = 0
    state.played = 0
    state.chain_count = 0
    for i in range(CHAIN_ROOM):
        state.chain[i] = 0
    state.last = -1
    state.restart = Restart.NONE
    state.block = 0
    state.award = Award.NONE
    state.booked = 0
    state.asked = 0
    state.trigger_used = 0
    state.counter_used = 0
    state.inspired = 0
    clear_card(state)
    clear_shot(state)


def clear_shot(state: State) -> None:
    """Forget the dice of the last shot."""
    state.bonus = 0
    state.dice = 0
    state.die = 0
    state.save_bonus = 0
    state.keeper = -1
    state.keeper_seat = 0


def clear_card(state: State) -> None:
    """Forget the Action card being played and the answer to it."""
    state.card = -1
    state.with_pa = 0
    state.undefended = 0
    state.no_discard = 0
    state.defence = -1
    state.defender = 0
    state.home_bonus = 0


def deal(state: State) -> None:
    """Put the decks down and owe every coach his hand (WF-4.e, WF-14.e, WF-23b.2)."""
    for i in range(KINDS * SIDES):
        state.pile[i] = state.deck[i]
    state.side = state.kick_side
    state.holder = state.captain[state.side]
    for side in range(SIDES):
        captain = state.captain[side]
        state.pile_count[side] = state.deck_size[side]
        state.bench[side] = WHOLE_SQUAD - state.removed[side]
        state.bench_count[side] = BITS[state.bench[side]]
        state.owed_players[captain] = PLAYERS_DEALT
        if state.seats == 2:
            state.owed[captain] = HAND_KICKER if side == state.kick_side else HAND_OTHER
        else:
            state.owed[captain] = HAND_OF_FOUR
            state.owed[captain ^ 2] = HAND_OF_FOUR
        if state.home == side:  # WF-21
            stadium = STADIUM[state.team[side]]
            if stadium == Stadium.EXTRA_PLAYERS:
                state.owed_players[captain] += HOME_EXTRA_PLAYERS
            elif stadium == Stadium.EXTRA_ACTIONS:
                state.owed[captain] += HOME_EXTRA_ACTIONS
