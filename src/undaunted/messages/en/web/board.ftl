## The board in the browser

# $title: the scenario
web-board-label = The board: { $title }
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Show the whole board
web-board-codes = Numbers of the tiles
web-board-codes-shown = Shown
web-board-codes-hidden = Hidden

# $terrain: what it is, such as woods; $tile: its number
web-board-tile = { $terrain }, tile { $tile }
web-board-cover = Cover { $cover }
# A hill: $low counts against fire from a hill or from the air
web-board-cover-hill = Hill: cover { $cover }, or { $low } against fire from a hill or from the air
web-board-rough = Rough terrain: no vehicles
web-board-points =
    { $points ->
        [one] Objective: { $points } point
       *[other] Objective: { $points } points
    }
web-board-radio = Radio
# $people: a side with its article, such as the Germans
web-board-scouted = Scouted by { $people }
web-board-controlled = Controlled by { $people }
web-board-targeted = Aimed at by { $people }
web-board-spawn = Spawn marker: { $side }
web-board-escape = Escape marker: { $side }
web-board-unit = { $name }, defence { $defence }
web-board-unit-suppressed = { $name }, defence { $defence }, suppressed
# A vehicle that is a unit: it has armour and no other defence
web-board-unit-armour = { $name }, armour { $armour }
web-board-of-side = { $name } ({ $side })
web-board-defence = Defence { $defence }
web-board-suppressed = Suppressed
web-board-armour = Armour { $armour }
web-board-damage = Damage { $damage } of { $integrity }
web-board-disabled = Disabled
web-board-place = { $place }: { $who }
web-board-place-free = free
# An action of a place in a vehicle
web-board-place-action = { $place }: { $action }
web-board-structure-points =
    { $points ->
        [one] Worth { $points } point
       *[other] Worth { $points } points
    }
web-board-destroyed = Destroyed by { $people }

web-board-odds-base = base
web-board-odds-cover = cover
web-board-odds-range = range
web-board-odds-total = to hit
web-board-odds-sum = Base { $base } plus cover { $cover } plus range { $range } makes { $total }
# The total is beyond what a die shows
web-board-odds-zero = No number on a die is that high: only a 0 hits.
web-board-odds-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
web-board-odds-percent = { $percent }%
# On touch: the button that rolls the dice
web-board-fire = Fire: { $percent }%
web-board-hit = Hit
web-board-miss = Miss

web-board-film-pause = Pause
web-board-film-resume = Go on
web-board-film-skip = Skip to the end
web-board-film-repeat = Show the opponent's last turn again
web-board-film-speed = Pace
web-board-film-speed-slow = Slow
web-board-film-speed-normal = Normal
web-board-film-speed-fast = Fast
web-board-film-speed-off = No animation
web-board-film-waiting =
    { $count ->
        [one] { $count } step to come
       *[other] { $count } steps to come
    }
web-board-tagged =
    { $tags ->
        [one] Was hit: costs the solo opponent a card of it on its next turn.
       *[other] Was hit { $tags } times: costs the solo opponent { $tags } cards of it on its next turn.
    }
web-board-unit-tagged =
    { $tags ->
        [one] { $unit }, marked for a card
       *[other] { $unit }, marked for { $tags } cards
    }
web-board-film-card = Skip this card
