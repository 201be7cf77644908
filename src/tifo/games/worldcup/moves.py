"""A move is one number: a card, then where its tokens go; after those come the moves of CHANCE."""

from tifo.games.worldcup.components import COLOURS, KINDS, MOST_SEATS, NATIONS, ROWS

PLAY = 0
"""+ the kind of card that is played for its effect."""
DISCARD = PLAY + KINDS
"""+ the kind of card that is discarded without effect."""
PLACE = DISCARD + KINDS
"""+ the row where a token goes, or for which a penalty is taken."""
CANCEL = PLACE + ROWS
"""+ the row whose outermost token is cancelled."""
ENOUGH = CANCEL + ROWS
"""No further token (WC-XI.p.3)."""
LIFT = ENOUGH + 1
"""One coach owns both finalists: the cup is his (WC-XI.f)."""
PLAY_ON = LIFT + 1
"""The same coach plays the final out."""
DRAW = PLAY_ON + 1
"""CHANCE: + the kind of card that is drawn."""
DIE = DRAW + KINDS
"""CHANCE: + the colour that a die shows."""
WHISTLE = DIE + COLOURS
"""CHANCE: the matches are scored without modifier dice."""
TEAM = WHISTLE + 1
"""CHANCE: + the team that is dealt, or that the lot puts first."""
SEAT = TEAM + NATIONS
"""CHANCE: + the seat that the lot falls on."""
MOVE_COUNT = SEAT + MOST_SEATS
MOST_LEGAL = 2 * ROWS
"""A Defence may be placed or cancel an Attack on any row of the groups; and room to write one."""
MOST_PLIES = 12_000
"""Turns are bounded by the piles; replays and sudden death by `limits` in the components."""
