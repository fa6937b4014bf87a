### Questions, options, refusals and the log.
###
### Whoever does something is $seat or $side: "you" through the reader's own eyes, else a side's people. FORM($seat, "number")
### is singular, plural or you, and commands the verb.


## Buttons

button-stop = Stop here
button-end-turn = End turn
button-hunker-down = Hunker down
button-ready = Ready the unit
button-draw = Draw a card

# The same where a question gives them a better name; $soldier is whom it is about.
button-stop-bolster = Take no more
button-stop-command = Draw no more
button-stop-inspire = Take back no more
button-play-on = Play on
button-stop-standstill = Accept the draw
button-ready-use = Ready { FORM($soldier, "the") }


## Questions to the player

prompt-bid = Choose a card from your hand to bid for the initiative.
prompt-turn = Your turn: play a card, or end your turn.
prompt-use = What should { FORM($card, "the") } do?
prompt-spawn = { FORM($soldier, "The") } arrives: on which spawn marker?
# $action is the action as printed, such as "Scout 2"; $left counts the steps still allowed.
prompt-step =
    { $action }: where does { FORM($soldier, "the") } go? { $left ->
        [one] One step left.
       *[other] { $left } steps left.
    }
prompt-guide =
    Whom do you guide? { $left ->
        [one] He may move one tile.
       *[other] He may move up to { $left } tiles.
    }
# $squad is empty where any squad will do.
prompt-bolster =
    Which { GIVEN($squad) ->
        [no] card
       *[yes] card of squad { $squad }
    } do you bolster? { $left ->
        [one] You may take one.
       *[other] You may take up to { $left }.
    }
prompt-command =
    { $left ->
        [one] Draw a card?
       *[other] Draw a card? You may draw up to { $left }.
    }
prompt-inspire =
    Which { GIVEN($squad) ->
        [no] combat card
       *[yes] combat card of squad { $squad }
    } returns to your hand? { $left ->
        [one] You may take back one.
       *[other] You may take back up to { $left }.
    }
prompt-conceal = Who takes the Fog of War?
prompt-target = Which tile should { FORM($soldier, "the") } aim at?
prompt-shoot =
    { $action }: who does { FORM($soldier, "the") } fire at, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }?
prompt-blast =
    Blast on { FORM($tile, "the") }: which unit do you roll for next, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }?
prompt-casualty =
    { FORM($soldier, "The") } was hit: which card do you lose from your { $zone ->
        [hand] hand
        [discard] discard pile
        [deck] deck
       *[played] play area
    }?
prompt-standstill = Nothing but cards has changed for a long time: a draw? If both sides say no, you play on.


## Options

option-card-bid = { $card } ({ $initiative })
option-card-play = { $card }
option-step =
    { FORM($tile, "The") }, cover { $cover }{ GIVEN($note) ->
        [no] { "" }
       *[yes] { " " }({ $note })
    }
option-seat-conceal = { $seat }
option-counter-guide = { $soldier }
option-card-bolster = { $card } ({ $left } in supply)
option-card-inspire = { $card }
option-tile-target = { FORM($tile, "The") }
option-counter-shoot = { FORM($unit, "The") } at { $tile }
option-counter-blast = { FORM($unit, "The") }
option-tile-spawn = { FORM($tile, "The") }
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

card-note-suppressed = { FORM($soldier, "The") } is suppressed: this card only readies { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    }.
card-note-arrives = { FORM($soldier, "The") } is off the board: an action brings { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    } in at a spawn marker first.
card-note-nowhere = { FORM($soldier, "The") } is off the board and cannot come back: this card can only hunker down.
card-note-idle = Nothing { FORM($soldier, "the") } could do would change anything now: this card can only hunker down.
card-note-idle-card = Nothing { FORM($card, "the") } could do would change anything now: this card can only hunker down.
card-note-disabled = { FORM($vehicle, "The") } is disabled: the places aboard are of no use until it is repaired.
card-note-unskilled = { FORM($soldier, "The") } lacks the skill for this place ({ $place }): only the actions of the card count.


## Refusals: the rule, and what would be right. $prompt is the question asked now.

