"""The World Cup Game."""
