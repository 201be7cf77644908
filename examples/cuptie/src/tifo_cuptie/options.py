"""What may be chosen before a match."""

from tifo.core.options import numbers
from tifo_cuptie.components import SEATS, SQUAD, SQUADS_OFFERED
from tifo_cuptie.state import Options

OPTIONS_OFFERED = (numbers("seats", (SEATS,), SEATS), numbers("squad", SQUADS_OFFERED, SQUAD))


def check_options(options: Options) -> None:
    """Every combination can be played."""
