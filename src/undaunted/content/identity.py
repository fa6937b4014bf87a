"""The fingerprint of what is played: two games with the same one follow the same data."""

from __future__ import annotations

import hashlib

import msgspec

from undaunted.content.folder import Pack
from undaunted.content.schema import Scenario

# Words and art: a corrected briefing must not make an old game unreadable.
_TOLD = {
    "card": {"origin"},
    "tile": {"origin", "terrain", "river"},
    "vehicle": {"origin"},
    "structure": {"origin"},
    "scenario": {"pack", "id", "title", "origin", "date", "place", "briefing"},
}


def content_hash(pack: Pack, scenario: Scenario) -> str:
    """SHA-256 of all that can change the play; neither texts nor the order of keys count."""
    played = {
        "rules": pack.rules,
        "sides": pack.sides,
        "cards": [_played("card", card) for card in pack.cards],
        "tiles": {id: _played("tile", face) for id, face in pack.tiles.items()},
        "scenario": _played("scenario", scenario),
        **_equipment(pack),
    }
    return hashlib.sha256(msgspec.json.encode(played, order="deterministic")).hexdigest()


def _equipment(pack: Pack) -> dict[str, object]:
    """Left out where a pack has none, so that the fingerprints of such packs stay what they were."""
    found: dict[str, object] = {}
    if pack.file.destroyers:
        found["destroyers"] = pack.file.destroyers
    if pack.vehicles:
        found["vehicles"] = [_played("vehicle", vehicle) for vehicle in pack.vehicles.values()]
    if pack.structures:
        found["structures"] = [_played("structure", structure) for structure in pack.structures.values()]
    return found


def _played(what: str, item: msgspec.Struct) -> dict[str, object]:
    # Keys left at their defaults are left out, so a later schema with more keys keeps old fingerprints.
    plain: dict[str, object] = msgspec.to_builtins(item)
    return {key: value for key, value in plain.items() if key not in _TOLD[what]}
