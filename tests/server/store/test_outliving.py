"""A game goes on as it began, whatever becomes of its pack, of the rules and of the file it is kept in."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import undaunted
from tests.server.house import House
from undaunted import content
from undaunted.content.bundle import pack_up
from undaunted.content.loader import BUILT_IN
from undaunted.content.stage import stage
from undaunted.content.variants import versions
from undaunted.game.game import Game
from undaunted.game.record.rows import Row
from undaunted.messages import say
from undaunted.server.store import BadJournal, OtherContent, Store, queries, rebuild
from undaunted.server.store.database import VERSION, reading
from undaunted.server.store.exporting import export
from undaunted.server.store.importing import import_log, opened
from undaunted.server.store.queries import kept_game
from undaunted.server.store.verifying import verify

from .tables import decisions, new_table

STORES = Path(__file__).parents[2] / "fixtures" / "stores"
MINE = "mine/1"


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a pack of one's own."""
    folder = tmp_path / "packs" / "mine"
    shutil.copytree(BUILT_IN / "normandy", folder)
    told = (folder / "pack.toml").read_text(encoding="utf-8")
    (folder / "pack.toml").write_text(told.replace('"normandy"\ntitle', '"mine"\ntitle'), encoding="utf-8")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(folder.parent))
    content.reload()
    yield folder
    monkeypatch.undo()
    content.reload()


def change_a_card(folder: Path) -> None:
    """Everybody may attack twice as well, and bids another value."""
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    changed = cards.replace('"Attack 1"', '"Attack 2"').replace("initiative = 3", "initiative = 4")
    assert changed != cards
    (folder / "cards.toml").write_text(changed, encoding="utf-8")
    content.reload()


def remove(folder: Path) -> None:
    shutil.rmtree(folder)
    content.reload()


async def kept_until(path: Path, most: int) -> tuple[str, Game]:
    """A table of one's own pack that was played so far; its id, and the game as it goes on undisturbed."""
    record = new_table(MINE)
    game = undaunted.new(MINE, seed=record.seed)
    store = Store.open(path)
    await store.create(record, pack_up(game.stage))
    for row, stands in decisions(game, 3, most):
        await store.append(record.id, [row], stands)
    await store.close()
    return record.id, game


def rows_of(path: Path, id: str) -> list[Row]:
    with reading(path) as connection:
        return queries.journal(connection, id)


async def rebuilt(path: Path, id: str) -> Game:
    store = Store.open(path)
    kept = await store.game(id)
    await store.close()
    assert kept is not None
    return rebuild(*kept)


@pytest.mark.parametrize("harm", [change_a_card, remove])
def test_a_game_whose_pack_was_changed_or_deleted_goes_on_as_it_began(
    mine: Path, tmp_path: Path, harm: object
) -> None:
    id, game = asyncio.run(kept_until(tmp_path / "tables.db", 60))
    before = stage(MINE)
    harm(mine)  # type: ignore[operator]
    again = asyncio.run(rebuilt(tmp_path / "tables.db", id))
    assert again.stage.hash == before.hash
    assert again.save() == game.save()
    list(decisions(game, 9, 200))
    list(decisions(again, 9, 200))
    assert again.save() == game.save()
    assert verify(tmp_path / "tables.db").bad == []


def test_a_game_that_was_changed_would_go_another_way(mine: Path) -> None:
    """Else the test above could not fail."""
    one = undaunted.new(MINE, seed=5)
    change_a_card(mine)
    assert stage(MINE).hash != one.stage.hash
    assert [str(deed) for deed in stage(MINE).deeds] != [str(deed) for deed in one.stage.deeds]


