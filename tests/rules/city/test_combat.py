"""Combat actions: whom each may aim at, how many dice it rolls, what it adds up, and what a hit does."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import german, kinds, soviet, sums, thrown
from tests.table import (
    field,
    is_routed,
    is_suppressed,
    offered,
    play,
    told,
    watched_by,
    where,
)

# Targets


def test_attack_and_suppress_aim_at_any_enemy_who_is_no_vehicle() -> None:
    game = soviet("Machine Gunner A").place("German Tank", "107").routed("German Scout B").game()
    play(game, "Soviet", "Machine Gunner A", "Attack")
    assert offered(game, "Soviet") == {
        "German Rifleman A", "German Rifleman B", "German Scout A", "German Scout B",
        "German Machine Gunner A",
    }  # fmt: skip


def test_antitank_aims_at_buildings_tunnels_and_vehicles() -> None:
    """Ruling 55: buildings and tunnels belong to nobody, one's own side's ground too."""
    scene = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").place("German Tank", "107")
    game = scene.place("Soviet Tank", "106").game()
    play(game, "Soviet", "Antitank Gun", "Antitank")
    assert offered(game, "Soviet") == {
        "German Tank", "Building 102", "Building 105", "Building 108", "Tunnel 101", "Tunnel 112",
    }  # fmt: skip


def test_demo_too_within_its_range() -> None:
    scene = soviet("Engineer A").place("Soviet Engineer A", "106").place("German Tank", "107")
    game = scene.game()
    play(game, "Soviet", "Engineer A", "Demo")
    assert offered(game, "Soviet") == {"German Tank", "Building 102", "Building 105"}


def test_what_is_destroyed_is_no_target() -> None:
    scene = soviet("Engineer A").place("Soviet Engineer A", "106").face("105", "B").face("102", "B")
    game = scene.game()
    play(game, "Soviet", "Engineer A", "Demo")
    assert offered(game, "Soviet") == {"Building 102"}


# Minimum and maximum range


def test_a_maximum_range() -> None:
    """Flame 3 within 1: from 107 to 104 and 108, not to 106's neighbours beyond."""
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "103")
    game = scene.game()
    play(game, "Soviet", "Flamethrower", "Flame")
    assert offered(game, "Soviet") == {"German Scout B"}


def test_a_minimum_range() -> None:
    """Attack 3 beyond 2: from 104 neither Scout B there nor those next door on 108."""
    game = soviet("Sniper").place("Soviet Sniper", "104").game()
    play(game, "Soviet", "Sniper", "Attack")
    assert offered(game, "Soviet") == {"German Rifleman B", "German Scout A"}


def test_nobody_in_range_no_action() -> None:
    game = soviet("Flamethrower").place("Soviet Flamethrower", "109").game()
    play(game, "Soviet", "Flamethrower")
    assert not [one for one in offered(game, "Soviet") if one.startswith(("Flame", "Grenade"))]


def test_a_tile_within_range() -> None:
    """Area Suppress 2 within 3: from 105 to 104, 108 and 112."""
    game = soviet("Machine Gunner A").game()
    play(game, "Soviet", "Machine Gunner A", "Area Suppress")
    assert offered(game, "Soviet") == {"104", "108", "112"}
    game = soviet("Machine Gunner A").place("Soviet Machine Gunner A", "109").game()
    play(game, "Soviet", "Machine Gunner A", "Area Suppress")
    assert offered(game, "Soviet") == {"112"}


def test_a_card_without_a_counter_takes_no_action_with_a_range() -> None:
    """Ruling 53: there is nowhere to measure it from."""
    game = soviet("Stuka").game()
    play(game, "Soviet", "Stuka")
    assert offered(game, "Soviet") == {"Bomb 1/4", "Attack 1", "hunker down"}


def test_an_attacker_without_a_counter_is_not_on_the_same_tile() -> None:
    """Ruling 55: the building's cover, and no range."""
    game = soviet("Stuka").dice(1).game()
    play(game, "Soviet", "Stuka", "Attack 1", "German Rifleman A")
    assert sums(game) == [(4, 3, 0, 7)]


# Values by the kind of target


@pytest.mark.parametrize(
    ("card", "action", "target", "dice"),
    [
        ("Engineer A", "Demo", "German Tank", 1),
        ("Engineer A", "Demo", "Building 102", 4),
        ("Antitank Gun", "Antitank", "German Tank", 3),
        ("Antitank Gun", "Antitank", "Building 102", 2),
        ("Antitank Gun", "Antitank", "Tunnel 112", 2),
    ],
)
def test_the_value_by_the_kind_of_target(card: str, action: str, target: str, dice: int) -> None:
    scene = soviet(card).place(f"Soviet {card}", "106").place("German Tank", "107")
    game = scene.dice(*[1] * dice).game()
    play(game, "Soviet", card, action, target)
    assert thrown(game) == [dice]


