"""What may be chosen before a match."""

from tifo.core.errors import OptionError
from tifo.core.options import Option, numbers, switch
from tifo.games.worldwide.components import TEAM_NAME, Mode
from tifo.games.worldwide.state import Choice, KickOff, Options

TEAM_CHOICES = {name: number for number, name in enumerate(TEAM_NAME)}


def rule(name: str) -> Option:
    """A rule that a mode has or has not, or on or off by itself (WF-14.0)."""
    return Option(name, {"mode": Choice.BY_MODE, "off": Choice.OFF, "on": Choice.ON}, "mode")


OPTIONS_OFFERED = (
    numbers("seats", (2, 4), 2),
    Option(
        "mode",
        {
            "amateur": Mode.AMATEUR,
            "professional": Mode.PROFESSIONAL,
            "international": Mode.INTERNATIONAL,
        },
        "amateur",
    ),
    Option("first_team", TEAM_CHOICES, "france"),
    Option("second_team", TEAM_CHOICES, "brazil"),
    Option(
        "kick_off",
        {"toss": KickOff.TOSS, "first": KickOff.FIRST_SIDE, "second": KickOff.SECOND_SIDE},
        "toss",
    ),
    rule("fouls"),
    rule("specialists"),
    rule("bookings"),
    rule("corners"),
    rule("abilities"),
    rule("off_target"),
    rule("substitutions"),
    rule("keeper_on_penalty"),
    Option("stadium", {"neutral": 0, "first": 1, "second": 2}, "neutral"),
    switch("extra_time", False),
    switch("shoot_out", False),
    switch("free_kick_draw", True),
    rule("counter_once"),
    switch("all_kicks", False),
)


def check_options(options: Options) -> None:
    """There is one squad of each team (B40)."""
    if options.first_team == options.second_team:
        taken = TEAM_NAME[options.first_team]
        others = ", ".join(name for name in TEAM_NAME if name != taken)
        raise OptionError("error-option-value", option="second_team", value=taken, choices=others)
