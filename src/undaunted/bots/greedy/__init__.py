"""The greedy bot's rules of thumb, compiled with the rules: each file is named for what it values.

All worths are on one scale, where about 100 is what one well used card achieves: so they compare and add up.
Every file leans on those above it only.

units      what a unit is able to do, and the scale
alike      cards that are as good as each other: one is enough to think about
cards      to have a card at all
plan       one side's intentions: who wants to go where, what should be scouted
winning    what would win at once, and how near a side is to it
tiles      to be on a tile
planning   how intentions are made, and when anew
targets    to hit, suppress or destroy somebody or something
exposure   to be shot at
shots      to shoot: the chance to hit × what the hit is worth
scouting   to scout, by walking there or from afar
steps      to step, on foot or in a vehicle; to leave the board
support    to control, bolster, repair, aim
actions    any action of a card, and so the card
places     to sit here or there in a vehicle
hand       which card first, and which to bid
policy     a score for every option, and the pick
"""
