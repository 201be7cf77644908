"""Footmania: build a team, trade, win the championship, for two, three or four coaches."""

from tifo.core.book import read_rulings
from tifo.core.contract import Game
from tifo.games.footmania import notation, rulebook, words
from tifo.games.footmania.box_tables import tables
from tifo.games.footmania.chance import chance
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.events import Happening
from tifo.games.footmania.laws import conserved, poke
from tifo.games.footmania.moves import PASS
from tifo.games.footmania.options import OPTIONS_OFFERED, check_options
from tifo.games.footmania.sheet import sheet

GAME = Game(
    name="footmania",
    version=2,
    rules=rulebook,
    notation=notation,
    words=words,
    clauses=Clause,
    happenings=Happening,
    options=OPTIONS_OFFERED,
    check_options=check_options,
    conserved=conserved,
    poke=poke,
    chance=chance,
    pass_move=PASS,
    sheet=sheet,
    rulings=read_rulings(__name__, Clause),
    tables=tables,
)
