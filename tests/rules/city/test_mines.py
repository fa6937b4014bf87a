"""Mines on edges: laid by Engineers, set off before the edge is crossed (ruling 51)."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import MINED, german, kinds, soviet, sums, thrown, won
from tests.scene import Scene
from tests.table import field, has, is_routed, offered, play, refused, told, where


def between(one: str, other: str) -> frozenset[str]:
    return frozenset((one, other))


# Laying them


def test_mine_lays_up_to_so_many_on_the_edges_of_the_units_tile() -> None:
    game = soviet("Engineer A").place("Soviet Engineer A", "109").game()
    play(game, "Soviet", "Engineer A", "Mine")
    assert offered(game, "Soviet") == {"lay personnel", "lay armour", "stop"}
    play(game, "Soviet", "lay personnel")
    assert {between(*edge.split("-")) for edge in offered(game, "Soviet")} == {
        between("109", "105"), between("109", "110"),
    }  # fmt: skip
    play(game, "Soviet", "105-109", "lay armour", "109-110")
    assert field(game) == {
        between("105", "109"): "Soviet personnel",
        between("109", "110"): "Soviet armour",
    }
    assert "end turn" in offered(game, "Soviet")


def test_or_fewer() -> None:
    game = soviet("Engineer A").place("Soviet Engineer A", "105").game()
    play(game, "Soviet", "Engineer A", "Mine", "lay personnel", "105-106", "stop")
    assert len(field(game)) == 1


@pytest.mark.parametrize("owner", ["Soviet", "German"])
def test_one_an_edge_whoevers_it_is(owner: str) -> None:
    """Ruling 51."""
    game = soviet("Engineer A").place("Soviet Engineer A", "109").field(f"109-110 {owner} armour").game()
    play(game, "Soviet", "Engineer A", "Mine", "lay personnel")
    assert offered(game, "Soviet") == {"105-109"}


def test_with_every_edge_mined_the_action_is_not_offered() -> None:
    scene = soviet("Engineer A").place("Soviet Engineer A", "109")
    game = scene.field("109-110 Soviet armour", "105-109 German armour").game()
    play(game, "Soviet", "Engineer A")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Mine")]


def test_four_a_unit() -> None:
    """Ruling 51: with three laid there is one left; with four none."""
    game = soviet("Engineer A").place("Soviet Engineer A", "105").laid("Soviet Engineer A", 3).game()
    play(game, "Soviet", "Engineer A", "Mine", "lay armour", "105-106")
    assert offered(game, "Soviet") == {"stop"}
    game = soviet("Engineer A").place("Soviet Engineer A", "105").laid("Soviet Engineer A", 4).game()
    play(game, "Soviet", "Engineer A")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Mine")]


def test_those_that_went_off_are_not_laid_again() -> None:
    """Four laid, none left on the board."""
    scene = soviet("Engineer A").place("Soviet Engineer A", "105").laid("Soviet Engineer A", 4).field()
    game = scene.game()
    play(game, "Soviet", "Engineer A")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Mine")]


def test_those_laid_at_set_up_do_not_count() -> None:
    """Ruling 51: the Germans begin with two on the board, their Engineer has all four."""
    game = german("Engineer A", game=MINED).place("German Engineer A", "108").game()
    assert len(field(game)) == 0  # as it began, so the position does not say it
    play(game, "German", "Engineer A", "Mine", "lay armour", "107-108", "lay armour", "104-108")
    assert len(field(game)) == 5


# Setting them off


def walking(*mines: str, unit: str = "Rifleman A") -> Scene:
    """A Soviet who is to go from 105 to 106, with these mines about."""
    return soviet(unit).field(*mines).place(f"Soviet {unit}", "105")


def test_an_enemy_mine_is_an_attack_1_without_cover_or_range() -> None:
    game = walking("105-106 German personnel").dice(3).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert sums(game) == [(4, 0, 0, 4)]
    assert thrown(game) == [1]


def test_after_a_miss_one_walks_on_and_the_mine_stays() -> None:
    game = walking("105-106 German personnel").dice(3).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert where(game, "Soviet Rifleman A") == "106"
    assert field(game) == {between("105", "106"): "German personnel"}
    assert kinds(game, "mine-triggered", "moved", "mine-spent") == ["mine-triggered", "moved"]


def test_after_a_hit_one_stays_and_the_mine_is_set_aside() -> None:
    """It stops before the edge, and the card in use is in the play area, so it goes first (ruling 51)."""
    game = walking("105-106 German personnel").hand("Soviet", "Rifleman A").dice(4).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert where(game, "Soviet Rifleman A") == "105"
    assert field(game) == {}
    assert has(game, "Soviet", "played", "Rifleman A") == 0
    assert has(game, "Soviet", "hand", "Rifleman A") == 1
    assert kinds(game, "mine-triggered", "casualty", "mine-spent", "halted", "moved") == [
        "mine-triggered", "casualty", "mine-spent", "halted",
    ]  # fmt: skip
    assert "end turn" in offered(game, "Soviet")


def test_its_action_ends_with_steps_left() -> None:
    game = soviet("Veteran A").field("105-106 German personnel").dice(0).game()
    play(game, "Soviet", "Veteran A", "Move 2 +", "106")
    assert where(game, "Soviet Rifleman A") == "105"
    assert "end turn" in offered(game, "Soviet")


def test_own_mines_are_harmless() -> None:
    game = walking("105-106 Soviet personnel").game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert where(game, "Soviet Rifleman A") == "106"
    assert kinds(game, "mine-triggered") == []


def test_soldiers_do_not_set_off_what_is_meant_for_vehicles() -> None:
    game = walking("105-106 German armour").game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert kinds(game, "mine-triggered") == []


def test_vehicles_set_off_the_antitank_side_only() -> None:
    scene = soviet("Tank").place("Soviet Tank", "106").scouted("Soviet", "110", "111")
    game = scene.field("106-110 German personnel", "110-111 German armour").dice(5).game()
    play(game, "Soviet", "Tank", "Move", "110", "111")
    assert where(game, "Soviet Tank") == "110"
    assert sums(game) == [(5, 0, 0, 5)]
    assert kinds(game, "mine-triggered") == ["mine-triggered"]


def test_smoke_and_cover_do_not_help() -> None:
    game = walking("105-106 German personnel").smoke("105").dice(3).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert sums(game) == [(4, 0, 0, 4)]
    assert "smoke" not in told(game, "shot")[0]


def test_an_edge_is_mined_both_ways() -> None:
    scene = soviet("Rifleman A").place("Soviet Rifleman A", "106").field("105-106 German personnel").dice(3)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "105")
    assert kinds(game, "mine-triggered") == ["mine-triggered"]


def test_every_crossing_sets_it_off_again() -> None:
    scene = soviet("Veteran A").field("105-106 German personnel").dice(3, 3)
    game = scene.game()
    play(game, "Soviet", "Veteran A", "Move 2 +", "106", "105")
    assert kinds(game, "mine-triggered") == ["mine-triggered"] * 2


def test_a_rout_caused_by_a_mine_is_a_casualty() -> None:
    """Ruling 51: the mine is set aside."""
    scene = soviet("Commissar").deck("Soviet", "Scout A").field("105-106 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Rifleman A", "106")
    play(game, "German", "stop")
    assert is_routed(game, "Soviet Rifleman A")
    assert field(game) == {}
    assert kinds(game, "routed", "mine-spent", "halted") == ["routed", "mine-spent", "halted"]


def test_a_mine_may_win_the_game() -> None:
    """The last Rifleman is routed on his own turn: a Full Rout, before anything else."""
    scene = soviet("Commissar").deck("Soviet", "Scout A").field("105-106 German personnel").dice(0)
    game = scene.routed("Soviet Rifleman B").game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Rifleman A", "106")
    assert won(game) == ("German", "full-rout")


def test_of_several_cards_in_the_play_area_the_owner_chooses() -> None:
    scene = walking("105-106 German personnel").play_area("Soviet", "Veteran A").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert game.deciders == ("Soviet",)
    assert offered(game, "Soviet") == {"Rifleman A", "Veteran A"}
    play(game, "Soviet", "Veteran A")
    assert has(game, "Soviet", "played", "Rifleman A") == 1
    assert where(game, "Soviet Rifleman A") == "105"


def test_a_scout_who_is_stopped_has_scouted_nothing() -> None:
    scene = soviet("Scout A").place("Soviet Scout A", "106").field("106-107 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Scout A", "Scout", "107")
    assert kinds(game, "scouted") == []


def test_the_mine_goes_off_before_the_watch_shoots() -> None:
    """Ruling 51: a miss, then the Suppress 3."""
    scene = walking("105-106 German personnel").watch("German Machine Gunner A", "106").dice(1, 1, 1, 1)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert [shot["action"] for shot in told(game, "shot")] == ["Anti-personnel mine 1", "Suppress 3"]
    assert [shot["attacker"] for shot in told(game, "shot")] == [
        "mine between tile 105 and tile 106",
        "German Machine Gunner A",
    ]
    assert where(game, "Soviet Rifleman A") == "106"


def test_a_casualty_cancels_that_shot() -> None:
    """Ruling 51."""
    scene = walking("105-106 German personnel").watch("German Machine Gunner A", "106").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert [shot["action"] for shot in told(game, "shot")] == ["Anti-personnel mine 1"]


def test_mines_of_the_set_up_lie_there() -> None:
    """The Soviets' own lies between 106 and 107, the Germans' between 105 and 106."""
    game = soviet("Rifleman A", game=MINED).dice(3).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert told(game, "mine-triggered")[0]["unit"] == "Soviet Rifleman A"


def test_no_mine_where_one_lies() -> None:
    game = soviet("Engineer A").place("Soviet Engineer A", "109").field("109-110 German armour").game()
    play(game, "Soviet", "Engineer A", "Mine", "lay personnel")
    assert refused(game, "Soviet", "109-110")
