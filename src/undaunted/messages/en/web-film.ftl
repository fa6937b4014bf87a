# What happens at the table, as a film or as pictures that stand still.

web-film-rolling = The dice roll…
web-film-turning = The bids are turned over…
web-film-next = Tap or press space to go on
web-film-sending = Sending…
web-film-plays = { $name } is playing…

# To whoever comes back. $count: how many pictures the film has.

web-film-away = While you were away
web-film-missed =
    { $count ->
        [one] Something happened that you have not seen yet.
       *[other] { $count } things happened that you have not seen yet.
    }
web-film-cut = Too much for one film: it begins some rounds back.
web-film-watch = Watch
web-film-pass = Skip
web-film-whole = The whole replay
