"""The city at its wildest: mines on most edges, every gunner on watch, units routed and suppressed at random.

Games that begin like this ask what ordinary ones seldom do. Whatever is asked can be written down and read
back, has an answer, can be said; and what a seat knows can always be completed to a sound position.
"""

from __future__ import annotations

from random import Random

import pytest

import undaunted
from tests.rules.city.ground import BARE, MISSION
from tests.scene import scene
from undaunted.game.notation.soundness import check_sound
from undaunted.game.questions import kind_of
from undaunted.game.things import Things
from undaunted.speed import rules

UNITS = (
    "Rifleman A", "Rifleman B", "Scout A", "Scout B", "Machine Gunner A", "Machine Gunner B", "Sniper",
    "Engineer A", "Flamethrower", "Antitank Gun", "Tank",
)  # fmt: skip
COMMAND = ("Commissar", "Flak", "Sergeant A", "Stuka", "Platoon Sergeant", "Squad Leader A", "Veteran A")
BUILDINGS = ("102", "105", "108")


def wild(name: str, random: Random, seed: int) -> undaunted.Game:
    setting = scene(name)
    tiles = list(setting.stage.tiles)
    edges = [edge for edge in Things(setting.stage).edges if random.random() < 0.8]
    kinds = ("personnel", "personnel", "armour")
    setting.field(*(f"{edge} {random.choice(setting.stage.sides)} {random.choice(kinds)}" for edge in edges))
    for side in setting.stage.sides:
        setting.scouted(side, *(tile for tile in tiles if random.random() < 0.8))
        for unit in UNITS:
            open_to = [tile for tile in tiles if unit != "Tank" or tile not in BUILDINGS]
            if random.random() < 0.8:
                setting.place(f"{side} {unit}", random.choice(open_to))
        for unit in UNITS:
            whole, fate = f"{side} {unit}", random.random()
            if whole not in setting.standing:
                continue
            if fate < 0.15 and "Rifleman" not in unit:
                setting.routed(whole)
            elif fate < 0.25 and unit != "Tank":
                setting.suppressed(whole)
            elif "Machine Gunner" in unit:
                setting.watch(whole, random.choice(tiles))
        able = [unit for unit in UNITS if f"{side} {unit}" not in setting.routs]
        setting.hand(side, *(card for card in (*able, *COMMAND) if random.random() < 0.5))
        setting.deck(side, "Fog of War", *(card for card in able if random.random() < 0.3))
    return setting.game(seed=seed)


@pytest.mark.parametrize("name", ["siege/1", f"siege/{BARE}", f"siege/{MISSION}"])
@pytest.mark.parametrize("seed", range(7))
def test_whatever_comes_can_be_asked_written_and_known(name: str, seed: int) -> None:
    random = Random(f"{name} {seed}")
    game = wild(name, random, seed)
    seen: set[tuple[str, ...]] = set()
    while not game.over and game.decisions < 120:
        state = game._state
        stack = tuple(kind_of(state, depth).name for depth in range(state.depth))
        if stack not in seen:
            seen.add(stack)
            examine(game, random)
        seat = random.choice(game.deciders)
        options = game.options(seat)
        active = [one for one in options if one.name not in ("withdraw", "hunker-down", "end-turn")]
        game.play(seat, random.choice(active or options[:1]))
    assert all(event.text for event in game.events(None))


def examine(game: undaunted.Game, random: Random) -> None:
    again = undaunted.from_position(game.position(), seed=1)
    assert again._state.pack() == game._state.pack()
    for seat in game.deciders:
        assert all(option.text() for option in game.options(seat))
    for number in range(2):
        seen = rules.observe(game._state, number)
        guessed = rules.determinise(seen, random.randrange(1 << 40))
        check_sound(guessed, game._things)
        assert rules.observe(guessed, number).state.pack() == seen.state.pack()
