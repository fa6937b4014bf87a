### What Stalingrad adds to the log, the questions and the refusals.


## The log

event-routed = { FORM($unit, "The") } has no card left to lose and is routed.
event-rout-ended = { FORM($unit, "The") } rallies and is no longer routed.
event-driven-off = { FORM($unit, "The") } is driven from { FORM($from, "tile") } to { FORM($to, "the") }.
# $face is the letter of the face that the place shows now; $state is damaged or destroyed.
event-tile-damaged =
    { FORM($side, "The") } { $state ->
        [destroyed] { FORM($side, "number") ->
            [singular] destroys
           *[plural] destroy
        }
       *[damaged] { FORM($side, "number") ->
            [singular] damages
           *[plural] damage
        }
    } the building: { FORM($tile, "the") } now shows face { $face }.
event-tunnel-destroyed = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] destroys
       *[plural] destroy
    } the tunnel at { $tile }.
event-watched = { FORM($unit, "The") } keeps watch over { FORM($tile, "the") }.
event-watch-ended = { FORM($unit, "The") } keeps watch no longer.
event-smoked = { FORM($unit, "The") } lays smoke on { FORM($tile, "the") }.
event-shot-down = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] loses
       *[plural] lose
    } { FORM($card, "the") } from the { $zone ->
        [hand] hand
        [discard] discard pile
       *[deck] deck
    }: shot down.
event-returned = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] returns
       *[plural] return
    } { FORM($card, "the") } to { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } supply.
event-reused = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] has
       *[plural] have
    } { FORM($card, "the") } act once more.
# $total is what the side has now.
event-gained =
    { FORM($side, "The") } { FORM($side, "number") ->
        [singular] gains
       *[plural] gain
    } { $points ->
        [one] 1 mission point
       *[other] { $points } mission points
    }: { $total } in all.
event-halted = { FORM($unit, "The") } stops there, and the action ends.
event-mine-spent = The mine between { $edge } is spent.
event-withdrew = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] withdraws
       *[plural] withdraw
    }.
