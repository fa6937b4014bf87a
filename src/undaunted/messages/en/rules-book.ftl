### The tables of the rulebook that are made from the packs, and its pages in docs.

book-title = The rules
book-title-of = The rules of { $game }
book-head = Complete, in our own words. Where the published rules leave room, this page follows our rulings.
book-card = Card
book-initiative = Initiative
book-squad = Squad
book-actions = Actions
book-copies-head = Copies
book-defence = Defence
book-armour = Armour
book-vehicle = Vehicle
book-side = Side
book-places = Places
book-critical = Critical
book-integrity = Integrity
book-structure = Structure
book-points = Points
book-total = Total
# $number: the highest total that has a column
book-or-more = { $number } or more
book-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
book-percent = { $percent } %
book-command-card = { $name } (command)
book-skilled = { $name } (skill: { $skill })
book-copies = { $count } a squad
# Of a tank, which has no other.
book-armoured = armour { $armour }
# Of a specialist, who shares the counter of another card.
book-as-unit = as { FORM($unit, "the") }
book-of-side = { $name } ({ $side })
book-own-squad = { $action } (own squad)
book-no-actions = none: only for bidding
book-place = { $place }: { $actions }
book-place-skilled = { $place } (needs the skill): { $actions }
