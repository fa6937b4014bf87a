"""What is written down of a game: rows, logs, chance, and the way back from a record to a game."""
