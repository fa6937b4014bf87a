"""Changes to the bot's actions: whom its combat is aimed at."""

from __future__ import annotations

import pytest

from tests.scene import scene
from tests.solo.ground import account_of, applied, bot_turn, la_raye, reading, resolve, skipped, unit
from tests.table import structure, target, told
from undaunted.solo.look import total
from undaunted.solo.lore import lore


@pytest.fixture(autouse=True)
def afresh():
    yield
    lore.cache_clear()


def target_of(game) -> str:
    return str(told(game, "shot")[-1]["target"])


def feared(game, *titles: str) -> None:
    """The scenario's list of danger, for this test."""
    known = lore(game.stage, game.stage.table.automaton)
    known.danger = [titles.index(title) if title in titles else 99 for title in known.titles]


def test_the_lowest_total_defence():
    """Nearer is easier to hit: range adds to the total."""
    game = bot_turn(la_raye().place("US Scout A", "8A"), "Rifleman A", dice=(1,))
    at = reading(game)
    easiest = min(at.enemies, key=lambda one: total(at, one))
    assert easiest == unit(at, "US Scout A")
    resolve(game, "Attack 1.")
    assert "Scout A" in target_of(game)


def even_tile() -> str:
    """Where a Scout would be as hard to hit from 5B as a Rifleman on 8A."""
    for name in la_raye().stage.tiles:
        setting = la_raye().place("US Scout A", name).place("US Rifleman A", "8A")
        at = reading(bot_turn(setting, "Rifleman A"))
        if total(at, unit(at, "US Scout A")) == total(at, unit(at, "US Rifleman A")):
            return name
    raise AssertionError("no such tile")


@pytest.mark.parametrize(
    ("danger", "hit"), [(("Scout", "Rifleman"), "Scout A"), (("Rifleman", "Scout"), "Rifleman A")]
)
def test_of_even_ones_the_more_dangerous(danger, hit):
    setting = la_raye().place("US Scout A", even_tile()).place("US Rifleman A", "8A")
    game = bot_turn(setting.off("US Scout B", "US Rifleman B"), "Rifleman A", dice=(1,))
    feared(game, *danger)
    done = resolve(game, "Attack 1.")
    assert hit in target_of(game)
    assert [one.word for one in account_of(done).steps[0].choices[0].measures] == [
        "lower defence",
        "more dangerous",
    ]


def test_still_even_chance_decides():
    setting = la_raye().place("US Scout A", "8A").place("US Scout B", "8A")
    game = bot_turn(setting, "Rifleman A", dice=(6, 1))
    done = resolve(game, "Attack 1.")
    assert account_of(done).steps[0].choices[0].rolls == (6,)
    assert "Scout B" in target_of(game)


def test_the_lines_own_tie_breakers_come_first():
    setting = la_raye().place("US Scout A", "8A")
    game = bot_turn(setting, "Rifleman A", dice=(1, 1))
    resolve(game, "Attack 1. [further from 5B]")
    assert "Scout A" not in target_of(game)


def test_a_target_is_selected_by_tie_breakers_of_ones_own():
    setting = la_raye().place("US Scout A", "8A").suppressed("US Rifleman B")
    game = bot_turn(setting, "Rifleman A", dice=(1,))
    resolve(game, "Select enemy as target. [suppressed]\n     Attack 1 that enemy.")
    assert "Rifleman B" in target_of(game)


def north_africa(number: int, bot: str = "Italian"):
    return scene(f"north-africa/{number}+solo={bot}")


def test_suppress_passes_over_the_suppressed():
    """Every LRDG soldier on foot is down: there is nobody to suppress."""
    setting = north_africa(1)
    names = [f"LRDG {one}" for one in ("Scout", "Engineer", "Machine Gunner")]
    for one in names:
        setting.place(one, setting.stage.tiles[0])
    game = bot_turn(setting.suppressed(*names), "Machine Gunner A")
    done = resolve(game, "I  Suppress 4.\nII  Do nothing.")
    assert skipped(done) == {"I": "no-effect"}


