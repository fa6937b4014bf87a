## A campaign: what it is, and beginning one

web-campaign-campaign = Campaign
web-campaign-offer = A campaign is one battle for Stalingrad told in up to fifteen games, over as many evenings as you like. Your soldiers have names: those who fall are gone, those who live learn, and the houses you shoot down stay down.
web-campaign-offer-go = See what it is, begin one
# $levels: how many games at most
web-campaign-lead = Two platoons fight for one city, from September 1942 to February 1943. What happens in one game counts in the next: up to { $levels } games make one story, and nobody knows beforehand which way it goes.
web-campaign-what-platoon = Your platoon
web-campaign-what-platoon-text = Every card is one soldier. After a game chance takes some of those who fell for good, a less experienced reserve steps in; others have learnt and come back better.
web-campaign-what-city = The city
web-campaign-what-city-text = Every board is a window on the same map of 72 places. What was shot to pieces stays so, what was dug stays dug, and districts change hands.
web-campaign-what-path = The way it goes
web-campaign-what-path-text = Whoever wins decides which game comes next. A run of victories can end it early; otherwise all is settled in a last game that both can win.
web-campaign-what-time = In your own time
web-campaign-what-time-text = Everything is saved at every step. Each side reads and chooses when it likes; a bot can sit in for somebody who is away.
web-campaign-round = One game after another
web-campaign-round-briefing = Read
web-campaign-round-briefing-text = Your briefing, for your eyes only: where you stand, what you are to do, who has joined you.
web-campaign-round-deck = Choose
web-campaign-round-deck-text = Which of your soldiers begin in your deck. A sensible choice is already made.
web-campaign-round-game = Fight
web-campaign-round-game-text = An ordinary game at an ordinary table, with your own people and your own city.
web-campaign-round-step = Count
web-campaign-round-step-text = Who fell, who takes their place, who has learnt, what is left standing. Then the next briefing.
web-campaign-what-new = New to the game itself? The campaign begins gently, one new thing at a time.
web-campaign-what-guide = Learn it by playing
web-campaign-begin-title = Begin a campaign
web-campaign-begin-side = You fight for
web-campaign-begin-against = Against
web-campaign-against-bot = A bot
web-campaign-against-invite = A friend, by link
web-campaign-against-invite-text = You get a secret link to send. Until it is used you can already read and choose.
web-campaign-against-me = Both at this screen
web-campaign-against-me-text = The screen is handed over; nothing secret is shown until somebody says who looks.
web-campaign-begin-bot = How strong
web-campaign-begin-name = Your name
web-campaign-begin = Begin

## One's own campaigns in a list

web-campaign-own = Your campaigns
web-campaign-go = Go there
web-campaign-forget = Forget it
web-campaign-todo-invited = waits for whom you invited
# $todo: what is wanted of you
web-campaign-todo = { $todo ->
    [reserve] Your turn: choose who steps in
    [integrate] Your turn: choose whom you keep
    [deck] Your turn: read and choose
    [play] Your turn: play
    [over] over
   *[wait] waits for the other side
}
web-campaign-todo-left = left, without a result
web-campaign-you = you

## Coming in by a link

# $host: who sent it; $side: such as Germans
web-campaign-in-invited = { $host } invites you to a campaign. You would lead: { $side }.
web-campaign-in-open = You are invited to a campaign. You would lead: { $side }.
web-campaign-in-have = This browser already plays in this campaign.
web-campaign-in-seat = This takes your side of the campaign along to this device. The other one keeps it as well.
web-campaign-in-take = Take my side
web-campaign-in-join = Take this side
web-campaign-in-watch = Only watch

## The page of a campaign

web-campaign-score = Games won
web-campaign-wins = games won
web-campaign-game = Game { $game }
web-campaign-in-game = in game { $game }
web-campaign-tab-now = Next game
web-campaign-tab-city = City
web-campaign-tab-record = Record
web-campaign-tab-platoon = Platoon
web-campaign-tab-more = More
web-campaign-spectating = You watch: record and city are open to all. What each side knows is its own.
web-campaign-eyes = Who looks at the screen?
web-campaign-eyes-of = For the eyes of: { $side }
web-campaign-eyes-take = { $side } look
web-campaign-eyes-away = Hide it

## The city

web-campaign-city = Map of the city
web-campaign-city-hint = Point at a place, or tap it, to see what has become of it. Framed: where the next game is fought.
web-campaign-river = VOLGA
# $state: what has become of a place
web-campaign-place-state = { $state ->
    [damaged] damaged
    [destroyed] destroyed
    [fortified] fortified
   *[whole] whole
}
web-campaign-place-board = on the next board
web-campaign-tunnel-open = tunnel
web-campaign-tunnel-destroyed = tunnel, caved in
# $area: a part of the city; $people: whose, with the article
web-campaign-area-held = { $area }: held by { $people }
web-campaign-area-free = { $area }: held by nobody
web-campaign-tile = Place { $id }

