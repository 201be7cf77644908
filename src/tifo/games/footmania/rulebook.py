"""The contract of the game, in one place."""

from tifo.games.footmania.apply import apply, audience
from tifo.games.footmania.apply.championship import standing
from tifo.games.footmania.chance import odds, pick, total_odds
from tifo.games.footmania.legal import legal_moves, to_act
from tifo.games.footmania.moves import MOST_LEGAL, MOST_PLIES, MOVE_COUNT
from tifo.games.footmania.outlook import outlook
from tifo.games.footmania.refusals import refusal
from tifo.games.footmania.rules_of_thumb import thumb
from tifo.games.footmania.setup import new_state
from tifo.games.footmania.state import Options, State
from tifo.games.footmania.view import View, sample_world, view

__all__ = [
    "MOST_LEGAL",
    "MOST_PLIES",
    "MOVE_COUNT",
    "Options",
    "State",
    "View",
    "apply",
    "audience",
    "legal_moves",
    "new_state",
    "odds",
    "outlook",
    "pick",
    "refusal",
    "sample_world",
    "standing",
    "thumb",
    "to_act",
    "total_odds",
    "view",
]
