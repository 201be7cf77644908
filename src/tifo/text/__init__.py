"""What people read: Fluent catalogues, one a game and one for everything around the games.

The browser loads the same files, so both sides say the same words.
"""

from tifo.text.catalogue import LANGUAGES, Catalogue, catalogue, pick_language

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "pick_language"]
