"""Buteur, chapter by chapter of its rulebook."""
