"""Friendly Fire takes from the play area first, so the very card in use can be lost: what it asks goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import undaunted
from tests.packs import proving
from tests.scene import Scene, scene
from undaunted.game.errors import BadPosition

CARDS = proving.card("Spotter", ["Target"], unit='"Scout"') + proving.card("Gunner", ["Blast 3"])
DECK = '"Spotter A" = 1\n"Gunner A" = 1'


@pytest.fixture
def firing_range(tmp_path: Path) -> Iterator[str]:
    proving.write(tmp_path, cards=CARDS, deck=DECK)
    with proving.searched(tmp_path):
        yield proving.NAME


def shelled(name: str) -> Scene:
    """The US Scout has called the guns upon a Rifleman of his own and a German Scout beside him."""
    told = scene(name).place("US Rifleman A", "17B").place("German Scout A", "17B").scouted("US", "11B")
    return told.place("US Scout A", "11B").target("US", "17B")


def test_a_salvo_falls_on_when_its_own_card_is_lost(firing_range: str) -> None:
    told = shelled(firing_range)
    game = told.hand("US", "Gunner A").dice(0, 1, 1).game()
    for thing in ("us-gunner-a", "us-gunner-a.blast", "@us-rifleman-a"):
        game.play("US", thing)
    view = game.view("US")
    assert view.question
    assert view.question.kind == "blast"
    assert " removed=us-gunner-a " in game.position()
    again = undaunted.from_position(game.position(), seed=1)
    assert [option.name for option in again.options("US")] == ["@german-scout-a"]
    again.play("US", "@german-scout-a")
    view = again.view("US")
    assert view.question
    assert view.question.kind == "turn"


def test_a_question_of_a_card_that_was_not_played(firing_range: str) -> None:
    game = shelled(firing_range).hand("US", "Gunner A").game()
    for thing in ("us-gunner-a", "us-gunner-a.blast"):
        game.play("US", thing)
    wrong = game.position().replace("played=us-gunner-a", "discard=us-gunner-a")
    with pytest.raises(BadPosition, match="expected a card in the play area"):
        undaunted.from_position(wrong)
