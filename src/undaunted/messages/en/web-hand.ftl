## The browser: one's own turn

web-hand-only-readies = Suppressed: this card only readies the unit.
web-hand-end-anyway =
    { $count ->
        [one] One card is unplayed. End your turn anyway?
       *[other] { $count } cards are unplayed. End your turn anyway?
    }
