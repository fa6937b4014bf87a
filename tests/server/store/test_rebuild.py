"""A game comes back from its journal as it was, or it is said where it does not."""

from __future__ import annotations

import msgspec
import pytest

import undaunted
from undaunted.game.game import Game
from undaunted.game.record.rows import Row
from undaunted.server.store import BadJournal, OtherContent, TableRecord, rebuild, standing

from .tables import decisions, new_table


def played(scenario: str = "normandy/1", most: int = 60) -> tuple[TableRecord, list[Row], Game]:
    record = new_table(scenario)
    game = undaunted.new(scenario, seed=record.seed)
    rows = [row for row, _ in decisions(game, 5, most)]
    return record, rows, game


@pytest.mark.parametrize("scenario", ["normandy/1", "normandy/9", "north-africa/2", "north-africa/8"])
def test_the_same_game(scenario: str) -> None:
    record, rows, game = played(scenario, 300)
    assert any(row.what == "!undo" for row in rows)
    again = rebuild(record, rows)
    assert again.position() == game.position()
    assert again.save() == game.save()
    assert [again.moment(seat) for seat in game.seats] == [game.moment(seat) for seat in game.seats]
    assert [again.events(seat) for seat in game.seats] == [game.events(seat) for seat in game.seats]
    # As anybody would who was asked only what is worth a click.
    asked = undaunted.load(game.save(), unasked="automatic")
    assert [again.can_undo(seat) for seat in game.seats] == [asked.can_undo(seat) for seat in game.seats]


def test_no_rows_are_the_setup() -> None:
    record, _, _ = played(most=0)
    assert rebuild(record, []).save() == undaunted.new("normandy/1", seed=record.seed).save()


def test_the_dice_go_on_as_they_would_have() -> None:
    record, rows, game = played()
    again = rebuild(record, rows)
    list(decisions(game, 9, 200))
    list(decisions(again, 9, 200))
    assert again.save() == game.save()


def test_a_withdrawal_ends_it() -> None:
    record, rows, game = played()
    rows.append(Row(len(rows) + 1, "US", "!withdraw"))
    again = rebuild(record, rows)
    assert again.withdrawn == "US"
    assert again.save().replace("US:!withdraw\n", "").splitlines()[:-1] == game.save().splitlines()[:-1]
    ended = standing(again, 3.0)
    assert (ended.state, ended.winner, ended.how, ended.waits_for) == ("over", "German", "withdrawn", "")
    more = [*rows, Row(len(rows) + 1, "German", "!undo")]
    with pytest.raises(BadJournal, match=rf"row {len(more)}: found a row after US withdrew"):
        rebuild(record, more)


def test_nobody_withdraws_from_a_game_that_is_over() -> None:
    record, rows, game = played(most=10_000)
    assert game.over
    assert rebuild(record, rows).winner == game.winner
    with pytest.raises(BadJournal, match=rf"row {len(rows) + 1}"):
        rebuild(record, [*rows, Row(len(rows) + 1, "US", "!withdraw")])


def spoilt(rows: list[Row], at: int, **parts: object) -> list[Row]:
    return [msgspec.structs.replace(row, **parts) if row.number == at else row for row in rows]


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"what": "us-tank.move"}, "found 'US:us-tank.move', expected a decision that can be replayed"),
        ({"what": "!undo"}, "found 'US:!undo'"),
        ({"seat": "French"}, "found the seat 'French', expected one of US, German"),
        ({"number": 7}, "found row 7, expected row 1"),
        ({"came": "9 9"}, "found 2 outcomes too many, expected just those that the decision brings"),
    ],
)
def test_a_row_that_does_not_hold(parts: dict[str, object], words: str) -> None:
    record, rows, _ = played()
    assert rows[0].what.startswith(("us-", "german-"))
    rows[0].seat = "US"
    rows[0].what = undaunted.new("normandy/1", seed=record.seed).options("US")[0].name
    record.state = "over"
    with pytest.raises(BadJournal) as caught:
        rebuild(record, spoilt(rows, 1, **parts))
    assert (caught.value.table, caught.value.row) == (record.id, 1)
    assert words in str(caught.value)
    assert str(caught.value).startswith(f"table {record.id}, row 1: found ")


def test_dice_that_the_seed_does_not_give() -> None:
    record, rows, _ = played(most=300)
    record.state = "over"
    at = next(row.number for row in rows if row.came)
    with pytest.raises(BadJournal, match=f"row {at}: .* found the end of the script"):
        rebuild(record, spoilt(rows, at, came=""))
    first, *others = rows[at - 1].came.split()
    wrong = " ".join(["0" if first != "0" else "1", *others])
    with pytest.raises(BadJournal, match=rf"row {at}: found .*expected .*chance: "):
        rebuild(record, spoilt(rows, at, came=wrong))


def test_an_error_about_a_running_game_tells_no_secret() -> None:
    record, rows, game = played(most=300)
    cards = {card for entry in game.log for card in entry.replace(":", " ").split() if "-" in card}
    for row in rows:
        for parts in ({"came": "9 us-scout-a"}, {"what": "us-scout-a.nonsense"}):
            with pytest.raises(BadJournal) as caught:
                rebuild(record, spoilt(rows, row.number, **parts))
            told = str(caught.value) + caught.value.found + caught.value.expected
            assert caught.value.row == row.number
            assert not [card for card in cards if card in told]
            assert record.seed.hex() not in told
            assert "scout" not in told
            assert caught.value.__suppress_context__ or caught.value.__context__ is None


def test_content_that_has_changed() -> None:
    record, rows, _ = played()
    record.content = "0" * 64
    with pytest.raises(OtherContent, match="expected the content of normandy/1 with which the game began"):
        rebuild(record, rows)
    record.scenario = "gone/1"
    with pytest.raises(OtherContent, match="no such scenario"):
        rebuild(record, rows)


def test_seats_of_another_game() -> None:
    record, rows, _ = played()
    record.seats = new_table("north-africa/1").seats
    with pytest.raises(BadJournal, match="record: found the seats LRDG, Italian, expected US, German"):
        rebuild(record, rows)
