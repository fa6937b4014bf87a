"""Where the game is tried out: fuzzing looks for what is wrong, the bench for what is slow."""
