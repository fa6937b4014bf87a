"""The two packs of Reinforcements hold what its box holds, and their scenarios use all of its rules."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from undaunted import content
from undaunted.content.folder import with_cards
from undaunted.content.geometry import neighbours, spots
from undaunted.content.roster import spawn_tiles
from undaunted.content.schema import Card, Force, Scenario, Team

ARMOUR, NIGHT = "armour-and-armament", "under-cover-of-night"
PACKS = (ARMOUR, NIGHT)
EVERY = [f"{ARMOUR}/{number}" for number in range(101, 105)] + [
    f"{NIGHT}/{number}" for number in range(201, 205)
]
FORMS = [*EVERY, *(f"{name}+teams" for name in EVERY)]
MINES, ROUGH = 8, 4


def scenario(name: str) -> Scenario:
    return content.find(name)[1]


def forces(*packs: str) -> Iterator[tuple[content.Pack, str, Force]]:
    for pack in map(content.pack, packs):
        for told in pack.scenarios.values():
            for side, force in told.forces.items():
                yield pack, side, force


def hands(force: Force, form: str) -> list[Mapping[str, int]]:
    """What each player of a side has, in deck and supply together."""
    if form.endswith("+teams"):
        return [Counter(team.deck) + Counter(team.supply) for team in force.team]
    return [Counter(force.deck) + Counter(force.supply)]


def words(pack: content.Pack, side: str, cards: Mapping[str, int]) -> set[str]:
    return {action.word for name in cards for action in pack.roster(side)[name].actions}


@pytest.mark.parametrize("id", PACKS)
def test_the_pack_is_clean(id: str) -> None:
    pack = content.pack(id)
    assert content.lint(pack) == []
    assert pack.file.box == "Reinforcements"
    assert pack.base is not None
    assert pack.sides == pack.base.sides


@pytest.mark.parametrize(
    ("id", "side", "cards", "counters"),
    [(ARMOUR, "US", 16, 3), (ARMOUR, "German", 16, 3), (NIGHT, "LRDG", 13, 3), (NIGHT, "Italian", 14, 3)],
)
def test_the_components_add_up(id: str, side: str, cards: int, counters: int) -> None:
    pack = content.pack(id)
    assert pack.base is not None
    added = [card for name, card in pack.roster(side).items() if name not in pack.base.roster(side)]
    assert sum(card.card.copies for card in added) == cards
    assert len(pack.counters(side)) - len(pack.base.counters(side)) == counters


@pytest.mark.parametrize(
    ("id", "side", "card", "initiative", "actions"),
    [
        (ARMOUR, "US", "Tank Platoon Commander T", 5, ["Bolster 2 T", "Advance T"]),
        (ARMOUR, "German", "Tank Platoon Commander T", 5, ["Bolster 2 T", "Advance T"]),
        (NIGHT, "LRDG", "Sergeant Major", 7, ["Bolster 2", "Inspire 1", "Command 1"]),
        (NIGHT, "Italian", "Commando Leader S", 7, ["Bolster 2 S", "Air Support 1"]),
    ],
)
def test_what_the_rulebook_prints(id: str, side: str, card: str, initiative: int, actions: list[str]) -> None:
    found = content.pack(id).roster(side)[card]
    assert (found.card.origin, found.card.initiative) == ("printed", initiative)
    assert [str(action) for action in found.actions] == actions


def test_nothing_else_counts_as_printed() -> None:
    for pack in map(content.pack, PACKS):
        assert pack.base is not None
        added = pack.cards[len(pack.base.cards) :]
        printed = {card.title for card in added if card.origin == "printed"}
        assert printed <= {"Tank Platoon Commander", "Sergeant Major", "Commando Leader"}
        assert {card.origin for card in added} == {"printed", "reconstructed"}
        assert {told.origin for told in pack.scenarios.values()} == {"original"}


def test_vehicles_that_are_units() -> None:
    pack = content.pack(ARMOUR)
    for side in pack.sides:
        rolling = {name: unit for name, unit in pack.counters(side).items() if unit.armour}
        assert set(rolling) == {"Light Tank T", "Medium Tank T", "Tank Destroyer T"}
        assert all(not unit.defence for unit in rolling.values())
        assert all("Antitank" in words(pack, side, {name: 1}) for name in rolling)


def test_specialists_come_only_where_they_are_asked_for() -> None:
    pack = content.pack(ARMOUR)
    for side, title in (("US", "Grenadier"), ("German", "Submachine Gunner")):
        for squad in "ABC":
            card = pack.roster(side)[f"{title} {squad}"]
            assert (card.card.copies, card.card.replaces) == (2, "Rifleman")
            assert card.counter == f"Rifleman {squad}"
            rifleman = pack.roster(side)[f"Rifleman {squad}"]
            assert set(rifleman.actions) < set(card.actions)
    for _, side, force in forces(ARMOUR):
        piles = [
            force.deck,
            force.supply,
            *(pile for team in force.team for pile in (team.deck, team.supply)),
        ]
        assert not any(pack.roster(side)[name].card.replaces for pile in piles for name in pile)


def test_there_are_eight_scenarios_with_a_story() -> None:
    for name in EVERY:
        told = scenario(name)
        assert told.briefing
        assert told.date
        assert told.place
        assert 12 <= len(spots(told.board.layout)) <= 20


@pytest.mark.parametrize("name", EVERY)
def test_no_more_is_used_than_the_box_has(name: str) -> None:
    pack, told = content.find(name)
    assert len(told.rough) <= ROUGH
    if told.mines:
        assert told.mines.supply + len(told.mines.personnel) + len(told.mines.armour) <= MINES
    for side, force in told.forces.items():
        roster = pack.roster(side)
        alone = Counter(force.deck) + Counter(force.supply)
        together = Counter(force.team_fog)
        for team in force.team:
            together += Counter(team.deck) + Counter(team.supply)
        for used in (alone, together):
            assert all(count <= roster[card].card.copies for card, count in used.items())
        # Both forms field the same counters: those that stand on the board are the scenario's.
        fielded = [{roster[card].counter for card in used} for used in (alone, together)]
        assert fielded[0] == fielded[1]


@pytest.mark.parametrize("form", FORMS)
def test_who_may_meet_armour_can_pierce_it(form: str) -> None:
    pack, told = content.find(form.removesuffix("+teams"))
    for side, force in told.forces.items():
        enemy = next(other for name, other in told.forces.items() if name != side)
        whose = next(name for name in told.forces if name != side)
        met = any(
            pack.counters(whose)[unit].armour
            for cards in hands(enemy, form)
            for name in cards
            if (unit := pack.roster(whose)[name].counter)
        )
        places = [
            action.word
            for titles in force.vehicles.values()
            for title in titles
            for place in pack.vehicles[title].places
            for action in place.actions
        ]
        own = {word for cards in hands(force, form) for word in words(pack, side, cards)} | set(places)
        if met or enemy.vehicles:
            assert "Antitank" in own


@pytest.mark.parametrize("name", EVERY)
def test_each_of_four_has_something_to_do(name: str) -> None:
    pack, told = content.find(name)
    placed = {
        side: [unit for units in (*force.units.values(), *force.aboard.values()) for unit in units if unit]
        + [unit.name for unit in pack.counters(side).values() if spawn_tiles(force, unit)]
        for side, force in told.forces.items()
    }
    for side, force in told.forces.items():
        assert [team.seat for team in force.team] == [f"{side}-1", f"{side}-2"]
        for team in force.team:
            _can_play(pack, side, team, placed[side])
        leading = [team.deck.get(pack.command[side], 0) for team in force.team]
        assert sorted(leading) == [0, 1]


def _can_play(pack: content.Pack, side: str, team: Team, placed: list[str]) -> None:
    roster = pack.roster(side)
    # Enough for a hand of four that is not fog alone, from soldiers who are on the board, and reinforcements.
    useful = [card for card in team.deck if roster[card].card.kind != "fog"]
    assert sum(team.deck[card] for card in useful) >= 5
    assert sum(team.deck[card] for card in useful if roster[card].counter in placed) >= 3
    assert len({roster[card].counter for card in useful if roster[card].counter in placed}) >= 2
    bolsters = [
        action.squad for card in team.deck for action in roster[card].actions if action.word == "Bolster"
    ]
    own = [card for card in team.supply if roster[card].counter]
    assert own
    # The command card moves about, so what stays has to bolster, too.
    stays = [card for card in team.deck if card != pack.command[side]]
    assert any(action.word == "Bolster" for card in stays for action in roster[card].actions)
    assert any(not squad or roster[card].squad == squad for squad in bolsters for card in own)


@pytest.mark.parametrize("form", FORMS)
def test_aircraft_wait_in_the_supply_of_who_can_call_them(form: str) -> None:
    pack, told = content.find(form.removesuffix("+teams"))
    for side, force in told.forces.items():
        seats: list[tuple[Mapping[str, int], Mapping[str, int]]] = (
            [(team.deck, team.supply) for team in force.team]
            if form.endswith("+teams")
            else [(force.deck, force.supply)]
        )
        for deck, supply in seats:
            aircraft = any(pack.roster(side)[card].card.aircraft for card in supply)
            assert aircraft == ("Air Support" in words(pack, side, deck))


def test_every_rule_is_used() -> None:
    dealt = {
        word
        for pack, side, force in forces(*PACKS)
        for cards in hands(force, "")
        for word in words(pack, side, cards)
    }
    assert {"Advance", "Antitank", "Mine", "Air Support", "Grenade", "Bomb"} <= dealt
    for pack in map(content.pack, PACKS):
        assert pack.base is not None
        for side in pack.sides:
            added = {name for name, card in pack.roster(side).items() if not card.card.replaces}
            used = {
                name for one, who, force in forces(pack.id) for name in hands(force, "")[0] if who == side
            }
            assert added - set(pack.base.roster(side)) <= used
    armour = [scenario(name) for name in EVERY[:4]]
    assert all(told.rough for told in armour)
    night = [scenario(name) for name in EVERY[4:]]
    assert all(told.mines and told.mines.supply and told.mines.personnel for told in night)
    assert {told.mines.owner for told in night if told.mines and told.mines.armour} == {"LRDG", "Italian"}
    goals = {force.goal.word for _, _, force in forces(*PACKS)}
    assert goals == {"control", "pin", "claim", "escape", "neutralise"}


@pytest.mark.parametrize("name", EVERY[4:])
def test_whose_mines_they_are_has_somebody_to_lay_them_and_the_other_to_lift_them(name: str) -> None:
    pack, told = content.find(name)
    for form in (name, f"{name}+teams"):
        for side, force in told.forces.items():
            assert any("Mine" in words(pack, side, cards) for cards in hands(force, form))


@pytest.mark.parametrize("name", EVERY[4:])
def test_vehicles_and_anti_armour_mines_meet(name: str) -> None:
    told = scenario(name)
    assert told.mines is not None
    board = neighbours(spots(told.board.layout))
    enemies = [force for side, force in told.forces.items() if side != told.mines.owner]
    assert bool(told.mines.armour) == any(force.vehicles for force in enemies)
    for edge in (*told.mines.personnel, *told.mines.armour):
        one, other = edge.split("-")
        assert other in board[one]


def test_aircraft_that_nobody_can_call_keep_the_old_fingerprint() -> None:
    """The Recon Aircraft can be called now, and North Africa's fingerprints stay (test_stages_stay)."""
    pack, told = content.find("north-africa/10")
    assert pack.roster("Italian")["Recon Aircraft"].card.aircraft
    without = tuple(msgspec.structs.replace(card, aircraft=False) for card in pack.cards)
    assert content.content_hash(_with(pack, without), told) == content.content_hash(pack, told)
    night, called = content.find(f"{NIGHT}/204")
    without = tuple(msgspec.structs.replace(card, aircraft=False) for card in night.cards)
    assert content.content_hash(_with(night, without), called) != content.content_hash(night, called)


