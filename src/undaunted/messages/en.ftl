### The words of the game, in English.
###
### Everything a player reads comes from here; the code holds none of it. To translate, copy this file
### to <language>.ftl and keep the ids and the variables.
###
### Names of cards, units, tiles and sides arrive as ready text. Numbers arrive as numbers.
### GIVEN($x) answers `yes` when the text $x is not empty, else `no`.
### A line break inside a rule- message separates its sentences.


## Actions, as named on the cards

action-move = Move
action-guide = Guide
action-scout = Scout
action-stalk = Stalk
action-bolster = Bolster
action-command = Command
action-conceal = Conceal
action-control = Control
action-inspire = Inspire
action-recon = Recon
action-target = Target
action-attack = Attack
action-suppress = Suppress
action-blast = Blast


## Buttons

button-stop = Stop here
button-end-turn = End turn
button-hunker-down = Hunker down
button-ready = Ready the unit
button-draw = Draw a card


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


## Around the board in the terminal

screen-round = Round { $round }
screen-initiative = initiative { $side }
screen-points = { $side } { $points }/{ $needed }
# $count is the number of enemy Riflemen on the board.
screen-pin =
    { $side } { $count ->
        [one] pin, 1 Rifleman left
       *[other] pin, { $count } Riflemen left
    }
screen-piles = deck { $deck }, discard { $discard }
screen-seat = hand { $hand }, deck { $deck }, discard { $discard }
screen-none = none
screen-go-on = Enter goes on
# $last is the highest number on offer; $more is empty unless the options take several pages.
screen-input =
    { $last ->
        [one] Enter/1
       *[other] 1-{ $last }
    }{ GIVEN($more) ->
        [no] { "" }
       *[yes] , m more
    }, u undo, ? rule, l log, c cards, o enemy, b board, h help, q save >
# For a narrow window.
screen-input-short = 1-{ $last }, h help >

group-card = Cards
group-action = Actions
group-tile = Tiles
group-counter = Units
group-button = Or

# $where is ready, suppressed or away (off the board); none for a card without a counter.
choice-card =
    { $card }{ $where ->
        [ready] { " " }on { $tile }: { $actions }
        [suppressed] { " " }on { $tile }, suppressed
        [away] , off the board: { $actions }
       *[none] : { $actions }
    }
choice-card-short =
    { $card }{ $where ->
        [ready] { " " }on { $tile }
        [suppressed] { " " }on { $tile }, suppressed
        [away] , off the board
       *[none] { "" }
    }
choice-step-short =
    { $tile } [{ $cover }]{ $points ->
        [0] { "" }
        [one] , 1 point
       *[other] , { $points } points
    }

odds-sum =
    { $base } + { $cover } cover + { $range } range = { $total }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $percent }%

hint-choose = There is no such number: choose one from 1 to { $last }.
hint-enter = There is more than one option: type a number from 1 to { $last }.
hint-unknown = That is not a key of this game: type a number from 1 to { $last }, or h for help.
hint-undone = Taken back.

key-number = a number: choose that option
key-enter = Enter: choose the only option there is
key-undo = u: undo, take back your last decision, as far as the last die, draw or reveal of your turn
key-rule = ?: the rule behind the question; ?3 shows the one behind option 3
key-log = l: the whole log
key-cards = c: your cards, in every pile
key-opponent = o: the cards the other side shows
key-board = b: what the signs on the board mean, and every tile in words
key-quit = q: save and quit

legend-tile = On a tile: its name, its cover in brackets ([3/1] is a hill), objective points after { $star }, the number of an option as <3>.
legend-units = Units: { $one } in capitals on the left, { $other } in small letters on the right. RA is Rifleman A, S Scout, M Machine Gunner, SN Sniper, MO Mortar; ~ is suppressed.
legend-markers = Markers of { $side }: { $scouted } scouted, { $controlled } controlled.
legend-signs = Also: { $target } a side's target marker, { $radio } the radio.

