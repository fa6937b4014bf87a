"""Beyond All Hope: a side whose points are out of reach counts as pinned (rulings 14 and 25)."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packs import proving
from tests.scene import Scene, scene
from tests.table import end_turn, play, points

RIFLEMEN = ("German Rifleman A", "German Rifleman B")


def gives_up(setting: Scene, *others: str) -> Scene:
    """The US side has one Rifleman card and these; hunkering down puts it out of reach for good."""
    return setting.hand("US", "Rifleman A", *others).nothing_else("US")


# What follows


def test_an_opponent_who_needs_a_pin_wins_at_once() -> None:
    game = gives_up(scene("normandy/2")).game()
    play(game, "US", "Rifleman A", "Hunker down")
    assert (game.winner, game.how) == ("German", "beyond-hope")


def test_an_opponent_who_is_ahead_wins_at_once() -> None:
    game = gives_up(scene()).game()
    assert points(game, "German") == 3
    play(game, "US", "Rifleman A", "Hunker down")
    assert (game.winner, game.how) == ("German", "beyond-hope")


def test_an_opponent_who_is_not_ahead_plays_on_until_ahead() -> None:
    game = (
        gives_up(scene().scouted("German", "5B", "16B").controlled("US", "2B"))
        .place("German Rifleman B", "16B")
        .hand("German", "Rifleman A", "Rifleman B").game()
    )  # fmt: skip
    play(game, "US", "Rifleman A", "Hunker down")
    assert not game.over, "1 : 0 for the side beyond hope"
    end_turn(game, "US")
    play(game, "German", "Rifleman B", "Control")
    assert not game.over, "1 : 1 is not ahead"
    play(game, "German", "Rifleman A", "Control")
    assert (points(game, "US"), points(game, "German")) == (1, 4)
    assert (game.winner, game.how) == ("German", "beyond-hope"), "although 5 were needed"


@pytest.mark.parametrize(
    ("us", "holder", "winner"),
    [
        ((), "US", "German"),
        (("13B", "6A"), "German", "US"),
        (("13B", "2B"), "US", "US"),
        (("13B", "2B"), "German", "German"),
    ],
)
def test_if_the_opponent_is_pinned_too_the_points_decide_and_then_the_initiative(
    us: tuple[str, ...], holder: str, winner: str
) -> None:
    setting = scene().initiative(holder).controlled("US", *us).off(*RIFLEMEN)
    game = gives_up(setting).game()
    play(game, "US", "Rifleman A", "Hunker down")
    assert (game.winner, game.how) == (winner, "beyond-hope")


@pytest.mark.parametrize("holder", ["US", "German"])
def test_both_beyond_hope_with_equal_points_goes_to_the_initiative(holder: str) -> None:
    setting = scene().initiative(holder).controlled("US", "13B", "2B").deck("German").nothing_else("German")
    game = gives_up(setting).game()
    play(game, "US", "Rifleman A", "Hunker down")
    assert (game.winner, game.how) == (holder, "beyond-hope")


def test_a_side_with_a_pin_goal_is_never_beyond_hope() -> None:
    setting = scene("normandy/2").deck("German").nothing_else("German").place("US Rifleman A", "10B")
    game = setting.hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Control")
    assert not game.over


# What hope is (ruling 14)


def hopeful(setting: Scene) -> bool:
    """The US side has just taken 2B, which is 1 of the 5 points it needs; the Germans hold 3."""
    game = setting.place("US Rifleman A", "2B").hand("US", "Rifleman A", "Rifleman B").game()
    play(game, "US", "Rifleman A", "Control")
    assert (game.winner, game.how) in ((None, None), ("German", "beyond-hope"))
    return not game.over


def test_a_scout_in_circulation_reaches_every_tile() -> None:
    assert hopeful(scene().discard("US", "Scout A").nothing_else("US"))


def test_without_scouts_only_tiles_over_own_markers_count() -> None:
    assert not hopeful(scene().nothing_else("US"))
    assert hopeful(scene().scouted("US", "16B", "6A", "13B").nothing_else("US"))
    assert not hopeful(scene().scouted("US", "16B", "6A").nothing_else("US")), "1 + 1 + 2"


def test_marked_tiles_that_cannot_be_walked_to_do_not_count() -> None:
    assert not hopeful(scene().scouted("US", "6A", "5B").nothing_else("US")), "both are islands"


def test_points_held_count_wherever_they_are() -> None:
    assert hopeful(scene().controlled("US", "6A").scouted("US", "13B").nothing_else("US"))


def test_tiles_that_the_enemy_holds_count_as_well() -> None:
    # The enemy may be helpful and walk away.
    assert hopeful(scene().scouted("US", "13B", "12B", "5B").nothing_else("US"))


def test_a_scout_in_the_supply_counts_while_somebody_can_bolster_it() -> None:
    assert hopeful(scene().supply("US", "Scout A").discard("US", "Platoon Sergeant"))
    assert hopeful(scene().supply("US", "Scout A").discard("US", "Squad Leader A"))
    assert not hopeful(scene().supply("US", "Scout A").discard("US", "Squad Leader B"))
    assert not hopeful(scene().supply("US", "Scout A", "Platoon Sergeant"))


def test_bolstering_may_take_two_steps() -> None:
    guide = scene("normandy/7").place("US Rifleman A", "2B").hand("US", "Rifleman A", "Rifleman B")
    chain = guide.discard("US", "Platoon Sergeant").supply("US", "Squad Leader C", "Scout C").game()
    play(chain, "US", "Rifleman A", "Control")
    assert not chain.over


def test_a_removed_scout_is_gone() -> None:
    assert not hopeful(scene().discard("US", "Platoon Sergeant").nothing_else("US"))


def test_a_unit_off_the_board_walks_from_its_spawn_marker() -> None:
    setting = scene().off("US Rifleman B").scouted("US", "13B", "16B", "6A")
    assert hopeful(setting.nothing_else("US"))


def near_the_radio() -> Scene:
    """No Scouts, and nothing but the radio tile worth a point in reach; the Germans are ahead."""
    return (
        scene("normandy/10").controlled("German", "5B").hand("US", "Rifleman A", "Rifleman B*2")
        .nothing_else("US")
    )  # fmt: skip


def test_the_radio_in_reach_has_no_limit() -> None:
    game = near_the_radio().game()
    play(game, "US", "Rifleman A", "Control")
    assert not game.over


def test_a_radio_out_of_reach_is_no_hope() -> None:
    game = near_the_radio().unmarked("US", "6B").game()
    play(game, "US", "Rifleman A", "Control")
    assert (game.winner, game.how) == ("German", "beyond-hope")


def four_in_reach() -> Scene:
    """No German Scouts; markers lead to 6B, the radio, and to 8B, 1B and 7B, 1 each; the US side is ahead."""
    setting = scene("normandy/10").turn_of("German").controlled("US", "5B").points("5B", 3)
    for tile, value in (("6B", 1), ("8B", 1), ("1B", 1), ("7B", 1), ("11A", 0)):
        setting.points(tile, value)
    setting.place("German Rifleman B", "8B").scouted("German", "6B", "1B")
    return setting.hand("German", "Rifleman B*2", "Rifleman A*2").nothing_else("German")


def test_the_enemy_could_raise_the_radio_for_those_who_take_it() -> None:
    """Ruling 32a: with four points in reach and five needed, the radio's growth is hope."""
    game = four_in_reach().game()
    play(game, "German", "Rifleman B", "Control")
    assert not game.over


