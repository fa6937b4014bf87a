## The browser: one's own turn

web-hand-end-anyway =
    { $count ->
        [one] One card is unplayed. End your turn anyway?
       *[other] { $count } cards are unplayed. End your turn anyway?
    }
