### Questions, options, refusals and the log.


## Buttons

button-stop = Stop here
button-end-turn = End turn
button-hunker-down = Hunker down
button-ready = Ready the unit
button-draw = Draw a card


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
prompt-conceal = Who takes the Fog of War?
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
option-step =
    { $tile }, cover { $cover }{ GIVEN($note) ->
        [no] { "" }
       *[yes] { " " }({ $note })
    }
option-seat-conceal = { $seat }
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


## Beside a card that offers little: why. $soldier is its counter.

card-note-suppressed =
    { FORM($soldier, "The") } is suppressed: this card only readies { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    }.
card-note-arrives =
    { FORM($soldier, "The") } is off the board: an action brings { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    } in at a spawn marker first.
card-note-nowhere = { FORM($soldier, "The") } is off the board and cannot come back: this card can only hunker down.
card-note-idle = Nothing { FORM($soldier, "the") } could do would change anything now: this card can only hunker down.
card-note-idle-card = Nothing { FORM($card, "the") } could do would change anything now: this card can only hunker down.
card-note-disabled = { FORM($vehicle, "The") } is disabled: the places aboard are of no use until it is repaired.
card-note-unskilled = { FORM($soldier, "The") } lacks the skill for this place ({ $place }): only the actions of the card count.


## Refusals: the rule, and what would be right

reason-game-over = The game is over: no more decisions are taken. Start a new game, or replay this one.
reason-not-your-decision = { $seat } has nothing to decide now: it is up to { $deciders }.
reason-unknown-thing = "{ $thing }" is nothing on this table: pick one of the options offered.
reason-stale = This option belongs to an earlier moment of the game: ask for the options again and pick one of those.
reason-no-such-decision = There is no decision { $number } in this game: choose one from 0, the setup, to { $last }, the last.
reason-not-asked = "{ $thing }" does not answer the question asked now: pick one of the options offered.
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
reason-unknown-name =
    There is no { $what ->
        [seat] seat
        [counter] counter
        [target] counter or structure
       *[action] action
    } "{ $name }": choose one of { $known }.
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
event-command-passed = { $seat } passes the command to { $mate }.
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
        [escape] those who had to escape are away.
        [neutralise] the enemy is neutralised.
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
