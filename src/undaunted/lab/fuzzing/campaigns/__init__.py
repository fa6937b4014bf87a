"""Whole campaigns at random, with everything looked at that must hold between games."""
