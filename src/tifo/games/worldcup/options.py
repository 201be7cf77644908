"""What may be chosen before a match."""

from tifo.core.errors import OptionError
from tifo.core.options import Option, numbers, switch
from tifo.games.worldcup.components import CUPS, MOST_SEATS, SEATS_OFFERED, Cup
from tifo.games.worldcup.state import Options

OPTIONS_OFFERED = (
    numbers("seats", range(2, MOST_SEATS + 1), 3),
    Option("cup", {CUPS[cup]: int(cup) for cup in Cup}, "1930"),
    switch("dice", True),
    Option("every_tie", {"first-place": 0, "every-tie": 1}, "first-place"),
    Option("early_stop", {"all-kicks": 0, "when-decided": 1}, "all-kicks"),
    Option("lot", {"first-seat": 0, "lot": 1}, "first-seat"),
)


def check_options(options: Options) -> None:
    """Everybody needs a team (A1)."""
    most = SEATS_OFFERED[options.cup]
    if options.seats > most:
        raise OptionError(
            "error-option-value",
            option="seats",
            value=str(options.seats),
            choices=", ".join(str(seats) for seats in range(2, most + 1)),
        )
