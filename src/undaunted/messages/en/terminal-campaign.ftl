### A campaign in the terminal: the desk between two games. What all of it is called elsewhere is the campaign's own.

hq-title = { $campaign }, game { $game }: { $title }
hq-title-record = The Campaign Record
hq-title-platoon = Your platoon
hq-title-city = The city

hq-keys = b briefing, s last step, r record, p platoon, c city, v void, t training, h help, q quit
hq-ask-deck = Enter to choose your deck:
hq-ask-play = Enter to play:
hq-help =
    Enter: go on, with your deck or with the game
    b: the briefing: where you stand, what you have to do, who has joined you
    s: the step after the last game, all of it at once
    r: the Campaign Record: every game, who won it, and where that led
    p: your platoon: who serves, who has learnt, who has fallen, and where
    c: the city: its map, what is left of it, and who holds which district
    v: make the game void and play it again; both sides have to want it
    t: training: the next scenario as a game of its own, which changes nothing
    q: save and quit; every choice and every decision is saved already
hq-unknown = That is not a key here; h lists them all.
hq-no-step = No game has been played yet.
hq-hand-over = Now { FORM($side, "the") } { FORM($side, "number") ->
        [singular] looks
       *[plural] look
    } at the screen, and nobody else.
hq-begun =
    The campaign is in { $file }. To play it:
    { $command }
hq-saved =
    The campaign is saved. To go on with it:
    { $command }
hq-trained = That was training: nothing has changed.

# Why $side's $game cannot be void, is to be, or is
hq-no-void = There is no game to make void: none has been played since the last one was settled.
hq-void = Make this game void and play it again? y or n:
hq-void-too = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] has
       *[plural] have
    } to want it too. y or n:
hq-voided = Game { $game } will be played again.

## Cards

# After a soldier's name; $initiative is the number on his card
hq-face =
    ({ $initiative }): { $actions }{ GIVEN($missing) ->
        [no] { "" }
       *[yes] ; without { $missing }
    }
hq-without = without { $action }
hq-place =
    { GIVEN($title) ->
        [no] { $place }
       *[yes] { $title } ({ $place })
    }

## The briefing

hq-intel = Secret intel:
hq-fortified = Fortified: { $places }.
hq-integrates = The squads { $squads } are made one: five Riflemen, three Scouts, three Machine Gunners.
hq-joined = They join you:
hq-left = They leave you:

## Choosing

# $last: the highest number of the list
hq-choose =
    { $last ->
        [0] Enter to go on, b back:
       *[other] Numbers from 1 to { $last } to choose, Enter to take what is marked, b back:
    }
hq-choose-again = Type numbers from 1 to { $last }, such as 3 7; Enter takes what is marked.
hq-choose-deck = Your deck
hq-choose-integrate = Two squads become one: whom do you keep?
# $lost: somebody of an integrated squad
hq-choose-reserve = Who comes in the place of { $lost }?
hq-choose-fixed = As they are: { $names }.
hq-choose-missing = No longer there: { $units }.
hq-missing = { $unit } × { $count }
# $count of $all
hq-slot = { $unit }: { $count } of { $all }

## The step

hq-step-title = After game { $game }
hq-damaged = Changed: { $places }.
hq-caved-in = Tunnels caved in: { $places }.
hq-shot-down = Shot down for good, of { FORM($side, "the") }: { $what }.
hq-pile = Casualty pile of { FORM($side, "the") }: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }.
hq-phase-casualties = Who does not come back
hq-phase-upgrades = Who has learnt

## The record

hq-wins = Games won: { $score }
hq-entry = { $game }. { $title }, { $date } ({ $state })
hq-entry-won = won by { FORM($side, "the") }: { $how }, round { $round }
hq-entry-about = It is about { $area }.
hq-entry-piles = casualty piles: { $piles }
hq-entry-lost = lost: { $names }
hq-entry-upgraded = learnt: { $names }
hq-entry-area = won: { $area }
# $other: where the other victory would have led
hq-entry-next =
    { GIVEN($other) ->
        [no] on to { $state }
       *[yes] on to { $state }, not to { $other }
    }
hq-entry-attempts = played { $count } times; those before were void
hq-chance = Chance: { $text }
hq-over = Over: the city belongs to { FORM($side, "the") }

## The platoon and the city

hq-serving = Serving: { $count }
hq-gone = No longer with you: { $count }
hq-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
hq-moment = game { $game }: { $text }
# A line below the map: $letters says whose the letters are; the others are signs
hq-map = { $letters }; { $damaged } damaged, { $destroyed } destroyed, { $fortified } fortified; [in brackets]: where the next game is fought.
hq-map-holder = { $letter } held by { FORM($side, "the") }
hq-held =
    { $game ->
        [0] { FORM($side, "the") }
       *[other] { FORM($side, "the") }, since game { $game }
    }
hq-held-by-nobody = nobody
hq-contested = (the next game is about it)
hq-changed = { $place }: { $state }, game { $game }
hq-state-whole = whole
hq-state-damaged = damaged
hq-state-destroyed = destroyed
hq-state-fortified = fortified
hq-tunnel-open = tunnel: { $places }
hq-tunnel-destroyed = caved in: { $places }

## The list, and exports

hq-none = There is no campaign yet; `{ $command }` begins one.
hq-list-name = Name
hq-list-who = Who
hq-list-game = Game
hq-list-score = Won
hq-list-now = Now
hq-two = two at one screen
hq-against = { $side } against { $bot }
hq-phase-reserves = reserves are to be chosen
hq-phase-integrate = squads are to be made one
hq-phase-deck = decks are to be chosen
hq-phase-game = a game is to be played
# $replayed of the $games; the others are known by their results
hq-verified =
    { $file }: good. { $campaign }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { GIVEN($winner) ->
        [no] now in { $state }
       *[yes] won by { FORM($winner, "the") } ({ $state })
    }; { $replayed ->
        [0] no game could be played again,
        [one] 1 game was played again decision by decision,
       *[other] { $replayed } games were played again decision by decision,
    } every step drew what the published seed brings, and record, pools and city are what follows.
