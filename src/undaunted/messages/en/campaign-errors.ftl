### Why a campaign does not allow something now.

campaign-error-twice = A card is chosen twice. Choose each card once.
campaign-error-unknown-card = One of these cards cannot be chosen now. Look at the choice again: it may have changed.
campaign-error-count = These are too many cards of one unit, or too few. Choose as many of each as the choice says.
campaign-error-not-now = It is not the time for that. The campaign's page says what comes next.
campaign-error-not-mustered = The game cannot begin yet: both sides have to choose their decks first.
campaign-error-not-begun = No game of this campaign is being played now.
campaign-error-nothing-to-void = There is no game that could be made void: the next one has begun, or none was played yet.
campaign-error-no-such-game = This campaign has not come to that game.
campaign-error-no-such-side = This campaign has no such side.
campaign-error-not-a-fork = Only a campaign that was made from another can be left.
campaign-error-over = The campaign is over.
campaign-error-given-up = A game of a campaign ends by its rules, or by withdrawing at the start of one's turn.
