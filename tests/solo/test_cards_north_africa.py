"""The desert's solo cards: every title has one; crews, charges and escapes are played as they should be."""

from __future__ import annotations

import pytest

from tests.scene import scene
from tests.solo.ground import applied, bot_turn, resolve
from tests.table import fate, marker, points, seated, where
from undaunted.content import pack
from undaunted.solo import shelf
from undaunted.solo.tree import Do, Line

PACKS = ("north-africa", "under-cover-of-night")
SIDES = [
    (scenario, side)
    for home in PACKS
    for scenario in pack(home).scenarios.values()
    for side in scenario.forces
]


def at(scenario: int, side: str) -> str:
    return f"{PACKS[scenario > 100]}/{scenario}+solo={side}"


# The shelf


@pytest.mark.parametrize("home", PACKS)
def test_every_title_of_every_scenario_has_exactly_one_card(home):
    assert shelf.gaps(pack(home)) == []
    assert shelf.lint(pack(home)) == []


def test_none_of_them_is_printed_and_none_lies_idle():
    cards = shelf.cards(pack("under-cover-of-night"))
    assert {card.origin for card in cards} == {"ours"}
    used = {card.number for scenario, side in SIDES for card in _hand(scenario, side)}
    assert {card.number for card in cards} == used


def _hand(scenario, side):
    home = scenario_pack(scenario)
    titles = shelf.wanted(scenario, home, side)
    return [card for title in titles for card in shelf.serving(home, scenario, side, title)]


def scenario_pack(scenario):
    return next(pack(home) for home in PACKS if scenario.name.startswith(f"{home}/"))


def test_no_bot_draws_with_two_command_cards():
    """Two that draw each other from a short discard pile would never end a turn."""
    for scenario, side in SIDES:
        drawing = [card.title for card in _hand(scenario, side) if any(map(_commands, card.lines))]
        assert len(drawing) <= 1, f"{scenario.name} {side}: {drawing}"


def _commands(line: Line) -> bool:
    told = [*line.opening, *line.closing]
    return any(
        isinstance(one.step, Do) and any(do.word == "command" for do in one.step.effects) for one in told
    )


def test_the_decks_that_cards_bolster_from_are_there():
    for scenario, side in SIDES:
        solo = scenario.forces[side].solo
        assert solo is not None
        assert side != "LRDG" or set(solo.bolster) == {"raiders", "support"}
        foes = {
            one
            for name, force in scenario.forces.items()
            if name != side
            for one in [*force.deck, *force.supply]
        }
        known = {name.removesuffix(" A").removesuffix(" T").removesuffix(" S") for name in foes}
        assert set(solo.danger) <= known, f"{scenario.name} {side}"


# Charges


def test_an_engineer_blows_up_what_he_stands_at():
    game = bot_turn(scene(at(1, "LRDG")).place("LRDG Engineer", "22B"), "Engineer", dice=(9, 9, 9))
    assert applied(resolve(game)) == ["I"]
    assert points(game, "LRDG") == 1


def test_an_engineer_drives_to_a_structure_within_reach():
    setting = scene(at(2, "LRDG")).scouted("LRDG", "22B")
    game = bot_turn(setting, "Engineer")
    assert applied(resolve(game)) == ["III A"]
    assert where(game, "LRDG Patrol Truck") == "22B"


def test_a_scout_in_the_navigators_place_looks_ahead_on_the_path():
    game = bot_turn(scene(at(2, "LRDG")), "Scout")
    assert applied(resolve(game)) == ["I"]
    assert "scouted" in (marker(game, "LRDG", "22B"), marker(game, "LRDG", "10A"))


def test_the_italians_hold_what_the_others_blow_up():
    setting = scene(at(1, "Italian")).place("Italian Rifleman A", "13A")
    game = bot_turn(setting, "Rifleman A", "Rifleman A")
    automaton = resolve(game)
    assert where(game, "Italian Rifleman A") == "11B"
    assert applied(resolve(game, automaton=automaton)) == ["I"]