def test_a_bomb_has_one_for_soldiers_and_one_for_walls() -> None:
    scene = soviet("Stuka").dice(1, *[1] * 4, 1)
    game = scene.game()
    play(
        game, "Soviet", "Stuka", "Bomb", "108", "German Rifleman A", "Building 108", "German Machine Gunner A"
    )
    assert thrown(game) == [1, 4, 1]


# Dice


@pytest.mark.parametrize(("die", "result"), [(0, "hit"), (9, "hit"), (8, "miss")])
def test_a_die_has_to_reach_the_total_and_a_0_always_hits(die: int, result: str) -> None:
    """Scout B on 104: 5, the plain cover of a trench nobody controls, and 3 tiles."""
    game = soviet("Rifleman A").hand("German", "Scout B").dice(die).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game) == [(5, 1, 3, 9)]
    assert told(game, "shot")[0]["result"] == result


# Suppress and Area Suppress


def test_suppress_suppresses_and_costs_no_card() -> None:
    game = soviet("Machine Gunner A").dice(0, 0, 0, 0).game()
    play(game, "Soviet", "Machine Gunner A", "Suppress", "German Scout B")
    assert is_suppressed(game, "German Scout B")
    assert kinds(game, "casualty", "routed") == []


def test_whoever_is_suppressed_already_is_suppressed_no_further() -> None:
    game = soviet("Machine Gunner A").suppressed("German Scout B").dice(0, 0, 0, 0).game()
    play(game, "Soviet", "Machine Gunner A", "Suppress", "German Scout B")
    assert kinds(game, "suppressed") == []


def test_area_suppress_attacks_all_enemies_on_a_tile_one_by_one() -> None:
    """With cover and range, in any order; not the tank there, nor one's own."""
    scene = soviet("Machine Gunner A").place("German Tank", "112").place("Soviet Scout A", "112")
    game = scene.dice(0, 1, 1, 1).game()
    play(game, "Soviet", "Machine Gunner A", "Area Suppress", "112")
    assert offered(game, "Soviet") == {"German Rifleman B", "German Scout A"}
    play(game, "Soviet", "German Scout A", "German Rifleman B")
    assert sums(game) == [(5, 0, 3, 8), (4, 0, 3, 7)]
    assert thrown(game) == [2, 2]
    assert is_suppressed(game, "German Scout A")
    assert not is_suppressed(game, "German Rifleman B")


def test_a_tile_with_nobody_to_hit_is_not_offered() -> None:
    game = soviet("Machine Gunner A").place("German Tank", "107").game()
    play(game, "Soviet", "Machine Gunner A", "Area Suppress")
    assert "107" not in offered(game, "Soviet")


# Grenade


def test_grenade_attacks_all_enemies_on_a_tile() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").place("Soviet Scout A", "112")
    game = scene.hand("German", "Rifleman B").dice(0, 1, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Grenade", "112", "German Rifleman B", "German Scout A")
    assert sums(game) == [(4, 0, 1, 5), (5, 0, 1, 6)]
    assert kinds(game, "casualty") == ["casualty"]


def test_a_grenade_on_ones_own_tile_meets_the_plain_cover() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "108").off("German Machine Gunner A")
    game = scene.dice(1, 1).game()
    play(game, "Soviet", "Flamethrower", "Grenade", "108", "German Rifleman A")
    assert sums(game) == [(4, 1, 0, 5)]


