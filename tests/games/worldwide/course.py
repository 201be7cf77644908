"""The course of play said a second time: the stations after a move, until somebody is asked.

A question is put on public facts alone, so a station is passed by when nobody could do anything
there for all that the others know.
"""

from collections.abc import Iterator

from tests.games.worldwide import referee
from tests.games.worldwide.reporter import Ply, award
from tifo.games.worldwide import components as box
from tifo.games.worldwide.components import ACTION_CODE, KINDS, PLAYER_CODE, SQUAD, Position
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Award, Occasion, Phase, State

Station = tuple[Phase, int]
"""A phase, and a place in the order in which coaches are asked; -1: there is no order."""
ORDERED = {Phase.STRIKE, Phase.KEEPER, Phase.KEEPER_READY, Phase.CHANGE, Phase.CANCEL}
PLAY = [(Phase.CAPTAIN_CALL, -1), (Phase.ATTACK, -1)]
ANSWERED = [(Phase.DIVE, -1), (Phase.HOME_ROLL, -1), (Phase.ROLL_DEFENCE, -1)]
BUILDING = {Phase.TOSS, Phase.CAPTAINCY, Phase.BUILD, Phase.ABILITIES}
ATTACKING = {Position.M, Position.A}


def one(phase: Phase) -> list[Station]:
    """A station without an order."""
    return [(phase, -1)]


def window(phase: Phase, first: int, end: int) -> list[Station]:
    """Those who are asked one after the other."""
    return [(phase, place) for place in range(first, end)]


# ---------------------------------------------------------------------------------- is there a stop
def stops(ply: Ply, station: Station) -> bool:
    """Is somebody asked at a station?"""
    phase, place = station
    state, before = ply.after.copy(), ply.before
    if phase in (Phase.WITH, Phase.DEFEND):  # the card does not count yet
        state.pa, state.last, state.restart = before.pa, before.last, before.restart
    probe = state.copy()
    probe.phase = phase
    if phase == Phase.CANCEL:
        probe.cancel_asked = place
    elif place >= 0:
        probe.asked = place
    seat = referee.to_act(probe)
    if state.seats == 2 and place in (1, 3):
        return False
    match phase:
        case Phase.WITH | Phase.AFTER | Phase.REROLL | Phase.CANCEL | Phase.KEEPER | Phase.BOOST:
            return could_play(probe, seat)
        case Phase.SPECIALIST:
            return bool(state.specialists) and could_play(probe, seat)
        case Phase.KEEPER_READY:
            return bool(state.keeper_on_penalty) and could_play(probe, seat)
        case Phase.STRIKE:
            return could_play(probe, seat) or bool(referee.stars(probe, seat))
        case Phase.CHANGE:
            swap = state.squad_count[seat] > 0 and may_substitute(probe, seat)
            return could_play(probe, seat) or bool(referee.stars(probe, seat)) or swap
        case Phase.CAPTAIN_CALL:
            return state.holder != seat and "use offensive" in referee.stars(probe, seat)
        case Phase.DEFEND:
            return referee.is_open_to_defence(state) or "use block" in referee.stars(probe, seat)
        case Phase.DIVE:
            return "use dive" in referee.stars(probe, seat)
        case Phase.HOME_ROLL:
            german = box.STADIUM[state.team[seat % 2]] == box.Stadium.DEFENCE_BONUS
            return state.home == seat % 2 and german and not state.home_used
        case Phase.RECALL:
            passes = state.discard[KINDS * state.side + ACTION_CODE.index("P")]
            return ACTION_CODE[state.card] == "UD" and passes > 0
        case Phase.RETURNED:
            return bool(state.short) and state.hand_count[state.holder] > 0
        case Phase.GIVE_BALL:
            return state.seats == 4
    return True


def could_play(probe: State, seat: int) -> bool:
    """Could a coach, for all that is known, hold a Player card for this moment?"""
    gone = probe.spent[seat % 2] | probe.removed[seat % 2]
    first = SQUAD * probe.team[seat % 2]
    left = [first + i for i in range(SQUAD) if not gone >> i & 1]
    held = probe.squad_count[seat] > 0
    return held and any(referee.is_moment_of(probe, seat, card) for card in left)


