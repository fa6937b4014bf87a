"""Specialists at a table: whoever opens it chooses, everybody who sits down is told."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.packs import specialists
from tests.server.house import House
from undaunted import content
from undaunted.server import pages, staging
from undaunted.server.wire import AskBrief, Briefing, Done, Update

LA_RAYE = "normandy/1+specialists"


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with House() as house:
        yield house


def test_a_scenario_tells_what_it_can_be_played_with_and_a_stage_what_it_is(house: House) -> None:
    plain, varied = (staging.staged(name, "en").scenario for name in ("normandy/1", LA_RAYE))
    assert [one.option for one in plain.options] == [one.option for one in varied.options] == ["specialists"]
    assert plain.ways == ()
    assert [(one.text, bool(one.about)) for one in varied.ways] == [("With specialists", True)]
    assert staging.staged(LA_RAYE, "fr").scenario.ways[0].text == "Avec des spécialistes"


def test_everybody_who_sits_down_is_told(house: House) -> None:
    opened = house.open_with({"US": "me", "German": "anyone"}, scenario=LA_RAYE, listed=True)
    answer = house.http("GET", "/api/tables?lang=fr")
    listed = msgspec.json.decode(answer.content, type=list[pages.TableInfo])
    assert [[one.text for one in info.ways] for info in listed if info.table == opened.table] == [
        ["Avec des spécialistes"]
    ]
    seated = house.sit(opened.table, seat="German")
    assert [one.option for one in house.info(opened.table).ways] == ["specialists"]
    with house.guest(opened.table, seated.token) as german:
        now = german.hear(Update)
        german.send(AskBrief(id=1))
        told = german.hear(Briefing).ways
        assert len(told) == 1
        assert told[0].startswith("With specialists. In the supply")
        assert now.now.seats["German"].supply["german-submachine-gunner-a"] == 2


def test_the_stage_and_the_log_of_a_game_keep_them(house: House) -> None:
    opened = house.open_with({"US": "me", "German": "greedy"}, scenario=LA_RAYE)
    with house.guest(opened.table, opened.token) as us:
        us.until(lambda now: bool(now.choices))
        assert isinstance(us.withdraw(), Done)
    assert f"scenario: {LA_RAYE}\n" in house.http("GET", f"/api/tables/{opened.table}/log").text
    stage = house.http("GET", f"/api/{house.info(opened.table).stage}")
    assert msgspec.json.decode(stage.content, type=pages.StageInfo).scenario.id == LA_RAYE


def test_a_specialist_s_card_says_whose_counter_it_acts_with() -> None:
    cards = {card.id: card for card in staging.staged(LA_RAYE, "en").cards}
    assert (cards["us-grenadier-a"].counter, cards["us-grenadier-a"].unit) == ("us-rifleman-a", "Rifleman A")
    assert cards["us-rifleman-a"].unit == ""


@pytest.mark.parametrize(
    ("scenario", "code", "told"),
    [
        ("north-africa/1+specialists", "no-option", "It has: solo=LRDG, solo=Italian."),
        ("under-cover-of-night/201+specialists", "no-option", "It has: teams, solo=LRDG, solo=Italian."),
        ("normandy/1+specialists+teams", "no-option", "It has: specialists, solo=US, solo=German."),
        ("normandy/1+specialists+specialists", "no-option", "It has: specialists, solo=US, solo=German."),
        ("normandy/1+specialist", "no-option", "has no option specialist."),
        ("normandy/1+specialists+solo=US", "options-clash", "who plays alone is lent no specialists"),
        ("normandy/99+specialists", "no-scenario", "There is no scenario called normandy/99+specialists."),
    ],
)
def test_where_there_are_none_they_are_refused_with_a_reason(
    house: House, scenario: str, code: str, told: str
) -> None:
    wish = {"scenario": scenario, "seats": {"US": "me", "German": "greedy"}}
    answer = house.http("POST", "/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert told in answer.json()["text"]
    assert house.http("GET", f"/api/stage/{scenario}").json()["code"] == code


def test_what_a_box_adds_comes_after_the_games_with_their_look() -> None:
    found = [(game.id, game.box, game.theatre) for game in staging.catalogue("en").games]
    assert found[:5] == [
        ("normandy", "", "normandy"),
        ("north-africa", "", "north-africa"),
        ("stalingrad", "", "stalingrad"),
        ("armour-and-armament", "Reinforcements", "normandy"),
        ("under-cover-of-night", "Reinforcements", "north-africa"),
    ]


def test_a_table_plays_on_when_who_lent_its_specialists_is_gone(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with specialists.found_in(tmp_path / "packs") as lender:
        with House(data) as house:
            opened = house.open_with({"US": "me", "German": "greedy"}, scenario="teams/1+specialists")
            with house.guest(opened.table, opened.token) as us:
                us.until(lambda now: bool(now.choices))
        shutil.rmtree(lender)
        content.reload()
        with House(data) as house:
            answer = house.http("GET", "/api/stage/teams/1+specialists")
            assert answer.json()["code"] == "no-option"
            assert [one.text for one in house.info(opened.table).ways] == ["With specialists"]
            with house.guest(opened.table, opened.token) as us:
                us.until(lambda now: bool(now.choices))
                assert isinstance(us.pick_any(Random(1)), Done)
                assert us.now.now.seats["US"].supply["us-grenadier-a"] == 2
