"""What a coach reckons: how likely a card is stopped, and what an attack is worth. Per thousand."""

from tifo.games.worldwide.cards import has
from tifo.games.worldwide.components import (
    BARS_TACKLE,
    BLOCK_BONUS,
    COPIES,
    CORNER_KINDS,
    D20,
    DEFENCE_BONUS,
    DEFENCES,
    DIRECT_AT,
    DIRECT_BONUS,
    FIRST_DEFENCE,
    FOLLOWS,
    FOUL,
    FREE_KICK_KINDS,
    IS_SHOT,
    KINDS,
    LIFTS,
    MOST_PA,
    NEEDS,
    NOT_LISTED,
    PA,
    ROLL_NEEDED,
    SHIELDS,
    SHOT_BONUS,
    SHOT_KIND,
    TACKLE,
    Ability,
)
from tifo.games.worldwide.state import Restart
from tifo.games.worldwide.view import View

SURE = 1000
GOAL_BY_QUALITY = (0, 0, 83, 417, 583, 722, 833, 917, 972, 1000)
"""Chance that a shot with a bonus of -2 … 7 beats a plain keeper; index: bonus + 3."""
THREAT = (90, 110, 140, 180, 230, 290, 380, 460, 520)
"""Chance that an attack with so many PA ends in a goal."""
PENALTY_GOAL = 833
WILLING = 850
"""How often a coach who could defend does."""
CARD_BITS = 4
HELD_BITS = 10
MOST_HELD = 900
"""Nothing that is unseen is sure."""
LONGEST_PLAN = 7
OPEN_PLAY = int(Restart.NONE)


def goal_chance(bonus: int) -> int:
    """Chance of a goal for a shot that adds this to its die."""
    return GOAL_BY_QUALITY[min(max(bonus + 3, 0), 9)]


def success(needed: int) -> int:
    """Chance to roll so much or more on d20."""
    return min(max(D20 + 1 - needed, 0), D20) * SURE // D20


def held_by_others(seen: View) -> int:
    """Chance that the defenders hold each kind of defence, by what is unseen; HELD_BITS each."""
    side = 1 - seen.side
    unseen = 0
    for kind in range(KINDS):
        unseen += unseen_copies(seen, side, kind)
    if unseen <= 0:
        return 0
    cards = seen.hand_count[side]
    if seen.seats == 4:
        cards += seen.hand_count[side + 2]
    held = 0
    for i in range(DEFENCES):
        chance = SURE * unseen_copies(seen, side, FIRST_DEFENCE + i) * cards // unseen
        held += min(max(chance, 0), MOST_HELD) << (HELD_BITS * i)
    return held


def unseen_copies(seen: View, side: int, kind: int) -> int:
    """How many cards of a kind a side may hold or draw."""
    slot = KINDS * side + kind
    return COPIES[KINDS * seen.mode + kind] - seen.discard[slot] - seen.table[slot]


def stop_risk(seen: View, held: int, kind: int, pa: int, last: int, restart: int) -> int:
    """Chance that the other side wins the ball on this card."""
    if restart == Restart.FREE_KICK or (last >= 0 and SHIELDS[last] == 1):
        return 0
    worst = 0
    for i in range(DEFENCES):
        bonus = DEFENCE_BONUS[DEFENCES * kind + i]
        defence = FIRST_DEFENCE + i
        barred = defence == TACKLE and last >= 0 and BARS_TACKLE[last] == 1
        if bonus != NOT_LISTED and not barred:
            needed = ROLL_NEEDED[defence] - pa - bonus - BLOCK_BONUS * seen.block
            chance = held >> (HELD_BITS * i) & (1 << HELD_BITS) - 1
            risk = success(needed) * chance // SURE
            worst = max(worst, risk)
    return worst * WILLING // SURE


# ---------------------------------------------------------------------------------------- a hand
def pack(seen: View, seat: int) -> int:
    """The attack cards of a hand in one number, four bits a kind."""
    hand = 0
    for kind in range(FIRST_DEFENCE):
        hand += min(seen.hand[KINDS * seat + kind], 15) << (CARD_BITS * kind)
    return hand


def copies_in(hand: int, kind: int) -> int:
    """How many of a kind a packed hand holds."""
    return hand >> (CARD_BITS * kind) & 15


def fits(kind: int, pa: int, last: int, restart: int) -> bool:
    """May the card be played at so many PA, after this card?"""
    if NEEDS[kind] >> pa & 1 == 0 or pa + PA[kind] > MOST_PA:
        return False
    if FOLLOWS[kind] != 0 and (last < 0 or FOLLOWS[kind] >> last & 1 == 0):
        return False
    if restart == Restart.FREE_KICK:
        return FREE_KICK_KINDS >> kind & 1 == 1
    return restart != Restart.CORNER or CORNER_KINDS >> kind & 1 == 1


