"""Guided tables: real ones, at which somebody is taught with prepared cards, dice and a prepared opponent."""

from __future__ import annotations

import signal
from pathlib import Path

import msgspec
import pytest

import undaunted
from tests.server.client import Guest
from tests.server.house import House, Lobby, Process
from undaunted.guides import find
from undaunted.server import pages
from undaunted.server.settings import Keeping
from undaunted.server.store.verifying import verify
from undaunted.server.wire import Because, Done, Lesson, No


def start(house: Lobby, guide: str = "la-raye", **more: str) -> pages.Opened:
    answer = house.http("POST", f"/api/guides/{guide}", json=more)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=pages.Opened)


def asked(guest: Guest) -> Lesson:
    """Where the learner stands when it is his decision, or the guide is over."""
    guest.until(lambda now: now.lesson is not None and bool(now.lesson.do or now.lesson.over))
    assert guest.now.lesson is not None
    return guest.now.lesson


def learn(guest: Guest, until: int = 1000) -> None:
    """Do as one is told, up to a lesson."""
    while (lesson := asked(guest)).do and lesson.number < until:
        done = guest.pick(lesson.do[0])
        assert isinstance(done, Done), done
        guest.catch_up(done.number)


@pytest.mark.parametrize("guide", ["la-raye", "vehicles"])
def test_a_guide_is_played_to_its_end(house: House, guide: str) -> None:
    opened = start(house, guide)
    with house.guest(opened.table, opened.token) as learner:
        first = asked(learner)
        assert (first.guide, first.number, first.count) == (guide, 1, len(find(guide).lessons))
        assert [choice.thing for choice in learner.now.choices] == list(first.do), "nothing else glows"
        learn(learner)
        last = learner.now.lesson
        assert last is not None
        assert (last.over, last.number) == (True, last.count)
        assert len(last.pages) == 2
        assert learner.now.ending is not None
        assert learner.now.ending.winner == find(guide).seat
    log = house.http("GET", f"/api/tables/{opened.table}/log").text
    assert undaunted.verify(log).chance == "scripted", "nobody is told that these dice were drawn"
    moments = house.http("GET", f"/api/tables/{opened.table}/moments?from=0&to=20")
    assert moments.status_code == 200
    assert house.info(opened.table).seed_hash == ""


def test_it_speaks_the_language_of_whoever_learns(house: House) -> None:
    opened = start(house, lang="fr")
    with house.guest(opened.table, opened.token, lang="fr") as learner:
        assert "La Raye" in asked(learner).pages[0].text
        french = learner.now.lesson
        learner.speak("en")
        assert asked(learner) != french
        assert learner.welcome.seats[1].name == "Instructor"


def test_what_the_lesson_does_not_ask_for_is_refused_kindly(house: House) -> None:
    opened = start(house)
    with house.guest(opened.table, opened.token) as learner:
        asked(learner)
        before = learner.now.number
        refused = learner.pick("us-scout-a")
        assert isinstance(refused, No)
        assert refused.code == "lesson"
        assert "Squad Leader B" in refused.text
        learner.why("us-scout-a")
        assert "Squad Leader B" in learner.hear(Because).text
        unheard = learner.pick("nonsense")
        assert isinstance(unheard, No)
        assert unheard.code == "illegal", "the rules speak first"
        assert house.info(opened.table).decisions <= before + 1


def test_undo_leads_back_to_the_lesson_before(house: House) -> None:
    opened = start(house)
    with house.guest(opened.table, opened.token) as learner:
        learn(learner, until=3)
        there = asked(learner)
        done = learner.pick("12B")
        assert isinstance(done, Done), done
    # New ground brings a Fog of War: no draw, so it can be taken back.
    with house.guest(opened.table, opened.token) as learner:
        assert asked(learner).number == there.number + 1
        assert isinstance(learner.undo(), Done)
        assert asked(learner).number == there.number
        learn(learner)
        assert learner.now.ending is not None


def test_it_goes_on_where_it_was_after_the_server_was_killed(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with Process(data) as house:
        opened = start(house)
        with house.guest(opened.table, opened.token) as learner:
            learn(learner, until=9)
            before = asked(learner)
        house.stop(signal.SIGKILL)
        house.start()
        with Guest(house.address, opened.table, opened.token) as learner:
            assert asked(learner) == before
            learn(learner)
            assert learner.now.ending is not None
        house.stop(signal.SIGTERM)
    assert verify(data).bad == []


def test_nobody_sees_guided_tables_in_the_lobby_and_spectators_are_not_taught(house: House) -> None:
    opened = start(house)
    assert opened.table not in [one["table"] for one in house.http("GET", "/api/tables").json()]
    with house.guest(opened.table) as spectator:
        spectator.until(lambda now: True)
        assert spectator.now.lesson is None


def test_starting_again_gives_the_old_table_up(house: House) -> None:
    first = start(house)
    second = start(house, instead=first.table, token=first.token)
    assert second.table != first.table
    assert house.info(first.table).state == "over"
    third = start(house, instead=second.table, token="somebody else's")
    assert house.info(second.table).state == "playing", "only who has the key gives it up"
    ordinary = house.open_table(US="me", German="recruit")
    start(house, instead=ordinary.table, token=ordinary.token)
    assert house.info(ordinary.table).state == "playing", "it was no guide"
    start(house, instead="nowhere", token=third.token)


def test_one_address_cannot_fill_the_store_with_guides() -> None:
    with House(keeping=Keeping(tables_opened=2)) as house:
        one = start(house)
        start(house)
        full = house.http("POST", "/api/guides/la-raye", json={})
        assert (full.status_code, full.json()["code"]) == (429, "too-many-tables")
        start(house, instead=one.table, token=one.token)


@pytest.mark.parametrize(("lang", "words"), [("en", "no guided game"), ("fr", "Aucune partie guidée")])
def test_an_unknown_guide_is_refused_in_both_languages(house: House, lang: str, words: str) -> None:
    answer = house.http("POST", f"/api/guides/nowhere?lang={lang}", json={})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-guide")
    assert words in answer.json()["text"]


def test_bad_wishes_are_refused(house: House) -> None:
    wishes: tuple[object, ...] = ({"guide": "x"}, {"name": "x" * 200}, {"lang": 5}, [])
    for wish in wishes:
        answer = house.http("POST", "/api/guides/la-raye", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), wish
    answer = house.http("POST", "/api/guides/la-raye", json={"name": "x" * 41})
    assert answer.json()["code"] == "bad-name"


def test_the_guides_are_told_in_both_languages(house: House) -> None:
    english, french = (house.http("GET", f"/api/guides?lang={lang}").json() for lang in ("en", "fr"))
    assert [one["guide"] for one in english] == ["la-raye", "vehicles"]
    assert english[0]["scenario"] == "normandy/1"
    assert all(one["title"] != other["title"] for one, other in zip(english, french, strict=True))


def test_a_game_that_left_its_guide_is_played_on_by_somebody(house: House) -> None:
    """As a table does that was begun with lessons which have changed since."""
    opened = start(house)
    with house.guest(opened.table, opened.token) as learner:
        asked(learner)
        live = house.server.tables.in_memory(opened.table)
        assert live is not None
        assert live.coach is not None
        live.coach._same = False
        # Everything may be picked now, and the other side answers.
        done = learner.pick("us-scout-a")
        assert isinstance(done, Done), done
        learner.until(lambda now: now.now.question is not None and now.now.question.kind == "turn")
        assert learner.now.lesson is not None
        assert learner.now.lesson.number == 0
