"""The vocabulary of the rules as small numbers: what the tables, the stack and the events are written in.

The compiled build turns every one of these into a C constant, so a word costs nothing there.
"""

from typing import Final

# Nothing, nobody, nowhere: no tile, card or counter ever gets this number.
NONE: Final = 255
# A bid by someone who holds no card at all.
NO_CARD: Final = 254

# Control markers, one a side and tile.
SCOUTED: Final = 1
CONTROLLED: Final = 2

# Kinds of cards.
COMBAT: Final = 0
COMMANDER: Final = 1
FOG: Final = 2

# Zones of cards, in the order in which a casualty is looked for when it is the owner's own turn.
PLAYED: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DECK: Final = 3
BOLSTERS: Final = 4  # an automaton's bolster decks, which are its supply
# How many zones a casualty search names at most, with the NONE at its end.
ZONES_SEARCHED: Final = 5

# Action words: movement, support, combat.
MOVE: Final = 1
SCOUT: Final = 2
STALK: Final = 3
GUIDE: Final = 4
DRIVE: Final = 5
BOLSTER: Final = 10
COMMAND: Final = 11
CONCEAL: Final = 12
CONTROL: Final = 13
INSPIRE: Final = 14
RECON: Final = 15
TARGET: Final = 16
NAVIGATE: Final = 17
REPAIR: Final = 18
SURVEIL: Final = 19
ADVANCE: Final = 30
AIR_SUPPORT: Final = 31
MINE: Final = 32
ANTIAIR: Final = 50
ASSAULT: Final = 51
REPOSITION: Final = 52
EXPLORE: Final = 53
FORCE: Final = 54
OVERWATCH: Final = 55
READYING: Final = 56
SMOKE: Final = 57
SUPPORT: Final = 58
ATTACK: Final = 20
SUPPRESS: Final = 21
BLAST: Final = 22
STRAFE: Final = 23
DEMOLITION: Final = 24
ANTITANK: Final = 25
GRENADE: Final = 40
BOMB: Final = 41
PERSONNEL_MINE: Final = 42
ARMOUR_MINE: Final = 43
AREA_SUPPRESS: Final = 60
DEMO: Final = 61
FLAME: Final = 62

# Families of deeds: what they have in common decides how they are offered and done.
FOOT: Final = 1  # one's own counter, tile by tile
RIDE: Final = 2  # the vehicle one sits in, tile by tile
LEAD: Final = 3  # any own counter, tile by tile
SHOT: Final = 4  # dice against one target
SALVO: Final = 5  # dice against everyone on a tile
AID: Final = 6  # support: each word its own way

# How a deed goes, as bits.
ANYWHERE: Final = 1  # no own marker is needed
MARKS: Final = 2  # scouts what it enters
ON_TILE: Final = 4  # done from where a counter is: a card without one cannot
UP_TO: Final = 8  # so many times at most, and none will do
AIMED: Final = 16  # a salvo at a tile of one's choice, not at the target marker

# How a deed hits, as bits.
SUPPRESSES: Final = 1
PIERCES: Final = 2  # armour counts, not the regular defence
NO_COVER: Final = 4
NO_RANGE: Final = 8
FROM_ABOVE: Final = 16  # a hill gives its low cover
SAME_TILE: Final = 32
RAZES: Final = 64  # structures too, by the deed's second value
OWN_TOO: Final = 128

# What else a deed does, as bits.
BREAKS: Final = 1  # buildings and tunnels too, by the deed's second value
DRIVES_OFF: Final = 2  # whoever is hit may be moved
NO_SMOKE: Final = 4

# What a structure is: an asset that falls at once, a building that shows its next face, a tunnel's mouth.
ASSET: Final = 0
BUILDING: Final = 1
TUNNEL: Final = 2

# The two sides of a mine.
AGAINST_PERSONNEL: Final = 0
AGAINST_ARMOUR: Final = 1

# A hit that finds no card: the counter leaves the board and may come back, falls for good, or is routed.
LEAVES: Final = 1
FALLS: Final = 2
ROUTS: Final = 3

# What Beyond All Hope asks for.
HOPE_POINTS: Final = 1
HOPE_PROSPECTS: Final = 2
HOPE_NOTHING: Final = 3

