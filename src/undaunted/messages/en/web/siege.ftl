## An embattled city at the table: its marks, its piles and what becomes of soldiers

web-play-zone-casualties = Casualties
# $count: how many of another side have fallen
web-siege-fallen =
    { $count ->
        [one] One soldier has fallen. Who it was, only their owner knows; of which unit, everybody saw.
       *[other] { $count } soldiers have fallen. Who they were, only their owner knows; of which units, everybody saw.
    }

# $cover: what counts against attackers on other tiles
web-siege-building = Building: cover { $cover } against attackers on other tiles
# $defence: what a shot at a building or a tunnel has to reach
web-siege-structure = Can be hit: structural defence { $defence }
web-siege-fortified = Fortified: cover { $cover } for whoever controls the tile
web-siege-damaged = Damaged
web-siege-destroyed = Destroyed: no building any more
web-siege-smoke = In smoke: 2 harder to hit
# $unit: a Machine Gunner; $people: whose, with the article
web-siege-watched = Watched by { $unit } of { $people }: whoever steps here on foot is shot at first
web-siege-watches = On overwatch over { $tile }
web-siege-routed = Routed: out of action until it is bolstered
web-siege-unit-routed = { $unit }, routed
web-siege-mission =
    { $points ->
        [one] Worth { $points } mission point
       *[other] Worth { $points } mission points
    }
web-siege-occupy = To be occupied by { $people }
web-siege-hold = Gains { $people } mission points while they control it
# $terrain: what stands there; $tile: its number
web-siege-building-of = { $terrain }, building on { $tile }
web-siege-tunnel = Tunnel on { $tile }
web-siege-collapsed = Collapsed
# Of a tile: what lies between it and another one, and whose. $mines: such as anti-personnel mine
web-siege-mined = Mined by { $people } towards { $tile }: { $mines }
web-siege-odds-smoke = smoke

web-siege-grade-upgraded = Upgraded
web-siege-grade-reserve = Reserve
# On an action that an upgraded card has more than others of its unit
web-siege-upgraded = upgraded
# $action: what a reserve's card lacks, such as Conceal
web-siege-missing = Without { $action }
# A card in a pile that can only be looked at
web-siege-soldier = { $name }, initiative { $initiative }

# Asked once more before the game is given up
web-siege-withdraw-anyway = Withdraw and lose this game?
# Between several goals, any of which wins
web-siege-or = or
