## The browser: one's own turn

web-hand-end-anyway =
    { $count ->
        [one] One card is unplayed. End your turn anyway?
       *[other] { $count } cards are unplayed. End your turn anyway?
    }

## Places aboard a vehicle: what taking one means for whoever acts

web-hand-place-swap = swap
web-hand-place-move = move here
web-hand-place-enter = get in
web-hand-place-as = As { $place }:
web-hand-key-large = see the focused card large
