"""The table of questions holds every kind that the rules can ask, and says of each what the rules do."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

import undaunted
from tests.games import EVERY, choose
from undaunted.content.deeds import PROFILES
from undaunted.content.stage import stage
from undaunted.game import questions
from undaunted.game.questions import (
    ACTIVE,
    BIDDERS,
    BY_NAME,
    BY_NUMBER,
    KINDS,
    NOBODY,
    OWNER,
    PICK,
    STOP,
    kind_of,
)
from undaunted.rules import words
from undaunted.speed import rules


def test_every_kind_of_frame_has_a_row() -> None:
    asked = {name: number for name, number in vars(words).items() if name.startswith(("ASK_", "DO_"))}
    assert {kind.number for kind in KINDS} == set(asked.values())
    assert len(KINDS) == len(BY_NUMBER) == len(BY_NAME) == len(asked)
    assert tuple(kind.name for kind in KINDS) == get_args(questions.Name)


def test_every_action_that_asks_leads_to_a_question() -> None:
    silent = {"Control", "Recon", "Smoke"}
    for word, profile in PROFILES.items():
        leading = [k for k in KINDS if profile.family in k.leads or profile.number in (k.word, k.other)]
        assert bool(leading) == (word not in silent), word


def test_every_kind_that_lies_on_another_lies_on_one_that_there_is() -> None:
    assert {below for kind in KINDS for below in kind.over} <= BY_NAME.keys()
    assert [kind.name for kind in KINDS if not kind.over] == ["bid", "turn", "line", "standstill"]


@pytest.mark.parametrize("scenario", EVERY[::3])
def test_the_rules_ask_as_the_table_says(scenario: str) -> None:
    random = Random(scenario)
    game = undaunted.new(scenario, seed=11)
    while not game.over and game.decisions < 400:
        state, kind = game._state, kind_of(game._state)
        active = {game.seats[rules.active_seat(state)]} if kind.asks == ACTIVE else set(game.deciders)
        assert set(game.deciders) == active
        assert kind.asks != NOBODY
        if kind.asks not in (BIDDERS, OWNER):
            assert len(game.deciders) == 1
        seat = random.choice(game.deciders)
        options = game.options(seat)
        if "stop" in {option.name for option in options}:
            assert kind.ends == STOP
        if kind.ends == PICK:
            assert all(option.kind != "button" for option in options), kind.name
        assert all((option.odds is not None) <= kind.attack for option in options)
        for depth in range(1, state.depth):
            assert kind_of(state, depth - 1).name in kind_of(state, depth).over
        game.play(seat, choose(random, options))


def test_a_kind_that_is_missing_fails_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = undaunted.new("normandy/1", seed=1)
    bids = BY_NUMBER[words.ASK_BID]
    monkeypatch.delitem(BY_NUMBER, words.ASK_BID)
    for look in (
        game.position,
        lambda: game.view("US"),
        lambda: game.prompt("US"),
        lambda: game.options("US")[0].rule,
    ):
        with pytest.raises(KeyError):
            look()
    with pytest.raises(KeyError):
        game.play("US", "stop")  # the reason why not needs the question
    monkeypatch.setitem(BY_NUMBER, words.ASK_BID, bids)
    assert game.position()


def test_a_table_has_columns_for_what_it_can_ask() -> None:
    """All that there is today, everywhere: the tensors of the 24 scenarios stay as they are."""
    for scenario in EVERY:
        old = [kind for kind in KINDS if kind.number <= questions.COLUMNS_OF_OLD]
        assert questions.kinds_asked(stage(scenario).table) == old


def test_a_later_kind_has_a_column_only_where_it_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    later = questions.Kind(99, "target", word=words.TARGET)
    monkeypatch.setattr(questions, "KINDS", (*KINDS, later))
    has_mortar = {
        name: later in questions.kinds_asked(stage(name).table) for name in ("normandy/1", "normandy/8")
    }
    assert has_mortar == {"normandy/1": False, "normandy/8": True}