tile-cover = cover { $cover }
tile-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tile-scouted = scouted by { $side }
tile-controlled = controlled by { $side }
tile-spawn = { $side } spawn
tile-target = { $side } target
tile-radio = radio


## Starting, leaving and ending a game in the terminal

menu-scenario = Which scenario? 1 to { $last }, Enter for { $default }:
menu-side = Which side do you play? Enter for { $default }:
menu-opponent = Against whom? Enter for { $default }:
menu-person = a person, at this keyboard
menu-again = "{ $text }" is not in the list: type a number from 1 to { $last }.

intro-goal-control =
    { $points ->
        [one] { $side } wins with 1 objective point.
       *[other] { $side } wins with { $points } objective points.
    }
intro-goal-pin = { $side } wins by pinning the enemy: no enemy Rifleman left on the board.
intro-players = { $seat } is played by { $player }.
intro-you = you
intro-initiative = { $side } holds the initiative at the start.

session-hand-over = Pass the keyboard to { $seat }.
session-saved =
    The game is saved. To go on with it:
    { $command }
session-won = { $side } has won in round { $round }: { $how }.
session-log = The log of the game is in { $file }.


## Watching, checking and counting games

replay-step = Decision { $number } of { $total }
replay-keys = Enter or n next, p back, a number to go to, q quit >
replay-hint = That is not a key here: Enter, n, p, q or the number of a decision from 0 to { $total }.
verify-good =
    { $file }: good. { $scenario }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { GIVEN($winner) ->
        [no] not finished
       *[yes] won by { $winner }
    }; { $chance ->
        [verified] all dice and draws follow from the published seed.
        [sealed] the seed is still secret, so the dice and draws cannot be checked yet.
       *[scripted] the dice and draws were laid out by hand.
    }
lint-good =
    { $pack }: { $scenarios ->
        [one] 1 scenario
       *[other] { $scenarios } scenarios
    }, nothing wrong.
# Columns of the list of scenarios; between them stands one for each side's goal.
list-scenario = Scenario
list-title = Title
list-initiative = Begins
list-origin = Origin
tally-game = { $scenario } { $title }: { $winner }. Cards lost: { $losses }
tally-score = Score: { $scores }
tally-result =
    { GIVEN($leader) ->
        [no] { $result }
       *[yes] { $result } for { $leader }
    }.


## Rules: what `?` shows. Short, exact, one sentence a line.

rule-bid =
    Both players choose one card from their hand in secret, then the two are revealed together.
    The higher initiative number takes the initiative, which means taking the first turn of this round.
    On a tie, whoever held the initiative keeps it.
    Both cards are discarded; Fog of War may be bid too, and a player with no card bids 0.

rule-turn =
    The side with the initiative takes its whole turn first, then the other side does.
    In your turn you play cards from your hand one at a time; each card is used for one of its actions or to hunker down.
    End the turn whenever you like: the cards you played and those still in your hand all go to your discard pile.
    Nothing in hand is kept for the next round.

rule-draw =
    At the start of a round each player draws four cards.
    When a card is due and your deck is empty, your discard pile is shuffled to make a new deck.
    Cards in the play area are never shuffled in.
    If deck and discard pile are both empty, nothing is drawn.

rule-stop =
    An action with "up to" a number may be ended early, even before doing anything.
    The card stays in the play area all the same.

rule-undo =
    You may take back decisions one by one, as far as the last die roll, card draw or reveal of your turn.
    What chance or your opponent has shown cannot be unseen, so undo never goes past it.

rule-hunker-down =
    Instead of taking an action, return the card to your supply.
    It is out of your deck until somebody bolsters it again.
    The unit does nothing: it is neither placed on the board nor readied.
    Fog of War cannot hunker down.

rule-ready =
    A suppressed unit cannot act.
    If you play its card for an action, the unit becomes ready instead; the action is not taken and the card goes to the play area.
    Hunkering down is allowed but does not make the unit ready.

