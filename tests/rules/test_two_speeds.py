"""The compiled and the interpreted rules are the same rules: every game agrees, state by state."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from tests.games import EVERY
from undaunted.content.stage import stage
from undaunted.speed import compiled, interpreted

NOBODY = 255


@pytest.fixture(scope="module")
def fast() -> ModuleType:
    module = compiled()
    if module is None:
        pytest.skip("there is no compiled module to compare with")
    return module


def opened(engine: ModuleType, scenario: str, seed: int) -> Any:
    state = engine.opening(stage(scenario, engine).table)
    engine.seed(state, seed)
    engine.start_round(state)
    return state


def offered(engine: ModuleType, state: Any, seat: int) -> list[int]:
    out = engine.Options()
    engine.options(state, seat, out)
    return list(out.listed())


@pytest.mark.parametrize("scenario", EVERY)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_agree_state_by_state(fast: ModuleType, scenario: str, seed: int) -> None:
    slow = interpreted()
    one, other = opened(fast, scenario, seed), opened(slow, scenario, seed)
    pick = seed
    for _ in range(20_000):
        assert one.pack() == other.pack()
        seat = fast.decider(one)
        assert seat == slow.decider(other)
        if seat == NOBODY:
            break
        things = offered(fast, one, seat)
        assert things == offered(slow, other, seat)
        # Any cheap mixing will do: what matters is that both make the same choice.
        pick = (pick * 1103515245 + 12345) & 0x7FFFFFFF
        thing = things[(pick >> 16) % len(things)]
        fast.play(one, seat, thing)
        slow.play(other, seat, thing)
    assert one.winner, "the game came to an end"
    assert hash(one) == hash(other)


@pytest.mark.parametrize("scenario", EVERY)
def test_playouts_agree(fast: ModuleType, scenario: str) -> None:
    slow = interpreted()
    one, other = opened(fast, scenario, 77), opened(slow, scenario, 77)
    assert fast.playout(one, 5000) == slow.playout(other, 5000)
    assert one.pack() == other.pack()
    assert one.generator == other.generator


@pytest.mark.parametrize("scenario", EVERY[::4])
def test_observations_and_deals_agree(fast: ModuleType, scenario: str) -> None:
    slow = interpreted()
    one, other = opened(fast, scenario, 5), opened(slow, scenario, 5)
    for step in range(120):
        for seat in (0, 1):
            seen, also = fast.observe(one, seat), slow.observe(other, seat)
            assert seen.state.pack() == also.state.pack()
            assert fast.determinise(seen, step).pack() == slow.determinise(also, step).pack()
        assert fast.playout(one, 1) == slow.playout(other, 1)


@pytest.mark.parametrize("scenario", ["normandy/7", "north-africa/6"])
def test_a_packed_state_goes_from_one_speed_to_the_other(fast: ModuleType, scenario: str) -> None:
    slow = interpreted()
    one, other = opened(fast, scenario, 3), opened(slow, scenario, 9)
    fast.playout(one, 40)
    other.unpack(one.pack())
    assert other.pack() == one.pack()
    assert other.clone() == other
