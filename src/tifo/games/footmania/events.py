"""What can happen, and what the fields of each event mean. Money is counted in notes."""

from enum import IntEnum


class Happening(IntEnum):
    """Kinds of event. In brackets the public fields a, b, c, d; `secret` where there is one."""

    BEGAN = 1
    """this seat begins"""
    ROLLED = 2
    """[pips]"""
    MOVED = 3
    """[from square, square]"""
    MISSED = 4
    """the seat misses its turn"""
    ROLLS_AGAIN = 5
    """a Euromatch square in phase one"""
    DREW_MAN = 6
    """[pack, man + 1 if everybody sees him]; secret: the man + 1"""
    LEFT_PACK = 7
    """the coach does not draw"""
    BOUGHT = 8
    """[price, man + 1 if everybody has seen him]; secret: the man + 1"""
    DECLINED = 9
    """[man, lowest bid] he is shown and goes to auction"""
    BID = 10
    """[notes]"""
    LEFT_AUCTION = 11
    """the seat bids no more"""
    AUCTIONED = 12
    """[man, notes]"""
    UNSOLD = 13
    """[man] under the pack"""
    SCOUTED = 14
    """[man, reduced price] turned up by a question mark"""
    SOLD = 15
    """[item, notes] to the bank"""
    OFFERED = 16
    """[to seat, notes added (negative: asked), counters so far]"""
    OFFERED_ITEM = 17
    """[item] given in the offer, and shown"""
    ASKED_ITEM = 18
    """[item] asked for in the offer"""
    ASKED_NUMBER = 19
    """[place] any man for this number is asked for"""
    REFUSED = 20
    """[from seat] the offer is declined"""
    COUNTERED = 21
    """[from seat] another offer follows"""
    DEAL = 22
    """[from seat, notes added (negative: asked)] the seat accepts"""
    CHANGED_HANDS = 23
    """[item, from seat] it is now the seat's"""
    QUESTION = 24
    """[card]"""
    RECEIVED = 25
    """[notes, clause-free reason: question + 1, or 0] from the bank"""
    OWES = 26
    """[notes, creditor: seat + 1 or 0 for the pactole]"""
    PAID = 27
    """[notes, creditor: seat + 1 or 0 for the pactole]"""
    LET_OFF = 28
    """[notes] nothing is left to sell"""
    WILL_MISS = 29
    """the next turn is missed"""
    SPONSORED = 30
    """[sponsor] lies before the seat"""
    SPONSOR_BACK = 31
    """[sponsor] under the pack"""
    SPONSOR_PAID = 32
    """[sponsor, notes]"""
    NO_SPONSOR = 33
    """[kind] no card for this square"""
    PACTOLE = 34
    """[notes]"""
    DREW_PLUS = 35
    """[kind + 1 if everybody knows it]; secret: the kind + 1"""
    SHED_PLUS = 36
    """secret: the kind + 1"""
    SHOWED = 37
    """[man] everybody sees him"""
    COMPLETE = 38
    """[men, prize] phase one ends"""
    TIME_UP = 39
    """[rounds] phase one ends without a prize"""
    NUMBERED = 40
    """[championship number from 1]"""
    DAY = 41
    """[day from 1] the seat's pawn came round"""
    TRANSFERS_OVER = 42
    """no more transfers"""
    KICK_OFF = 43
    """[away seat, day from 1, or 0 in the play-off]"""
    READY = 44
    """the seat's line-up is chosen"""
    FIELDED = 45
    """[place, man + 1, or 0 for a trainee]"""
    STRONG = 46
    """[stars] of the seat's side"""
    PLAYED_PLUS = 47
    """[kind, stars gained]"""
    STRUCK = 48
    """[kind, place, man] against this seat"""
    PROTESTED = 49
    """[kind] the card is cancelled"""
    INJURED = 50
    """[place, man]"""
    SENT_OFF = 51
    """[place, man]"""
    CAME_ON = 52
    """[place, man + 1, or 0 for a trainee]"""
    RESULT = 53
    """[away seat, stars, stars of the other side, points of the seat]"""
    GATE = 54
    """[notes]"""
    PLAY_OFF = 55
    """[mask of the seats that are level]"""
    RIVAL = 56
    """[European team]"""
    AVOIDED = 57
    """[European team] the coach declines"""
    WON_EUROMATCH = 58
    """[team, stars, notes, pennants now]"""
    LOST_EUROMATCH = 59
    """[team, stars]"""
    CHAMPION = 60
    """[points]"""
