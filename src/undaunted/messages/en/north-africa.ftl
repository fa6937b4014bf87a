### What North Africa adds: vehicles, structures, new actions and new ways to win.


## Buttons

button-exit = Exit the vehicle
button-escape = Escape


## Rules: what `?` shows

rule-vehicles =
    With each combat card its soldier may once, before or after the card's effect, enter a vehicle on his tile, exit it, or move to an empty place in it.
    He enters an empty place in a vehicle that has no enemy aboard; an abandoned vehicle of the enemy becomes yours that way.
    Aboard, he may use an action of his place instead of one on his card, unless the vehicle is disabled or the place needs a skill he lacks.
    He may also use the card to switch places with someone aboard.
    Moving, Scouting and Stalking need him on foot; all else counts from the vehicle's tile.

rule-hit-vehicle =
    A vehicle that is hit: the attacker picks who aboard is injured, then it takes one damage.
    From its critical threshold on it is disabled: nobody can use its places until it is repaired below that.
    At its integrity it is destroyed, and whoever is aboard stands on the tile.
    A Suppress that hits only suppresses one soldier aboard, whom the attacker picks.

rule-structures =
    A structure is destroyed by a Demolition from its own tile that reaches its defence; cover and range do not count.
    One side scores the structures it destroys, the other those standing on tiles it controls.

rule-drive =
    Move the vehicle, with everyone aboard, up to that many tiles, one adjacent tile at a time.
    Every tile it enters must carry your marker, and none may be rough terrain.

rule-navigate =
    Choose up to that many tiles in a connected chain that begins next to the soldier.
    Each one without your marker gets one, scouted side up, and costs one Fog of War from your supply.
    Tiles that carry your marker already may be part of the chain.

rule-surveil =
    Choose up to that many tiles anywhere.
    Each one gets your marker, scouted side up, and costs one Fog of War from your supply.

rule-repair =
    Take one damage off a vehicle on the soldier's tile; from inside, only off the one he is in.
    With less damage than its critical threshold a disabled vehicle works again.

rule-strafe =
    An attack from the air on any enemy that has a regular defence.
    Range does not count, and a hill gives 1 cover.

rule-demolition =
    Blow up an enemy vehicle or a structure on the soldier's own tile; neither cover nor range counts.
    The first number is the dice against a vehicle, the second against a structure.

rule-antitank =
    An attack on any enemy vehicle.
    It has to beat the vehicle's armour plus cover and range.

rule-suppress-aboard =
    A vehicle hit by Suppress takes neither damage nor injury.
    One soldier aboard is suppressed; the attacker picks him.

rule-escape =
    Whoever the scenario lets escape may leave from a tile with an escape marker, as one step of a movement action.
    A vehicle takes everyone aboard along, if all of them are allowed to go.
    All cards of those who escaped leave the game.

rule-neutralise =
    Counters that leave the board by injuries or damage are neutralised, and cannot come back.
    Who has to neutralise wins as soon as the counters named, or as many as needed, are gone that way.

rule-injury =
    A soldier who is hit loses one card from the game: from the hand, else the discard pile, else the deck.
    With none left his counter leaves the board for good, and so do his cards in the supply.


## Questions to the player

prompt-demolish = { $action }: what does { FORM($soldier, "the") } blow up?
prompt-after = Before you go on: should { FORM($soldier, "the") } get in, get out or change places?
prompt-navigate =
    { $action }: which tile does { FORM($soldier, "the") } scout next? { $left ->
        [one] One tile left.
       *[other] { $left } tiles left.
    }
prompt-surveil =
    { $action }: which tile does { FORM($soldier, "the") } scout? { $left ->
        [one] One tile left.
       *[other] { $left } tiles left.
    }
prompt-repair = Which vehicle does { FORM($soldier, "the") } repair?
prompt-injure = { FORM($vehicle, "The") } is hit: who aboard is injured?
prompt-suppress = { FORM($vehicle, "The") } is hit: who aboard is suppressed?


## Options

# $soldier is whom the question is about, $vehicle what he is in.
button-stop-aboard = Stay aboard
button-stop-after = Stay on foot
button-stop-navigate = Scout no further
button-stop-surveil = Scout no further
button-exit-use = Get out of { FORM($vehicle, "the") }
button-exit-after = Get out of { FORM($vehicle, "the") }

option-counter-repair = { FORM($vehicle, "The") }
option-counter-injure = { FORM($unit, "The") }
option-counter-suppress = { FORM($unit, "The") }
option-structure-shoot = { FORM($structure, "The") } at { $tile }
option-place-enter = Get into { FORM($vehicle, "the") } as { $place }
option-place-reposition = Take the { $place }'s place
option-place-switch = Swap with { FORM($soldier, "the") } ({ $place })

note-vehicle = { $vehicle }
note-structure = { $structure }
note-escape = escape marker


## Refusals

