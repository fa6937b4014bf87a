"""A muster replaces who takes part; it is known by its text."""

from __future__ import annotations

import json

import pytest

import undaunted
from undaunted import content
from undaunted.content import musters
from undaunted.content.stage import stage

MUSTER = """\
[US.deck]
"Platoon Sergeant" = 1
"Squad Leader A" = 1
"Squad Leader B" = 1
"Scout A" = 1
"Scout B" = 1
"Rifleman A" = 3
"Rifleman B" = 1
"Fog of War" = 2
[US.supply]
"Rifleman A" = 2
"Fog of War" = 8
"""


def test_a_muster_changes_a_deck() -> None:
    name = "normandy/1+" + musters.register(MUSTER)
    mustered, plain = stage(name), stage("normandy/1")
    assert mustered.name == name
    assert mustered.scenario.name == "normandy/1"
    assert mustered.hash != plain.hash
    rifleman = [card.name for card in mustered.cards].index("Rifleman A")
    assert (mustered.table.start_deck[rifleman], mustered.table.start_supply[rifleman]) == (3, 2)
    assert (plain.table.start_deck[rifleman], plain.table.start_supply[rifleman]) == (1, 4)
    german = mustered.table.seat_first_card[1]
    assert mustered.table.start_deck[german:] == plain.table.start_deck[german:]
    game = undaunted.new(name, seed=3)
    assert undaunted.load(game.save()).position() == game.position()


def test_a_muster_is_known_by_what_it_says() -> None:
    as_toml = musters.register(MUSTER)
    raw = {
        "US": {
            "supply": {"Fog of War": 8, "Rifleman A": 2},
            "deck": json.loads(musters.find(as_toml))["US"]["deck"],
        }
    }
    assert musters.register(json.dumps(raw)) == as_toml
    assert musters.register(musters.find(as_toml)) == as_toml
    assert musters.register(MUSTER.replace("= 3", "= 4")) != as_toml


def test_nobody_registered_it() -> None:
    with pytest.raises(content.UnknownMuster, match="m000000000000"):
        stage("normandy/1+m000000000000")
    assert not content.exists("normandy/1+m000000000000")


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(musters, "MOST", 2)
    own = musters.register("[US.deck]\n'Rifleman A' = 4", lasting=True)
    names = [musters.register(f"[US.deck]\n'Rifleman A' = {copies}") for copies in (1, 2, 3)]
    assert musters.find(names[2])
    assert musters.find(own), "what the program itself plays with"
    with pytest.raises(content.UnknownMuster):
        musters.find(names[0])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[US.deck]\n"Rifleman A" = 0', 'US.deck."Rifleman A"'),
        ('[US]\ngoal = "pin"', "US.goal"),
        ("[US", ""),
        ("{", ""),
        ("#" * (musters.LONGEST + 1), ""),
    ],
)
def test_a_wrong_muster_is_refused(text: str, key: str) -> None:
    with pytest.raises(content.ContentError) as caught:
        musters.register(text)
    assert (caught.value.file, caught.value.key) == ("muster", key)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[Italian.deck]\n"Rifleman A" = 1', "Italian"),
        ('[US.deck]\n"Riflemann A" = 1', 'US.deck."Riflemann A"'),
    ],
)
def test_a_muster_speaks_of_the_scenario(text: str, key: str) -> None:
    with pytest.raises(content.ContentError) as caught:
        stage("normandy/1+" + musters.register(text))
    assert (caught.value.file, caught.value.key) == ("muster", key)
