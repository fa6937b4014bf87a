"""Vehicles, structures, escapes: what North Africa brings to the screen."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

import undaunted
from tests.cli.conftest import Run
from tests.cli.screen.test_screen import moments, screen
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import choices
from undaunted.cli.screen.fleet import Fleet
from undaunted.cli.screen.glyphs import FANCY, PLAIN
from undaunted.cli.screen.panels import Panels
from undaunted.cli.table.help import legend, tiles
from undaunted.game.view import CounterView, VehicleView, View

from .test_board import codes, drawn, mapped, matches

NUMBERS = range(1, 13)


def opening(number: int) -> View:
    return undaunted.new(f"north-africa/{number}", seed=1).view(None)


Facts = Mapping[str, Mapping[str, object]]


def changed(view: View, vehicles: Facts, counters: Facts) -> View:
    """The same view with other facts about some vehicles and counters."""

    def vehicle(one: VehicleView) -> VehicleView:
        return msgspec.structs.replace(one, **vehicles.get(one.id, {}))

    def counter(one: CounterView) -> CounterView:
        return msgspec.structs.replace(one, **counters.get(one.id, {}))

    return msgspec.structs.replace(
        view,
        vehicles=tuple(vehicle(one) for one in view.vehicles),
        counters=tuple(counter(one) for one in view.counters),
    )


def battered() -> View:
    """Murzuq later on: the tank damaged, the truck disabled and left, a structure gone, a man suppressed."""
    view = opening(2)
    tank = next(one for one in view.vehicles if one.id == "italian-medium-tank")
    truck = next(one for one in view.vehicles if one.id == "lrdg-patrol-truck")
    empty = tuple(msgspec.structs.replace(place, counter=None) for place in truck.places)
    view = changed(
        view,
        {truck.id: {"damage": 2, "disabled": True, "places": empty}, tank.id: {"damage": 1}},
        {
            "lrdg-engineer": {"aboard": None},
            "lrdg-scout": {"aboard": None, "suppressed": True},
            "lrdg-machine-gunner": {"aboard": None, "tile": None, "fate": "neutralised"},
            "italian-tank-crewman-t": {"suppressed": True},
        },
    )
    hangar, *others = view.structures
    gone = msgspec.structs.replace(hangar, destroyed_by="LRDG")
    return msgspec.structs.replace(view, structures=(gone, *others))


@pytest.mark.parametrize("number", [2, 7, 12])
def test_opening_boards(number: int) -> None:
    matches(f"north-africa-{number:02}", drawn(mapped(opening(number))))


def test_a_board_in_french() -> None:
    matches("north-africa-02-fr", drawn(mapped(opening(2), lang="fr")))


def test_a_board_in_ascii() -> None:
    picture = drawn(mapped(opening(7), PLAIN))
    assert picture.isascii()
    matches("north-africa-07-ascii", picture)


def test_damage_and_losses_show_on_the_board() -> None:
    picture = drawn(mapped(battered()))
    assert "[mt-1 dt·ct~]" in picture
    assert "SC~ EN [PT-2!]" in picture
    assert "⌂HA×" in picture
    matches("north-africa-02-battered", picture)


def test_a_taken_vehicle_stands_with_its_new_owner() -> None:
    view = opening(12)
    truck = next(one for one in view.vehicles if one.id == "italian-transport-truck")
    assert "[tr]" in drawn(mapped(view))
    assert "[TR]" in drawn(mapped(changed(view, {truck.id: {"holder": "LRDG"}}, {})))


def test_a_crowded_tile_writes_crews_closer_and_then_counts_them() -> None:
    view = opening(2)
    here = {unit.id: {"tile": "16B"} for unit in view.counters if unit.side == "LRDG"}
    assert "SA [PT EN SC MG]" in drawn(mapped(changed(view, {}, here)))
    tank = here | {unit.id: {"tile": "16B"} for unit in view.counters if " T" in f"{unit.title} {unit.squad}"}
    assert "SA [PT:3]" in drawn(mapped(changed(view, {}, tank)))
    both = {unit.id: {"tile": "16B"} for unit in view.counters}
    assert "SA[PT:3]+1   sara" in drawn(mapped(changed(view, {}, both)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_vehicle_page(lang: str) -> None:
    lines = Fleet(codes(battered(), lang), FANCY).full()
    matches(f"north-africa-02-fleet-{lang}", "".join(f"{line.plain}\n" for line in lines))


def test_a_line_for_each_vehicle() -> None:
    assert [line.plain for line in Fleet(codes(battered()), FANCY).brief()] == [
        "[PT-2!] Patrol Truck · disabled · nobody aboard",
        "[mt-1] Medium Tank · damage 1 of 6 · driver dt, gunner ·, crew ct~",
    ]


def test_goals_count_points_or_counters() -> None:
    shown = {}
    for number in (2, 3, 7):
        game = undaunted.new(f"north-africa/{number}", seed=1)
        panels = Panels(game.view("LRDG"), Cards(game.stage, FANCY), FANCY)
        shown[number] = [panels.progress(side, boxes=False).plain for side in game.view(None).sides]
    assert shown[2] == ["LRDG 0/2", "Italians 0/2"]
    assert shown[3][0].startswith("LRDG escaped 0/")
    assert shown[7] == ["LRDG escaped 0/2", "Italians neutralised 0/3"]


def test_the_legend_tells_what_is_there_and_nothing_else() -> None:
    desert = "\n".join(line.plain for line in legend(codes(opening(7)), FANCY, 200))
    for word in ("SA Saboteur", "ra Rifleman A", "[PT-1 EN · MG]", "▲ rough terrain", "→ a side's escape"):
        assert word in desert
    assert "target marker" not in desert
    normandy = undaunted.new("normandy/10", seed=1).view(None)
    bocage = "\n".join(line.plain for line in legend(codes(normandy), FANCY, 200))
    assert "ψ the radio" in bocage
    assert "vehicle" not in bocage


def test_every_tile_in_words() -> None:
    told = "\n".join(line.plain for line in tiles(codes(battered()), FANCY, 200))
    assert "Hangar destroyed" in told
    assert "mt-1" in told
    assert "rough terrain" in "\n".join(line.plain for line in tiles(codes(opening(7)), FANCY, 200))
    assert "LRDG escape" in "\n".join(line.plain for line in tiles(codes(opening(7)), FANCY, 200))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("width", "height", "lang"), [(80, 24, "en"), (80, 24, "fr"), (120, 40, "en")])
def test_everything_needed_fits(number: int, width: int, height: int, lang: str) -> None:
    for game, seat in moments(f"north-africa/{number}", most=90):
        shown = screen(game, seat, width, height, lang)
        lines = shown.lines()
        text = "\n".join(line.plain for line in lines)
        assert len(lines) < height
        assert max(line.cell_len for line in lines) <= width
        assert shown.pages() == 1
        for choice in shown.listed:
            assert any(f"{choice.number} {words}" in text for words in choice.texts)
        for tile in shown.view.tiles:
            assert tile.id in text


def test_options_stand_in_their_groups() -> None:
    game = undaunted.new("north-africa/2", seed=5)
    for seat in game.seats:
        game.play(seat, game.options(seat)[-1])
    while game.deciders[0] != "LRDG":
        game.play("Italian", "end-turn")
    game.play("LRDG", "lrdg-scout")
    view = game.view("LRDG")
    listed = choices(game.options("LRDG"), view, Cards(game.stage, FANCY))
    groups = [choice.group for choice in listed]
    assert groups == sorted(groups, key=("action", "aboard", "place", "button").index)
    assert [choice.texts[0] for choice in listed if choice.group == "aboard"] == ["Navigate 2"]
    assert "Get out of the Patrol Truck" in [choice.texts[0] for choice in listed if choice.group == "place"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_to_its_end(run: Run, lang: str) -> None:
    ran = run(
        "play", "north-africa/2", "--as", "LRDG", "--seed", "4", "--lang", lang, typed="1\n2\n1\n3\n" * 1500
    )
    assert (ran.status, ran.err) == (0, "")
    assert ("won in round" if lang == "en" else "gagné au tour") in ran.out


def test_the_intro_says_where_a_scenario_comes_from(run: Run) -> None:
    assert "Rebuilt: made around the facts" in run("play", "north-africa/2", typed="q\n").out
    assert "Ours: made by us" in run("play", "north-africa/3", typed="q\n").out
    assert "From the box: as published." in run("play", "normandy/1", typed="q\n").out


def test_the_list_says_where_scenarios_come_from(run: Run) -> None:
    out = run("scenarios").out
    for word in ("from the box", "rebuilt", "ours", "Rebuilt: made around"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80
