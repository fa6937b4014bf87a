"""Events: what happened, told to each seat as far as it may know."""

import pytest

import undaunted
from tests.games import EVERY, played
from tests.scene import Scene, scene
from tests.table import play, told


def test_draws_are_told_by_name_to_their_owner_and_by_number_to_others() -> None:
    game = scene().hand("US", "Platoon Sergeant").draws("US Scout A").game()
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert told(game, "drew-cards", "US") == [{"seat": "US", "cards": "Scout A"}]
    for seat in ("German", None):
        assert told(game, "drew", seat) == [{"seat": "US", "count": 1}]
        assert told(game, "drew-cards", seat) == []


def test_draws_of_one_seat_are_told_together() -> None:
    game = undaunted.new("normandy/1", seed=2)
    kinds = [(event.kind, event.args.get("count")) for event in game.events("US")]
    assert kinds == [("round-began", None), ("drew-cards", None), ("drew", 4)]


def test_events_name_the_decision_and_the_tiles() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout", "12B")
    moved = game.events("German")[-2:]
    assert [(event.kind, event.decision, event.tiles) for event in moved] == [
        ("moved", 3, ("17B", "12B")),
        ("scouted", 3, ("12B",)),
    ]
    assert moved[0].say("en", "US") == "Your Scout A moves from tile 17B to the road at 12B."
    assert moved[0].text == "The US Scout A moves from tile 17B to the road at 12B."


def test_events_since_a_decision() -> None:
    game = scene().hand("US", "Scout A", "Scout B").game()
    play(game, "US", "Scout A", "Conceal")
    before = game.decisions
    play(game, "US", "Scout B", "Conceal")
    assert [event.kind for event in game.events("US", since=before + 1)] == ["played", "concealed"]


def test_a_shot_tells_the_sum_and_the_dice() -> None:
    game = scene().hand("US", "Rifleman A").dice(0).game()
    play(game, "US", "Rifleman A", "Attack", "German Scout A")
    shot = next(event for event in game.events(None) if event.kind == "shot")
    told = "attacks {} (Attack 1): 5 + 1 cover + 2 range = 8, rolled 0: hit."
    assert shot.text == f"The US Rifleman A {told.format('the German Scout A')}"
    assert shot.say("en", "US") == f"Your Rifleman A {told.format('the German Scout A')}"
    assert shot.say("en", "German") == f"The US Rifleman A {told.format('your Scout A')}"


@pytest.mark.parametrize("scenario", EVERY)
def test_every_event_of_a_game_can_be_put_into_words_for_everybody(scenario: str) -> None:
    game = played(scenario, 8)
    for seat in (*game.seats, None):
        events = game.events(seat)
        assert events[-1].kind == "won"
        texts = [event.text for event in events]
        assert all(text and "{" not in text for text in texts)


@pytest.mark.parametrize(
    ("us", "german", "said"),
    [
        ("Scout A", "Rifleman A", "The Americans have the initiative."),
        ("Rifleman A", "Rifleman B", "A tie, so the Germans keep the initiative."),
    ],
)
def test_a_tie_says_who_keeps_the_initiative(us: str, german: str, said: str) -> None:
    game = scene().bidding().initiative("German").hand("US", us).hand("German", german).game()
    play(game, "US", us)
    play(game, "German", german)
    assert next(event.text for event in game.events(None) if event.kind == "initiative") == said


def test_taking_a_tile_counts_a_structure_as_long_as_it_stands() -> None:
    def taken(setting: Scene) -> list[str]:
        game = setting.game()
        play(game, "Italian", "Rifleman A", "Control")
        return [event.text for event in game.events(None) if event.kind == "controlled"]

    airfield = scene("north-africa/2").hand("Italian", "Rifleman A").turn_of("Italian")
    airfield.place("Italian Rifleman A", "22B").scouted("Italian", "22B")
    assert taken(airfield) == ["The Italians take the Fuel Tank at 22B: 1 point."]
    assert taken(airfield.ruined("Fuel Tank", "LRDG")) == ["The Italians take the airstrip at 22B."]


def test_no_event_names_a_card_of_the_other_sides_hand() -> None:
    # The US side's draws differ; nothing a German is told does.
    names = ["us-scout-a", "us-scout-b", "us-rifleman-a", "us-rifleman-b"]
    other = ["us-fog-of-war", "us-fog-of-war", "us-platoon-sergeant", "us-squad-leader-a"]
    german = ["german-scout-a", "german-scout-b", "german-rifleman-a", "german-rifleman-b"]
    games = [undaunted.new("normandy/1", chance=[*hand, *german]) for hand in (names, other)]
    games[0].play("US", "us-scout-a")
    games[1].play("US", "us-fog-of-war")
    assert games[0].events("German") == games[1].events("German")
    assert games[0].events(None) == games[1].events(None)
    assert games[0].view("German") == games[1].view("German")
