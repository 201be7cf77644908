"""Worldwide Football: attacks built card by card, for two coaches or four."""

from tifo.core.book import read_rulings
from tifo.core.contract import Game
from tifo.games.worldwide import notation, rulebook, words
from tifo.games.worldwide.box_tables import tables
from tifo.games.worldwide.chance import chance
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.laws import conserved
from tifo.games.worldwide.moves import PASS
from tifo.games.worldwide.options import OPTIONS_OFFERED, check_options
from tifo.games.worldwide.sheet import sheet
from tifo.games.worldwide.view import poke_state

GAME = Game(
    name="worldwide",
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
    sheet=sheet,
    rulings=read_rulings(__name__, Clause),
    tables=tables,
)