reason-game-over = The game is over: start a new one, or watch this one again.
reason-not-your-decision = It is not up to you now: wait for { $deciders }.
reason-unknown-thing = "{ $thing }" is nothing on this table: choose something that is offered.
reason-stale = The game has moved on since this was offered: look again and choose.
reason-no-such-decision = There is no decision { $number } in this game: choose one from 0, the setup, to { $last }, the last.

# What was picked does not belong to this question. First what it is good for, then what is asked.
reason-bid-first = First comes the bid: choose a card from your hand, and the turns begin when everybody has bid.
reason-finish-first = First finish what you have begun. { $prompt }
# Of one's own soldier: $piles tells where his cards are.
reason-acts-by-card = { FORM($soldier, "The") } acts when you play one of { FORM($soldier, "gender") ->
        [neuter] its
       *[masculine] his
    } cards: { $piles }.
reason-has-no-cards = { FORM($soldier, "The") } has no card left to act with: choose a card of somebody else.
reason-mate-acts = { FORM($soldier, "The") } acts when one of { FORM($soldier, "gender") ->
        [neuter] its
       *[masculine] his
    } cards is played, and you have none: choose a card from your hand.
reason-enemy-counter = { FORM($unit, "The") } can be attacked: play a card with an attack, then choose your target.
reason-tile-needs-card = A tile is where something is done: play a card first, then choose what its soldier does.
reason-action-needs-card = Play { FORM($card, "the") } first: then you can choose { $action }.
reason-enemy-card = { FORM($card, "The") } is a card of { FORM($owner, "the") }: choose one of your own.
reason-button-needs-card =
    { $button ->
        [hunker-down] You hunker down with a card: play one first.
        [ready] A unit is readied by one of its own cards: play one of a suppressed unit.
        [draw] Cards are drawn at the start of a round or by Command: play a card that has Command.
        [exit] You get out with a card: play one of somebody who is aboard.
        [escape] You escape with a movement action from a tile with an escape marker: play a card that moves.
        [withdraw] You may withdraw only at the start of your turn, before you play a card: play on, or end your turn.
        [return] A card goes back after an Antiair that finds no Bomber: play a card that has Antiair.
       *[stop] There is nothing to stop now: play a card, or end your turn.
    }
reason-seat-only-for-fog = A player is chosen only for a Fog of War. { $prompt }
reason-nothing-there = There is nothing to be done there now. { $prompt }

reason-not-in-hand =
    { FORM($card, "The") } is not in your hand{ GIVEN($piles) ->
        [no] { "" }
       *[yes] { " " }({ $piles })
    }: choose a card that you hold.
