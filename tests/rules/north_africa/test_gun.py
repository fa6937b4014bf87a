"""A Mortar in the desert: a gun that is driven, or has left the board, is no longer laid (ruling 12)."""

from tests.rules.north_africa.ground import lrdg
from tests.table import play, told


def test_a_gun_that_is_driven_loses_its_target() -> None:
    setting = (
        lrdg("Navigator", goals="gun").target("LRDG", "13B").aboard("LRDG Mortar", "Armed Truck", "gunner")
    )
    game = setting.aboard("LRDG Navigator", "Armed Truck", "driver").game()
    play(game, "LRDG", "Navigator", "Drive", "17A")
    assert told(game, "target-removed") == [{"side": "LRDG"}]


def test_a_gun_that_has_escaped_leaves_no_target() -> None:
    game = lrdg("Mortar", goals="gun").target("LRDG", "13B").game()
    play(game, "LRDG", "Mortar", "Move", "Escape")
    assert told(game, "target-removed") == [{"side": "LRDG"}]
    assert not any(tile.targeted_by for tile in game.view(None).tiles)
