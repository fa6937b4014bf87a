"""Positions in the city: every question reads back as it was; what cannot be is refused with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

import undaunted
from tests.rules.city.ground import HOLD, MINED, MISSION, OCCUPY, ROUT, german, soviet
from tests.scene import Scene
from tests.table import offered, play
from undaunted.game.questions import KINDS, kind_of

Setting = Callable[[], undaunted.Game]


def started(setting: Scene, *picks: str, seat: str = "Soviet") -> undaunted.Game:
    game = setting.game(seed=1)
    play(game, seat, *picks)
    return game


def turning() -> undaunted.Game:
    return started(soviet("Rifleman A", "Rifleman B"), "Rifleman A", "Control")


def everything() -> undaunted.Game:
    """All that may lie about in the city."""
    scene = soviet("Rifleman A").routed("German Scout B").face("102", "C").smoke("106").smoke("107")
    scene = scene.watch("Soviet Machine Gunner A", "107").watch("German Machine Gunner A", "106")
    scene = scene.field("105-106 German personnel", "107-108 Soviet armour").laid("Soviet Engineer A", 3)
    return scene.mission("Soviet", 2).ruined("Tunnel 112", "German").game(seed=1)


def cleared() -> undaunted.Game:
    return soviet("Rifleman A", game=MINED).field().game(seed=1)


def placing() -> undaunted.Game:
    return started(soviet("Sniper"), "Sniper", "Stalk")


def inspired_to_place() -> undaunted.Game:
    return started(
        soviet("Commissar").play_area("Soviet", "Sniper"), "Commissar", "Inspire", "Sniper", "Stalk"
    )


def inspiring() -> undaunted.Game:
    setting = soviet("Commissar").play_area("Soviet", "Rifleman A", "Rifleman B")
    return started(setting, "Commissar", "Inspire", "Rifleman A", "Control")


def reusing() -> undaunted.Game:
    return started(soviet("Commissar").play_area("Soviet", "Rifleman A"), "Commissar", "Force", "Rifleman A")


def assaulting() -> undaunted.Game:
    return started(soviet("Veteran A"), "Veteran A", "Assault")


def half_way() -> undaunted.Game:
    return started(soviet("Veteran A"), "Veteran A", "Assault", "Move", "106", "stop")


def moving_in_an_assault() -> undaunted.Game:
    return started(soviet("Veteran A"), "Veteran A", "Assault", "Move", "106")


def inspired_to_reposition() -> undaunted.Game:
    setting = soviet("Commissar").play_area("Soviet", "Flamethrower").place("Soviet Flamethrower", "106")
    return started(setting, "Commissar", "Inspire", "Flamethrower", "Assault")


def exploring() -> undaunted.Game:
    return started(soviet("Scout A", "Fog of War"), "Scout A", "Explore", "110")


def watching() -> undaunted.Game:
    return started(soviet("Machine Gunner A"), "Machine Gunner A", "Overwatch")


def readying() -> undaunted.Game:
    setting = soviet("Platoon Sergeant").suppressed("Soviet Rifleman A", "Soviet Scout A")
    return started(setting, "Platoon Sergeant", "Ready")


def supporting() -> undaunted.Game:
    return started(soviet("Commissar"), "Commissar", "Support", "Sniper")


def shooting_down() -> undaunted.Game:
    return started(soviet("Flak").hand("German", "Bomber", "Stuka"), "Flak", "Antiair")


def returning() -> undaunted.Game:
    return started(soviet("Flak"), "Flak", "Antiair")


def driving_off() -> undaunted.Game:
    setting = soviet("Rifleman A").routed("German Scout B").dice(0)
    return started(setting, "Rifleman A", "Attack", "German Scout B")


def driving_off_after_a_mine() -> undaunted.Game:
    setting = soviet("Commissar").deck("Soviet", "Scout A").field("105-106 German personnel").dice(0)
    return started(setting, "Commissar", "Guide", "Soviet Rifleman A", "106")


def choosing_after_a_mine() -> undaunted.Game:
    setting = soviet("Rifleman A").play_area("Soviet", "Veteran A").field("105-106 German personnel").dice(0)
    return started(setting, "Rifleman A", "Move", "106")


def choosing_in_flames() -> undaunted.Game:
    setting = soviet("Flamethrower").place("Soviet Flamethrower", "107").dice(0, 1, 1)
    setting = setting.hand("German", "Rifleman B", "Veteran B")
    return started(setting, "Flamethrower", "Flame", "German Rifleman B")


def bombing() -> undaunted.Game:
    return started(soviet("Bomber").dice(1, 1), "Bomber", "Bomb", "108", "German Rifleman A")


def bombed_first() -> undaunted.Game:
    return started(soviet("Bomber").dice(0, 1, 1), "Bomber", "Bomb", "108", "Building 108")


def mining() -> undaunted.Game:
    return started(soviet("Engineer A"), "Engineer A", "Mine", "lay armour", "105-106", "lay personnel")


def bidding() -> undaunted.Game:
    return soviet("Rifleman A", "Scout A").hand("German", "Scout A").bidding().game(seed=1)


EVERY: tuple[Setting, ...] = (
    turning, everything, cleared, placing, inspired_to_place, inspiring, reusing, assaulting, half_way,
    moving_in_an_assault, inspired_to_reposition, exploring, watching, readying, supporting, shooting_down,
    returning, driving_off, driving_off_after_a_mine, choosing_after_a_mine, choosing_in_flames, bombing,
    bombed_first, mining, bidding,
)  # fmt: skip


def reads_back(game: undaunted.Game) -> None:
    again = undaunted.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    assert again._state.pack() == game._state.pack()
    for seat in game.deciders:
        assert offered(again, seat) == offered(game, seat)


@pytest.mark.parametrize("setting", EVERY)
def test_a_position_reads_back_as_it_was(setting: Setting) -> None:
    reads_back(setting())


def test_all_questions_of_the_city_were_among_them() -> None:
    asked = {kind_of(setting()._state).name for setting in EVERY}
    assert asked >= {kind.name for kind in KINDS if kind.city and kind.asks != "nobody"}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("scenario", [1, ROUT, MISSION, HOLD, OCCUPY, MINED])
def test_every_position_of_a_random_game_reads_back(scenario: int, seed: int) -> None:
    """Every third, and every one with a question that is seldom asked."""
    random = Random(seed)
    game = undaunted.new(f"siege/{scenario}", seed=seed)
    seen: set[str] = set()
    while not game.over and game.decisions < 220:
        kind = kind_of(game._state).name
        if kind not in seen or game.decisions % 3 == 0:
            reads_back(game)
            seen.add(kind)
        seat = random.choice(game.deciders)
        options = [one for one in game.options(seat) if one.name not in ("withdraw", "hunker-down")]
        game.play(seat, random.choice(options or game.options(seat)))


def test_as_it_began_little_is_said() -> None:
    line = undaunted.new(f"siege/{MINED}", seed=1).position()
    parts = {part.partition("=")[0] for part in line.split(" ")}
    assert not parts & {
        "routed",
        "watch",
        "laid",
        "smoked",
        "faces",
        "smoke",
        "field",
        "reused",
        "due",
        "mission",
    }


# What cannot be


def refused(line: str) -> str:
    with pytest.raises(undaunted.BadPosition) as caught:
        undaunted.from_position(line, seed=1)
    assert caught.value.part
    assert caught.value.found
    assert caught.value.expected
    return str(caught.value)


BAD: tuple[tuple[Setting, str, str, str], ...] = (
    # units
    (everything, r"routed=\S+", "routed=german-scout-z", "german-scout-b"),
    (everything, r"routed=\S+", "routed=german-scout-a", "no card but in the supply"),
    (everything, r"routed=\S+", "routed=german-sniper", "a counter on the board"),
    (everything, r"watch=\S+", "watch=soviet-machine-gunner-b:107", "ready on the board"),
    (everything, r"watch=\S+", "watch=soviet-rifleman-a:107", "can keep watch"),
    (everything, r"watch=\S+", "watch=soviet-machine-gunner-a:199", "watch"),
    (everything, r"watch=\S+", "watch=soviet-machine-gunner-a", "watch"),
    (everything, r"soviet-machine-gunner-a:105", "soviet-machine-gunner-a:105~", "ready on the board"),
    # tiles
    (everything, r"faces=\S+", "faces=102:Z", "faces"),
    (everything, r"faces=\S+", "faces=104:A", "damage leads to"),
    (everything, r"faces=\S+", "faces=102:B", "buildings that are none now"),
    (everything, r"faces=\S+", "", "buildings that are none now"),
    (everything, r"ruined=\S+", "", "buildings that are none now"),
    (everything, r"ruined=\S+", "ruined=building-102:Soviet,building-105:Soviet", "buildings that are none"),
    (everything, r"smoke=\S+", "smoke=106,107,105", "as many as units have laid"),
    (everything, r"smoked=\S+", "smoked=soviet-engineer-a:3", "2 at most"),
    (everything, r"smoked=\S+", "smoked=soviet-rifleman-a:2", "by who can"),
    # mines
    (everything, r"laid=\S+", "laid=soviet-engineer-a:5", "4 at most"),
    (everything, r"laid=\S+", "laid=soviet-scout-a:1", "by who can"),
    (everything, r"laid=\S+", "laid=soviet-engineer-a:x", "laid"),
    (everything, r"field=\S+", "field=105-108:German-personnel", "field"),
    (everything, r"field=\S+", "field=105-106:German-water", "field"),
    (everything, r"field=\S+", "field=105-106:German-armour,105-106:Soviet-armour", "one mine an edge"),
    # points
    (everything, r"mission=\S+", "mission=Polish:2", "mission"),
    (everything, r"mission=\S+", "mission=Soviet:251", "mission"),
    # under way
    (everything, r"mission=\S+", "reused=soviet-rifleman-a:1", "no orders are given again"),
    (everything, r"mission=\S+", "due=building-105", "no bomb falls"),
    (bombing, r"due=\S+", "due=building-102", "the bomb falls on"),
    (bombing, r"due=\S+", "due=building-108,tunnel-101", "the bomb falls on"),
    (shooting_down, r"bomber/German", "bomber/Soviet", ""),
    (shooting_down, r"left:1", "left:9", "fewer"),
    (driving_off, r"unit:german-scout-b", "unit:german-sniper", "on the board"),
    (half_way, r"left:1", "left:3", ""),
    (watching, r"unit:soviet-machine-gunner-a", "unit:soviet-scout-a", ""),
    (supporting, r"left:1", "left:3", "1 to the value"),
    (driving_off_after_a_mine, r"hazard/German", "hazard/Soviet", "commander"),
)  # fmt: skip


@pytest.mark.parametrize(("setting", "pattern", "new", "said"), BAD)
def test_a_position_that_cannot_be(setting: Setting, pattern: str, new: str, said: str) -> None:
    line = setting().position()
    wrong, count = re.subn(pattern, new, line, count=1)
    assert count == 1, f"{line} has no {pattern}"
    assert said in refused(wrong)


@pytest.mark.parametrize("part", ["routed=us-scout-a", "smoke=2B", "mission=US:1", "field=none"])
def test_parts_of_the_city_elsewhere(part: str) -> None:
    line = undaunted.new("normandy/1", seed=1).position()
    assert refused(f"{line} {part}")


def test_a_german_turn_is_no_different() -> None:
    reads_back(started(german("Machine Gunner A"), "Machine Gunner A", "Overwatch", seat="German"))
