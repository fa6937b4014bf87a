### What Stalingrad adds to the log, the questions and the refusals.


## The log

event-routed = { FORM($unit, "The") } has no card left to lose and is routed.
event-rout-ended = { FORM($unit, "The") } rallies and is no longer routed.
event-driven-off = { FORM($unit, "The") } is driven from { FORM($from, "tile") } to { FORM($to, "the") }.
# $face is the letter of the face that the place shows now; $state is damaged or destroyed.
event-tile-damaged =
    { FORM($side, "The") } { $state ->
        [destroyed] { FORM($side, "number") ->
            [singular] destroys
           *[plural] destroy
        }
       *[damaged] { FORM($side, "number") ->
            [singular] damages
           *[plural] damage
        }
    } { FORM($tile, "the") }: now face { $face }.
event-tunnel-destroyed = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] destroys
       *[plural] destroy
    } the tunnel at { $tile }.
event-watched = { FORM($unit, "The") } keeps watch over { FORM($tile, "the") }.
event-watch-ended = { FORM($unit, "The") } keeps watch no longer.
event-smoked = { FORM($unit, "The") } lays smoke on { FORM($tile, "the") }.
event-shot-down = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] loses
       *[plural] lose
    } { FORM($card, "the") } from the { $zone ->
        [hand] hand
        [discard] discard pile
       *[deck] deck
    }: shot down.
event-returned = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] returns
       *[plural] return
    } { FORM($card, "the") } to { FORM($seat, "number") ->
        [you] your
       *[plural] their
    } supply.
event-reused = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] has
       *[plural] have
    } { FORM($card, "the") } act once more.
# $total is what the side has now.
event-gained =
    { FORM($side, "The") } { FORM($side, "number") ->
        [singular] gains
       *[plural] gain
    } { $points ->
        [one] 1 mission point
       *[other] { $points } mission points
    }: { $total } in all.
event-halted = { FORM($unit, "The") } stops there, and the action ends.
event-mine-spent = The mine between { $edge } is spent.
event-withdrew = { FORM($side, "The") } { FORM($side, "number") ->
        [singular] withdraws
       *[plural] withdraw
    }.


## What things are called

# A building or the mouth of a tunnel, by its tile ($noun); $site is the name of the place, where it has one.
name-of-building =
    { GIVEN($site) ->
        [no] building at { $noun }
       *[yes] { $site }
    }
    .the =
        { GIVEN($site) ->
            [no] the building at { $noun }
           *[yes] { FORM($site, "the") }
        }
    .gender = neuter
name-of-tunnel = tunnel at { $noun }
    .the = the tunnel at { $noun }
    .gender = neuter


## Buttons

button-withdraw = Withdraw
button-return = Return the card
button-stop-return = Leave the card in play
button-stop-combo = Leave it at that
button-stop-support = Take no more
button-stop-drive-off = Leave it there
button-stop-inspire-city = Order nobody else


## Questions to the player

prompt-spawn-city = { FORM($soldier, "The") } arrives: beside which of your Riflemen?
prompt-shoot-city = { $action }: what does { FORM($soldier, "the") } fire at?
prompt-salvo-city = { $action }, { FORM($tile, "the") }: what do you roll for next?
# Of Inspire and of Force; $squad is empty where any squad will do.
prompt-inspire-city =
    { $action }: which { GIVEN($squad) ->
        [no] card
       *[yes] card of squad { $squad }
    } acts once more? { $left ->
        [one] You may choose one.
       *[other] You may choose up to { $left }.
    }
prompt-reuse = { FORM($card, "The") } acts once more: which action is it?
# $left: 2 before the first half, 1 before the second.
prompt-combo =
    { $action }: { $left ->
        [one] and what does { FORM($soldier, "the") } do then?
       *[other] what does { FORM($soldier, "the") } do first?
    }
prompt-watch = Which tile does { FORM($soldier, "the") } keep watch over?
prompt-ready =
    Which suppressed unit{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }of squad { $squad }
    } do you ready?
prompt-support =
    { $action }: which card do you take into your hand? { $left ->
        [one] You may take one.
       *[other] You may take up to { $left }.
    }
prompt-bomber =
    Shot down: which aircraft do you lose from your { $zone ->
        [hand] hand
        [discard] discard pile
       *[deck] deck
    }?
prompt-return = The enemy has no Bomber: do you return { FORM($card, "the") } to your supply?
prompt-drive-off = { FORM($soldier, "The") } can be driven off: to which tile?


