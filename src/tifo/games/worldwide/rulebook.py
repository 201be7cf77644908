"""The contract of the game, in one place."""

from tifo.games.worldwide.apply import apply, audience
from tifo.games.worldwide.beginning import new_state
from tifo.games.worldwide.chance import odds, pick, total_odds
from tifo.games.worldwide.legal import legal_moves, refusal
from tifo.games.worldwide.moves import MOST_LEGAL, MOST_PLIES, MOVE_COUNT
from tifo.games.worldwide.outlook import outlook
from tifo.games.worldwide.rules_of_thumb import thumb
from tifo.games.worldwide.standing import standing
from tifo.games.worldwide.state import Options, State
from tifo.games.worldwide.view import View, sample_world, view
from tifo.games.worldwide.windows import to_act

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
