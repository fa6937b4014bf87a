"""What a host takes out of a shared database while servers run: nothing that went is played on, written back
or told, and whoever plays something else goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest

from houses import Street
from local_postgresql import Cluster
from steady_players import AGAIN, Busy, Crowd, Player, held_to
from tests.server.campaigning import begin, following
from tests.server.client import Guest
from tests.server.house import PATIENCE, House
from tests.server.store.tables import going_on, keep_game, new_table, row
from undaunted.cli import main
from undaunted.server.store import NotKept, SeatRecord, Store, removing
from undaunted.server.store.postgresql.store import SharedStore
from undaunted.server.store.removing import removing as alone_with
from undaunted.server.store.talk import Line
from undaunted.server.wire import Done, No

Pair = tuple[House, House]
Told = Callable[..., tuple[int, str, str]]
BOTH = {"German": "me", "Soviet": "me"}


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def pair(url: str) -> Iterator[Pair]:
    with House(store=url) as first, House(store=url) as second:
        yield first, second


@pytest.fixture
def remove(url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    monkeypatch.setenv("COLUMNS", "300")

    def call(*args: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main(["remove", *args, "--store", url])
        return status, *capsys.readouterr()

    return call


def ask(url: str, query: str, *values: object) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True) as connection:
        return connection.execute(query, values).fetchall()


def comes_back(house: House, table: str, token: str = "") -> Guest:
    """As a browser does: again and again while it is told to come back."""
    end = time.monotonic() + PATIENCE
    while True:
        guest = house.guest(table, token)
        try:
            guest.until(lambda _: True)
            return guest
        except Exception:
            guest.close()
            assert time.monotonic() < end
            time.sleep(0.05)


def decides(guest: Guest) -> Done | No:
    guest.until(lambda _: True)
    for seat in guest.welcome.yours:
        if guest.face(seat).choices:
            return guest.pick(guest.now.choices[0].thing)
    raise AssertionError("nobody is asked")


def test_the_commands_say_what_they_say_of_a_file(url: str, remove: Told) -> None:
    async def fill() -> tuple[str, str]:
        store = Store.open(url)
        ended = (await keep_game(store, number=1, withdraw="US", most=30))[0].id
        seats = [SeatRecord("US", "person", "", "Spammer", b"x" * 32), SeatRecord("German", "bot", "recruit")]
        left = new_table(seats=seats, rematch=ended, changed=time.time() - 400 * 86_400)
        await store.create(left, bundle="a bundle")
        for number in (1, 2):
            await store.say(left.id, Line(number, "US", "rudeness", 1.0), 200)
        await store.close()
        return ended, left.id

    ended, left = asyncio.run(fill())
    status, out, _ = remove("table", left)
    assert status == 0
    assert "1 table would be removed. There is no way back but a backup. To do it, add --yes" in out
    assert "stop the server" not in out
    assert "serait retirée" in remove("table", left, "--lang", "fr")[1]
    assert "1 table would" in remove("table", "--older-than", "30")[1]
    assert "2 tables would" in remove("table", "--older-than", "30", "--unfinished")[1]
    assert remove("table", ended, "nowhere", "--yes")[::2] == (
        1,
        "undaunted: table nowhere: found no such table\n",
    )
    assert remove("campaign", "nowhere", "--yes")[0] == 1
    assert len(ask(url, "SELECT id FROM tables")) == 2, "all or nothing"
    assert "the name was taken from 1 seat." in remove("name", "Spammer", "--yes")[1]
    assert "nothing to remove" in remove("name", "Spammer", "--yes")[1]
    assert "2 lines of talk were removed." in remove("talk", "--table", left, "--yes")[1]
    assert "1 table was removed." in remove("table", ended, "--yes")[1]
    assert ask(url, "SELECT id, rematch FROM tables") == [(left, "")]
    assert ask(url, "SELECT count(*) FROM journal") == [(0,)]
    assert "1 table was removed." in remove("table", left, "--yes")[1]
    assert ask(url, "SELECT count(*) FROM contents") == [(0,)]


def test_no_journal_can_be_torn_afterwards_nor_where_it_fails(url: str) -> None:
    async def fill() -> None:
        store = Store.open(url)
        await store.create(new_table(id="a" * 16))
        await store.append("a" * 16, [row(1)], going_on(1))
        await store.close()

    asyncio.run(fill())

    def fail() -> None:
        with alone_with(url) as connection:
            removing.remove_tables(connection, ["a" * 16])
            connection.execute("SELECT nonsense")

    with pytest.raises(NotKept):
        fail()
    assert ask(url, "SELECT number FROM journal") == [(1,)]
    with alone_with(url) as connection:
        removing.remove_talk(connection, "")
    for deed in ("DELETE FROM journal", "UPDATE journal SET what = 'x'"):
        with pytest.raises(psycopg.errors.RaiseException, match="only ever added to"):
            ask(url, deed)


def test_a_table_that_is_played_goes_and_its_people_are_told(pair: Pair, remove: Told) -> None:
    first, second = pair
    gone, stays, elsewhere = (house.open_table(US="me", German="me") for house in (first, first, second))
    with (
        first.guest(gone.table, gone.token) as who,
        second.guest(gone.table, gone.token) as from_afar,
        first.guest(stays.table, stays.token) as neighbour,
        second.guest(elsewhere.table, elsewhere.token) as bystander,
    ):
        from_afar.until(lambda _: True)
        for guest in (who, neighbour, bystander):
            assert isinstance(decides(guest), Done)
        assert "1 table was removed." in remove("table", gone.table, "--yes")[1]
        assert isinstance(decides(bystander), Done), (
            "whose process plays nothing of it is not even interrupted"
        )
        for guest in (who, from_afar, neighbour):
            assert guest.closed_with() == 1013
    for house in pair:
        assert house.http("GET", f"/api/tables/{gone.table}").status_code == 404
        again = house.guest(gone.table, gone.token)
        assert again.hear(No).code == "no-table"
        again.close()
    with comes_back(first, stays.table, stays.token) as neighbour:
        assert neighbour.now.number >= 1
        assert isinstance(decides(neighbour), Done)


def test_whoever_played_it_keeps_nothing_more_of_it(url: str) -> None:
    """Not even in the moment before it notices."""

    async def scene() -> None:
        player, other = SharedStore(url), SharedStore(url)
        for store in (player, other):
            await store.join("127.0.0.1:0")
        gone, stays, elsewhere = new_table(), new_table(), new_table()
        await player.create(gone)
        await player.create(stays)
        await other.create(elsewhere)
        with alone_with(url) as connection:
            # Whatever is decided meanwhile waits, and is refused where that process was taken out.
            late = [
                asyncio.create_task(store.append(one.id, [row(1)], going_on(1)))
                for store, one in ((player, gone), (player, stays), (other, elsewhere))
            ]
            joining = asyncio.create_task(store_that_joins(url))
            await asyncio.to_thread(waiting_for_a_lock, url, 3)
            removing.check_tables(connection, [gone.id])
            removing.remove_tables(connection, [gone.id])
        kept = await asyncio.gather(*late, return_exceptions=True)
        assert [type(one).__name__ for one in kept] == ["Fenced", "Fenced", "NoneType"]
        assert (await player.beat()).alive is False
        assert (await other.beat()).alive is True
        await joining
        await player.join("127.0.0.1:0")
        await player.hold(gone.id)
        assert not player.holds(gone.id)
        await player.hold(stays.id)
        await player.append(stays.id, [row(1)], going_on(1))
        for store in (player, other):
            await store.close()

    asyncio.run(scene())
    assert ask(url, "SELECT count(*) FROM leases WHERE key NOT IN (SELECT id FROM tables)") == [(0,)]


async def store_that_joins(url: str) -> None:
    """One more server that is started just then."""
    store = await asyncio.to_thread(SharedStore, url)
    await store.join("127.0.0.1:0")
    await store.close()


def waiting_for_a_lock(url: str, how_many: int) -> None:
    """Until so many wait for whoever is alone with the database."""
    query = "SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database"
    query += " WHERE NOT granted AND datname = current_database()"
    end = time.monotonic() + PATIENCE
    while ask(url, query) < [(how_many,)]:
        assert time.monotonic() < end


def test_a_name_and_talk_are_not_told_from_memory(pair: Pair, url: str, remove: Told) -> None:
    first, second = pair
    opened = first.open_with({"US": "me", "German": "invite"}, name="Spammer")
    seated = second.sit(opened.table, key=opened.links["German"], name="Ann")
    with first.guest(opened.table, opened.token) as who, first.guest(opened.table, seated.token) as other:
        for guest in (who, other):
            guest.until(lambda _: True)
        assert isinstance(who.talk("rudeness"), Done)
        assert "taken from 1 seat." in remove("name", "Spammer", "--yes")[1]
        assert who.closed_with() == other.closed_with() == 1013
    with comes_back(first, opened.table, opened.token) as who:
        assert sorted(one.name for one in who.welcome.seats) == ["", "Ann"]
        while not who.lines:
            who.next()
        assert [one.text for one in who.lines] == ["rudeness"]
        assert "1 line of talk was removed." in remove("talk", "--table", opened.table, "--yes")[1]
        assert who.closed_with() == 1013
    with comes_back(first, opened.table, opened.token) as who:
        assert isinstance(who.talk("sorry"), Done)
        assert [one.text for one in who.lines] == ["sorry"]
    assert ask(url, "SELECT text FROM talk") == [("sorry",)]
    assert "Spammer" not in {str(name) for (name,) in ask(url, "SELECT name FROM seats")}


def test_a_campaign_goes_with_its_games_while_it_is_played(pair: Pair, url: str, remove: Told) -> None:
    first, second = pair
    who, _ = begin(first, BOTH, campaign="stalingrad", name="Spammer")
    who.choose()
    table = who.play()
    other, _ = begin(second, BOTH, campaign="stalingrad")
    status, _, err = remove("table", table, "--yes")
    assert (status, f"found a game of campaign {who.campaign}" in err) == (1, True)
    with following(who) as news, who.table(table) as guest:
        news.until(lambda told: True)
        guest.until(lambda _: True)
        status, out, err = remove("campaign", who.campaign, "--yes")
        assert (status, err) == (0, "")
        assert "1 campaign was removed, with the tables of its games." in out
        assert guest.closed_with() == 1013
        while news.closed_with()[0] != 1013:
            pass
    for house in pair:
        assert house.http("GET", f"/api/campaigns/{who.campaign}").status_code == 404
        assert house.http("GET", f"/api/tables/{table}").status_code == 404
    assert other.page().campaign == other.campaign
    assert ask(url, "SELECT id FROM campaigns") == [(other.campaign,)]
    for part in ("campaign_rows", "campaign_sides", "campaign_games", "campaign_devices", "campaign_carried"):
        assert {id for (id,) in ask(url, f"SELECT campaign_id FROM {part}")} <= {other.campaign}


def test_what_a_process_that_died_has_left_can_be_removed(url: str, remove: Told) -> None:
    async def fill() -> str:
        store = SharedStore(url)
        await store.join("127.0.0.1:0")
        record = new_table()
        await store.create(record)
        await store.close()  # without a word to the others
        return record.id

    table = asyncio.run(fill())
    assert ask(url, "SELECT key FROM leases") == [(table,)]
    assert "1 table was removed." in remove("table", table, "--yes")[1]
    assert ask(url, "SELECT key FROM leases") == []


def opened_at(house: House) -> str:
    """A table, as soon as a server that has just begun anew can open one."""
    player = Player(house, 0, "normandy/1", "me")
    while True:
        try:
            return player._open().table
        except Busy:
            time.sleep(AGAIN)


@pytest.mark.slow
def test_what_is_decided_meanwhile_is_kept_or_refused_and_never_lost(
    pair: Pair, url: str, remove: Told
) -> None:
    """People play on and on while other tables are removed under them, of either process."""
    with Crowd(Street(pair)) as crowd:
        crowd.go()
        for number in range(4):
            assert remove("table", opened_at(pair[number % 2]), "--yes")[0] == 0
            crowd.wait_for_all()
    held = held_to(url, crowd.kept, crowd.rivals.given)
    assert (held.broken, crowd.troubles) == ([], [])
    assert held.acknowledged > 4
