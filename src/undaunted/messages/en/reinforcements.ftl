### What Reinforcements adds: armour in Normandy, mines and aircraft in North Africa, new actions.


## What things are called

# An edge, by the two tiles it lies between.
name-of-edge = { FORM($tile, "tile") } and { FORM($other, "tile") }
name-of-mine = mine between { $noun }
    .the = the mine between { $noun }
    .gender = neuter
action-advance = Advance
action-air-support = Air Support
action-mine = Mine
action-grenade = Grenade
action-bomb = Bomb
action-personnel-mine = Anti-personnel mine
action-armour-mine = Anti-armour mine


## Buttons

button-lay-personnel = Lay an anti-personnel mine
button-lay-armour = Lay an anti-armour mine
button-lift-personnel = Lift an anti-personnel mine
button-lift-armour = Lift an anti-armour mine
button-stop-air-support = Call no more
button-stop-mine = Leave it at that


## Rules: what `?` shows

rule-advance =
    Choose any number of your counters of that squad on one tile, and move them together to an adjacent tile.
    Another counter of yours must be there already; no marker is needed.
    Suppressed counters stay behind, and vehicles do not enter rough terrain.

rule-air-support =
    Take up to that many aircraft from your supply into your hand.
    They can be played this very turn.

rule-mine =
    Lay up to that many mines on edges of the soldier's tile, or lift up to that many that lie there; never both with one action.
    Only the side whose mines they are can lay them, as long as its supply lasts; anybody may lift them.
    A mine goes off when an enemy of its owner crosses its edge: 3 dice against the regular defence, or against armour, whichever side is up, without cover or range.
    Hit or miss, it is spent; after a hit the movement ends on the far tile.

rule-grenade =
    Choose a tile in reach. Every enemy there who has a regular defence is attacked, one after the other.
    Cover and range count as for an Attack.

rule-bomb =
    Choose any tile. Everyone there who has a regular defence is attacked, your own counters too, one after the other.
    Cover counts, a hill gives 1; range does not count.
    What you lose in your own turn comes from your play area first.


## Questions to the player

prompt-advance = { $action }: who goes along, and where to?
prompt-aim =
    { $action }: which tile is it for, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for each unit there?
prompt-salvo =
    { $action }, { FORM($tile, "the") }: which unit do you roll for next, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }?
prompt-air-support =
    { $action }: which aircraft do you call? { $left ->
        [one] One more.
       *[other] Up to { $left } more.
    }
prompt-mine =
    { $action }: what does { FORM($soldier, "the") } do? { $left ->
        [one] One mine more.
       *[other] Up to { $left } mines more.
    }
prompt-edge =
    { $doing ->
        [lay-personnel] Where do you lay the anti-personnel mine?
        [lay-armour] Where do you lay the anti-armour mine?
        [lift-personnel] Which anti-personnel mine do you lift?
       *[lift-armour] Which anti-armour mine do you lift?
    }


## Options

option-counter-advance = { $soldier }
option-tile-advance = To { FORM($tile, "the") }
# $count: how many would be attacked there, of whom $own are the player's
option-tile-aim =
    { FORM($tile, "The") }: { $count ->
        [one] one to attack
       *[other] { $count } to attack
    }{ $own ->
        [0] { "" }
       *[other] , { $own } of your own
    }
option-card-air-support = { $card } ({ $left } in supply)
# $personnel and $armour are how many of either kind lie there.
option-edge =
    Between { $edge }{ $personnel ->
        [0] { "" }
       *[other] , anti-personnel: { $personnel }
    }{ $armour ->
        [0] { "" }
       *[other] , anti-armour: { $armour }
    }
note-mines =
    { $count ->
        [one] over a mine
       *[other] over { $count } mines
    }


## Refusals

