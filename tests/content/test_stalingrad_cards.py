"""The cards of Stalingrad: 369 as in the box, with what each soldier becomes and who comes in his place."""

from __future__ import annotations

from collections import Counter

import pytest

from undaunted import content
from undaunted.content.checks.soldiers import misfits
from undaunted.content.schema import Card
from undaunted.game.telling.wording import action_text, card_name, soldier_name
from undaunted.messages import languages, name

ACTIONS = [
    "Guide", "Move", "Scout", "Stalk",
    "Antiair", "Assault", "Bolster", "Command", "Conceal", "Control", "Explore", "Force",
    "Inspire", "Mine", "Overwatch", "Ready", "Recon", "Reposition", "Smoke", "Support",
    "Antitank", "Area Suppress", "Attack", "Bomb", "Demo", "Flame", "Grenade", "Suppress",
]  # fmt: skip
SIDES = ("Soviet", "German")
BOX = {
    # side: starting, locked, upgraded, reserves, counters that join later
    "Soviet": (35, 66, 57, 22, 18),
    "German": (35, 69, 63, 22, 22),
}
PLATOON = {
    # title: initiative, actions, defence, cards a squad, squads
    "Platoon Sergeant": (9, "Bolster 3, Command 2", None, 1, ""),
    "Squad Leader": (7, "Bolster 2 squad, Inspire 1 squad", None, 1, "AB"),
    "Rifleman": (5, "Move 1, Attack 1, Control", 4, 5, "AB"),
    "Scout": (6, "Scout 2, Attack 1, Recon, Conceal", 5, 3, "AB"),
    "Machine Gunner": (3, "Move 1, Attack 2, Suppress 4", 4, 3, "AB"),
    "Fog of War": (1, "", None, 10, ""),
}
RESERVED = ("Rifleman", "Scout", "Machine Gunner")


@pytest.fixture
def pack() -> content.Pack:
    return content.pack("stalingrad")


def of(pack: content.Pack, side: str) -> list[Card]:
    return [card for card in pack.cards if card.sides == (side,)]


def test_there_are_369_cards(pack: content.Pack) -> None:
    assert sum(card.copies for card in pack.cards) == 369
    assert {card.sides for card in pack.cards} == {("Soviet",), ("German",)}


@pytest.mark.parametrize("side", SIDES)
def test_the_decks_are_those_of_the_box(pack: content.Pack, side: str) -> None:
    decks = Counter[str]()
    for card in of(pack, side):
        deck = ("locked" if card.locked else "starting") if card.grade == "regular" else card.grade
        decks[deck] += card.copies
    starting, locked, upgraded, reserves, later = BOX[side]
    assert decks == {"starting": starting, "locked": locked, "upgraded": upgraded, "reserve": reserves}
    first = {card.title for card in of(pack, side) if card.kind == "combat" and not card.locked}
    counters = pack.counters(side).values()
    assert sum(one.title in first for one in counters) == 6
    assert sum(one.title not in first for one in counters) == later


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("title", PLATOON)
def test_the_platoon_that_begins(pack: content.Pack, side: str, title: str) -> None:
    initiative, actions, defence, count, squads = PLATOON[title]
    cards = [card for card in of(pack, side) if card.title == title and card.grade == "regular"]
    cards = [card for card in cards if not card.locked]
    told = {(card.initiative, ", ".join(card.action_texts), card.defence, card.origin) for card in cards}
    assert told == {(initiative, actions, defence, "reconstructed")}
    amounts = Counter[str]()
    for card in cards:
        amounts["".join(card.squads)] += card.copies
    assert amounts == dict.fromkeys(squads or [""], count)


@pytest.mark.parametrize("side", SIDES)
def test_numbers_run_from_001(pack: content.Pack, side: str) -> None:
    regular = [card for card in of(pack, side) if card.grade == "regular" and card.number]
    starting, locked = BOX[side][:2]
    fog = range(26, 36)
    numbers = sorted(int(card.number) for card in regular)
    assert numbers == [number for number in range(1, starting + locked + 1) if number not in fog]
    assert all(card.locked == (int(card.number) > starting) for card in regular)
    letter = side[0]
    assert pack.roster(side)["Rifleman A 004"].card.designation == f"{letter}-S-004"
    assert pack.roster(side)["Rifleman A U004"].card.designation == f"{letter}-U-004"
    assert pack.roster(side)["Rifleman A R004"].card.designation == f"{letter}-R-004"
    assert pack.roster(side)["Sniper 036"].card.designation == f"{letter}-L-036"


@pytest.mark.parametrize("side", SIDES)
def test_every_combat_card_has_its_upgrade_and_the_first_ones_their_reserves(
    pack: content.Pack, side: str
) -> None:
    numbers = {
        grade: {card.number for card in of(pack, side) if card.grade == grade}
        for grade in ("upgraded", "reserve")
    }
    regular = [card for card in of(pack, side) if card.grade == "regular"]
    assert numbers["upgraded"] == {card.number for card in regular if card.kind == "combat"}
    assert numbers["reserve"] == {card.number for card in regular if card.title in RESERVED}
    assert not any(card.locked for card in regular if card.title in RESERVED)