reason-fog-cannot-be-played = Fog of War can only be bid for initiative: play another card, remove it with Recon, or end your turn.
reason-wrong-card-action = You have played { FORM($card, "the") }: choose one of its actions, or hunker down with it.
reason-unit-suppressed = { FORM($soldier, "The") } is suppressed and cannot act: ready { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    } with this card, or hunker down.
reason-nowhere-to-place = { FORM($soldier, "The") } is off the board, and there is no spawn marker for { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    }: this card can only hunker down.
reason-no-step = There is no tile beside { FORM($soldier, "the") } that this action may enter: choose another action.
reason-not-adjacent = { FORM($tile, "Tile") } is too far for one step: choose a tile next to { FORM($soldier, "the") }.
reason-not-scouted = { FORM($tile, "Tile") } does not carry your marker: scout it first, or choose a tile that does.
reason-no-spawn-there = { FORM($soldier, "The") } arrives on one of your spawn markers: choose a tile that has one.
reason-no-enemy-on-board = There is no enemy on the board to attack: choose another action.
reason-not-an-enemy = Only enemies can be attacked: choose an enemy unit.
reason-not-on-board = { FORM($unit, "The") } is not on the board: choose a unit that is.
reason-control-needs-marker = { FORM($tile, "Tile") } does not carry your marker, so you cannot take control of it: scout it first.
reason-already-controlled = You control { FORM($tile, "the") } already: Control is for a tile that you do not.
reason-enemy-holds-tile = The enemy controls { FORM($tile, "the") } and stands there: drive him off first.
reason-nothing-to-bolster = Nothing in your supply fits this Bolster: choose another action.
reason-wrong-squad = This action is for squad { $squad } only, and { FORM($card, "the") } does not belong to it: choose a card of squad { $squad }.
reason-fog-never-bolstered = Bolster never takes Fog of War: choose a soldier or a commander from your supply.
reason-not-in-supply = Bolster takes cards from your supply, and { FORM($card, "the") } is not there: choose a card that is.
reason-nothing-to-draw = Your deck and your discard pile are both empty: there is nothing to draw.
reason-no-fog-in-hand = Recon removes a Fog of War from your hand, and you hold none: choose another action.
reason-nothing-to-inspire = Inspire takes back combat cards that you have played this turn, and none that fits is there: play one first.
reason-not-in-play-area = Inspire takes back cards that you have played this turn, and { FORM($card, "the") } is not one of them: choose one that is.
reason-only-combat-cards-inspired = Inspire takes back combat cards only, and { FORM($card, "the") } is not one: choose a combat card.
reason-no-target-marker = Blast needs your target marker on the board: place it with Target first.
reason-blast-needs-counter = Nobody whom it could hit is on { FORM($tile, "the") }, where your target marker lies: move it with Target, or choose another action.
reason-target-too-near = { FORM($tile, "Tile") } is nearer than three tiles to { FORM($soldier, "the") }: choose a tile farther off.
reason-target-already-there = Your target marker is on { FORM($tile, "the") } already: choose another tile.
reason-target-nowhere = There is no tile left, three or more tiles from { FORM($soldier, "the") }, to aim at: choose another action.
reason-out-of-reach = { FORM($unit, "The") } is out of reach of this action: choose a target within reach.
reason-not-suppressed = { FORM($soldier, "The") } is ready already: choose an action.
reason-guide-needs-ready = { FORM($soldier, "The") } is suppressed and cannot be guided: choose a unit that is ready.
reason-guide-nobody = Guide needs a unit of yours that is ready, with a tile that carries your marker beside it, and there is none: choose another action.
reason-not-own-counter = { FORM($unit, "The") } belongs to the enemy: choose one of your own units.
reason-not-on-target-tile = { FORM($unit, "The") } is not on the tile that is struck: choose a unit that is.
reason-already-blasted = The dice are rolled once for each unit, and { FORM($unit, "the") } has had its roll: choose the next.
reason-casualty-other-unit = The card you lose is one of the unit that was hit, and { FORM($card, "the") } is not: choose one of its cards.
reason-no-standstill = Whether to play on is asked only when nothing but cards has changed for many rounds.
reason-must-choose = You cannot stop here. { $prompt }
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
reason-undo-not-yours = The last decision was not yours: only { FORM($seat, "the") } can take it back.


## The log

event-round-began = Round { $round } begins.
event-drew =
    { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] draws
       *[plural] draw
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew-cards = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] draws
       *[plural] draw
    } { $cards }.
event-drew-open = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] draws
       *[plural] draw
    } { $cards }.
event-reshuffled = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] shuffles
       *[plural] shuffle
    } { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } discard pile into a new deck.
event-bid-placed = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] has
       *[plural] have
    } placed a bid.
event-bids-revealed = The bids: { $bids }.
# $tie: yes or no. A tie leaves the initiative where it was.
event-initiative =
    { $tie ->
        [yes] A tie, so { FORM($side, "the") } { FORM($side, "number") ->
        [singular] keeps
       *[plural] keep
    } the initiative.
       *[no] { FORM($side, "The") } { FORM($side, "number") ->
        [singular] has
       *[plural] have
    } the initiative.
    }
event-command-passed = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] passes
       *[plural] pass
    } the command to { FORM($mate, "the") }.
event-turn-began = { FORM($seat, "Possessive") } turn.
event-turn-ended = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] ends
       *[plural] end
    } { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } turn.
event-played = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] plays
       *[plural] play
    } { FORM($card, "the") }: { $action }.
event-hunkered = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] hunkers
       *[plural] hunker
    } down with { FORM($card, "the") }.
event-readied = { FORM($unit, "The") } is ready again.
event-placed = { FORM($unit, "The") } arrives on { FORM($tile, "tile") }.
event-moved = { FORM($unit, "The") } moves from { FORM($from, "tile") } to { FORM($to, "the") }.
event-scouted =
    { FORM($side, "The") } { FORM($side, "number") ->
        [singular] scouts
       *[plural] scout
    } { FORM($tile, "the") }{ $fog ->
        [0] , with no Fog of War left to take
       *[other] { FORM($side, "number") ->
            [singular] { " " }and takes a Fog of War
           *[plural] { " " }and take a Fog of War
        }
    }.
