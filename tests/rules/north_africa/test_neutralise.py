"""Neutralising: counters removed by injury or damage, so many of them or just those named."""

import undaunted
from tests.rules.north_africa.ground import italian, lrdg, sands
from tests.scene import Scene
from tests.table import fate, play, vehicle


def last_card(setting: Scene, *soldiers: str) -> Scene:
    """These Italians have no cards but in the supply: the next injury takes the counter."""
    crew = ("Tank Driver T", "Tank Gunner T", "Tank Crewman T")
    return setting.deck("Italian", "Platoon Sergeant", *(name for name in crew if name not in soldiers))


def test_so_many_counters() -> None:
    setting = last_card(lrdg("Rifleman", goals="duel"), "Rifleman A").neutralised("Italian Scout A").dice(0)
    game = setting.game()
    assert [(side.points, side.needed) for side in game.view(None).sides] == [(1, 2), (0, 2)]
    play(game, "LRDG", "Rifleman", "Attack", "Italian Rifleman A")
    assert (game.winner, game.how) == ("LRDG", "neutralise")


def test_a_vehicle_is_a_counter_like_any_other() -> None:
    setting = (
        lrdg("Antitank Gunner", goals="duel").neutralised("Italian Scout A").damage("Transport Truck", 2)
    )
    game = setting.dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Transport Truck")
    assert (game.winner, game.how) == ("LRDG", "neutralise")


def test_the_injury_comes_before_the_damage_and_may_win_already() -> None:
    """Ruling 9."""
    setting = last_card(lrdg("Antitank Gunner", goals="duel"), "Tank Driver T").neutralised("Italian Scout A")
    game = setting.damage("Medium Tank", 2).dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank", "Italian Tank Driver T")
    assert (game.winner, game.how) == ("LRDG", "neutralise")
    assert vehicle(game, "Medium Tank").damage == 2


def test_one_hit_can_neutralise_a_soldier_and_his_vehicle() -> None:
    setting = last_card(lrdg("Antitank Gunner", goals="duel"), "Tank Driver T").damage("Medium Tank", 5)
    game = setting.dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank", "Italian Tank Driver T")
    assert fate(game, "Italian Tank Driver T") == fate(game, "Italian Medium Tank") == "neutralised"
    assert (game.winner, game.how) == ("LRDG", "neutralise")


def test_a_named_vehicle_wins_at_once() -> None:
    game = lrdg("Antitank Gunner", goals="hunt").damage("Medium Tank", 5).dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank")
    assert not game.over, "first the injury"
    play(game, "LRDG", "Italian Tank Gunner T")
    assert (game.winner, game.how) == ("LRDG", "neutralise")


def test_others_do_not_count_where_counters_are_named() -> None:
    game = sands("hunt").neutralised("Scout Car", "Italian Scout A", "Italian Rifleman A").game()
    assert [(side.points, side.needed) for side in game.view(None).sides] == [(0, 1), (0, 2)]


def test_all_of_those_named() -> None:
    setting = (
        italian("Rifleman A", goals="named")
        .neutralised("Patrol Truck")
        .dice(0)
        .deck("LRDG", "Saboteur*2", "Navigator*2")
    )
    game = setting.game()
    assert not game.over
    play(game, "Italian", "Rifleman A", "Attack", "LRDG Rifleman")
    assert (game.winner, game.how) == ("Italian", "neutralise")


def test_who_escaped_was_not_neutralised() -> None:
    game = sands("escape").escaped("LRDG Scout").neutralised("LRDG Rifleman").game()
    assert [side.points for side in game.view(None).sides] == [1, 1]


def destroys(setting: Scene) -> undaunted.Game:
    game = setting.hand("LRDG", "Antitank Gunner").dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "LRDG Armed Truck")
    return game


def test_a_captured_vehicle_counts_for_the_enemy_of_its_captor() -> None:
    """Ruling 32: the LRDG destroy what was theirs, and is the Italians' now."""
    setting = sands("duel").holder("Armed Truck", "Italian").damage("Armed Truck", 3)
    game = destroys(setting.neutralised("LRDG Scout", "Italian Scout A"))
    assert fate(game, "LRDG Armed Truck") == "neutralised"
    assert (game.winner, game.how) == ("LRDG", "neutralise")


def test_a_named_vehicle_is_neither_met_nor_lost_by_its_capture() -> None:
    game = sands("hunt").abandoned("Medium Tank").holder("Medium Tank", "LRDG").game()
    assert not game.over
    assert [(side.points, side.needed) for side in game.view(None).sides] == [(0, 1), (0, 2)]


def test_the_tank_that_its_hunters_took_does_not_fall_for_them() -> None:
    setting = (
        italian("Antitank Gunner A", goals="hunt").abandoned("Medium Tank").holder("Medium Tank", "LRDG")
    )
    game = setting.damage("Medium Tank", 5).dice(0, 0).game()
    play(game, "Italian", "Antitank Gunner A", "Antitank", "Italian Medium Tank")
    assert fate(game, "Italian Medium Tank") == "neutralised"
    assert game.winner != "LRDG"
