### The platoon of a campaign: what becomes of its people, and the step after each game told card by card.

## Somebody's story, line by line; $where is the title of a game

platoon-joined = { $where }: joins the platoon.
platoon-fought = { $where }: fights.
platoon-wounded = { $where }: is hit, and comes back.
platoon-upgraded = { $where }: learns ({ $what }).
platoon-fell = { $where }: stays behind.
platoon-shot-down = { $where }: is shot down.
platoon-replaced = { $where }: comes for { $soldier }.
platoon-left = { $where }: leaves the platoon.
platoon-initiative = initiative { $value }

## The step, card by card

step-won = { FORM($side, "The") } { FORM($side, "number") ->
        [plural] have
       *[singular] has
    } won { $title }.
step-won-area = { FORM($side, "The") } { FORM($side, "number") ->
        [plural] have
       *[singular] has
    } won { $title } and { FORM($side, "number") ->
        [plural] hold
       *[singular] holds
    } this part of the city: { $area }.
step-won-here = { FORM($side, "The") } { FORM($side, "number") ->
        [plural] have
       *[singular] has
    } won { $area } and { FORM($side, "number") ->
        [plural] hold
       *[singular] holds
    } it from now on.
step-lost = { $soldier } does not come back, and nobody takes the place.
step-replaced = { $soldier } does not come back. { $other } takes the place.
step-choose = { $soldier } does not come back. Who takes the place is for you to choose.
step-back-casualties = { $soldier } is a reserve and stays. Another card is drawn.
step-back-upgrades = { $soldier } has nothing to learn now. Another card is drawn.
step-upgraded = { $soldier } has learnt something: { $what }.
step-intel = What only you knew has come true.
