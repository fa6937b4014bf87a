"""The public names that others build on."""

import msgspec
import pytest

import undaunted
from tests.games import SCENARIOS, go_on, played
from tests.scene import scene
from tests.table import find, play


def test_the_scenarios_in_playing_order() -> None:
    listed = [one for one in undaunted.scenarios() if one.id.startswith("normandy/")]
    assert [one.id for one in listed] == SCENARIOS
    first = listed[0]
    assert (first.title, first.origin, first.sides) == ("La Raye", "printed", ("US", "German"))
    assert first.goals == {"US": "control 5", "German": "control 5"}


def test_the_first_example_of_the_design() -> None:
    game = undaunted.new("normandy/1", seed=7)
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[-1])
        if game.decisions > 40:
            break
    assert game.winner is None
    assert game.events("US")
    assert game.position().startswith("normandy/1 round=")
    assert game.save().startswith("undaunted log 1\n")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_seed_gives_the_same_game(scenario: str) -> None:
    one, other = played(scenario, 3), played(scenario, 3)
    assert one.over
    assert one.winner in ("US", "German")
    assert one.how in ("control", "pin", "double-pin", "beyond-hope")
    assert one.save() == other.save()
    assert one.position() == other.position()


def test_another_seed_gives_another_game_and_no_seed_a_fresh_one() -> None:
    assert undaunted.new("normandy/1", seed=1).position() != undaunted.new("normandy/1", seed=2).position()
    fresh = {undaunted.new("normandy/7").save() for _ in range(4)}
    assert len(fresh) == 4


def test_a_seed_may_be_bytes() -> None:
    seed = bytes(range(32))
    assert undaunted.new("normandy/1", seed=seed).save() == undaunted.new("normandy/1", seed=seed).save()


def test_an_option_has_a_thing_a_name_a_kind_and_a_label() -> None:
    game = scene().hand("US", "Rifleman A").dice(1).game()
    option = find(game, "US", "Rifleman A")
    assert (option.name, option.kind, option.label) == ("us-rifleman-a", "card", "Rifleman A")
    assert option.decision == "US:us-rifleman-a"
    assert isinstance(option.thing, int)
    play(game, "US", "Rifleman A")
    kinds = {one.name: one.kind for one in game.options("US")}
    assert kinds["us-rifleman-a.attack"] == "action"
    assert kinds["hunker-down"] == "button"
    assert find(game, "US", "Attack").rule == "attack"
    play(game, "US", "Attack")
    target = find(game, "US", "German Scout A")
    assert (target.kind, target.label) == ("counter", "The German Scout A at 5B")


def test_every_option_ever_offered_can_be_put_into_words() -> None:
    for number, scenario in enumerate(SCENARIOS):
        game = undaunted.new(scenario, seed=number)
        for step in range(60):
            if game.over:
                break
            for seat in game.deciders:
                assert game.prompt(seat)
                for option in game.options(seat):
                    assert option.label
                    assert option.rule
            go_on(game, step, 3)


@pytest.mark.parametrize("way", ["option", "number", "name", "line"])
def test_a_decision_is_an_option_its_number_its_name_or_its_line(way: str) -> None:
    game = scene().hand("US", "Rifleman A").game()
    option = find(game, "US", "Rifleman A")
    ways = {"option": option, "number": option.thing, "name": option.name, "line": option.decision}
    game.play("US", ways[way])  # type: ignore[arg-type]
    assert game.log[-1] == "US:us-rifleman-a"


def test_things_keep_their_numbers_through_the_whole_game() -> None:
    game = undaunted.new("normandy/5", seed=4)
    seen: dict[str, int] = {}
    for step in range(80):
        for seat in game.deciders:
            for option in game.options(seat):
                assert seen.setdefault(option.name, option.thing) == option.thing
        go_on(game, step, 1)


def test_decisions_and_rounds_are_counted() -> None:
    game = scene().hand("US", "Scout A").game()
    assert (game.decisions, game.round) == (0, 2)
    play(game, "US", "Scout A", "Conceal")
    assert game.decisions == 2


def test_forced_choices_are_offered_one_by_one() -> None:
    game = scene().hand("US", "Fog of War").game()
    assert [option.name for option in game.options("US")] == ["end-turn"]


def test_a_game_can_play_forced_choices_by_itself_and_logs_them() -> None:
    game = scene().hand("US", "Fog of War").hand("German", "Fog of War").game(unasked="forced", seed=1)
    assert game.log[1:3] == ("US:end-turn", "German:end-turn" + game.log[2].removeprefix("German:end-turn"))
    assert game.round == 3
    assert len(game.deciders) == 2


def test_forced_and_asked_games_are_the_same_game() -> None:
    quick = undaunted.new("normandy/1", seed=11, unasked="forced")
    go_on(quick, 2)
    slow = undaunted.new("normandy/1", seed=11)
    for line in quick.log[1:]:
        seat, _, name = line.partition(" : ")[0].partition(":")
        slow.play(seat, name)
    assert slow.save() == quick.save()


Told = tuple[str, int, dict[str, str | int], tuple[str, ...]]


def test_a_view_encodes_with_msgspec() -> None:
    game = played("normandy/8", 1, 50)
    encoded = msgspec.json.encode(game.view("US"))
    assert msgspec.json.decode(encoded, type=type(game.view("US"))) == game.view("US")
    told = [(event.kind, event.decision, event.args, event.tiles) for event in game.events("US")]
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[Told]) == told


def test_a_game_describes_itself() -> None:
    game = undaunted.new("normandy/1", seed=1)
    assert repr(game) == "<Game normandy/1: round 1, US and German to decide>"
    assert "won" in repr(go_on(game, 1))


def test_an_unknown_scenario_says_what_there_is() -> None:
    with pytest.raises(undaunted.UnknownScenario, match="normandy/1"):
        undaunted.new("normandy/13")
    with pytest.raises(undaunted.UnknownScenario, match="normandy"):
        undaunted.new("normandie/1")
    with pytest.raises(undaunted.UnknownScenario):
        undaunted.new("")


def test_odds_need_an_attack_or_its_parts() -> None:
    game = scene().off("German Scout B").hand("US", "Rifleman A").game()
    for wrong, rule in (
        (("german-scout-a",), "no-attack-now"),
        (("german-scout-b", "us-rifleman-a", "Attack 1"), "not-on-board"),
        (("german-scout-x", "us-rifleman-a", "Attack 1"), "unknown-name"),
        (("german-scout-a", "us-rifleman-a", "Attack 9"), "unknown-name"),
    ):
        with pytest.raises(undaunted.IllegalDecision) as caught:
            game.odds(*wrong)
        assert caught.value.rule == rule


def test_the_shortest_loop_plays_a_game_to_its_end() -> None:
    """Always the first option: what scores and what shoots is offered before what walks."""
    game = undaunted.new("normandy/1", seed=7)
    for _ in range(5_000):
        if game.over:
            break
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    assert game.over
