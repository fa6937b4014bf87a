"""Four seats, two a side: called by their names, and nobody is taken for a whole side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.packs import teams
from tests.server.client import play_on
from tests.server.house import House
from undaunted.server import pages, staging
from undaunted.server.wire import Done, Update

SEATS = ("US-1", "US-2", "German-1", "German-2")


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with teams.found_in(tmp_path_factory.mktemp("packs")), House() as house:
        yield house


@pytest.mark.parametrize("written", ["teams/1+teams", "teams/1%2Bteams"])
def test_a_stage_is_found_with_its_options(four: House, written: str) -> None:
    answer = four.http("GET", f"/api/stage/{written}")
    told = msgspec.json.decode(answer.content, type=pages.StageInfo).scenario
    assert told.id == teams.FOUR
    assert [(one.seat, one.side, one.text) for one in told.seats] == [
        ("US-1", "US", "US 1"),
        ("US-2", "US", "US 2"),
        ("German-1", "German", "German 1"),
        ("German-2", "German", "German 2"),
    ]
    assert [one.option for one in told.options] == ["teams"]
    assert (told.game, told.theatre) == ("teams", "normandy")


@pytest.mark.parametrize("written", ["normandy/1+teams", "teams/1+nonsense", "teams/1+"])
def test_an_option_that_a_scenario_has_not_is_no_stage(four: House, written: str) -> None:
    answer = four.http("GET", f"/api/stage/{written}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-option")


def test_one_seat_a_side_is_called_like_the_side(four: House) -> None:
    told = staging.staged("teams/1", "fr").scenario
    assert [one.text for one in told.seats] == ["Américains", "Allemands"]
    assert [one.text for one in staging.staged(teams.FOUR, "fr").scenario.seats][:2] == [
        "Américains 1",
        "Américains 2",
    ]
    games = {game.id: game for game in staging.catalogue("en").games}
    assert (games["teams"].theatre, games["north-africa"].theatre) == ("normandy", "north-africa")


def test_a_table_for_four_waits_for_each_by_name(four: House) -> None:
    seats = dict.fromkeys(SEATS, "anyone") | {"US-1": "me"}
    opened = four.open_with(seats, scenario=teams.FOUR)
    with four.guest(opened.table, opened.token) as first:
        now = first.hear(Update)
        assert all(name in now.prompt for name in ("US player 2", "German player 1", "German player 2"))
        four.sit(opened.table, seat="US-2", name="A mate")
        assert [one.text for one in four.info(opened.table).seats] == ["US 1", "US 2", "German 1", "German 2"]


def test_four_at_one_screen_play_to_the_end_and_see_one_hand_at_a_time(four: House) -> None:
    opened = four.open_with(dict.fromkeys(SEATS, "me"), scenario=teams.FOUR)
    asked = set()
    with four.guest(opened.table, opened.token) as screen:
        screen.hear(Update)
        random = Random(3)
        while not screen.now.ending:
            seat = random.choice(screen.now.asked)
            asked.add(seat)
            now = screen.face(seat)
            hands = {name for name, one in now.now.seats.items() if one.hand is not None}
            assert hands == {seat}
            done = screen.pick_any(random)
            screen.catch_up(done.number)
        assert asked == set(SEATS)
        assert screen.now.ending.winner in ("US", "German")


def test_who_is_waited_for_is_told_by_name_and_team_mates_give_up_together(four: House) -> None:
    opened = four.open_with(dict.fromkeys(SEATS, "invite") | {"US-1": "me"}, scenario=teams.FOUR)
    tokens = {seat: four.sit(opened.table, key=key, name="").token for seat, key in opened.links.items()}
    with (
        four.guest(opened.table, opened.token) as first,
        four.guest(opened.table, tokens["US-2"]) as mate,
    ):
        play_on([first, mate], Random(1), 0)
        assert mate.now.prompt == "Waiting for US player 1 and German player 1."
        assert not mate.now.now.seats["US-2"].has_bid, "only the commander bids"
        done = mate.withdraw()
        assert isinstance(done, Done)
        assert not mate.now.ending, "his team-mate has a say in it (ruling 39)"
        assert giving_up(four, opened.table) == {"US-2"}
        done = first.withdraw()
        assert isinstance(done, Done)
        assert first.catch_up(done.number).ending
        assert first.now.ending
        assert first.now.ending.winner == "German"


def giving_up(house: House, table: str) -> set[str]:
    return {one.seat for one in house.info(table).seats if one.gives_up}


def test_who_plays_on_has_changed_his_mind_and_bots_agree(four: House) -> None:
    opened = four.open_with(
        {"US-1": "me", "US-2": "invite", "German-1": "random", "German-2": "random"}, scenario=teams.FOUR
    )
    (token,) = (four.sit(opened.table, key=key, name="").token for key in opened.links.values())
    with four.guest(opened.table, opened.token) as first, four.guest(opened.table, token) as mate:
        play_on([first, mate], Random(1), 0)
        assert isinstance(first.withdraw(), Done)
        assert giving_up(four, opened.table) == {"US-1"}
        first.pick_any(Random(2))
        assert giving_up(four, opened.table) == set()
        assert isinstance(mate.withdraw(), Done)
        assert not mate.now.ending
    alone = four.open_with(dict.fromkeys(SEATS, "random") | {"US-1": "me"}, scenario=teams.FOUR)
    with four.guest(alone.table, alone.token) as only:
        play_on([only], Random(1), 0)
        done = only.withdraw()
        assert isinstance(done, Done)
        assert only.catch_up(done.number).ending
