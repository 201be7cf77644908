"""The contract of the game, in one place."""

from tifo.games.worldcup.apply import apply, audience
from tifo.games.worldcup.chance import odds, pick, total_odds
from tifo.games.worldcup.legal import legal_moves, refusal, to_act
from tifo.games.worldcup.moves import MOST_LEGAL, MOST_PLIES, MOVE_COUNT
from tifo.games.worldcup.outlook import outlook
from tifo.games.worldcup.rules_of_thumb import thumb
from tifo.games.worldcup.standing import standing
from tifo.games.worldcup.state import Options, State, new_state
from tifo.games.worldcup.view import View, sample_world, view

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
