"""Where two rules of the city meet."""

from __future__ import annotations

from tests.rules.city.ground import MISSION, german, kinds, soviet, sums, won
from tests.table import (
    end_turn,
    field,
    has,
    is_routed,
    is_suppressed,
    mission,
    offered,
    play,
    told,
    where,
    zone,
)


def test_a_gunner_on_the_movers_tile_meets_its_plain_cover() -> None:
    """Rulings 50 and 55: he is on the same tile, and there is no range."""
    scene = (
        soviet("Rifleman A").place("German Machine Gunner A", "105").watch("German Machine Gunner A", "106")
    )
    game = scene.dice(1, 1, 1).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert sums(game) == [(4, 1, 0, 5)]


def test_who_controls_a_fortification_leaves_it_under_its_cover() -> None:
    """Ruling 50: where the unit stands."""
    scene = german("Scout B").controlled("German", "104").watch("Soviet Machine Gunner A", "107")
    game = scene.dice(1, 1, 1).game()
    play(game, "German", "Scout B", "Scout", "107", "stop")
    assert sums(game) == [(5, 3, 3, 11)]


def test_a_vehicle_on_a_mine_is_moved_by_whose_mine_it_was_but_onto_no_building() -> None:
    scene = soviet("Commissar").deck("Soviet", "Scout A").place("Soviet Tank", "106").scouted("Soviet", "103")
    game = scene.field("103-106 German armour").dice(0).game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Tank", "103")
    assert is_routed(game, "Soviet Tank")
    assert offered(game, "German") == {"103", "stop"}  # not 105, where Soviets are but no vehicle goes
    play(game, "German", "103")
    assert where(game, "Soviet Tank") == "103"
    assert field(game) == {}


def test_a_mine_that_hits_a_vehicle_gains_points_too() -> None:
    scene = german("Tank", game=MISSION).place("German Tank", "107").scouted("German", "106")
    game = scene.field("106-107 Soviet armour").dice(0).game()
    play(game, "German", "Tank", "Move", "106")
    assert mission(game, "Soviet") == 1
    assert told(game, "casualty") == [{"unit": "German Tank", "zone": "played"}]


def test_an_inspired_explore_places_recons_and_scouts() -> None:
    scene = soviet("Commissar", "Fog of War").play_area("Soviet", "Scout A").off("Soviet Scout A")
    game = scene.draws("Soviet Rifleman B").game()
    play(game, "Soviet", "Commissar", "Inspire", "Scout A", "Explore", "102", "stop")
    assert where(game, "Soviet Scout A") == "102"
    assert kinds(game, "placed", "reconnoitred", "moved") == ["placed", "reconnoitred", "moved"]


def test_a_unit_may_be_placed_to_reposition() -> None:
    game = soviet("Sniper").dice(1, 1, 1).game()
    play(game, "Soviet", "Sniper", "Reposition", "109", "Attack", "German Rifleman B", "Stalk", "110")
    assert kinds(game, "placed", "shot", "moved") == ["placed", "shot", "moved"]


def test_a_mine_on_the_second_half_ends_a_reposition() -> None:
    """Ruling 51; the attack stays made."""
    scene = soviet("Sniper").place("Soviet Sniper", "106").field("106-107 German personnel").dice(1, 1, 1, 0)
    game = scene.game()
    play(game, "Soviet", "Sniper", "Reposition", "Attack", "German Rifleman B", "Stalk", "107")
    assert kinds(game, "shot", "halted", "moved") == ["shot", "shot", "halted"]
    assert where(game, "Soviet Sniper") == "106"


