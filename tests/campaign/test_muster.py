"""From pools to a game: deck choice, what is gone, the city, the initiative."""

from __future__ import annotations

import json

import pytest

import undaunted
from tests.campaign.playing import in_game, muster, play, result
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import BadChoice, WrongPhase
from undaunted.content import musters
from undaunted.content.stage import stage


def test_the_deck_has_what_the_scenario_lists(campaign: Campaign) -> None:
    slots = {slot.unit: (slot.count, len(slot.cards)) for slot in campaign.musterable("Soviet").slots}
    assert slots["Rifleman A"] == (1, 5)
    assert slots["Scout B"] == (1, 3)
    assert slots["Platoon Sergeant"] == (1, 1)
    assert "Fog of War" not in slots
    assert list(campaign.musterable("Soviet").suggested[:4]) == [
        "S-S-001", "S-S-002", "S-S-003", "S-S-004",
    ]  # fmt: skip


def test_ruling_59_each_player_chooses_which_copies(campaign: Campaign) -> None:
    deck = [card for card in campaign.musterable("Soviet").suggested if card != "S-S-004"] + ["S-S-007"]
    campaign.choose_deck("Soviet", deck)
    assert campaign.todo("Soviet") == "wait"
    assert not campaign.stage
    campaign.choose_deck("German", campaign.musterable("German").suggested)
    assert (campaign.todo("Soviet"), campaign.phase) == ("play", "game")
    told = json.loads(campaign.muster)["Soviet"]
    assert "Rifleman A 007" in told["deck"]
    assert "Rifleman A 004" in told["supply"]
    assert told["deck"]["Fog of War"] == 2
    with pytest.raises(WrongPhase):
        campaign.choose_deck("Soviet", campaign.musterable("Soviet").suggested)


def test_a_choice_can_be_changed_until_the_other_has_chosen(campaign: Campaign) -> None:
    first = campaign.musterable("Soviet").suggested
    campaign.choose_deck("Soviet", first)
    other = [card for card in first if card != "S-S-004"] + ["S-S-008"]
    campaign.choose_deck("Soviet", other)
    assert set(campaign.chosen("Soviet")) == set(other)


@pytest.mark.parametrize("wrong", [["S-S-004", "S-S-004"], ["S-U-004"], ["G-S-004"], []])
def test_a_deck_that_cannot_be_chosen(campaign: Campaign, wrong: list[str]) -> None:
    rest = [card for card in campaign.musterable("Soviet").suggested if card != "S-S-004"]
    with pytest.raises(BadChoice):
        campaign.choose_deck("Soviet", [*rest, *wrong])
    assert campaign.todo("Soviet") == "deck"


def test_the_best_are_suggested_first(campaign: Campaign) -> None:
    play(campaign, used={"Soviet": ["Rifleman A 006"]}, fallen={"Soviet": ["Rifleman A 004"]})
    suggested = campaign.musterable("Soviet").suggested
    assert "S-U-006" in suggested
    (slot,) = [slot for slot in campaign.musterable("Soviet").slots if slot.unit == "Rifleman A"]
    assert "S-R-004" in slot.cards
    assert "S-S-004" not in slot.cards


def test_ruling_60_what_is_gone_is_skipped_and_its_counter_is_not_placed(campaign: Campaign) -> None:
    play(campaign)
    muster(campaign)
    plain = campaign.book.scenario("2a")
    assert "Sniper 036" in in_game(campaign, "Soviet")
    assert "Sniper" in stage(campaign.stage).scenario.forces["Soviet"].units["503"]
    campaign.finish(result(campaign, fallen={"Soviet": ["Sniper 036"]}, used={"Soviet": []}))
    name = muster(campaign)
    assert not [one for one in in_game(campaign, "Soviet") if one.startswith("Sniper")]
    assert not [one.name for one in stage(name).counters if one.name == "Sniper"]
    assert plain.name == campaign.book.scenario(campaign.state).name
    game = undaunted.new(name, seed=1)
    assert game.deciders


def test_the_supply_is_all_of_the_units_that_are_listed(campaign: Campaign) -> None:
    muster(campaign)
    told = musters.read(campaign.muster).sides["Soviet"]
    assert told.supply is not None
    assert sum(name.startswith("Rifleman") for name in told.supply) == 8
    assert told.supply["Fog of War"] == 8


def test_damaged_and_fortified_places_stay_so(campaign: Campaign) -> None:
    play(campaign, faces={"505": "A", "510": "B"})
    assert campaign.state == "2a"
    assert (campaign.city.face("510"), campaign.city.face("503")) == ("B", "B")
    assert campaign.city.since == {"510": 1, "503": 2}
    where = stage(muster(campaign))
    assert where.scenario.faces == {"503": "B", "510": "B"}
    campaign.finish(result(campaign, faces={"510": "B", "503": "B"}))
    assert stage(muster(campaign)).scenario.faces == {"503": "B", "510": "B"}


def test_a_tunnel_that_fell_in_is_lost_for_good(campaign: Campaign) -> None:
    play(campaign)
    assert stage(muster(campaign)).scenario.tunnels == ("503", "510")
    campaign.finish(result(campaign, caved_in=("510",)))
    assert stage(muster(campaign)).scenario.tunnels == ("503",)
    assert campaign.city.caved_in == ("510",)


def test_the_initiative_is_the_states(campaign: Campaign) -> None:
    play(campaign, "German")
    assert campaign.state == "2b"
    assert stage(muster(campaign)).scenario.initiative == "German"


def test_who_is_unlocked_joins_and_who_is_replaced_goes(campaign: Campaign) -> None:
    assert campaign.pools["Soviet"].where("S-L-036") == "locked"
    play(campaign, "German")
    assert campaign.pools["Soviet"].where("S-L-036") == "available"
    play(campaign)
    assert campaign.state == "6c"
    assert campaign.pools["Soviet"].where("S-L-037") == "available"
    # He may have become a better one meanwhile: whoever has his number goes.
    assert not [card for card in campaign.pools["Soviet"].available if card.endswith("036")]


def test_a_practice_game_changes_nothing(campaign: Campaign) -> None:
    before = (list(campaign.rows), campaign.pools, campaign.city)
    undaunted.new("trial/11", seed=1)
    assert stage("trial/11").muster == ""
    assert (campaign.rows, campaign.pools, campaign.city) == before


def test_ruling_61_intel_is_read_at_the_end_and_brings_what_it_says(campaign: Campaign) -> None:
    play(campaign)
    true, false = Campaign.of(campaign.rows), Campaign.of(campaign.rows)
    play(true, fallen={"Soviet": 4}, controlled={"Soviet": ("505", "503")})
    play(false, fallen={"Soviet": 5}, controlled={"Soviet": ("505", "503")})
    assert true.record[-1].sides["Soviet"].intel
    assert len(true.record[-1].sides["Soviet"].upgraded) == 3
    assert true.record[-1].sides["Soviet"].joined == ("S-L-039",)
    assert true.pools["Soviet"].where("S-L-039") == "available"
    assert not false.record[-1].sides["Soviet"].intel
    assert len(false.record[-1].sides["Soviet"].upgraded) == 2
    assert false.pools["Soviet"].where("S-L-039") == "locked"
    # The game itself is the same, whoever knows of it.
    assert "intel" not in true.record[-1].stage


def test_ruling_61_intel_may_spare_somebody(campaign: Campaign) -> None:
    play(campaign, "German")
    play(campaign, fallen={"German": 10})
    assert len(campaign.record[-1].sides["German"].lost) == 2
