"""The rulebook of the World Cup Game, clause by clause."""