## What is to be done

web-campaign-now = What is to be done
web-campaign-leaf-step = What happened
web-campaign-leaf-briefing = Briefing
web-campaign-leaf-play = Play
web-campaign-leaf-end = How it ended
web-campaign-deck = Your deck
web-campaign-integrate = One squad of two
web-campaign-reserve = Who steps in
web-campaign-play = Play this game
web-campaign-play-text = Both sides have chosen. The table is laid.
web-campaign-play-on = Back to the table
web-campaign-play-on-text = The game is under way.
web-campaign-play-first = Your deck is not chosen yet.
web-campaign-waits = { $name } has yet to choose.
web-campaign-waits-invited = Nobody leads this side yet: { $name }.
web-campaign-waits-text = You need not wait here. The campaign is saved, and the lobby tells when it is your turn.
# $games: how many were played
web-campaign-over = { $games ->
    [one] Over after one game
   *[other] Over after { $games } games
}

## Briefing

web-campaign-situation = Where you stand
web-campaign-story = The situation
web-campaign-orders = Your orders
web-campaign-intel = Secret intel
web-campaign-intel-only = Only for { $people }
# $side: such as Germans
web-campaign-goal = { $side } win by
web-campaign-first = First initiative
web-campaign-fortified = Fortified for this game
web-campaign-integrates = From now on squads { $squads } fight as one: you choose whom you keep.
web-campaign-joined = { $count ->
    [one] Joins your platoon
   *[other] Join your platoon
}
web-campaign-left = { $count ->
    [one] Leaves your platoon
   *[other] Leave your platoon
}

## Choosing

web-campaign-deck-text = These begin in your deck; all others of the units in this game wait in your supply. Nobody sees your choice before both have chosen.
web-campaign-integrate-text = Two squads have become too small for themselves. Choose whom you keep: the others are transferred.
web-campaign-reserve-text = { $name } is lost. Choose who takes the place.
web-campaign-slot = { $picked } of { $count } chosen, out of { $of }
web-campaign-initiative = initiative { $initiative }
web-campaign-choice-in = { $name }: goes along
web-campaign-choice-out = { $name }: stays back
web-campaign-choice-fixed = Go along in any case
web-campaign-choice-short = There are fewer left than the scenario asks for: { $units }.
web-campaign-choice-more = Some are still to be chosen.
web-campaign-choice-sent = Your choice is in. You may still change it until the other side has chosen.
web-campaign-choice-again = Change my choice
web-campaign-deck-ready = Ready when you are.
web-campaign-integrate-ready = Ready when you are.
web-campaign-reserve-ready = Ready when you are.
# $count: how many cards
web-campaign-deck-send = Send these { $count }
web-campaign-integrate-send = Keep these { $count }
web-campaign-reserve-send = Call up

## The step after a game

web-campaign-step = After the game
# $title: of the scenario
web-campaign-after = After game { $game } · { $title }
web-campaign-step-city = What is left of the city
web-campaign-step-city-text = It stays so for all games to come.
web-campaign-step-pile = { $pile ->
    [0] Nobody fell
    [one] One of yours fell
   *[other] { $pile } of yours fell
}
# $losses: how many are lost for good
web-campaign-step-losses = { $losses ->
    [0] { $pile ->
        [0] All of them come back.
       *[other] All of them come back: wounds heal, and nobody is lost for good.
    }
    [one] For one of them it was the last game: chance decides for whom. The wounded come back.
   *[other] For { $losses } of them it was the last game: chance decides for whom. The wounded come back.
}
web-campaign-step-casualties = Casualty { $number } of { $of }
web-campaign-step-upgrades = Lesson { $number } of { $of }
# $outcome: what a drawn card meant
web-campaign-outcome = { $outcome ->
    [back] drawn again
    [lost] lost
   *[upgraded] learnt
}
web-campaign-step-chooses = You choose who takes this place, before the next briefing.
web-campaign-step-lessons = { $count ->
    [one] One of yours has learnt
   *[other] { $count } of yours have learnt
}
web-campaign-step-lessons-text = Whoever was there and lived may come back better. Chance decides who; their cards change for good.
web-campaign-step-enemy = The other side
web-campaign-step-both = Both sides
# $pile: cards in the casualty pile; $people: whose, with the article
web-campaign-step-enemy-pile = { $pile ->
    [0] Nobody fell of { $people }.
    [one] One fell of { $people }.
   *[other] { $pile } fell of { $people }.
}
web-campaign-step-shot-down = Shot down: { $what }.
web-campaign-step-enemy-text = Who it was, and who has learnt, only they know.
web-campaign-step-back = Back
web-campaign-step-next = On
web-campaign-step-done = To the next game

