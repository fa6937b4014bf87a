"""Who sits where, and what a vehicle has suffered, counts as a change (ruling 63)."""

from __future__ import annotations

import pytest

from tests.rules.north_africa.ground import lrdg
from tests.table import play

CHANGES = {
    "entering": (lambda: lrdg("Rifleman"), ("Rifleman", "Patrol Truck driver")),
    "getting out": (lambda: lrdg("Machine Gunner"), ("Machine Gunner", "Exit")),
    "repairing": (
        lambda: lrdg("Engineer").damage("Armed Truck", 1), ("Engineer", "Repair", "LRDG Armed Truck"),
    ),
    "driving": (
        lambda: lrdg("Rifleman").aboard("LRDG Rifleman", "Patrol Truck", "driver"),
        ("Rifleman", "Drive", "12A"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_what_counts_as_a_change(change: str) -> None:
    setting, picks = CHANGES[change]
    game = setting().still(20).game()
    play(game, "LRDG", *picks)
    assert "still" not in game.position()
