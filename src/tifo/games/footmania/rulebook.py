"""The contract of the game, in one place: each name and the room it comes from."""

from tifo.games.footmania.apply import apply as apply, audience as audience
from tifo.games.footmania.apply.championship import standing as standing
from tifo.games.footmania.chance import odds as odds, pick as pick, total_odds as total_odds
from tifo.games.footmania.legal import (
    legal_moves as legal_moves,
    refusal as refusal,
    to_act as to_act,
)
from tifo.games.footmania.moves import (
    MOST_LEGAL as MOST_LEGAL,
    MOST_PLIES as MOST_PLIES,
    MOVE_COUNT as MOVE_COUNT,
)
from tifo.games.footmania.outlook import outlook as outlook
from tifo.games.footmania.rules_of_thumb import thumb as thumb
from tifo.games.footmania.setup import new_state as new_state
from tifo.games.footmania.state import Options as Options, State as State
from tifo.games.footmania.view import View as View, sample_world as sample_world, view as view
