"""The record of a match: which decision is due, and what lies where."""

from enum import IntEnum
from typing import Annotated

from tifo.core.records import INT8, INT16, Int8, Ints, Record
from tifo.games.worldwide.components import HAND_ROOM, KINDS, MOST_SEATS, SIDES


class Phase(IntEnum):
    """Which decision is due. The phases of CHANCE come first."""

    TOSS = 0
    """Which side kicks off, or takes the first kick of a shoot-out."""
    DRAW = 1
    """An Action card for the first seat that is owed one."""
    DRAW_PLAYER = 2
    """A Player card for the first seat that is owed one."""
    ROLL_DEFENCE = 3
    ROLL_TRAP = 4
    ROLL_DIVE = 5
    ROLL_CANCEL = 6
    ROLL_SHOT = 7
    ROLL_SAVE = 8
    CAPTAINCY = 9
    """Half-time, four coaches: the captain keeps the armband or hands it to his partner."""
    BUILD = 10
    """The captain builds the deck."""
    ABILITIES = 11
    """The captain chooses the free abilities."""
    GIVE_BALL = 12
    """Four coaches: the captain says who starts with the ball."""
    CAPTAIN_CALL = 13
    """Four coaches: the captain may spend stars while his partner has the ball."""
    ATTACK = 14
    """The coach with the ball plays a card, uses an ability, or gives the ball back."""
    FETCH = 15
    """He chooses a card from his pile."""
    WITH = 16
    """He may play a Player card with the Action card."""
    CANCEL = 17
    """The other side may cancel the Player card that was just played."""
    DEFEND = 18
    """The other captain defends, draws, or leaves it to his partner."""
    PARTNER_DEFENDS = 19
    """The partner defends, or nobody does."""
    DIVE = 20
    """The attacking captain may go down under the challenge."""
    HOME_ROLL = 21
    """The defender may use his stadium on this roll."""
    BOOST = 22
    """The defender may raise a roll that failed."""
    RECALL = 23
    """The attacker may take a card from his discards, as the Action card says."""
    AFTER = 24
    """The attacker may play a Player card after the Action card."""
    TAKE_BACK = 25
    """He chooses a card from his discards, as the Player card says."""
    STRIKE = 26
    """The shot was not stopped: abilities and Player cards before the roll."""
    REROLL = 27
    """The die is rolled: the shooter may roll it again."""
    KEEPER = 28
    """The quality is known: the other side may play its keeper."""
    SPECIALIST = 29
    """A direct free kick: the shooter may discard a specialist."""
    KEEPER_READY = 30
    """A penalty: the other side may discard its keeper."""
    AIM = 31
    """A penalty: the shooter's number, in secret."""
    SAVE = 32
    """A penalty: the keeper's number."""
    CHANGE = 33
    """The ball changes side or play stops: abilities, Player cards, substitutions."""
    RETURNED = 34
    """The ball was given back with a short pile: a discard if he likes."""
    DISCARD = 35
    """Somebody holds too many cards, or owes some."""
    VALIDATED = 36
    """Never asked: the Action card was not stopped."""
    BOOKING = 37
    """Never asked: the referee's book, then what the action led to."""
    TURNOVER = 38
    """Never asked: the ball changes side."""
    KICK_OFF = 39
    """Never asked: the cards are dealt."""
    OVER = 40


class Restart(IntEnum):
    """How the ball is brought back into play."""

    NONE = 0
    FREE_KICK = 1
    CORNER = 2


class Occasion(IntEnum):
    """Why play pauses."""

    WON_BY_CARD = 0
    """A defence card won the ball."""
    WON = 1
    """The ball was won otherwise."""
    CHANGED = 2
    """A goal, a save, or a shot off target."""
    FOUL = 3
    CORNER = 4
    RETURNED = 5
    """The ball was given back."""


class Award(IntEnum):
    """What an action led to, once its effects are done."""

    NONE = 0
    INDIRECT = 1
    DIRECT = 2
    PENALTY = 3
    BALL_WON = 4
    """The defender has the ball."""


class Choice(IntEnum):
    """A rule of Professional or International mode: as the mode says, or chosen by itself."""

    BY_MODE = 0
    OFF = 1
    ON = 2


class KickOff(IntEnum):
    """Who kicks off the match (WF-4.d)."""

    TOSS = 0
    FIRST_SIDE = 1
    SECOND_SIDE = 2


FIRST_EXTRA_PERIOD = 3
SHOOT_OUT = 5
"""`half` of a shoot-out."""
CHAIN_ROOM = 12


class Options(Record):
    """What may be chosen before a match."""

    seats: Int8
    mode: Int8
    first_team: Int8
    second_team: Int8
    kick_off: Int8
    fouls: Int8
    specialists: Int8
    bookings: Int8
    corners: Int8
    abilities: Int8
    off_target: Int8
    substitutions: Int8
    keeper_on_penalty: Int8
    stadium: Int8
    extra_time: Int8
    shoot_out: Int8
    free_kick_draw: Int8
    counter_once: Int8
    all_kicks: Int8


