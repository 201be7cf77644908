"""Break the rules of a game by machine, one change at a time, and see which tests notice."""