# Buttons: the things that are no piece of the game.
STOP: Final = 0
END_TURN: Final = 1
HUNKER_DOWN: Final = 2
READY: Final = 3
DRAW: Final = 4
EXIT: Final = 5
ESCAPE: Final = 6
LAY_PERSONNEL: Final = 7
LAY_ARMOUR: Final = 8
LIFT_PERSONNEL: Final = 9
LIFT_ARMOUR: Final = 10
ROLL: Final = 11
WITHDRAW: Final = 12
RETURN: Final = 13
PLAY_ON: Final = 14
# In a frame, edges are numbered from here, after the buttons that say what is done on one.
FRAME_EDGES: Final = 16
# Cards are numbered from here; actions, tiles and counters follow as the scenario has them.
FIRST_CARD: Final = 16

# Questions: the kinds of frames on the stack.
ASK_BID: Final = 1
ASK_TURN: Final = 2
ASK_USE: Final = 3
ASK_SPAWN: Final = 4
ASK_STEP: Final = 5
ASK_GUIDE: Final = 6
ASK_BOLSTER: Final = 7
ASK_COMMAND: Final = 8
ASK_INSPIRE: Final = 9
ASK_TARGET: Final = 10
ASK_SHOOT: Final = 11
ASK_BLAST: Final = 12
ASK_CASUALTY: Final = 13
ASK_AFTER: Final = 14
ASK_NAVIGATE: Final = 15
ASK_SURVEIL: Final = 16
ASK_REPAIR: Final = 17
ASK_INJURE: Final = 18
ASK_SUPPRESS: Final = 19
ASK_CONCEAL: Final = 21
ASK_ADVANCE: Final = 22
ASK_AIM: Final = 23
ASK_AIR_SUPPORT: Final = 24
ASK_MINE: Final = 25
ASK_EDGE: Final = 26
ASK_ORDER: Final = 28
ASK_REUSE: Final = 30
ASK_COMBO: Final = 31
ASK_WATCH: Final = 32
ASK_READY: Final = 33
ASK_SUPPORT: Final = 34
ASK_BOMBER: Final = 35
ASK_RETURN: Final = 36
ASK_DRIVE_OFF: Final = 37
ASK_STANDSTILL: Final = 40
# Not a question: what is left to do once those above it are answered.
DO_DAMAGE: Final = 20
DO_MINES: Final = 27
DO_LINE: Final = 29
DO_HAZARD: Final = 38
DO_ANTIAIR: Final = 39

# A frame of the stack: which question, to whom, about which card, deed and counter, and what is left of it.
FRAME: Final = 8
FRAMES: Final = 12
F_KIND: Final = 0
F_SEAT: Final = 1
F_CARD: Final = 2
F_DEED: Final = 3
F_UNIT: Final = 4
F_LEFT: Final = 5
F_ZONE: Final = 6
F_MOVED: Final = 7

# An automaton's play area is a line of pairs, a card and how it lies. The next to be resolved stands first,
# face-down ones last; where it ends there is NONE, and NO_CARD stands for one that nobody may look at.
UPRIGHT: Final = 0
SIDEWAYS: Final = 1
FACE_DOWN: Final = 2
# How many actions one of its cards may order, one after the other.
ORDERS: Final = 3
# How many dice may be rolled for one of them: uneven chances roll again on the numbers left over.
ROLLS: Final = 20
# How many cards it resolves in a turn before Command brings it no more: two commanders could go on for ever.
LINE_MOST: Final = 40
# What has become of the card that is being resolved.
NOT_BEGUN: Final = 0
BEGUN: Final = 1
LOST: Final = 2

# So many rounds before a standstill ends the game the players are told.
STANDSTILL_NOTICE: Final = 10

# What triggers a gain of mission points: `gains[side * TRIGGERS + trigger]`.
TRIGGERS: Final = 3
GAIN_ROUT: Final = 0
GAIN_DAMAGE: Final = 1
GAIN_VEHICLE: Final = 2

# Goals.
GOAL_CONTROL: Final = 1
GOAL_PIN: Final = 2
GOAL_ESCAPE: Final = 3
GOAL_NEUTRALISE: Final = 4
GOAL_ROUT: Final = 5
GOAL_MISSION: Final = 6
GOAL_HOLD: Final = 7
GOAL_OCCUPY: Final = 8

