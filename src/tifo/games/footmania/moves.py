"""A move is one number in one of these blocks; what it means depends on the phase."""

from tifo.games.footmania.components import (
    EUROPEANS,
    HIGHEST_BID,
    ITEMS,
    KINDS,
    MEN,
    MOST_SEATS,
    NUMBERS,
    QUESTIONS,
    SQUARES,
    SUMS,
)

PASS = 0
"""Nothing, enough, no."""
YES = 1
"""Draw, buy, accept, ready, play."""
SHOW_TEAM = 2
"""A complete team ends phase one."""
SELL = 3
"""To the bank; an item follows."""
OFFER = 4
"""To another coach; whom, what and what for follow."""
COUNTER = 5
"""Answer an offer with another."""
PAY = 6
"""Money rather than a footballer."""
TRAINEE = 7
SEAT = 8
"""+ the seat that an offer is for."""
ITEM = SEAT + MOST_SEATS
"""+ a footballer, or MEN + a sponsor."""
NUMBER = ITEM + ITEMS
"""+ a place in the team: number 1 is place 0."""
PLUS = NUMBER + NUMBERS
"""+ a kind of Plus card."""
GET = PLUS + KINDS
"""+ index of the sum that an offer asks for."""
EVEN = GET + SUMS
"""No money in an offer."""
GIVE = EVEN + 1
"""+ index of the sum that an offer adds."""
BID = GIVE + SUMS
"""+ notes."""
GO = BID + HIGHEST_BID + 1
"""+ the square to stop on."""
ROLL = GO + SQUARES
"""CHANCE: + pips - 1."""
MAN = ROLL + 6
"""CHANCE: + the footballer drawn."""
DEAL = MAN + MEN
"""CHANCE: + the kind of Plus card drawn."""
ASK = DEAL + KINDS
"""CHANCE: + the question mark drawn."""
RIVAL = ASK + QUESTIONS
"""CHANCE: + the European team drawn."""
LOT = RIVAL + EUROPEANS
"""CHANCE: + the seat that begins, or has the next championship number."""
MOVE_COUNT = LOT + MOST_SEATS
MOST_LEGAL = 192
"""Every bid and every item of a coach who owns them all, and room."""
MOST_PLIES = 300_000
"""Phase one has at most 80 rounds, a lap 32 steps; a turn at most 80 bids and four short offers."""