rule-spawn =
    A combat card whose counter is off the board brings it back as it takes an action: place the counter, ready, on a tile with a spawn marker that serves it.
    The action then follows from that tile in the same play.
    Hunkering down places nothing.
    A counter removed by a casualty can return this way once its cards are bolstered again.

rule-fog-of-war =
    Fog of War clogs your deck: it can be bid for initiative and nothing else.
    You take one for each new tile you scout, and one when the enemy conceals, for as long as your supply has any.
    Only Recon removes it from the game; otherwise it is discarded at the end of your turn and comes round again.

rule-casualty =
    A unit that is hit loses one card from the game.
    Its owner searches the hand, then the discard pile, then the deck, and removes the first card of that unit found; with different cards to choose from in that place, the owner chooses.
    If the owner is the one taking the turn, the play area is searched before the hand.
    When no card is found, the counter leaves the board; cards in the supply are never touched.

rule-victory =
    Each side wins by the goal its scenario gives it: a number of objective points on tiles it controls, or pinning the enemy.
    Victory is checked after every change and ends the game at once, even in mid-turn.
    If both sides would win at the same moment, the side whose turn it is wins.

rule-pin =
    A side is pinned while it has no Rifleman counter on the board.
    If your goal is to pin the enemy, that moment wins the game for you.
    Where both sides play for points and both are pinned together, the side with more objective points wins; a tie goes to the holder of the initiative.

rule-beyond-all-hope =
    A side that can no longer reach its objective points by any means counts as pinned.
    If its enemy needs a pin, that enemy wins at once.
    Otherwise its enemy wins as soon as it is ahead on points; if that enemy is pinned or beyond hope too, more points wins, and a tie goes to the holder of the initiative.
    A side whose goal is to pin is never beyond hope.

rule-radio =
    While the side named by the scenario controls the radio tile, a unit of that side standing there may take Control again to make the tile worth 1 point more.
    There is no limit, and an enemy unit on the tile does not prevent it.
    The Control that first takes the tile adds nothing.
    Whoever controls the tile scores its whole value; the other side cannot raise it.

rule-odds =
    Total defence = the number on the target's counter + the cover of its tile + the range in tiles.
    Range is 0 on the same tile; a hill gives 3 cover, but only 1 against an attacker who is also on a hill.
    Roll as many ten-sided dice as the action's number: the attack hits if any die equals or beats the total, and a 0 always hits.
    So one die hits with 11 minus the total chances in ten, and never with fewer than one in ten.

rule-move =
    Move the unit up to that many tiles, one adjacent tile at a time.
    Every tile it enters must carry your marker, scouted or controlled.
    Enemies do not block the way, and any number of counters may share a tile.

rule-guide =
    Choose one of your ready counters on the board and move it up to that many tiles, one adjacent tile at a time.
    Every tile it enters must carry your marker, scouted or controlled.
    Guiding the Mortar removes your target marker.

rule-scout =
    Move the unit up to that many tiles, one adjacent tile at a time, onto any tiles.
    Each tile entered that lacks your marker gets one, scouted side up, and costs one Fog of War from your supply into your discard pile.
    When the supply has no Fog of War left, the marker is placed at no cost.

rule-stalk =
    Move the unit up to that many tiles, one adjacent tile at a time, onto any tiles, scouted or not.
    No marker is placed and no Fog of War is taken.

rule-bolster =
    Take up to that many cards from your supply into your discard pile; they reach your hand after the next reshuffle.
    Where the action names a squad, only cards of that squad may be taken.
    Fog of War is never bolstered.

rule-command =
    Draw up to that many cards, one at a time, and play them this turn like any others.
    You may stop after each card.
    If the deck runs out, the discard pile is shuffled into a new one; the play area is not.

rule-conceal =
    Your opponent takes a Fog of War from their supply into their discard pile.
    You may conceal even when they have none left; then nothing happens.

