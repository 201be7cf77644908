"""The contract of the game, in one place: each name and the room it comes from."""

from tifo.games.worldwide.apply import apply as apply, audience as audience
from tifo.games.worldwide.beginning import new_state as new_state
from tifo.games.worldwide.chance import odds as odds, pick as pick, total_odds as total_odds
from tifo.games.worldwide.legal import legal_moves as legal_moves, refusal as refusal
from tifo.games.worldwide.legal.windows import to_act as to_act
from tifo.games.worldwide.moves import (
    MOST_LEGAL as MOST_LEGAL,
    MOST_PLIES as MOST_PLIES,
    MOVE_COUNT as MOVE_COUNT,
)
from tifo.games.worldwide.outlook import outlook as outlook
from tifo.games.worldwide.rules_of_thumb import thumb as thumb
from tifo.games.worldwide.standing import standing as standing
from tifo.games.worldwide.state import Options as Options, State as State
from tifo.games.worldwide.view import View as View, sample_world as sample_world, view as view
