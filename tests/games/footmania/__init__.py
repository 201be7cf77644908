"""Footmania, chapter by chapter of its rulebook."""
