"""A browser is told all faces of a place at once, and in each update which of them are up."""

from __future__ import annotations

import msgspec
import pytest

import undaunted
from tests.scene import scene
from undaunted.content.stage import stage
from undaunted.server import city, pages, staging

SQUARE = "stalingrad/11"


@pytest.fixture(scope="module")
def tiles() -> dict[str, pages.TileInfo]:
    return {tile.id: tile for tile in staging.staged(SQUARE, "en").tiles}


def test_a_building_with_all_that_can_become_of_it(tiles: dict[str, pages.TileInfo]) -> None:
    house = tiles["510"]
    assert (house.title, house.face, house.cover, house.building, house.structure) == (
        "Pavlov's House",
        "A",
        1,
        3,
        7,
    )
    assert [(face.face, face.structure, face.rough) for face in house.faces] == [
        ("A", 7, True),
        ("B", 6, True),
        ("C", 0, False),
    ]
    assert tiles["503"].faces[1].fortified == 3


def test_streets_and_rails_go_on_at_the_borders(tiles: dict[str, pages.TileInfo]) -> None:
    assert tiles["511"].rails == ("nw", "sw")
    assert {"e", "w"} <= set(tiles["511"].streets)
    assert "w" in tiles["510"].streets


def test_names_are_in_the_language_asked_for() -> None:
    french = {tile.id: tile for tile in staging.staged(SQUARE, "fr").tiles}
    assert french["510"].title == "Maison de Pavlov"
    assert french["510"].faces[2].terrain_text == "décombres"


def test_other_games_are_told_nothing_of_it() -> None:
    told = msgspec.json.decode(msgspec.json.encode(staging.staged("normandy/1", "en").tiles[0]))
    assert not {"faces", "face", "structure", "streets"} & set(told)
    assert undaunted.new("normandy/1", seed=1).now(None).faces == {}


def test_an_update_tells_which_places_have_changed() -> None:
    game = scene(SQUARE).face("510", "B").face("507", "C", by="Soviet").game()
    assert game.now(None).faces == {"510": "B", "507": "C"}
    assert scene(SQUARE).game().now(None).faces == {}


@pytest.mark.parametrize(
    ("date", "snow"),
    [("27 September 1942", False), ("11 November 1942", True), ("2 February 1943", True), ("", False)],
)
def test_snow_lies_in_winter(date: str, snow: bool) -> None:
    where = stage(SQUARE)
    scenario = msgspec.structs.replace(where.scenario, date=date)
    assert city.has_snow(where.pack, scenario) == snow
    assert not city.has_snow(stage("normandy/1").pack, scenario)