rule-control =
    The unit takes control of its tile: your marker there is turned to its controlled side, and the tile's objective points are yours.
    Your marker must already be on the tile.
    If the enemy controlled the tile, their marker goes back to scouted.
    It is forbidden only when the enemy both controls the tile and has a unit on it.

rule-inspire =
    Return up to that many combat cards from your play area to your hand; you may play them again this turn.
    Where the action names a squad, only cards of that squad may be returned.
    Command cards cannot be inspired, this card included.

rule-recon =
    Remove one Fog of War in your hand from the game, then draw a card.
    You need a Fog of War in hand to do it.
    If the deck is empty, the discard pile is shuffled first.

rule-target =
    Put your target marker on a tile three or more tiles away from your Mortar, or move it to another such tile.
    It must be a different tile from the one it marks now.
    The marker is removed when the Mortar moves or its counter leaves the board.

rule-attack =
    Choose any enemy counter on the board and roll as many dice as the action's number.
    The attack hits if any die equals or beats the target's defence + cover + range; a 0 always hits.
    A hit causes one casualty, however many dice succeed.

rule-suppress =
    Choose any enemy counter on the board and roll as for an Attack.
    A hit causes no casualty: the unit is turned to its suppressed side, and its next action only makes it ready.
    A unit already suppressed may be shot at again, to no effect.

rule-blast =
    Needs your target marker on the board, with at least one counter on its tile.
    Every counter on that tile, your own included, is attacked separately with as many dice as the action's number.
    The total defence is the counter's number + cover, with no range added; a hill gives 1 cover.
    Each hit causes one casualty.


## Questions to the player

prompt-bid = { $seat }: choose a card to bid for initiative.
prompt-turn = { $seat }: play a card or end your turn.
prompt-use = What should { $card } do?
prompt-spawn = On which spawn marker does { $unit } arrive?
# $action is the action as printed, such as "Scout 2"; $left counts the steps still allowed.
prompt-step =
    { $action }: where does { $unit } go? { $left ->
        [one] One step left.
       *[other] { $left } steps left.
    }
prompt-guide =
    Which unit do you guide? { $left ->
        [one] It may move one tile.
       *[other] It may move up to { $left } tiles.
    }
# $squad is empty where any squad will do.
prompt-bolster =
    Which { GIVEN($squad) ->
        [no] card
       *[yes] card of squad { $squad }
    } do you bolster? { $left ->
        [one] One card left.
       *[other] { $left } cards left.
    }
prompt-command =
    Draw a card? { $left ->
        [one] One card left.
       *[other] { $left } cards left.
    }
prompt-inspire =
    Which { GIVEN($squad) ->
        [no] combat card
       *[yes] combat card of squad { $squad }
    } returns to your hand? { $left ->
        [one] One card left.
       *[other] { $left } cards left.
    }
prompt-target = Which tile does { $unit } target?
prompt-shoot =
    { $action }: at whom does { $unit } fire, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }?
prompt-blast =
    Blast on { $tile }: which counter do you roll for next, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }?
prompt-casualty =
    { $unit } was hit: which card do you lose from your { $zone ->
        [hand] hand
        [discard] discard pile
        [deck] deck
       *[played] play area
    }?


## Options

option-card-bid = { $card } ({ $initiative })
option-card-play = { $card }
option-action = { $action }
option-step =
    { $tile }, cover { $cover }{ GIVEN($note) ->
        [no] { "" }
       *[yes] { " " }({ $note })
    }
option-counter-guide = { $unit }
option-card-bolster = { $card } ({ $left } in supply)
option-card-inspire = { $card }
option-tile-target = { $tile }
option-counter-shoot = { $unit } on { $tile }
option-counter-blast = { $unit }
option-tile-spawn = { $tile }
option-card-casualty = { $card }

# Notes beside a step
note-unscouted = new ground: 1 Fog of War
note-unscouted-no-fog = new ground, no Fog of War left
note-objective =
    { $points ->
        [one] objective: 1 point
       *[other] objective: { $points } points
    }
note-enemy =
    { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }


