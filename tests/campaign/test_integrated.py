"""Two squads that are made one: whom the owner keeps, and which reserves he chooses."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.campaign.playing import in_game, muster, play, result
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import BadChoice, WrongPhase


@pytest.fixture
def worn(campaign: Campaign) -> Campaign:
    """Before the eighth level, with two Riflemen of squad B lost a game."""
    for _ in range(4):
        lost = [f"S-S-{number:03}" for number in range(9, 14)]
        there = [card for card in lost if card in campaign.pools["Soviet"].available]
        names = [campaign.book.cards["Soviet"][card].name for card in there]
        play(campaign, fallen={"Soviet": names[:1]}, used={"Soviet": []})
    return campaign


def kept(campaign: Campaign, side: str = "Soviet") -> Counter[str]:
    cards = campaign.book.cards[side]
    return Counter(cards[card].card.title for card in campaign.pools[side].available)


def test_five_three_and_three_are_kept(worn: Campaign) -> None:
    assert (worn.state, worn.phase, worn.todo("Soviet")) == ("8a", "integrate", "integrate")
    slots = {slot.unit: (slot.count, len(slot.cards)) for slot in worn.integrable("Soviet").slots}
    assert slots == {"Rifleman AB": (5, 10), "Scout AB": (3, 6), "Machine Gunner AB": (3, 6)}
    with pytest.raises(WrongPhase):
        worn.choose_deck("Soviet", [])
    worn.integrate("Soviet", worn.integrable("Soviet").suggested)
    told = kept(worn)
    assert (told["Rifleman"], told["Scout"], told["Machine Gunner"]) == (5, 3, 3)
    assert worn.phase == "integrate"
    assert worn.todo("Soviet") == "deck"
    # Those left out are gone, and reserves are not suggested where there are others.
    assert not [card for card in worn.pools["Soviet"].available if card[2] == "R"]


def test_the_owner_says_whom_he_keeps(worn: Campaign) -> None:
    offered = worn.integrable("Soviet")
    riflemen = [card for card in offered.slots[0].cards if card[2] == "R"][:2]
    with pytest.raises(BadChoice, match="4 of Rifleman AB"):
        worn.integrate("Soviet", [card for card in offered.suggested if card != offered.suggested[0]])
    chosen = [*riflemen, *(card for card in offered.suggested if card not in offered.suggested[:2])]
    worn.integrate("Soviet", chosen)
    assert set(riflemen) <= set(worn.pools["Soviet"].available)
    assert worn.pools["Soviet"].where(offered.suggested[0]) == "removed"


def test_both_squads_are_one_in_the_muster(worn: Campaign) -> None:
    muster(worn)
    slots = {slot.unit: slot.count for slot in worn.musterable("Soviet").slots}
    assert slots["Rifleman AB"] == 2
    assert slots["Squad Leader AB"] == 2
    assert sum(name.startswith("Rifleman") for name in in_game(worn, "Soviet")) == 5


def test_the_owner_chooses_a_reserve_of_either_squad(worn: Campaign) -> None:
    muster(worn)
    fallen = [name for name in in_game(worn, "Soviet") if name.startswith("Rifleman")]
    worn.finish(result(worn, fallen={"Soviet": fallen}, used={"Soviet": []}))
    assert (worn.state, worn.phase, worn.todo("Soviet"), worn.todo("German")) == (
        "9a", "reserves", "reserve", "deck",
    )  # fmt: skip
    assert len(worn.vacancies("Soviet")) == 2
    first, second = worn.vacancies("Soviet")
    assert {card[2] for card in first.cards} == {"R"}
    squads = {worn.book.cards["Soviet"][card].squad for card in first.cards}
    assert squads == {"A", "B"}
    with pytest.raises(BadChoice):
        worn.choose_reserve("Soviet", first.lost, "S-R-014")  # a Scout
    worn.choose_reserve("Soviet", first.lost, first.cards[0])
    with pytest.raises(BadChoice):
        worn.choose_reserve("Soviet", second.lost, first.cards[0])
    worn.choose_reserve("Soviet", second.lost, second.cards[-1])
    assert worn.todo("Soviet") == "deck"
    assert kept(worn)["Rifleman"] == 5
    assert {draw.comes for draw in worn.record[-1].sides["Soviet"].draws if draw.outcome == "lost"} == {
        first.cards[0], second.cards[-1],
    }  # fmt: skip