reason-nobody-advances = Advance needs ready counters of that squad beside a tile where another counter of yours is, and there are none: choose another action.
reason-cannot-advance = { FORM($unit, "The") } cannot go along: choose a ready counter of yours, of that squad and on the same tile.
reason-no-advance-there = { FORM($tile, "Tile") } is not where they can advance to: choose a tile beside them where a counter of yours is, and no rough terrain for vehicles.
reason-no-aircraft = There is no aircraft left in your supply: choose another action.
reason-only-aircraft = Air Support calls aircraft from your supply, and { FORM($card, "the") } is none: choose one that is.
reason-nothing-to-mine = There is no mine here to lift, and none that you could lay: choose another action.
reason-mine-which-first = The edge comes second: first choose whether a mine is laid or lifted, and which.
reason-no-mine-there = No such mine lies between { $edge }: choose an edge where one does.
reason-edge-of-own-tile = Mines are laid and lifted on the edges of the soldier's own tile, and that between { $edge } is none: choose one that is.
reason-nobody-to-strike = Nobody whom it could hit is in reach: choose another action.
reason-nobody-to-strike-there = Nobody whom it could hit is on { FORM($tile, "the") }, or it is out of reach: choose another tile.


## The log

event-supported = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] calls
       *[plural] call
    } { FORM($card, "the") } from { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } supply.
event-mine-laid = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] lays
       *[plural] lay
    } an { $mine ->
        [personnel] anti-personnel
       *[armour] anti-armour
    } mine between { $edge }.
event-mine-lifted = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] lifts
       *[plural] lift
    } an { $mine ->
        [personnel] anti-personnel
       *[armour] anti-armour
    } mine between { $edge }.
event-mine-triggered = { FORM($unit, "The") } sets off an { $mine ->
        [personnel] anti-personnel
       *[armour] anti-armour
    } mine between { $edge }.


## A mine, and an edge without one

about-mines-title = Mines left to lay
about-mines = Mine lays them on edges of the soldier's tile. There will be no more: one that went off or was lifted is out of the game.
about-mine-title = Between { $edge }
now-mine-none = No mine lies here.
now-mine-personnel =
    { $count ->
        [one] An anti-personnel mine: 3 dice against the regular defence of any enemy of its owner who crosses.
       *[other] { $count } anti-personnel mines: each rolls 3 dice against the regular defence of any enemy of their owner who crosses.
    }
now-mine-armour =
    { $count ->
        [one] An anti-armour mine: 3 dice against the armour of any vehicle of the enemy that crosses.
       *[other] { $count } anti-armour mines: each rolls 3 dice against the armour of any vehicle of the enemy that crosses.
    }
# A tile's: what lies between it and another one
now-mined =
    Mined towards { $tile }{ $personnel ->
        [0] { "" }
       *[other] , anti-personnel: { $personnel }
    }{ $armour ->
        [0] { "" }
       *[other] , anti-armour: { $armour }
    }.
# A vehicle that is a unit
now-armoured-unit = Only Antitank can hit it: a die must reach its armour { $armour } plus cover { $cover } plus the range. It is never suppressed.
about-tank = A vehicle with armour. Only what pierces armour can hit it: a die must reach its armour plus the cover of its tile plus the range.
now-mines-own = They are yours: your own side never sets them off.
now-mines-of = They belong to { FORM($side, "the") }, who never set them off.
now-mines-left =
    { $count ->
        [0] No mine is left to lay.
        [one] One mine is left to lay.
       *[other] { $count } mines are left to lay.
    }
now-mines-about =
    { $count ->
        [0] None lies on an edge of this tile.
        [one] One lies on an edge of this tile and could be lifted.
       *[other] { $count } lie on edges of this tile and could be lifted.
    }
# $things: tiles, each with the chance to be hit on the way
now-over-mines = Over mines, with the chance to be hit: { $things }.
now-risk = { $tile } { $percent } %
now-advances = It could lead { $things }.
now-calls = To be called: { $things }.
# $things: tiles, each with who is there and the chance to hit
now-may-strike = It could fall on { $things }.
now-on-tile = { $tile } ({ $things })
