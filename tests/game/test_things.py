"""Every thing has a name of its own: a log that names one can mean no other."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import undaunted
from tests.packs import proving
from undaunted import content
from undaunted.content.stage import stage
from undaunted.game.things import Things
from undaunted.server import staging

EVERY = [told.id for told in undaunted.scenarios()]
GRENADIER = proving.card("Grenadier", ["Move 1", "Attack 1", "Attack 3 within 0", "Attack 2 beyond 1"])


@pytest.mark.parametrize("name", EVERY)
def test_no_two_things_share_a_name(name: str) -> None:
    things = Things(stage(name))
    assert len(things.numbers) == len(things.names)


def test_a_second_action_of_one_word_is_told_by_its_numbers(tmp_path: Path) -> None:
    proving.write(tmp_path, cards=GRENADIER, deck='"Grenadier A" = 2')
    with proving.searched(tmp_path):
        where = stage(proving.NAME)
        things = Things(where)
        actions = [name for name in things.numbers if name.startswith("us-grenadier-a.")]
        assert actions == [
            "us-grenadier-a.attack",
            "us-grenadier-a.attack-3-within-0",
            "us-grenadier-a.attack-2-beyond-1",
            "us-grenadier-a.move",
        ]
        assert str(where.deeds[things.deed(things.numbers[actions[1]])]) == "Attack 3 within 0"
        assert len(things.numbers) == len(things.names)
        shown = next(card for card in staging.staged(proving.NAME, "en").cards if card.id == "us-grenadier-a")
        assert [action.thing for action in shown.actions] == actions


def test_a_log_tells_two_actions_of_one_word_apart(tmp_path: Path) -> None:
    proving.write(tmp_path, cards=GRENADIER, deck='"Grenadier A" = 20')
    with proving.searched(tmp_path):
        used: set[str] = set()
        for seed in range(12):
            game, chance = undaunted.new(proving.NAME, seed=seed), random.Random(seed)
            while not game.over and game.decisions < 600:
                seat = game.deciders[0]
                option = chance.choice(game.options(seat))
                used.add(option.name)
                game.play(seat, option)
            assert undaunted.load(game.save()).position() == game.position()
        assert {"us-grenadier-a.attack", "us-grenadier-a.attack-2-beyond-1"} <= used


def test_an_edge_is_named_by_its_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted.content.tables.opening.lies_on_edges", lambda plan: True)
    content.reload()
    with_edges = Things(stage("normandy/1"))
    table = with_edges.table
    assert table.things == table.first_edge + table.edges
    first = with_edges.names[table.first_edge]
    assert first == "2B-16B"
    assert with_edges.kind(table.first_edge) == "edge"
    assert with_edges.edge(with_edges.numbers["13B-12B"]) == with_edges.edges.index("13B-12B")
    assert "12B-13B" not in with_edges.numbers
    assert with_edges.kind(table.first_edge - 1) == "counter"
    assert len(with_edges.numbers) == len(with_edges.names)
    monkeypatch.undo()
    content.reload()
    without = Things(stage("normandy/1"))
    assert without.table.things == without.table.first_edge
    assert list(with_edges.names.items())[: len(without.names)] == list(without.names.items())


@pytest.mark.parametrize("name", [name for name in EVERY if not name.startswith("stalingrad/")])
def test_no_two_cards_of_the_old_packs_are_alike(name: str) -> None:
    table = stage(name).table
    assert list(table.card_like) == list(range(table.cards))


def test_cards_that_differ_in_their_name_alone_are_alike(tmp_path: Path) -> None:
    rifleman = content.pack("normandy").roster("US")["Rifleman A"].card
    actions = list(rifleman.action_texts)
    twin = proving.card("Corporal", actions, initiative=str(rifleman.initiative))
    other = proving.card("Veteran", actions, initiative=str(rifleman.initiative + 1))
    proving.write(tmp_path, cards=twin + other, deck='"Corporal A" = 1\n"Veteran A" = 1')
    with proving.searched(tmp_path):
        where = stage(proving.NAME)
        own = [card.name for card in where.cards[: where.table.seat_first_card[1]]]
        like = {name: own[where.table.card_like[number]] for number, name in enumerate(own)}
    assert like["Corporal A"] == "Rifleman A"
    assert [name for name in own if like[name] != name] == ["Corporal A"]
