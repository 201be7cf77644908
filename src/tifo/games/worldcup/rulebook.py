"""The contract of the game, in one place: each name and the room it comes from."""

from tifo.games.worldcup.apply import apply as apply, audience as audience
from tifo.games.worldcup.board import new_state as new_state
from tifo.games.worldcup.chance import odds as odds, pick as pick, total_odds as total_odds
from tifo.games.worldcup.legal import (
    legal_moves as legal_moves,
    refusal as refusal,
    to_act as to_act,
)
from tifo.games.worldcup.moves import (
    MOST_LEGAL as MOST_LEGAL,
    MOST_PLIES as MOST_PLIES,
    MOVE_COUNT as MOVE_COUNT,
)
from tifo.games.worldcup.outlook import outlook as outlook
from tifo.games.worldcup.rules_of_thumb import thumb as thumb
from tifo.games.worldcup.standing import standing as standing
from tifo.games.worldcup.state import Options as Options, State as State
from tifo.games.worldcup.view import View as View, sample_world as sample_world, view as view
