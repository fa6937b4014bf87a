# What happens at the table, as a film or as pictures that stand still.

web-film-rolling = The dice roll…
web-film-turning = The bids are turned over…
web-film-next = Click, or press space, to go on
web-film-tap = Tap to go on
web-film-sending = Sending…
web-film-plays = { $name } is playing…

# To whoever comes back. $count: how many pictures the film has.

web-film-away = While you were away
web-film-missed =
    { $count ->
        [one] You have not seen the last step.
       *[other] You have not seen the last { $count } steps.
    }
web-film-cut = Too much for one film: it begins some rounds back.
web-film-watch = Watch
web-film-pass = Skip
web-film-whole = The whole replay