## The record

web-campaign-record = Campaign Record
web-campaign-path = Course of the campaign
web-campaign-path-game = Game { $game }, { $title }: won by { $people }.
web-campaign-path-now = Game { $game }, { $title }: comes next.
web-campaign-path-taken = what happened
web-campaign-path-missed = what did not
web-campaign-path-ahead = what may come
web-campaign-path-end = it ends for { $people }
web-campaign-rounds = Rounds
web-campaign-piles = Casualties
web-campaign-area = At stake
web-campaign-attempts = Played, with void ones
web-campaign-record-lost = { $count ->
    [one] Lost: { $names }.
   *[other] Lost: { $names }.
}
web-campaign-record-upgraded = { $count ->
    [one] Learnt: { $names }.
   *[other] Learnt: { $names }.
}
web-campaign-record-now = This game is still to be played.
web-campaign-tell-again = Tell the step again
web-campaign-replay = Watch the game
web-campaign-replay-void = Watch the void game
web-campaign-fork = What if? Go on from here
web-campaign-fork-text = This makes a new campaign that begins before game { $game }, with everything as it stood then and new chances from there on. This one stays as it is. Whoever plays the other side need not come: either side can leave the new one.
web-campaign-no = Not now

## The platoon

web-campaign-platoon = Platoon
web-campaign-serving = Serving ({ $count })
web-campaign-new = New ({ $count })
web-campaign-honour = Roll of honour ({ $count })
web-campaign-honour-text = They do not come back. They are not forgotten.
web-campaign-honour-none = Nobody yet.
web-campaign-squad = Squad { $squad }
web-campaign-no-squad = Platoon and support
web-campaign-machines = Armour and aircraft
# $status: what has become of somebody; $game: in which game
web-campaign-status = { $status ->
    [fallen] lost in game { $game }
    [shot-down] shot down in game { $game }
   *[gone] left before game { $game }
}
web-campaign-since = since game { $game }
web-campaign-fought = { $games ->
    [0] Has not been in a game yet.
    [one] Was in one game.
   *[other] Was in { $games } games.
}

## Who plays, links, a game made void

web-campaign-who = Who plays
web-campaign-kind-bot = a bot: { $bot }
web-campaign-kind-invited = nobody yet
web-campaign-kind-nameless = somebody
web-campaign-standin = { $bot } sits in
web-campaign-standin-which = Which bot
web-campaign-standin-me = Let a bot play for me
web-campaign-standin-them = Let a bot sit in
web-campaign-standin-back = I am back
web-campaign-standin-stop = Wait for the person
web-campaign-invite-text = Nobody leads the other side yet ({ $side }). Send this secret link: it works once.
web-campaign-void = Play a game again
web-campaign-void-text = If both sides want it, the last game counts for nothing and is played again: decks are chosen anew, nobody has fallen in it, nothing is broken. Until the next game begins.
web-campaign-void-want = I want it void
web-campaign-void-not = I do not want it any more
web-campaign-void-agree = I agree: void
web-campaign-void-asked = The other side asks for this.
web-campaign-links = Links and file
web-campaign-spectator = Copy the link to watch
web-campaign-spectator-copied = Copied: whoever has it sees record and city, no secrets.
web-campaign-export = Save the whole campaign
web-campaign-what = What is a campaign?
web-campaign-origin = Made from another campaign
web-campaign-forked = Another way it went, from game { $game } on
web-campaign-to-origin = To the campaign it was made from
web-campaign-fork-over = ended
web-campaign-sealed = The campaign that this one was made from still goes on. Until that is over, too, the text and the numbers of this one stay closed: they would give away secrets of the other.
web-campaign-leave = Leave this campaign
web-campaign-leave-title = Made from another campaign
web-campaign-leave-text = You need not play it. If you leave, it ends for both sides, without a result. The campaign that it was made from stays as it is.
web-campaign-leave-sure = It ends for both sides at once, and nobody can go on with it. Each side keeps its own page; the whole text is never shown.
# $people: whose, with the article
web-campaign-left-by = Left by { $people }
web-campaign-left-text = This campaign was made from another, and a side did not want to play it on. It has ended without a result. The other campaign is as it was.
web-campaign-chance = Who chooses who falls?
web-campaign-chance-text = Nobody: all draws follow from a secret number whose fingerprint stands here since the beginning. When the campaign is over the number is shown, and everybody can check it.
web-campaign-chance-over = All draws followed from these numbers. A saved campaign can be checked with: undaunted campaign verify

## At the table of a campaign's game

web-campaign-table = Game of a campaign
web-campaign-back = To the campaign
