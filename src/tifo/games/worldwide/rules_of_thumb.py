"""A coach who plays by rules of thumb: attack with a plan, defend where it pays, keep the shots."""

from tifo.core import written
from tifo.core.records import Ints
from tifo.games.worldwide.components import (
    CLINICAL_BONUS,
    COUNTER_PA,
    FIRST_DEFENCE,
    IS_SHOT,
    KINDS,
    MOST_PA,
    OFFENSIVE_PA,
    PA,
    PRESSING,
    SHOT_KIND,
    TRAP_NEEDS,
    Ability,
)
from tifo.games.worldwide.judgement import (
    CARD_BITS,
    OPEN_PLAY,
    SURE,
    THREAT,
    best_defence_gain,
    can_fetch,
    copies_in,
    danger,
    defence_gain,
    held_by_others,
    pack,
    plan_value,
    stop_risk,
    success,
)
from tifo.games.worldwide.legal.windows import actor
from tifo.games.worldwide.moves import (
    CAPTAIN_STARTS,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW_CARDS,
    FACE,
    FETCH,
    GIVE_BACK,
    HAND_ARMBAND,
    LEAVE_TO_PARTNER,
    PARTNER_STARTS,
    PASS_BALL,
    PLAYER,
    PRESET,
    SUBSTITUTE,
    TAKE_OUT,
    USE,
    USE_HOME,
)
from tifo.games.worldwide.state import Phase
from tifo.games.worldwide.view import View

KEEP = (40, 60, 35, 70, 45, 90, 40, 45, 55, 50, 25, 65, 60, 62)
"""What an Action card is worth in hand."""
SPARE = 14
"""What each further copy is worth less."""
NEW_CARDS = 110
"""What two cards drawn are worth, in defence."""
FRESH_HAND = 95
"""What it is worth to give the ball back and draw."""
STAR = 40
PLAY_PLAYER = 500
LIKING = (40, 90, 45, 75, 60, 30, 70, 55, 85)
"""Which abilities a coach adds to the printed ones."""


def basis_of(seen: View, rng: Ints) -> int:
    """What the others may stop a move with."""
    return held_by_others(seen)


def worth(seen: View, move: int, held: int) -> int:
    """How good a move looks; `held` is what the others may stop it with."""
    seat = actor(seen)
    if move < USE:
        return card_worth(seen, move, held, seat)
    if move < CHOOSE:
        return ability_worth(seen, held, seat, move - USE)
    if move < FACE:
        return LIKING[move - CHOOSE]
    if move < PRESET:
        return 0
    if move <= DONE:
        return build_worth(seen, move)
    return single_worth(seen, held, seat, move)


def card_worth(seen: View, move: int, held: int, seat: int) -> int:
    """How good a move with an Action or a Player card looks."""
    if move < FIRST_DEFENCE:
        return attack_worth(seen, held, seat, move)
    if move < DISCARD:
        return defence_gain(seen, move)
    if move < FETCH:
        if seen.phase == Phase.RETURNED:
            return -1
        return -keep_worth(seen, seat, move - DISCARD)
    if move < PLAYER:
        return fetch_worth(seen, held, seat, move - FETCH)
    if move < SUBSTITUTE:
        return player_worth(seen)
    return -STAR + (2 * STAR if seen.stars[seat % 2] == 0 else 0)


# -------------------------------------------------------------------------------------- in attack
def hand_with_help(seen: View, seat: int) -> int:
    """The hand, with the shot that a star would find."""
    hand = pack(seen, seat)
    if copies_in(hand, SHOT_KIND) == 0 and can_fetch(seen, seat):
        hand += 1 << (CARD_BITS * SHOT_KIND)
    return hand


def attack_worth(seen: View, held: int, seat: int, kind: int) -> int:
    """Chance that the attack scores if it goes on with this card."""
    hand = hand_with_help(seen, seat)
    through = SURE - stop_risk(seen, held, kind, seen.pa, seen.last, seen.restart)
    if IS_SHOT[kind] == 1:
        shot = 1 << (CARD_BITS * kind)
        return plan_value(seen, held, shot, seen.pa, seen.last, seen.restart)
    rest = hand - (1 << (CARD_BITS * kind))
    ahead = plan_value(seen, held, rest, seen.pa + PA[kind], kind, OPEN_PLAY)
    return through * ahead // SURE


def give_back_worth(seen: View, seat: int) -> int:
    """New cards for the ball; little where there are none, or no room for them."""
    if seen.pile_count[seat % 2] == 0 or seen.received:
        return 5
    return FRESH_HAND - 5 * max(seen.hand_count[seat] - 6, 0)


def partner_worth(seen: View, seat: int) -> int:
    """The partner may know how to go on, if the attack has come far enough."""
    if seen.received or seen.hand_count[seat ^ 2] < 3:
        return 0
    return THREAT[seen.pa] * 2 // 3


