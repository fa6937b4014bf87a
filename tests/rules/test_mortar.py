"""Target and Blast: the Mortar's marker, and a separate attack on every counter under it."""

from typing import Any

from tests.scene import Scene, scene
from tests.table import has, offered, play, refused, target, told, where, zone

TESSY = "normandy/8"  # the German Mortar starts on 9A


def german(*cards: str) -> Scene:
    return scene(TESSY).turn_of("German").hand("German", *cards)


# Target


def test_target_names_a_tile_three_or_more_away() -> None:
    game = german("Mortar").game()
    play(game, "German", "Mortar", "Target")
    # 18A and 13A are next to 9A; 10A, 15A, 5B and 3B two away.
    near = {"9A", "18A", "13A", "10A", "15A", "5B", "3B"}
    assert offered(game, "German") == set(game.stage.tiles) - near
    assert refused(game, "German", "3B") == "target-too-near"
    assert refused(game, "German", "stop") == "must-choose"
    play(game, "German", "11B")
    assert target(game, "German") == "11B"
    assert told(game, "targeted") == [{"side": "Germans", "tile": "11B"}]


def test_target_moves_the_marker_to_another_tile() -> None:
    """Ruling 12: not to where it lies already."""
    game = german("Mortar").target("German", "2A").game()
    play(game, "German", "Mortar", "Target")
    assert "2A" not in offered(game, "German")
    assert refused(game, "German", "2A") == "target-already-there"
    play(game, "German", "1B")
    assert target(game, "German") == "1B"


def test_target_needs_a_tile_far_enough(proving_ground: str) -> None:
    # From the middle of this small board no tile is farther than two.
    game = scene(proving_ground).place("US Mortar", "13B").hand("US", "Mortar").game()
    play(game, "US", "Mortar")
    assert refused(game, "US", "us-mortar.target") == "target-nowhere"


def test_each_side_has_its_own_target_marker() -> None:
    game = german("Mortar").place("US Mortar", "16A").target("US", "10A").game()
    play(game, "German", "Mortar", "Target", "1B")
    assert target(game, "US") == "10A"
    assert target(game, "German") == "1B"


def test_moving_the_mortar_removes_the_marker() -> None:
    game = german("Mortar").scouted("German", "13A").target("German", "2A").game()
    play(game, "German", "Mortar", "Move", "13A")
    assert target(game, "German") is None


def test_a_move_that_stops_at_once_keeps_it() -> None:
    game = german("Mortar").scouted("German", "13A").target("German", "2A").game()
    play(game, "German", "Mortar", "Move", "Stop")
    assert target(game, "German") == "2A"


def test_another_unit_that_moves_keeps_it() -> None:
    game = german("Rifleman A").scouted("German", "8B").target("German", "2A").game()
    play(game, "German", "Rifleman A", "Move", "8B")
    assert target(game, "German") == "2A"


def test_a_mortar_that_loses_a_card_keeps_the_marker_and_one_that_leaves_loses_it() -> None:
    game = (
        scene(TESSY).target("German", "2A").hand("US", "Rifleman A*2").deck("German", "Mortar", "Rifleman A")
        .dice(0, 0).game()
    )  # fmt: skip
    play(game, "US", "Rifleman A", "Attack", "German Mortar")
    assert target(game, "German") == "2A"
    play(game, "US", "Rifleman A", "Attack", "German Mortar")
    assert where(game, "German Mortar") is None
    assert target(game, "German") is None


# Blast


def test_blast_needs_the_marker_on_the_board() -> None:
    game = german("Mortar").game()
    play(game, "German", "Mortar")
    assert offered(game, "German") == {"Target", "hunker down"}
    assert refused(game, "German", "german-mortar.blast") == "no-target-marker"


def test_blast_needs_a_counter_under_the_marker() -> None:
    """Ruling 2."""
    game = german("Mortar").target("German", "6B").game()
    play(game, "German", "Mortar")
    assert refused(game, "German", "german-mortar.blast") == "blast-needs-counter"


