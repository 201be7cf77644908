"""What must be told of a move, to whom and under which clause: the chronicle said a second time."""

from dataclasses import dataclass

from tests.games.worldwide.referee import rival
from tifo.core.events import EVERYONE, Event
from tifo.games.worldwide import components as box
from tifo.games.worldwide.components import ACTION_CODE, PLAYER_CODE, Ability
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Award, Phase, State

H = Happening

WORDS = {
    "done": H.DECK_DONE, "hand-armband": H.CAPTAIN_NAMED, "partner-starts": H.BALL_GIVEN,
    "pass-ball": H.PASSED, "leave-to-partner": H.LEFT_TO_PARTNER, "draw": H.DECLINED,
    "use-home": H.HOME_USED, "give-back": H.GAVE_BACK, "discard": H.DISCARDED,
    "sub": H.SUBSTITUTED, "use": H.ABILITY_USED, "choose": H.ABILITY_CHOSEN,
    "preset": H.DECK_CHANGED, "out": H.DECK_CHANGED, "in": H.DECK_CHANGED, "toss": H.TOSSED,
}  # fmt: skip
"""What is told first of a move, by its first word …"""
PHASES = {
    Phase.DRAW: H.DREW, Phase.DRAW_PLAYER: H.DREW_PLAYER, Phase.ROLL_DEFENCE: H.DEFENCE_ROLLED,
    Phase.ROLL_TRAP: H.TRAP_ROLLED, Phase.ROLL_DIVE: H.DIVE_ROLLED, Phase.BOOST: H.BOOSTED,
    Phase.ROLL_CANCEL: H.CANCEL_ROLLED, Phase.ROLL_SHOT: H.SHOT_ROLLED,
    Phase.ROLL_SAVE: H.SAVE_ROLLED, Phase.ATTACK: H.ATTACKED, Phase.DEFEND: H.DEFENDED,
    Phase.PARTNER_DEFENDS: H.DEFENDED, Phase.AIM: H.AIMED, Phase.SAVE: H.PENALTY_TAKEN,
    Phase.RECALL: H.TOOK_BACK, Phase.TAKE_BACK: H.TOOK_BACK, Phase.DISCARD: H.DISCARDED_PLAYER,
    Phase.SPECIALIST: H.DISCARDED_PLAYER, Phase.KEEPER_READY: H.KEEPER_READY,
}  # fmt: skip
"""… or else by the phase."""
CLAUSES = {
    H.TOSSED: "4.d", H.KICKED_OFF: "4.e", H.DREW: "5.1", H.DREW_PLAYER: "5.1", H.ATTACKED: "6.1",
    H.CANCELLED: "F4", H.CANCEL_ROLLED: "F13", H.DECLINED: "9.1", H.LEFT_TO_PARTNER: "24.2a",
    H.NOT_DEFENDED: "24.2b", H.DEFENDED: "9.1", H.DEFENCE_ROLLED: "9.4", H.BOOSTED: "F3",
    H.ABILITY_USED: "18.2", H.TRAP_ROLLED: "F11", H.DIVE_ROLLED: "F14", H.FOUL: "15.1",
    H.YELLOW: "16.2", H.RED: "16.3", H.DISCARDED: "5.2", H.FETCHED: "10.3", H.BALL_WON: "9.5",
    H.SHOT: "7.2", H.SHOT_ROLLED: "7.2", H.OFF_TARGET: "19", H.SAVE_ROLLED: "7.3",
    H.CORNER: "17.1", H.FREE_KICK: "15.3", H.DIRECT_FREE_KICK: "15.6", H.PENALTY: "15.8",
    H.KEEPER_READY: "23a", H.AIMED: "15.8", H.PENALTY_TAKEN: "15.8", H.SUBSTITUTED: "20.3",
    H.HOME_USED: "21", H.ABILITY_CHOSEN: "14.c", H.ABILITIES_SHOWN: "14.c",
    H.DECK_CHANGED: "22.1", H.DECK_DONE: "22.1", H.CAPTAIN_NAMED: "23b.1", H.BALL_GIVEN: "24.1a",
    H.PASSED: "24.1a", H.EXTRA_TIME: "F15", H.SHOOT_OUT: "F15", H.KICK_TAKEN: "F15",
    H.STARS_REGAINED: "10.6",
}  # fmt: skip
SECRETS = {H.DREW, H.DREW_PLAYER, H.FETCHED, H.AIMED}
"""For one seat; what is chosen before a period is for both of a side."""


@dataclass(frozen=True)
class Ply:
    """A move with what was before and after it."""

    before: State
    seat: int
    move: str
    after: State
    events: list[Event]

    @property
    def told(self) -> list[H]:
        """What happened."""
        return [H(event.happening) for event in self.events]


