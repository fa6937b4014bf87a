"""The log is the game: save, load, go on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted
from tests.games import SCENARIOS, go_on, played
from tests.scene import scene
from tests.table import play, under_rules
from undaunted import content
from undaunted.content import musters
from undaunted.game.record import replay


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_finished_game_loads_as_it_was(scenario: str) -> None:
    game = played(scenario, 21)
    again = undaunted.load(game.save())
    assert again.save() == game.save()
    assert again.position() == game.position()
    assert again.winner == game.winner
    for seat in ("US", "German", None):
        assert again.view(seat) == game.view(seat)
        assert again.events(seat) == game.events(seat)


@settings(max_examples=25)
@given(st.sampled_from(SCENARIOS), st.integers(0, 10**6), st.integers(0, 200))
def test_a_game_saved_and_loaded_goes_on_as_if_uninterrupted(scenario: str, number: int, cut: int) -> None:
    whole = go_on(played(scenario, number, cut), number + 1, 120)
    saved = undaunted.load(played(scenario, number, cut).save())
    assert go_on(saved, number + 1, 120).save() == whole.save()


def test_a_save_without_its_secret_holds_no_seed_and_goes_on_with_new_chance() -> None:
    game = played("normandy/4", 5, 40)
    public = game.save(secret=False)
    assert "\nseed " not in public
    assert "\nseed " in game.save()
    again = undaunted.load(public)
    assert again.position() == game.position()
    assert public.count("\nchance ") == 1
    go_on(again, 6, 30)
    later = again.save()
    assert later.count("\nchance hmac-sha256 ") == 2
    assert undaunted.load(later).position() == again.position()
    assert undaunted.verify(later).chance == "sealed", "half of it cannot be checked"


def test_a_save_without_its_secret_tells_it_once_the_game_is_over() -> None:
    assert "\nseed " in played("normandy/4", 5).save(secret=False)


def test_loading_and_saving_again_and_again_changes_nothing() -> None:
    text = played("normandy/2", 3, 50).save()
    for _ in range(3):
        text = undaunted.load(text).save()
    assert text == played("normandy/2", 3, 50).save()
    public = played("normandy/2", 3, 50).save(secret=False)
    for _ in range(3):
        again = undaunted.load(public)
        public = again.save(secret=False)
        assert public.count("\nchance ") == 2
    assert undaunted.load(again.save()).position() == again.position()


def test_chance_can_be_scripted_from_a_save_on() -> None:
    text = scene().hand("US", "Rifleman A").game(seed=3).save()
    game = undaunted.load(text, chance=undaunted.Scripted([0]))
    again = undaunted.load(game.save(), chance=undaunted.Scripted([0, "us-scout-a"]))
    play(again, "US", "Rifleman A", "Attack", "German Scout A")
    assert undaunted.load(again.save()).position() == again.position()
    drawing = scene().hand("US", "Platoon Sergeant").game(seed=3).save()
    game = undaunted.load(drawing, chance=undaunted.Scripted(["us-scout-a"]))
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert game.log[-1] == "US:draw : us-scout-a"


def test_a_game_from_a_position_saves_its_start() -> None:
    setting = scene().hand("US", "Scout A")
    game = setting.game()
    play(game, "US", "Scout A", "Conceal")
    text = game.save()
    assert f"\nstart: {setting.game().position()}\n" in text
    assert undaunted.load(text).position() == game.position()


def test_a_position_in_several_lines_is_saved_in_one() -> None:
    line = scene().hand("US", "Scout A").game().position()
    game = undaunted.from_position(line.replace(" ", "\n  "), seed=1)
    assert undaunted.load(game.save()).position() == line


def test_a_forced_game_loads_with_its_forced_decisions() -> None:
    game = undaunted.new("normandy/1", seed=4, unasked="forced")
    go_on(game, 4, 60)
    again = undaunted.load(game.save(), unasked="forced")
    assert again.save() == game.save()
    assert again.unasked == "forced"


def test_undo_leaves_no_trace_in_the_log() -> None:
    game = scene().hand("US", "Scout A").game()
    before = game.save()
    play(game, "US", "Scout A")
    game.undo("US")
    assert game.save() == before


def test_what_could_be_undone_can_be_undone_after_loading() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout")
    again = undaunted.load(game.save())
    again.undo("US")
    assert again.decisions == 1


def test_steps_show_the_game_after_each_decision() -> None:
    game = played("normandy/1", 2, 30)
    seen = [(step.decisions, step.position()) for step in replay.steps(game.save())]
    assert [number for number, _ in seen] == list(range(31))
    assert seen[-1][1] == game.position()


def test_windows_line_ends_do_no_harm() -> None:
    game = played("normandy/1", 2, 30)
    assert undaunted.load(game.save().replace("\n", "\r\n")).position() == game.position()


def test_a_game_that_was_given_up_says_so() -> None:
    game = played("normandy/4", 5, 40)
    game.withdraw("US")
    assert (game.over, game.winner, game.how, game.deciders) == (True, "German", "withdrawn", ())
    assert game.options("German") == []
    assert not any(game.can_undo(seat) for seat in game.seats)
    for seat in game.seats:
        for deed in (game.withdraw, game.undo, lambda seat: game.play(seat, "end-turn")):
            with pytest.raises(undaunted.IllegalDecision):
                deed(seat)
    text = game.save()
    assert "\nUS:!withdraw\n\nseed " in text
    assert "\nend 40 " in text
    verdict = undaunted.verify(text)
    assert (verdict.winner, verdict.withdrawn, verdict.decisions) == ("German", "US", 40)
    assert undaunted.load(text).save() == text
    assert undaunted.load(text).winner == "German"


def test_nobody_gives_up_what_is_over() -> None:
    game = played("normandy/4", 5)
    with pytest.raises(undaunted.IllegalDecision) as caught:
        game.withdraw("US")
    assert caught.value.rule == "game-over"


def test_a_log_of_earlier_rules_goes_on_under_them() -> None:
    game = undaunted.new("normandy/4", seed=5, rules=1)
    go_on(game, 5, 40)
    again = undaunted.load(game.save())
    assert (again.stage.rules_version, undaunted.new("normandy/4").stage.rules_version) == (1, 3)
    assert go_on(again, 6).save() == go_on(game, 6).save()
    assert "\nrules: 1\n" in again.save()


def test_a_position_under_earlier_rules_is_read_under_them() -> None:
    again = under_rules(1, scene().hand("US", "Scout A").game(seed=3))
    assert again.stage.rules_version == 1


def test_a_log_brings_its_muster_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes part was made up for this game: another machine has never heard of it."""
    name = musters.register('[US]\nsupply = { "Rifleman A" = 1, "Fog of War" = 3 }')
    game = go_on(undaunted.new(f"normandy/1+{name}", seed=4), 4, 60)
    text = game.save()
    monkeypatch.setattr(musters, "_known", type(musters._known)())
    content.reload()
    again = undaunted.load(text)
    assert again.scenario == f"normandy/1+{name}"
    assert again.position() == game.position()
