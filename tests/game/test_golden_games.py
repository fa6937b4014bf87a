"""Recorded games, one a scenario and version of the rules: they must always lead to the same end.

A change of rules counts up the version of its variant in `content/variants.toml`, so that the games recorded
before stay as they are; `python -m tests.record_games` records those of the new version beside them.
"""

import pytest

import undaunted
from tests.games import EVERY
from tests.record_games import kept, place, record

KEPT = kept()


def test_every_scenario_has_a_game_of_the_first_rules() -> None:
    assert [scenario for scenario, rules in KEPT if rules == 1] == EVERY


@pytest.mark.parametrize(("scenario", "rules"), KEPT)
def test_a_recorded_game_replays_to_its_recorded_end(scenario: str, rules: int) -> None:
    path = place(scenario, rules)
    text = path.read_text(encoding="utf-8")
    assert f"\nrules: {rules}\n" in text
    verdict = undaunted.verify(text)
    assert verdict.position + "\n" == path.with_suffix(".position").read_text(encoding="utf-8")
    assert verdict.chance == "verified"
    assert verdict.winner is not None
    assert undaunted.load(text).save() == text


@pytest.mark.parametrize(("scenario", "rules"), KEPT)
def test_the_same_choices_still_lead_through_the_same_game(scenario: str, rules: int) -> None:
    """Replaying shows that each decision is still legal; this shows that nothing new became so."""
    assert record(scenario, rules).save() == place(scenario, rules).read_text(encoding="utf-8")
