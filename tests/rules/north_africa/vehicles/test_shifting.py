"""Exiting and repositioning; like entering once a card, before or after its use (ruling 15)."""

import hashlib

import pytest

import undaunted
from tests.rules.north_africa.ground import lrdg
from tests.scene import Scene
from tests.table import has, is_suppressed, offered, play, refused, seated, where

PLACES = {"Patrol Truck driver", "Patrol Truck navigator"}


# Exit


def test_a_soldier_exits_to_the_tile_of_the_vehicle_and_goes_on_from_there() -> None:
    game = lrdg("Machine Gunner").game()
    play(game, "LRDG", "Machine Gunner", "Exit")
    assert seated(game, "LRDG Machine Gunner") is None
    assert where(game, "LRDG Machine Gunner") == "19A"
    play(game, "LRDG", "Move", "12A")
    assert where(game, "LRDG Machine Gunner") == "12A"
    assert where(game, "LRDG Patrol Truck") == "19A"


def test_he_exits_after_the_effect_as_well() -> None:
    game = lrdg("Machine Gunner").dice(1, 1).game()
    play(game, "LRDG", "Machine Gunner", "gunner: Attack", "Italian Scout A")
    assert offered(game, "LRDG") == PLACES | {"exit", "stop"}
    play(game, "LRDG", "Exit")
    assert seated(game, "LRDG Machine Gunner") is None


def test_who_is_on_foot_cannot_exit() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "exit") == "not-aboard"


# Reposition


def test_a_soldier_repositions_to_an_empty_place_and_uses_it() -> None:
    game = lrdg("Machine Gunner").game()
    play(game, "LRDG", "Machine Gunner", "Patrol Truck driver")
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck driver"
    assert {"driver: Drive 2", "Attack 2"} <= offered(game, "LRDG")
    assert "gunner: Attack 2" not in offered(game, "LRDG"), "he no longer sits there"


def test_from_one_vehicle_into_another_takes_two_cards() -> None:
    game = lrdg("Machine Gunner*2").place("LRDG Armed Truck", "19A").game()
    play(game, "LRDG", "Machine Gunner")
    assert refused(game, "LRDG", "armed-truck/driver") == "exit-first"
    play(game, "LRDG", "Exit")
    assert refused(game, "LRDG", "armed-truck/driver") == "shifted-already"
    play(game, "LRDG", "Hunker down", "Machine Gunner", "Armed Truck driver")
    assert seated(game, "LRDG Machine Gunner") == "Armed Truck driver"


# Once a card


@pytest.mark.parametrize("first", ["Exit", "Patrol Truck driver"])
def test_one_of_the_three_and_only_once_a_card(first: str) -> None:
    game = lrdg("Machine Gunner").game()
    play(game, "LRDG", "Machine Gunner", first)
    assert not {"exit", "Patrol Truck navigator", "Patrol Truck gunner"} & offered(game, "LRDG")
    assert refused(game, "LRDG", "patrol-truck/navigator") == "shifted-already"
    if first != "Exit":
        assert refused(game, "LRDG", "exit") == "shifted-already"


def test_not_before_and_after_too() -> None:
    game = lrdg("Machine Gunner").dice(1, 1).game()
    play(game, "LRDG", "Machine Gunner", "Patrol Truck navigator", "Attack 2", "Italian Scout A")
    assert offered(game, "LRDG") == {"end turn"}


def test_the_next_card_of_the_same_soldier_is_a_new_chance() -> None:
    game = lrdg("Machine Gunner*2").game()
    play(game, "LRDG", "Machine Gunner", "Patrol Truck navigator", "Hunker down")
    play(game, "LRDG", "Machine Gunner", "Patrol Truck gunner")
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck gunner"


# With hunker down


def test_with_hunker_down_before_it() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman", "Patrol Truck driver", "Hunker down")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck driver"
    assert has(game, "LRDG", "supply", "Rifleman") == 2
    assert offered(game, "LRDG") == {"end turn"}


def test_with_hunker_down_after_it() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman", "Hunker down")
    assert has(game, "LRDG", "supply", "Rifleman") == 2
    play(game, "LRDG", "Patrol Truck driver")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck driver"


# Suppressed


def test_a_suppressed_soldier_enters_exits_and_repositions() -> None:
    for pick, seat in (("Exit", None), ("Patrol Truck driver", "Patrol Truck driver")):
        game = lrdg("Machine Gunner").suppressed("LRDG Machine Gunner").game()
        play(game, "LRDG", "Machine Gunner", pick)
        assert seated(game, "LRDG Machine Gunner") == seat
        assert is_suppressed(game, "LRDG Machine Gunner")
        play(game, "LRDG", "Ready")
        assert not is_suppressed(game, "LRDG Machine Gunner")
    game = lrdg("Rifleman").suppressed("LRDG Rifleman").game()
    play(game, "LRDG", "Rifleman", "Patrol Truck driver", "Ready")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck driver"
    assert offered(game, "LRDG") == {"end turn"}