def test_a_radio_out_of_their_reach_is_no_such_hope() -> None:
    game = four_in_reach().unmarked("German", "6B").game()
    play(game, "German", "Rifleman B", "Control")
    assert (game.winner, game.how) == ("US", "beyond-hope")


def test_nor_is_one_that_nobody_can_raise() -> None:
    game = four_in_reach().deck("US", "Platoon Sergeant", "Fog of War*2").nothing_else("US").game()
    play(game, "German", "Rifleman B", "Control")
    assert (game.winner, game.how) == ("US", "beyond-hope")


# A single card that goes round (ruling 25)


def lone_rifleman(*others: str) -> Scene:
    """Montmartin: the US side needs one point, and could still walk to it."""
    markers = ("10B", "2B", "12B", "5B")
    return scene("normandy/2").scouted("US", *markers).hand("US", "Rifleman A", *others)


def test_a_single_card_must_be_bid_every_round_and_so_is_no_hope() -> None:
    game = lone_rifleman("Rifleman B").nothing_else("US").game()
    play(game, "US", "Rifleman A", "Hunker down")
    assert not game.over, "the last card is in hand and can still be played this turn"
    play(game, "US", "Rifleman B", "Move", "10B", "End turn")
    assert (game.winner, game.how) == ("German", "beyond-hope")


