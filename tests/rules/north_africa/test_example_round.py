"""The rulebook's example round of Vulnerable Encampments, decision by decision."""

import undaunted
from tests.table import (
    end_turn,
    find,
    has,
    marker,
    offered,
    play,
    refused,
    seated,
    told,
    vehicle,
    where,
    zone,
)

LRDG_HAND = ["lrdg-saboteur", "lrdg-warrant-officer", "lrdg-fog-of-war", "lrdg-rifleman"]
ITALIAN_HAND = [
    "italian-platoon-sergeant",
    "italian-scout-a",
    "italian-tank-driver-t",
    "italian-machine-gunner-a",
]


def test_the_example_round_of_scenario_6() -> None:
    game = undaunted.new("north-africa/6", chance=[*LRDG_HAND, *ITALIAN_HAND, 5, 8], seed=1)
    assert game.stage.scenario.title == "Vulnerable Encampments"
    assert game.stage.scenario.objectives["6B"] > 0, "what the Italians are after"

    # Both bid; the Italian card is the higher one, and both are discarded.
    play(game, "LRDG", "Rifleman")
    play(game, "Italian", "Platoon Sergeant")
    assert game.view(None).initiative == "Italian"
    assert zone(game, "LRDG", "discard") == {"Rifleman": 1}
    assert zone(game, "Italian", "discard") == {"Platoon Sergeant": 1}
    assert offered(game, "Italian") == {"Scout A", "Tank Driver T", "Machine Gunner A", "end turn"}

    # The Italian player would like to drive the Medium Tank to 12A, but has no marker there yet.
    play(game, "Italian", "Tank Driver T", "Drive")
    assert refused(game, "Italian", "12A") == "not-scouted"
    game.undo("Italian")
    game.undo("Italian")

    # So first the Scout exits the Scout Car on 19A …
    assert seated(game, "Italian Scout A") == "Scout Car navigator"
    play(game, "Italian", "Scout A")
    assert refused(game, "Italian", "italian-scout-a.scout") == "exit-to-walk"
    play(game, "Italian", "Exit")
    assert (seated(game, "Italian Scout A"), where(game, "Italian Scout A")) == (None, "19A")
    # … and scouts 12A, one of the two tiles he might walk.
    fog = has(game, "Italian", "supply", "Fog of War")
    play(game, "Italian", "Scout 2", "12A", "stop")
    assert where(game, "Italian Scout A") == "12A"
    assert marker(game, "Italian", "12A") == "scouted"
    assert has(game, "Italian", "supply", "Fog of War") == fog - 1
    assert has(game, "Italian", "discard", "Fog of War") == 1

    # Now the tank can follow.
    play(game, "Italian", "Tank Driver T", "driver: Drive 1", "12A", "stop")
    for unit in ("Medium Tank", "Tank Driver T", "Tank Gunner T", "Tank Crewman T"):
        assert where(game, f"Italian {unit}") == "12A"

    # The Machine Gunner could switch seats with the Rifleman at the wheel, and that would be all …
    play(game, "Italian", "Machine Gunner A")
    assert seated(game, "Italian Rifleman A") == "Scout Car driver"
    assert {"Scout Car driver", "Scout Car navigator"} <= offered(game, "Italian")
    # … but repositions to the seat that the Scout has left, and navigates from there.
    play(game, "Italian", "Scout Car navigator")
    assert seated(game, "Italian Machine Gunner A") == "Scout Car navigator"
    play(game, "Italian", "navigator: Navigate 2")
    assert refused(game, "Italian", "16B") == "not-in-chain", "the first tile lies next to the vehicle"
    assert marker(game, "Italian", "17A") == "scouted"
    assert marker(game, "Italian", "16B") is None
    play(game, "Italian", "17A", "16B")
    assert marker(game, "Italian", "16B") == "scouted"
    assert has(game, "Italian", "supply", "Fog of War") == fog - 2, "for 16B; 17A had a marker"
    assert offered(game, "Italian") == {"end turn"}, "no cards left in hand"
    end_turn(game, "Italian")
    assert zone(game, "Italian", "discard") == {
        "Platoon Sergeant": 1, "Scout A": 1, "Tank Driver T": 1, "Machine Gunner A": 1, "Fog of War": 2,
    }  # fmt: skip

    # The LRDG's Saboteur cannot attack the tank, nor blow it up from where he is.
    assert zone(game, "LRDG", "hand") == {"Saboteur": 1, "Warrant Officer": 1, "Fog of War": 1}
    assert refused(game, "LRDG", "lrdg-fog-of-war") == "fog-cannot-be-played"
    play(game, "LRDG", "Saboteur")
    assert refused(game, "LRDG", "lrdg-saboteur.demolition") == "nothing-to-demolish"
    play(game, "LRDG", "Attack")
    assert refused(game, "LRDG", "@italian-medium-tank") == "no-such-defence"
    game.undo("LRDG")
    # He stalks to 12A …
    play(game, "LRDG", "Stalk", "12A")
    assert where(game, "LRDG Saboteur") == "12A"
    # … is inspired by the Warrant Officer …
    play(game, "LRDG", "Warrant Officer", "Inspire", "Saboteur")
    assert zone(game, "LRDG", "hand") == {"Saboteur": 1, "Fog of War": 1}
    # … and blows up what he can: two dice against 5, without cover or range.
    play(game, "LRDG", "Saboteur", "Demolition")
    odds = find(game, "LRDG", "Italian Medium Tank").odds
    assert odds is not None
    assert (odds.dice, odds.base, odds.cover, odds.range, odds.total) == (2, 5, 0, 0, 5)
    play(game, "LRDG", "Italian Medium Tank")
    assert (told(game, "shot")[0]["dice"], told(game, "shot")[0]["result"]) == ("5 and 8", "hit")

    # The attacker picks the Tank Driver; the Italian hand is empty, so the discard pile is searched.
    assert game.deciders == ("LRDG",)
    assert offered(game, "LRDG") == {
        "Italian Tank Driver T",
        "Italian Tank Gunner T",
        "Italian Tank Crewman T",
    }
    play(game, "LRDG", "Italian Tank Driver T")
    assert told(game, "casualty")[0]["zone"] == "discard"
    assert has(game, "Italian", "discard", "Tank Driver T") == 0
    assert zone(game, "Italian", "removed") == {"Tank Driver T": 1}
    tank = vehicle(game, "Medium Tank")
    assert (tank.damage, tank.critical, tank.disabled) == (1, 3, False), "two more until it is disabled"

    # The Fog of War is all that is left; the next round begins.
    assert offered(game, "LRDG") == {"end turn"}
    end_turn(game, "LRDG")
    assert game.round == 2
    assert has(game, "LRDG", "discard", "Fog of War") == 1
    assert set(game.deciders) == {"LRDG", "Italian"}
