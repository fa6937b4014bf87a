"""What team-mates are to each other, in both games: friends for vehicles and Guide, strangers for cards."""

from __future__ import annotations

from tests.rules.reinforcements.ground import lrdg
from tests.scene import Scene, scene
from tests.table import has, offered, play, refused, seated, told, where


def italian_2(*cards: str) -> Scene:
    return scene("night/1+teams").mines().turn_of("Italian-2").hand("Italian-2", *cards)


def test_team_mates_share_a_vehicle() -> None:
    setting = italian_2("Grenadier S").place("Italian Rifleman A", "9B")
    game = setting.aboard("Italian Rifleman A", "Scout Car", "driver").game()
    play(game, "Italian-2", "Grenadier S")
    assert "Scout Car gunner" in offered(game, "Italian-2"), "whose driver is Italian-1's"
    play(game, "Italian-2", "Scout Car gunner")
    assert seated(game, "Italian Grenadier S") == "Scout Car gunner"


def test_a_team_mate_drives_along_whom_the_other_has_seated() -> None:
    setting = italian_2("Grenadier S").scouted("Italian", "9B", "16B")
    setting.aboard("Italian Grenadier S", "Scout Car", "driver").place("Italian Rifleman A", "9B")
    game = setting.aboard("Italian Rifleman A", "Scout Car", "gunner").game()
    play(game, "Italian-2", "Grenadier S", "Drive", "16B")
    assert where(game, "Italian Rifleman A") == "16B"


def test_the_enemys_vehicle_is_no_friends() -> None:
    setting = italian_2("Grenadier S").place("Italian Grenadier S", "19A")
    setting.aboard("LRDG Rifleman", "Patrol Truck", "driver")
    game = setting.game()
    play(game, "Italian-2", "Grenadier S")
    assert refused(game, "Italian-2", "patrol-truck/gunner") == "enemies-aboard"


def test_guide_moves_a_team_mates_counter() -> None:
    setting = scene("armour/1+teams").turn_of("US-2").hand("US-2", "Foot Commander A")
    game = setting.game()
    play(game, "US-2", "Foot Commander A", "Guide")
    assert "US Light Tank T" in offered(game, "US-2"), "it is US-1's"
    play(game, "US-2", "US Light Tank T", "12B")
    assert where(game, "US Light Tank T") == "12B"


def test_a_guided_team_mate_who_is_hurt_by_a_mine_loses_from_his_hand_first() -> None:
    setting = scene("armour/2+teams").turn_of("US-2").hand("US-2", "Foot Commander A").scouted("US", "16B")
    setting.place("US Light Tank T", "2B").hand("US-1", "Light Tank T").play_area("US-1", "Light Tank T")
    game = setting.dice(9, 1, 1).game()
    play(game, "US-2", "Foot Commander A", "Guide", "US Light Tank T", "16B")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["armour"]
    assert has(game, "US-1", "hand", "Light Tank T") == 0
    assert where(game, "US Light Tank T") == "16B"


def test_rough_terrain_tokens_bar_the_vehicles_of_north_africa_too() -> None:
    setting = lrdg("Rifleman").place("LRDG Patrol Truck", "17A").scouted("LRDG", "22B")
    game = setting.aboard("LRDG Rifleman", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Rifleman", "Drive")
    assert refused(game, "LRDG", "22B") == "rough-terrain"
