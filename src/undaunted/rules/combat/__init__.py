"""Combat actions: the sum of a defence, the dice, and what a hit does."""
