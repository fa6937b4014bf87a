"""What mutation testing of the rules plants, and that it notices the faults."""

from __future__ import annotations

import ast
from random import Random

import pytest

import mutations
from undaunted.speed import interpreted

SOURCE = '''
LEAST = 1


@cython.cfunc
def needed(state: State, dice: cython.int) -> cython.bint:
    """How many?"""
    total: cython.int = dice + 1
    if cython.compiled:
        total = 9
    if total >= 2 and not state.done:
        state.roll("dice")
    return total == 3
'''


def test_only_what_the_rules_do_is_mutated() -> None:
    found = [one.text for one in mutations.mutants_of(ast.parse(SOURCE), "combat/needed.py")]
    assert found == [
        "dice + 1 -> dice - 1",
        "1 -> 2",
        "1 -> 0",
        "if total >= 2 and (not state.done): -> if not (total >= 2 and (not state.done)):",
        "total >= 2 and (not state.done) -> total >= 2 or not state.done",
        "total >= 2 -> total > 2",
        "total >= 2 -> total < 2",
        "2 -> 3",
        "2 -> 1",
        "not state.done -> state.done",
        "state.roll('dice') -> pass",
        "return total == 3 -> return not total == 3",
        "total == 3 -> total != 3",
        "3 -> 4",
        "3 -> 2",
    ]


@pytest.fixture(scope="module")
def everything() -> list[mutations.Mutant]:
    interpreted()
    return mutations.mutants()


def test_every_mutant_of_a_sample_compiles_to_other_code(everything: list[mutations.Mutant]) -> None:
    for one in Random(7).sample(everything, 40):
        code, planted = mutations.code_of(one.module, one.function).__code__, mutations.planted(one)
        assert (planted.co_code, planted.co_consts) != (code.co_code, code.co_consts), one.name
        assert planted.co_freevars == code.co_freevars


def test_a_planted_fault_is_noticed_by_all_that_imported_the_function(
    everything: list[mutations.Mutant],
) -> None:
    one = next(one for one in everything if one.function == "hitting_faces" and "10 -> 9" in one.text)
    function = mutations.code_of(one.module, one.function)
    kept = function.__code__
    try:
        assert function(10) == 1
        function.__code__ = mutations.planted(one)
        assert function(0) == 9
    finally:
        function.__code__ = kept
