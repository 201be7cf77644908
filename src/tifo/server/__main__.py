"""`python -m tifo.server`: the server alone, as tests and benchmarks start it."""

import argparse
import sys

from tifo.server.run import database_url, serve
from tifo.server.settings import DEFAULT_PORT, Settings

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tifo.server")
    parser.add_argument("--db")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--pace", type=float, default=0.4)
    asked = parser.parse_args()
    settings = Settings(database_url(asked.db), asked.host, asked.port, asked.pace)
    sys.exit(serve(settings, open_browser=False))
