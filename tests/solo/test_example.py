"""The rulebook's solo example, to the letter, as ruling 45 reads it."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.solo.ground import line, tags
from tests.scene import scene
from tests.solo.ground import account_of, applied, resolve, skipped
from tests.table import end_turn, has, marker, points, where

PACK = """
id = "example"
title = "Example"
rules = "normandy"
sides = ["US", "German"]
origin = "original"
extends = "normandy"
"""


@pytest.fixture
def game(tmp_path, monkeypatch):
    """La Raye with Machine Gunners; the bot's cards have come, and those of hit units have been paid."""
    from undaunted.content import pack, reload

    home = tmp_path / "packs" / "example"
    (home / "scenarios").mkdir(parents=True)
    (home / "pack.toml").write_text(PACK, encoding="utf-8")
    text = (pack("normandy").folder / "scenarios" / "01-la-raye.toml").read_text(encoding="utf-8")
    text = text.replace(
        "[German.supply]", '"Machine Gunner A" = 1\n\n[German.supply]\n"Machine Gunner A" = 2'
    )
    (home / "scenarios" / "1.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(tmp_path / "packs"))
    reload()
    setting = (
        scene("example/1+solo=German")
        .initiative("US")
        .place("German Rifleman B", "3B")
        .place("German Machine Gunner A", "8A")
        .place("US Rifleman A", "13B")
        .scouted("German", "3B", "5B", "6A", "13B", "16B")
        .tagged("German Machine Gunner A", "German Rifleman A")
        .draws("German Machine Gunner A", "German Rifleman B", "German Squad Leader B")
    )
    game = setting.game(seed=1)
    end_turn(game, "US")
    yield game
    monkeypatch.undo()
    reload()


def test_the_solo_example(game: undaunted.Game) -> None:
    # The card of a hit unit is discarded, both markers go back.
    assert line(game) == ["Squad Leader B", "Rifleman B"]
    assert has(game, "German", "discard", "Machine Gunner A") == 1
    assert tags(game) == {}

    # Squad Leader, line I: there is one matching card, so it inspires only that one.
    leader = resolve(game)
    assert applied(leader) == ["I"]
    assert line(game) == ["Rifleman B ↷"]
    assert has(game, "German", "discard", "Squad Leader B") == 1

    # Rifleman: no points here, tile not controlled; the tile is secure, no objective is threatened; of the
    # three objectives beside it 13B is occupied by an enemy Rifleman, and 6A is worth most.
    first = resolve(game)
    assert skipped(first) == {"I": "no-points", "II": "condition"}
    assert applied(first) == ["III B"]
    assert where(game, "German Rifleman B") == "6A"
    choice = account_of(first).steps[2].parts[1].choices[0]
    assert {one.name: one.values for one in choice.candidates} == {
        "6A": ("yes", "2"),
        "13B": ("no",),
        "16B": ("yes", "1"),
    }
    assert choice.chosen == "6A"
    assert line(game) == ["Rifleman B"], "it was inspired, so it is turned upright"

    # The second time it controls 6A and claims 2 points.
    before = points(game, "German")
    second = resolve(game, automaton=first)
    assert applied(second) == ["I"]
    assert account_of(second).again
    assert marker(game, "German", "6A") == "controlled"
    assert points(game, "German") == before + 2
    assert has(game, "German", "discard", "Rifleman B") == 1
    assert game.round == 3, "with no more cards the bot's turn ends"