# What became of a counter that left the board for good.
ESCAPED: Final = 1
NEUTRALISED: Final = 2

# The winner of a game that nobody has won; the sides are 1 and 2.
DRAWN: Final = 3

# How a game ended.
BY_CONTROL: Final = 1
BY_PIN: Final = 2
BY_DOUBLE_PIN: Final = 3
BY_BEYOND_HOPE: Final = 4
BY_ESCAPE: Final = 5
BY_NEUTRALISING: Final = 6
BY_ROUT: Final = 7
BY_FULL_ROUT: Final = 8
BY_MISSION: Final = 9
BY_HOLDING: Final = 10
BY_OCCUPYING: Final = 11
BY_WITHDRAWAL: Final = 12
BY_STANDSTILL: Final = 13

# Events. Their arguments stand beside the code that tells them.
E_ROUND: Final = 1
E_DREW: Final = 2
E_RESHUFFLED: Final = 3
E_BID: Final = 4
E_REVEALED: Final = 5
E_INITIATIVE: Final = 6
E_TURN: Final = 7
E_TURN_ENDED: Final = 8
E_USED: Final = 10
E_HUNKERED: Final = 11
E_READIED: Final = 12
E_PLACED: Final = 13
E_MOVED: Final = 14
E_SCOUTED: Final = 15
E_BOLSTERED: Final = 16
E_CONCEALED: Final = 17
E_CONTROLLED: Final = 18
E_LOST_CONTROL: Final = 19
E_RADIO_RAISED: Final = 20
E_INSPIRED: Final = 21
E_RECONNOITRED: Final = 22
E_TARGETED: Final = 23
E_TARGET_REMOVED: Final = 24
E_SHOT: Final = 25
E_SUPPRESSED: Final = 26
E_CASUALTY: Final = 27
E_UNIT_REMOVED: Final = 28
E_WON: Final = 29
E_ENTERED: Final = 30
E_EXITED: Final = 31
E_REPOSITIONED: Final = 32
E_SWITCHED: Final = 33
E_REPAIRED: Final = 35
E_DAMAGED: Final = 36
E_DISABLED: Final = 37
E_DESTROYED: Final = 38
E_STRUCTURE_DESTROYED: Final = 39
E_ESCAPED: Final = 40
E_CREWED: Final = 41
E_COMMAND_PASSED: Final = 42
E_SUPPORTED: Final = 43
E_LAID: Final = 44
E_LIFTED: Final = 45
E_TRIGGERED: Final = 46
E_KEPT: Final = 47
E_LINED_UP: Final = 48
E_FLIPPED: Final = 49
E_TAGGED: Final = 50
E_TAG_PAID: Final = 51
E_FOG_PASSED: Final = 52
E_SET_ASIDE: Final = 53
E_ROLLED: Final = 54
E_RESOLVED: Final = 55
E_TURNED: Final = 56
E_ROUTED: Final = 57
E_ROUT_ENDED: Final = 58
E_DRIVEN_OFF: Final = 59
E_TILE_DAMAGED: Final = 60
E_TUNNEL_DESTROYED: Final = 61
E_WATCHED: Final = 62
E_WATCH_ENDED: Final = 63
E_SMOKED: Final = 64
E_SHOT_DOWN: Final = 65
E_RETURNED: Final = 66
E_REUSED: Final = 67
E_GAINED: Final = 68
E_HALTED: Final = 69
E_MINE_SPENT: Final = 70
E_WITHDREW: Final = 71
E_STANDING_STILL: Final = 72
E_PLAYED_ON: Final = 73
E_DRAWN: Final = 74

# What somebody is still able to do, as bits.
CAN_CONTROL: Final = 1
CAN_DEMOLISH: Final = 2
CAN_FIGHT: Final = 4
CAN_MOVE: Final = 8
CAN_SCOUT: Final = 16
CAN_REPAIR: Final = 32
CAN_PIERCE: Final = 64
CAN_CALL: Final = 128
# Above them, where it matters: which skills there are, the lowest for none in particular.
FIRST_SKILL: Final = 8

# Which bolster a card has: none, its squad only (squad number), or any card.
ANY_SQUAD: Final = 15
# Beside the squads: aircraft, which Air Support calls.
AIRCRAFT: Final = 16