def test_one_content_is_kept_once(mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(kept_until(path, 3))
    asyncio.run(kept_until(path, 3))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM contents").fetchone() == (1,)


def test_people_play_on_over_the_wire_after_their_pack_changed(mine: Path, tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with House(data) as house:
        table = house.open_table(MINE, US="me", German="me")
        before = house.http("GET", f"/api/tables/{table.table}/stage").json()
        assert before == house.http("GET", f"/api/stage/{MINE}").json()
    change_a_card(mine)
    with House(data) as house:
        kept = house.http("GET", f"/api/tables/{table.table}/stage").json()
        # Who can be played alone is told of today's packs only: the game has begun.
        assert kept["scenario"].pop("solo") == []
        assert before["scenario"].pop("solo") == ["US", "German"]
        assert kept == before
        today = house.http("GET", f"/api/stage/{MINE}").json()
        assert {**today, "scenario": before["scenario"]} != before
    remove(mine)
    with House(data) as house:
        assert house.info(table.table, table.token).scenario == MINE
        with house.guest(table.table, table.token, face="US") as us:
            now = us.until(lambda now: bool(now.choices))
            assert us.pick(now.choices[0].thing)
        assert house.info(table.table).decisions == 1


# Where it is truly impossible


def forget_contents(path: Path) -> None:
    """As in a file of before, whose tables kept no content."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM contents")


@pytest.mark.parametrize(("harm", "why"), [(change_a_card, "content"), (remove, "missing")])
def test_without_its_content_it_says_why(mine: Path, tmp_path: Path, harm: object, why: str) -> None:
    path = tmp_path / "tables.db"
    id, _ = asyncio.run(kept_until(path, 10))
    forget_contents(path)
    harm(mine)  # type: ignore[operator]
    with pytest.raises(OtherContent) as caught:
        asyncio.run(rebuilt(path, id))
    assert caught.value.why == why
    with House(str(path)) as house:
        for lang in ("en", "fr"):
            answer = house.http("GET", f"/api/tables/{id}?lang={lang}")
            assert answer.status_code == 410
            assert answer.json()["text"] == say("refused-gone", lang=lang, why=why)
        written = house.http("GET", f"/api/tables/{id}/record").json()
    assert (written["state"], written["scenario"]) == ("playing", MINE)
    assert [row["number"] for row in written["rows"]] == list(range(1, 11))
    # A bid may lie face down among them.
    assert {(row["what"], row["came"]) for row in written["rows"]} == {("", "")}
    texts = {say("refused-gone", why=one) for one in ("content", "missing", "rules", "damaged", "journal")}
    assert len(texts) == 5


def test_rules_that_this_program_does_not_know(tmp_path: Path) -> None:
    record = new_table("normandy/1", rules=versions("normandy")[-1] + 1)
    with pytest.raises(OtherContent, match=f"version {record.rules} of the rules of normandy") as caught:
        rebuild(record, [], pack_up(stage("normandy/1")))
    assert caught.value.why == "rules"


def test_content_that_was_damaged(mine: Path) -> None:
    record = new_table(MINE)
    bundle = pack_up(stage(MINE))
    remove(mine)
    for wrong in ("", "{}", bundle[:-40], bundle.replace('"Attack 1"', '"Attack 3"')):
        with pytest.raises(OtherContent) as caught:
            rebuild(record, [], wrong)
        assert caught.value.why == ("damaged" if wrong else "missing")
    assert rebuild(record, [], bundle).scenario == MINE


def test_it_is_exported_with_what_is_stored(mine: Path, tmp_path: Path) -> None:
    """Whoever has the pack as it was can read the log."""
    path = tmp_path / "tables.db"
    id, game = asyncio.run(kept_until(path, 10_000))
    forget_contents(path)
    aside = tmp_path / "aside"
    shutil.copytree(mine, aside)
    remove(mine)
    done = export(path, tmp_path / "logs")
    assert (done.written, [error.table for error in done.bad]) == (1, [id])
    with House(str(path)) as house:
        assert house.http("GET", f"/api/tables/{id}").status_code == 410
        log = house.http("GET", f"/api/tables/{id}/log")
        written = house.http("GET", f"/api/tables/{id}/record").json()
    assert [row["what"] for row in written["rows"]] == [row.what for row in rows_of(path, id)]
    assert any(row["came"] for row in written["rows"])
    assert written["winner"] == game.winner
    text = (tmp_path / "logs" / f"{id}.log").read_text(encoding="utf-8")
    assert (log.status_code, log.text) == (200, text)
    with pytest.raises(undaunted.ContentError):
        undaunted.load(text)
    shutil.copytree(aside, mine)
    content.reload()
    assert undaunted.verify(text).position == game.position()
    assert undaunted.load(text).save() == game.save()


# Logs


def test_a_log_brings_its_content_along_where_the_program_has_none(mine: Path) -> None:
    game = undaunted.new(MINE, seed=4)
    list(decisions(game, 4, 40))
    bare, whole = game.save(), game.save(content=True)
    assert "\nbundle: " not in bare
    assert whole.replace(whole[whole.index("bundle: ") :].partition("\n")[0] + "\n", "").count(
        "\n"
    ) == bare.count("\n")
    remove(mine)
    with pytest.raises(undaunted.ContentError):
        undaunted.load(bare)
    again = undaunted.load(whole)
    assert again.position() == game.position()
    assert again.save() == whole
    list(decisions(game, 5, 40))
    list(decisions(again, 5, 40))
    assert again.position() == game.position()


def test_a_log_of_the_programs_own_content_stays_as_it_is() -> None:
    game = undaunted.new("normandy/1", seed=4)
    assert game.save(content=True) == game.save()


def test_an_exported_game_of_ones_own_pack_comes_back_without_it(mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    id, game = asyncio.run(kept_until(path, 10_000))
    export(path, tmp_path / "logs")
    text = (tmp_path / "logs" / f"{id}.log").read_text(encoding="utf-8")
    remove(mine)
    with opened(tmp_path / "other.db") as connection:
        assert import_log(connection, text).fresh
        assert not import_log(connection, text).fresh, "one that is there already stays one"
    assert verify(tmp_path / "other.db").bad == []
    assert game.over


# Files of before


def left_by(version: int, folder: Path) -> Path:
    """A data file as an earlier program left it: a finished game, one that was given up, two that run."""
    path = folder / "old.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript((STORES / f"version-{version}.sql").read_text(encoding="utf-8"))
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)
    return path


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return left_by(1, tmp_path)


def test_there_is_a_file_of_every_earlier_schema() -> None:
    kept = {file.name for file in STORES.iterdir()}
    assert kept == {f"version-{version}.sql" for version in range(1, VERSION)}


def test_games_that_brought_their_content_go_on_in_todays_file(tmp_path: Path) -> None:
    """One of them is of somebody's own pack, which is not here."""
    path = left_by(2, tmp_path)
    ids = ("runninggame1", "ownpackgame1")

    async def play_on() -> None:
        store = Store.open(path)
        for id in ids:
            kept = await store.game(id)
            assert kept is not None
            assert {seat.seen for seat in kept.table.seats} == {len(kept.rows)}
            game = rebuild(*kept)
            for row, stands in decisions(game, 7, 10_000, len(kept.rows)):
                await store.append(id, [row], stands)
            assert game.over
            assert "\nrules: 2\n" in game.save()
        await store.close()

    asyncio.run(play_on())
    done = verify(path)
    assert (done.games, done.running, done.bad) == (4, 0, [])


def test_a_file_of_the_first_schema_is_brought_up_to_date(old: Path) -> None:
    asyncio.run(Store.open(old).close())
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    done = verify(old)
    assert (done.games, done.running, done.bad) == (4, 2, [])
    with reading(old) as connection:
        for id in (
            "finishedgame", "runninggame1", "givenupgame1", "runninggame2",
        ):  # fmt: skip
            kept = kept_game(connection, id)
            assert kept is not None
            assert (kept.table.rules, kept.bundle) == (1, "")
            assert rebuild(*kept).record().rules == 1
            seen = {seat.seen for seat in kept.table.seats}
            assert seen == {len(kept.rows)}, "nobody is offered a whole game that he has played"


def test_old_games_go_on_under_the_rules_they_began_with(old: Path) -> None:
    async def play_on() -> None:
        store = Store.open(old)
        for id in ("runninggame1", "runninggame2"):
            kept = await store.game(id)
            assert kept is not None
            game = rebuild(*kept)
            for row, stands in decisions(game, 7, 10_000, len(kept.rows)):
                await store.append(id, [row], stands)
            assert game.over
            assert "\nrules: 1\n" in game.save()
        await store.close()

    asyncio.run(play_on())
    done = verify(old)
    assert (done.running, done.bad) == (0, [])
    assert export(old, old.parent / "logs").written == 4
    log = (old.parent / "logs" / "givenupgame1.log").read_text(encoding="utf-8")
    verdict = undaunted.verify(log)
    assert (verdict.withdrawn, verdict.winner, verdict.chance) == ("US", "German", "verified")


def test_a_journal_that_does_not_hold_is_no_matter_of_content() -> None:
    record = new_table("normandy/1", state="over")
    with pytest.raises(BadJournal) as caught:
        rebuild(record, [undaunted.new("normandy/1", seed=1).rows()[0]])
    assert not isinstance(caught.value, OtherContent)
