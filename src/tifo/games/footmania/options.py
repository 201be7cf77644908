"""What may be chosen before a match."""

from tifo.core.options import Option, numbers
from tifo.games.footmania.state import Options, Team

OPTIONS_OFFERED = (
    numbers("seats", (2, 3, 4), 4),
    Option("team", {"eleven": int(Team.ELEVEN), "ten": int(Team.TEN)}, "eleven"),
)


def check_options(options: Options) -> None:
    """Every combination can be played."""
