"""The campaign for the city: what its files promise, whatever runs them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from datetime import datetime

import msgspec
import pytest

from tests.messages.campaign_texts import campaign_texts
from undaunted import content
from undaunted.campaign.schema import Level, State

CITY = content.pack("stalingrad")
HOME = CITY.folder / "campaign"
FILE = tomllib.loads((HOME / "campaign.toml").read_text(encoding="utf-8"))
LEVELS = [
    msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Level)
    for file in sorted(HOME.glob("levels/*.toml"))
]
STATES = {name: state for level in LEVELS for name, state in level.states.items()}
PROSE = {key: text for key, text in campaign_texts().items() if "\n" in text}


def locked(side: str) -> dict[str, str]:
    """Those who join later: their unit by their number."""
    return {
        card.card.number: card.name.removesuffix(f" {card.card.number}")
        for card in CITY.roster(side).values()
        if card.card.locked and card.card.grade == "regular"
    }


def joining(state: State, side: str) -> list[str]:
    """Whom a state adds to what its level does."""
    secret = state.intel[side].unlock if side in state.intel else ()
    return [*state.unlock.get(side, ()), *state.replace.get(side, {}).values(), *secret]


def test_fifteen_levels_from_september_to_february() -> None:
    assert [level.level for level in LEVELS] == [*range(1, 16)]
    days = [datetime.strptime(level.date, "%d %B %Y") for level in LEVELS]
    assert days == sorted(set(days))
    assert days[0] == datetime(1942, 9, 27)
    assert days[-1] <= datetime(1943, 2, 2)


def test_a_game_is_played_on_the_day_of_its_level() -> None:
    for level in LEVELS:
        for state in level.states.values():
            if told := CITY.scenarios.get(str(state.scenario)):
                assert told.date == level.date, told.name


def test_the_books_table_of_states() -> None:
    """6b, and the Germans win: 7d."""
    after = {name: (STATES[name].next["Soviet"], STATES[name].next["German"]) for name in LEVELS[5].states}
    assert after == {"6a": ("7a", "7b"), "6b": ("7c", "7d"), "6c": ("7e", "7f"), "6d": ("7g", "7h")}


def test_a_side_is_ahead_by_its_victories_alone() -> None:
    """Every way to a state has the same lead; five ahead is the end, and so are four before the finale."""
    lead = {"1a": 0}
    for name, state in STATES.items():
        for side, step in (("Soviet", 1), ("German", -1)):
            after, ahead = state.next[side], lead[name] + step
            assert after.startswith("END") == (abs(ahead) == 5 or name[:2] == "15" or is_last(name, ahead))
            if not after.startswith("END"):
                assert lead.setdefault(after, ahead) == ahead
            elif name[:2] != "15":
                assert FILE["ends"][after]["winner"] == side
    assert set(lead) == set(STATES)


def is_last(name: str, ahead: int) -> bool:
    return name[:2] == "14" and abs(ahead) == 4


def test_the_finale_decides() -> None:
    ends = [state.next for name, state in STATES.items() if name[:2] == "15"]
    assert all(FILE["ends"][after]["winner"] == side for end in ends for side, after in end.items())
    assert {end["winner"] for end in FILE["ends"].values()} == {"Soviet", "German"}
    assert len(FILE["ends"]) >= 6


def test_every_place_belongs_to_one_area() -> None:
    places = Counter(place for area in FILE["areas"].values() for place in area["places"])
    assert set(places) == set(CITY.places)
    assert set(places.values()) == {1}
    assert {state.area for state in STATES.values()} - {""} == set(FILE["areas"])


@pytest.mark.parametrize("side", CITY.sides)
def test_everybody_joins_somewhere_and_nobody_twice(side: str) -> None:
    joined: Counter[str] = Counter()
    for level in LEVELS:
        joined.update(level.unlock.get(side, ()))
        # A campaign passes one state of a level.
        joined.update({number for state in level.states.values() for number in joining(state, side)})
    assert set(joined) == set(locked(side))
    assert set(joined.values()) == {1}


def listed(state: State, side: str) -> Iterator[str]:
    if told := CITY.scenarios.get(str(state.scenario)):
        force = told.forces[side]
        yield from (re.sub(r" [UR]?\d{3}$", "", name) for name in (*force.deck, *force.supply))


@pytest.mark.parametrize("side", CITY.sides)
def test_units_fight_when_they_have_joined_and_not_before(side: str) -> None:
    units = locked(side)
    known: set[str] = set()
    waiting: set[str] = set()
    for level in LEVELS:
        new = {units[number] for number in level.unlock.get(side, ())}
        known |= new
        waiting |= new
        for name, state in level.states.items():
            seen = set(listed(state, side))
            assert seen & set(units.values()) <= known, name
            waiting -= seen
    if all(str(state.scenario) in CITY.scenarios for state in STATES.values()):
        assert not waiting, "units that join and never fight"


def test_what_is_fortified_can_be() -> None:
    for name, state in STATES.items():
        for place in state.fortify:
            assert [bool(face.fortified) for face in CITY.places[place]] == [False, True], (name, place)


def test_it_tells_each_side_its_own() -> None:
    briefings = [text for key, text in PROSE.items() if "-briefing-" in key]
    assert len(set(briefings)) == len(briefings) == 2 * len(STATES)
    assert all(28 <= len(text.split()) <= 75 for text in briefings)
    assert all(35 <= len(text.split()) <= 90 for key, text in PROSE.items() if "-aftermath-" in key)


def test_it_names_nobody_who_may_have_fallen() -> None:
    """A soldier may be dead by then; officers cannot fall."""
    mortal = {
        card.card.soldier.split()[-1]
        for side in CITY.sides
        for card in CITY.roster(side).values()
        if card.card.number and card.card.kind == "combat"
    }
    for key, text in PROSE.items():
        assert not mortal & set(re.findall(r"\w+", text)), key
