### What things are called. A name's attribute `code` is its sign on the map; with a squad its first letter serves.
### Names have forms, which other messages ask for: FORM($unit, "the") is "the Engineer", but "Rifleman A" bare, as a
### squad's letter makes it a name; "The" begins a sentence. A side has its people (the), its adjective, a possessive,
### and the number of its verbs. `gender` is neuter for what is no man.
###
### Titles are those of the packs; a name that is not here keeps its pack's text.


## How names are put together

# A name from somebody's own pack.
name-default = { $name }
    .the = the { $name }
    .adjective = { $name }
    .possessive = the { $name }'s
    .full = the { $name }
    .number = plural
name-of-squad =
    { $noun }{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }{ $squad }
    }
    .the =
        { GIVEN($squad) ->
            [no] { FORM($noun, "the") }
           *[yes] { $noun } { $squad }
        }
# One of two who share a side: the side, and which of them.
name-of-seat = { FORM($noun, "adjective") } { $place }
    .the = { FORM($noun, "adjective") } player { $place }
    .possessive = { FORM($noun, "adjective") } player { $place }'s
    .number = singular
name-of-side = { FORM($side, "adjective") } { $noun }
    .the = the { FORM($side, "adjective") } { $noun }
# What belongs to the reader's own side.
name-of-yours = your { $noun }
    .the = your { $noun }
# The reader.
name-you = you
    .the = you
    .possessive = your
    .number = you
# A tile: its code, and the ground there.
name-of-tile = { $noun }
    .the = { FORM($terrain, "the") } at { $noun }
    .tile = tile { $noun }
# An action as printed on a card: its word, its number or two, its squad, its reach; an upgraded one is marked.
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
       *[yes] { " " }from { $beyond }
    }{ GIVEN($upgraded) ->
        [no] { "" }
       *[yes] { " " }+
    }
name-of-bid = { FORM($seat, "the") } with { $card } ({ $initiative })
# Several cards of one kind.
name-of-cards = { $count } × { $card }
# Where $count cards of one kind lie.
name-of-pile =
    { $zone ->
        [played] { $count } played already
        [hand] { $count ->
            [0] none
           *[other] { $count }
        } in your hand
        [deck] { $count } in your deck
        [discard] { $count } in your discard pile
       *[supply] { $count } in your supply
    }
name-with-article = { FORM($noun, "the") }
name-and = { $most } and { $last }


## Games and sides

pack-normandy = Normandy
pack-north-africa = North Africa
pack-armour-and-armament = Armour and Armament
pack-under-cover-of-night = Under Cover of Night

side-us = US
    .the = the Americans
    .adjective = US
    .possessive = the Americans'
    .full = the Americans
    .number = plural
side-german = Germans
    .the = the Germans
    .adjective = German
    .possessive = the Germans'
    .full = the Germans
    .number = plural
side-lrdg = LRDG
    .the = the LRDG
    .adjective = LRDG
    .possessive = the LRDG's
    .full = the Long Range Desert Group (LRDG)
    .number = plural
side-italian = Italians
    .the = the Italians
    .adjective = Italian
    .possessive = the Italians'
    .full = the Italians
    .number = plural


## Cards and the counters of soldiers

card-platoon-sergeant = Platoon Sergeant
    .the = the Platoon Sergeant
card-platoon-guide = Platoon Guide
    .the = the Platoon Guide
card-squad-leader = Squad Leader
    .the = the Squad Leader
card-scout = Scout
    .the = the Scout
    .code = SC
card-rifleman = Rifleman
    .the = the Rifleman
    .code = RI
card-sniper = Sniper
    .the = the Sniper
    .code = SN
card-machine-gunner = Machine Gunner
    .the = the Machine Gunner
    .code = MG
card-mortar = Mortar
    .the = the Mortar
    .gender = neuter
    .code = MO
card-fog-of-war = Fog of War
    .the = Fog of War
card-lieutenant = Lieutenant
    .the = the Lieutenant
card-warrant-officer = Warrant Officer
    .the = the Warrant Officer
card-staff-sergeant = Staff Sergeant
    .the = the Staff Sergeant
card-saboteur = Saboteur
    .the = the Saboteur
    .code = SA
card-engineer = Engineer
    .the = the Engineer
    .code = EN
card-antitank-gunner = Antitank Gunner
    .the = the Antitank Gunner
    .code = AT
card-navigator = Navigator
    .the = the Navigator
    .code = NA
card-tank-commander = Tank Commander
    .the = the Tank Commander
card-recon-aircraft = Recon Aircraft
    .the = the Recon Aircraft
    .gender = neuter
card-tank-driver = Tank Driver
    .the = the Tank Driver
    .code = DR
card-tank-gunner = Tank Gunner
    .the = the Tank Gunner
    .code = GU
card-tank-crewman = Tank Crewman
    .the = the Tank Crewman
    .code = CR

# Those of Reinforcements. A specialist shares the Rifleman's counter, and so needs no sign.
card-tank-platoon-commander = Tank Platoon Commander
    .the = the Tank Platoon Commander
card-light-tank = Light Tank
    .the = the Light Tank
    .gender = neuter
    .code = LT
card-medium-tank = Medium Tank
    .the = the Medium Tank
    .gender = neuter
    .code = MT
