"""Information-set Monte Carlo tree search. `SearchBot` in `undaunted.bots.searcher` is the way in."""
