"""The page about a game that has ended, for two seats and four, won or given up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.game.test_afterwards import counted, fortunes
from tests.packs import teams
from tests.server.house import House
from undaunted.server import pages
from undaunted.server.wire import Update


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with teams.found_in(tmp_path_factory.mktemp("packs")), House() as house:
        yield house


def looked_back(house: House, table: str, lang: str = "en") -> pages.Afterwards:
    answer = house.http("GET", f"/api/tables/{table}/afterwards", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=pages.Afterwards)


def test_while_it_runs_nobody_is_told(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    answer = house.http("GET", f"/api/tables/{opened.table}/afterwards")
    assert (answer.status_code, answer.json()["code"]) == (409, "running")
    assert house.http("GET", "/api/tables/nowhere/afterwards").json()["code"] == "no-table"


def test_a_whole_game_is_told_in_both_languages(house: House) -> None:
    opened = house.open_table(US="me", German="random")
    with house.guest(opened.table, opened.token) as guest:
        guest.until(lambda now: bool(now.choices))
        random = Random(2)
        while guest.until(lambda now: bool(now.choices) or now.ending is not None).ending is None:
            guest.pick_any(random)
            guest.until(lambda now: now.number >= guest.now.number)
        last = guest.now
    told = looked_back(house, opened.table)
    assert told.rounds == last.now.round
    assert told.course[-1].points == tuple(side.points for side in last.now.sides.values())
    assert [one.side for one in told.sides] == list(last.now.sides)
    french = looked_back(house, opened.table, "fr")
    assert french.sides == told.sides
    assert [one.decision for one in french.lucky] == [one.decision for one in told.lucky]
    for stroke in (*told.lucky, *told.unlucky):
        assert stroke.text
        assert 0 < stroke.percent <= 100


def test_a_game_given_up_before_it_began_is_told_as_well(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    with house.guest(opened.table, opened.token) as guest:
        guest.until(lambda now: bool(now.choices))
        guest.withdraw()
    told = looked_back(house, opened.table)
    assert [(one.shots, one.cards) for one in told.sides] == [(0, 0), (0, 0)]
    assert len(told.course) == 1
    assert (told.lucky, told.unlucky) == ((), ())


def test_a_whole_game_of_four_seats_is_told_of_its_two_sides(four: House) -> None:
    seats = dict.fromkeys(("US-1", "US-2", "German-1", "German-2"), "me")
    opened = four.open_with(seats, scenario=teams.FOUR)
    with four.guest(opened.table, opened.token) as screen:
        screen.hear(Update)
        random = Random(1)
        while not screen.now.ending:
            screen.face(random.choice(screen.now.asked))
            screen.catch_up(screen.pick_any(random).number)
        last = screen.now.now
    back = looked_back(four, opened.table)
    table = four.server.tables.in_memory(opened.table)
    assert table is not None
    assert fortunes(back.sides) == counted(table.game)
    assert [one.side for one in back.sides] == ["US", "German"]
    assert back.course[-1].points == tuple(side.points for side in last.sides.values())
    assert len(back.began) == back.rounds == last.round
