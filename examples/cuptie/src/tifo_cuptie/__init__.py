"""Cup Tie: a cup for two coaches, with cards and dice, as one package."""

from tifo.core.book import read_rulings
from tifo.core.contract import Game
from tifo_cuptie import notation, rulebook, words
from tifo_cuptie.box_tables import tables
from tifo_cuptie.chance import chance
from tifo_cuptie.clauses import Clause
from tifo_cuptie.events import Happening
from tifo_cuptie.laws import conserved
from tifo_cuptie.moves import PASS
from tifo_cuptie.options import OPTIONS_OFFERED, check_options
from tifo_cuptie.sheet import sheet
from tifo_cuptie.view import poke_state

GAME = Game(
    name="cuptie",
    version=1,
    rules=rulebook,
    notation=notation,
    words=words,
    clauses=Clause,
    happenings=Happening,
    options=OPTIONS_OFFERED,
    check_options=check_options,
    conserved=conserved,
    poke=poke_state,
    chance=chance,
    pass_move=PASS,
    unprinted=frozenset(Clause),
    sheet=sheet,
    rulings=read_rulings(__name__, Clause),
    tables=tables,
)
