"""The contract of the game, in one place: each name and the room it comes from."""

from tifo_cuptie.apply import apply as apply, audience as audience
from tifo_cuptie.chance import odds as odds, pick as pick, total_odds as total_odds
from tifo_cuptie.legal import legal_moves as legal_moves, refusal as refusal
from tifo_cuptie.moves import (
    MOST_LEGAL as MOST_LEGAL,
    MOST_PLIES as MOST_PLIES,
    MOVE_COUNT as MOVE_COUNT,
)
from tifo_cuptie.outlook import outlook as outlook
from tifo_cuptie.rules_of_thumb import thumb as thumb
from tifo_cuptie.state import (
    Options as Options,
    State as State,
    new_state as new_state,
    standing as standing,
    to_act as to_act,
)
from tifo_cuptie.view import View as View, sample_world as sample_world, view as view