class State(Record):
    """The whole truth of a match. A side is 0 or 1; seat s belongs to side s % 2."""

    seats: Int8
    mode: Int8
    phase: Int8
    next_phase: Int8
    """What follows when nobody draws or discards any more."""
    half: Int8
    """1 and 2; 3 and 4 in extra time; 5 in a shoot-out."""
    kick_off: Int8
    """Option: who kicks off."""
    kick_side: Int8
    """Who kicked off this period."""
    # the rules in play
    fouls: Int8
    specialists: Int8
    bookings: Int8
    corners: Int8
    team_cards: Int8
    off_target: Int8
    keeper_on_penalty: Int8
    home: Int8
    """Whose stadium it is; -1: nobody's."""
    extra_time: Int8
    shoot_out: Int8
    free_kick_draw: Int8
    counter_once: Int8
    all_kicks: Int8
    # the attack
    side: Int8
    """Who has the ball …"""
    holder: Int8
    """… and which of its coaches."""
    captain: Annotated[Ints, INT8, SIDES]
    received: Int8
    """The ball was just passed to the holder, who must play it."""
    pa: Int8
    """Points of attack, validated."""
    played: Int8
    """Action cards of this attack."""
    chain: Annotated[Ints, INT8, CHAIN_ROOM]
    """The last validated cards of this attack, in order."""
    chain_count: Int8
    last: Int8
    """The Action card validated right before; -1: none, or play has stopped since."""
    restart: Int8
    block: Int8
    """How often the defensive block was announced against this attack."""
    given_back: Int8
    """The possession before this one ended with the ball given back."""
    short: Int8
    """The ball was given back with too few cards in the pile."""
    lost_pa: Int8
    """What the other side had when it lost the ball."""
    # the card being played
    card: Int8
    """-1: none."""
    with_pa: Int8
    """PA of a Player card that count with the Action card."""
    undefended: Int8
    """A Player card forbids defending on this Action card."""
    no_discard: Int8
    """A Player card waives the discard of this Action card."""
    defence: Int8
    """The defence card; -1: none."""
    defender: Int8
    home_bonus: Int8
    """The stadium helps this roll."""
    home_used: Int8
    """The stadium's effect was used in this period."""
    natural: Int8
    """The last d20."""
    award: Int8
    booked: Int8
    """1 yellow, 2 red, to be shown to the defender."""
    # the Player card being played
    player: Int8
    """-1: none."""
    player_seat: Int8
    player_from: Int8
    """The phase in which it was played."""
    trigger_used: Int8
    """A Player card was already played on this occasion."""
    cancel_asked: Int8
    canceller: Int8
    """The Player card that may cancel it; -1: none."""
    canceller_seat: Int8
    asked: Int8
    """Place in the order in which seats are asked."""
    occasion: Int8
    counter_used: Int8
    inspired: Int8
    """Player cards to draw once a card is fetched."""
    # the shot
    bonus: Int8
    dice: Int8
    """How many are still to be rolled."""
    die: Int8
    """The best so far."""
    save_bonus: Int8
    keeper: Int8
    """The keeper's Player card; -1: none."""
    keeper_seat: Int8
    aim: Int8
    """The shooter's secret number; 0: not chosen."""
    # the score
    goals: Annotated[Ints, INT8, SIDES]
    kicks: Annotated[Ints, INT8, SIDES]
    scored: Annotated[Ints, INT8, SIDES]
    """Kicks of the shoot-out taken and scored."""
    # the sides
    team: Annotated[Ints, INT8, SIDES]
    stars: Annotated[Ints, INT8, SIDES]
    most_stars: Annotated[Ints, INT8, SIDES]
    tokens: Annotated[Ints, INT8, SIDES]
    """Substitutions left."""
    abilities: Annotated[Ints, INT16, SIDES]
    """A mask."""
    choice: Annotated[Ints, INT16, SIDES]
    """Free abilities chosen in secret."""
    builder: Int8
    """Whose turn it is to prepare a period."""
    picked: Int8
    """Free abilities chosen so far, both sides together."""
    edits: Int8
    """Changes of the deck being built."""
    yellows: Annotated[Ints, INT8, MOST_SEATS]
    reds: Annotated[Ints, INT8, MOST_SEATS]
    # the Action cards, counted by kind
    deck: Annotated[Ints, INT8, KINDS * SIDES]
    deck_size: Annotated[Ints, INT8, SIDES]
    pile: Annotated[Ints, INT8, KINDS * SIDES]
    pile_count: Annotated[Ints, INT8, SIDES]
    discard: Annotated[Ints, INT8, KINDS * SIDES]
    table: Annotated[Ints, INT8, KINDS * SIDES]
    """Cards used in this attack, on both sides."""
    hand: Annotated[Ints, INT8, HAND_ROOM]
    hand_count: Annotated[Ints, INT8, MOST_SEATS]
    shown: Annotated[Ints, INT8, HAND_ROOM]
    """Cards in hand that everybody has seen."""
    owed: Annotated[Ints, INT8, MOST_SEATS]
    """Action cards to draw."""
    owed_players: Annotated[Ints, INT8, MOST_SEATS]
    """Player cards to draw."""
    due: Annotated[Ints, INT8, MOST_SEATS]
    """Cards of either kind to discard."""
    due_actions: Annotated[Ints, INT8, MOST_SEATS]
    """Action cards to discard."""
    # the Player cards, as masks of the squad
    squad: Annotated[Ints, INT8, MOST_SEATS]
    """In hand."""
    squad_count: Annotated[Ints, INT8, MOST_SEATS]
    bench: Annotated[Ints, INT8, SIDES]
    """In the pile."""
    bench_count: Annotated[Ints, INT8, SIDES]
    spent: Annotated[Ints, INT8, SIDES]
    """Discarded."""
    removed: Annotated[Ints, INT8, SIDES]
    """Replaced, for the rest of the match."""
