"""A folder a game."""
