"""Which number of a row says what: the columns of the evaluation's features, each about 0 … 1."""

from typing import Final

# Progress to the goal, and how near it is.
PROGRESS: Final = 0
NEARLY: Final = 1
# Points in reach, as a share of the goal, by the steps to them: 0, 1, 2, 3, more.
STEPS_0: Final = 2
STEPS_1: Final = 3
STEPS_2: Final = 4
STEPS_3: Final = 5
FARTHER: Final = 6
# The same where an enemy stands in the way.
BLOCKED: Final = 7
# Could one Control, or one demolition, win? By steps 0 and 1.
WINS_HERE: Final = 8
WINS_NEXT: Final = 9
# Points held that a unit of ours guards.
GUARDED: Final = 10
# Cards that circulate, in tens: with Control, with Scout, of other units, of commanders, Fog of War.
TAKERS: Final = 11
SCOUTS: Final = 12
OTHERS: Final = 13
LEADERS: Final = 14
FOGS: Final = 15
# Cards in the supply, in tens.
RESERVES: Final = 16
# No card with Control is left.
NO_TAKER: Final = 17
# Rifleman counters on the board, and the fewest cards behind one that is left alone.
RIFLEMEN: Final = 18
LAST_RIFLEMAN: Final = 19
SUPPRESSED: Final = 20
COVER: Final = 21
FIRE: Final = 22
SCOUTED_SHARE: Final = 23
# Vehicles: the integrity left of those we hold and man, those disabled.
ARMOUR: Final = 24
DISABLED: Final = 25
# Counters that the goal is about: how near to their fate, and how many more there are than needed.
APPROACH: Final = 26
SLACK: Final = 27
# Units with a card, on the board.
UNITS: Final = 28
# Routed ones.
ROUTED: Final = 29
# A further goal that would win as well: how much of it is done, how thin those have become whom it is about,
# and how near one's own are to them.
OTHER_DONE: Final = 30
OTHER_THIN: Final = 31
OTHER_NEAR: Final = 32
FEATURES: Final = 33