def test_every_counter_there_is_attacked_in_the_order_the_attacker_picks() -> None:
    game = german("Mortar").target("German", "2A").place("US Rifleman B", "2A").dice(1, 9, 1).game()
    play(game, "German", "Mortar", "Blast")
    assert offered(game, "German") == {"US Rifleman A", "US Rifleman B", "US Scout A"}
    assert refused(game, "German", "stop") == "must-choose"
    assert refused(game, "German", "@us-scout-b") == "not-on-target-tile"
    play(game, "German", "US Scout A")
    assert offered(game, "German") == {"US Rifleman A", "US Rifleman B"}
    assert refused(game, "German", "@us-scout-a") == "already-blasted"
    play(game, "German", "US Rifleman B", "US Rifleman A")
    assert [one["result"] for one in told(game, "shot")] == ["miss", "hit", "miss"]
    assert offered(game, "German") == {"end turn"}


def test_no_range_and_a_hill_gives_1() -> None:
    # The Mortar on 9A stands on a hill itself; the one on 3B does not. It makes no difference.
    for here in ("9A", "10A"):
        game = german("Mortar").place("German Mortar", here).target("German", "16A").dice(1, 1).game()
        play(game, "German", "Mortar", "Blast", "US Rifleman B", "US Scout B")
        sums = [(one["base"], one["cover"], one["range"], one["total"]) for one in told(game, "shot")]
        assert sums == [(4, 1, 0, 5), (5, 1, 0, 6)]


def test_ordinary_cover_counts_in_full() -> None:
    game = german("Mortar").target("German", "1B").place("US Rifleman A", "1B").dice(1).game()
    play(game, "German", "Mortar", "Blast", "US Rifleman A")
    assert told(game, "shot")[0]["cover"] == 1


def test_own_counters_are_attacked_too() -> None:
    game = german("Mortar").target("German", "7B").dice(0).game()
    play(game, "German", "Mortar", "Blast")
    assert offered(game, "German") == {"German Rifleman B"}
    play(game, "German", "German Rifleman B")
    assert has(game, "German", "removed", "Rifleman B") == 1


def test_friendly_fire_looks_in_the_play_area_first() -> None:
    game = (
        german("Mortar", "Rifleman B").play_area("German", "Rifleman B").discard("German", "Rifleman B")
        .target("German", "7B").dice(0).game()
    )  # fmt: skip
    play(game, "German", "Mortar", "Blast", "German Rifleman B")
    assert zone(game, "German", "played") == {"Mortar": 1}
    assert has(game, "German", "hand", "Rifleman B") == 1
    assert has(game, "German", "discard", "Rifleman B") == 1
    assert told(game, "casualty") == [{"unit": "German Rifleman B", "zone": "played"}]


def test_the_enemys_play_area_is_not_searched() -> None:
    # The cards a side played this turn are out of an enemy's reach: only one's own turn opens the play area.
    game = (
        german("Mortar")
        .target("German", "2A")
        .play_area("US", "Rifleman A")
        .hand("US", "Rifleman A")
        .dice(0, 1)
        .game()
    )
    play(game, "German", "Mortar", "Blast", "US Rifleman A")
    assert has(game, "US", "played", "Rifleman A") == 1
    assert has(game, "US", "hand", "Rifleman A") == 0


def test_a_counter_off_the_board_is_placed_and_then_blasts() -> None:
    game = scene(TESSY).hand("US", "Mortar").target("German", "2A").game()
    play(game, "US", "Mortar", "Target", "10A")
    assert where(game, "US Mortar") == "16A"


def test_victory_comes_between_the_attacks_of_a_blast() -> None:
    """Ruling 9: the second counter is not rolled for any more."""
    game = (
        scene("normandy/5").turn_of("German").hand("German", "Mortar").target("German", "5A")
        .off("US Rifleman B").deck("US", "Scout A", "Scout B", "Platoon Sergeant").dice(0).game()
    )  # fmt: skip
    play(game, "German", "Mortar", "Blast", "US Rifleman A")
    assert (game.winner, game.how) == ("German", "pin")
    assert game.deciders == ()
    assert len(told(game, "shot")) == 1


def test_a_blast_that_ends_the_game_attacks_nobody_else() -> None:
    """With the last Rifleman the US are pinned; the Scout beside him is asked about no more."""
    setting = scene("normandy/5").turn_of("German").hand("German", "Mortar").dice(0)
    here = setting.standing["US Rifleman A"]
    setting.off("US Rifleman B").place("US Scout A", here).target("German", here)
    game = setting.deck("US", "Scout A*2").nothing_else("US").game()
    play(game, "German", "Mortar", "Blast", "US Rifleman A")
    assert (game.winner, game.how) == ("German", "pin")
    state: Any = game._state
    assert state.depth == 0
    assert not any(state.pending)
