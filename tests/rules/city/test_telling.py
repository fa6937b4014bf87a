"""What people are told of the city: who fell, what places and units are, goals, names, what lies in wait."""

from __future__ import annotations

import random

import pytest

import undaunted
from tests.messages.test_french import french
from tests.messages.test_no_ids import astray, ids
from tests.rules.city.ground import EITHER, HOLD, ONE_WAY, OTHER_WAY, soviet
from tests.table import play
from undaunted.game.telling.aims import goal_told
from undaunted.game.telling.explaining import explain
from undaunted.game.telling.names import names
from undaunted.messages import languages, say
from undaunted.rulebook import rulebook

SECTIONS = {section.id for section in rulebook("en").sections()}


def now(game: undaunted.Game, thing: str, lang: str = "en") -> tuple[str, ...]:
    found = explain(game, "Soviet", thing, lang)
    assert found
    return found.now


def test_a_building_tells_both_its_covers_and_what_breaks_it() -> None:
    game = soviet("Scout A").game()
    assert now(game, "102")[:2] == (
        "Building: cover 3 against attackers on other tiles, 1 against those on the same one.",
        "Antitank, Demo and Bomb can damage it: a die must reach 6 plus the range.",
    )
    ruin = soviet("Scout A").face("102", "C").game()
    assert now(ruin, "102")[0] == "Cover 2: adds 2 to the defence of whoever is shot at here."
    assert now(ruin, "building-102") == ("Destroyed by the Soviets.",)


def test_a_unit_tells_its_cover_smoke_and_whether_it_is_routed() -> None:
    game = soviet("Scout A").smoke("105").game()
    assert now(game, "@soviet-rifleman-a") == (
        "Here: defence 4, cover 1 (2 against attackers on other tiles), smoke 2, plus the range.",
    )
    routed = soviet("Scout A").routed("Soviet Scout B").game()
    assert now(routed, "@soviet-scout-b")[-1].startswith("Routed: Scout B is out of action")


def test_what_lies_in_wait_is_reckoned_before_the_step() -> None:
    scene = soviet("Rifleman A").field("105-106 German personnel").watch("German Machine Gunner A", "106")
    told = " ".join(now(scene.game(), "soviet-rifleman-a.move"))
    # 7 faces in ten hit a 4; then three dice need 4 + 2 cover + 3 range.
    assert "with the chance to be stopped: 106 85 %" in told
    clear = " ".join(now(soviet("Rifleman A").game(), "soviet-rifleman-a.move"))
    assert "stopped" not in clear


def test_places_are_called_by_where_they_are() -> None:
    stage = soviet("Scout A").game().stage
    assert names(stage).structure("building-102").forms["the"] == "the building at 102"
    assert names(stage, "fr").structure("tunnel-101").forms["du"] == "du tunnel en 101"
    square = undaunted.new("stalingrad/11", seed=1).stage
    assert names(square).structure("building-510") == "Pavlov's House"


def test_all_ways_to_win_are_told() -> None:
    stage = soviet("Scout A", game=EITHER).game().stage
    assert goal_told(stage, "Soviet") == (
        "The Soviets win with 4 objective points. Another way to win: rout 1 enemy or occupy 107. "
        "Routing all enemy Riflemen wins as well."
    )
    held = soviet("Scout A", game=HOLD).game().stage
    assert goal_told(held, "German", "fr").startswith("Les Allemands gagnent en contrôlant des tuiles avec 2")


@pytest.mark.parametrize("number", [ONE_WAY, OTHER_WAY])
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Routing all enemy Riflemen wins as well."), ("fr", say("goal-told-full-rout", lang="fr"))],
)
def test_only_the_side_that_wins_by_a_full_rout_is_told_of_it(number: int, lang: str, said: str) -> None:
    stage = soviet("Scout A", game=number).game().stage
    assert goal_told(stage, "German", lang).endswith(said)
    assert said not in goal_told(stage, "Soviet", lang)


def test_only_its_owner_is_told_who_fell() -> None:
    game = undaunted.new("stalingrad/11", seed=3)
    chance = random.Random(3)
    while not game.over and game.decisions < 400:
        seat = game.deciders[0]
        options = game.options(seat)
        shots = [one for one in options if one.odds or ".attack" in one.name]
        game.play(seat, chance.choice(shots or [one for one in options if one.name != "withdraw"]))
    lost = {seat: [one for one in game.events(seat) if one.kind == "casualty"] for seat in game.seats}
    assert lost["Soviet"]
    for seat, events in lost.items():
        for event in events:
            own = str(event.args["unit"]).startswith(seat.lower())
            assert bool(event.args.get("fallen")) == own
            assert ("a card" in event.text) == (not own)
    assert not any("fallen" in event.args for event in game.events(None))


@pytest.mark.parametrize("seed", [1, 2])
def test_everything_explains_itself_all_through_a_game(seed: int) -> None:
    game = undaunted.new("siege/1", seed=seed)
    chance, notation = random.Random(seed), ids(game)
    while not game.over and game.decisions < 160:
        seat = game.deciders[0]
        options = game.options(seat)
        lively = [one for one in options if one.name not in ("hunker-down", "stop", "withdraw", "end-turn")]
        game.play(seat, chance.choice(lively or options))
        if game.decisions % 50:
            continue
        for thing in game._things.numbers:
            told = {lang: explain(game, seat, thing, lang) for lang in languages()}
            english, other = told["en"], told["fr"]
            assert english
            assert other
            assert english.section in SECTIONS
            assert len(english.now) == len(other.now), thing
            for lang, one in (("en", english), ("fr", other)):
                assert not [text for text in (one.title, one.rule) if astray(game, text, lang, notation)]


def test_prompts_and_options_speak_french() -> None:
    game = soviet("Commissar").play_area("Soviet", "Scout A").game()
    play(game, "Soviet", "Commissar", "Inspire")
    assert game.prompt("Soviet") == "Inspire 2: which card acts once more? You may choose up to 2."
    french(game.prompt("Soviet", "fr"), game.prompt("Soviet"))
    assert {one.text("fr") for one in game.options("Soviet")} == {
        "Éclaireur A",
        "N'ordonner à personne d'autre",
    }
