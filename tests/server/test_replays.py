"""Replays: each moment as it was seen then, and no secret of a game that still runs."""

from __future__ import annotations

from random import Random

import httpx
import msgspec
import pytest

import undaunted
from tests.server.client import Guest
from tests.server.house import House
from undaunted.content.stage import stage
from undaunted.game.record.rows import UNDO, Row, decisions_of
from undaunted.server import pages
from undaunted.server.errors import Refusal
from undaunted.server.replaying import eyes_for, moments
from undaunted.server.store import BadJournal, SeatRecord, TableRecord
from undaunted.server.wire import Ending, Happening

from .tables.test_live import two_at_a_table

SEED = bytes(range(32))
HERE = stage("normandy/1")
OVER = Ending("US", "control", "", "")


def record(scenario: str) -> TableRecord:
    seats = [SeatRecord(seat, "person") for seat in undaunted.new(scenario).seats]
    return TableRecord(
        id="table", scenario=scenario, content=stage(scenario).hash, seed=SEED, lang="en", listed=False,
        rules=2, created=0.0,
        changed=0.0, state="playing", winner="", how="", waits_for="", round=1, decisions=0, seats=seats,
    )  # fmt: skip


def played(scenario: str, most: int) -> tuple[undaunted.Game, list[Row]]:
    """A game in which much is taken back, and its journal."""
    random = Random(4)
    game = undaunted.new(scenario, seed=SEED)
    rows: list[Row] = []
    while not game.over and len(rows) < most:
        able = [seat for seat in game.seats if game.can_undo(seat)]
        seat = random.choice(able or game.deciders)
        if able and random.random() < 0.3:
            game.undo(seat)
            rows.append(Row(len(rows) + 1, seat, UNDO))
            continue
        seat = random.choice(game.deciders)
        option = random.choice(game.options(seat))
        game.play(seat, option)
        rows.append(Row(len(rows) + 1, seat, option.name, " ".join(game.came)))
    return game, rows


@pytest.mark.parametrize("scenario", ["normandy/4", "north-africa/8"])
def test_the_moments_are_those_of_the_game_without_what_was_taken_back(scenario: str) -> None:
    game, rows = played(scenario, 400)
    assert sum(row.what == UNDO for row in rows) > 10
    assert len(decisions_of(rows)) == game.decisions
    for seat in ("", *game.seats):
        told = moments(record(scenario), rows, stage(scenario), None, game.seats, seat, 0, 10**6, "en")
        assert [one.decision for one in told.moments] == list(range(game.decisions + 1))
        assert told.last == game.decisions
        assert told.moments[-1].now == game.now(seat or None)
        events = [(event.kind, event.decision, event.args) for event in game.events(seat or None)]
        found = [(one.kind, one.decision, one.args) for part in told.moments for one in part.happened]
        assert found == events
        part = moments(record(scenario), rows, stage(scenario), None, game.seats, seat, 5, 9, "en")
        assert part.moments == told.moments[5:10]


def test_a_journal_that_does_not_hold_is_refused_without_its_secrets() -> None:
    _, rows = played("normandy/1", 60)
    for wrong in (Row(3, rows[2].seat, "nonsense"), msgspec.structs.replace(rows[2], came="6 6")):
        with pytest.raises(BadJournal) as error:
            moments(record("normandy/1"), [*rows[:2], wrong], HERE, None, (), "", 0, 100, "en")
        assert "nonsense" not in str(error.value)
        assert SEED.hex() not in str(error.value)


def test_through_whose_eyes() -> None:
    _, rows = played("normandy/1", 20)

    def look(ending: Ending | None, yours: tuple[str, ...], seat: str) -> tuple[str, ...]:
        eyes = eyes_for(record("normandy/1"), ending is not None, yours, seat)
        told = moments(record("normandy/1"), rows, HERE, ending, eyes, seat, 0, 1, "en")
        hands = {name for name, one in told.moments[0].now.seats.items() if one.hand is not None}
        assert hands == ({seat} if seat else set())
        return told.eyes

    assert look(None, (), "") == ()
    assert look(None, ("US",), "US") == ("US",)
    assert look(OVER, (), "German") == ("US", "German")
    for yours, seat, code in (
        ((), "US", "not-yours"),
        (("US",), "German", "not-yours"),
        ((), "x", "no-seat"),
    ):
        with pytest.raises(Refusal) as refusal:
            look(None, yours, seat)
        assert refusal.value.code == code


def ask_for(house: House, guest: Guest, token: str = "", **query: object) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    asked = {key.rstrip("_"): str(value) for key, value in query.items()}
    return house.http("GET", f"/api/tables/{guest.table}/moments", headers=headers, params=asked)


def test_over_http_while_it_runs_and_when_it_has_ended(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        random = Random(3)
        for _ in range(30):
            able = us if us.now.choices else german
            done = able.pick_any(random)
            us.catch_up(done.number)
            german.catch_up(done.number)
        answer = ask_for(house, us)
        assert answer.status_code == 200
        told = msgspec.json.decode(answer.content, type=pages.Moments)
        assert (told.eyes, told.seat, told.ending) == ((), "", None)
        assert told.last == len(told.moments) - 1 >= 30
        mine = msgspec.json.decode(ask_for(house, us, us.token, eyes="US").content, type=pages.Moments)
        assert mine.eyes == ("US",)
        assert mine.moments[-1].now == us.now.now
        # The log says "you"; a replay, which others may be shown, calls all sides by their names.
        assert [wordless(one) for part in mine.moments for one in part.happened] == [*map(wordless, us.log)]
        for token, eyes, status in (
            ("", "US", 403),
            (us.token, "German", 403),
            ("x", "", 401),
            ("", "Sea", 404),
        ):
            assert ask_for(house, us, token, eyes=eyes).status_code == status
        part = msgspec.json.decode(ask_for(house, us, from_=4, to=6).content, type=pages.Moments)
        assert part.moments == told.moments[4:7]
        assert ask_for(house, us, from_=-1).status_code == 400
        beyond = msgspec.json.decode(ask_for(house, us, from_=5000).content, type=pages.Moments)
        assert beyond.moments == ()
        us.withdraw()
        ended = msgspec.json.decode(ask_for(house, us, eyes="German", lang="fr").content, type=pages.Moments)
        assert ended.eyes == ("US", "German")
        assert ended.ending is not None
        assert ended.moments[-1].now == german.now.now


def test_a_table_that_is_not_there(house: House) -> None:
    assert house.http("GET", "/api/tables/nothing/moments").status_code == 404


def wordless(told: Happening) -> Happening:
    return msgspec.structs.replace(told, text="")