event-bolstered = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] brings
       *[plural] bring
    } up { FORM($card, "the") } from { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } supply.
# $seat is the one who takes the Fog of War, not the one who conceals.
event-concealed =
    { FORM($seat, "The") } { $taken ->
        [0] { FORM($seat, "number") ->
            [singular] has
           *[plural] have
        } no Fog of War left to take
       *[other] { FORM($seat, "number") ->
            [singular] takes
           *[plural] take
        } a Fog of War
    }.
# $structure stands there; empty for none. $points count it too.
event-controlled =
    { FORM($side, "The") } { FORM($side, "number") ->
        [singular] takes
       *[plural] take
    } { GIVEN($structure) ->
        [no] { FORM($tile, "the") }
       *[yes] { FORM($structure, "the") } at { $tile }
    }{ $points ->
        [0] { "" }
        [one] : 1 point
       *[other] : { $points } points
    }.
event-lost-control = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] loses
       *[plural] lose
    } { FORM($tile, "the") }.
# $points is the new value of the tile.
event-radio-raised =
    { $points ->
        [one] The radio at { $tile } is now worth 1 point.
       *[other] The radio at { $tile } is now worth { $points } points.
    }
event-inspired = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] takes
       *[plural] take
    } { FORM($card, "the") } back into { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } hand.
event-reconnoitred = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] removes
       *[plural] remove
    } a Fog of War from the game.
event-targeted = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] aims
       *[plural] aim
    } at { FORM($tile, "the") }.
event-target-removed = { FORM($side, "Possessive") } target marker is removed.
# $dice are the faces rolled, as text; $result is hit or miss.
event-shot =
    { FORM($attacker, "The") } attacks { FORM($target, "the") } ({ $action }): { $base } + { $cover } cover{ $smoke ->
        [0] { "" }
       *[other] { " " }+ { $smoke } smoke
    } + { $range } range = { $total }, rolled { $dice }: { $result ->
        [hit] hit
       *[miss] miss
    }.
event-suppressed = { FORM($unit, "The") } is suppressed.
# $fallen is the name of the soldier, where he has one and the reader may know it.
event-casualty =
    { FORM($unit, "The") } loses { GIVEN($fallen) ->
        [no] a card
       *[yes] { $fallen }
    } from the { $zone ->
        [hand] hand
        [discard] discard pile
        [deck] deck
        [bolsters] bolster decks
       *[played] play area
    }.
event-unit-removed = { FORM($unit, "The") } has no card left to lose and leaves the board.
event-won =
    { FORM($side, "The") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    }: { $how ->
        [control] the objectives are taken.
        [pin] the other side is pinned, with no Rifleman left on the board.
        [double-pin] both sides are pinned, and points decide, or the initiative on a tie.
        [escape] those who had to escape are away.
        [neutralise] those who had to be neutralised are gone.
        [rout] those who had to be routed are.
        [full-rout] all Riflemen of the other side are routed.
        [mission] the mission points are gained.
        [hold] the mission points are held.
        [occupy] the tiles are occupied.
        [withdrawal] the other side has withdrawn.
       *[beyond-hope] the other side is beyond all hope.
    }
# $rounds: how many are left, and after how many it ends.
event-standing-still =
    Nothing but cards has changed for a long time: after { $rounds ->
        [one] 1 more such round
       *[other] { $rounds } more such rounds
    } the game is a draw.
event-played-on = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] wants
       *[plural] want
    } to play on.
event-drawn = Draw: nothing has changed for { $rounds } rounds.


## Ways to win, and the result of a campaign

win-control = objectives taken
win-pin = enemy pinned
win-double-pin = both sides pinned
win-beyond-hope = beyond all hope
win-rout = enemies routed
win-full-rout = all enemy Riflemen routed
win-mission = mission points gained
win-hold = mission points held
win-occupy = tiles occupied
win-withdrawal = the enemy withdrew
# In a campaign; elsewhere it is a draw.
win-standstill = a standstill, and the initiative decided

# By the margin between the two scores: 0, 1 to 3, 4 or 5, 6 and more.
campaign-draw = Stalemate
campaign-marginal = Narrow victory
campaign-clear = Clear victory
campaign-overwhelming = Overwhelming victory
