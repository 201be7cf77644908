"""The World Cup Game: the cups of 1930 and 2002, for two to sixteen coaches."""

from tifo.core.book import read_rulings
from tifo.core.contract import Game
from tifo.games.worldcup import notation, rulebook, words
from tifo.games.worldcup.box_tables import tables
from tifo.games.worldcup.chance import chance
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.laws import conserved
from tifo.games.worldcup.options import OPTIONS_OFFERED, check_options
from tifo.games.worldcup.sheet import sheet
from tifo.games.worldcup.view import poke_state

GAME = Game(
    name="worldcup",
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
    sheet=sheet,
    rulings=read_rulings(__name__, Clause),
    tables=tables,
)
