"""What a game looks like in a terminal: the board, the cards, the options, and how they fit a window."""
