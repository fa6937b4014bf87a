"""What a scenario needs to be played alone: who the automaton is, its bolster decks, the changed set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from undaunted.content import musters
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Force, Scenario, Solo

DRAWS = 3
"""Cards that the automaton lines up a turn; a hard one has one more."""
NO_SQUAD = "command"
"""The bolster deck of what belongs to no squad, where a scenario names no decks."""


class Automaton(NamedTuple):
    """How one side plays by itself."""

    side: str
    draws: int
    keeps_bid: bool


def set_up(scenario: Scenario, side: str) -> Scenario:
    """The scenario with the changes to its set-up for a game against this side."""
    changes = (scenario.forces[side].solo or Solo()).changes
    forces = {
        name: musters.changed(force, changes[name]) if name in changes else force
        for name, force in scenario.forces.items()
    }
    return msgspec.structs.replace(scenario, forces=forces)


def bolster_decks(force: Force, roster: Mapping[str, DeckCard], supply: Mapping[str, int]) -> dict[str, str]:
    """By card of the supply, the name of the deck that it lies in; Fog of War lies in none (ruling 40)."""
    named = {card: deck for deck, cards in (force.solo or Solo()).bolster.items() for card in cards}
    return {
        name: named.get(name) or named.get(roster[name].replaced) or roster[name].squad or NO_SQUAD
        for name in supply
        if roster[name].card.kind != "fog"
    }
