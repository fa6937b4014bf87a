"""Whole campaigns played by bots: who wins, where they go, what they cost."""