## Refusals: the rule, and what would be right

reason-game-over = The game is over: no more decisions are taken. Start a new game, or replay this one.
reason-not-your-decision = { $seat } has nothing to decide now: it is up to { $deciders }.
reason-unknown-thing = "{ $thing }" is nothing on this table: pick one of the options offered.
reason-stale = This option belongs to an earlier moment of the game: ask for the options again and pick one of those.
reason-not-asked = "{ $thing }" does not answer the question asked now ({ $question }): pick one of the options offered.
reason-not-in-hand = Only cards in your hand can be used, and { $card } is not there: choose a card you hold.
reason-fog-cannot-be-played = Fog of War can only be bid for initiative: play another card, remove it with Recon, or end your turn.
reason-wrong-card-action = A card is used for one of the actions printed on it: choose an action of the card you played.
reason-unit-suppressed = { $unit } is suppressed and cannot take an action: ready it with this card, or hunker down.
reason-nowhere-to-place = { $unit } is off the board and no spawn marker serves it: its card can only hunker down.
reason-no-step = Movement goes to an adjacent tile the action allows, and { $unit } has none: choose another action.
reason-not-adjacent = Movement goes one adjacent tile at a time, and { $tile } is not adjacent: choose a neighbouring tile.
reason-not-scouted = Move and Guide enter only tiles with your marker, and { $tile } has none: scout it first, or choose a marked tile.
reason-no-enemy-on-board = An attack needs an enemy counter on the board, and there is none: choose another action.
reason-not-an-enemy = Attack and Suppress are aimed at enemy counters only: choose an enemy counter.
reason-not-on-board = { $unit } is not on the board: choose a counter that stands on a tile.
reason-control-needs-marker = Control turns over your marker on the unit's tile, and { $tile } has none: scout it first.
reason-already-controlled = Your side already controls { $tile }: Control is for a tile you do not control yet.
reason-enemy-holds-tile = The enemy controls { $tile } and has a unit there, which forbids Control: drive that unit off first.
reason-nothing-to-bolster = Bolster takes soldiers and commanders from your supply, and none that fits is there: choose another action.
reason-wrong-squad = This action is for squad { $squad } only, and { $card } does not belong to it: choose a card of squad { $squad }.
reason-fog-never-bolstered = Bolster never takes Fog of War: choose a soldier or a commander from your supply.
reason-not-in-supply = Bolster takes cards from your supply, and { $card } is not there: choose a card that is.
reason-nothing-to-draw = Command draws cards, and both your deck and your discard pile are empty: choose another action.
reason-no-fog-in-hand = Recon removes a Fog of War from your hand, and you hold none: choose another action.
reason-nothing-to-inspire = Inspire returns combat cards from your play area, and none that fits is there: play one first.
reason-not-in-play-area = Inspire returns cards from your play area, and { $card } is not there: choose a card that is.
reason-only-combat-cards-inspired = Inspire returns combat cards only, and { $card } is not one: choose a combat card.
reason-no-target-marker = Blast needs your target marker on the board: place it with Target first.
reason-blast-needs-counter = Blast needs a counter on the target tile, and { $tile } is empty: move the marker with Target, or choose another action.
reason-target-too-near = The target must be three or more tiles away from the Mortar, and { $tile } is nearer: choose a tile farther off.
reason-target-already-there = Your target marker is on { $tile } already: choose another tile.
reason-target-nowhere = A target lies three or more tiles from { $unit } and is not marked already, and no tile is such: choose another action.
reason-out-of-reach = { $unit } is out of the reach that this action names: choose a target in reach.
reason-not-suppressed = Only a suppressed unit is readied, and { $unit } is ready: choose an action for it.
reason-guide-needs-ready = Guide moves ready counters only, and { $unit } is suppressed: choose a ready one.
reason-guide-nobody = Guide needs a ready counter of yours on the board with a marked tile beside it, and there is none: choose another action.
reason-not-own-counter = That counter belongs to the enemy: choose one of your own.
reason-not-on-target-tile = Blast strikes the counters on the target tile, and { $unit } is not there: choose one that is.
reason-already-blasted = Blast attacks each counter once, and { $unit } has had its roll: choose a counter still to be rolled for.
reason-casualty-other-unit = A casualty is a card of the unit that was hit, and { $card } belongs to another: choose a card of that unit.
reason-must-choose = Stopping is not possible here, because the action is performed in full: pick one of the options offered.
reason-no-attack-now = No attack is being made now: name the attacker and the action to work out its odds.
reason-unknown-name = There is no { $what } "{ $name }": choose one of { $known }.
reason-no-undo = There is nothing to undo: no decision has been made since this point.
reason-undo-past-chance = Undo stops at the last die roll, card draw or reveal: only decisions made since then can be taken back.
reason-undo-not-yours = The last decision was made by { $seat }, and only { $seat } can take it back.