def test_force_suppresses_even_whom_mines_have_routed_meanwhile() -> None:
    """Ruling 49: the first mine takes the card, the second finds none and routs; then Force is over."""
    scene = soviet("Commissar").play_area("Soviet", "Rifleman A", "Sergeant A").deck("Soviet", "Scout A")
    game = scene.field("105-106 German personnel", "105-109 German personnel").dice(0, 0).game()
    play(game, "Soviet", "Commissar", "Force", "Rifleman A", "Move", "106")
    assert not is_suppressed(game, "Soviet Rifleman A")
    play(game, "Soviet", "Sergeant A", "Guide", "Soviet Rifleman A", "109")
    play(game, "German", "101")
    assert is_routed(game, "Soviet Rifleman A")
    assert is_suppressed(game, "Soviet Rifleman A")
    assert kinds(game, "casualty", "routed", "driven-off", "suppressed") == [
        "casualty", "routed", "driven-off", "suppressed",
    ]  # fmt: skip


def test_a_hit_on_the_enemys_turn_never_finds_a_play_area() -> None:
    """The Soviets have played, and their cards lie in the discard pile by then."""
    scene = soviet("Rifleman A").hand("German", "Rifleman A").deck("Soviet", "Scout A").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Control", "End turn")
    play(game, "German", "Rifleman A", "Attack", "Soviet Rifleman A")
    assert told(game, "casualty") == [{"unit": "Soviet Rifleman A", "zone": "discard"}]


def test_the_play_area_is_not_shuffled_into_the_deck() -> None:
    scene = (
        soviet("Platoon Sergeant").play_area("Soviet", "Rifleman A").deck("Soviet").discard("Soviet", "Tank")
    )
    game = scene.draws("Soviet Tank").game()
    play(game, "Soviet", "Platoon Sergeant", "Command", "Draw")
    assert zone(game, "Soviet", "hand") == {"Tank": 1}
    assert offered(game, "Soviet") == {"stop"}


def test_conceal_in_vain() -> None:
    """No Fog of War is left to give: no effect, and still an action."""
    scene = soviet("Scout A").supply("German", "Rifleman A").deck("German", "Rifleman A")
    game = scene.game()
    play(game, "Soviet", "Scout A", "Conceal")
    assert has(game, "German", "discard", "Fog of War") == 0


def test_routed_units_come_back_with_their_card_and_stand_where_they_were_driven() -> None:
    scene = soviet("Rifleman A").hand("German", "Squad Leader B", "Fog of War").deck("German", "Scout A")
    game = scene.dice(0).game(seed=1)
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "108", "End turn")
    play(game, "German", "Squad Leader B", "Bolster", "Scout B", "stop", "End turn")
    assert where(game, "German Scout B") == "108"
    assert not is_routed(game, "German Scout B")


def test_a_building_that_falls_lets_tanks_in_on_the_same_turn() -> None:
    scene = soviet("Antitank Gun", "Tank").place("Soviet Antitank Gun", "106").place("Soviet Tank", "106")
    game = scene.scouted("Soviet", "102").face("102", "B").dice(0, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 102", "Tank", "Move", "102", "stop")
    assert where(game, "Soviet Tank") == "102"


def test_a_tunnel_that_falls_in_is_closed_for_everybody() -> None:
    scene = soviet("Stuka", "Scout B").dice(0, 1, 1, 1)
    game = scene.off("German Rifleman B", "German Scout A").game()
    play(game, "Soviet", "Stuka", "Bomb", "112", "Tunnel 112", "Scout B", "Scout")
    assert offered(game, "Soviet") == {"102", "105", "stop"}


def test_bombers_that_were_shot_down_are_gone_for_good() -> None:
    game = soviet("Flak", "Commissar").hand("German", "Bomber").game()
    play(game, "Soviet", "Flak", "Antiair")
    assert has(game, "German", "removed", "Bomber") == 1
    assert has(game, "German", "supply", "Bomber") == 1


def test_a_round_goes_on_after_all_of_it() -> None:
    game = soviet("Rifleman A").hand("German", "Rifleman A").game(seed=3)
    play(game, "Soviet", "Rifleman A", "Control")
    end_turn(game, "Soviet", "German")
    assert set(game.deciders) == {"Soviet", "German"}
    assert game.view(None).round == 3
    assert won(game) == (None, None)