def _with(pack: content.Pack, cards: tuple[Card, ...]) -> content.Pack:
    other = with_cards(pack, ())
    other.__dict__["cards"] = cards
    return other


FAULTS = [
    # pack, scenario, what stands there, what is written instead, key, found
    (
        ARMOUR,
        101,
        'rough = ["2B", "18B"]',
        'rough = ["2B", "1A"]',
        "US.units.1A",
        "Light Tank T on rough terrain",
    ),
    (
        ARMOUR,
        101,
        'rough = ["2B", "18B"]',
        'rough = ["2B", "1A"]',
        "US.spawn.1A",
        "rough terrain for Tank Destroyer T",
    ),
    (ARMOUR, 101, 'rough = ["2B", "18B"]', 'rough = ["2B", "2B"]', "rough", "two tokens on one tile"),
    (
        NIGHT,
        201,
        'initiative = "Italian"',
        'initiative = "Italian"\nrough = ["15B"]',
        "LRDG.vehicles.15B",
        "rough terrain",
    ),
    (NIGHT, 203, "supply = 4", "supply = 6", "mines", "9 mines"),
    (NIGHT, 203, '"12A-6A"', '"12A-9A"', "mines.personnel[1]", "'12A-9A'"),
    (NIGHT, 203, 'owner = "LRDG"', 'owner = "US"', "mines.owner", "'US'"),
    (
        NIGHT,
        203,
        '[mines]\nowner = "LRDG"\nsupply = 4\npersonnel = ["12A-19B", "12A-6A", "21A-6A"]\n',
        "",
        "LRDG.deck.Sapper",
        "Sapper, who can do nothing with Mine",
    ),
]


@pytest.mark.parametrize(("id", "number", "old", "new", "key", "found"), FAULTS, ids=str)
def test_a_fault_is_found(
    tmp_path: Path, id: str, number: int, old: str, new: str, key: str, found: str
) -> None:
    copy = tmp_path / id
    shutil.copytree(content.pack(id).folder, copy)
    [path] = copy.glob(f"scenarios/{number}-*.toml")
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert (key, found) in {(problem.key, problem.found) for problem in content.lint(content.open_pack(copy))}
