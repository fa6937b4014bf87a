"""The scenarios of Stalingrad: between them they use all that the game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from undaunted import content
from undaunted.content.city import is_building
from undaunted.content.goal import CITY_GOALS, Goal
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Force, Scenario
from undaunted.content.stage import stage

ACTIONS = {
    *("Guide", "Move", "Scout", "Stalk"),
    *(
        "Antiair",
        "Assault",
        "Bolster",
        "Command",
        "Conceal",
        "Control",
        "Explore",
        "Force",
        "Inspire",
        "Mine",
    ),
    *("Overwatch", "Ready", "Recon", "Reposition", "Smoke", "Support"),
    *("Antitank", "Area Suppress", "Attack", "Bomb", "Demo", "Flame", "Grenade", "Suppress"),
}
CITY = content.pack("stalingrad")
TOLD = list(CITY.scenarios.values())
OURS = [told for told in TOLD if told.id != 11]


def forces() -> Iterator[tuple[str, Force]]:
    return ((side, force) for told in TOLD for side, force in told.forces.items())


def cards(side: str, force: Force) -> list[DeckCard]:
    return [CITY.roster(side)[name] for name in (*force.deck, *force.supply)]


def goals() -> list[Goal]:
    return [goal for _, force in forces() for goal in force.goals]


def test_the_pack_is_clean() -> None:
    assert content.lint(CITY) == []


def test_there_are_eight_and_more_beside_the_square() -> None:
    assert len(OURS) >= 8
    assert all(told.origin == "original" for told in OURS)


def test_each_is_a_window_of_the_city_with_a_time_and_a_place() -> None:
    for told in OURS:
        tiles = [tile for line in told.board.layout for tile in line.split()]
        assert 12 <= len(tiles) <= 20, told.name
        assert told.date.split()[-1] in ("1942", "1943")
        assert told.place
        assert told.briefing


def test_every_side_is_told_its_own() -> None:
    for told in TOLD:
        texts = {told.briefing, *(force.briefing for force in told.forces.values())}
        assert len(texts) == 3, told.name
        assert all(texts)


def test_all_28_actions_are_on_cards_of_theirs() -> None:
    assert len(ACTIONS) == 28
    assert {
        action.word for side, force in forces() for card in cards(side, force) for action in card.actions
    } == ACTIONS


def test_cards_of_every_class_and_both_kinds_of_deck() -> None:
    for side in CITY.sides:
        held = [card.card for told in TOLD for card in cards(side, told.forces[side])]
        assert {card.grade for card in held} == {"regular", "reserve", "upgraded"}
        assert any(card.missing for card in held)
        assert any(action.upgraded for card in held for action in card.actions)
        assert {card.locked for card in held} == {False, True}


def test_every_kind_of_goal() -> None:
    assert {goal.word for goal in goals()} == set(CITY_GOALS)
    routs = [goal for goal in goals() if goal.word == "rout"]
    assert any(goal.names for goal in routs)
    assert any(goal.number for goal in routs)
    assert any(goal.number > 1 and goal.names for goal in goals() if goal.word == "occupy")
    assert any(len(force.goals) > 1 for _, force in forces())
    assert {told.full_rout for told in TOLD} == {True, False}


def test_every_trigger_of_mission_points() -> None:
    gains = [force.gains for _, force in forces() if force.gains]
    for trigger in ("rout", "damage", "vehicle", "hold"):
        assert any(getattr(gain, trigger) for gain in gains), trigger


def test_every_component() -> None:
    mines = [force.mines for _, force in forces() if force.mines]
    assert any(mine.personnel for mine in mines)
    assert any(mine.armour for mine in mines)
    assert any(told.tunnels for told in TOLD)
    assert any(told.missions for told in TOLD)
    assert any(told.objectives for told in TOLD)
    for side in CITY.sides:
        placed = Counter(unit for told in TOLD for here in told.forces[side].units.values() for unit in here)
        assert any(CITY.counters(side)[unit].armour for unit in placed if unit in CITY.counters(side)), side


def test_faces_that_war_has_changed() -> None:
    shown = [CITY.face(place, told.faces) for told in TOLD for place in told.faces]
    assert any(face.fortified for face in shown)
    assert any(is_building(face) for face in shown), "damaged, and still standing"
    assert any(not is_building(face) and not face.fortified for face in shown), "destroyed"


def test_squads_that_were_made_one() -> None:
    one = next(told for told in TOLD if all(force.integrated for force in told.forces.values()))
    names = {counter.name for counter in stage(one.name).counters}
    assert {"Rifleman AB", "Scout AB", "Machine Gunner AB"} <= names


def test_squad_c_begins_on_the_board_for_nobody_can_bring_it() -> None:
    for told in TOLD:
        force = told.forces["German"]
        placed = {unit for units in force.units.values() for unit in units}
        counters = {
            f"{card.card.title} C"
            for card in cards("German", force)
            if card.squad == "C" and card.card.kind == "combat"
        }
        assert counters <= placed, told.name


@pytest.mark.parametrize("told", TOLD, ids=lambda told: told.name)
def test_decks_are_near_the_baseline(told: Scenario) -> None:
    for side, force in told.forces.items():
        assert force.deck["Fog of War"] == 2
        assert force.supply["Fog of War"] == 8
        assert 9 <= sum(force.deck.values()) <= 12, side
        assert {"Platoon Sergeant 001", "Squad Leader A 002", "Squad Leader B 003"} <= set(force.deck)
