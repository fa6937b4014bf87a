"""Names in every language: their forms, their codes on the map, and names that nobody has translated."""

from __future__ import annotations

from collections import Counter

import pytest

import undaunted
from tests.messages.contract import content_names
from undaunted.cli.screen.codes import Codes
from undaunted.content.goal import parse_goal
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import action_text, goal_text, side_name, soldier_name, told_text
from undaunted.messages import composed, languages, name, say

SCENARIOS = [info.id for info in undaunted.scenarios()]
BENT = ("card-", "vehicle-", "structure-")


@pytest.mark.parametrize("key", [key for key in content_names() if key.startswith(BENT)])
def test_french_names_have_all_their_forms(key: str) -> None:
    forms = name(key, "", "fr").forms
    assert {"le", "du", "au", "gender"} <= set(forms)
    text = say(key, "fr")
    assert forms["gender"] in ("masculine", "feminine")
    article = "la " if forms["gender"] == "feminine" else "le "
    vowel = text[0] in "AEÉIO"
    assert forms["le"] == (f"l'{text}" if vowel else f"{article}{text}")
    assert forms["du"] == (f"de {forms['le']}" if vowel or article == "la " else f"du {text}")
    assert forms["au"] == (f"à {forms['le']}" if vowel or article == "la " else f"au {text}")


@pytest.mark.parametrize("key", [key for key in content_names() if key.startswith("side-")])
def test_french_sides_are_nouns_and_adjectives(key: str) -> None:
    assert {"le", "du", "au", "number", "masculine", "feminine"} <= set(name(key, "", "fr").forms)


@pytest.mark.parametrize("key", [key for key in content_names() if key.startswith("side-")])
def test_english_sides_are_people_and_adjectives(key: str) -> None:
    forms = name(key, "").forms
    assert {"the", "adjective", "possessive", "full", "number"} <= set(forms)
    assert forms["the"].startswith("the ")


@pytest.mark.parametrize("key", [key for key in content_names() if key.startswith(BENT)])
def test_english_names_have_their_article(key: str) -> None:
    text = say(key)
    assert name(key, "").forms["the"] == (text if key == "card-fog-of-war" else f"the {text}")


def test_a_squads_letter_makes_a_name_that_needs_no_article() -> None:
    assert soldier_name("Engineer", "").forms["the"] == "the Engineer"
    assert soldier_name("Rifleman", "A").forms["the"] == "Rifleman A"
    called = names(undaunted.new("normandy/1", seed=1).stage)
    assert called.unit("german-scout-b").forms["the"] == "the German Scout B"


def test_through_somebodys_eyes() -> None:
    stage = undaunted.new("normandy/1", seed=1).stage
    english, french = names(stage, "en", "US"), names(stage, "fr", "US")
    assert english.unit("us-scout-b") == "your Scout B"
    assert english.unit("german-scout-b") == "German Scout B"
    assert french.unit("us-scout-b").forms["du"] == "de votre Éclaireur B"
    assert english.say("event-turn-began", seat="US") == "Your turn."
    assert english.say("event-turn-began", seat="German") == "The Germans' turn."
    assert french.say("event-turn-began", seat="US") == "À vous de jouer."
    assert french.say("event-turn-began", seat="German") == "Aux Allemands de jouer."
    assert names(stage).say("event-turn-began", seat="US") == "The Americans' turn."


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_counter_of_a_scenario_has_a_code_of_its_own(scenario: str, lang: str) -> None:
    game = undaunted.new(scenario, seed=1)
    view = game.view(None)
    codes = Codes(view, names(game.stage, lang))
    written = Counter(codes.counter(unit) for unit in view.counters)
    assert [code for code, times in written.items() if times > 1] == []
    assert all(len(code) == 2 and code.isascii() for code in written)
    structures = Counter(codes.structure(one) for one in view.structures)
    assert all(times == 1 for times in structures.values())


def test_names_agree_in_gender_and_are_put_together() -> None:
    game = undaunted.new("normandy/7", seed=1)
    french = names(game.stage, "fr")
    assert french.unit("us-machine-gunner-a") == "Mitrailleuse A américaine"
    assert french.unit("us-machine-gunner-a").forms["du"] == "de la Mitrailleuse A américaine"
    assert french.unit("german-scout-b").forms["le"] == "l'Éclaireur B allemand"
    assert names(game.stage, "en").unit("german-scout-b") == "German Scout B"


def test_a_form_at_the_head_of_a_sentence_is_capitalised() -> None:
    unit = soldier_name("Scout", "", "fr")
    assert say("event-exited", "fr", unit=unit, vehicle=soldier_name("Machine Gunner", "A", "fr")) == (
        "L'Éclaireur descend de la Mitrailleuse A."
    )


def test_actions_are_their_word_and_their_numbers() -> None:
    assert action_text("Scout 2", "fr") == "Explorer 2"
    assert action_text("Bolster 2 A", "fr") == "Renforts 2 A"
    assert action_text("Demolition 2/3", "fr") == "Démolir 2/3"
    assert action_text("Attack 3 within 0", "en") == "Attack 3 within 0"
    assert action_text("Attack 3 within 1 beyond 0", "fr") == "Attaquer 3 jusqu'à 1 dès 0"


def test_goals_in_words() -> None:
    assert (
        goal_text(parse_goal("escape Saboteur, Navigator"), "fr") == "fuir avec le Saboteur et le Navigateur"
    )
    assert goal_text(parse_goal("neutralise Medium Tank")) == "neutralise the Medium Tank"
    assert goal_text(parse_goal("neutralise Rifleman A"), "fr") == "éliminer le Fusilier A"
    assert goal_text(parse_goal("control 5")) == "hold 5 points"
    assert goal_text(parse_goal("pin")) == "drive off all Riflemen"


def test_names_of_ones_own_pack_keep_their_text() -> None:
    assert soldier_name("Pioneer", "A", "fr") == "Pioneer A"
    assert soldier_name("Pioneer", "A", "fr").forms["le"] == "le Pioneer A"
    assert side_name("Partisans", "fr") == "Partisans"
    assert told_text("mine/1", "title", "The Ford", "fr") == "The Ford"
    french = composed("name-of-side", soldier_name("Pioneer", "", "fr"), "fr", side=side_name("US", "fr"))
    assert french == "Pioneer américain"


def test_scenarios_are_told_in_the_language_asked_for() -> None:
    assert told_text("north-africa/2", "title", "The Airfield at Murzuq", "fr") == "L'aérodrome de Mourzouk"
    assert told_text("north-africa/2", "title", "The Airfield at Murzuq") == "The Airfield at Murzuq"
    briefing = told_text("normandy/1", "briefing", "", "fr")
    assert "\n" not in briefing
    assert "  " not in briefing
