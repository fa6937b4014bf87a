"""Equal bots on both sides: which scenarios favour one, how long games last, and what gets used."""
