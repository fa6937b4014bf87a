## The lobby

web-lobby-you = You
web-lobby-versus = against
web-lobby-bot = A bot: { $bot }
web-lobby-play = Play now
web-lobby-other-way = Another way to play it…
web-lobby-scenarios = Choose a scenario
web-lobby-game = Game
web-lobby-vehicles = vehicles
web-lobby-boxed = { $box }: { $title }
web-lobby-teams = 2 or 4 players
web-lobby-first = Good to know
web-lobby-first-glow = What you may pick glows. One click picks it.
web-lobby-first-why = Click on something dimmed, and it says why not now.
web-lobby-first-undo = Undo takes back whatever showed neither die nor card.
web-lobby-first-rules = Press ? at the table for the rule behind each question.
web-lobby-first-book = Tap the book at the top of the table for the rule behind each question.
web-lobby-left-out = { $count ->
    [one] One pack was left out
   *[other] { $count } packs were left out
}
web-lobby-left-out-text = Whoever wrote them finds here what to mend; everything else can be played.
web-lobby-left-out-more = … and { $count } more: `undaunted lint` tells all

## A table before it is opened

web-setup-options = How to play it
web-setup-who = Who plays
web-setup-bot = { $seats ->
    [2] Against a bot
   *[other] With bots
}
web-setup-hot-seat = { $seats ->
    [2] Two at this screen
   *[other] All at this screen
}
web-setup-invite = { $seats ->
    [2] Somebody by link
   *[other] Others by link
}
web-setup-anyone = Anyone from the lobby
web-setup-solo = Solo opponent
web-setup-solo-side = Whom it plays
web-setup-solo-level = How hard
web-setup-swap = Swap the sides
web-setup-name = Your name at the table
web-setup-name-none = as you like, or nothing
web-setup-listed = Show this table in the lobby, for others to watch
web-setup-listed-open = Shown in the lobby, so that somebody can join
web-setup-nobody = Take a seat yourself, or leave the table to bots.
web-setup-open = Open the table
web-setup-watch = Watch them play
web-setup-origin = { $origin ->
    [printed] As published.
    [reconstructed] Rebuilt around the facts known from the box; the rest is ours.
   *[original] Our own, in the spirit of the box.
}
web-seat-people = People
web-seat-bots = Bots
web-seat-me = You
web-seat-me-remark = at this screen
web-seat-invite = Somebody by link
web-seat-invite-remark = you get a secret link to send
web-seat-anyone = Anyone from the lobby
web-seat-anyone-remark = the first who takes the seat

## Tables in a list

web-slip-open = a free seat
web-slip-nameless = somebody
web-slip-you = you
web-slip-you-named = { $name } (you)
web-slip-waiting = waits for a player
web-slip-your-turn = Your turn
web-slip-their-turn = round { $round }, not your turn
web-slip-round = round { $round }
web-slip-over = over
web-slip-won = you won
web-slip-lost = you lost
web-slip-drawn = draw
web-slip-go = To the table
web-slip-replay = Replay
web-slip-copy-link = Copy the invitation
web-copied-invitation = The invitation is copied. It is for one person.
web-own-title = Your tables
web-own-none = None yet.
web-own-away = The server does not answer; this may be out of date.
web-own-gone = A table that is gone
web-own-forget = Forget it
web-open-title = Open tables
web-open-none = Nobody has a table open right now. Open one, and it shows here for others.
web-open-join = Take the seat
web-open-watch = Watch

## Sitting down

web-sit-invited = { $host } invites you to play.
web-sit-open = You are invited to play.
web-sit-as = Your side: { $side }
web-sit-which = Which seat?
web-sit-down = Sit down
