### What stands around the game in the terminal.


## Headings of the board in the terminal

title-hand = Hand
title-play-area = Play area
title-supply = Supply
title-deck = Deck
title-discard = Discard
title-removed = Removed
title-objectives = Objectives
title-log = What happened
title-options = Options
title-opponent = Opponent
title-round = Round
title-initiative = Initiative
# The other player's hand and deck, which nobody can tell apart.
title-unseen = Hand and deck together
title-rule = The rule
title-board = The board
title-keys = Keys
title-cards = Cards
title-vehicles = Vehicles and structures
title-advice = Advice


## Around the board in the terminal

screen-round = Round { $round }
screen-draw-in = { $rounds ->
        [one] draw after this round
       *[other] draw in { $rounds } rounds
    }
screen-initiative = initiative { $side }
screen-points = { $side } { $points }/{ $needed }
# $count is the number of enemy Riflemen on the board.
screen-pin =
    { $side } { $count ->
        [one] 1 Rifleman to drive off
       *[other] { $count } Riflemen to drive off
    }
# $points counts counters here.
screen-escaped = { $side } escaped { $points }/{ $needed }
screen-neutralised = { $side } neutralised { $points }/{ $needed }
# Before a list: "Hand:".
title-mines = Mines
screen-no-mines = none on the board
screen-mines-left =
    { $count ->
        [0] none left to lay
        [one] one left to lay
       *[other] { $count } left to lay
    }
# A seat of a team that has the command card
screen-commander = { $seat } (commander)
screen-entry = { $title }:
screen-piles = deck { $deck }, discard { $discard }
screen-seat = hand { $hand }, deck { $deck }, discard { $discard }
screen-none = none
screen-go-on = Enter goes on

# What can be typed, side by side in one line; $last is the highest number on offer.
input-number =
    { $last ->
        [one] Enter/1
       *[other] 1-{ $last }
    }
input-more = m more
input-advice = a advice
input-undo = u undo
input-rule = ? rule
input-log = l log
input-cards = c/o cards
input-board = b board
input-vehicles = v crews
input-help = h help
input-quit = q save

group-card = Cards
group-action = Actions
# Actions of the place in a vehicle, and places to sit in.
group-aboard = Aboard
group-place = Places
group-tile = Tiles
group-structure = Structures
group-counter = Units
group-edge = Edges
group-seat = Players
group-button = Or

# $where is ready, suppressed or away (off the board); none for a card without a counter.
choice-card =
    { $card }{ $where ->
        [ready] { " " }at { $tile }: { $actions }
        [suppressed] { " " }at { $tile }, suppressed
        [routed] { " " }at { $tile }, routed
        [away] , off the board: { $actions }
       *[none] : { $actions }
    }
choice-card-short =
    { $card }{ $where ->
        [ready] { " " }at { $tile }
        [suppressed] { " " }at { $tile }, suppressed
        [routed] { " " }at { $tile }, routed
        [away] , off the board
       *[none] { "" }
    }
# The card of somebody inside a vehicle; $seat are the actions of his place, empty where there are none.
choice-aboard =
    { $card } in { FORM($vehicle, "the") } at { $tile }, { $place }{ $state ->
        [suppressed] , suppressed
       *[ready] { GIVEN($seat) ->
            [no] { "" }
           *[yes] { " " }({ $seat })
        }: { $actions }
    }
choice-aboard-medium =
    { $card } in { FORM($vehicle, "the") }, { $place }{ $state ->
        [suppressed] , suppressed
       *[ready] { GIVEN($seat) ->
            [no] { "" }
           *[yes] { " " }({ $seat })
        }
    }
choice-aboard-short =
    { $card } in { FORM($vehicle, "the") }, { $place }{ $state ->
        [suppressed] , suppressed
       *[ready] { "" }
    }
choice-place-short =
    { $vehicle }, { $place }{ GIVEN($unit) ->
        [no] { "" }
       *[yes] { " " }({ $unit })
    }
choice-target = { $target }: { $odds }
choice-step-short =
    { $tile } [{ $cover }]{ $points ->
        [0] { "" }
        [one] , 1 point
       *[other] , { $points } points
    }

odds-sum =
    { $base } + { $cover } cover{ $smoke ->
        [0] { "" }
       *[other] { " " }+ { $smoke } smoke
    } + { $range } range = { $total }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $percent }%
odds-percent = { $percent }%

hint-choose = There is no such number: choose one from 1 to { $last }.
hint-enter = There is more than one option: type a number from 1 to { $last }.
hint-unknown = That is not a key of this game: type a number from 1 to { $last }, or h for help.
hint-undone = Taken back.

key-number = a number: choose that option
key-enter = Enter: choose the only option there is
key-advice = a: advice: what a bot would do in your place, knowing only what you know
key-undo = u: undo, take back your last decision, as far as the last die, draw or reveal of your turn
key-rule = ?: the rule behind the question; ?3 shows the one behind option 3
key-log = l: the whole log
key-cards = c: your cards, in every pile
key-opponent = o: the cards the other side shows
key-board = b: what the signs on the board mean, and every tile in words
key-vehicles = v: vehicles and who sits where, structures, who has left the board
key-quit = q: save and quit

