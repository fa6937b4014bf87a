### Whatever lies on the table explains itself: what it is, in a sentence (`about`), and what it would do now (`now`).


## What it is

about-card-combat = Played in your turn, it lets the unit of the same name take one of these actions.
about-card-command = An officer or an aircraft: played in your turn, it takes one of these actions and needs no counter.
about-unit = A unit of a few soldiers. To hit it, a die must reach its defence plus the cover of its tile plus the range.
about-soldier = One soldier. To hit him, a die must reach his defence plus the cover of his tile plus the range.
about-vehicle = Whoever sits in it may take the actions of their place. Fire is aimed at the vehicle, never at those aboard.
about-place-title = Place: { $place }
about-place = A combat card may once, before or after its use, put its soldier into a free place of a vehicle on his tile.
# $terrain: what it is, such as woods; $tile: its code
about-tile-title = { $terrain }, { $tile }
about-tile = Its cover helps whoever is shot at there. Move needs your marker on it; Scout and Stalk lead anywhere.
about-hand-title = Hand
about-hand = What you can bid or play this round. Whatever is left is discarded when your turn ends.
about-played-title = Play area
about-played = What you have played this turn. Inspire can bring combat cards back from here.
about-discard-title = Discard pile
about-discard = Used cards. They are shuffled into a new deck when a card is due and the deck is empty.
about-supply-title = Supply
about-supply = Cards set aside: they are not in your deck until Bolster brings them in. Everyone may look.
about-deck-title = Deck
about-deck = You draw four cards from it at the start of each round.
about-removed-title = Removed
about-removed = Cards that are out of the game: casualties, and Fog of War that Recon has cleared.
about-initiative-title = Initiative
about-initiative = Whoever holds it takes the first turn of the round. The higher bid wins it; on a tie it stays.
about-goal-title = How to win
about-goal = Whoever reaches the goal of their side wins at once, even in the middle of a turn.
about-round-title = Round
about-round = Everybody draws four cards, bids one for the initiative, and takes a turn.
about-fog-title = Fog of War
about-fog = Those left to take. New ground costs one, and Conceal gives one away; a team takes all of them from one supply.
about-undo-title = Undo
about-undo = Takes back your decisions one by one, as far as the last die, draw or reveal of your turn.


## What an action would do now

now-not = Not now. { $reason }
now-not-held = You do not hold this card now.
now-only-readies = { FORM($unit, "The") } is suppressed: this card would only make it ready.
now-arrives = { FORM($unit, "The") } is off the board and arrives on a spawn marker first.
now-may = It can be done now.
now-takes =
    { $points ->
        [0] Takes { $tile }, which is worth no points.
        [one] Takes { $tile } and its point.
       *[other] Takes { $tile } and its { $points } points.
    }
now-raises =
    { $points ->
        [one] Makes { $tile } worth 1 point.
       *[other] Makes { $tile } worth { $points } points.
    }
now-recon =
    { $count ->
        [one] Removes the Fog of War in your hand, and you draw a card.
       *[other] Removes one of the { $count } Fog of War in your hand, and you draw a card.
    }
now-draw =
    { $deck ->
        [0] Your deck is empty: your discard pile is shuffled first.
        [one] There is one card in your deck.
       *[other] There are { $deck } cards in your deck.
    }
# $things: targets, each with its chance
now-aims = The chance to hit: { $things }.
now-strikes = It strikes everyone there: { $things }.
now-chance = { $unit } { $percent } %
now-goes = First step: { $things }.
now-arrives-on = It could arrive on { $things }.
now-guides = It could move { $things }.
now-repairs = It could repair { $things }.
now-scouts =
    { $count ->
        [one] There is one tile to choose: { $things }.
       *[other] There are { $count } tiles to begin with: { $things }.
    }
now-targets =
    { $count ->
        [one] One tile is far enough: { $things }.
       *[other] { $count } tiles are far enough: { $things }.
    }
now-bolsters = In your supply: { $things }.
now-inspires = In your play area: { $things }.
now-so-many =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
now-and-more = { $some } and { $more } more
now-fog-own =
    { $count ->
        [0] New ground costs nothing: your supply has no Fog of War left.
        [one] New ground costs a Fog of War: there is one left in your supply.
       *[other] New ground costs a Fog of War each time: there are { $count } left in your supply.
    }
now-fog-of =
    { $count ->
        [0] { FORM($seat, "The") }: no Fog of War left to take, so it would be in vain.
        [one] { FORM($seat, "The") }: one Fog of War left to take.
       *[other] { FORM($seat, "The") }: { $count } Fog of War left to take.
    }


## Cards, piles and buttons now