def can_fetch(seen: View, seat: int) -> bool:
    """Would a star find the shot that is missing in hand?"""
    side = seat % 2
    able = seen.abilities[side] >> Ability.SCHEME & 1 == 1 and seen.stars[side] > 0
    in_pile = seen.seats == 4 or seen.pile[KINDS * side + SHOT_KIND] > 0
    return able and (in_pile or seen.discard[KINDS * side + SHOT_KIND] > 0)


def shot_value(seen: View, held: int, hand: int, pa: int, last: int, restart: int) -> int:
    """Chance to score with the best shot in hand, now."""
    best = 0
    for kind in range(FIRST_DEFENCE):
        if IS_SHOT[kind] == 1 and copies_in(hand, kind) > 0 and fits(kind, pa, last, restart):
            bonus = SHOT_BONUS[(MOST_PA + 1) * kind + pa]
            if last >= 0:
                bonus += LIFTS[last]
            through = SURE - stop_risk(seen, held, kind, pa, last, restart)
            best = max(best, through * goal_chance(bonus) // SURE)
    return best


def plan_value(seen: View, held: int, hand: int, pa: int, last: int, restart: int) -> int:
    """Chance that an attack with these cards scores, going on with the best card each time."""
    alive = SURE
    for _ in range(LONGEST_PLAN):
        now = shot_value(seen, held, hand, pa, last, restart)
        best, best_value = -1, 0
        for kind in range(FIRST_DEFENCE):
            if IS_SHOT[kind] == 0 and copies_in(hand, kind) > 0 and fits(kind, pa, last, restart):
                value = step_value(seen, held, hand, kind, pa, last, restart)
                if value > best_value:
                    best, best_value = kind, value
        if best < 0 or now >= best_value:
            return alive * now // SURE
        alive = alive * (SURE - stop_risk(seen, held, best, pa, last, restart)) // SURE
        hand -= 1 << (CARD_BITS * best)
        pa += PA[best]
        last = best
        restart = OPEN_PLAY
    return 0


def step_value(
    seen: View, held: int, hand: int, kind: int, pa: int, last: int, restart: int
) -> int:
    """A quick look at a card: it comes through, and then a shot, or the threat of one."""
    through = SURE - stop_risk(seen, held, kind, pa, last, restart)
    after = pa + PA[kind]
    rest = hand - (1 << (CARD_BITS * kind))
    ahead = shot_value(seen, held, rest, after, kind, OPEN_PLAY)
    if after < DIRECT_AT:
        ahead = THREAT[after]
    return through * ahead // SURE


# ------------------------------------------------------------------------------------ in defence
def award_threat(pa: int) -> int:
    """Chance that a foul at so many PA costs a goal."""
    if pa < DIRECT_AT:
        return THREAT[pa]
    return goal_chance(DIRECT_BONUS) if pa == DIRECT_AT else PENALTY_GOAL


def danger(seen: View) -> int:
    """Chance that the card being played leads to a goal if nobody stops it."""
    if IS_SHOT[seen.card] == 1:
        bonus = SHOT_BONUS[(MOST_PA + 1) * seen.card + seen.pa]
        if seen.last >= 0:
            bonus += LIFTS[seen.last]
        return goal_chance(bonus)
    return THREAT[min(seen.pa + PA[seen.card] + seen.with_pa, MOST_PA)]


def defence_gain(seen: View, defence: int) -> int:
    """How much less likely a goal becomes with this defence card, the ball won included."""
    listed = DEFENCE_BONUS[DEFENCES * seen.card + defence - FIRST_DEFENCE]
    needed = ROLL_NEEDED[defence] - seen.pa - listed - BLOCK_BONUS * seen.block
    now = danger(seen)
    foul = FOUL[defence] * SURE // D20 if seen.fouls else 0
    won = min(success(needed), SURE - foul)
    pa = min(seen.pa + PA[seen.card] + seen.with_pa, MOST_PA)
    return (won * (now + THREAT[0]) - foul * (award_threat(pa) - now)) // SURE


def best_defence_gain(seen: View, seat: int) -> int:
    """The gain of the best defence card in hand, or nothing."""
    best = 0
    for defence in range(FIRST_DEFENCE, KINDS):
        listed = DEFENCE_BONUS[DEFENCES * seen.card + defence - FIRST_DEFENCE]
        if has(seen, seat, defence) and listed != NOT_LISTED:
            best = max(best, defence_gain(seen, defence))
    return best
