### What the soldiers, weapons and vehicles of Stalingrad are called, and its actions; the rest is in names.ftl.

# Where a card is one soldier.
name-of-soldier =
    { $noun } { $surname }{ $grade ->
        [upgraded] { " " }(upgraded)
        [reserve] { " " }(reserve)
       *[regular] { "" }
    }

side-soviet = Soviets
    .the = the Soviets
    .adjective = Soviet
    .possessive = the Soviets'
    .full = the Soviets
    .number = plural
pack-stalingrad = Stalingrad


## Cards and counters

# The Engineer of this game clears and lays; another language may call him otherwise than the one in the desert.
card-stalingrad-engineer = Engineer
    .the = the Engineer
    .code = EN
card-antitank-rifle = Antitank Rifle
    .the = the Antitank Rifle
    .gender = neuter
    .code = TR
card-antitank-gun = Antitank Gun
    .the = the Antitank Gun
    .gender = neuter
    .code = AG
card-infantry-gun = Infantry Gun
    .the = the Infantry Gun
    .gender = neuter
    .code = IG
card-anti-aircraft-gun = Anti-aircraft Gun
    .the = the Anti-aircraft Gun
    .gender = neuter
    .code = AI
card-heavy-machine-gun = Heavy Machine Gun
    .the = the Heavy Machine Gun
    .gender = neuter
    .code = HM
card-flamethrower = Flamethrower
    .the = the Flamethrower
    .code = FL
card-rocket-launcher = Rocket Launcher
    .the = the Rocket Launcher
    .gender = neuter
    .code = RL
card-militia = Militia
    .the = the Militia
    .code = ML
card-pathfinder = Pathfinder
    .the = the Pathfinder
    .code = PF
card-motorcyclist = Motorcyclist
    .the = the Motorcyclist
    .code = MT
card-t-34 = T-34
    .the = the T-34
    .gender = neuter
    .code = T3
card-t-70 = T-70
    .the = the T-70
    .gender = neuter
    .code = T7
card-kv-1 = KV-1
    .the = the KV-1
    .gender = neuter
    .code = KV
card-katyusha = Katyusha
    .the = the Katyusha
    .gender = neuter
    .code = KA
card-panzer-iii = Panzer III
    .the = the Panzer III
    .gender = neuter
    .code = P3
card-panzer-iv = Panzer IV
    .the = the Panzer IV
    .gender = neuter
    .code = P4
card-stug-iii = StuG III
    .the = the StuG III
    .gender = neuter
    .code = SG
card-halftrack = Halftrack
    .the = the Halftrack
    .gender = neuter
    .code = HT
card-armoured-car = Armoured Car
    .the = the Armoured Car
    .gender = neuter
    .code = CR
card-company-commander = Company Commander
    .the = the Company Commander
card-commissar = Commissar
    .the = the Commissar
card-political-officer = Political Officer
    .the = the Political Officer
card-deputy-squad-leader = Deputy Squad Leader
    .the = the Deputy Squad Leader
card-assault-leader = Assault Leader
    .the = the Assault Leader
card-runner = Runner
    .the = the Runner
card-radio-operator = Radio Operator
    .the = the Radio Operator
card-quartermaster = Quartermaster
    .the = the Quartermaster
card-medic = Medic
    .the = the Medic
card-local-guide = Local Guide
    .the = the Local Guide
card-intelligence-officer = Intelligence Officer
    .the = the Intelligence Officer
card-artillery-observer = Artillery Observer
    .the = the Artillery Observer
card-artillery-battery = Artillery Battery
    .the = the Artillery Battery
    .gender = neuter
card-bomber = Bomber
    .the = the Bomber
    .gender = neuter


## Actions

action-antiair = Antiair
action-assault = Assault
action-explore = Explore
action-force = Force
action-overwatch = Overwatch
action-ready = Ready
action-reposition = Reposition
action-smoke = Smoke
action-support = Support
action-area-suppress = Area Suppress
action-demo = Demo
action-flame = Flame


## The page of all soldiers

soldiers-page-title = The soldiers of Stalingrad
soldiers-page-head =
    All { $cards } cards of the two sides. Each card is one soldier with a number and a name of their own; where a weapon
    or a vehicle is meant, it is the one in charge of it. A designation tells the side, the deck and the number: S-S-004 is
    a Soviet card of the starting deck, S-L-036 one that joins in the course of a campaign. An upgraded card (U in the place
    of the deck) is the same soldier with one thing better, a reserve (R) is another soldier with the same number and one
    thing worse. The names are invented.
soldiers-page-starting = The platoon that begins
soldiers-page-units = Units that join later
soldiers-page-assets = Commanders and assets that join later
soldiers-page-number = Number
soldiers-page-soldier = Soldier
soldiers-page-upgraded = Upgraded
soldiers-page-reserve = Reserve
# Who comes in somebody's place, and what is different.
soldiers-page-stand-in = { $soldier }: { $change }
soldiers-page-initiative = initiative { $initiative }
soldiers-page-defence = defence { $defence }
soldiers-page-also = also { $action }
soldiers-page-without = without { $action }
