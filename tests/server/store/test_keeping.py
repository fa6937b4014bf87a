"""Copies, exports and imports of stored games, and the check of them all."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

import undaunted
from tests.games import played
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.rows import dump
from undaunted.game.errors import BadLog
from undaunted.game.game import Game
from undaunted.server.store import (
    PLAYING,
    NoStore,
    NoTable,
    SeatRecord,
    Store,
    StoreInUse,
    TableRecord,
    sheets,
)
from undaunted.server.store.backup import backup
from undaunted.server.store.campaign_records import CampaignRecord, SideRecord
from undaunted.server.store.exporting import export
from undaunted.server.store.importing import Imported, import_log, opened
from undaunted.server.store.sheets import BadSheet
from undaunted.server.store.verifying import verify

from .tables import going_on, keep_game, new_table, row

UNREADABLE = [
    "UPDATE tables SET how = CAST(x'FFFE' AS TEXT) WHERE id = ?",
    "UPDATE tables SET created = 9e99 WHERE id = ?",
    "UPDATE seats SET name = CAST(x'FFFE' AS TEXT) WHERE seat = 'US' AND table_id = ?",
]
UNREADABLE_CAMPAIGNS = [
    "UPDATE campaigns SET changed = 9e999 WHERE id = ?",
    "UPDATE campaign_sides SET name = CAST(x'FFFE' AS TEXT) WHERE side = 'German' AND campaign_id = ?",
    "UPDATE campaign_sides SET promised = 'torn' WHERE side = 'German' AND campaign_id = ?",
]


class Kept:
    """A file with a finished game, one that was given up, a running one, and a table that waits."""

    def __init__(self, path: Path) -> None:
        self.path = path
        asyncio.run(self._fill())

    async def _fill(self) -> None:
        store = Store.open(self.path)
        self.finished, self.finished_game = await keep_game(store, number=1)
        self.given_up, self.given_up_game = await keep_game(store, "north-africa/1", 2, 50, "LRDG")
        self.running, self.running_game = await keep_game(store, "normandy/2", 3, 80)
        seats = [SeatRecord("US", "person"), SeatRecord("German", "invite", key_hash=b"key")]
        self.waiting = new_table(state="waiting", seats=seats, waits_for="")
        await store.create(self.waiting)
        await store.close()
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            named = "UPDATE seats SET name = 'Ann', token_hash = ? WHERE table_id = ? AND seat = 'US'"
            connection.execute(named, (b"a token's hash", self.finished.id))

    def tables(self) -> list[TableRecord]:
        return [self.finished, self.given_up, self.running, self.waiting]

    def tamper(self, deed: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("DROP TRIGGER journal_is_not_rewritten")
            connection.execute("DROP TRIGGER journal_is_not_torn")
            assert connection.execute(deed, values).rowcount == 1


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "undaunted.db")


def imported(path: Path, text: str, sheet: sheets.Sheet | None = None) -> Imported:
    with opened(path) as connection:
        return import_log(connection, text, sheet)


def count(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


class TestBackup:
    def test_a_copy_while_the_server_writes(self, tmp_path: Path) -> None:
        record = new_table()

        async def scene() -> None:
            store = Store.open(tmp_path / "undaunted.db")
            await store.create(record)
            number, copies = 0, []
            for name in ("one.db", "two.db"):
                copying = asyncio.create_task(
                    asyncio.to_thread(backup, tmp_path / "undaunted.db", tmp_path / name)
                )
                acknowledged = number
                while not copying.done() or number < acknowledged + 10:
                    number += 1
                    await store.append(record.id, [row(number)], going_on(number))
                assert await copying == 1
                copies.append((tmp_path / name, acknowledged))
            await store.close()
            for copy, least in copies:
                found = Store.open(copy)
                rows = await found.journal(record.id)
                assert len(rows) >= least
                assert rows == [row(one) for one in range(1, len(rows) + 1)]
                await found.close()

        asyncio.run(scene())

    def test_it_is_one_file_for_its_owner(self, kept: Kept, tmp_path: Path) -> None:
        (tmp_path / "copies").mkdir()
        assert backup(kept.path, tmp_path / "copies" / "copy.db") == 4
        assert [path.name for path in (tmp_path / "copies").iterdir()] == ["copy.db"]
        assert stat.S_IMODE((tmp_path / "copies" / "copy.db").stat().st_mode) == 0o600
        assert verify(tmp_path / "copies" / "copy.db").games == 4

    def test_nothing_is_overwritten(self, kept: Kept, tmp_path: Path) -> None:
        there = tmp_path / "there"
        there.write_text("mine", encoding="utf-8")
        with pytest.raises(NoStore, match="found a file that is there already"):
            backup(kept.path, there)
        assert there.read_text(encoding="utf-8") == "mine"
        with pytest.raises(NoStore, match="no such folder"):
            backup(kept.path, tmp_path / "no" / "copy.db")
        with pytest.raises(NoStore, match="no such file"):
            backup(tmp_path / "nothing.db", tmp_path / "copy.db")
        assert not list(tmp_path.glob("*.part"))
        assert not (tmp_path / "copy.db").exists()

    def test_a_damaged_file_gives_no_copy(self, kept: Kept, tmp_path: Path) -> None:
        with kept.path.open("r+b") as file:
            file.seek(3 * 4096)
            file.write(b"\xff" * 3 * 4096)
        with pytest.raises(undaunted.UndauntedError, match="expected"):
            backup(kept.path, tmp_path / "copy.db")
        assert not list(tmp_path.glob("copy.db*"))


class TestExport:
    def test_finished_games_only(self, kept: Kept, tmp_path: Path) -> None:
        done = export(kept.path, tmp_path / "logs")
        assert (done.written, done.left_out, done.bad) == (2, 2, [])
        finished, given_up = kept.finished.id, kept.given_up.id
        assert {path.name for path in (tmp_path / "logs").iterdir()} == {
            f"{finished}.log", f"{finished}.json", f"{given_up}.log", f"{given_up}.json",
        }  # fmt: skip
        text = (tmp_path / "logs" / f"{finished}.log").read_text(encoding="utf-8")
        assert text == kept.finished_game.save()
        assert undaunted.verify(text).chance == "verified"
        everything = b"".join(path.read_bytes() for path in (tmp_path / "logs").iterdir())
        for secret in (kept.running.seed, kept.waiting.seed):
            assert secret.hex().encode() not in everything
        assert b"a token's hash" not in everything

    def test_running_ones_if_the_host_wants_them(self, kept: Kept, tmp_path: Path) -> None:
        done = export(kept.path, tmp_path / "logs", running=True)
        assert (done.written, done.left_out) == (4, 0)
        path = tmp_path / "logs" / f"{kept.running.id}.log"
        assert undaunted.load(path.read_text(encoding="utf-8")).position() == kept.running_game.position()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600

    def test_one_table(self, kept: Kept, tmp_path: Path) -> None:
        assert export(kept.path, tmp_path / "logs", kept.given_up.id).written == 1
        done = export(kept.path, tmp_path / "logs", kept.running.id)
        assert (done.written, done.left_out) == (0, 1)
        assert len(list((tmp_path / "logs").glob("*.log"))) == 1
        with pytest.raises(NoTable, match="table nowhere: found no such table"):
            export(kept.path, tmp_path / "logs", "nowhere")

    def test_a_bad_one_is_named_and_the_others_are_written(self, kept: Kept, tmp_path: Path) -> None:
        kept.tamper(
            "UPDATE journal SET what = 'nonsense' WHERE table_id = ? AND number = 3", kept.finished.id
        )
        done = export(kept.path, tmp_path / "logs")
        assert done.written == 1
        assert [(one.table, one.row) for one in done.bad] == [(kept.finished.id, 3)]

    @pytest.mark.parametrize("harm", UNREADABLE)
    def test_one_that_cannot_be_read_is_named_and_the_others_are_written(
        self, kept: Kept, tmp_path: Path, harm: str
    ) -> None:
        kept.tamper(harm, kept.finished.id)
        done = export(kept.path, tmp_path / "logs")
        assert (done.written, [one.table for one in done.bad]) == (1, [kept.finished.id])
        assert [path.stem for path in (tmp_path / "logs").glob("*.log")] == [kept.given_up.id]


class TestImport:
    def test_a_log_becomes_a_finished_table(self, tmp_path: Path) -> None:
        path = tmp_path / "undaunted.db"
        game = played("north-africa/4", 4)
        done = imported(path, game.save())
        assert done.fresh

        async def scene() -> tuple[TableRecord | None, Game]:
            from undaunted.server.store import rebuild

            store = Store.open(path)
            record = await store.table(done.table)
            assert record is not None
            again = rebuild(record, await store.journal(done.table))
            await store.close()
            return record, again

        record, again = asyncio.run(scene())
        assert record is not None
        assert (record.state, record.winner, record.how) == ("over", game.winner, game.how)
        assert again.save() == game.save()
        assert verify(path).bad == []

    def test_twice_is_once(self, tmp_path: Path) -> None:
        path = tmp_path / "undaunted.db"
        text = played("normandy/1", 4).save()
        first = imported(path, text)
        second = imported(path, text.replace("\n", "\r\n"))
        assert (second.table, second.fresh) == (first.table, False)
        assert count(path) == 1

    def test_what_was_exported_is_known_where_it_was_played(self, kept: Kept, tmp_path: Path) -> None:
        export(kept.path, tmp_path)
        for record in (kept.finished, kept.given_up):
            text = (tmp_path / f"{record.id}.log").read_text(encoding="utf-8")
            sheet = sheets.read((tmp_path / f"{record.id}.json").read_bytes())
            done = imported(kept.path, text, sheet)
            assert (done.table, done.fresh) == (record.id, False)
        assert count(kept.path) == 4

    def test_from_one_server_to_another(self, kept: Kept, tmp_path: Path) -> None:
        export(kept.path, tmp_path)
        path = tmp_path / "other.db"
        for record in (kept.finished, kept.given_up):
            text = (tmp_path / f"{record.id}.log").read_text(encoding="utf-8")
            sheet = sheets.read((tmp_path / f"{record.id}.json").read_bytes())
            assert imported(path, text, sheet).table == record.id

        async def scene() -> list[TableRecord | None]:
            store = Store.open(path)
            found = [await store.table(one.id) for one in (kept.finished, kept.given_up)]
            await store.close()
            return found

        finished, given_up = asyncio.run(scene())
        assert finished is not None
        assert [one.name for one in finished.seats] == ["Ann", ""]
        assert [one.token_hash for one in finished.seats] == [b"", b""]
        assert given_up == kept.given_up
        assert verify(path).bad == []

    def test_games_of_one_seed_are_not_the_same_game(self, tmp_path: Path) -> None:
        path = tmp_path / "undaunted.db"
        from tests.games import go_on

        for number in (1, 2):
            assert imported(path, go_on(undaunted.new("normandy/1", seed=7), number).save()).fresh
        assert count(path) == 2

    def test_a_bad_log_is_refused_whole(self, tmp_path: Path) -> None:
        path = tmp_path / "undaunted.db"
        text = played("normandy/1", 4).save()
        running = played("normandy/1", 4, 30).save()
        scripted = undaunted.load(running, chance=undaunted.Scripted(["1"])).save()
        position = undaunted.from_position(undaunted.load(running).position(), seed=3).save()
        for bad, words in (
            (text.replace("hunker-down", "hunker-up", 1), "a sum that does not fit"),
            (text[: len(text) // 2], "was cut off"),
            (running, "the last decision of a game that goes on, expected a finished game"),
            (scripted, "laid out by hand"),
            (position, "began in a given position"),
            ("hello", "line 1: found no log"),
        ):
            with pytest.raises(BadLog, match=words):
                imported(path, bad)
        assert count(path) == 0

    def test_a_seed_that_is_not_told(self, tmp_path: Path) -> None:
        sealed = played("normandy/1", 4, 30).save(secret=False)
        with pytest.raises(BadLog, match="no line 'seed …'"):
            imported(tmp_path / "undaunted.db", sealed)

    def test_a_sheet_that_does_not_fit(self, kept: Kept, tmp_path: Path) -> None:
        export(kept.path, tmp_path)
        path = tmp_path / "other.db"
        sheet = (tmp_path / f"{kept.given_up.id}.json").read_text(encoding="utf-8")
        text = kept.finished_game.save()
        with pytest.raises(BadSheet, match="that LRDG withdrew"):
            imported(path, text, sheets.read(sheet))
        with pytest.raises(BadSheet, match="the seats LRDG, Italian, expected US, German"):
            imported(path, text, sheets.read(sheet.replace('"withdrawn": "LRDG"', '"withdrawn": ""')))
        assert count(path) == 0

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ('"lang": "en"', '"lang": "xx"'),
            ('"kind": "person"', '"kind": "ghost"'),
            ('"table": "', '"table": "../../'),
            ('"name": ""', '"name": "\\u001b[2J"'),
            ('"withdrawn"', '"surprise"'),
            ("{", "["),
        ],
    )
    def test_a_sheet_that_says_something_else(self, old: str, new: str) -> None:
        good = sheets.write(sheets.sheet_of(new_table(), []))
        assert sheets.read(good).seats[0].seat == "US"
        assert old in good
        with pytest.raises(BadSheet, match="sheet: found"):
            sheets.read(good.replace(old, new, 1))

    def test_not_while_a_server_has_the_file(self, kept: Kept) -> None:
        async def scene() -> None:
            store = Store.open(kept.path)
            with pytest.raises(StoreInUse):
                imported(kept.path, kept.finished_game.save())
            await store.close()

        asyncio.run(scene())


class TestVerify:
    def test_all_games_are_played_again(self, kept: Kept) -> None:
        done = verify(kept.path)
        assert (done.games, done.running, done.bad) == (4, 2, [])
        assert done.rows > kept.finished.decisions + kept.given_up.decisions

    def test_while_a_server_has_the_file(self, kept: Kept) -> None:
        async def scene() -> None:
            store = Store.open(kept.path)
            assert verify(kept.path).bad == []
            await store.close()

        asyncio.run(scene())

    @pytest.mark.parametrize(
        ("part", "value", "words"),
        [
            ("winner", "French", "found winner 'French', expected '"),
            ("how", "luck", "found how 'luck', expected '"),
            ("state", "playing", "found state 'playing', expected 'over'"),
            ("state", "waiting", "expected one that is played"),
            ("waits_for", "US", "found waits_for 'US', expected ''"),
            ("round", 99, "found round 99, expected "),
            ("decisions", 1, "found decisions 1, expected "),
        ],
    )
    def test_a_standing_that_the_journal_does_not_lead_to(
        self, kept: Kept, part: str, value: str | int, words: str
    ) -> None:
        kept.tamper(f"UPDATE tables SET {part} = ? WHERE id = ?", value, kept.finished.id)
        (bad,) = verify(kept.path).bad
        assert (bad.table, bad.row) == (kept.finished.id, 0)
        assert words in str(bad)

    def test_a_row_that_was_changed(self, kept: Kept) -> None:
        kept.tamper("UPDATE journal SET what = '9Z' WHERE table_id = ? AND number = 20", kept.given_up.id)
        (bad,) = verify(kept.path).bad
        assert str(bad).startswith(f"table {kept.given_up.id}, row 20: found ")

    def test_a_row_that_is_missing(self, kept: Kept) -> None:
        kept.tamper("DELETE FROM journal WHERE table_id = ? AND number = 20", kept.running.id)
        (bad,) = verify(kept.path).bad
        assert str(bad) == f"table {kept.running.id}, row 20: found row 21, expected row 20"

    def test_a_seed_that_was_exchanged(self, kept: Kept) -> None:
        kept.tamper("UPDATE tables SET seed = ? WHERE id = ?", b"\x01" * 32, kept.running.id)
        (bad,) = verify(kept.path).bad
        assert bad.table == kept.running.id
        assert bad.row > 0

    @pytest.mark.parametrize("harm", UNREADABLE)
    def test_one_that_cannot_be_read_is_named_and_the_others_are_checked(self, kept: Kept, harm: str) -> None:
        kept.tamper(harm, kept.finished.id)
        done = verify(kept.path)
        (bad,) = done.bad
        assert str(bad).startswith(f"table {kept.finished.id}, record: found ")
        assert "expected what can be read" in str(bad)
        assert done.games == 3

    @pytest.mark.parametrize("harm", UNREADABLE_CAMPAIGNS)
    def test_a_campaign_that_cannot_be_read_is_named_like_any(
        self, tmp_path: Path, kept: Kept, harm: str
    ) -> None:
        now, sides = 1_000_000.0, [SideRecord("Soviet", "person"), SideRecord("German", "bot", "greedy")]
        rows = [dump(row) for row in Campaign.begin("stalingrad", seed=1).rows]

        async def fill() -> None:
            store = Store.open(kept.path)
            for id in ("bad", "good"):
                await store.begin(CampaignRecord(id, "stalingrad", "en", now, now, PLAYING, sides), rows)
            await store.close()

        asyncio.run(fill())
        kept.tamper(harm, "bad")
        done = verify(kept.path)
        (bad,) = done.bad_campaigns
        assert str(bad).startswith("campaign bad: found ")
        assert (done.games, done.campaigns) == (4, 1)
        written = export(kept.path, tmp_path / "logs", running=True)
        assert (written.campaigns, [one.campaign for one in written.bad_campaigns]) == (1, ["bad"])

    def test_a_damaged_file(self, kept: Kept) -> None:
        with kept.path.open("r+b") as file:
            file.seek(3 * 4096)
            file.write(b"\xff" * 3 * 4096)
        with pytest.raises(undaunted.UndauntedError, match="expected"):
            verify(kept.path)
