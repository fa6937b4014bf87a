"""Drive: scouted tiles, no rough terrain, and everybody aboard comes along."""

from tests.rules.north_africa.ground import italian, lrdg
from tests.scene import Scene
from tests.table import is_suppressed, marker, offered, play, refused, seated, where


def driver(*cards: str) -> Scene:
    return lrdg("Rifleman", *cards).aboard("LRDG Rifleman", "Patrol Truck", "driver")


def test_a_vehicle_drives_over_own_markers_with_its_crew() -> None:
    game = driver().suppressed("LRDG Machine Gunner").game()
    play(game, "LRDG", "Rifleman", "Drive")
    assert offered(game, "LRDG") == {"12A", "2B", "17A", "stop"}
    play(game, "LRDG", "12A", "17A")
    for unit in ("Patrol Truck", "Rifleman", "Machine Gunner"):
        assert where(game, f"LRDG {unit}") == "17A"
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck gunner"
    assert is_suppressed(game, "LRDG Machine Gunner")
    assert where(game, "LRDG Scout") == "19A", "who stands beside it stays"


def test_up_to_its_value_and_no_further() -> None:
    game = driver().game()
    play(game, "LRDG", "Rifleman", "Drive", "12A", "19A")
    assert offered(game, "LRDG") == {"exit", "Patrol Truck navigator", "stop"}, "the Drive is over"


def test_it_may_stop_at_once() -> None:
    game = driver().game()
    play(game, "LRDG", "Rifleman", "Drive", "stop")
    assert where(game, "LRDG Patrol Truck") == "19A"


def test_controlled_tiles_are_as_good_as_scouted_ones() -> None:
    game = driver().controlled("LRDG", "12A").game()
    play(game, "LRDG", "Rifleman", "Drive", "12A")
    assert where(game, "LRDG Patrol Truck") == "12A"


def test_unscouted_tiles_are_closed_and_stay_unscouted() -> None:
    game = driver().unmarked("LRDG", "17A").game()
    play(game, "LRDG", "Rifleman", "Drive")
    assert refused(game, "LRDG", "17A") == "not-scouted"
    assert marker(game, "LRDG", "17A") is None


def test_rough_terrain_is_closed_to_vehicles_but_not_to_soldiers() -> None:
    game = driver("Engineer").place("LRDG Patrol Truck", "17A").scouted("LRDG", "15A").game()
    play(game, "LRDG", "Rifleman", "Drive")
    assert refused(game, "LRDG", "15A") == "rough-terrain"
    play(game, "LRDG", "stop", "stop", "Engineer", "Move", "15A")
    assert where(game, "LRDG Engineer") == "15A"


def test_only_next_to_it() -> None:
    game = driver().scouted("LRDG", "22B").game()
    play(game, "LRDG", "Rifleman", "Drive")
    assert refused(game, "LRDG", "22B") == "not-adjacent"


def test_with_nowhere_to_go_it_is_not_offered() -> None:
    game = driver().unmarked("LRDG", "12A", "2B", "17A").scouted("LRDG", "13B").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "patrol-truck/driver.drive") == "no-drive"


def test_the_tile_it_starts_from_is_not_checked() -> None:
    """Ruling 3: it may stand where its side has no marker."""
    game = driver().unmarked("LRDG", "19A").game()
    play(game, "LRDG", "Rifleman", "Drive", "12A")
    assert refused(game, "LRDG", "19A") == "not-scouted", "there is no way back"


def test_enemies_do_not_bar_the_way() -> None:
    game = driver().place("Italian Medium Tank", "12A").scouted("LRDG", "16B").game()
    play(game, "LRDG", "Rifleman", "Drive", "12A", "16B")
    assert where(game, "LRDG Patrol Truck") == "16B"


def test_the_tank_drives_one_tile() -> None:
    game = italian("Tank Driver T").game()
    play(game, "Italian", "Tank Driver T", "Drive", "9B")
    assert where(game, "Italian Medium Tank") == where(game, "Italian Tank Gunner T") == "9B"
    assert offered(game, "Italian") == {"exit", "stop"}
