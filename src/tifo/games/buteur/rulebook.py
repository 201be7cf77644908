"""The contract of the game, in one place: each name and the room it comes from."""

from tifo.games.buteur.apply import apply as apply, audience as audience
from tifo.games.buteur.chance import odds as odds, pick as pick, total_odds as total_odds
from tifo.games.buteur.legal import legal_moves as legal_moves, refusal as refusal, to_act as to_act
from tifo.games.buteur.moves import (
    MOST_LEGAL as MOST_LEGAL,
    MOST_PLIES as MOST_PLIES,
    MOVE_COUNT as MOVE_COUNT,
)
from tifo.games.buteur.outlook import outlook as outlook
from tifo.games.buteur.rules_of_thumb import thumb as thumb
from tifo.games.buteur.state import (
    Options as Options,
    State as State,
    new_state as new_state,
    standing as standing,
)
from tifo.games.buteur.view import View as View, sample_world as sample_world, view as view