def test_a_saboteur_aboard_marks_the_way_and_stays_in_the_truck():
    game = bot_turn(scene(at(11, "LRDG")).unmarked("LRDG", "7B"), "Saboteur")
    assert applied(resolve(game)) == ["VII"]
    assert seated(game, "LRDG Saboteur") == "Patrol Truck navigator"
    assert "scouted" in (marker(game, "LRDG", "7B"), marker(game, "LRDG", "10A"))


def test_with_no_way_to_mark_he_shoots_from_the_truck():
    setting = scene(at(11, "LRDG")).aboard("LRDG Saboteur", "Patrol Truck", "gunner")
    game = bot_turn(setting, "Saboteur", dice=(1, 1))
    assert applied(resolve(game)) == ["IX"]
    assert seated(game, "LRDG Saboteur") == "Patrol Truck gunner"


def test_beside_a_structure_he_gets_out_and_goes_to_it():
    """One tile is as far as he stalks (ruling 44d)."""
    setting = scene(at(11, "LRDG")).place("LRDG Patrol Truck", "13B")
    game = bot_turn(setting, "Saboteur")
    assert applied(resolve(game)) == ["V", "VIII A"]
    assert seated(game, "LRDG Saboteur") is None
    assert where(game, "LRDG Saboteur") == "3A"
    assert where(game, "LRDG Patrol Truck") == "13B"


def test_not_beside_one_that_has_been_blown_up():
    setting = scene(at(11, "LRDG")).place("LRDG Patrol Truck", "13B").scouted("LRDG", "13B")
    setting.ruined("Aircraft", "LRDG")
    game = bot_turn(setting, "Saboteur")
    assert applied(resolve(game)) == ["VII"]
    assert seated(game, "LRDG Saboteur") == "Patrol Truck navigator"


def test_he_gets_out_of_a_disabled_truck():
    game = bot_turn(scene(at(11, "LRDG")).damage("LRDG Patrol Truck", 2), "Saboteur")
    assert applied(resolve(game)) == ["VI", "VIII B"]
    assert seated(game, "LRDG Saboteur") is None


# Crews


def test_who_sits_in_a_wreck_gets_out_and_walks():
    setting = scene(at(9, "Italian")).damage("Italian Scout Car", 2)
    game = bot_turn(setting, "Machine Gunner A")
    assert applied(resolve(game)) == ["II"]
    assert where(game, "Italian Machine Gunner A") != "6A"


def test_an_empty_drivers_place_is_taken():
    setting = scene(at(9, "Italian")).place("Italian Scout A", "17A")
    game = bot_turn(setting, "Machine Gunner A")
    assert applied(resolve(game)) == ["IV"]
    assert (seated(game, "Italian Machine Gunner A") or "").endswith("driver")
    assert where(game, "Italian Scout Car") != "6A"


def test_a_disabled_truck_is_mended_before_anything_else():
    setting = scene(at(10, "LRDG")).damage("LRDG Patrol Truck", 2)
    assert applied(resolve(bot_turn(setting, "Engineer"))) == ["I"]


# Escapes


def test_the_navigator_takes_the_lorry_that_stands_there():
    setting = scene(at(7, "LRDG")).place("LRDG Navigator", "21A")
    game = bot_turn(setting, "Navigator")
    assert applied(resolve(game)) == ["III"]
    assert where(game, "Italian Transport Truck") == "16B"


def test_who_stands_at_the_marker_leaves_by_it():
    setting = scene(at(203, "LRDG")).place("LRDG Scout", "9A")
    game = bot_turn(setting, "Scout")
    assert applied(resolve(game)) == ["I"]
    assert fate(game, "LRDG Scout") == "escaped"


def test_the_rifleman_of_the_wells_stays_while_the_trucks_are_near():
    game = bot_turn(scene(at(10, "LRDG")), "Rifleman", dice=(1,))
    assert applied(resolve(game)) == ["III"]
    assert where(game, "LRDG Rifleman") == "9A"
