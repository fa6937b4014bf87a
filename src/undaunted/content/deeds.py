"""What the rules know of each action: its number, its family, its bits. A word that is not here has no rule.

The rules ask for families and bits, never for the order of words, so a new shot is one more line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from undaunted.content.action import Action
from undaunted.rules import words


class Profile(NamedTuple):
    number: int
    family: int
    goes: int = 0
    hits: int = 0
    also: int = 0
    able: int = 0
    """What it lets somebody do, for Beyond All Hope: bits of CAN_…."""


_FREE = words.NO_RANGE | words.NO_COVER
_HERE = words.ON_TILE
_STEPS = words.ON_TILE | words.UP_TO
_FIGHT = words.CAN_FIGHT
_PIERCE = words.CAN_FIGHT | words.CAN_PIERCE

PROFILES: dict[str, Profile] = {
    # movement
    "Move": Profile(words.MOVE, words.FOOT, _STEPS, able=words.CAN_MOVE),
    "Scout": Profile(
        words.SCOUT,
        words.FOOT,
        _STEPS | words.ANYWHERE | words.MARKS,
        able=words.CAN_MOVE | words.CAN_SCOUT,
    ),
    "Stalk": Profile(words.STALK, words.FOOT, _STEPS | words.ANYWHERE, able=words.CAN_MOVE),
    "Guide": Profile(words.GUIDE, words.LEAD),
    "Advance": Profile(words.ADVANCE, words.AID),
    "Drive": Profile(words.DRIVE, words.RIDE, _STEPS, able=words.CAN_MOVE),
    # support
    "Bolster": Profile(words.BOLSTER, words.AID, words.UP_TO),
    "Command": Profile(words.COMMAND, words.AID, words.UP_TO),
    "Conceal": Profile(words.CONCEAL, words.AID),
    "Control": Profile(words.CONTROL, words.AID, _HERE, able=words.CAN_CONTROL),
    "Inspire": Profile(words.INSPIRE, words.AID, words.UP_TO),
    "Recon": Profile(words.RECON, words.AID),
    "Target": Profile(words.TARGET, words.AID, _HERE),
    "Navigate": Profile(words.NAVIGATE, words.AID, _STEPS | words.MARKS, able=words.CAN_SCOUT),
    "Repair": Profile(words.REPAIR, words.AID, _HERE, able=words.CAN_REPAIR),
    "Surveil": Profile(words.SURVEIL, words.AID, words.MARKS | words.UP_TO, able=words.CAN_SCOUT),
    "Air Support": Profile(words.AIR_SUPPORT, words.AID, words.UP_TO, able=words.CAN_CALL),
    "Mine": Profile(words.MINE, words.AID, _STEPS, able=_PIERCE),
    # combat
    "Attack": Profile(words.ATTACK, words.SHOT, able=_FIGHT),
    "Suppress": Profile(words.SUPPRESS, words.SHOT, hits=words.SUPPRESSES),
    "Strafe": Profile(words.STRAFE, words.SHOT, hits=words.NO_RANGE | words.FROM_ABOVE, able=_FIGHT),
    "Antitank": Profile(words.ANTITANK, words.SHOT, hits=words.PIERCES, also=words.BREAKS, able=_PIERCE),
    "Demolition": Profile(
        words.DEMOLITION,
        words.SHOT,
        _HERE,
        hits=words.PIERCES | words.NO_COVER | words.SAME_TILE | words.RAZES,
        able=_PIERCE | words.CAN_DEMOLISH,
    ),
    "Blast": Profile(
        words.BLAST, words.SALVO, _HERE, hits=words.NO_RANGE | words.FROM_ABOVE | words.OWN_TOO, able=_FIGHT
    ),
    "Grenade": Profile(words.GRENADE, words.SALVO, _HERE | words.AIMED, able=_FIGHT),
    "Bomb": Profile(
        words.BOMB,
        words.SALVO,
        words.AIMED,
        hits=words.NO_RANGE | words.FROM_ABOVE | words.OWN_TOO,
        also=words.BREAKS,
        able=_FIGHT,
    ),
    # the embattled city
    "Antiair": Profile(words.ANTIAIR, words.AID),
    "Assault": Profile(words.ASSAULT, words.AID, _HERE, able=words.CAN_MOVE | _FIGHT),
    "Reposition": Profile(words.REPOSITION, words.AID, _HERE, able=words.CAN_MOVE | _FIGHT),
    "Explore": Profile(
        words.EXPLORE,
        words.AID,
        _HERE | words.ANYWHERE | words.MARKS,
        able=words.CAN_MOVE | words.CAN_SCOUT,
    ),
    "Force": Profile(words.FORCE, words.AID, words.UP_TO),
    "Overwatch": Profile(words.OVERWATCH, words.AID, _HERE),
    "Ready": Profile(words.READYING, words.AID),
    "Smoke": Profile(words.SMOKE, words.AID, _HERE),
    "Support": Profile(words.SUPPORT, words.AID, words.UP_TO),
    "Area Suppress": Profile(words.AREA_SUPPRESS, words.SALVO, words.AIMED, hits=words.SUPPRESSES),
    "Demo": Profile(
        words.DEMO,
        words.SHOT,
        hits=words.PIERCES | words.NO_COVER,
        also=words.BREAKS | words.NO_SMOKE,
        able=_PIERCE,
    ),
    "Flame": Profile(words.FLAME, words.SHOT, also=words.DRIVES_OFF, able=_FIGHT),
}

CITY_ONLY = (
    "Antiair", "Assault", "Reposition", "Explore", "Force", "Overwatch", "Ready", "Smoke", "Support",
    "Area Suppress", "Demo", "Flame",
)  # fmt: skip
"""Words that speak of what other games do not have."""
NOT_IN_CITY = (
    "Drive", "Advance", "Target", "Blast", "Navigate", "Repair", "Surveil", "Air Support", "Strafe",
    "Demolition",
)  # fmt: skip
"""Words that speak of what the city does not have."""

BESIDE_CARDS: dict[str, Profile] = {
    "Personnel Mine": Profile(words.PERSONNEL_MINE, words.SHOT, hits=_FREE, also=words.NO_SMOKE),
    "Armour Mine": Profile(words.ARMOUR_MINE, words.SHOT, hits=_FREE | words.PIERCES, also=words.NO_SMOKE),
}
"""What mines do: on no card, and picked by nobody."""

SCORING = ("Control", "Demolition")


def abilities(actions: Iterable[Action]) -> int:
    """What actions make somebody able to do, as the rules' bits."""
    able = 0
    for action in actions:
        able |= PROFILES[action.word].able
    return able


def urgency(action: Action) -> int:
    """What scores is offered first, then what shoots: who always takes the first option gets somewhere."""
    if action.word in SCORING:
        return 0
    return 1 if PROFILES[action.word].family in (words.SHOT, words.SALVO) else 2


def fill_deeds(table: Any, deeds: list[Action], squads: list[int]) -> None:
    """The tables of the deeds; `squads` holds the number of each deed's squad."""
    known = PROFILES | BESIDE_CARDS
    profiles = [known[deed.word] for deed in deeds]
    table.deed_word = bytearray(profile.number for profile in profiles)
    table.deed_family = bytearray(profile.family for profile in profiles)
    table.deed_goes = bytearray(profile.goes for profile in profiles)
    table.deed_hits = bytearray(profile.hits for profile in profiles)
    table.deed_also = bytearray(profile.also for profile in profiles)
    table.deed_value = bytearray(deed.value for deed in deeds)
    table.deed_second = bytearray(deed.second or deed.value for deed in deeds)
    table.deed_squad = bytearray(squads)
    table.deed_within = bytearray(words.NONE if deed.within is None else deed.within for deed in deeds)
    table.deed_beyond = bytearray(deed.beyond or 0 for deed in deeds)
