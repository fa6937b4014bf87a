### The cards of the solo opponent, and why they did what they did. Every part of a card's text is put together from these.
### $gender is that of the noun; English does not need it. FORM($what, "de") and "bare" are forms that French needs.


## Putting together

solo-count =
    { $bound ->
        [or-more] { $number } or more
        [or-fewer] { $number } or fewer
       *[exactly] { $number }
    }
solo-that-is = that is { $traits }
solo-of-tiles = { $tiles }
# $word: what is denied: a word can be denied otherwise than a phrase.
solo-not = not { $what }
solo-and = { $one } and { $other }
solo-or = { $one } or { $other }
solo-both = { $one } { $other }
solo-times = { $what } { $number } times
solo-then = { $one }, { $other }
solo-phrase =
    { GIVEN($before) ->
        [no] { "" }
       *[yes] { $before }{ " " }
    }{ $noun }{ GIVEN($after) ->
        [no] { "" }
       *[yes] { " " }{ $after }
    }
    .de =
        { GIVEN($before) ->
            [no] { "" }
           *[yes] { $before }{ " " }
        }{ $noun }{ GIVEN($after) ->
            [no] { "" }
           *[yes] { " " }{ $after }
        }
    .bare =
        { GIVEN($before) ->
            [no] { "" }
           *[yes] { $before }{ " " }
        }{ $noun }{ GIVEN($after) ->
            [no] { "" }
           *[yes] { " " }{ $after }
        }
solo-sentence =
    { GIVEN($condition) ->
        [no] { $step }.
       *[yes] { $condition }: { $step }.
    }{ GIVEN($ties) ->
        [no] { "" }
       *[yes] { " " }[{ $ties }]
    }
solo-box = When { $title } moves onto an unscouted tile: scout it.


## Nouns

solo-noun-tile = tile
solo-noun-objective = objective
solo-noun-structure = structure
solo-noun-escape-marker = escape marker
solo-noun-spawn-marker = spawn marker
solo-noun-enemy-spawn-marker = enemy spawn marker
solo-noun-matching-spawn-marker = matching spawn marker
solo-noun-targeted-tile = targeted tile
solo-noun-path-to-victory = path to victory
solo-noun-unit = unit
solo-noun-soldier = soldier
solo-noun-vehicle = vehicle
solo-noun-demolition-unit = demolition unit
solo-noun-enemy = enemy
solo-noun-destination = destination
solo-noun-that-enemy = that enemy
solo-noun-that-unit = that unit
solo-noun-above = above ({ $letters })

solo-subject-tile = tile
solo-subject-destination = destination
solo-subject-targeted-tile = targeted tile
solo-subject-named = { $tile }
solo-subject-unit = unit
solo-subject-vehicle = vehicle


## Tiles

solo-tile-scouted = scouted
solo-tile-unscouted = unscouted
solo-tile-enemy-scouted = enemy scouted
solo-tile-controlled = controlled
solo-tile-uncontrolled = uncontrolled
solo-tile-enemy-controlled = enemy controlled
solo-tile-controlled-by-either-side = controlled (by either side)
solo-tile-occupied = occupied
solo-tile-unoccupied = unoccupied
solo-tile-enemy-occupied = enemy occupied
solo-tile-friendly-occupied = friendly occupied
solo-tile-threatened = threatened
solo-tile-secure = secure
solo-tile-hill = hill
solo-tile-rough = rough
solo-tile-mined = mined
solo-tile-on-path-to-victory = on path to victory
solo-tile-with-structure = with structure
solo-tile-same-tile = on same tile
solo-tile-occupied-by = occupied by { $units }
solo-tile-holding = with { $count } { $units }
solo-tile-within = within { $number }
solo-tile-within-of = within { $number } of { $goal }
solo-tile-away = { $count } tiles away
solo-tile-away-from = { $count } tiles away from { $goal }
solo-tile-worth = worth { $count }
solo-tile-population = with population { $count }


## Units

solo-unit-enemy = enemy
solo-unit-any = any
solo-unit-own = friendly
solo-unit-matching = matching
solo-unit-other = other
solo-unit-suppressed = suppressed
solo-unit-ready = ready
solo-unit-damaged = damaged
solo-unit-disabled = disabled
solo-unit-unoccupied = unoccupied
solo-unit-occupied = occupied
solo-unit-armoured = armoured
solo-unit-aboard = aboard
solo-unit-on-foot = on foot
solo-unit-on-board = on board
solo-unit-off-board = off board
solo-unit-in-same-vehicle = in same vehicle
solo-unit-with-control = with Control
solo-unit-defence =
    with total defence value of { $bound ->
        [or-more] { $number } or more
        [or-fewer] { $number } or less
       *[exactly] { $number }
    }
