"""What is wrong with a pack: names that mean nothing, what no table can hold, what cannot be played."""