def test_a_second_card_of_any_kind_keeps_hope_alive() -> None:
    game = (
        lone_rifleman("Rifleman B", "Fog of War")
        .nothing_else("US")
        .draws("US Rifleman B", "US Fog of War")
        .game(seed=1)
    )
    play(game, "US", "Rifleman A", "Hunker down", "Rifleman B", "Move", "10B", "End turn")
    assert not game.over


def test_an_enemy_conceal_could_add_one() -> None:
    game = lone_rifleman("Rifleman B").supply("US", "Fog of War").game(seed=1)
    play(game, "US", "Rifleman A", "Hunker down", "Rifleman B", "Move", "10B", "End turn")
    assert not game.over


def test_a_casualty_can_leave_a_single_card() -> None:
    game = (
        scene("normandy/2").turn_of("German").hand("German", "Scout A").dice(0)
        .deck("US", "Rifleman A", "Scout B").nothing_else("US").game()
    )  # fmt: skip
    play(game, "German", "Scout A", "Attack", "US Scout B")
    assert (game.winner, game.how) == ("German", "beyond-hope")


# A unit off the board, and whether a spawn marker serves it

Muster = Callable[[str], Scene]


@pytest.fixture
def mustered(tmp_path: Path) -> Iterator[Muster]:
    """The firing range with a US spawn marker that serves whom a test says; the Germans lead with 3 points.

    The US side needs 5 of the 6 points on the board, and its markers lead to one of them only, on 2B.
    """
    path = next((proving.write(tmp_path) / "scenarios").iterdir())
    told = path.read_text(encoding="utf-8")
    with proving.searched(tmp_path):

        def muster(served: str) -> Scene:
            path.write_text(
                told.replace('"17B" = ["everyone"]', f'"17B" = ["{served}"]', 1), encoding="utf-8"
            )
            return scene(proving.NAME).deck("US", "Scout A", "Rifleman A")

        yield muster


def hope_is_left(setting: Scene) -> bool:
    """Does the game go on once the Platoon Sergeant, the only one who could bolster, has hunkered down?"""
    game = setting.hand("US", "Platoon Sergeant").nothing_else("US").game()
    play(game, "US", "Platoon Sergeant", "Hunker down")
    assert (game.winner, game.how) in ((None, None), ("German", "beyond-hope"))
    return not game.over


@pytest.mark.parametrize(("served", "hope"), [("Scout A", True), ("Rifleman A", False), ("everyone", True)])
def test_a_scout_off_the_board_is_hope_only_where_a_spawn_marker_serves_it(
    mustered: Muster, served: str, hope: bool
) -> None:
    assert hope_is_left(mustered(served)), "on the board the unit needs no spawn marker"
    assert hope_is_left(mustered(served).off("US Scout A")) == hope


@pytest.mark.parametrize(("served", "hope"), [("Scout A", False), ("Rifleman A", True), ("everyone", True)])
def test_and_so_is_a_rifleman_off_the_board_who_could_control(
    mustered: Muster, served: str, hope: bool
) -> None:
    assert hope_is_left(mustered(served).off("US Rifleman A")) == hope
