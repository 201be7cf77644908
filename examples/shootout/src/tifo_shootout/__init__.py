"""A penalty shoot-out: the smallest game that uses every part of the contract."""