legend-tile = On a tile: its name, its cover in brackets ([3/1] is a hill), objective points after { $star }, the number of an option as <3>.
legend-units = Units: { FORM($one, "the") } in capitals on the left, { FORM($other, "the") } in small letters on the right; ~ is suppressed.
legend-codes = { $side }: { $codes }.
legend-vehicles = A vehicle stands in brackets with its crew, place by place: [PT-1 EN { $vacant } MG]. { $vacant } is an empty place, -1 one damage, ! disabled, :2 two aboard.
legend-structures = A structure: { $sign }, points/defence; { $gone } is destroyed. { $codes }.
legend-markers = Markers of { FORM($side, "the") }: { $scouted } scouted, { $controlled } controlled.
legend-signs = Also: { $signs }.
legend-target = { $sign } a side's target marker
legend-radio = { $sign } the radio
legend-rough = { $sign } rough terrain (no vehicles)
legend-personnel = { $sign } an anti-personnel mine
legend-armour = { $sign } an anti-armour mine
legend-both = { $sign } mines of both kinds
legend-armoured = A vehicle that is a unit stands in brackets with its armour: [LT5].
legend-escape = { $sign } a side's escape marker

tile-cover = cover { $cover }
tile-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tile-scouted = scouted by { FORM($side, "the") }
tile-controlled = controlled by { FORM($side, "the") }
tile-spawn = { FORM($side, "adjective") } spawn
tile-target = { FORM($side, "adjective") } target
tile-radio = radio
# $mines: their signs
tile-mined = mined towards { $tile } ({ $mines })
tile-rough = rough terrain
tile-escape = { FORM($side, "adjective") } escape
tile-structure = { $structure }
tile-ruin = { $structure } destroyed


## Vehicles and structures

fleet-none = There are no vehicles or structures in this game.
fleet-vehicle = { $vehicle } at { $tile }
fleet-held = held by { FORM($side, "the") }
fleet-damage-short =
    { GIVEN($disabled) ->
        [yes] disabled
       *[no] { $damage ->
            [0] sound
           *[other] damage { $damage } of { $integrity }
        }
    }
fleet-damage =
    { GIVEN($disabled) ->
        [yes] disabled, damage { $damage }
       *[no] damage { $damage }
    } (disabled at { $critical }, destroyed at { $integrity })
fleet-defence =
    { $defence ->
        [0] safe from regular attacks, armour { $armour }
       *[other] defence { $defence }, armour { $armour }
    }
fleet-seat = { $place }: { $who }
fleet-vacant = nobody
fleet-empty = nobody aboard
fleet-needs = only for the skill { $skill }
fleet-structure =
    at { $tile }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { GIVEN($destroyer) ->
        [no] defence { $defence }
       *[yes] defence { $defence }, destroyed by { FORM($destroyer, "the") }
    }
fleet-escaped = Escaped
fleet-neutralised = Neutralised


## Starting, leaving and ending a game in the terminal

menu-scenario = Which scenario? 1 to { $last }, Enter for { $default }:
menu-side = Which side do you play? Enter for { FORM($default, "the") }:
menu-opponent = Against whom? Enter for { $default }:
menu-person = a person, at this keyboard
menu-again = "{ $text }" is not in the list: type a number from 1 to { $last }.

intro-you-play = You play { FORM($seat, "the") }.
intro-bot-plays = The bot { $bot } plays { FORM($seat, "the") }.
intro-interpreted = rules: interpreted, so bots are slower (`undaunted --version` says why)

bot-recruit = Recruit
bot-regular = Regular
bot-veteran = Veteran
bot-elite = Elite
bot-ace = Ace
bot-greedy = Greedy
bot-random = Random
# Beside the name in the menu.
opponent-recruit = often slips: to learn the rules
opponent-regular = slips now and then: for your first evenings
opponent-veteran = does not slip: for those who know the game
opponent-elite = looks further ahead
opponent-ace = looks further still, and takes its time
opponent-greedy = to practise on: takes what looks best right now
opponent-random = to practise on: does anything the rules allow

origin-printed-explained = From the box: as published.
origin-reconstructed-explained = Rebuilt: made around the facts known from the box, the rest is ours; not the published scenario.
origin-original-explained = Ours: made by us, in the spirit of the box.
intro-initiative = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] has
       *[plural] have
    } the initiative at the start.

session-hand-over = Pass the keyboard to { FORM($seat, "the") }.
session-thinking = { $bot } is thinking …
session-saved =
    The game is saved. To go on with it:
    { $command }
session-won = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] has
       *[plural] have
    } won in round { $round }: { $how }.
session-drawn = The game ended in a draw in round { $round }.
session-log = The log of the game is in { $file }.


## Advice