def test_instead_of_any_action_a_suppressed_soldier_is_readied_and_may_shift_then() -> None:
    game = lrdg("Machine Gunner").suppressed("LRDG Machine Gunner").game()
    play(game, "LRDG", "Machine Gunner")
    assert offered(game, "LRDG") == PLACES | {"exit", "ready", "hunker down"}
    assert refused(game, "LRDG", "patrol-truck/gunner.attack") == "unit-suppressed"
    assert refused(game, "LRDG", "lrdg-machine-gunner.attack") == "unit-suppressed"
    play(game, "LRDG", "Ready", "Exit")
    assert seated(game, "LRDG Machine Gunner") is None


# For its own sake (ruling 32b)


def test_a_card_may_be_played_to_get_out_alone() -> None:
    """With nowhere to go he takes nothing of his Move."""
    game = lrdg("Machine Gunner").unmarked("LRDG", "12A", "17A", "2B").game()
    play(game, "LRDG", "Machine Gunner", "Exit", "Move 1")
    assert seated(game, "LRDG Machine Gunner") is None
    assert has(game, "LRDG", "played", "Machine Gunner") == 1, "not in the supply, as if he had hunkered down"
    assert offered(game, "LRDG") == {"end turn"}, "nothing is asked: one cannot step, nor shift again"


def test_a_card_may_be_played_to_get_in_alone_with_what_can_be_done_from_inside() -> None:
    """He drives nowhere: the driver may Drive, though no tile beside the truck is scouted."""
    game = lrdg("Rifleman").unmarked("LRDG", "12A", "17A", "2B").game()
    play(game, "LRDG", "Rifleman", "Patrol Truck driver", "Drive 2")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck driver"
    assert has(game, "LRDG", "played", "Rifleman") == 1
    assert offered(game, "LRDG") == {"end turn"}


FOOT = [("Rifleman", "Move 1"), ("Scout", "Scout 2"), ("Saboteur", "Stalk 1")]


@pytest.mark.parametrize(("soldier", "action"), FOOT)
@pytest.mark.parametrize("boarded", [True, False])
def test_movement_on_foot_is_not_taken_aboard_not_even_in_vain(
    soldier: str, action: str, boarded: bool
) -> None:
    """Neither before a change of places nor after it, nor by somebody who has just got in."""
    setting = lrdg(soldier)
    if boarded:
        setting.aboard(f"LRDG {soldier}", "Patrol Truck", "navigator")
    game = setting.game()
    play(game, "LRDG", soldier)
    word = f"lrdg-{soldier.lower()}.{action.split()[0].lower()}"
    if boarded:
        assert action not in offered(game, "LRDG")
        assert refused(game, "LRDG", word) == "exit-to-walk"
    play(game, "LRDG", "Patrol Truck driver")
    assert {"driver: Drive 2", "hunker down"} <= offered(game, "LRDG")
    assert action not in offered(game, "LRDG")
    assert refused(game, "LRDG", word) == "cannot-exit-now"


def under_version_2(setting: Scene) -> undaunted.Game:
    """The same position in a game that began under the former rules."""
    body = setting.game(seed=1).save().replace("\nrules: 3\n", "\nrules: 2\n")
    body = body[: body.rindex("end ")]
    game = undaunted.load(f"{body}end 0 {hashlib.sha256(body.encode()).hexdigest()}\n")
    assert game.stage.rules_version == 2
    return game


@pytest.mark.parametrize(("soldier", "action"), FOOT)
def test_in_version_2_it_was_offered_after_a_change_of_places(soldier: str, action: str) -> None:
    game = under_version_2(lrdg(soldier).aboard(f"LRDG {soldier}", "Patrol Truck", "navigator"))
    play(game, "LRDG", soldier)
    assert action not in offered(game, "LRDG")
    play(game, "LRDG", "Patrol Truck driver", action)
    assert offered(game, "LRDG") == {"end turn"}, "and was over at once"


def test_what_is_not_up_to_so_many_must_still_be_possible() -> None:
    game = lrdg("Engineer").aboard("LRDG Engineer", "Armed Truck", "driver").game()
    play(game, "LRDG", "Engineer", "Exit")
    assert "Repair" not in offered(game, "LRDG"), "both trucks are sound"