def first_told(ply: Ply) -> H | None:
    """What a move is told as; None: as nothing, or as what follows from it."""
    word, phase = ply.move.split()[0], Phase(ply.before.phase)
    if word == "pass" and phase == Phase.PARTNER_DEFENDS:
        return H.NOT_DEFENDED
    if word in ("pass", "keep-armband", "captain-starts"):
        return None
    if word == "fetch" and phase == Phase.FETCH:
        kind = ACTION_CODE.index(ply.move.split()[1])
        there = ply.before.pile[box.KINDS * ply.before.side + kind]
        return H.FETCHED if there else H.TOOK_BACK
    if phase == Phase.CANCEL:
        rolls = box.CANCEL_NEEDS[PLAYER_CODE.index(ply.move)] > 1
        return H.PLAYER_PLAYED if rolls else H.CANCELLED
    return WORDS.get(word) or PHASES.get(phase, H.PLAYER_PLAYED)


def clause(ply: Ply, event: Event) -> str:
    """The clause under which something happens."""
    happening, phase = H(event.happening), Phase(ply.before.phase)
    match happening:
        case H.PLAYER_PLAYED:
            return {Phase.CANCEL: "F4", Phase.KEEPER: "F6"}.get(phase, "11.1")
        case H.VALIDATED:
            return "15.2" if H.FOUL in ply.told else "6.4"
        case H.DISCARDED_PLAYER:
            return "15.7" if phase == Phase.SPECIALIST else "5.2"
        case H.TOOK_BACK:
            return {Phase.FETCH: "10.3", Phase.TAKE_BACK: "F7"}.get(phase, "6.4")
        case H.GAVE_BACK:
            return "24.1b" if ply.before.received else "6.6"
        case H.GOAL:
            return "15.8" if H.PENALTY_TAKEN in ply.told else "7.3"
        case H.SAVED:
            return "15.8" if H.PENALTY_TAKEN in ply.told else "7.4"
        case H.HALF_TIME:
            return "12.2" if ply.before.half == 1 else "F15"
        case H.FULL_TIME:
            return "F15" if ply.before.half == 5 else "1"
    return CLAUSES[happening]


def whose(ply: Ply, event: Event) -> set[int]:
    """Whom something may be told of."""
    before, after = ply.before, ply.after
    match H(event.happening):
        case H.DREW:
            return {next(s for s in range(4) if before.owed[s] and before.pile_count[s % 2])}
        case H.DREW_PLAYER:
            owing = before.owed_players
            return {next(s for s in range(4) if owing[s] and before.bench_count[s % 2])}
        case H.TOSSED:
            return {before.captain[int(ply.move.split()[1])]}
        case H.KICKED_OFF | H.BALL_WON | H.BALL_GIVEN:
            return (
                {after.captain[after.side]} if event.happening != H.BALL_GIVEN else {after.holder}
            )
        case H.DEFENCE_ROLLED | H.YELLOW | H.RED | H.BOOSTED:
            return {before.defender}
        case H.TRAP_ROLLED | H.SAVE_ROLLED | H.SAVED | H.DECLINED:
            return {rival(before)}
        case H.DIVE_ROLLED:
            return {before.captain[before.side]}
        case H.CANCEL_ROLLED:
            return {before.canceller_seat}
        case H.CANCELLED:
            return {before.canceller_seat if before.phase == Phase.ROLL_CANCEL else ply.seat}
        case H.HOME_USED:
            return {ply.seat} if ply.move == "use-home" else {rival(before)}
        case H.ABILITIES_SHOWN | H.STARS_REGAINED:
            return {before.captain[0], before.captain[1]}
        case H.CAPTAIN_NAMED:
            return {(ply.seat + 2) % 4}
        case H.HALF_TIME | H.FULL_TIME | H.EXTRA_TIME | H.SHOOT_OUT:
            return {0}
        case H.SHOT_ROLLED | H.PENALTY_TAKEN:
            return {before.holder}
        case happening if happening == first_told(ply) or happening == H.NOT_DEFENDED:
            return {ply.seat}
    return {before.holder}


