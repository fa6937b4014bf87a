## The replay of a game

web-replay-title = Replay: { $title }
web-replay-moment = Moment of the game
web-replay-at = { $at } of { $last } · round { $round }
web-replay-controls = Replay
web-replay-story = What happened
web-replay-nothing = Nothing has happened yet.
web-replay-why = Why?
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-space = Space
web-replay-step = One step on
web-replay-last = To the end
web-replay-pace = Pace
web-replay-pace-slow = slow
web-replay-pace-normal = normal
web-replay-pace-fast = fast
web-replay-pace-rush = in a rush
web-replay-eyes = Seen by
web-replay-nobody = a spectator
web-replay-copy = Link to this moment
web-replay-copied = The link to this moment is copied.
web-replay-hand = Hand
web-replay-deck = Deck
web-replay-discard = Discard pile
web-replay-decided = What decided it
web-replay-dice = Check the dice
web-replay-verify-why = All dice and draws come from a secret number. Its fingerprint is told before the first card is drawn, the number itself after the end: so nobody can have chosen the luck of this game.
web-replay-seed-hash = Fingerprint (SHA-256 of the seed)
web-replay-seed = The seed
web-replay-verify-how = Download the log of the game and check it on your own machine:
web-replay-verify-later = The seed and the log are given out when the game is over.
web-replay-download = Download the log

## What is written of a game that cannot be shown any more

web-written-title = What is left of this game
web-written-won = { $side } won in round { $round }.
web-written-drawn = A draw in round { $round }.
web-written-withdrew = { $name } withdrew in round { $round }.
web-written-running = It stood in round { $round }, and { $name } was to decide.
web-written-hidden = It had not ended: what the others decided stays hidden. Whoever keeps this server can export it, to be played on where its scenario still is.
web-written-log = Download its log
web-written-rows = { $count ->
    [one] One decision
   *[other] All { $count } decisions
}
