"""The invariants of the embattled city hold of real games and notice when they are broken; nobody is told
who has fallen, what is in a hand, or where Bombers are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import undaunted
from tests.packs import siege as pack
from tests.packs.proving import searched
from tests.scene import scene
from tests.table import play
from undaunted import speed
from undaunted.content.stage import stage
from undaunted.lab.fuzzing import fuzz, invariants, leaks, siege
from undaunted.lab.fuzzing.invariants import Broken, Watched
from undaunted.rules import words

GOALS = {
    "rout": ('"rout 1"', '"rout Sniper, Rifleman B"'),
    "mission": ('"mission 3"', '["mission 6", "control 9"]'),
    "hold": ('"hold 2"', '"hold 3"'),
    "occupy": ('"occupy 107, 108"', '"occupy 105 with 2 by Rifleman A, Rifleman B"'),
}
MORE = "full_rout = {rout}\n[missions]\n103 = 2\n106 = 1\n"
GAINS = "[Soviet.gains]\nrout = 1\ndamage = 1\nhold = { 106 = 1 }\n"


@pytest.fixture(autouse=True, scope="module")
def _city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("packs")
    pack.write(folder)
    with searched(folder):
        yield


@pytest.fixture
def watched() -> Watched:
    rules: Any = speed.rules
    return Watched(stage(pack.NAME), rules)


def started(watched: Watched) -> Any:
    state = watched.rules.opening(watched.table)
    watched.rules.seed(state, 1)
    watched.rules.start_round(state)
    return state


def first(watched: Watched, name: str) -> int:
    return list(watched.things.counters).index(name)


def a_routed_unit_with_a_card(watched: Watched, state: Any) -> None:
    state.city[first(watched, "soviet-rifleman-a")] = 1


def a_routed_unit_off_the_board(watched: Watched, state: Any) -> None:
    state.city[first(watched, "soviet-sniper")] = 1


def a_watch_by_a_scout(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_watch + first(watched, "soviet-scout-a")] = 3


def a_watch_by_a_suppressed_gunner(watched: Watched, state: Any) -> None:
    gunner = first(watched, "soviet-machine-gunner-a")
    state.city[watched.table.at_watch + gunner] = 3
    state.suppressed[gunner] = 1


def five_mines_of_one_unit(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_laid + first(watched, "soviet-engineer-a")] = 5


def three_smoke_markers_of_one_unit(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_smoked + first(watched, "soviet-engineer-a")] = 3


def a_mine_from_nowhere(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_field] = 1


def smoke_from_nowhere(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_smoke] = 1


def a_face_that_is_none(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_face] = 1


def a_ruin_that_stands(watched: Watched, state: Any) -> None:
    state.ruined[0] = 1


def a_building_that_fell_unnoticed(watched: Watched, state: Any) -> None:
    tile = watched.table.structure_tile[0]
    last = watched.table.face_from[tile + 1] - watched.table.face_from[tile] - 1
    state.city[watched.table.at_face + tile] = last


def a_card_chosen_by_nobody(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_reused] = 1


def a_building_due_to_nobody(watched: Watched, state: Any) -> None:
    state.city[watched.table.at_due] = 1


def a_win_for_nothing(watched: Watched, state: Any) -> None:
    state.winner, state.how = 1, words.BY_CONTROL


def a_full_rout_of_nobody(watched: Watched, state: Any) -> None:
    state.winner, state.how = 1, words.BY_FULL_ROUT


Damage = Callable[[Watched, Any], None]


@pytest.mark.parametrize(
    ("damage", "invariant"),
    [
        (a_routed_unit_with_a_card, siege.routed_units_have_no_cards),
        (a_routed_unit_off_the_board, siege.routed_units_have_no_cards),
        (a_watch_by_a_scout, siege.watches_are_kept),
        (a_watch_by_a_suppressed_gunner, siege.watches_are_kept),
        (five_mines_of_one_unit, siege.markers_suffice),
        (three_smoke_markers_of_one_unit, siege.markers_suffice),
        (a_mine_from_nowhere, siege.markers_suffice),
        (smoke_from_nowhere, siege.markers_suffice),
        (a_face_that_is_none, siege.faces_are_what_stands),
        (a_ruin_that_stands, siege.faces_are_what_stands),
        (a_building_that_fell_unnoticed, siege.faces_are_what_stands),
        (a_card_chosen_by_nobody, siege.orders_are_under_way),
        (a_building_due_to_nobody, siege.orders_are_under_way),
        (a_win_for_nothing, siege.games_are_won),
        (a_full_rout_of_nobody, siege.games_are_won),
    ],
)
def test_damage_is_noticed(watched: Watched, damage: Damage, invariant: Damage) -> None:
    state = started(watched)
    for one in invariants.AFTER_EACH_DECISION:
        one(watched, state)
    damage(watched, state)
    with pytest.raises(Broken) as broken:
        invariant(watched, state)
    assert broken.value.invariant == invariant.__name__.replace("_", " ")


@pytest.mark.parametrize("going_back", ["a face", "mission points", "a counter"])
def test_what_may_only_go_on_is_compared_with_the_decision_before(watched: Watched, going_back: str) -> None:
    state = started(watched)
    table = watched.table
    tile = table.structure_tile[0]
    state.city[table.at_face + tile] += 1
    state.city[table.at_mission] = 2
    siege.nothing_goes_back(watched, state)
    siege.nothing_goes_back(watched, state)
    if going_back == "a face":
        state.city[table.at_face + tile] -= 1
    elif going_back == "mission points":
        state.city[table.at_mission] = 1
    else:
        state.tile_of[0] = words.NONE
    with pytest.raises(Broken, match="nothing goes back"):
        siege.nothing_goes_back(watched, state)


def all_riflemen_routed(watched: Watched, state: Any) -> None:
    for unit in watched.riflemen[1]:
        state.city[unit] = 1


def test_a_full_rout_is_noticed(watched: Watched) -> None:
    state = started(watched)
    all_riflemen_routed(watched, state)
    with pytest.raises(Broken, match="goals are noticed"):
        invariants.goals_are_noticed(watched, state)


@pytest.mark.parametrize("kind", GOALS)
def test_games_with_every_kind_of_goal(kind: str, tmp_path: Path) -> None:
    """Counted once more from the counters and markers up, after each decision, in both speeds."""
    soviet, german = GOALS[kind]
    more = MORE.format(rout="false" if kind != "rout" else "true")
    gains = "" if kind != "mission" else GAINS
    with pack.laid_out(
        tmp_path / "packs", more=more, soviet_goal=soviet, german_goal=german,
        soviet=gains, german=gains.replace("Soviet", "German"),
    ):  # fmt: skip
        undaunted.content.reload()
        report = fuzz.run(4 if speed.COMPILED else 2, 8, [pack.NAME], tmp_path, jobs=1)
    undaunted.content.reload()
    assert report.ok, str(report)


def test_random_games_of_every_scenario_break_nothing(tmp_path: Path) -> None:
    names = [one.id for one in undaunted.scenarios() if one.id.startswith("stalingrad/")]
    report = fuzz.run(len(names) + 4, 13, [pack.NAME, *names], tmp_path, jobs=1)
    assert report.ok, str(report)
    assert report.checks["views leak nothing"] >= len(names)


@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_whoever_imagines_the_enemy_choosing_a_bomber_leaves_him_one_to_choose(
    zone: str, watched: Watched
) -> None:
    setting = (
        scene(pack.NAME).turn_of("Soviet").hand("Soviet", "Flak").hand("German", "Rifleman A", "Scout A")
    )
    getattr(setting, zone)("German", "Bomber", "Stuka")
    game = setting.game()
    play(game, "Soviet", "Flak", "Antiair 2")
    assert game.deciders == ("German",)
    rules: Any = speed.rules
    german = watched.stage.seats.index("German")
    bombers = [card for card in range(watched.table.cards) if watched.table.card_aircraft[card]]
    for number in range(60):
        leaks.views_leak_nothing(watched, game._state, number)
        leaks.a_new_deal_plays_on(watched, game._state, number)
        dealt = rules.determinise(rules.observe(game._state, 1 - german), number)
        held = sum(bool(dealt.hand[card]) for card in bombers if watched.table.card_seat[card] == german)
        assert held == (2 if zone == "hand" else 0)
