"""Played with the patched sources: the made-up action Rally, from the pack's file to the bot's opinion.

Run by `test_adding.py` in a process of its own, whose `undaunted` is a copy with `rally.patch` applied.
"""

from __future__ import annotations

import sys
from pathlib import Path

import undaunted
from tests.packs.proving import NAME, card, searched, write
from tests.scene import scene
from tests.table import find, is_suppressed, offered, play, refused, told
from undaunted import bots, content
from undaunted.lab.fuzzing import fuzz

MEDIC = card("Medic", ["Move 1", "Rally"])


def it_is_offered_done_and_told() -> None:
    game = scene(NAME).suppressed("US Scout A").hand("US", "Medic A").game()
    play(game, "US", "Medic A")
    assert "Rally" in offered(game, "US")
    assert find(game, "US", "Rally").text("fr") == "Rallier"
    play(game, "US", "Rally")
    assert game.prompt("US") == "Which unit is rallied?"
    assert offered(game, "US") == {"US Scout A"}
    play(game, "US", "US Scout A")
    assert not is_suppressed(game, "US Scout A")
    assert told(game, "readied") == [{"unit": "US Scout A"}]
    assert undaunted.load(game.save()).position() == game.position()


def it_is_refused_with_its_reason() -> None:
    game = scene(NAME).hand("US", "Medic A").game()
    play(game, "US", "Medic A")
    assert refused(game, "US", "us-medic-a.rally") == "nobody-to-rally"
    reason = game.why_not("US", "us-medic-a.rally")
    assert reason is not None
    assert "neutralisé" in reason.explain("fr")


def a_bot_takes_it() -> None:
    game = scene(NAME).suppressed("US Scout A").hand("US", "Medic A").unmarked("US", "2B").game()
    play(game, "US", "Medic A")
    options = game.options("US")
    pick = bots.make("greedy").choose(game.observation("US"), [option.thing for option in options])
    assert next(option for option in options if option.thing == pick).name == "us-medic-a.rally"


def whole_games_hold(out: Path) -> None:
    report = fuzz.run(12, 1, [NAME], out, both=False, jobs=1)
    assert report.ok, str(report)


def walk(folder: Path) -> None:
    own = write(folder / "packs", cards=MEDIC, deck='"Medic A" = 2\n"Fog of War" = 2')
    with searched(folder / "packs"):
        found = content.lint(content.open_pack(own))
        assert not found, [str(problem) for problem in found]
        it_is_offered_done_and_told()
        it_is_refused_with_its_reason()
        a_bot_takes_it()
        whole_games_hold(folder / "fuzz")


if __name__ == "__main__":
    walk(Path(sys.argv[1]))
    print("walked through")