## The log

event-round-began = Round { $round } begins.
event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew-cards = You draw: { $cards }.
event-drew-open = { $seat } draws: { $cards }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-bid-placed = { $seat } has placed a bid.
event-bids-revealed = Bids: { $bids }.
event-initiative = { $side } has the initiative.
event-turn-began = { $seat } begins a turn.
event-turn-ended = { $seat } ends the turn.
event-played = { $seat } plays { $card }: { $action }.
event-hunkered = { $seat } hunkers down with { $card }.
event-readied = { $unit } is ready again.
event-placed = { $unit } arrives on { $tile }.
event-moved = { $unit } moves from { $from } to { $to }.
event-scouted =
    { $fog ->
        [0] { $side } scouts { $tile }, with no Fog of War left to take.
       *[other] { $side } scouts { $tile } and takes a Fog of War.
    }
event-bolstered = { $seat } bolsters { $card }.
# $seat is the one who takes the Fog of War, not the one who conceals.
event-concealed =
    { $taken ->
        [0] { $seat } has no Fog of War left to take.
       *[other] { $seat } takes a Fog of War.
    }
event-controlled =
    { $points ->
        [0] { $side } takes control of { $tile }.
        [one] { $side } takes control of { $tile } (1 point).
       *[other] { $side } takes control of { $tile } ({ $points } points).
    }
event-lost-control = { $side } loses control of { $tile }.
# $points is the new value of the tile.
event-radio-raised =
    { $points ->
        [one] The radio on { $tile } is now worth 1 point.
       *[other] The radio on { $tile } is now worth { $points } points.
    }
event-inspired = { $seat } returns { $card } to hand.
event-reconnoitred = { $seat } removes a Fog of War from the game.
event-targeted = { $side } targets { $tile }.
event-target-removed = The { $side } target marker is removed.
# $dice are the faces rolled, as text; $result is hit or miss.
event-shot =
    { $attacker }, { $action } at { $target }: { $base } + { $cover } cover + { $range } range = { $total }, rolled { $dice }: { $result ->
        [hit] hit
       *[miss] miss
    }.
event-suppressed = { $unit } is suppressed.
event-casualty =
    { $unit } loses a card from the { $zone ->
        [hand] hand
        [discard] discard pile
        [deck] deck
       *[played] play area
    }.
event-unit-removed = { $unit } has no card left to lose and leaves the board.
event-won =
    { $side } wins: { $how ->
        [control] the objectives are taken.
        [pin] the enemy is pinned.
        [double-pin] both sides are pinned, and { $side } has more points, or the initiative on a tie.
       *[beyond-hope] the enemy is beyond all hope.
    }


## Ways to win, and the result of a campaign

win-control = Objectives taken
win-pin = Enemy pinned
win-double-pin = Both sides pinned
win-beyond-hope = Beyond all hope

# By the margin between the two scores: 0, 1 to 3, 4 or 5, 6 and more.
campaign-draw = Stalemate
campaign-marginal = Narrow victory
campaign-clear = Clear victory
campaign-overwhelming = Overwhelming victory
