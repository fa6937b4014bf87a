"""Positions in one line, both ways, and whether one from outside can be believed."""