advice-waits = Thinking it over …
# $count is how many games were played on from here in thought.
advice-about =
    { $count ->
        [one] After 1 game played on in thought, with what you can see and no more:
       *[other] After { $count } games played on in thought, with what you can see and no more:
    }
# Columns: the chance to win after an option, and the share of the thinking that went into it.
advice-chance = win chance
advice-thought = thought
advice-others =
    { $count ->
        [one] One more option comes behind these.
       *[other] { $count } more options come behind these.
    }
# Above the question, the table's columns, and below it.
# $number is 0 for a position that belongs to no game.
analyse-decision =
    { $scenario } { $title }, round { $round }{ $number ->
        [0] { "" }
       *[other] , decision { $number }
    }
analyse-question = { $seat }: { $prompt }
analyse-option = option
analyse-visits = visits
analyse-played = played
analyse-effort =
    { $count ->
        [one] 1 simulation in { $seconds } s.
       *[other] { $count } simulations in { $seconds } s.
    }
advice-only = There is nothing to choose: it is the only option.
advice-hasty = That was too little thinking to rely on: take it as a guess.
advice-close = The best are as good as equal: follow your own plan.
advice-leaning = The first looks a little better than the others.
advice-sure = The first looks clearly better than the others.


## Watching, checking and counting games

replay-as-written = { $scenario } cannot be played again as it was; this is what was decided (with --all also the dice and cards):
replay-step = Decision { $number } of { $total }
replay-keys = Enter or n next, p back, a number to go to, q quit >
replay-hint = That is not a key here: Enter, n, p, q or the number of a decision from 0 to { $total }.
# --solo-cards: $decisions of the solo opponent's were compared, of $cards cards.
verify-solo-good =
    { $file }: the solo opponent did what its cards say, in { $decisions ->
        [one] 1 decision
       *[other] all its { $decisions } decisions
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
verify-solo-none = { $file }: no solo opponent plays there, so there is no card to compare with.
verify-good =
    { $file }: good. { $scenario }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { GIVEN($winner) ->
        [no] { $drawn ->
            [yes] a draw
           *[no] not finished
        }
       *[yes] won by { FORM($winner, "the") }
    }{ GIVEN($withdrawn) ->
        [no] {""}
       *[yes] {""}, as the other side withdrew
    }; { $chance ->
        [verified] all dice and draws follow from the published seed.
        [reseeded] the dice and draws follow from several seeds.
        [sealed] the seed is still secret, so the dice and draws cannot be checked yet.
       *[scripted] the dice and draws were laid out by hand.
    }
verify-checked =
    Checked: the text is whole, every decision was legal, and { $chance ->
        [verified] each of the { $outcomes } dice and draws is the one that the seed gives.
        [reseeded] each of the { $outcomes } dice and draws is the one that its seed gives.
        [sealed] each of the { $outcomes } dice and draws was possible. Not checked: that they follow from a seed.
       *[scripted] each of the { $outcomes } dice and draws was possible. Not checked: that they follow from a seed.
    }
verify-given = It began in a position that somebody gave: nobody can check how that came about.
verify-reseeded =
    Re-seeded: it has { $seeds } sources of chance, and a new one before decision { $decisions }. The dice from there on follow from seeds that nobody promised at the start.
verify-fingerprint = The fingerprint of its seed, as the log tells it:
verify-compared = It is the one that you gave, and the seed in the log is the one it was made of.
verify-compare = Not checked: that you were shown this one at the start. Compare them, or give it with --fingerprint.
verify-alone = Whoever opened the game or ran its server chose the seed alone: the fingerprint shows that it was not changed, not that no other was tried before.
verify-mixed =
    { GIVEN($given) ->
        [no] No player’s number was mixed in; the server chose alone.
       *[yes] Mixed into it: numbers of { $given }, each of which fits the hash that the log tells of it. Not checked: that they are the players’ own, and that all were promised before the first was told, which their browsers compare.
    }{ GIVEN($kept) ->
        [no] {""}
       *[yes] {""} Promised but never told, and not mixed in: { $kept }.
    }
lint-good =
    { $pack }: { $scenarios ->
        [one] 1 scenario
       *[other] { $scenarios } scenarios
    }, nothing wrong.
# A pack that cannot be played. $problem: the first of $count mistakes, with its file
list-broken =
    the pack in { $pack } is left out: { $problem }{ $count ->
        [one] { "" }
       *[other] { " " }(and more: `undaunted lint` tells all { $count })
    }
# Columns of the list of scenarios; between them stands one for each side's goal.
list-scenario = Scenario
list-title = Title
list-initiative = Begins
list-origin = Origin
tally-game = { $scenario } { $title }: { GIVEN($winner) ->
        [no] draw
       *[yes] { $winner }
    }. Cards lost: { $losses }
tally-score = Score: { $scores }
tally-result =
    { GIVEN($leader) ->
        [no] { $result }
       *[yes] { $result } for { FORM($leader, "the") }
    }.