def may_substitute(probe: State, seat: int) -> bool:
    """Has a coach a token, the armband, and a star to regain?"""
    side = seat % 2
    short = probe.stars[side] < probe.most_stars[side]
    return probe.tokens[side] > 0 and short and seat == probe.captain[side]


# ------------------------------------------------------------------------------------------- roads
def road(ply: Ply) -> list[Station]:
    """The stations after a move, in order; empty: play pauses for longer than this."""
    before, move = ply.before, ply.move
    kind = ACTION_CODE.index(move) if before.phase == Phase.ATTACK and move in ACTION_CODE else -1
    valid = validated(ply, kind if kind >= 0 else before.card)
    pause = window(Phase.CHANGE, 0, 4) + resumed(ply)
    match Phase(before.phase):
        case phase if phase in BUILDING or ply.after.half != before.half:
            return []
        case Phase.ATTACK if kind >= 0:
            return [(Phase.WITH, -1), (Phase.DEFEND, -1), *valid]
        case Phase.ATTACK if move == "give-back":
            return [(Phase.RETURNED, -1), *pause]
        case Phase.ATTACK:
            return one(Phase.FETCH) if move in ("use scheme", "use creativity") else PLAY
        case Phase.DEFEND | Phase.PARTNER_DEFENDS if move in ACTION_CODE:
            return ANSWERED
        case Phase.DEFEND if move.startswith("use") or move == "leave-to-partner":
            to = {"use block": Phase.DEFEND, "use trap": Phase.ROLL_TRAP}
            return one(to.get(move, Phase.PARTNER_DEFENDS))
        case Phase.DIVE:
            return one(Phase.ROLL_DIVE) if move == "use dive" else ANSWERED[1:]
        case Phase.HOME_ROLL:
            return ANSWERED[2:]
        case Phase.ROLL_DEFENCE | Phase.BOOST | Phase.ROLL_TRAP if won(ply):
            return pause
        case Phase.ROLL_DEFENCE if missed_by_little(ply):
            return [(Phase.BOOST, -1), *valid]
        case Phase.DEFEND | Phase.PARTNER_DEFENDS | Phase.ROLL_DEFENCE | Phase.BOOST:
            return valid
        case Phase.ROLL_TRAP:
            return valid
        case Phase.ROLL_DIVE | Phase.RETURNED:
            return pause
        case Phase.SAVE:
            last = ply.after.phase == Phase.OVER
            kick = one(Phase.OVER if last else Phase.AIM)
            return kick if before.half == 5 else pause
        case Phase.GIVE_BALL | Phase.FETCH:
            return PLAY
        case Phase.CAPTAIN_CALL:
            return PLAY if move == "use offensive" else one(Phase.ATTACK)
        case Phase.AIM:
            return one(Phase.SAVE)
        case Phase.RECALL | Phase.TAKE_BACK:
            return [(Phase.AFTER, -1), *settled(ply)]
    return window_road(ply)


def window_road(ply: Ply) -> list[Station]:
    """The stations after a Player card, a star or a pass in a window, or after a die."""
    before, passed = ply.before, ply.move == "pass"
    match Phase(before.phase):
        case Phase.CANCEL | Phase.ROLL_CANCEL:
            return answered(ply)
        case Phase.ROLL_SHOT if before.dice > 1:
            return one(Phase.ROLL_SHOT)
        case Phase.ROLL_SHOT:
            return [(Phase.REROLL, -1), *judged(ply)]
        case Phase.REROLL if passed:
            return judged(ply)
        case Phase.ROLL_SAVE:
            pause = window(Phase.CHANGE, 0, 4) + resumed(ply)
            return one(Phase.ROLL_SAVE) if before.dice > 1 else pause
        case Phase.SPECIALIST:
            return one(Phase.ROLL_SHOT)
        case Phase.KEEPER | Phase.KEEPER_READY:
            end = one(Phase.ROLL_SAVE if before.phase == Phase.KEEPER else Phase.AIM)
            return window(Phase(before.phase), before.asked + 1, 4) + end if passed else end
    if ply.move in PLAYER_CODE:
        forward = box.POSITION[PLAYER_CODE.index(ply.move)] in ATTACKING
        asked = window(Phase.CANCEL, 0, 2) if forward else []
        return asked + back(ply, Phase(before.phase), PLAYER_CODE.index(ply.move))
    return back(ply, Phase(before.phase), -1, passed)


