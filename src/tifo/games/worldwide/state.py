"""The record of a match: which decision is due, and what lies where."""

from enum import IntEnum

from tifo.core.fields import (
    HIDDEN,
    OPEN,
    OWN,
    BySeat,
    BySide,
    Count,
    Each,
    Flag,
    Mask,
    Number,
    OneOf,
    Seat,
    Side,
    when,
)
from tifo.core.records import Ints, Record
from tifo.games.worldwide.components import (
    ABILITIES,
    D6,
    D20,
    FREE_ABILITIES,
    KINDS,
    MOST_BONUS,
    MOST_CARDS_SHOWN,
    MOST_COPIES,
    MOST_DECK,
    MOST_DICE,
    MOST_EDITS,
    MOST_GOALS,
    MOST_PA,
    MOST_PLAYED,
    MOST_SEATS,
    MOST_STARS,
    PLAYER_CARDS,
    SIDES,
    SQUAD,
    TEAMS,
    Mode,
)


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

    seats: int = Count(MOST_SEATS, OPEN)
    mode: int = OneOf(Mode, OPEN)
    first_team: int = OneOf(TEAMS, OPEN)
    second_team: int = OneOf(TEAMS, OPEN)
    kick_off: int = OneOf(KickOff, OPEN)
    fouls: int = OneOf(Choice, OPEN)
    specialists: int = OneOf(Choice, OPEN)
    bookings: int = OneOf(Choice, OPEN)
    corners: int = OneOf(Choice, OPEN)
    abilities: int = OneOf(Choice, OPEN)
    off_target: int = OneOf(Choice, OPEN)
    substitutions: int = OneOf(Choice, OPEN)
    keeper_on_penalty: int = OneOf(Choice, OPEN)
    stadium: int = OneOf(Choice, OPEN)
    extra_time: int = OneOf(Choice, OPEN)
    shoot_out: int = OneOf(Choice, OPEN)
    free_kick_draw: int = OneOf(Choice, OPEN)
    counter_once: int = OneOf(Choice, OPEN)
    all_kicks: int = OneOf(Choice, OPEN)


