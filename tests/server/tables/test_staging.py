"""What a browser is told once: every scenario, in every language, and nothing left unnamed."""

import msgspec
import pytest

import undaunted
from tests.games import EVERY, steps
from undaunted import messages
from undaunted.api import new
from undaunted.server import staging

LANGUAGES = messages.languages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_has_every_scenario_and_every_bot(lang: str) -> None:
    catalogue = staging.catalogue(lang)
    assert [one.id for game in catalogue.games for one in game.scenarios] == [
        one.id for one in undaunted.scenarios()
    ]
    assert {one.spec for one in catalogue.bots} >= {"recruit", "ace", "greedy", "random"}
    assert catalogue.newcomers in {one.spec for one in catalogue.bots}
    for game in catalogue.games:
        for one in game.scenarios:
            assert all((one.title, one.place, one.date, one.briefing, one.origin_text, one.board))
            assert [side.style for side in one.sides] == [0, 1]
            assert len({side.emblem for side in one.sides}) == 2
    assert msgspec.json.encode(catalogue)


def test_how_a_side_wins_is_told_in_a_sentence() -> None:
    told = {lang: staging.staged("normandy/5", lang).scenario.sides for lang in LANGUAGES}
    assert [side.goal_told for side in told["en"]] == [
        "The Americans win with 2 objective points.",
        "The Germans win by pinning the enemy: no enemy Rifleman left on the board.",
    ]
    assert told["fr"][0].goal_told == "Les Américains gagnent avec 2 points Objectif."


@pytest.mark.parametrize("scenario", EVERY)
def test_everything_that_can_be_offered_is_on_the_stage(scenario: str) -> None:
    stage = staging.staged(scenario, "fr")
    things = {one.id for one in stage.tiles} | {one.id for one in stage.cards}
    things |= {one.id for one in stage.structures}
    things |= {f"@{one.id}" for one in stage.counters} | {one.thing for one in stage.buttons}
    things |= {action.thing for card in stage.cards for action in card.actions}
    places = [place for vehicle in stage.vehicles for place in vehicle.places]
    things |= {place.id for place in places}
    things |= {action.thing for place in places for action in place.actions}
    for game in steps(new(scenario, seed=9), 9, 60):
        for seat in game.deciders:
            assert {one.name for one in game.options(seat)} <= things
    assert msgspec.json.decode(msgspec.json.encode(stage), type=type(stage)) == stage


def test_rules_are_told_for_every_topic_in_both_languages() -> None:
    told = {lang: staging.rule_texts(lang) for lang in LANGUAGES}
    assert told["en"].keys() == told["fr"].keys()
    assert all(rule.text for rules in told.values() for rule in rules.values())


def test_another_language_has_other_words_and_the_same_things() -> None:
    english, french = (staging.staged("north-africa/11", lang) for lang in ("en", "fr"))
    assert [card.id for card in english.cards] == [card.id for card in french.cards]
    assert [card.name for card in english.cards] != [card.name for card in french.cards]
