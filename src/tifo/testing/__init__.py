"""The conformance kit: what every game must satisfy; a game from outside can use it too.

`laws` on random play, `leaks` of what a seat may not know, `twins` interpreted and compiled,
`golden` playthroughs, `perft` move counts, `villains` among the bots, and the matrix of `clauses`.
"""
