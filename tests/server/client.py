"""A browser without a screen, which tests share with the scripts of `tools/`."""

from guests import PATIENCE, Guest, decoder, play_on

__all__ = ["PATIENCE", "Guest", "decoder", "play_on"]
