"""`python -m tifo.cli` is `tifo`."""

from tifo.cli import main

main()
