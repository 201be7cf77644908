"""What can happen in a match, and what the fields of each event mean."""

from enum import IntEnum


class Happening(IntEnum):
    """Kinds of event. In brackets the public fields a, b, c, d; `secret` where there is one."""

    TOSSED = 1
    """[1 before a shoot-out]"""
    KICKED_OFF = 2
    """[period]"""
    DREW = 3
    """secret: the Action card"""
    DREW_PLAYER = 4
    """secret: the Player card"""
    ATTACKED = 5
    """[Action card, PA before it]"""
    PLAYER_PLAYED = 6
    """[Player card]"""
    CANCELLED = 7
    """[cancelled Player card, by Player card]"""
    CANCEL_ROLLED = 8
    """[Player card, natural, needed]"""
    DECLINED = 9
    """[cards drawn by each]"""
    LEFT_TO_PARTNER = 10
    NOT_DEFENDED = 11
    """the partner could or would not"""
    DEFENDED = 12
    """[defence card, needed on the roll]"""
    DEFENCE_ROLLED = 13
    """[natural, needed, 1 if the ball is won, defence card]"""
    BOOSTED = 14
    """[Player card, natural, needed, 1 if the ball is won]"""
    VALIDATED = 15
    """[Action card, PA now]"""
    ABILITY_USED = 16
    """[ability, stars left, PA now]"""
    TRAP_ROLLED = 17
    """[natural, needed]"""
    DIVE_ROLLED = 18
    """[natural, needed]"""
    FOUL = 19
    """[award, PA]"""
    YELLOW = 20
    RED = 21
    """[red cards of this coach]"""
    DISCARDED = 22
    """[Action card]"""
    DISCARDED_PLAYER = 23
    """[Player card]"""
    TOOK_BACK = 24
    """[Action card] from the discards"""
    FETCHED = 25
    """secret: the Action card, from the pile"""
    BALL_WON = 26
    """[PA the other side had]"""
    GAVE_BACK = 27
    """[PA given up, 1 without compensation]"""
    SHOT = 28
    """[Action card or -1, PA, bonus]"""
    SHOT_ROLLED = 29
    """[number, bonus, number that counts; 0: another die follows]"""
    OFF_TARGET = 30
    """[number]"""
    SAVE_ROLLED = 31
    """[number, bonus, quality, number that counts; 0: another die follows]"""
    GOAL = 32
    """[side, goals of the first side, of the second]"""
    SAVED = 33
    CORNER = 34
    """[PA]"""
    FREE_KICK = 35
    """[PA] indirect"""
    DIRECT_FREE_KICK = 36
    PENALTY = 37
    KEEPER_READY = 38
    """[Player card]"""
    AIMED = 39
    """secret: the number"""
    PENALTY_TAKEN = 40
    """[shooter's number, keeper's number, 1 if goal, keeper's Player card or -1]"""
    SUBSTITUTED = 41
    """[Player card, tokens left]"""
    HOME_USED = 42
    ABILITY_CHOSEN = 43
    """secret: the ability"""
    ABILITIES_SHOWN = 44
    """[mask of all abilities]"""
    DECK_CHANGED = 45
    """secret: the move"""
    DECK_DONE = 46
    CAPTAIN_NAMED = 47
    BALL_GIVEN = 48
    """the captain's choice of who starts"""
    PASSED = 49
    """[seat that has the ball now]"""
    HALF_TIME = 50
    """[goals of the first side, of the second]"""
    FULL_TIME = 51
    """[goals of the first side, of the second]"""
    EXTRA_TIME = 52
    """[goals of the first side, of the second]"""
    SHOOT_OUT = 53
    """[goals of the first side, of the second]"""
    KICK_TAKEN = 54
    """[kicks scored by the first side, by the second]"""
    STARS_REGAINED = 55
    """[stars now]"""
