"""Vehicles: places aboard, entering and leaving them, crews that are hit."""
