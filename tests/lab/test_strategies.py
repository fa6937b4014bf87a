"""The random players of the fuzzer: what each of them is after."""

from __future__ import annotations

import pytest

import undaunted
from undaunted.content.stage import stage
from undaunted.game.things import Things
from undaunted.lab.fuzzing.strategies import is_combat

FIGHTING = {
    "Attack", "Suppress", "Blast", "Strafe", "Demolition", "Antitank", "Grenade", "Bomb",
    "Area Suppress", "Demo", "Flame",
}  # fmt: skip


@pytest.mark.parametrize("scenario", [info.id for info in undaunted.scenarios()])
def test_a_fighter_is_after_dice_and_those_they_hit(scenario: str) -> None:
    """Scouting from afar, repairs and getting into a vehicle are not fighting."""
    things = Things(stage(scenario))
    for thing in things.names:
        kind = things.kind(thing)
        if kind == "action":
            fights = things.stage.deeds[things.deed(thing)].word in FIGHTING
        else:
            fights = kind in ("counter", "structure")
        assert is_combat(things.table, thing) == fights, things.names[thing]
