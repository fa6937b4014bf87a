"""The greedy bot where counters are single soldiers: vehicles, structures, escapes, goals about counters."""

from __future__ import annotations

from typing import Any

import pytest

from undaunted.bots import make
from undaunted.bots.greedy_bot import greedy_choice, greedy_playout
from undaunted.content.stage import stage
from undaunted.rules.words import (
    ASK_INJURE,
    ASK_SHOOT,
    ASK_TURN,
    DEMOLITION,
    END_TURN,
    ESCAPE,
    F_CARD,
    F_DEED,
    F_KIND,
    F_SEAT,
    F_UNIT,
    FIRST_CARD,
    FRAME,
    NONE,
)
from undaunted.speed import COMPILED, rules

from .playing import greedy_wins, opened, things_for

SCENARIOS = [f"north-africa/{number}" for number in range(1, 13)]
LRDG, ITALIANS = 0, 1


def test_greedy_beats_random_over_all_scenarios_and_both_sides() -> None:
    games = [
        greedy_wins(opened(scenario, seed), make("greedy", seed=seed), make("random", seed=seed), side)
        for scenario in SCENARIOS
        for side in (LRDG, ITALIANS)
        for seed in range(4 if COMPILED else 1)
    ]
    assert sum(games) >= 0.9 * len(games)


@pytest.mark.parametrize("scenario", SCENARIOS if COMPILED else SCENARIOS[1::5])
def test_greedy_against_greedy_ends(scenario: str) -> None:
    for seed in range(10 if COMPILED else 1):
        state = opened(scenario, seed)
        assert greedy_playout(state, 20_000) < 20_000
        assert state.winner


class Scene:
    """A position in which one side has the turn, with nothing in hand yet."""

    def __init__(self, scenario: str, side: int) -> None:
        self.stage = stage(scenario)
        self.table = self.stage.table
        self.state = rules.opening(self.table)
        rules.seed(self.state, 1)
        self.side = side
        self.state.initiative = side
        self.ask(ASK_TURN)

    def ask(self, question: int, *, unit: int = 0, deed: int = 0, card: int = 0) -> None:
        frame = self.state.depth * FRAME
        values = {F_KIND: question, F_SEAT: self.side, F_CARD: card, F_DEED: deed, F_UNIT: unit}
        for field, value in values.items():
            self.state.stack[frame + field] = value
        self.state.depth += 1

    def unit(self, name: str, side: int) -> int:
        first, last = self.table.side_first_counter[side], self.table.side_first_counter[side + 1]
        return next(unit for unit in range(first, last) if self.stage.counters[unit].name == name)

    def vehicle(self, title: str) -> int:
        return next(n for n, vehicle in enumerate(self.stage.vehicles) if vehicle.title == title)

    def card(self, unit: int) -> int:
        return int(self.table.unit_card[self.table.unit_from[unit]])

    def tile(self, name: str) -> int:
        return self.stage.tiles.index(name)

    def deed(self, unit: int, word: int) -> int:
        first = self.card(unit) * self.table.actions_a_card
        deeds = self.table.action_deed[first : first + self.table.actions_a_card]
        return int(next(d for d in deeds if d != NONE and self.table.deed_word[d] == word))

    def choice(self) -> int:
        return greedy_choice(self.state, self.side, things_for(self.state, self.side))

    def play(self) -> list[int]:
        """Plays greedily until the turn is over; gives what was picked."""
        picked = []
        while self.state.depth and self.state.turn == 0:
            thing = self.choice()
            picked.append(thing)
            if thing == END_TURN:
                break
            rules.play(self.state, self.side, thing)
        return picked


def test_greedy_escapes_where_it_can() -> None:
    scene = Scene("north-africa/7", LRDG)
    saboteur = scene.unit("Saboteur", LRDG)
    way_out = scene.table.escape[: scene.table.tiles].index(1)
    scene.state.tile_of[saboteur] = way_out
    scene.state.hand[scene.card(saboteur)] += 1
    picked = scene.play()
    assert ESCAPE in picked
    assert scene.state.tile_of[saboteur] == NONE


def test_greedy_blows_up_the_structure_that_wins() -> None:
    scene = Scene("north-africa/1", LRDG)
    engineer = scene.unit("Engineer", LRDG)
    titles = [structure.title for structure in scene.stage.structures]
    pool = titles.index("Motor Pool")
    for title in ("Aircraft", "Hangar"):
        scene.state.ruined[titles.index(title)] = LRDG + 1
    scene.state.tile_of[engineer] = scene.table.structure_tile[pool]
    scene.ask(ASK_SHOOT, unit=engineer, card=scene.card(engineer), deed=scene.deed(engineer, DEMOLITION))
    assert scene.choice() == scene.table.first_structure + pool


def test_greedy_takes_its_card_for_the_structure_it_stands_on() -> None:
    scene = Scene("north-africa/1", LRDG)
    engineer = scene.unit("Engineer", LRDG)
    scene.state.tile_of[engineer] = scene.table.structure_tile[0]
    scene.state.hand[scene.card(engineer)] += 1
    assert scene.choice() == FIRST_CARD + scene.card(engineer)


def test_greedy_injures_the_soldier_who_is_nearly_gone() -> None:
    scene = Scene("north-africa/2", LRDG)
    crewman, driver = scene.unit("Tank Crewman T", ITALIANS), scene.unit("Tank Driver T", ITALIANS)
    for unit, cards in ((crewman, 0), (driver, 4)):
        for zone in (scene.state.hand, scene.state.discard, scene.state.played):
            zone[scene.card(unit)] = 0
        scene.state.deck[scene.card(unit)] = cards
    scene.ask(ASK_INJURE, unit=scene.table.vehicle_counter[scene.vehicle("Medium Tank")])
    assert scene.choice() == scene.table.first_counter + crewman


def test_greedy_drives_towards_its_goal() -> None:
    scene = Scene("north-africa/9", ITALIANS)
    scene.state.initiative = ITALIANS
    rifleman = scene.unit("Rifleman A", ITALIANS)
    truck = scene.table.vehicle_counter[scene.vehicle("Transport Truck")]
    start = scene.state.tile_of[truck]
    scene.state.hand[scene.card(rifleman)] += 1
    scene.play()
    assert scene.state.tile_of[truck] != start
    assert scene.state.tile_of[rifleman] == scene.state.tile_of[truck]


def test_a_tank_driver_on_foot_goes_back_to_his_tank() -> None:
    scene = Scene("north-africa/5", ITALIANS)
    driver = scene.unit("Tank Driver T", ITALIANS)
    scene.state.aboard[driver] = NONE
    scene.state.hand[scene.card(driver)] += 1
    scene.play()
    assert scene.state.aboard[driver] == scene.table.place_from[scene.vehicle("Medium Tank")]


def test_hidden_cards_never_sway_it() -> None:
    """Any deal that fits what the seat sees gives the same choice."""
    for scenario in ("north-africa/6", "north-africa/12") if COMPILED else ("north-africa/3",):
        state: Any = opened(scenario, 6)
        for _ in range(200 if COMPILED else 40):
            seat = rules.decider(state)
            if seat == NONE:
                break
            things = things_for(state, seat)
            choices = set()
            for number in (1, 2, 3):
                twin = rules.determinise(rules.observe(state, seat), number)
                rules.seed(twin, 77)
                choices.add(greedy_choice(twin, seat, things))
            assert len(choices) == 1
            rules.play(state, seat, choices.pop())