## Options

option-tile-watch = { FORM($tile, "The") }
option-tile-drive-off = To { FORM($tile, "the") }
option-counter-ready = { $soldier }
option-card-bolster-city = { $card }
option-card-support = { $card }
option-card-bomber = { $card }
option-structure-shoot-city = { FORM($structure, "The") }


## Beside a card that offers little

card-note-arrives-city = { FORM($soldier, "The") } is off the board: an action places { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    } beside a Rifleman of yours first.
card-note-nowhere-city = { FORM($soldier, "The") } is off the board, and there is no Rifleman beside whom to place { FORM($soldier, "gender") ->
        [neuter] it
       *[masculine] him
    }, or nothing to do there: this card can only hunker down.


## Refusals

# $squad is empty where any Rifleman will do.
reason-no-rifleman-beside =
    { FORM($soldier, "The") } is placed beside a Rifleman { GIVEN($squad) ->
        [no] of yours
       *[yes] of squad { $squad }
    }, and none is on the board: this card can only hunker down.
reason-no-rifleman-on-road = { FORM($soldier, "The") } is placed beside a Rifleman of yours on a tile that vehicles can enter, and none is: this card can only hunker down.
reason-no-spawn-there-city = { FORM($soldier, "The") } arrives beside a Rifleman of yours: choose the tile of one from where this action can be done.
reason-withdraw-too-late = You may withdraw only at the start of your turn, before you play a card: play on, or end your turn.
reason-enemy-holds-tile-city = The enemy controls { FORM($tile, "the") } and has a unit there that is not routed: rout it or drive it off first.
reason-reach-needs-counter = { FORM($card, "The") } has no counter on the board, so nothing is within reach of this action: choose another use of the card.
reason-nobody-to-ready = None of your units that this could ready is suppressed: choose another action.
reason-not-suppressed-there = { FORM($unit, "The") } is ready already: choose a suppressed unit.
reason-wrong-squad-counter = This action is for squad { $squad } only, and { FORM($unit, "the") } does not belong to it: choose a unit of squad { $squad }.
reason-nothing-to-support = Your supply has nothing but Fog of War, which Support never takes: choose another action.
reason-fog-never-supported = Support never takes Fog of War: choose another card from your supply.
reason-not-in-supply-city = This takes cards from your supply, and { FORM($card, "the") } is not there: choose a card that is.
reason-no-fog-to-explore = Explore begins with a Recon, and you hold no Fog of War: choose another action.
reason-nothing-to-inspire-city = No other card that fits lies in your play area and could act now: play one first.
reason-not-in-play-area-city = Only cards that you have played this turn can act once more, and { FORM($card, "the") } is not one of them: choose one that is.
reason-card-in-use = { FORM($card, "The") } gives the order and cannot obey it: choose another card of your play area.
reason-ordered-already = { FORM($card, "The") } has been chosen for this already: choose another card.
reason-ordered-suppressed = The unit of { FORM($card, "the") } is suppressed and cannot act: choose another card.
reason-ordered-in-vain = There is no action of { FORM($card, "the") } that could be taken now: choose another card.
reason-reuse-other-card = { FORM($card, "The") } was chosen to act once more: choose one of its actions.
reason-upgraded-not-inspired = Inspire never takes an upgraded action, marked + on the card: choose another one.
reason-no-order-to-order = Nobody can be ordered to Inspire or to Force: choose another action.
reason-not-this-half =
    { $half ->
        [movement] A movement action of the same card is due: choose one.
       *[combat] A combat action of the same card is due: choose one.
    }
reason-no-first-half =
    { $half ->
        [movement] It begins with a movement action of the card, and none is possible now: choose another action.
       *[combat] It begins with a combat action of the card, and none is possible now: choose another action.
    }
