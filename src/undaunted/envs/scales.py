"""What counts are measured in."""

TENTHS = 10
"""Small ones without a natural limit."""
BYTE = 255
"""The most that one can be."""
