"""Packs made up at random, and played: whatever passes the checks must do no harm."""
