"""A move is one number: a block for each kind of choice, in this order."""

from tifo.games.worldwide.components import ABILITIES, D6, D20, KINDS, PLAYER_CARDS, PRESETS

ACTION = 0
"""+ the Action card that is played, in attack or in defence."""
DISCARD = ACTION + KINDS
"""+ the Action card that is given up."""
FETCH = DISCARD + KINDS
"""+ the Action card that is taken from the pile or the discards."""
PLAYER = FETCH + KINDS
"""+ the Player card that is played, or given up where one must be."""
SUBSTITUTE = PLAYER + PLAYER_CARDS
"""+ the Player card that leaves the match for a star."""
USE = SUBSTITUTE + PLAYER_CARDS
"""+ the ability that a star pays for."""
CHOOSE = USE + ABILITIES
"""+ the ability that joins the printed three."""
FACE = CHOOSE + ABILITIES
"""+ the number of a penalty, from 0."""
PRESET = FACE + D6
"""+ the deck to start from."""
TAKE_OUT = PRESET + PRESETS
"""+ the Action card that leaves the deck."""
PUT_IN = TAKE_OUT + KINDS
"""+ the Action card that joins the deck."""
DONE = PUT_IN + KINDS
"""The deck is ready."""
KEEP_ARMBAND = DONE + 1
HAND_ARMBAND = KEEP_ARMBAND + 1
CAPTAIN_STARTS = HAND_ARMBAND + 1
PARTNER_STARTS = CAPTAIN_STARTS + 1
PASS_BALL = PARTNER_STARTS + 1
"""To the partner."""
LEAVE_TO_PARTNER = PASS_BALL + 1
"""The partner defends."""
DRAW_CARDS = LEAVE_TO_PARTNER + 1
"""Do not defend, and draw."""
USE_HOME = DRAW_CARDS + 1
"""The stadium helps this roll."""
GIVE_BACK = USE_HOME + 1
PASS = GIVE_BACK + 1
SHOW = PASS + 1
"""CHANCE: + the Action card that is drawn."""
SHOW_PLAYER = SHOW + KINDS
"""CHANCE: + the Player card that is drawn."""
ROLL_D20 = SHOW_PLAYER + PLAYER_CARDS
"""CHANCE: + the number rolled, from 0."""
ROLL_D6 = ROLL_D20 + D20
TOSS = ROLL_D6 + D6
"""CHANCE: + the side that kicks off."""
MOVE_COUNT = TOSS + 2
MOST_LEGAL = 64
"""Every kind of card to discard and every card of the squad are fewer."""
MOST_PLIES = 4000
"""A half plays or discards each card once, stars and Player cards bring back a few."""
