"""Dice that the people at a table choose together with the server: nobody else can have chosen them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import undaunted
from tests.server.client import Guest, play_on
from tests.server.house import House, Lobby, Process
from undaunted.game.record.mixture import commitment_of
from undaunted.server import opening, pages
from undaunted.server.store import queries
from undaunted.server.store.dice import mixing
from undaunted.server.store.exporting import export
from undaunted.server.store.importing import import_log
from undaunted.server.store.importing import opened as to_import
from undaunted.server.store.verifying import verify
from undaunted.server.wire import Deal, Dice, Done, Lost, No, Reveal, Update

ADA, BEN = "ab" * 32, "cd" * 32


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(str(tmp_path / "tables.db")) as house:
        yield house


def reveal(guest: Guest, nonce: str) -> Done | No:
    guest._last += 1
    guest.send(Reveal(guest._last, nonce))
    return guest.answer()


def deal(guest: Guest) -> Done | No:
    guest._last += 1
    guest.send(Deal(guest._last))
    return guest.answer()


def lose(guest: Guest) -> Done | No:
    guest._last += 1
    guest.send(Lost(guest._last))
    return guest.answer()


def opened(house: Lobby, nonce: str = ADA, **seats: str) -> pages.Opened:
    more = {"commitment": commitment_of(nonce)} if nonce else {}
    return house.open_with(seats or {"US": "me", "German": "invite"}, **more)


def sat(house: Lobby, table: pages.Opened, nonce: str = BEN) -> pages.Seated:
    more = {"commitment": commitment_of(nonce)} if nonce else {}
    return house.sit(table.table, key=table.links["German"], **more)


def log_of(house: Lobby, table: str) -> str:
    return house.http("GET", f"/api/tables/{table}/log").text


def told(text: str, word: str) -> list[list[str]]:
    return [line.split()[1:] for line in text.splitlines() if line.startswith(f"{word} ")]


def has_hand(now: Update) -> bool:
    return bool(now.now.seats[now.seat].hand)


# Two people


def test_both_numbers_are_in_the_dice_and_the_log_proves_it(house: House) -> None:
    table = opened(house)
    with house.guest(table.table, table.token) as us:
        assert us.until(lambda _: True).now.seats["US"].hand is None, "there are no cards yet"
        dice = us.welcome.dice
        assert dice is not None
        assert (dice.seed_hash, dice.awaited, dice.dealt) == (table.seed_hash, (), False)
        assert [(one.seat, one.commitment, one.told) for one in dice.shares] == [
            ("US", commitment_of(ADA), False)
        ]
        answer = reveal(us, ADA)
        assert isinstance(answer, No)
        assert answer.code == "waiting", "nobody else has promised his own yet"

        seat = sat(house, table)
        assert seat.seed_hash == table.seed_hash, "it was fixed before the guest came"
        dice = us.hear(Dice)
        assert [one.commitment for one in dice.shares] == [commitment_of(ADA), commitment_of(BEN)]
        assert dice.awaited == ("US", "German")
        with house.guest(table.table, seat.token) as german:
            assert german.until(lambda _: True).now.seats["German"].hand is None
            assert "the Americans and the Germans" in us.until(lambda now: "number" in now.prompt).prompt
            assert isinstance(reveal(us, ADA), Done)
            assert us.now.now.seats["US"].hand is None
            assert us.now.prompt.startswith("Waiting for the Germans:")
            assert isinstance(reveal(german, BEN), Done)
            for guest in (us, german):
                guest.until(has_hand)
            assert us.hear(Dice).dealt
            play_on([us, german], Random(1), 12)
            us.withdraw()
    text = log_of(house, table.table)
    [[fingerprint, server]] = told(text, "seed")
    assert fingerprint == table.seed_hash == hashlib.sha256(bytes.fromhex(server)).hexdigest()
    assert told(text, "nonce") == [["US", commitment_of(ADA), ADA], ["German", commitment_of(BEN), BEN]]
    verdict = undaunted.verify(text, fingerprint=table.seed_hash)
    assert verdict.chance == "verified"
    assert [share.nonce for share in verdict.shares] == [ADA, BEN]


@pytest.mark.parametrize(("first", "second"), [(ADA, ""), ("", BEN), ("", "")])
def test_who_gives_none_is_not_waited_for(house: House, first: str, second: str) -> None:
    table = opened(house, first)
    seat = sat(house, table, second)
    with house.guest(table.table, table.token) as us, house.guest(table.table, seat.token) as german:
        for guest, nonce in ((us, first), (german, second)):
            guest.until(lambda _: True)
            if nonce:
                assert isinstance(reveal(guest, nonce), Done)
        us.until(has_hand)
        us.withdraw()
    text = log_of(house, table.table)
    assert [words[-1] for words in told(text, "nonce")] == [one for one in (first, second) if one]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"
    kind = "mixed-hmac-sha256" if first or second else "hmac-sha256"
    assert told(text, "chance") == [[kind, table.seed_hash]]


def test_who_gave_one_hears_that_it_is_due_though_the_last_guest_gives_none(house: House) -> None:
    table = opened(house)
    with house.guest(table.table, table.token) as us:
        us.until(lambda _: True)
        sat(house, table, "")
        assert us.hear(Dice).awaited == ("US",)
        assert isinstance(reveal(us, ADA), Done)
        us.until(has_hand)


def test_four_seats_and_three_people(house: House) -> None:
    """Who has two seats has one number for both; commitments come seat by seat, and are told to all."""
    seats = {"US-1": "me", "US-2": "me", "German-1": "invite", "German-2": "anyone"}
    more = {"scenario": "armour-and-armament/103+teams", "commitment": commitment_of(ADA)}
    table = house.open_with(seats, **more)
    last = house.sit(table.table, seat="German-2")
    with house.guest(table.table, table.token) as us:
        us.until(lambda _: True)
        first = house.sit(table.table, key=table.links["German-1"], commitment=commitment_of(BEN))
        assert us.hear(Dice).awaited == ("US-1", "US-2", "German-1")
        with house.guest(table.table, first.token) as german, house.guest(table.table, last.token) as other:
            for guest in (german, other):
                guest.until(lambda _: True)
            assert isinstance(reveal(german, BEN), Done)
            assert isinstance(reveal(other, BEN), No), "he promised none"
            assert isinstance(reveal(us, ADA), Done)
            other.until(has_hand)
            for guest in (german, other):
                guest.withdraw()
    text = log_of(house, table.table)
    given = {"US-1": ADA, "US-2": ADA, "German-1": BEN}
    assert told(text, "nonce") == [[seat, commitment_of(one), one] for seat, one in given.items()]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"


def test_a_number_that_was_not_promised_is_refused(house: House) -> None:
    table = opened(house)
    seat = sat(house, table)
    with house.guest(table.table, table.token) as us, house.guest(table.table, seat.token) as german:
        for guest, nonce in ((us, BEN), (german, ADA), (us, "00" * 32), (us, "")):
            guest.until(lambda _: True)
            answer = reveal(guest, nonce)
            assert isinstance(answer, No)
            assert answer.code == "bad-number"
        with house.guest(table.table) as watcher:
            watcher.until(lambda _: True)
            assert isinstance(reveal(watcher, ADA), No)
            assert isinstance(deal(watcher), No)
        assert isinstance(reveal(us, ADA), Done)
        assert isinstance(reveal(us, ADA), Done), "sent twice, it is told once"
        assert isinstance(reveal(german, BEN), Done)
        assert isinstance(reveal(german, BEN), Done), "and after the deal it changes nothing"


@pytest.mark.parametrize("text", ["AB" * 32, "ab", "ab" * 33, "x" * 64, "ab" * 32 + "\n"])
def test_what_is_no_number_is_refused_at_the_door(house: House, text: str) -> None:
    wish = {"scenario": "normandy/1", "seats": {"US": "me", "German": "invite"}, "commitment": text}
    assert house.http("POST", "/api/tables", json=wish).status_code == 400
    table = opened(house)
    wish = {"key": table.links["German"], "commitment": text}
    assert house.http("POST", f"/api/tables/{table.table}/seat", json=wish).status_code == 400


def test_nobody_need_wait_for_somebody_who_has_left(house: House) -> None:
    table = opened(house)
    with house.guest(table.table, table.token) as us:
        us.until(lambda _: True)
        seat = sat(house, table)
        with house.guest(table.table, seat.token) as german:
            german.until(lambda _: True)
            answer = deal(german)
            assert isinstance(answer, No)
            assert answer.code == "still-here"
            assert isinstance(reveal(german, BEN), Done)
    with house.guest(table.table, seat.token) as german:
        assert "everybody’s number for the dice" in german.until(lambda _: True).prompt
        info = house.info(table.table)
        assert (info.state, info.asked) == ("playing", ("US",)), "his lobby says that he is waited for"
        answer = deal(german)
        assert isinstance(answer, Done)
        german.until(has_hand)
        german.withdraw()
    text = log_of(house, table.table)
    assert told(text, "nonce") == [["US", commitment_of(ADA)], ["German", commitment_of(BEN), BEN]]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"


def test_two_who_both_lost_their_numbers_say_so_and_play(house: House) -> None:
    table = opened(house)
    seat = sat(house, table)
    with house.guest(table.table, table.token) as us, house.guest(table.table, seat.token) as german:
        for guest in (us, german):
            guest.until(lambda _: True)
            answer = deal(guest)
            assert isinstance(answer, No)
            assert answer.code == "still-here"
        assert isinstance(lose(us), Done)
        assert german.hear(Dice).awaited == ("German",)
        assert us.now.prompt.startswith("Waiting for the Germans:")
        assert isinstance(lose(us), Done), "said twice, it is the same"
        assert isinstance(lose(german), Done)
        for guest in (us, german):
            guest.until(has_hand)
        assert isinstance(lose(us), Done), "and after the deal it changes nothing"
        us.withdraw()
    text = log_of(house, table.table)
    assert told(text, "chance") == [["mixed-hmac-sha256", table.seed_hash]]
    assert told(text, "nonce") == [["US", commitment_of(ADA)], ["German", commitment_of(BEN)]]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"


def test_a_lost_number_holds_nobody_up_and_the_other_is_in_the_dice(house: House) -> None:
    table = opened(house)
    seat = sat(house, table)
    with house.guest(table.table, table.token) as us, house.guest(table.table, seat.token) as german:
        us.until(lambda _: True)
        german.until(lambda _: True)
        assert isinstance(lose(us), Done)
        assert not has_hand(us.now), "the other's number is still to come"
        assert isinstance(reveal(german, BEN), Done)
        us.until(has_hand)
        us.withdraw()
    text = log_of(house, table.table)
    assert told(text, "nonce") == [["US", commitment_of(ADA)], ["German", commitment_of(BEN), BEN]]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"


def test_a_number_that_turns_up_before_the_deal_counts(house: House) -> None:
    table = opened(house)
    seat = sat(house, table)
    with house.guest(table.table, table.token) as us, house.guest(table.table, seat.token) as german:
        us.until(lambda _: True)
        german.until(lambda _: True)
        assert isinstance(lose(us), Done)
        assert isinstance(reveal(us, ADA), Done)
        assert isinstance(lose(us), Done), "told is told: to take it back does nothing"
        assert isinstance(reveal(german, BEN), Done)
        us.until(has_hand)
        us.withdraw()
    given = told(log_of(house, table.table), "nonce")
    assert given == [["US", commitment_of(ADA), ADA], ["German", commitment_of(BEN), BEN]]


def test_only_who_promised_a_number_can_have_lost_it(house: House) -> None:
    table = opened(house)
    with house.guest(table.table, table.token) as us:
        us.until(lambda _: True)
        answer = lose(us)
        assert isinstance(answer, No)
        assert answer.code == "waiting", "nobody else has promised his own yet"
        seat = sat(house, table, "")
        with house.guest(table.table, seat.token) as german, house.guest(table.table) as watcher:
            for guest in (german, watcher):
                guest.until(lambda _: True)
                answer = lose(guest)
                assert isinstance(answer, No)
                assert answer.code == "not-yours"
            assert us.hear(Dice).awaited == ("US",)
            assert isinstance(reveal(us, ADA), Done)


def test_a_kill_forgets_no_loss(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        table = opened(server)
        seat = sat(server, table)
        with server.guest(table.table, table.token) as us:
            us.until(lambda _: True)
            assert isinstance(lose(us), Done)
        server.stop(9)
        server.start()
        with server.guest(table.table, seat.token) as german:
            german.until(lambda _: True)
            assert german.welcome.dice is not None
            assert german.welcome.dice.awaited == ("German",)
            assert isinstance(reveal(german, BEN), Done)
            german.until(has_hand)


def test_a_table_called_off_before_the_deal(house: House) -> None:
    table = opened(house)
    with house.guest(table.table, table.token) as us:
        us.until(lambda _: True)
        assert isinstance(us.withdraw("US"), Done)
    text = log_of(house, table.table)
    assert told(text, "nonce") == [["US", commitment_of(ADA)]]
    assert undaunted.verify(text, fingerprint=table.seed_hash).withdrawn == "US"


def test_no_byte_of_a_deal_is_told_before_it_is_made(house: House) -> None:
    """Neither over the socket, nor as a moment, nor in the log; and every table shows the same."""
    shown = set()
    for _ in range(3):
        table = opened(house, secrets.token_hex(32))
        with house.guest(table.table, table.token) as us:
            now = us.until(lambda _: True)
            shown.add(repr((now.now, now.happened, now.prompt)))
        path = f"/api/tables/{table.table}/moments?eyes=US"
        page = house.http("GET", path, headers={"authorization": f"Bearer {table.token}"})
        shown.add(page.text.replace(table.table, "TABLE"))
        assert house.http("GET", f"/api/tables/{table.table}/log").status_code == 409
    assert len(shown) == 2


# One person


@pytest.mark.parametrize("seats", [{"US": "me", "German": "random"}, {"US": "me", "German": "me"}])
def test_against_bots_and_at_one_screen_one_number_is_enough(house: House, seats: dict[str, str]) -> None:
    table = opened(house, ADA, **seats)
    assert house.info(table.table).asked == table.yours
    with house.guest(table.table, table.token) as guest:
        guest.until(lambda _: True)
        assert guest.welcome.dice is not None
        assert guest.welcome.dice.awaited == table.yours
        assert isinstance(reveal(guest, ADA), Done)
        guest.until(lambda now: bool(now.asked))
        assert isinstance(guest.withdraw("US"), Done)
    text = log_of(house, table.table)
    assert told(text, "nonce") == [[seat, commitment_of(ADA), ADA] for seat in table.yours]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"


def test_a_table_of_bots_is_the_servers_alone(house: House) -> None:
    table = opened(house, ADA, US="random", German="random")
    with house.guest(table.table) as watcher:
        watcher.until(lambda now: now.ending is not None)
        assert watcher.welcome.dice is None
    text = log_of(house, table.table)
    assert told(text, "chance") == [["hmac-sha256", table.seed_hash]]
    assert told(text, "nonce") == []


def test_a_table_of_before_goes_on_as_it_was_dealt(tmp_path: Path) -> None:
    """It waited for somebody when the server was brought up to date, and who opened it had seen his cards."""
    data = tmp_path / "tables.db"
    wish = pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "invite"})
    record, table = opening.opened(wish)
    record.seed = bytes(range(32))
    with to_import(data) as connection:
        queries.create(connection, record)
    with House(str(data)) as house:
        with house.guest(table.table, table.token) as us:
            hand = us.until(lambda _: True).now.seats["US"].hand
            assert hand
            seat = sat(house, table)
            assert us.until(lambda now: bool(now.choices)).now.seats["US"].hand == hand
            assert us.welcome.dice is None
            us.withdraw()
        text = log_of(house, table.table)
    assert told(text, "chance") == [["hmac-sha256", seat.seed_hash]]
    assert undaunted.verify(text, fingerprint=seat.seed_hash).shares == ()


# A server that would cheat


def test_a_server_that_changes_its_seed_is_noticed(house: House) -> None:
    """As a player's browser notices it: by the fingerprint that it has kept, and by its own number."""
    table = opened(house)
    seat = sat(house, table)

    def change() -> None:
        live = house.server.tables.in_memory(table.table)
        assert live is not None
        found = mixing(live.record.seed)
        assert found is not None
        other = type(found)(secrets.token_hex(32), found.shares)
        live.record.seed = other.kept()

    with house.guest(table.table, table.token) as us, house.guest(table.table, seat.token) as german:
        us.until(lambda _: True)
        german.until(lambda _: True)
        house.loop.call_soon_threadsafe(change)
        reveal(us, ADA)
        reveal(german, BEN)
        us.until(has_hand)
        us.withdraw()
    text = log_of(house, table.table)
    assert undaunted.verify(text).chance == "verified", "in itself the log is sound"
    with pytest.raises(undaunted.BadLog, match="promised"):
        undaunted.verify(text, fingerprint=table.seed_hash)


