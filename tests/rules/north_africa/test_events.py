"""Everything that can happen to vehicles, structures and soldiers is told in words, to everybody alike."""

from collections.abc import Callable

import pytest

from tests.rules.north_africa.ground import lrdg
from tests.scene import Scene
from tests.table import play
from undaunted.game.event import TELL
from undaunted.rules import words

Case = tuple[Callable[[], Scene], tuple[str, ...], tuple[str, ...]]
TANK = ("Antitank Gunner", "Antitank", "Italian Medium Tank", "Italian Tank Gunner T")


def gunner(damage: int, goals: str = "claim") -> Scene:
    return lrdg("Antitank Gunner", goals=goals).damage("Medium Tank", damage).dice(0, 0)


# The scene, what is played, and what the event's words name.
CASES: dict[str, Case] = {
    "entered": (
        lambda: lrdg("Rifleman"),
        ("Rifleman", "Patrol Truck driver"),
        ("Rifleman", "Patrol Truck", "driver"),
    ),
    "exited": (
        lambda: lrdg("Machine Gunner"),
        ("Machine Gunner", "Exit"),
        ("Machine Gunner", "Patrol Truck"),
    ),
    "repositioned": (
        lambda: lrdg("Machine Gunner"),
        ("Machine Gunner", "Patrol Truck navigator"),
        ("Machine Gunner", "navigator"),
    ),
    "switched": (
        lambda: lrdg("Machine Gunner").aboard("LRDG Scout", "Patrol Truck", "driver"),
        ("Machine Gunner", "Patrol Truck driver"),
        ("Machine Gunner", "Scout"),
    ),
    "repaired": (
        lambda: lrdg("Engineer").damage("Armed Truck", 3),
        ("Engineer", "Repair", "LRDG Armed Truck"),
        ("Armed Truck", "2"),
    ),
    "damaged": (lambda: gunner(0), TANK, ("Medium Tank", "1")),
    "disabled": (lambda: gunner(2), TANK, ("Medium Tank",)),
    "destroyed": (lambda: gunner(5), TANK, ("Medium Tank",)),
    "structure-destroyed": (
        lambda: lrdg("Saboteur").place("LRDG Saboteur", "22B").dice(0, 0, 0),
        ("Saboteur", "Demolition", "Fuel Tank"),
        ("LRDG", "Fuel Tank"),
    ),
    "escaped": (lambda: lrdg("Sniper", goals="escape"), ("Sniper", "Stalk", "Escape"), ("Sniper",)),
    "unit-removed": (lambda: gunner(0).deck("Italian", "Scout A*2"), TANK, ("Tank Gunner T",)),
    "played": (
        lambda: lrdg("Rifleman").aboard("LRDG Rifleman", "Patrol Truck", "driver"),
        ("Rifleman", "Drive"),
        ("Rifleman", "Drive 2"),
    ),
    "moved": (
        lambda: lrdg("Rifleman").aboard("LRDG Rifleman", "Patrol Truck", "driver"),
        ("Rifleman", "Drive", "12A"),
        ("Patrol Truck", "19A", "12A"),
    ),
    "suppressed": (
        lambda: lrdg("Machine Gunner").dice(0, 0, 0, 0),
        ("Machine Gunner", "gunner: Suppress", "Italian Scout Car", "Italian Machine Gunner A"),
        ("Machine Gunner A",),
    ),
    "won": (lambda: gunner(5, "hunt"), TANK, ("LRDG",)),
}


@pytest.mark.parametrize("kind", CASES)
def test_it_is_told_in_words(kind: str) -> None:
    setting, picks, named = CASES[kind]
    game = setting().game()
    play(game, "LRDG", *picks)
    told = [event for event in game.events("LRDG") if event.kind == kind]
    assert told, [event.kind for event in game.events("LRDG")]
    for name in named:
        assert name.lower() in told[-1].text.lower()
    for seat in ("Italian", None):
        assert [event for event in game.events(seat) if event.kind == kind] == told


def test_every_event_of_the_rules_can_be_told() -> None:
    """Draws, bids, reveals and what is lined up are told together."""
    codes = {value for name, value in vars(words).items() if name.startswith("E_")}
    assert codes - TELL.keys() == {words.E_DREW, words.E_BID, words.E_REVEALED, words.E_LINED_UP}


def test_a_shot_at_a_structure_and_from_the_air() -> None:
    game = lrdg("Saboteur").place("LRDG Saboteur", "22B").dice(1, 2, 3).game()
    play(game, "LRDG", "Saboteur", "Demolition", "Fuel Tank")
    (shot,) = (event for event in game.events(None) if event.kind == "shot")
    assert "Fuel Tank" in shot.text
    game = lrdg().turn_of("Italian").hand("Italian", "Recon Aircraft").dice(1, 1).game()
    play(game, "Italian", "Recon Aircraft", "Strafe", "LRDG Scout")
    (shot,) = (event for event in game.events(None) if event.kind == "shot")
    assert "Recon Aircraft" in shot.text