# Of a vehicle, a place or a structure that was picked without a card.
reason-vehicle-by-crew = { FORM($vehicle, "The") } moves and fires with the cards of those aboard: play a card of one of its crew.
reason-vehicle-abandoned = Nobody is aboard { FORM($vehicle, "the") }: play a card of a soldier on its tile to get in.
reason-enemy-vehicle = { FORM($vehicle, "The") } can be attacked: play a card with an attack, then choose your target.
reason-place-needs-card = { FORM($vehicle, "The") } is entered with a card: play one of a soldier on its tile, then choose his place.
reason-place-action-needs-card =
    { $action } is for whoever sits in { FORM($vehicle, "the") } as { $place }: { GIVEN($soldier) ->
        [no] nobody of yours does.
       *[yes] play a card of { FORM($soldier, "the") }.
    }
reason-structure-needs-card = { FORM($structure, "The") } can be blown up with Demolition from its own tile: play a card that has it.

reason-not-aboard = { FORM($soldier, "The") } is in no vehicle: there is nothing to get out of.
reason-shifted-already = With one card a soldier gets in, gets out or changes places once, and that is done: choose another use of the card.
reason-no-escape-here = { FORM($soldier, "The") } cannot escape from here: it takes an escape marker on the tile, and everyone leaving must be one the scenario lets go.
reason-commander-has-no-counter = { FORM($card, "The") } has no counter on the board that could do this: choose another use of the card.
reason-vehicle-elsewhere = { FORM($vehicle, "The") } is on another tile: a soldier gets into a vehicle on his own tile.
reason-exit-first = From one vehicle into another takes two cards: get out with one, and into { FORM($vehicle, "the") } with the next.
reason-enemies-aboard = There are enemies aboard { FORM($vehicle, "the") }: it can be entered only when they are gone.
reason-place-taken = Somebody is the { $place } already: choose an empty place, or swap from inside.
reason-only-demolition = { FORM($structure, "The") } can be hit by Demolition only: choose an enemy unit.
reason-structure-gone = { FORM($structure, "The") } is destroyed already: choose another target.
reason-demolition-same-tile = Demolition reaches its own tile only, and { FORM($structure, "the") } stands elsewhere: go there first.
reason-not-in-that-place = Only the { $place } can do this: take that place first.
reason-vehicle-disabled = { FORM($vehicle, "The") } is disabled: repair it first.
reason-skill-needed = It takes the right skill to act as { $place }, and { FORM($soldier, "the") } lacks it: use an action of the card instead.
reason-exit-to-walk = { FORM($soldier, "The") } is aboard a vehicle, and this needs him on foot: get out first.
reason-cannot-exit-now = { FORM($soldier, "The") } is aboard a vehicle and cannot get out any more with this card, and this needs him on foot: choose another use of the card.
reason-no-enemy-vehicle = There is no enemy vehicle on the board: choose another action.
reason-nothing-to-demolish = Demolition needs an enemy vehicle or a standing structure on the soldier's own tile: go there first.
reason-no-drive = A vehicle drives onto tiles with your marker that are not rough, and there is none beside it: scout first.
reason-nothing-to-navigate = Navigate would mark no new tile from here: choose another action.
reason-nothing-to-surveil = All tiles carry your marker already: choose another action.
reason-nothing-to-repair = There is no damaged vehicle here to repair (from inside: only the one he is in): choose another action.
reason-rough-terrain = { FORM($tile, "Tile") } is rough terrain, where no vehicle goes: choose another tile.
reason-not-in-chain = { FORM($tile, "Tile") } does not continue the chain: choose a tile next to it that is not part of it yet.
reason-scouted-already = { FORM($tile, "Tile") } carries your marker already: choose a tile without one.
reason-inside-a-vehicle = { FORM($unit, "The") } is inside a vehicle and cannot be aimed at: choose the vehicle.
reason-no-such-defence = { FORM($unit, "The") } cannot be harmed by this action: choose another target.
reason-not-to-be-repaired = { FORM($unit, "The") } is no damaged vehicle within reach of this Repair: choose one that is.
reason-not-in-the-vehicle = { FORM($unit, "The") } is not aboard the vehicle that was hit: choose someone who is.


## The log

event-entered = { FORM($unit, "The") } gets into { FORM($vehicle, "the") } as { $place }.
event-exited = { FORM($unit, "The") } gets out of { FORM($vehicle, "the") }.
event-repositioned = { FORM($unit, "The") } takes the { $place }'s place in { FORM($vehicle, "the") }.
event-switched = { FORM($unit, "The") } and { FORM($other, "the") } swap places.
event-repaired =
    { FORM($vehicle, "The") } is repaired: { $damage ->
        [0] no damage left
       *[other] { $damage } damage left
    }.
event-damaged = { FORM($vehicle, "The") } is damaged: { $damage } in all.
event-disabled = { FORM($vehicle, "The") } is disabled.
event-destroyed = { FORM($vehicle, "The") } is destroyed.
# $points are what it brings whoever destroys it; 0 where that does not count.
event-structure-destroyed =
    { FORM($side, "The") } { FORM($side, "number") ->
        [singular] destroys
       *[plural] destroy
    } { FORM($structure, "the") }{ $points ->
        [0] { "" }
        [one] : 1 point
       *[other] : { $points } points
    }.
event-escaped = { FORM($unit, "The") } escapes.


## Ways to win

win-escape = those who had to escape are away
win-neutralise = enemies neutralised