def test_upgrades_and_reserves_keep_to_the_patterns(pack: content.Pack) -> None:
    assert list(misfits(pack.cards, pack.cards)) == []


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_all_the_actions_of_the_book(pack: content.Pack, side: str) -> None:
    actions = [action for card in of(pack, side) for action in card.actions]
    assert {action.word for action in actions} == set(ACTIONS)
    assert any(action.within for action in actions)
    assert any(action.beyond for action in actions)
    assert all(len(card.actions) <= 5 for card in of(pack, side))
    assert all(action.beyond != 0 for action in actions), "beyond 0 is anywhere"


@pytest.mark.parametrize("side", SIDES)
def test_what_a_card_without_a_counter_can_do(pack: content.Pack, side: str) -> None:
    """Nothing with a reach, and of all combat only what falls from above (ruling 53)."""
    for card in of(pack, side):
        if card.kind == "command":
            assert not any(action.within is not None or action.beyond for action in card.actions)
            shots = {"Attack", "Suppress", "Area Suppress", "Antitank", "Demo", "Flame", "Grenade"}
            assert not {action.word for action in card.actions} & shots
            assert card.aircraft == (card.title == "Bomber")


@pytest.mark.parametrize("side", SIDES)
def test_markers_are_with_those_who_have_them(pack: content.Pack, side: str) -> None:
    """Mines and smoke are for Engineers, two smoke markers each; overwatch is for Machine Gunners."""
    who: dict[str, set[str]] = {}
    for one in pack.roster(side).values():
        for action in one.actions:
            who.setdefault(action.word, set()).add(one.counter)
    third = {"Engineer C"} if side == "German" else set[str]()
    assert who["Mine"] == {"Engineer A", "Engineer B"} | third
    assert who["Smoke"] == {"Engineer A", "Engineer B"}
    assert who["Overwatch"] == {"Machine Gunner A", "Machine Gunner B"}


@pytest.mark.parametrize("side", SIDES)
def test_vehicles_and_guns(pack: content.Pack, side: str) -> None:
    cards = of(pack, side)
    rolling = [card for card in cards if card.armour]
    assert len({card.title for card in rolling}) >= 4
    assert all(card.defence is None for card in rolling)
    assert {card.title for card in cards if card.unguided} == {"Antitank Gun"}
    pierce = {card.title for card in cards for action in card.actions if action.word in ("Antitank", "Demo")}
    assert {"Antitank Rifle", "Antitank Gun", "Engineer"} <= pierce


@pytest.mark.parametrize("side", SIDES)
def test_every_soldier_has_a_name_of_his_own(pack: content.Pack, side: str) -> None:
    cards = [card for card in of(pack, side) if card.number and card.grade != "upgraded"]
    assert all(" " in card.soldier for card in cards)
    surnames = Counter(card.soldier.partition(" ")[2] for card in cards)
    assert [surname for surname, times in surnames.items() if times > 1] == []


def test_origins(pack: content.Pack) -> None:
    for card in pack.cards:
        first = card.grade == "regular" and not card.locked
        assert card.origin == ("reconstructed" if first else "original")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("lang", languages())
def test_every_counter_of_a_side_has_a_sign_of_its_own(pack: content.Pack, side: str, lang: str) -> None:
    signs = Counter(
        code[:1] + one.squad if one.squad else code
        for one in pack.counters(side).values()
        if (code := soldier_name(one.title, one.squad, lang, pack.id).forms["code"])
    )
    assert signs.total() == len(pack.counters(side))
    assert [sign for sign, times in signs.items() if times > 1] == []
    assert all(len(sign) == 2 and sign.isascii() for sign in signs)


def test_cards_are_told_apart_in_words(pack: content.Pack) -> None:
    roster = pack.roster("Soviet")
    assert card_name(roster["Rifleman A 004"]) == "Rifleman A Karpukhin"
    assert card_name(roster["Rifleman A U004"]) == "Rifleman A Karpukhin (upgraded)"
    assert card_name(roster["Rifleman A R004"], "fr") == "Fusilier A Ryabov (réserviste)"
    assert card_name(roster["Rifleman A R004"], "fr").forms["le"] == "le Fusilier A Ryabov (réserviste)"
    assert card_name(roster["Fog of War"]) == "Fog of War"
    for side in SIDES:
        told = Counter(str(card_name(one)) for one in pack.roster(side).values())
        assert max(told.values()) == 1


def test_an_engineer_is_another_in_the_desert() -> None:
    assert soldier_name("Engineer", "A", "fr", "stalingrad") == "Sapeur du Génie A"
    assert soldier_name("Engineer", "", "fr", "north-africa") == "Mécanicien"
    assert soldier_name("Engineer", "A", "en", "stalingrad") == "Engineer A"


@pytest.mark.parametrize("lang", languages())
def test_actions_have_words_of_their_own(lang: str) -> None:
    words = [name(f"action-{word.lower().replace(' ', '-')}", "", lang) for word in ACTIONS]
    assert len(set(words)) == len(ACTIONS)
    assert all(words)
    assert action_text("Area Suppress 3 beyond 2", "en") == "Area Suppress 3 from 2"
    assert action_text("Area Suppress 3 beyond 2 +", "en") == "Area Suppress 3 from 2 +"
