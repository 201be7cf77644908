"""`python -m tests.web.seeded DB PORT`: a server whose dealer and bots are the same every time.

Every dealer has the same secret here. What differs from match to match is what the coaches add to
it, so a test meets the same cards whichever tests ran before it.
"""

import hashlib
import sys

from tifo.server.run import serve
from tifo.server.settings import Settings

SEED = b"tifo"
PACE = 0.05


def chance(count: int) -> bytes:
    """So many bytes, the same every time."""
    return hashlib.shake_256(SEED).digest(count)


if __name__ == "__main__":
    db, port = sys.argv[1:]
    serve(Settings(db, port=int(port), pace=PACE, chance=chance), open_browser=False)
