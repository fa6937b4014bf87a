## The browser: at the table

web-play-home = To the lobby
web-play-round = Round { $round }
web-play-initiative = Initiative
web-play-initiative-is = Initiative: { $side }
web-play-goal = { $goal }: { $done } of { $needed }
web-play-goal-pin =
    { $left ->
        [0] drive off all Riflemen: none left on the board
        [one] drive off all Riflemen: one left on the board
       *[other] drive off all Riflemen: { $left } left on the board
    }
web-play-riflemen-left =
    { $left ->
        [one] Rifleman to drive off
       *[other] Riflemen to drive off
    }
web-play-turn-of = { $side }
web-play-title-turn = Your move
web-play-deciding = decides…
web-play-has-bid = has bid
web-play-away = away
web-play-vehicle = { $name }: { $crew } of { $places } places taken, { $damage } of { $integrity } damage

## The line to the server

web-play-link-open = Connected
web-play-link-connecting = Connecting…
web-play-link-lost = No connection, trying again…
web-play-link-refused = Not admitted

## The question

web-play-question = The question now
web-play-missing =
    { $count ->
        [one] Waiting for a player to sit down.
       *[other] Waiting for { $count } players to sit down.
    }
web-play-film = See what happened…
web-play-undo = Undo

## Cards

web-play-piles = Your cards
web-play-zone-hand = Hand
web-play-zone-played = Play area
web-play-zone-discard = Discard
web-play-zone-supply = Supply
web-play-zone-deck = Deck
web-play-zone-removed = Removed
web-play-zone-unseen = Hand and deck
web-play-zone-open = { $zone }: { $count }
web-play-pile-title = { $side }: { $zone }
web-play-unseen-text = { $hand } of these are in hand, { $deck } in the deck; which, only their owner knows.
# $pile: which one
web-play-empty =
    { $pile ->
        [hand] There are no cards in hand.
        [played] Nothing has been played this turn.
        [discard] The discard pile is empty.
        [supply] The supply is empty.
        [deck] The deck is empty.
        [removed] No card has been lost.
       *[other] There are no cards here.
    }
web-play-card =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } cards
    }
web-play-your-bid-is = Your bid: { $card }

## What happened

web-play-log = What happened
web-play-log-empty = Nothing yet.
web-play-log-end = To the latest ↓

## Advice and rules

web-play-advice = Advice
web-play-advice-thinking = A strong player looks at the table…
web-play-advice-none = Advice is given when you have something to decide.
web-play-advice-share = { $share } % of the thinking went into this
web-play-advice-legend = The number is the chance to win, the bar how much thought it was given.
web-play-rules = Rules
web-play-briefing = Briefing
web-play-rules-all = All the rules
web-play-rules-hint = Point at a card, a button or a tile to read the rule behind it.

## Menu

web-play-menu = Menu
web-play-keys = Keyboard
web-play-replay = Replay
web-play-watch-link = Copy link to watch
web-play-watch = Watch instead
web-play-copied = The link is in your clipboard.
web-play-table = Table
web-play-light = Light
web-play-dark = Dark
web-play-film-speed = Film
web-play-speed-slow = Slow
web-play-speed-normal = Normal
web-play-speed-fast = Fast
web-play-speed-off = Off
web-play-withdraw = Withdraw from the table
web-play-withdraw-sure = Give up as { $side }? The other side wins, and that cannot be taken back.
web-play-withdraw-yes = Yes, withdraw
web-play-withdraw-no = No, play on
web-play-gives-up = would give up
web-play-withdraw-together = In a team both have to agree.
web-play-withdraw-waits = You would give up: the game ends when your team-mate agrees. Whoever plays on changes his mind.

## One screen for two

web-play-pass = Pass the device on: { $name }
web-play-pass-text = All hands are hidden. Next to decide: { $name }.
web-play-take = { $name }: show my hand

## Waiting for players

web-play-waiting-title = Somebody is missing
web-play-waiting-open = This seat is still free.
web-play-waiting-text = You may close this page: the table waits, and this browser finds it again in the lobby.

## The end

web-play-won = Victory
web-play-lost = Defeat
web-play-drawn = Draw
web-play-side-won = Victory for { $people }

# A token beside the seat that commands a team
web-play-commander = Commander of the team
# The supply of Fog of War that a team shares
web-play-team-fog = Team's Fog of War
web-play-why = Why?
