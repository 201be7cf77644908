"""`tifo verify`: was a match played as its file says?"""

from tifo.cli._app import NO
from tifo.cli._arguments import Lang, MatchFile
from tifo.cli._talk import Talk, choose_language, complain
from tifo.core.errors import MatchFileError
from tifo.play import file as match_file


def verify(path: MatchFile, /, *, lang: Lang = None) -> int:
    """Check a finished match offline: the dealer's promise, every draw, every move."""
    talk = Talk(choose_language(lang))
    data = match_file.load(path)
    game = match_file.game_of(data)
    try:
        match = match_file.verify(data)
    except MatchFileError as error:
        complain(talk.tell(error.message))
        return NO
    draws = sum(ply.seat < 0 for ply in match.plies)
    print(talk.say("cli-verify-true", plies=len(match.plies), draws=draws, game=game.name))
    return 0