def test_demolition_at_a_structure():
    setting = north_africa(1, "LRDG")
    home, titles = next(iter(setting.stage.scenario.structures.items()))
    game = bot_turn(setting.place("LRDG Engineer", home), "Engineer", dice=(9, 9, 9))
    done = resolve(game, "Structure on same tile: demolition 1 structure.")
    assert applied(done) == ["I"]
    assert structure(game, titles[0]).destroyed_by or told(game, "structure-destroyed")


def mortar(friend: str):
    """A Mortar, one German Rifleman three tiles away or more, and an own Rifleman somewhere."""
    setting = scene("normandy/9+solo=US")
    germans = [f"German {one.name}" for one in setting.stage.counters]
    table, tiles = setting.stage.table, setting.stage.tiles
    far = next(there for there in range(table.tiles) if table.distance[there] >= 3)
    setting.off(*germans).place("German Rifleman A", tiles[far]).place("US Mortar", tiles[0])
    setting.place("US Rifleman A", tiles[far] if friend == "there" else tiles[0])
    return setting.deck("US", "Mortar", "Rifleman A", "Fog of War*2"), tiles[far]


def test_a_mortar_is_laid_on_the_lowest_total():
    setting, far = mortar("elsewhere")
    game = bot_turn(setting, "Mortar")
    assert applied(resolve(game, "Target.")) == ["I"]
    assert target(game, "US") == far


def test_never_where_friends_are_as_many_as_enemies():
    setting, _ = mortar("there")
    game = bot_turn(setting, "Mortar")
    assert skipped(resolve(game, "I  Target.\nII  Do nothing.")) == {"I": "no-target"}
    assert target(game, "US") is None


def test_the_better_action_of_a_seat_is_used():
    """At the crew's place of a Medium Tank there is Attack 2, on the Tank Crewman's card Attack 1."""
    setting = north_africa(2)
    setting.abandoned("Medium Tank").aboard("Italian Tank Crewman T", "Medium Tank", "crew")
    game = bot_turn(setting, "Tank Crewman T", dice=(1, 1))
    resolve(game, "Attack 1.")
    assert told(game, "shot")[-1]["action"] == "Attack 2"


def thrower(*there: str):
    """A Grenade Thrower on 8A, and next to him, on 5A, these; no other enemy is as near."""
    setting = scene("under-cover-of-night/201+solo=LRDG").place("LRDG Grenade Thrower", "8A")
    for one in there:
        setting.place(one, "5A")
    return setting


@pytest.mark.parametrize("friends", [("Sapper",), ("Sapper", "Saboteur")])
def test_a_grenade_is_thrown_where_friends_are_as_many_or_more_and_attacks_enemies_only(friends):
    """There is nobody to spare (ruling 44)."""
    setting = thrower("Italian Rifleman A", *(f"LRDG {one}" for one in friends))
    game = bot_turn(setting, "Grenade Thrower", dice=(1, 1))
    assert applied(resolve(game)) == ["I"]
    assert [shot["target"] for shot in told(game, "shot")] == ["Italian Rifleman A"]


def test_a_grenade_on_the_throwers_own_tile():
    game = bot_turn(thrower().place("Italian Rifleman A", "8A"), "Grenade Thrower", dice=(1, 1))
    assert applied(resolve(game)) == ["I"]
    assert target_of(game) == "Italian Rifleman A"


def test_a_grenade_needs_an_enemy_in_reach():
    game = bot_turn(thrower("LRDG Sapper"), "Grenade Thrower")
    assert skipped(resolve(game, "I  Grenade 2.\nII  Do nothing.")) == {"I": "not-allowed"}


@pytest.mark.parametrize(("friends", "falls"), [((), True), (("Rifleman A",), False)])
def test_a_bomb_falls_only_where_enemies_are_more(friends, falls):
    setting = scene("under-cover-of-night/203+solo=Italian").place("LRDG Scout", "2B")
    for one in friends:
        setting.place(f"Italian {one}", "2B")
    setting.deck("Italian", "Assault Aircraft", "Fog of War*2")
    game = bot_turn(setting, "Assault Aircraft", dice=(1, 1) if falls else ())
    done = resolve(game, "I  Bomb 2 enemy Scout.\nII  Do nothing.")
    assert applied(done) == (["I"] if falls else ["II"])
    assert skipped(done) == ({} if falls else {"I": "no-target"})