def answered(ply: Ply) -> list[Station]:
    """The stations after somebody cancelled a Player card, or did not."""
    before, roll = ply.before, ply.move.split()
    if ply.move in PLAYER_CODE and box.CANCEL_NEEDS[PLAYER_CODE.index(ply.move)] > 1:
        return one(Phase.ROLL_CANCEL)
    done = ply.move in PLAYER_CODE
    if roll[0] == "d20":
        done = int(roll[1]) >= box.CANCEL_NEEDS[before.canceller]
    if done:
        return back(ply, Phase(before.player_from), -1)
    others = window(Phase.CANCEL, before.cancel_asked + 1, 2)
    return others + back(ply, Phase(before.player_from), before.player)


def back(ply: Ply, phase: Phase, card: int, passed: bool = False) -> list[Station]:
    """The stations from where a Player card was played, with its effect if there is a card."""
    place = ply.before.asked + passed
    match phase:
        case Phase.WITH:
            return [(Phase.DEFEND, -1), *validated(ply, ply.before.card)]
        case Phase.AFTER:
            taken = card >= 0 and box.TAKES_BACK[card]
            return one(Phase.TAKE_BACK) if taken else settled(ply)
        case Phase.STRIKE:
            return window(Phase.STRIKE, place, 2) + one(Phase.ROLL_SHOT)
        case Phase.REROLL:
            return one(Phase.ROLL_SHOT) if card >= 0 else judged(ply)
    return window(Phase.CHANGE, place, 4) + resumed(ply)


def validated(ply: Ply, kind: int) -> list[Station]:
    """The stations once a card counts."""
    if kind >= 0 and box.IS_SHOT[kind]:
        shot = window(Phase.STRIKE, 0, 2) + one(Phase.ROLL_SHOT)
        return settled(ply) if Happening.FOUL in ply.told else shot
    return [(Phase.RECALL, -1), (Phase.AFTER, -1), *settled(ply)]


def settled(ply: Ply) -> list[Station]:
    """The stations after the effects of a card: the whistle, or play on."""
    foul = Happening.FOUL in ply.told or ply.before.award != Award.NONE
    return window(Phase.CHANGE, 0, 4) + resumed(ply) if foul else PLAY


def judged(ply: Ply) -> list[Station]:
    """The stations once the die of a shot stands."""
    if Happening.OFF_TARGET in ply.told:
        return window(Phase.CHANGE, 0, 4) + resumed(ply)
    return window(Phase.KEEPER, 2, 4) + one(Phase.ROLL_SAVE)


def resumed(ply: Ply) -> list[Station]:
    """How play goes on after a pause."""
    given = Award(ply.before.award)
    for event in ply.events:
        if event.happening == Happening.FOUL:
            given = award(event.b)
    if Happening.CORNER in ply.told:
        return PLAY
    if ply.before.phase == Phase.CHANGE and ply.before.occasion == Occasion.CORNER:
        return PLAY
    match given:
        case Award.DIRECT:
            return [(Phase.SPECIALIST, -1), (Phase.ROLL_SHOT, -1)]
        case Award.PENALTY:
            return window(Phase.KEEPER_READY, 2, 4) + one(Phase.AIM)
        case Award.INDIRECT:
            return PLAY
    return [(Phase.GIVE_BALL, -1), *PLAY]


def won(ply: Ply) -> bool:
    """Did the defence win the ball?"""
    if ply.before.phase == Phase.ROLL_TRAP:
        return int(ply.move.split()[1]) >= 11
    won_it = (Happening.DEFENCE_ROLLED, Happening.BOOSTED)
    return any(
        event.happening in won_it
        and (event.c if event.happening == Happening.DEFENCE_ROLLED else event.d)
        for event in ply.events
    )


def missed_by_little(ply: Ply) -> bool:
    """Would a +4 card save a roll that is no foul?"""
    rolled = next(e for e in ply.events if e.happening == Happening.DEFENCE_ROLLED)
    return Happening.FOUL not in ply.told and rolled.a + 4 >= rolled.b


def expected(ply: Ply) -> Iterator[Station]:
    """Where play stops after a move: nothing where the road is not told."""
    for station in road(ply):
        if stops(ply, station):
            yield station
            return
