"""Positions in the midst of it all read back as they were; those that cannot be are refused with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import undaunted
from tests.rules.reinforcements.ground import car, italian, lrdg, us
from tests.scene import Scene
from tests.table import offered, play


def started(setting: Scene, seat: str, *picks: str) -> undaunted.Game:
    game = setting.game(seed=1)
    play(game, seat, *picks)
    return game


def mining() -> undaunted.Game:
    return started(lrdg("Sapper"), "LRDG", "Sapper", "Mine")


def laying() -> undaunted.Game:
    return started(lrdg("Sapper"), "LRDG", "Sapper", "Mine", "lay armour", "19A-12A", "lay personnel")


def lifting() -> undaunted.Game:
    setting = italian("Guastatore S").mines("9B-16B armour", "9B-16B armour", supply=2)
    return started(setting, "Italian", "Guastatore S", "Mine", "lift armour", "16B-9B")


def calling() -> undaunted.Game:
    return started(italian("Commando Leader S"), "Italian", "Commando Leader S", "Air Support")


def aiming() -> undaunted.Game:
    return started(italian("Assault Aircraft"), "Italian", "Assault Aircraft", "Bomb")


def bombing() -> undaunted.Game:
    setting = italian("Assault Aircraft").dice(9, 1)
    return started(setting, "Italian", "Assault Aircraft", "Bomb", "9B", "Italian Grenadier S")


def bombing_own_car() -> undaunted.Game:
    setting = italian("Assault Aircraft").aboard("Italian Grenadier S", "Scout Car", "driver")
    setting.aboard("Italian Guastatore S", "Scout Car", "gunner").dice(9, 1)
    return started(setting, "Italian", "Assault Aircraft", "Bomb", "9B", "Italian Scout Car")


def throwing() -> undaunted.Game:
    setting = lrdg("Grenade Thrower").place("LRDG Grenade Thrower", "16B")
    return started(setting, "LRDG", "Grenade Thrower", "Grenade", "9B")


def advancing() -> undaunted.Game:
    setting = us("Tank Platoon Commander T").place("US Rifleman A", "12B")
    return started(setting, "US", "Tank Platoon Commander T", "Advance", "US Light Tank T")


def driven_over_two() -> undaunted.Game:
    """The first of two has taken the driver's card in use; the second asks who is next."""
    setting = car("17A-19A armour", "17A-19A armour").dice(9, 1, 1, 9, 1, 1)
    game = started(setting, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Scout A")
    return game


def driver_gone() -> undaunted.Game:
    """The driver had one card left: the first of three took it, the second himself; the third asks."""
    setting = car(*["17A-19A armour"] * 3).dice(*[9, 1, 1] * 3)
    setting.deck("Italian", "Rifleman A*2", "Grenadier S", "Tank Driver T")
    game = started(setting, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Scout A", "Italian Scout A")
    return game


def choosing_the_lost() -> undaunted.Game:
    setting = car("17A-19A armour", "17A-19A personnel").play_area("Italian", "Rifleman A", "Corporal A")
    game = started(setting.dice(9, 1, 1), "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    return game


EVERY: tuple[Callable[[], undaunted.Game], ...] = (
    mining, laying, lifting, calling, aiming, bombing, bombing_own_car, throwing, advancing,
    driven_over_two, driver_gone, choosing_the_lost,
)  # fmt: skip


@pytest.mark.parametrize("setting", EVERY)
def test_a_position_reads_back_as_it_was(setting: Callable[[], undaunted.Game]) -> None:
    game = setting()
    again = undaunted.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    assert again._state.pack() == game._state.pack()
    for seat in game.deciders:
        assert offered(again, seat) == offered(game, seat)
        assert again.view(seat).question == game.view(seat).question


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("setting", EVERY)
def test_all_that_is_asked_and_offered_can_be_said(setting: Callable[[], undaunted.Game], lang: str) -> None:
    game = setting()
    for seat in game.deciders:
        assert all(option.text(lang) for option in game.options(seat))
    for event in game.events(None):
        assert event.text if lang == "en" else event


def test_as_it_began_mines_are_not_mentioned() -> None:
    assert "mines=" not in undaunted.new("night/1", seed=1).position()
    assert "supply:3" in laying().position() or "supply:2" in laying().position()


# What cannot be


def refused(line: str) -> str:
    with pytest.raises(undaunted.BadPosition) as caught:
        undaunted.from_position(line, seed=1)
    assert caught.value.part
    assert caught.value.found
    assert caught.value.expected
    return str(caught.value)


BAD: tuple[tuple[Callable[[], undaunted.Game], str, str, str], ...] = (
    (laying, r"mines=\S+", "mines=", "mines"),
    (laying, r"mines=\S+", "mines=19A-13B:armour,supply:0", "19A-12A"),
    (laying, r"mines=\S+", "mines=12A-19A:armour,supply:0", "19A-12A"),
    (laying, r"mines=\S+", "mines=19A-12A:water,supply:0", "personnel"),
    (laying, r"mines=\S+", "mines=19A-12A:armour*9,supply:0", "mines"),
    (laying, r"mines=\S+", "mines=19A-12A:armour*-1,supply:0", "mines"),
    (laying, r"mines=\S+", "mines=19A-12A:armour*x,supply:0", "mines"),
    (laying, r"mines=\S+", "mines=19A-12A:armour*4,supply:3", "6 at most"),
    (laying, r"mines=\S+", "mines=supply:9", "mines"),
    (laying, r"mines=\S+", "mines=19A-12A:armour,supply:0", "a mine in the supply"),
    (laying, r"doing:lay-personnel(?= |$)", "doing:lift-personnel", "ask"),
    (laying, r"doing:lay-personnel(?= |$)", "doing:-", "mines to lay or to lift"),
    (laying, r"doing:lay-personnel(?= |$)", "doing:stop", "lay-personnel"),
    (mining, r"doing:-", "doing:lay-armour", "either kind"),
    (lifting, r"doing:lift-personnel(?= |$)", "doing:lay-personnel", "owner only"),
    (lifting, r"left:1", "left:3", "1 to the value"),
    (calling, r"left:2", "left:0", "1 to the value"),
    (aiming, r"unit:-", "unit:italian-scout-a", "no counter"),
    (advancing, r"pending=\S+", "pending=us-rifleman-a", "ready counters of the squad"),
    (advancing, r"pending=\S+", "pending=german-light-tank-t", "ready counters of the squad"),
    (advancing, r"us-light-tank-t:17B", "us-light-tank-t:17B~", "ready counters of the squad"),
    (throwing, r"pending=\S+", "", "one at least"),
    (throwing, r"pending=\S+", "pending=italian-scout-a,italian-grenadier-s", "target tile"),
    (throwing, r"pending=\S+", "pending=lrdg-grenade-thrower", "whom the salvo can hit"),
    (driven_over_two, r"mines/LRDG", "mines/Italian", "whose mines they are"),
    (driven_over_two, r"edge:17A-19A|edge:19A-17A", "edge:7A-13B", "edge of the unit's tile"),
    (driven_over_two, r"injure/LRDG", "injure/Nobody", "LRDG"),
    (driven_over_two, r",damage/\S+$", "", "a question above"),
)


@pytest.mark.parametrize(("setting", "pattern", "new", "said"), BAD)
def test_a_position_that_cannot_be(
    setting: Callable[[], undaunted.Game], pattern: str, new: str, said: str
) -> None:
    line = setting().position()
    wrong, count = re.subn(pattern, new, line, count=1)
    assert count == 1, f"{line} has no {pattern}"
    assert said in refused(wrong)


def test_mines_where_the_scenario_has_none() -> None:
    line = us("Rifleman A").game().position()
    assert "no mines" in refused(line + " mines=17B-2B:armour")