solo-unit-in-place = in the { $place } place
solo-unit-on = on { $ground }


## Conditions

solo-if-being = { $subject } { $being }
# What it is and is not; then what it is or is not besides, after something that it is, or that it is not.
solo-be = is { $what }
solo-be-not = is not { $what }
solo-be-after = { $what }
solo-be-not-after = not { $what }
solo-be-after-not = { $what }
solo-be-not-after-not = not { $what }
solo-if-none = no { $what }
solo-if-some = { $count } { $what }
solo-if-cards =
    { $cards } in { $zone ->
        [play-area] play area
        [enemy-discard-pile] enemy discard pile
       *[discard-pile] discard pile
    }
solo-cards =
    { $matching ->
        [yes] matching{ " " }
       *[no] { "" }
    }{ GIVEN($title) ->
        [yes] { $title }
       *[no] { $number ->
            [1] card
           *[other] cards
        }
    }
solo-if-population = population of { $subject } is { $count }
solo-if-has-points =
    { $side ->
        [enemy] enemy has { $count } points
       *[own] bot has { $count } points
    }
solo-if-needs-points =
    { $side ->
        [enemy] enemy needs { $count } points
       *[own] bot needs { $count } points
    }
solo-if-deck-all =
    bolster decks are { $empty ->
        [yes] empty
       *[no] not empty
    }
solo-if-deck-matching =
    matching bolster deck is { $empty ->
        [yes] empty
       *[no] not empty
    }
solo-if-deck-named =
    bolster deck { $deck } is { $empty ->
        [yes] empty
       *[no] not empty
    }
solo-if-place =
    { $place } place is { $empty ->
        [yes] empty
       *[no] taken
    }
solo-fact-bot-has-initiative = bot has initiative
solo-fact-enemy-has-initiative = enemy has initiative
solo-fact-target-marker-on-board = target marker on board
solo-fact-mines-left = mines left
solo-fact-aircraft-left = aircraft left
solo-fact-no-bot-has-initiative = no bot has initiative
solo-fact-no-enemy-has-initiative = no enemy has initiative
solo-fact-no-target-marker-on-board = no target marker on board
solo-fact-no-mines-left = no mines left
solo-fact-no-aircraft-left = no aircraft left


## Selections

solo-select-range = select destination{ GIVEN($within) ->
        [no] { "" }
       *[yes] { " " }within { $within }
    }{ GIVEN($traits) ->
        [no] { "" }
       *[yes] { " " }that is { $traits }
    }
solo-select-tile = select { $ground } as destination
solo-select-nearer = select destination closer to { $goal }
solo-select-above = select destination closest to { $goal }
solo-select-through = select tile to move through
solo-select-unit = select { $units } as unit
solo-select-target = select { $units } as target


## Keywords

solo-do-move = { $action } to destination
solo-do-move-to = { $action } to { $goal }
solo-do-move-closer = { $action } closer to { $goal }
solo-do-guide = guide unit to destination
solo-do-guide-to = guide unit to { $goal }
solo-do-guide-closer = guide unit closer to { $goal }
solo-do-advance-to = advance to { $goal }
solo-do-advance-closer = advance closer to { $goal }
solo-do-combat = { $action }{ GIVEN($number) ->
        [no] { "" }
       *[yes] { " " }{ $number }
    }{ GIVEN($goal) ->
        [no] { "" }
       *[yes] { " " }{ $goal }
    }
solo-do-bolster-matching-squad = bolster matching squad
solo-do-bolster-random-deck = bolster random deck
solo-do-bolster-largest-deck = bolster largest deck
solo-do-bolster-deck = bolster deck { $deck }
solo-do-inspire =
    { $number ->
        [1] inspire next { $cards }
       *[other] inspire next { $number } { $cards }
    }
solo-do-navigate = navigate
solo-do-navigate-to = navigate { $goal }
solo-do-navigate-closer = navigate closer to { $goal }
solo-do-surveil = surveil
solo-do-surveil-to = surveil { $goal }
solo-do-surveil-closer = surveil closer to { $goal }
solo-do-lay-mine =
    { $kind ->
        [armour] lay armour mine
       *[personnel] lay personnel mine
    }
solo-do-lay-mine-closer =
    { $kind ->
        [armour] lay armour mine closer to { $goal }
       *[personnel] lay personnel mine closer to { $goal }
    }