reason-smoke-there-already = There is smoke on { FORM($tile, "the") } already, and a tile holds one marker: choose another action.
reason-smoke-used-up = { FORM($soldier, "The") } has laid both smoke markers: choose another action.
reason-mines-used-up = { FORM($soldier, "The") } has laid all four mines: choose another action.
reason-no-free-edge = A mine lies on every edge of { FORM($tile, "the") } already: choose another action.
reason-mined-already = A mine lies between { $edge } already, and an edge holds one: choose another edge.
reason-mine-which-first-city = The edge comes second: first choose which side of the mine is up.
reason-edge-of-own-tile-city = Mines are laid on the edges of the soldier's own tile, and that between { $edge } is none: choose one that is.
reason-nothing-to-mine-city = There is no mine that could be laid here: choose another action.
reason-watched-already = { FORM($soldier, "The") } keeps watch over { FORM($tile, "the") } already: choose another tile.
reason-not-beside-it = { FORM($tile, "Tile") } is not next to { FORM($soldier, "the") }, and a tunnel does not count: choose a tile that is, or leave the unit there.
reason-not-its-ground = Its own side has no marker on { FORM($tile, "the") }: choose a tile with one, or leave the unit there.
reason-rough-terrain-city = { FORM($tile, "Tile") } is impassable, so that no vehicle goes there: choose another tile.
reason-guide-routed = { FORM($soldier, "The") } is routed and cannot be guided: choose a unit that is not.
reason-guide-unguided = { FORM($soldier, "The") } can never be guided: choose another unit.
reason-guide-nobody-city = Guide needs a unit of yours that is neither suppressed nor routed, with a tile beside it that it may enter, and there is none that fits: choose another action.
reason-too-near = { FORM($unit, "The") } is nearer than this action reaches: choose a target farther off.
reason-nothing-to-break = There is no enemy vehicle, building or tunnel in reach: choose another action.
reason-only-breakers = { FORM($structure, "The") } can be hit by Antitank, Demo and Bomb only: choose an enemy unit.
reason-structure-needs-card-city = { FORM($structure, "The") } can be hit by Antitank, Demo and Bomb: play a card that has one of them.
reason-only-bombers = Antiair costs you aircraft, and { FORM($card, "the") } is none of those to choose from: choose one that is.
reason-routed-needs-bolster = { FORM($soldier, "The") } is routed: Bolster or Support one of { FORM($soldier, "gender") ->
        [neuter] its
       *[masculine] his
    } cards from your supply to end that.


## Goals

goal-rout =
    { $needed ->
        [one] rout 1 enemy
       *[other] rout { $needed } enemies
    }
goal-rout-names = rout { $names }
goal-mission =
    { $needed ->
        [one] gain 1 mission point
       *[other] gain { $needed } mission points
    }
goal-hold =
    { $needed ->
        [one] control 1 mission point
       *[other] control { $needed } mission points
    }
# $tiles: one or several; $names: who counts, empty for any unit of the side.
goal-occupy =
    occupy { $tiles }{ $needed ->
        [one] { "" }
       *[other] { " " }with { $needed } units
    }{ GIVEN($names) ->
        [no] { "" }
       *[yes] { " " }by { $names }
    }
goal-or = { $most } or { $last }

goal-told-rout =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } while { $needed ->
        [one] 1 enemy unit is
       *[other] { $needed } enemy units are
    } routed.
goal-told-rout-names = { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by routing { $names }.
goal-told-mission =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by gaining { $needed ->
        [one] 1 mission point
       *[other] { $needed } mission points
    }.
goal-told-hold =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by controlling tiles with { $needed ->
        [one] 1 mission point
       *[other] { $needed } mission points
    }.
goal-told-occupy =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [singular] wins
       *[plural] win
    } by occupying { $several ->
        [yes] tiles { $tiles } together
       *[no] tile { $tiles }
    }{ $needed ->
        [one] { "" }
       *[other] { $several ->
            [yes] , each with { $needed } units that are not routed
           *[no] { " " }with { $needed } units that are not routed
        }
    }{ GIVEN($names) ->
        [no] { "" }
       *[yes] { " " }(by { $names })
    }.
goal-told-also = Another way to win: { $goals }.
goal-told-full-rout = Routing all enemy Riflemen wins as well.

brief-rout = { FORM($side, "The") }: { $points } of { $needed } enemies routed now.
brief-mission = { FORM($side, "The") }: { $points } of { $needed } mission points gained so far.
brief-hold = { FORM($side, "The") }: { $points } of { $needed } mission points controlled now.
brief-occupy =
    { $needed ->
        [one] { FORM($side, "The") }: { $points ->
            [0] not all tiles are occupied yet.
           *[other] all tiles are occupied.
        }
       *[other] { FORM($side, "The") }: { $points } of { $needed } units on every tile so far.
    }

goal-told-gains = Mission points: { $gains }.
gain-rout = { $points } for every enemy unit routed
gain-damage = { $points } for every building damaged
gain-vehicle = { $points } for every hit on an enemy vehicle that is not routed
gain-hold = at the end of every round { $held }
gain-tile = { $points } for control of { $tile }
