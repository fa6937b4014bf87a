### The solo opponent at the table: its line of cards, and why it did what it did.

web-solo-line = Its cards
web-solo-last = Its last turn
web-solo-empty = none yet
web-solo-face-down = A card face down, set aside for its next turn
web-solo-now = being resolved
web-solo-next = waiting
web-solo-aside = set aside
web-solo-done = resolved
web-solo-sideways = lies sideways, will be resolved twice
# $card: the name of the card that was resolved.
web-solo-why = { $card }: why?
web-solo-title = Why?
web-solo-waits = Reading the card again …
web-solo-applied = Applied:
web-solo-skipped = Did not apply:
web-solo-chosen = chosen
web-solo-cards = Its cards
web-solo-before = Card before
web-solo-after = Next card