solo-do-lift-mine = lift mine
solo-do-enter = enter { $vehicle }
solo-do-enter-as = enter { $vehicle } as { $place }
solo-do-reposition = reposition as { $place }
solo-do-switch = switch as { $place }
solo-do-exit = exit
solo-do-escape = escape
solo-do-do-nothing = do nothing
solo-do-then = then { $line }
solo-do-roll = roll
solo-case = { $first }–{ $last }: { $effects }
solo-action-go = go


## Tie-breakers

solo-tie-value = value
solo-tie-lower-value = lower value
solo-tie-cover = cover
solo-tie-lower-cover = lower cover
solo-tie-fewer-enemies = fewer enemies
solo-tie-more-enemies = more enemies
solo-tie-fewer-friendly-units = fewer friendly units
solo-tie-more-friendly-units = more friendly units
solo-tie-population = population
solo-tie-lower-population = lower population
solo-tie-lower-defence = lower defence
solo-tie-more-dangerous = more dangerous
solo-tie-more-damage = more damage
solo-tie-less-damage = less damage
solo-tie-random = random
solo-tie-closer = closer to { $goal }
solo-tie-further = further from { $goal }


## Why a line did not apply, or what it led to

solo-why-condition = Not so: { $clause }.
solo-why-not-allowed = The rules do not allow it here: { $action }.
solo-why-no-points = It would claim no objective points.
solo-why-no-effect = It would change nothing: { $action }.
solo-why-no-target = There is nobody to aim it at: { $action }.
solo-why-no-such-tile = No such tile is in reach.
solo-why-no-such-unit = There is no such unit.
solo-why-no-goal = There is nothing to go to.
solo-why-no-closer = It would come no closer.
solo-why-out-of-reach = { $tile } is out of reach.
solo-why-no-exit = No way off the board is in reach.
solo-why-own-units = As many friends as enemies are on { $tile }.
solo-why-no-deck = There is no bolster deck { $deck }.
solo-why-no-card = No such card stands in the line.
solo-why-no-place = No such place is free.
solo-why-no-subline = None of its sub-lines applies.
solo-why-no-case = None of its actions is possible.
solo-why-nothing-to-do = It has nothing to do.
solo-why-goes = It goes to { $tile }.
solo-why-shoots = It aims at { $target }, total defence { $total }.
solo-why-demolishes = It blows up { $structure }.
solo-why-salvo = It aims at { $tile }, for { $target }.
solo-why-bolsters = It bolsters from deck { $deck }.
solo-why-inspires = { $card } will be resolved twice.


## The account of a card

solo-account = { $card }: solo card { $number }
solo-account-again = { $card }, for the second time: solo card { $number }
solo-account-missing = { $card }: no solo card here tells what to do with it.
solo-account-changed = The text of solo card { $number } has changed since: it no longer says what was done.
solo-account-none = No line applies: nothing is done.
solo-line-applied = { $label } applies: { $text }
solo-line-skipped = { $label } does not apply: { $text }
solo-choice-destination = Destination
solo-choice-through = Tile to move through
solo-choice-target = Target
solo-choice-unit = Unit
solo-choice-tile = Tile
solo-choice-edge = Edge towards
solo-choice-start = From
solo-chosen = { $what }: { $chosen }, out of { $others }
solo-rolled =
    { $count ->
        [one] Die: { $dice }
       *[other] Dice: { $dice }
    }
solo-yes = yes
solo-no = no
solo-origin-printed = printed
solo-origin-ours = ours

## The page of all cards

solo-page-title = The cards of the solo opponent
solo-page-head =
    What the automated opponent does with each of its cards, by the side that it plays and the scenario. { $cards } cards; { $printed } of them are
    the printed ones that are known, word for word in meaning. All others are ours, in the same language, and none of them is the box's.
    The first line that applies is resolved; in brackets stand the tie-breakers, in their order.
solo-page-serves = { $side }: { $scenarios }
solo-page-set-ups = Scenario by scenario
solo-page-set-ups-head =
    Who is the most dangerous to it, which path it takes to victory, and what is set up otherwise when this side plays by itself: bolster decks,
    if they are others than one for each squad and one for all that has none, and what is added to a deck or a supply, or taken out and left in the box.
solo-page-column-scenario = Scenario
solo-page-column-bot = Solo opponent
solo-page-column-danger = The most dangerous first
solo-page-column-path = Path to victory
solo-page-column-changes = Changes to the set-up
solo-page-bolster = { $deck }: { $what }
solo-page-change-deck = { $side }, deck: { $what }
solo-page-change-supply = { $side }, supply: { $what }
solo-page-change-scouted = { $side }, scouted: { $what }
solo-page-change-controlled = { $side }, controlled: { $what }
solo-page-change-units = { $side }, counters: { $what }
