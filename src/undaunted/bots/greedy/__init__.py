"""The greedy bot's rules of thumb, compiled with the rules: each file is named for what it values."""
