"""Recorded games, one a scenario: they must always lead to the same end.

If a change of rules or content is meant to change them, record them anew with
`python -m tests.record_games`; a change of the rules counts up RULES_VERSION too.
"""

import pytest

import undaunted
from tests.games import EVERY
from tests.record_games import place, record


@pytest.mark.parametrize("scenario", EVERY)
def test_a_recorded_game_replays_to_its_recorded_end(scenario: str) -> None:
    text = place(scenario).read_text(encoding="utf-8")
    verdict = undaunted.verify(text)
    assert verdict.position + "\n" == place(scenario).with_suffix(".position").read_text(encoding="utf-8")
    assert verdict.chance == "verified"
    assert verdict.winner is not None
    assert undaunted.load(text).save() == text


@pytest.mark.parametrize("scenario", EVERY)
def test_the_same_choices_still_lead_through_the_same_game(scenario: str) -> None:
    """Replaying shows that each decision is still legal; this shows that nothing new became so."""
    assert record(scenario).save() == place(scenario).read_text(encoding="utf-8")