# Kept


def test_a_kill_between_sitting_down_and_the_deal_loses_nothing(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with Process(data) as server:
        table = opened(server)
        server.stop(9)
        server.start()
        seat = sat(server, table)
        server.stop(9)
        server.start()
        with server.guest(table.table, table.token) as us:
            us.until(lambda _: True)
            assert isinstance(reveal(us, ADA), Done)
        server.stop(9)
        assert verify(data).bad == []
        assert export(data, tmp_path / "undealt", running=True).written == 0, "there is nothing to tell yet"
        server.start()
        with server.guest(table.table, seat.token) as german:
            german.until(lambda _: True)
            assert german.welcome.seed_hash == table.seed_hash
            assert german.welcome.dice is not None
            assert [one.told for one in german.welcome.dice.shares] == [True, False]
            assert isinstance(reveal(german, BEN), Done)
            hand = german.until(has_hand).now.seats["German"].hand
        server.stop(9)
        server.start()
        with server.guest(table.table, seat.token) as german, server.guest(table.table, table.token) as us:
            assert german.until(has_hand).now.seats["German"].hand == hand
            play_on([us, german], Random(2), 10)
            us.withdraw()
        text = log_of(server, table.table)
    assert told(text, "nonce") == [["US", commitment_of(ADA), ADA], ["German", commitment_of(BEN), BEN]]
    assert undaunted.verify(text, fingerprint=table.seed_hash).chance == "verified"
    assert verify(data).bad == []
    again_and_elsewhere(data, table.table, text, tmp_path)


def again_and_elsewhere(data: Path, table: str, text: str, folder: Path) -> None:
    """Exported, imported into another file, exported from there: the same bytes, and one game each."""
    assert export(data, folder / "out").written == 1
    assert (folder / "out" / f"{table}.log").read_text() == text
    with to_import(folder / "other.db") as connection:
        assert import_log(connection, text).fresh
        assert not import_log(connection, text).fresh
    export(folder / "other.db", folder / "back")
    [back] = (folder / "back").glob("*.log")
    assert back.read_text() == text
    assert verify(folder / "other.db").bad == []
