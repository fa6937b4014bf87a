"""Campaigns outlive the server: with their people, their tables, their bots and what they chose."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, begin, join, withdraw
from tests.server.house import House
from tests.server.store.test_outliving import left_by
from undaunted.campaign import reading
from undaunted.server.store import OutOfOrder, Store
from undaunted.server.store.campaign_records import Onward
from undaunted.server.store.exporting import export
from undaunted.server.store.verifying import verify

INVITING = {"Soviet": "me", "German": "invite"}


def at(house: House, who: Commander) -> Commander:
    return Commander(house, who.campaign, who.token, who.yours)


def test_a_campaign_goes_on_after_a_restart(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with laid_out(tmp_path / "packs"):
        with House(data) as house:
            ada, opened = begin(house, INVITING, name="Ada")
            bob = join(house, opened, "German", "Bob")
            ada.choose()
            bob.choose()
            table = ada.play()
            with ada.table(table) as guest:
                guest.until(lambda now: bool(now.choices))
                guest.pick(guest.now.choices[0].thing)
            pages = [one.ask("GET").content for one in (ada, bob, Commander(house, ada.campaign))]
        # Its muster was made here only: what the table is played with is in the file.
        with House(data) as house:
            ada, bob = at(house, ada), at(house, bob)
            watcher = Commander(house, ada.campaign)
            assert [one.ask("GET").content for one in (ada, bob, watcher)] == pages
            assert bob.play() == table
            with ada.table(table) as one, bob.table(table) as other:
                withdraw([one, other], "German")
            assert ada.page().view.game == 2
            record = [one.ask("GET").json()["view"]["record"] for one in (ada, bob)]
        with House(data) as house:
            assert [at(house, one).ask("GET").json()["view"]["record"] for one in (ada, bob)] == record
        done = verify(Path(data))
        assert (done.games, done.campaigns, done.bad_campaigns) == (1, 1, [])
        left = export(Path(data), tmp_path / "over")
        assert (left.written, left.campaigns, left.campaigns_left_out) == (1, 0, 1)
        export(Path(data), tmp_path / "all", running=True)
        (written,) = (tmp_path / "all").glob("*.campaign.txt")
        told = reading.verify(written.read_text())
        assert (told.games, told.replayed) == (1, 1), "with the game in it, which lies at its table otherwise"


def test_a_bot_that_sits_in_does_so_after_a_restart(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with laid_out(tmp_path / "packs"):
        with House(data) as house:
            ada, _ = begin(house, {"Soviet": "me", "German": "greedy"})
            ada.choose()
            table = ada.play()
            ada.ask("POST", "/standin", {"side": "Soviet", "bot": "recruit"})
        with House(data) as house:
            ada = at(house, ada)
            assert ada.page().parties[0].standin == "recruit"
            with ada.table(table) as guest:
                # Two bots play, and nobody else decides.
                guest.until(lambda now: now.now.round > 1)
            assert ada.ask("POST", "/standin", {"side": "Soviet", "bot": ""}).status_code == 200


def test_the_rows_are_only_ever_added_to(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with laid_out(tmp_path / "packs"):
        with House(str(data)) as house:
            ada, _ = begin(house, {"Soviet": "me", "German": "me"})
            ada.choose()

        async def out_of_order() -> None:
            store = Store.open(data)
            kept = await store.campaign(ada.campaign)
            assert kept is not None
            for first in (len(kept.rows), len(kept.rows) + 2):
                with pytest.raises(OutOfOrder):
                    await store.go_on(ada.campaign, Onward(first, ("{}",), "playing", "", 1.0))
            assert await store.campaign(ada.campaign) == kept
            await store.close()

        asyncio.run(out_of_order())
        with closing(sqlite3.connect(data)) as connection:
            for statement in ("UPDATE campaign_rows SET text = '{}'", "DELETE FROM campaign_rows"):
                with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
                    connection.execute(statement)
        with closing(sqlite3.connect(data, isolation_level=None)) as connection:
            connection.execute("DROP TRIGGER campaign_is_not_rewritten")
            connection.execute(
                "UPDATE campaign_rows SET text = replace(text, 'S-S-', 'S-X-') WHERE text LIKE '%mustered%'"
            )
        (bad,) = verify(data).bad_campaigns
        assert ada.campaign in str(bad)
        with House(str(data)) as house:
            assert at(house, ada).refused("GET") == (410, "campaign-gone")


def test_a_file_of_the_fourth_schema_goes_on_and_can_have_campaigns(tmp_path: Path) -> None:
    path = left_by(4, tmp_path)
    with laid_out(tmp_path / "packs"), House(str(path)) as house:
        with house.guest("runninggame1", "key-of-US") as us:
            us.until(lambda now: True)
            assert us.welcome.campaign == ""
        ada, _ = begin(house, {"Soviet": "me", "German": "greedy"})
        assert ada.choose().view.phase == "game"
        assert verify(path).bad_campaigns == []
