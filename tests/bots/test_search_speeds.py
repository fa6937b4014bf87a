"""The compiled and the interpreted search are the same search: same visits, same chances, same tree."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.games import EVERY
from undaunted.bots.greedy.plan import Plans
from undaunted.bots.processes.pipe import describe_table
from undaunted.bots.search import evaluation, mind, rollout, search
from undaunted.bots.weights import weights_for
from undaunted.content.stage import stage
from undaunted.rules.words import NONE
from undaunted.speed import compiled, interpreted

PARTS = {
    mind: ["Search"],
    search: ["begin", "descend", "lead", "replies", "search_on"],
    evaluation: ["Evaluation", "features_of", "win_chance"],
    rollout: ["play_until"],
}
Engine = Any  # a module, or what stands for one


@pytest.fixture(scope="module")
def fast() -> ModuleType:
    module = compiled()
    if module is None:
        pytest.skip("there is no compiled module to compare with")
    return module


@pytest.fixture(scope="module")
def slow() -> Engine:
    """The interpreted rules and search under the names that the one compiled module has."""
    found = {name: getattr(module, name) for module, names in PARTS.items() for name in names}
    return SimpleNamespace(**{**vars(interpreted()), **found, "Plans": Plans})


class Side:
    """A game and a search of it, in one of the two speeds."""

    def __init__(
        self, engine: Engine, scenario: str, seed: int, simulations: int, like: dict[int, int] | None = None
    ) -> None:
        self.engine = engine
        self.simulations = simulations
        self.table = stage(scenario, engine if isinstance(engine, ModuleType) else interpreted()).table
        if like:
            self.table = made_alike(engine.Table(), self.table, like)
        self.state = engine.opening(self.table)
        engine.seed(self.state, seed)
        engine.start_round(self.state)
        judge = engine.Evaluation(weights_for(self.table))
        self.search = engine.Search(judge, 100_000, self.table)
        engine.begin(self.search, seed)

    def options(self) -> list[int]:
        out = self.engine.Options()
        self.engine.options(self.state, self.engine.decider(self.state), out)
        return list(out.listed())

    def think(self) -> tuple[Any, ...]:
        seat = self.engine.decider(self.state)
        made = self.engine.search_on(
            self.search, self.engine.observe(self.state, seat), self.simulations, True
        )
        found = self.engine.replies(self.search, seat)
        return made, self.search.tree.count, self.search.tree.root, self.engine.lead(self.search, seat), found

    def play(self, thing: int, number: int) -> None:
        """Go on in the tree where there is something to go on from."""
        seat = self.engine.decider(self.state)
        if len(self.options()) > 1 and not self.engine.descend(self.search, seat, thing):
            self.engine.begin(self.search, number)
        self.engine.play(self.state, seat, thing)


def made_alike(table: Any, model: Any, like: dict[int, int]) -> Any:
    """A copy of a table in which some cards count as alike."""
    for name, value in describe_table(model).items():
        setattr(table, name, bytearray(value) if isinstance(value, bytes) else value)
    for card, other in like.items():
        table.card_like[card] = other
    return table


def assert_same(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    """All whole numbers exactly; sums of chances as nearly as two compilers add."""
    assert one[:-1] == other[:-1]
    assert one[-1] == [(*reply[:2], pytest.approx(reply[2], rel=1e-9)) for reply in other[-1]]


@pytest.mark.parametrize("scenario", EVERY[::3])
def test_decisions_in_a_row_are_searched_alike(fast: ModuleType, slow: Engine, scenario: str) -> None:
    sides = [Side(engine, scenario, 3, 5) for engine in (fast, slow)]
    for number in range(14):
        things = sides[0].options()
        assert things == sides[1].options()
        best = things[0]
        if len(things) > 1:
            one, other = (side.think() for side in sides)
            assert_same(one, other)
            # A kept tree also knows of cards that were not drawn after all.
            best = max((reply for reply in one[-1] if reply[0] in things), key=lambda reply: reply[1])[0]
        for side in sides:
            side.play(best, number)
        assert sides[0].state.pack() == sides[1].state.pack()


@pytest.mark.parametrize("scenario", ["normandy/4", "north-africa/7"])
def test_a_longer_thought_is_the_same_thought(fast: ModuleType, slow: Engine, scenario: str) -> None:
    one, other = (Side(engine, scenario, 8, 80).think() for engine in (fast, slow))
    assert_same(one, other)


def test_cards_that_stand_for_others_do_so_in_both(
    fast: ModuleType, slow: Engine, proving_ground: str
) -> None:
    names = [card.name for card in stage(proving_ground).cards]
    like = {names.index("Grenadier A"): names.index("Rifleman A")}
    sides = [Side(engine, proving_ground, 3, 20, like) for engine in (fast, slow)]
    for number in range(10):
        things = sides[0].options()
        if len(things) > 1:
            assert_same(*(side.think() for side in sides))
        for side in sides:
            side.play(things[number % len(things)], number)
        assert sides[0].state.pack() == sides[1].state.pack()


@pytest.mark.parametrize("scenario", EVERY)
def test_positions_are_judged_alike(fast: ModuleType, slow: Engine, scenario: str) -> None:
    """Round after round of greedy play with slips, which must agree as well."""
    sides = [Side(engine, scenario, 11, 0) for engine in (fast, slow)]
    for _ in range(3):
        one, other = sides
        for side in (0, 1):
            features = fast.features_of(one.state, side)
            assert features == pytest.approx(slow.features_of(other.state, side), rel=1e-12)
        chances = [side.engine.win_chance(side.state, side.search.evaluation) for side in sides]
        assert chances[0] == pytest.approx(chances[1], rel=1e-12)
        made = [
            side.engine.play_until(
                side.state, side.state.round + 1, 60, 20, side.engine.Options(), side.engine.Plans()
            )
            for side in sides
        ]
        assert made[0] == made[1]
        assert one.state.pack() == other.state.pack()
        if fast.decider(one.state) == NONE:
            break
