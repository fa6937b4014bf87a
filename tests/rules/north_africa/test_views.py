"""What everybody sees of vehicles, structures and those who are gone."""

import msgspec

import undaunted
from tests.rules.north_africa.ground import lrdg, sands
from tests.table import fate, play, seated, structure, vehicle


def test_a_vehicle_with_its_places_damage_and_holder() -> None:
    game = sands().damage("Medium Tank", 3).aboard("Italian Scout A", "Scout Car", "gunner").game()
    tank = vehicle(game, "Medium Tank")
    assert (tank.id, tank.holder, tank.armour) == ("italian-medium-tank", "Italian", 5)
    assert (tank.damage, tank.critical, tank.integrity, tank.disabled) == (3, 3, 6, True)
    assert [(place.id, place.title, place.actions, place.needs) for place in tank.places] == [
        ("medium-tank/driver", "driver", ("Drive 1", "Control"), "driver"),
        ("medium-tank/gunner", "gunner", ("Antitank 3",), "gunner"),
        ("medium-tank/crew", "crew", ("Attack 2", "Suppress 4"), "crew"),
    ]
    assert [place.counter for place in vehicle(game, "Scout Car").places] == [
        "italian-machine-gunner-a",
        None,
        "italian-scout-a",
    ]
    assert seated(game, "Italian Scout A") == "Scout Car gunner"
    assert seated(game, "Italian Rifleman A") is None


def test_a_captured_vehicle_lies_before_its_new_side() -> None:
    assert (
        vehicle(sands().holder("Scout Car", "LRDG").abandoned("Scout Car").game(), "Scout Car").holder
        == "LRDG"
    )


def test_structures_stand_or_were_destroyed_by_somebody() -> None:
    game = sands().ruined("Motor Pool", "LRDG").game()
    pool, tank = structure(game, "Motor Pool"), structure(game, "Fuel Tank")
    assert (pool.id, pool.tile, pool.defence, pool.points, pool.destroyed_by) == (
        "motor-pool",
        "4B",
        7,
        2,
        "LRDG",
    )
    assert (tank.id, tank.tile, tank.defence, tank.points, tank.destroyed_by) == (
        "fuel-tank",
        "22B",
        6,
        1,
        None,
    )


def test_who_is_gone_has_a_fate() -> None:
    game = sands("escape").escaped("LRDG Scout").neutralised("LRDG Sniper").game()
    fates = {name: fate(game, f"LRDG {name}") for name in ("Scout", "Sniper", "Rifleman")}
    assert fates == {"Scout": "escaped", "Sniper": "neutralised", "Rifleman": None}


def test_tiles_show_rough_terrain_and_escape_markers() -> None:
    tiles = {tile.id: tile for tile in sands("escape").game().view(None).tiles}
    assert [name for name, tile in tiles.items() if tile.rough] == ["15A"]
    assert tiles["2B"].escapes == ("LRDG",)
    assert tiles["13B"].escapes == ("Italian",)
    assert tiles["20B"].hill


def test_a_goal_counts_points_or_counters() -> None:
    sides = sands("hunt").controlled("Italian", "7A").game().view(None).sides
    assert [(side.goal, side.points, side.needed) for side in sides] == [
        ("neutralise Medium Tank", 0, 1),
        ("claim 2", 1, 2),
    ]


def test_the_question_names_what_it_is_about() -> None:
    game = lrdg("Antitank Gunner").dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank")
    question = game.view("Italian").question
    assert question is not None
    assert (question.kind, question.unit) == ("injure", "italian-medium-tank")
    assert game.prompt("LRDG")


def test_normandy_has_neither() -> None:
    view = undaunted.new("normandy/1", seed=1).view(None)
    assert (view.vehicles, view.structures) == ((), ())


def test_a_view_is_plain_data() -> None:
    game = sands().damage("Medium Tank", 2).game()
    again = msgspec.json.decode(msgspec.json.encode(game.view("LRDG")), type=type(game.view("LRDG")))
    assert again == game.view("LRDG")
