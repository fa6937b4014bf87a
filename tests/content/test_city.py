"""Stalingrad is one map of 72 places with 129 faces, and its boards are windows of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.packs.city import city, copied
from undaunted.content import Pack
from undaunted.content.checks.city import city_problems, window
from undaunted.content.city import is_building, next_face, places, ways
from undaunted.content.geometry import adjacent, neighbours, spots
from undaunted.content.schema import Board, Force, Scenario, TileFace


@pytest.fixture(scope="module")
def stalingrad() -> Pack:
    return city()


def board(layout: tuple[str, ...], lines: str = "rows", **more: object) -> Scenario:
    force = Force(goal_text="control 4", deck={})
    return Scenario(
        pack="stalingrad",
        id=1,
        title="A window",
        origin="original",
        initiative="Soviet",
        board=Board(lines="rows" if lines == "rows" else "columns", layout=layout),
        forces={"Soviet": force, "German": force},
        **more,  # type: ignore[arg-type]
    )


def test_the_city_is_clean(stalingrad: Pack) -> None:
    assert list(city_problems(stalingrad)) == []


def test_what_the_box_holds(stalingrad: Pack) -> None:
    letters = Counter(face.letter for face in stalingrad.tiles.values())
    assert letters["A"] == len(stalingrad.places) == 72
    assert letters["B"] + letters["C"] == 57
    assert sum(letters.values()) == 129


def test_it_is_twelve_lines_of_six(stalingrad: Pack) -> None:
    assert stalingrad.city
    placed = spots(stalingrad.city.layout)
    assert set(placed) == set(stalingrad.places)
    assert Counter(spot.line for spot in placed.values()) == dict.fromkeys(range(12), 6)
    assert max(len(beside) for beside in neighbours(placed).values()) == 6


def test_what_is_known_of_the_box(stalingrad: Pack) -> None:
    tiles = stalingrad.tiles
    assert [is_building(tiles[id]) for id in ("109A", "109B", "109C")] == [True, True, False]
    assert tiles["503B"].fortified > tiles["503A"].cover == tiles["503B"].cover
    assert tiles["505A"].cover > tiles["504A"].cover
    assert stalingrad.city
    placed = spots(stalingrad.city.layout)
    assert adjacent(placed["503"], placed["504"])
    assert adjacent(placed["504"], placed["505"])
    # The example's Rifleman stood beside both, and a building nearby has a cover of 3.
    shared = set(neighbours(placed)["504"]) & set(neighbours(placed)["505"])
    assert "510" in shared
    assert tiles["510A"].building == tiles["512A"].building == tiles["507A"].building == 3


def test_a_destroyed_building_lies_open_to_vehicles_but_still_gives_cover(stalingrad: Pack) -> None:
    for faces in stalingrad.places.values():
        if not is_building(faces[0]):
            continue
        last = faces[-1]
        assert all(face.rough and 2 <= face.building <= 4 for face in faces[:-1])
        assert all(5 <= (face.structure or 0) <= 9 for face in faces[:-1])
        assert (last.rough, last.building, last.structure) == (False, 0, None)
        assert 1 <= last.cover <= 3


def test_some_buildings_take_two_hits_and_some_one(stalingrad: Pack) -> None:
    hits = Counter(len(faces) - 1 for faces in stalingrad.places.values() if is_building(faces[0]))
    forts = [faces for faces in stalingrad.places.values() if faces[-1].fortified]
    assert hits == {1: 9, 2: 18}
    assert len(forts) == 57 - 9 - 2 * 18


def test_faces_follow_one_another(stalingrad: Pack) -> None:
    tiles = stalingrad.tiles
    first = stalingrad.face("109")
    second = next_face(tiles, first)
    assert second is tiles["109B"]
    third = next_face(tiles, second)
    assert third is tiles["109C"]
    assert next_face(tiles, third) is None
    assert stalingrad.face("109", {"109": "C"}) is third
    assert stalingrad.face("109", {"503": "B"}) is first


def test_tiles_with_two_sides_are_no_places() -> None:
    sides = [TileFace(id=id, cover=0, terrain="road", origin="original") for id in ("1A", "1B", "205B")]
    assert places(sides) == {}


def test_streets_and_rails_meet_at_the_borders(stalingrad: Pack) -> None:
    assert stalingrad.city
    placed = spots(stalingrad.city.layout)
    found = ways(stalingrad.city)
    back = {"e": "w", "w": "e", "ne": "sw", "sw": "ne", "nw": "se", "se": "nw"}
    step = {"e": (0, 2), "w": (0, -2), "ne": (-1, 1), "nw": (-1, -1), "se": (1, 1), "sw": (1, -1)}
    at = {spot: place for place, spot in placed.items()}
    for place, (streets, rails) in found.items():
        for way in streets:
            line, offset = placed[place].line + step[way][0], placed[place].offset + step[way][1]
            assert back[way] in found[at[type(placed[place])(line, offset)]].streets
        assert len(rails) <= 2
    assert found["111"].rails == ("se",)


WINDOW = ("507@0 506@2 505@4 504@6", "512@1 511@3 510@5", "606@2 605@4 604@6")


def test_a_window_of_the_map_is_a_board(stalingrad: Pack) -> None:
    assert list(window(stalingrad, board(WINDOW))) == []
    stalingrad.check(board(WINDOW, faces={"510": "B"}))


@pytest.mark.parametrize(
    ("layout", "lines", "found"),
    [
        (("507@0 506@2 505@4 504@8", *WINDOW[1:]), "rows", "504 elsewhere than on the map"),
        ((WINDOW[0], "512@1 510@3 511@5", WINDOW[2]), "rows", "510 elsewhere than on the map"),
        (WINDOW, "columns", "'columns'"),
        ((*WINDOW[:2], "606@2 605@4 604@6 503A@8"), "rows", "503A, which is not on the map"),
    ],
)
def test_a_board_that_is_none_is_found(
    stalingrad: Pack, layout: tuple[str, ...], lines: str, found: str
) -> None:
    assert found in {what for _, what, _ in window(stalingrad, board(layout, lines))}


@pytest.mark.parametrize(
    ("faces", "key"),
    [({"510": "D"}, "faces.510"), ({"101": "A"}, "faces.101")],
)
def test_a_face_that_there_is_not_is_refused(stalingrad: Pack, faces: dict[str, str], key: str) -> None:
    with pytest.raises(Exception, match=key):
        stalingrad.check(board(WINDOW, faces=faces))


TILES, MAP = "tiles.toml", "city.toml"
FAULTS = [
    # file, what stands there, what is written instead, key, found
    (TILES, 'id = "109B"', 'id = "109D"', "tile 109", "faces A, C, D"),
    (TILES, 'id = "503B"', 'id = "903B"', "tile 903B", "no 903A"),
    (TILES, "cover = 1\nbuilding = 2", "cover = 2\nbuilding = 2", "tile 103A", "building = 2"),
    (
        TILES,
        "cover = 1\nbuilding = 2",
        "cover = 1\nfortified = 3\nbuilding = 2",
        "tile 103A",
        "a fortified building",
    ),
    (
        TILES,
        'terrain = "flats"\nrough = true',
        'terrain = "flats"',
        "tile 103A",
        "a building that vehicles enter",
    ),
    (
        TILES,
        'id = "109C"\ncover = 2',
        'id = "109C"\ncover = 2\nrough = true',
        "tile 109C",
        "a destroyed building that keeps vehicles out",
    ),
    (
        TILES,
        'id = "109C"\ncover = 2',
        'id = "109C"\ncover = 2\nbuilding = 3',
        "tile 109C",
        "building = 3 without a structure",
    ),
    (
        TILES,
        'id = "109C"\ncover = 2',
        'id = "109C"\ncover = 2\nfortified = 3',
        "tile 109C",
        "a fortified building",
    ),
    (
        TILES,
        'id = "109B"\ncover = 1\nbuilding = 2\nstructure = 7',
        'id = "109B"\ncover = 1\nbuilding = 3\nstructure = 8',
        "tile 109B",
        "building = 3, structure = 8",
    ),
    (
        TILES,
        'id = "103B"\ncover = 2',
        'id = "103B"\ncover = 1\nbuilding = 2\nstructure = 5\nrough = true',
        "tile 103B",
        "a building to the last",
    ),
    (TILES, "fortified = 3", "fortified = 1", "tile 102B", "fortified = 1"),
    (
        TILES,
        'cover = 1\nfortified = 3\nterrain = "huts"',
        'cover = 1\nterrain = "huts"',
        "tile 102B",
        "a place that is neither damaged nor fortified",
    ),
    (
        TILES,
        'cover = 1\nfortified = 3\nterrain = "huts"',
        'cover = 1\nfortified = 3\nterrain = "park"',
        "tile 102B",
        "another ground",
    ),
    (TILES, "Nail Factory", "Bread Factory", "tile.title", "'Bread Factory' 2 times"),
    (TILES, 'id = "109B"\n', 'id = "109B"\ntitle = "Hall"\n', "tile 109B", "title = 'Hall'"),
    (MAP, "106@0 105@2", "105@2", "layout", "106 nowhere"),
    (MAP, "106@0 105@2", "105@2", "places", "71 on the map"),
    (MAP, "106@0 105@2", "105@2", "faces", "128 in tiles.toml"),
    (MAP, "106@0 105@2", "106@1 105@2", "layout", "106 and 105 on one another"),
    (MAP, "106@0 105@2", "106@1 105@3", "layout", "106 and 112 not shifted"),
    (MAP, "106@0", "999@0", "layout", "999, of which there is no face"),
    (MAP, "106@0", "106", "layout[0]", "'106'"),
    (MAP, '"709 708"', '"709 707"', "streets[15]", "from 709 to 707"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "found"), FAULTS, ids=lambda part: str(part)[:30])
def test_a_fault_is_found(tmp_path: Path, file: str, old: str, new: str, key: str, found: str) -> None:
    home = copied(tmp_path)
    text = (home / file).read_text(encoding="utf-8")
    assert old in text
    (home / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    told = {(problem.file, problem.key, problem.found) for problem in city_problems(city(home))}
    assert (str(home / file), key, found) in told