card-tank-destroyer = Tank Destroyer
    .the = the Tank Destroyer
    .gender = neuter
    .code = DE
card-grenadier = Grenadier
    .the = the Grenadier
    .code = GR
card-submachine-gunner = Submachine Gunner
    .the = the Submachine Gunner
card-sergeant-major = Sergeant Major
    .the = the Sergeant Major
card-sapper = Sapper
    .the = the Sapper
    .code = SP
card-grenade-thrower = Grenade Thrower
    .the = the Grenade Thrower
    .code = GT
card-commando = Commando
    .the = the Commando
    .code = CO
card-commando-leader = Commando Leader
    .the = the Commando Leader
card-assault-aircraft = Assault Aircraft
    .the = the Assault Aircraft
    .gender = neuter
card-guastatore = Guastatore
    .the = the Guastatore
    .code = UA
card-assault-trooper = Assault Trooper
    .the = the Assault Trooper
    .code = AT


## Vehicles, their places (and the skills that these need), structures

vehicle-patrol-truck = Patrol Truck
    .the = the Patrol Truck
    .gender = neuter
    .code = PT
vehicle-second-patrol-truck = Second Patrol Truck
    .the = the Second Patrol Truck
    .gender = neuter
    .code = P2
vehicle-armed-truck = Armed Truck
    .the = the Armed Truck
    .gender = neuter
    .code = AR
vehicle-medium-tank = Medium Tank
    .the = the Medium Tank
    .gender = neuter
    .code = MT
vehicle-scout-car = Scout Car
    .the = the Scout Car
    .gender = neuter
    .code = CA
vehicle-transport-truck = Transport Truck
    .the = the Transport Truck
    .gender = neuter
    .code = TR

place-driver = driver
place-navigator = navigator
place-gunner = gunner
place-crew = crew
place-passenger = passenger
place-second-passenger = second passenger

structure-aircraft = Aircraft
    .the = the Aircraft
    .gender = neuter
    .code = AC
structure-hangar = Hangar
    .the = the Hangar
    .gender = neuter
    .code = HA
structure-motor-pool = Motor Pool
    .the = the Motor Pool
    .gender = neuter
    .code = MP
structure-fuel-tank = Fuel Tank
    .the = the Fuel Tank
    .gender = neuter
    .code = FT
structure-ammunition-dump = Ammunition Dump
    .the = the Ammunition Dump
    .gender = neuter
    .code = AD
structure-radio-mast = Radio Mast
    .the = the Radio Mast
    .gender = neuter
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
    .the = the fields
terrain-orchard = orchard
    .the = the orchard
terrain-hedgerow = hedgerow
    .the = the hedgerow
terrain-farm = farm
    .the = the farm
terrain-woods = woods
    .the = the woods
terrain-village = village
    .the = the village
terrain-church = church
    .the = the church
terrain-road = road
    .the = the road
terrain-river = river
    .the = the river
terrain-hill = hill
    .the = the hill
terrain-sand = sand
    .the = the sand
terrain-dunes = dunes
    .the = the dunes
terrain-scrub = scrub
    .the = the scrub
terrain-rocks = rocks
    .the = the rocks
terrain-wadi = wadi
    .the = the wadi
terrain-oasis = oasis
    .the = the oasis
terrain-fort = fort
    .the = the fort
terrain-airstrip = airstrip
    .the = the airstrip
terrain-track = track
    .the = the track
terrain-camp = camp
    .the = the camp


## Goals, in a few words

goal-control =
    { $needed ->
        [one] hold 1 point
       *[other] hold { $needed } points
    }
goal-claim =
    { $needed ->
        [one] score 1 point
       *[other] score { $needed } points
    }
goal-pin = drive off all Riflemen
goal-escape =
    { $needed ->
        [one] escape with 1 unit
       *[other] escape with { $needed } units
    }
goal-escape-names = escape with { $names }
goal-neutralise =
    { $needed ->
        [one] neutralise 1 enemy
       *[other] neutralise { $needed } enemies
    }
goal-neutralise-names = neutralise { $names }

# The same in a sentence. It is the first that is said of a side, so its name is spelled out.
goal-told-control =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } with { $needed ->
        [one] 1 objective point
       *[other] { $needed } objective points
    }.
# Points on tiles it controls, structures there included.
goal-told-claim =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } with { $needed ->
        [one] 1 point
       *[other] { $needed } points
    }: objectives and standing structures on tiles that they control.
goal-told-claim-destroying =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } with { $needed ->
        [one] 1 point
       *[other] { $needed } points
    }: structures that they destroy and objectives on tiles that they control.
goal-told-pin = { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by pinning the enemy: no enemy Rifleman left on the board.
goal-told-escape =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } when { $needed ->
        [one] 1 of their units has
       *[other] { $needed } of their units have
    } escaped.
goal-told-escape-names = { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by escaping with { $names }.
goal-told-neutralise =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } when { $needed ->
        [one] 1 enemy unit is
       *[other] { $needed } enemy units are
    } neutralised.
goal-told-neutralise-names = { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by neutralising { $names }.

## Where something comes from

origin-printed = from the box
origin-reconstructed = rebuilt
origin-original = ours
