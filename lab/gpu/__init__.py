"""Kernels made here and launched where a GPU is: random matches, and the arena with searches."""
