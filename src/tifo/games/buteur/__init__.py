"""Buteur: football with cards, for two, three or four coaches."""

from tifo.core.book import read_rulings
from tifo.core.contract import Game
from tifo.games.buteur import notation, rulebook, words
from tifo.games.buteur.box_tables import tables
from tifo.games.buteur.chance import chance
from tifo.games.buteur.clauses import Clause
from tifo.games.buteur.events import Happening
from tifo.games.buteur.laws import conserved
from tifo.games.buteur.moves import PASS
from tifo.games.buteur.options import OPTIONS_OFFERED, check_options
from tifo.games.buteur.sheet import sheet
from tifo.games.buteur.view import poke_state

GAME = Game(
    name="buteur",
    version=2,
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
    rulings=read_rulings(__name__, Clause),
    tables=tables,
    sheet=sheet,
)
