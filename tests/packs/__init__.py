"""Packs for tests, written into a folder and found by name."""