def numbers(ply: Ply, event: Event) -> tuple[int, ...] | None:
    """The numbers that go with it; None: told by others."""
    before, after, move = ply.before, ply.after, ply.move.split()
    score = (after.goals[0], after.goals[1])
    match H(event.happening):
        case H.ATTACKED:
            return ACTION_CODE.index(move[0]), before.pa
        case H.VALIDATED:
            kind = ACTION_CODE.index(move[0]) if before.phase == Phase.ATTACK else before.card
            bonus = before.with_pa if after.card < 0 else after.with_pa
            return kind, before.pa + box.PA[kind] + bonus
        case H.DISCARDED:
            return (ACTION_CODE.index(move[1]),)
        case H.TOOK_BACK:
            return (ACTION_CODE.index(move[1]),)
        case H.PLAYER_PLAYED | H.DISCARDED_PLAYER | H.KEEPER_READY:
            return (PLAYER_CODE.index(move[-1]),)
        case H.SUBSTITUTED:
            return PLAYER_CODE.index(move[1]), before.tokens[ply.seat % 2] - 1
        case H.ABILITY_USED:
            ability = Ability[move[1].upper()]
            gain = {Ability.COUNTER: 4, Ability.OFFENSIVE: 1}.get(ability, 0)
            return int(ability), before.stars[ply.seat % 2] - 1, before.pa + gain
        case H.DECLINED:
            return (2 if before.seats == 2 else 1,)
        case H.DEFENDED:
            return ACTION_CODE.index(move[0]), wanted(before, ACTION_CODE.index(move[0]))
        case H.DEFENCE_ROLLED:
            natural, needs = int(move[1]), wanted(before, before.defence)
            foul = before.fouls and natural <= box.FOUL[before.defence]
            return natural, needs, int(natural >= needs and not foul), before.defence
        case H.BOOSTED:
            card = PLAYER_CODE.index(move[0])
            return card, before.natural, wanted(before, before.defence), 1
        case H.TRAP_ROLLED | H.DIVE_ROLLED:
            return int(move[1]), 11
        case H.CANCEL_ROLLED:
            return before.canceller, int(move[1]), box.CANCEL_NEEDS[before.canceller]
        case H.GAVE_BACK:
            return before.pa, before.received
        case H.FOUL:
            pa = before.pa
            if before.phase == Phase.ROLL_DEFENCE:
                pa += box.PA[before.card] + before.with_pa
            return int(award(pa)), pa
        case H.RED:
            return (before.reds[event.seat] + 1,)
        case H.GOAL:
            return before.side, *score
        case H.HALF_TIME | H.FULL_TIME | H.EXTRA_TIME | H.SHOOT_OUT:
            return score
        case H.KICK_TAKEN:
            return after.scored[0], after.scored[1]
        case H.PENALTY_TAKEN:
            aim, face = before.aim, int(move[1])
            stopped = aim == face or (before.keeper >= 0 and aim == face % 6 + 1)
            return aim, face, int(not stopped), before.keeper
        case H.SHOT_ROLLED:
            face = int(move[1])
            return face, before.bonus, max(before.die, face) if before.dice == 1 else 0
        case H.SAVE_ROLLED:
            face, quality = int(move[1]), before.die + before.bonus
            counts = max(before.natural, face) if before.dice == 1 else 0
            return face, before.save_bonus, quality, counts
        case H.OFF_TARGET:
            return (after.die or max(before.die, int(move[-1]) if move[0] == "d6" else 0),)
        case H.CORNER:
            return (5,)
        case H.KICKED_OFF:
            return (after.half,)
        case H.PASSED:
            return ((ply.seat + 2) % 4,)
        case H.TOSSED:
            return (int(before.half == 5),)
        case H.STARS_REGAINED:
            side = event.seat % 2
            return (min(before.stars[side] + 2, before.most_stars[side]),)
        case H.ABILITIES_SHOWN:
            return (after.abilities[event.seat % 2],)
        case H.BALL_WON:
            return (before.pa,)
    return None


def award(pa: int) -> Award:
    """What a foul is worth."""
    return Award.INDIRECT if pa < 6 else Award.DIRECT if pa == 6 else Award.PENALTY


def wanted(state: State, defence: int) -> int:
    """What a defender must roll."""
    bonus = box.DEFENCE_BONUS[3 * state.card + defence - 11]
    return box.ROLL_NEEDED[defence] - state.pa - bonus - 3 * state.block - 2 * state.home_bonus


def secret(ply: Ply, event: Event) -> tuple[int, int]:
    """Who may read the secret of an event, and what it is."""
    move, happening = ply.move.split(), H(event.happening)
    if happening in SECRETS:
        tables = {H.DREW: ACTION_CODE, H.DREW_PLAYER: PLAYER_CODE, H.FETCHED: ACTION_CODE}
        told = int(move[1]) if happening == H.AIMED else tables[happening].index(move[1])
        return 1 << event.seat, told
    if happening == H.ABILITY_CHOSEN:
        return 0b0101 << event.seat % 2, int(Ability[move[1].upper()])
    if happening == H.DECK_CHANGED:
        return 0b0101 << event.seat % 2, event.secret
    return EVERYONE, 0
