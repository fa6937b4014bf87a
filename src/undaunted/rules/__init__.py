"""The game, pure: no I/O, no clock, no global randomness. `engine` is the way in, `words` its vocabulary."""
