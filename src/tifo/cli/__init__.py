"""The command line: one file a command.

Every module here without a leading underscore is a command: it has a function of its own name, and
is found, not listed. Its arguments are annotated for Cyclopts; a help text that is a key of the
shell's catalogue (`cli-…`) is put into the user's language, any other is shown as it is.

Exit codes: 0 done, 1 the answer is no (a false match, a broken law), 2 asked wrongly, 3 a file that
cannot be used, 130 interrupted. Errors are one line on stderr.
"""

import os
import sys
from collections.abc import Sequence

INTERRUPTED, BROKEN_PIPE = 130, 141


def main(tokens: Sequence[str] | None = None) -> None:
    """Run a command and end the process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        from tifo.cli._app import run

        code = run(list(sys.argv[1:] if tokens is None else tokens))
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BROKEN_PIPE
    sys.exit(code)
