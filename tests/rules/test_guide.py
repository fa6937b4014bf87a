"""Guide: an own, ready counter on the board walks over own markers (ruling 12)."""

from tests.scene import Scene, scene
from tests.table import offered, play, refused, target, told, where

GUIDE = "normandy/5"  # the US side has its Platoon Guide in the deck


def guiding() -> Scene:
    return scene(GUIDE).hand("US", "Platoon Guide")


def test_guide_picks_a_counter_and_then_its_way() -> None:
    game = guiding().game()
    play(game, "US", "Platoon Guide", "Guide")
    assert offered(game, "US") == {"US Rifleman A", "US Rifleman B", "US Scout A", "US Scout B"}
    assert refused(game, "US", "stop") == "must-choose"
    assert refused(game, "US", "@german-rifleman-a") == "not-own-counter"
    assert refused(game, "US", "@us-sniper") == "not-on-board"
    play(game, "US", "US Rifleman A")
    assert offered(game, "US") == {"1A", "3A", "stop"}, "marked tiles only"
    play(game, "US", "3A")
    assert where(game, "US Rifleman A") == "3A"
    assert offered(game, "US") == {"end turn"}


def test_guide_checks_markers_even_for_a_scout() -> None:
    game = guiding().game()
    play(game, "US", "Platoon Guide", "Guide", "US Scout A")
    assert refused(game, "US", "9B") == "not-scouted"
    assert told(game, "scouted") == []


def test_suppressed_counters_are_not_guided() -> None:
    game = guiding().suppressed("US Rifleman A").game()
    play(game, "US", "Platoon Guide", "Guide")
    assert "US Rifleman A" not in offered(game, "US")
    assert refused(game, "US", "@us-rifleman-a") == "guide-needs-ready"


def test_counters_with_nowhere_to_go_are_not_offered() -> None:
    game = guiding().place("US Rifleman A", "2B").game()
    play(game, "US", "Platoon Guide", "Guide")
    assert "US Rifleman A" not in offered(game, "US")
    assert refused(game, "US", "@us-rifleman-a") == "no-step"


def test_guide_needs_somebody_to_guide() -> None:
    down = ("US Rifleman A", "US Rifleman B", "US Scout A", "US Scout B")
    game = guiding().suppressed(*down).game()
    play(game, "US", "Platoon Guide")
    assert offered(game, "US") == {"Bolster 1", "hunker down"}
    assert refused(game, "US", "us-platoon-guide.guide") == "guide-nobody"


def test_the_guided_counter_may_stay_after_all() -> None:
    game = guiding().game()
    play(game, "US", "Platoon Guide", "Guide", "US Rifleman A", "Stop")
    assert where(game, "US Rifleman A") == "5A"


def test_guiding_the_mortar_removes_the_target_marker() -> None:
    game = (
        scene("normandy/8").turn_of("German").hand("German", "Platoon Guide")
        .scouted("German", "13A").target("German", "2A").game()
    )  # fmt: skip
    play(game, "German", "Platoon Guide", "Guide", "German Mortar")
    assert target(game, "German") == "2A", "not before it moves"
    play(game, "German", "13A")
    assert target(game, "German") is None
    assert told(game, "target-removed") == [{"side": "Germans"}]