def fetch_worth(seen: View, held: int, seat: int, kind: int) -> int:
    """A shot if there is none in hand, else what the plan lacks."""
    hand = pack(seen, seat)
    if kind >= FIRST_DEFENCE:
        return KEEP[kind] - 40
    with_card = hand + (1 << (CARD_BITS * kind))
    return plan_value(seen, held, with_card, seen.pa, seen.last, seen.restart) + KEEP[kind] // 4


# ------------------------------------------------------------------------------------ hands, stars
def keep_worth(seen: View, seat: int, kind: int) -> int:
    """What a card in hand is worth keeping for."""
    spare = max(seen.hand[KINDS * seat + kind] - 1, 0)
    return KEEP[kind] - SPARE * spare


def player_worth(seen: View) -> int:
    """Player cards are there to be played; some moments are better than others."""
    match seen.phase:
        case Phase.DISCARD:
            return -55
        case Phase.REROLL:
            return PLAY_PLAYER if seen.die <= 3 else -1
        case Phase.KEEPER:
            return PLAY_PLAYER if seen.die + seen.bonus >= 3 else -1
    return PLAY_PLAYER


def ability_worth(seen: View, held: int, seat: int, ability: int) -> int:
    """What a star buys, less what a star is worth."""
    match ability:
        case Ability.OFFENSIVE:
            hand = hand_with_help(seen, seat)
            ahead = plan_value(seen, held, hand, seen.pa + OFFENSIVE_PA, seen.last, seen.restart)
            return ahead - 2 * STAR
        case Ability.SCHEME | Ability.CREATIVITY:
            return scheme_worth(seen, held, seat) + (
                STAR // 2 if ability == Ability.CREATIVITY else 0
            )
        case Ability.COUNTER:
            hand = hand_with_help(seen, seat)
            return (
                plan_value(seen, held, hand, min(seen.pa + COUNTER_PA, MOST_PA), -1, OPEN_PLAY)
                - STAR
            )
        case Ability.STAMINA:
            few = seen.hand_count[seat] <= 5 and seen.pile_count[seat % 2] >= 4
            return STAR if few else -1
        case Ability.BLOCK:
            return block_worth(seen, seat)
        case Ability.TRAP:
            return success(TRAP_NEEDS) * (danger(seen) + THREAT[0]) // SURE - STAR
        case Ability.DIVE:
            return dive_worth(seen)
    return PLAY_PLAYER if seen.bonus < 2 * CLINICAL_BONUS else -1


def scheme_worth(seen: View, held: int, seat: int) -> int:
    """A star for the shot, once the attack is where a shot is due."""
    hand = pack(seen, seat)
    if copies_in(hand, SHOT_KIND) > 0 or not can_fetch(seen, seat):
        return -1
    with_shot = hand + (1 << (CARD_BITS * SHOT_KIND))
    if seen.pa < 5:
        return -1
    return plan_value(seen, held, with_shot, seen.pa, seen.last, seen.restart) - 1


def block_worth(seen: View, seat: int) -> int:
    """A block pays with defence cards in hand."""
    cards = 0
    for kind in range(FIRST_DEFENCE, KINDS):
        cards += seen.hand[KINDS * seat + kind]
    if cards < 2 or seen.block > 0 or seen.stars[seat % 2] < 2:
        return -1
    return PLAY_PLAYER


def dive_worth(seen: View) -> int:
    """Go down where the challenge is likely to win the ball, and the free kick is worth it."""
    if seen.pa < 6:
        return -1
    return STAR if seen.pa > 6 or seen.defence == PRESSING else -1


# ----------------------------------------------------------------------------------- single words
def single_worth(seen: View, held: int, seat: int, move: int) -> int:
    """Giving back, drawing, passing, and what belongs to a captain."""
    if move == GIVE_BACK:
        return give_back_worth(seen, seat)
    if move == DRAW_CARDS:
        room = seen.hand_count[seat] <= 8 and seen.pile_count[seat % 2] > 0
        return NEW_CARDS if room else NEW_CARDS // 3
    if move == PASS_BALL:
        return partner_worth(seen, seat)
    if move == LEAVE_TO_PARTNER:
        mine = best_defence_gain(seen, seat)
        return danger(seen) // 4 if mine < NEW_CARDS else 0
    if move == PARTNER_STARTS:
        return FRESH_HAND
    if move == CAPTAIN_STARTS:
        return plan_value(seen, held, hand_with_help(seen, seat), seen.pa, seen.last, seen.restart)
    if move == USE_HOME:
        return 1 if seen.pa >= 3 else -1
    return -1 if move == HAND_ARMBAND else 0


def build_worth(seen: View, move: int) -> int:
    """Any of the presets, as it is; later the same deck again."""
    if move < TAKE_OUT:
        return 10 if seen.deck_size[seen.builder] == 0 else 0
    return 5 if move == DONE else 1


thumb = written.thumb(__name__)