def test_whom_a_grenade_routs_may_be_moved_before_the_next_is_attacked() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").deck("German", "Rifleman A", "Scout A")
    game = scene.dice(0, 1, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Grenade", "112", "German Rifleman B")
    assert offered(game, "Soviet") == {"107", "108", "stop"}
    play(game, "Soviet", "108", "German Scout A")
    assert where(game, "German Rifleman B") == "108"
    assert len(told(game, "shot")) == 2


# Bomb


def test_a_bomb_falls_on_everybody_and_everything_but_vehicles() -> None:
    scene = soviet("Bomber").place("Soviet Scout A", "112").place("German Tank", "112")
    game = scene.game()
    play(game, "Soviet", "Bomber", "Bomb", "112")
    assert offered(game, "Soviet") == {
        "German Rifleman B", "German Scout A", "Soviet Scout A", "Tunnel 112",
    }  # fmt: skip


def test_a_bomb_may_fall_anywhere_where_it_hits_something() -> None:
    """Also on a tile with nothing but a building or a tunnel; not on 110, where there is nothing."""
    game = soviet("Bomber").off("Soviet Scout B").game()
    play(game, "Soviet", "Bomber", "Bomb")
    assert offered(game, "Soviet") == {"101", "102", "104", "105", "108", "109", "112"}


def test_a_bomb_adds_cover_and_no_range() -> None:
    game = soviet("Bomber").dice(1, 1, 1, 1, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "104", "German Scout B")
    assert sums(game) == [(5, 1, 0, 6)]


def test_the_owner_of_who_is_hit_chooses_his_card_between_two_attacks() -> None:
    scene = soviet("Bomber").hand("German", "Rifleman A", "Veteran A").dice(0, 1, 1, 1, 1, 1, 1)
    game = scene.game()
    play(game, "Soviet", "Bomber", "Bomb", "108", "German Rifleman A")
    assert game.deciders == ("German",)
    play(game, "German", "Veteran A")
    assert game.deciders == ("Soviet",)
    assert offered(game, "Soviet") == {"German Machine Gunner A", "Building 108"}


# Flame


def test_flame_costs_a_card_and_may_move_the_target() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").hand("German", "Rifleman B")
    game = scene.dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B")
    assert offered(game, "Soviet") == {"107", "108", "stop"}
    play(game, "Soviet", "108")
    assert where(game, "German Rifleman B") == "108"
    assert kinds(game, "casualty", "routed", "driven-off") == ["casualty", "driven-off"]


def test_or_not() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").hand("German", "Rifleman B")
    game = scene.dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B", "stop")
    assert where(game, "German Rifleman B") == "112"


def test_a_miss_moves_nobody() -> None:
    game = soviet("Flamethrower").place("Soviet Flamethrower", "107").dice(1, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B")
    assert "end turn" in offered(game, "Soviet")


def test_onto_ground_that_the_targets_side_has_scouted_or_controls() -> None:
    """Ruling 56."""
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").hand("German", "Rifleman B")
    game = scene.controlled("German", "111").unmarked("German", "107", "108").dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B")
    assert offered(game, "Soviet") == {"111", "stop"}


def test_never_through_a_tunnel() -> None:
    """From 112 there is one to 101."""
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").hand("German", "Rifleman B")
    game = scene.scouted("German", "101").dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B")
    assert "101" not in offered(game, "Soviet")


def test_who_is_routed_by_it_is_moved_once() -> None:
    scene = (
        soviet("Flamethrower").place("Soviet Flamethrower", "107").deck("German", "Rifleman A", "Fog of War")
    )
    game = scene.dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B", "108")
    assert is_routed(game, "German Rifleman B")
    assert kinds(game, "routed", "driven-off") == ["routed", "driven-off"]
    assert "end turn" in offered(game, "Soviet")


def test_a_suppressed_target_that_is_moved_is_readied() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").hand("German", "Rifleman B")
    game = scene.suppressed("German Rifleman B").dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B", "108")
    assert not is_suppressed(game, "German Rifleman B")


def test_the_card_is_chosen_before_the_move() -> None:
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").dice(0, 1, 1)
    game = scene.hand("German", "Rifleman B", "Veteran B").game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Rifleman B")
    assert game.deciders == ("German",)
    play(game, "German", "Rifleman B")
    assert game.deciders == ("Soviet",)
    play(game, "Soviet", "108")
    assert where(game, "German Rifleman B") == "108"


def test_no_mine_no_watch_on_the_way() -> None:
    scene = german("Flamethrower").place("German Flamethrower", "106").hand("Soviet", "Machine Gunner A")
    scene = scene.watch("Soviet Machine Gunner A", "110").field("105-109 German personnel").dice(0, 1, 1)
    game = scene.game()
    play(game, "German", "Flamethrower", "Flame", "Soviet Machine Gunner A", "109")
    assert where(game, "Soviet Machine Gunner A") == "109"
    assert field(game)
    assert watched_by(game, "Soviet Machine Gunner A") is None  # he was hit


# Vehicles


def test_a_vehicle_falls_to_antitank_with_its_armour() -> None:
    scene = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").hand("German", "Tank")
    game = scene.place("German Tank", "104").dice(9, 1, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank")
    assert sums(game) == [(5, 1, 2, 8)]
    assert told(game, "casualty") == [{"unit": "German Tank", "zone": "hand"}]


def test_demo_against_a_vehicle_ignores_cover_and_adds_range() -> None:
    """Ruling 55."""
    scene = soviet("Engineer A").place("Soviet Engineer A", "103").place("German Tank", "104").dice(1)
    game = scene.game()
    play(game, "Soviet", "Engineer A", "Demo", "German Tank")
    assert sums(game) == [(5, 0, 1, 6)]


def test_a_vehicle_is_routed_like_anybody() -> None:
    scene = (
        soviet("Antitank Gun").place("Soviet Antitank Gun", "106").place("German Tank", "107").dice(0, 1, 1)
    )
    game = scene.game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank")
    assert is_routed(game, "German Tank")
    assert offered(game, "Soviet") == {"104", "112", "stop"}
