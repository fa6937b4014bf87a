"""A scenario with team tables: four seats, one Fog of War a side, a command card that changes hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import undaunted
from tests.packs import teams
from undaunted import content
from undaunted.content.stage import Stage, stage
from undaunted.game.telling.names import names
from undaunted.game.things import Things
from undaunted.rules import engine as interpreted
from undaunted.rules import words
from undaunted.speed import rules


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    with teams.found_in(tmp_path / "packs") as own:
        yield own


@pytest.fixture
def four(folder: Path) -> Stage:
    return stage(teams.FOUR)


def test_seats_and_sides(four: Stage) -> None:
    assert four.seats == ("US-1", "US-2", "German-1", "German-2")
    assert four.sides == ("US", "German")
    assert list(four.table.seat_side) == [0, 0, 1, 1]
    assert list(four.table.first_commander) == [0, 2]


def test_every_seat_has_its_own_cards(four: Stage) -> None:
    cards = Things(four).cards
    table = four.table
    assert cards[table.seat_first_card[1] : table.seat_first_card[2]] == [
        "us-2-platoon-sergeant",
        "us-2-squad-leader-b",
        "us-2-scout-b",
        "us-2-rifleman-b",
        "us-2-fog-of-war",
    ]
    assert [table.card_seat[card] for card in range(table.cards)] == sorted(table.card_seat)
    for name, deck, supply in (("us-1-rifleman-a", 2, 3), ("us-2-platoon-sergeant", 0, 0)):
        card = cards.index(name)
        assert (table.start_deck[card], table.start_supply[card]) == (deck, supply)


def test_team_mates_share_the_fog_of_war(four: Stage) -> None:
    cards, table = Things(four).cards, four.table
    assert [cards[card] for card in table.seat_fog] == [
        "us-1-fog-of-war",
        "us-2-fog-of-war",
        "german-1-fog-of-war",
        "german-2-fog-of-war",
    ]
    assert [cards[card] for card in table.fog_pool] == ["us-1-fog-of-war"] * 2 + ["german-1-fog-of-war"] * 2
    assert [table.start_supply[card] for card in table.seat_fog] == [6, 0, 6, 0]


def test_only_the_command_card_has_a_mate(four: Stage) -> None:
    cards, mates = Things(four).cards, four.table.mate_card
    assert {cards[card]: cards[mate] for card, mate in enumerate(mates) if mate != words.NONE} == {
        "us-1-platoon-sergeant": "us-2-platoon-sergeant",
        "us-2-platoon-sergeant": "us-1-platoon-sergeant",
        "german-1-platoon-sergeant": "german-2-platoon-sergeant",
        "german-2-platoon-sergeant": "german-1-platoon-sergeant",
    }
    assert stage(teams.NAME).table.mate_card == b""


def test_a_counter_answers_to_the_seat_of_its_cards(four: Stage) -> None:
    owners = {
        name: four.seats[four.table.counter_seat[number]] for number, name in enumerate(Things(four).counters)
    }
    assert owners["us-rifleman-a"] == "US-1"
    assert owners["us-scout-b"] == "US-2"
    assert owners["german-rifleman-b"] == "German-2"


@pytest.mark.parametrize(
    ("lang", "seat", "called"),
    [("en", "US-2", "US 2"), ("en", "German-1", "German 1"), ("fr", "US-2", "Américains 2")],
)
def test_what_a_seat_is_called(four: Stage, lang: str, seat: str, called: str) -> None:
    assert names(four, lang).seat(seat) == called
    assert names(stage(teams.NAME), lang).seat("US") == names(four, lang).side("US")


def test_messages_speak_of_seats(four: Stage) -> None:
    game = undaunted.new(teams.FOUR, seed=1)
    told = [event.say("en") for event in game.events(None)]
    own = [event.say("en", "US-2") for event in game.events(None)]
    assert "You draw 3 cards." in own
    assert "US player 2 draws 3 cards." in told


@pytest.mark.parametrize("engine", [rules, interpreted], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("seed", range(5))
def test_random_games_come_to_an_end(folder: Path, engine: ModuleType, seed: int) -> None:
    state = engine.opening(stage(teams.FOUR, engine).table)
    engine.seed(state, seed)
    engine.start_round(state)
    assert 0 < engine.playout(state, 20_000) < 20_000
    assert state.winner


def test_a_game_of_four_is_saved_and_loaded(folder: Path) -> None:
    game, chance = undaunted.new(teams.FOUR, seed=4), random.Random(4)
    while not game.over:
        seat = chance.choice(game.deciders)
        game.play(seat, chance.choice(game.options(seat)))
        assert undaunted.from_position(game.position()).position() == game.position()
    assert undaunted.load(game.save()).position() == game.position()


WRONG = [
    ("scenario", 'seat = "US-2"', 'seat = "US 2"', "US.team[1].seat"),
    ("scenario", 'seat = "US-2"', 'seat = "Us-1"', "team"),
    ("scenario", 'seat = "US-2"', 'seat = "US-2"\ndek = {}', "US.team[1].dek"),
    ("scenario", '"Rifleman A" = 2, "Fog', '"Rifelman A" = 2, "Fog', "US.team[0].deck"),
    ("scenario", 'supply = { "Scout A" = 2', 'supply = { "Fog of War" = 2', "US.team[0].supply"),
    ("scenario", 'supply = { "Scout A" = 2', 'supply = { "Scout B" = 2', "US.team"),
    ("scenario", '"Fog of War" = 6', '"Scout A" = 6', 'US.team_fog."Scout A"'),
    ("scenario", 'deck = { "Platoon Sergeant" = 1, ', "deck = { ", "US.team"),
    ("scenario", 'deck = { "Platoon Sergeant" = 1', 'deck = { "Platoon Sergeant" = 2', "US.team"),
    ("scenario", "[[US.team]]\n", '[[US.team]]\nseat = "US-0"\ndeck = {}\n[[US.team]]\n', "US.team"),
    ("scenario", '"Rifleman A" = 2, "Fog', '"Rifleman A" = 3, "Fog', "US.team"),
    ("scenario", '"Fog of War" = 6', '"Fog of War" = 10', "US.team"),
    ("pack", 'command = { US = "Platoon Sergeant", ', "command = { ", "command.US"),
    ("pack", 'command = { US = "Platoon Sergeant"', 'command = { US = "Rifleman A"', "command.US"),
]


@pytest.mark.parametrize(("file", "old", "new", "key"), WRONG, ids=lambda part: str(part)[:30])
def test_teams_that_do_not_fit_are_refused(folder: Path, file: str, old: str, new: str, key: str) -> None:
    path = folder / "pack.toml" if file == "pack" else next((folder / "scenarios").iterdir())
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    content.reload()
    assert key in [problem.key for problem in content.lint(content.pack("teams"))]
    with pytest.raises(content.ContentError):
        stage(teams.FOUR)
    assert folder in content.broken()
