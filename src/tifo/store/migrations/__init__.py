"""Numbered migrations; a new one is the next number in `versions/`."""
