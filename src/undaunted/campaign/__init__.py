"""Games that follow one another: pools of soldiers, a city that changes, a record; no server and no bots."""
