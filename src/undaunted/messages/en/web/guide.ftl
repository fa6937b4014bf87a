### Guided games in the browser: the way in, the coach's slip, the way on.

web-guide-new = New here?
web-guide-new-text = Learn the game by playing it: a real first game, explained step by step, in about { $minutes } minutes. You can leave at any time and go on later, or skip it and simply play.
web-guide-start = { $title } ({ $minutes } min)
web-guide-continue = { $title }: go on at { $number } of { $count }
web-guide-go-on = Go on at step { $number } of { $count }
web-guide-begin = Begin
web-guide-page = Learn by playing
web-guide-page-text = Nothing to read beforehand. Somebody sits beside you, explains what is there to see, and says what to do next.
web-guide-facts = { $scenario }, about { $minutes } minutes
web-guide-link = Learn the game first
web-guide-link-text = A guided first game. It leads back to this table afterwards.

# The slip
web-guide-step = { $number } of { $count }
web-guide-next = Next
web-guide-back = Read the page before again
web-guide-show = Do it for me
web-guide-again = Start again
web-guide-again-sure = From the beginning?
web-guide-leave = Leave
web-guide-leave-text = Leave the guide. It stays where it is, and you can go on later.
web-guide-to-table = Back to your table
web-guide-fold = Fold the slip up
web-guide-unfold = Unfold the slip
web-guide-watch = Watch what happens.
web-guide-astray = This game has left its guide: play it as you like, or start the guide again.

# The end
web-guide-done = Well played!
web-guide-play = Now play { $scenario } yourself
web-guide-other = { $title } ({ $minutes } min)
web-guide-replay = Replay
web-guide-look = Look at the board
web-guide-rules = The rules
