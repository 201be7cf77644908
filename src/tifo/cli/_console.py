"""The terminal that commands print to."""

from rich.console import Console


class Paper(Console):
    """A console that leaves a reader who went away to the one place where commands end."""

    def on_broken_pipe(self) -> None:
        """Let the command end as it would without Rich."""
        raise BrokenPipeError


def paper() -> Console:
    """Standard output, with colours where it is a terminal."""
    return Paper(highlight=False)
