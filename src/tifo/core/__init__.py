"""Records, the contract of a game, events, errors, the log and its replay.

No game, no I/O, no clock. The only randomness is a small generator that drivers keep.
"""
