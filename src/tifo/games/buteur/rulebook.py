"""The contract of the game, in one place."""

from tifo.games.buteur.apply import apply, audience
from tifo.games.buteur.chance import odds, pick, total_odds
from tifo.games.buteur.legal import legal_moves, refusal, to_act
from tifo.games.buteur.moves import MOST_LEGAL, MOST_PLIES, MOVE_COUNT
from tifo.games.buteur.outlook import outlook
from tifo.games.buteur.rules_of_thumb import thumb
from tifo.games.buteur.state import Options, State, new_state, standing
from tifo.games.buteur.view import View, sample_world, view

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