class State(Record):
    """The whole truth of a match. A side is 0 or 1; seat s belongs to side s % 2."""

    seats: int = Count(MOST_SEATS, OPEN)
    mode: int = OneOf(Mode, OPEN)
    phase: int = OneOf(Phase, OPEN)
    next_phase: int = OneOf(Phase, OPEN)
    """What follows when nobody draws or discards any more."""
    half: int = Count(SHOOT_OUT, OPEN)
    """1 and 2; 3 and 4 in extra time; 5 in a shoot-out."""
    kick_off: int = OneOf(KickOff, OPEN)
    """Option: who kicks off."""
    kick_side: int = Side(SIDES, OPEN)
    """Who kicked off this period."""
    # the rules in play
    fouls: int = Flag(OPEN)
    specialists: int = Flag(OPEN)
    bookings: int = Flag(OPEN)
    corners: int = Flag(OPEN)
    team_cards: int = Flag(OPEN)
    off_target: int = Flag(OPEN)
    keeper_on_penalty: int = Flag(OPEN)
    home: int = Side(SIDES, OPEN, none=True)
    """Whose stadium it is; -1: nobody's."""
    extra_time: int = Flag(OPEN)
    shoot_out: int = Flag(OPEN)
    free_kick_draw: int = Flag(OPEN)
    counter_once: int = Flag(OPEN)
    all_kicks: int = Flag(OPEN)
    # the attack
    side: int = Side(SIDES, OPEN)
    """Who has the ball …"""
    holder: int = Seat(MOST_SEATS, OPEN)
    """… and which of its coaches."""
    captain: Ints = BySide(SIDES, Seat(MOST_SEATS), OPEN)
    received: int = Flag(OPEN)
    """The ball was just passed to the holder, who must play it."""
    pa: int = Count(MOST_PA, OPEN)
    """Points of attack, validated."""
    played: int = Count(MOST_PLAYED, OPEN)
    """Action cards of this attack."""
    chain: Ints = Each(CHAIN_ROOM, OneOf(KINDS), OPEN)
    """The last validated cards of this attack, in order."""
    chain_count: int = Count(CHAIN_ROOM, OPEN)
    last: int = OneOf(KINDS, OPEN, none=True)
    """The Action card validated right before; -1: none, or play has stopped since."""
    restart: int = OneOf(Restart, OPEN)
    block: int = Count(MOST_PLAYED, OPEN)
    """How often the defensive block was announced against this attack."""
    given_back: int = Flag(OPEN)
    """The possession before this one ended with the ball given back."""
    short: int = Flag(OPEN)
    """The ball was given back with too few cards in the pile."""
    lost_pa: int = Count(MOST_PA, OPEN)
    """What the other side had when it lost the ball."""
    # the card being played
    card: int = OneOf(KINDS, OPEN, none=True)
    """-1: none."""
    with_pa: int = Count(MOST_PA, OPEN)
    """PA of a Player card that count with the Action card."""
    undefended: int = Flag(OPEN)
    """A Player card forbids defending on this Action card."""
    no_discard: int = Flag(OPEN)
    """A Player card waives the discard of this Action card."""
    defence: int = OneOf(KINDS, OPEN, none=True)
    """The defence card; -1: none."""
    defender: int = Seat(MOST_SEATS, OPEN)
    home_bonus: int = Flag(OPEN)
    """The stadium helps this roll."""
    home_used: int = Flag(OPEN)
    """The stadium's effect was used in this period."""
    natural: int = Count(D20, OPEN)
    """The last d20."""
    award: int = OneOf(Award, OPEN)
    booked: int = OneOf(3, OPEN)
    """1 yellow, 2 red, to be shown to the defender."""
    # the Player card being played
    player: int = OneOf(PLAYER_CARDS, OPEN, none=True)
    """-1: none."""
    player_seat: int = Seat(MOST_SEATS, OPEN)
    player_from: int = OneOf(Phase, OPEN)
    """The phase in which it was played."""
    trigger_used: int = Flag(OPEN)
    """A Player card was already played on this occasion."""
    cancel_asked: int = Count(MOST_SEATS, OPEN)
    canceller: int = OneOf(PLAYER_CARDS, OPEN, none=True)
    """The Player card that may cancel it; -1: none."""
    canceller_seat: int = Seat(MOST_SEATS, OPEN)
    asked: int = Count(2 * MOST_SEATS, OPEN)
    """Place in the order in which seats are asked."""
    occasion: int = OneOf(Occasion, OPEN)
    counter_used: int = Count(2, OPEN)
    inspired: int = Count(SQUAD, OPEN)
    """Player cards to draw once a card is fetched."""
    # the shot
    bonus: int = Number(-MOST_BONUS, MOST_BONUS, OPEN)
    dice: int = Count(MOST_DICE, OPEN)
    """How many are still to be rolled."""
    die: int = Count(D6, OPEN)
    """The best so far."""
    save_bonus: int = Number(-MOST_BONUS, MOST_BONUS, OPEN)
    keeper: int = OneOf(PLAYER_CARDS, OPEN, none=True)
    """The keeper's Player card; -1: none."""
    keeper_seat: int = Seat(MOST_SEATS, OPEN)
    aim: int = OneOf(D6 + 1, when("knows_aim"))
    """The shooter's secret number; 0: not chosen."""
    # the score
    goals: Ints = BySide(SIDES, Count(MOST_GOALS), OPEN)
    kicks: Ints = BySide(SIDES, Count(MOST_GOALS), OPEN)
    scored: Ints = BySide(SIDES, Count(MOST_GOALS), OPEN)
    """Kicks of the shoot-out taken and scored."""
    # the sides
    team: Ints = BySide(SIDES, OneOf(TEAMS), OPEN)
    stars: Ints = BySide(SIDES, Count(MOST_STARS), OPEN)
    most_stars: Ints = BySide(SIDES, Count(MOST_STARS), OPEN)
    tokens: Ints = BySide(SIDES, Count(SQUAD), OPEN)
    """Substitutions left."""
    abilities: Ints = BySide(SIDES, Mask(ABILITIES), OPEN)
    """A mask."""
    choice: Ints = BySide(SIDES, Mask(ABILITIES), when("is_ours"))
    """Free abilities chosen in secret."""
    builder: int = Side(SIDES, OPEN)
    """Whose turn it is to prepare a period."""
    picked: int = Count(2 * FREE_ABILITIES, OPEN)
    """Free abilities chosen so far, both sides together."""
    edits: int = Count(MOST_EDITS, when("knows_edits"))
    """Changes of the deck being built."""
    yellows: Ints = BySeat(MOST_SEATS, Count(MOST_CARDS_SHOWN), OPEN)
    reds: Ints = BySeat(MOST_SEATS, Count(MOST_CARDS_SHOWN), OPEN)
    # the Action cards, counted by kind
    deck: Ints = BySide(SIDES, Each(KINDS, Count(MOST_COPIES)), when("knows_deck"))
    deck_size: Ints = BySide(SIDES, Count(MOST_DECK), when("knows_size"))
    pile: Ints = BySide(SIDES, Each(KINDS, Count(MOST_COPIES)), when("knows_pile"))
    pile_count: Ints = BySide(SIDES, Count(MOST_DECK), OPEN)
    discard: Ints = BySide(SIDES, Each(KINDS, Count(MOST_COPIES)), OPEN)
    table: Ints = BySide(SIDES, Each(KINDS, Count(MOST_COPIES)), OPEN)
    """Cards used in this attack, on both sides."""
    hand: Ints = BySeat(MOST_SEATS, Each(KINDS, Count(MOST_COPIES)), OWN)
    hand_count: Ints = BySeat(MOST_SEATS, Count(MOST_DECK), OPEN)
    shown: Ints = BySeat(MOST_SEATS, Each(KINDS, Count(MOST_COPIES)), OPEN)
    """Cards in hand that everybody has seen."""
    owed: Ints = BySeat(MOST_SEATS, Count(MOST_DECK), OPEN)
    """Action cards to draw."""
    owed_players: Ints = BySeat(MOST_SEATS, Count(MOST_DECK), OPEN)
    """Player cards to draw."""
    due: Ints = BySeat(MOST_SEATS, Count(MOST_DECK), OPEN)
    """Cards of either kind to discard."""
    due_actions: Ints = BySeat(MOST_SEATS, Count(MOST_DECK), OPEN)
    """Action cards to discard."""
    # the Player cards, as masks of the squad
    squad: Ints = BySeat(MOST_SEATS, Mask(SQUAD), OWN)
    """In hand."""
    squad_count: Ints = BySeat(MOST_SEATS, Count(SQUAD), OPEN)
    bench: Ints = BySide(SIDES, Mask(SQUAD), HIDDEN)
    """In the pile."""
    bench_count: Ints = BySide(SIDES, Count(SQUAD), OPEN)
    spent: Ints = BySide(SIDES, Mask(SQUAD), OPEN)
    """Discarded."""
    removed: Ints = BySide(SIDES, Mask(SQUAD), OPEN)
    """Replaced, for the rest of the match."""