now-stands = { FORM($unit, "The") } stands on { $tile }.
now-off-board = { FORM($unit, "The") } is off the board: with an action of this card it arrives on a spawn marker.
now-gone = { FORM($unit, "The") } is no longer on the board, and will not come back.
now-copies = Yours: { $places }.
now-in-zone =
    { $zone ->
        [hand] { $count } in hand
        [played] { $count } in the play area
        [discard] { $count } in the discard pile
        [deck] { $count } in the deck
       *[supply] { $count } in the supply
    }
now-unplayed =
    { $count ->
        [0] You hold nothing more that could be played.
        [one] A card that you could still play would be discarded.
       *[other] { $count } cards that you could still play would be discarded.
    }
now-hunkers =
    { $count ->
        [0] { FORM($card, "The") } goes to your supply, where there is none like it.
        [one] { FORM($card, "The") } goes to your supply, where there is one like it.
       *[other] { FORM($card, "The") } goes to your supply, where there are { $count } like it.
    }
now-forgoes =
    { $count ->
        [one] You forgo the last step of this action.
       *[other] You forgo the { $count } steps that are left of this action.
    }
now-initiative = It lies with { FORM($side, "the") } now.
now-pile =
    { $count ->
        [0] There are no cards in it.
        [one] There is one card in it.
       *[other] There are { $count } cards in it.
    }
now-shuffled =
    { $count ->
        [one] One card waits in the discard pile to be shuffled in.
       *[other] { $count } cards wait in the discard pile to be shuffled in.
    }


## The board now

now-cover =
    { $cover ->
        [0] No cover: whoever is shot at here has only the defence on the counter, and the range.
       *[other] Cover { $cover }: adds { $cover } to the defence of whoever is shot at here.
    }
now-hill = Hill: adds { $cover } to the defence of whoever is shot at here, but { $low } against fire from a hill or from above.
now-rough = Rough terrain: no vehicle enters.
now-own-none = You have no marker here: Move does not lead here, Scout does.
now-own-scouted = You have scouted it: your units may move here, and one that stands here may take Control.
now-own-controlled = You control it: your units may move here.
now-scouted-by = Scouted by { FORM($side, "the") }.
now-controlled-by = Controlled by { FORM($side, "the") }.
now-worth =
    { $points ->
        [one] Worth 1 point to whoever controls it; nobody does.
       *[other] Worth { $points } points to whoever controls it; nobody does.
    }
now-worth-own =
    { $points ->
        [one] Its point is yours.
       *[other] Its { $points } points are yours.
    }
now-worth-held =
    { $points ->
        [one] Its point counts for { FORM($side, "the") }.
       *[other] Its { $points } points count for { FORM($side, "the") }.
    }
now-radio = Radio: whoever the scenario names may take Control again, to make the tile worth 1 more.
now-targeted = Target of { FORM($side, "the") }: a Blast strikes everyone on this tile.
now-spawns = Spawn marker of { FORM($side, "the") }: units that are off the board arrive here.
now-escapes = Escape marker of { FORM($side, "the") }: whom the scenario lets go may leave the board from here.
now-defends = Here: defence { $defence } plus cover { $cover } makes { $total }, plus the range.
now-defends-hill = Here: defence { $defence } plus cover { $cover } ({ $low } against fire from a hill), plus the range.
now-aboard = In a vehicle, as { $place }: fire is aimed at the vehicle.
now-is-suppressed = Suppressed: the next action of { FORM($unit, "the") } only makes it ready.
now-armoured = Attack must reach { $defence } plus cover { $cover }, Antitank { $armour } plus cover { $cover }, both plus the range; Demolition { $armour }.
now-only-armoured = Attack cannot hurt it. Antitank must reach { $armour } plus cover { $cover } plus the range, Demolition { $armour }.
now-damage =
    { $damage ->
        [0] Undamaged: { $critical } disable it, { $integrity } destroy it.
       *[other] Damage { $damage }: { $critical } disable it, { $integrity } destroy it.
    }
now-disabled = Disabled, with { $damage } of { $integrity } damage: nobody can use its places until it is repaired below { $critical }.
now-destroyed = { FORM($vehicle, "The") } is no longer in the game.
now-crew = Aboard: { $crew }.
now-abandoned = Nobody is aboard: whoever enters it takes it.
now-sits = { FORM($unit, "The") } sits here.
now-free = This place is free.
now-place-does = Whoever sits here may: { $actions }.
now-needs = Only with the skill { $skill }.
now-place-useless = The vehicle is disabled: its places are of no use now.
now-razed = Destroyed by { FORM($side, "the") }.
now-stands-firm = A Demolition from its own tile must reach { $defence }.
now-scores-razing =
    { $points ->
        [one] { FORM($side, "The") }: 1 point for destroying it.
       *[other] { FORM($side, "The") }: { $points } points for destroying it.
    }
now-scores-holding =
    { $points ->
        [one] { FORM($side, "The") }: 1 point while it stands on a tile they control.
       *[other] { FORM($side, "The") }: { $points } points while it stands on a tile they control.
    }
