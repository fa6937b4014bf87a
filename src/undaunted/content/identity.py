"""The fingerprint of what is played: two games with the same one follow the same data."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from undaunted.content.folder import Pack
from undaunted.content.schema import Scenario

# Words and art: a corrected briefing must not make an old game unreadable.
_TOLD = {
    "card": {"origin", "soldier", "missing", "locked"},
    "tile": {"origin", "terrain", "river", "title"},
    "vehicle": {"origin"},
    "structure": {"origin"},
    "scenario": {"pack", "id", "title", "origin", "date", "place", "briefing"},
    "force": {"briefing"},
}


# What only a game of four plays by, and therefore only its fingerprint holds; and one against an automaton.
_OF_TEAMS = ("team", "team_fog")
_OF_SOLO = ("solo",)


def content_hash(pack: Pack, scenario: Scenario, options: Sequence[str] = ()) -> str:
    """SHA-256 of all that can change the play; neither texts nor the order of keys count."""
    played: dict[str, object] = {
        "rules": pack.rules,
        "sides": pack.sides,
        "cards": _cards(pack),
        "tiles": {id: _played("tile", face) for id, face in pack.tiles.items()},
        "scenario": _scenario(scenario, "teams" in options),
        **_equipment(pack),
    }
    if options:
        played["options"] = list(options)
    if solo := _solo(scenario, options):
        played["solo"] = solo
    if "teams" in options:
        played["command"] = pack.command
    return hashlib.sha256(msgspec.json.encode(played, order="deterministic")).hexdigest()


def _cards(pack: Pack) -> list[dict[str, object]]:
    """Without the mark of aircraft where nobody can call one: packs had Recon Aircraft before Air Support."""
    cards = [_played("card", card) for card in pack.cards]
    if not any(action.word == "Air Support" for card in pack.cards for action in card.actions):
        for card in cards:
            card.pop("aircraft", None)
    return cards


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


def _scenario(scenario: Scenario, teams: bool) -> dict[str, object]:
    plain = _played("scenario", scenario)
    without = {*_TOLD["force"], *_OF_SOLO, *(() if teams else _OF_TEAMS)}
    plain["forces"] = {
        side: {key: value for key, value in force.items() if key not in without}
        for side, force in msgspec.to_builtins(scenario.forces).items()
    }
    return plain


def _solo(scenario: Scenario, options: Sequence[str]) -> dict[str, object]:
    """Of an automaton's side what is set up; by what it decides is its own affair, as a bot's is."""
    side = next((word.partition("=")[2] for word in options if word.startswith("solo=")), "")
    told = scenario.forces[side].solo if side else None
    plain: dict[str, object] = msgspec.to_builtins(told) if told else {}
    return {key: value for key, value in plain.items() if key in ("bolster", "changes")}


def _played(what: str, item: msgspec.Struct) -> dict[str, object]:
    # Keys left at their defaults are left out, so a later schema with more keys keeps old fingerprints.
    plain: dict[str, object] = msgspec.to_builtins(item)
    return {key: value for key, value in plain.items() if key not in _TOLD[what]}
