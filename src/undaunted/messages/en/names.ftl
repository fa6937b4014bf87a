### What things are called. A name's attribute `code` is its sign on the map; with a squad its first letter serves.
### A language may give names more forms, which its other messages ask for: FORM($unit, "form").
###
### Titles are those of the packs; a name that is not here keeps its pack's text.


## How names are put together

# A name from somebody's own pack.
name-default = { $name }
name-of-squad =
    { $noun }{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }{ $squad }
    }
# One of two who share a side: the side, and which of them.
name-of-seat = { $noun } { $place }
name-of-side = { $side } { $noun }
# An action as printed on a card: its word, its number or two, its squad, its reach.
name-of-action =
    { $word }{ GIVEN($value) ->
        [no] { "" }
       *[yes] { " " }{ $value }
    }{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }{ $squad }
    }{ GIVEN($within) ->
        [no] { "" }
       *[yes] { " " }within { $within }
    }{ GIVEN($beyond) ->
        [no] { "" }
       *[yes] { " " }beyond { $beyond }
    }
name-of-bid = { $seat } { $card } ({ $initiative })
name-and = { $most } and { $last }


## Games and sides

pack-normandy = Normandy
pack-north-africa = North Africa

side-us = US
side-german = German
side-lrdg = LRDG
side-italian = Italian


## Cards and the counters of soldiers

card-platoon-sergeant = Platoon Sergeant
card-platoon-guide = Platoon Guide
card-squad-leader = Squad Leader
card-scout = Scout
    .code = SC
card-rifleman = Rifleman
    .code = RI
card-sniper = Sniper
    .code = SN
card-machine-gunner = Machine Gunner
    .code = MG
card-mortar = Mortar
    .code = MO
card-fog-of-war = Fog of War
card-lieutenant = Lieutenant
card-warrant-officer = Warrant Officer
card-staff-sergeant = Staff Sergeant
card-saboteur = Saboteur
    .code = SA
card-engineer = Engineer
    .code = EN
card-antitank-gunner = Antitank Gunner
    .code = AT
card-navigator = Navigator
    .code = NA
card-tank-commander = Tank Commander
card-recon-aircraft = Recon Aircraft
card-tank-driver = Tank Driver
    .code = DR
card-tank-gunner = Tank Gunner
    .code = GU
card-tank-crewman = Tank Crewman
    .code = CR


## Vehicles, their places (and the skills that these need), structures

vehicle-patrol-truck = Patrol Truck
    .code = PT
vehicle-second-patrol-truck = Second Patrol Truck
    .code = P2
vehicle-armed-truck = Armed Truck
    .code = AR
vehicle-medium-tank = Medium Tank
    .code = MT
vehicle-scout-car = Scout Car
    .code = CA
vehicle-transport-truck = Transport Truck
    .code = TR

place-driver = driver
place-navigator = navigator
place-gunner = gunner
place-crew = crew
place-passenger = passenger
place-second-passenger = second passenger

structure-aircraft = Aircraft
    .code = AC
structure-hangar = Hangar
    .code = HA
structure-motor-pool = Motor Pool
    .code = MP
structure-fuel-tank = Fuel Tank
    .code = FT
structure-ammunition-dump = Ammunition Dump
    .code = AD
structure-radio-mast = Radio Mast
    .code = RM


## Actions, as cards and vehicles have them

action-move = Move
action-guide = Guide
action-scout = Scout
action-stalk = Stalk
action-drive = Drive
action-bolster = Bolster
action-command = Command
action-conceal = Conceal
action-control = Control
action-inspire = Inspire
action-navigate = Navigate
action-recon = Recon
action-repair = Repair
action-surveil = Surveil
action-target = Target
action-attack = Attack
action-strafe = Strafe
action-demolition = Demolition
action-antitank = Antitank
action-suppress = Suppress
action-blast = Blast


## Ground

terrain-fields = fields
terrain-orchard = orchard
terrain-hedgerow = hedgerow
terrain-farm = farm
terrain-woods = woods
terrain-village = village
terrain-church = church
terrain-road = road
terrain-river = river
terrain-hill = hill
terrain-sand = sand
terrain-dunes = dunes
terrain-scrub = scrub
terrain-rocks = rocks
terrain-wadi = wadi
terrain-oasis = oasis
terrain-fort = fort
terrain-airstrip = airstrip
terrain-track = track
terrain-camp = camp


## Goals, in a word or two

goal-control = control { $needed }
goal-claim = claim { $needed }
goal-pin = pin
goal-escape = escape { $needed }
goal-escape-names = escape: { $names }
goal-neutralise = neutralise { $needed }
goal-neutralise-names = neutralise: { $names }

# The same in a sentence.
goal-told-control =
    { $needed ->
        [one] { $side } wins with 1 objective point.
       *[other] { $side } wins with { $needed } objective points.
    }
# Points on tiles it controls, structures there included.
goal-told-claim =
    { $needed ->
        [one] { $side } wins with 1 point: objectives and standing structures on tiles it controls.
       *[other] { $side } wins with { $needed } points: objectives and standing structures on tiles it controls.
    }
goal-told-claim-destroying =
    { $needed ->
        [one] { $side } wins with 1 point: structures it destroys and objectives on tiles it controls.
       *[other] { $side } wins with { $needed } points: structures it destroys and objectives on tiles it controls.
    }
goal-told-pin = { $side } wins by pinning the enemy: no enemy Rifleman left on the board.
goal-told-escape =
    { $needed ->
        [one] { $side } wins when 1 of its counters has escaped.
       *[other] { $side } wins when { $needed } of its counters have escaped.
    }
goal-told-escape-names = { $side } wins by escaping with: { $names }.
goal-told-neutralise =
    { $needed ->
        [one] { $side } wins when 1 enemy counter is neutralised.
       *[other] { $side } wins when { $needed } enemy counters are neutralised.
    }
goal-told-neutralise-names = { $side } wins by neutralising: { $names }.

## Where something comes from

origin-printed = printed
origin-reconstructed = reconstructed
origin-original = original
