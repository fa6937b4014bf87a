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

prompt-demolish = { $action }: what does { $unit } blow up?
prompt-after = Does { $unit } still enter, exit or change places?
prompt-navigate =
    { $action }: which tile does { $unit } scout next? { $left ->
        [one] One tile left.
       *[other] { $left } tiles left.
    }
prompt-surveil =
    { $action }: which tile does { $unit } scout? { $left ->
        [one] One tile left.
       *[other] { $left } tiles left.
    }
prompt-repair = Which vehicle does { $unit } repair?
prompt-injure = { $unit } is hit: who aboard is injured?
prompt-suppress = { $unit } is hit: who aboard is suppressed?


## Options

option-counter-repair = { $unit }
option-counter-injure = { $unit }
option-counter-suppress = { $unit }
option-structure-shoot = { $structure } on { $tile }
option-place-enter = Enter { $vehicle } ({ $place })
option-place-reposition = Change to { $place } in { $vehicle }
option-place-switch = Switch places with { $unit } ({ $place })

note-vehicle = { $vehicle }
note-structure = { $structure }
note-escape = escape marker


## Refusals

reason-not-aboard = { $unit } is in no vehicle and cannot exit one: enter one first, or choose another use.
reason-shifted-already = With one card a soldier enters, exits or changes places once, and that is done: choose another use of the card.
reason-no-escape-here = { $unit } cannot escape from here: it takes an escape marker on the tile, and everyone leaving must be one the scenario lets go.
reason-commander-has-no-counter = A commander or an aircraft has no counter that could do this: choose another use of the card.
reason-vehicle-elsewhere = { $vehicle } is on another tile: a soldier enters a vehicle on his own tile.
reason-exit-first = From one vehicle into { $vehicle } takes two cards: exit with one and enter with another.
reason-enemies-aboard = { $vehicle } has enemies aboard: it can be entered only when they are gone.
reason-place-taken = The place { $place } is taken: choose an empty one, or switch from inside the same vehicle.
reason-only-demolition = { $structure } can be hit by Demolition only: choose an enemy counter.
reason-structure-gone = { $structure } is destroyed already: choose another target.
reason-demolition-same-tile = Demolition reaches its own tile only, and { $structure } stands elsewhere: go there first.
reason-not-in-that-place = Only who sits in the place { $place } can use its actions: enter it first.
reason-vehicle-disabled = { $vehicle } is disabled: repair it below its critical threshold first.
reason-skill-needed = The actions of the place { $place } need a skill that this soldier lacks: use an action of his card, or let the specialist sit there.
reason-exit-to-walk = { $unit } is in a vehicle, and movement actions need him on foot: exit first.
reason-no-enemy-vehicle = Antitank needs an enemy vehicle on the board, and there is none: choose another action.
reason-nothing-to-demolish = Demolition needs an enemy vehicle or a standing structure on the soldier's own tile: go there first.
reason-no-drive = Driving goes onto adjacent tiles with your marker that are not rough terrain, and there are none: scout first.
reason-nothing-to-navigate = Navigate would mark no new tile from here: choose another action.
reason-nothing-to-surveil = All tiles carry your marker already: choose another action.
reason-nothing-to-repair = Repair needs a damaged vehicle on the tile (from inside: the one the soldier is in): choose another action.
reason-rough-terrain = { $tile } is rough terrain, which no vehicle enters: choose another tile.
reason-not-in-chain = { $tile } does not continue the chain: choose a tile next to it that is not part of it yet.
reason-scouted-already = { $tile } carries your marker already: choose a tile without one.
reason-inside-a-vehicle = { $unit } is inside a vehicle and cannot be aimed at: choose the vehicle.
reason-no-such-defence = { $unit } has no defence that this action could beat, so it cannot be its target: choose another.
reason-not-to-be-repaired = { $unit } is no damaged vehicle within reach of this Repair: choose one that is.
reason-not-in-the-vehicle = { $unit } is not aboard the vehicle that was hit: choose someone who is.


## The log

event-entered = { $unit } enters { $vehicle } ({ $place }).
event-exited = { $unit } exits { $vehicle }.
event-repositioned = { $unit } changes to { $place } in { $vehicle }.
event-switched = { $unit } and { $other } switch places.
event-repaired =
    { $vehicle } is repaired: { $damage ->
        [0] no damage left
       *[other] { $damage } damage left
    }.
event-damaged = { $vehicle } is damaged: { $damage } in all.
event-disabled = { $vehicle } is disabled.
event-destroyed = { $vehicle } is destroyed.
event-structure-destroyed = { $side } destroys the { $structure }.
event-escaped = { $unit } escapes.


## Ways to win

win-escape = Escaped
win-neutralise = Enemies neutralised
