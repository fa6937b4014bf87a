"""Nobody is told what he may not see: deal the hidden cards anew, and every message stays the same."""

from random import Random

import pytest

import undaunted
from tests.game.test_views import dealt_again
from tests.games import steps
from tests.server.client import play_on
from tests.server.house import House
from tests.server.tables.test_live import two_at_a_table
from undaunted.game.game import Game
from undaunted.server.store import PLAYING, SeatRecord, Store, TableRecord
from undaunted.server.tables import Table
from undaunted.server.tables.hub import encoded
from undaunted.server.tables.journal import Journal


def table_of(game: Game, store: Store) -> Table:
    seats = [SeatRecord(seat=seat, kind="person", token_hash=b"1") for seat in game.seats]
    record = TableRecord(
        id="t", scenario=game.scenario, content="", seed=b"", lang="en", listed=False, created=0, changed=0,
        rules=2,
        state=PLAYING, winner="", how="", waits_for="", round=1, decisions=0, seats=seats,
    )  # fmt: skip
    return Table(record, game, Journal(), store)


SCENARIOS = ["normandy/1", "normandy/9", "north-africa/3", "north-africa/8", "stalingrad/11"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_update_holds_nothing_of_what_is_hidden(scenario: str) -> None:
    store = Store.__new__(Store)  # looking needs none
    different = 0
    for count, game in enumerate(steps(undaunted.new(scenario, seed=5), 5, 100)):
        if game.over or count % 4:
            continue
        for number, seat in enumerate(game.seats):
            # Both without a past: what happened before is not dealt anew.
            here = undaunted.from_position(game.position(), seed=1)
            other = dealt_again(game, seat, count * 2 + number)
            different += here.position() != other.position()
            for eyes in (seat, ""):
                told, told_other = (
                    encoded(table_of(one, store).update(eyes, "fr", 0)) for one in (here, other)
                )
                assert told == told_other
    assert different > 5, "and there was something hidden"


def test_what_goes_over_the_wire_to_a_watcher_names_no_drawn_card(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table) as watcher:
        play_on([us, german, watcher], Random(11), 60)
        for seat in watcher.now.now.seats.values():
            assert seat.hand is None
            assert seat.deck is None
            assert seat.bid is None
        drawn = [one.args for one in watcher.log if one.kind == "drew"]
        assert all("cards" not in args for args in drawn)
        assert us.log != watcher.log


def test_no_secret_of_the_server_is_in_any_message(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table) as watcher:
        play_on([us, german, watcher], Random(12), 10)
        live = house.server.tables.in_memory(us.table)
        assert live is not None
        secrets = [live.record.seed.hex(), us.token, german.token]
        secrets += [seat.token_hash.hex() for seat in live.record.seats]
        pages = [house.http("GET", path).text for path in ("/api/tables", f"/api/tables/{us.table}")]
        for text in (*us.texts, *german.texts, *watcher.texts, *pages):
            assert not any(secret in text for secret in secrets)
