"""What each seat sees: permute what it cannot see, and everything it is shown stays the same."""

import msgspec
import pytest

import undaunted
from tests.games import EVERY, STALINGRAD, played, steps
from tests.scene import scene
from tests.table import play
from undaunted.content.stage import stage
from undaunted.game.notation.position import write
from undaunted.game.things import Things
from undaunted.speed import rules

SEATS = ("US", "German")


def shown(game: undaunted.Game, seat: str | None) -> bytes:
    """All that a seat is shown, as bytes."""
    options = [] if seat is None else [(one.name, one.label, str(one.odds)) for one in game.options(seat)]
    prompt = game.prompt(seat) if seat in game.deciders and seat else ""
    return msgspec.json.encode([game.view(seat), options, prompt, game.deciders])


def dealt_again(game: undaunted.Game, seat: str, number: int) -> undaunted.Game:
    """The same game with what this seat cannot see dealt out anew."""
    state = rules.determinise(game.observation(seat), number)
    return undaunted.from_position(write(state, Things(stage(game.scenario))), seed=1)


@pytest.mark.parametrize("scenario", EVERY + STALINGRAD)
def test_what_is_hidden_makes_no_difference_to_what_is_shown(scenario: str) -> None:
    different = 0
    for count, game in enumerate(steps(undaunted.new(scenario, seed=5), 5, 120)):
        if game.over or count % 3:
            continue
        for number, seat in enumerate(game.seats):
            other = dealt_again(game, seat, count * 2 + number)
            different += other.position() != game.position()
            assert shown(other, seat) == shown(game, seat)
    assert different > 10, "and there was something hidden"


@pytest.mark.parametrize("scenario", ["normandy/4", "north-africa/12", "stalingrad/11"])
def test_a_spectator_is_shown_the_same_whatever_the_hands_are(scenario: str) -> None:
    for game in steps(undaunted.new(scenario, seed=3), 3, 100):
        if not game.over:
            for number, seat in enumerate(game.seats, 1):
                assert shown(dealt_again(game, seat, number), None) == shown(game, None)


def test_dealing_again_when_the_other_side_has_no_card_to_bid() -> None:
    game = scene().bidding().hand("German", "Scout A").has_bid("US", "-").game()
    assert shown(dealt_again(game, "German", 7), "German") == shown(game, "German")
    game = scene().bidding().hand("US", "Scout A").has_bid("German", "-").game()
    assert shown(dealt_again(game, "US", 7), "US") == shown(game, "US")


def test_a_seat_sees_its_own_hand_and_of_the_other_only_sizes() -> None:
    game = scene().hand("US", "Rifleman A", "Fog of War").hand("German", "Scout A*2", "Rifleman A").game()
    own, other = game.view("US").seats
    assert own.hand == {"us-rifleman-a": 1, "us-fog-of-war": 1}
    assert own.deck is not None
    assert own.unseen is None
    assert other.hand is None
    assert other.deck is None
    assert other.hand_size == 3
    assert other.deck_size == 9
    assert other.unseen is not None
    assert sum(other.unseen.values()) == 12


def test_a_spectator_sees_no_hand() -> None:
    view = scene().hand("US", "Rifleman A").hand("German", "Scout A").game().view(None)
    assert view.seat is None
    for seat in view.seats:
        assert (seat.hand, seat.deck, seat.bid) == (None, None, None)
        assert seat.hand_size == 1


def test_a_bid_shows_its_owner_the_card_and_others_that_it_is_there() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    play(game, "US", "Rifleman A")
    assert game.view("US").seats[0].bid == "us-rifleman-a"
    for seat in ("German", None):
        bidder = game.view(seat).seats[0]
        assert (bidder.bid, bidder.has_bid, bidder.hand_size) == (None, True, 1)
    assert game.view("German").deciders == ("German",)


def test_supplies_play_areas_and_discard_piles_are_open() -> None:
    """Ruling 10."""
    setting = scene().hand("US", "Scout A").play_area("US", "Rifleman A").discard("German", "Scout B")
    view = setting.game().view("German")
    assert view.seats[0].played == {"us-rifleman-a": 1}
    assert view.seats[1].discard == {"german-scout-b": 1}
    assert view.seats[0].supply["us-rifleman-b"] == 4


def test_the_board_is_all_there() -> None:
    game = scene("normandy/10").suppressed("German Scout A").target("German", "4B").game()
    view = game.view(None)
    tiles = {tile.id: tile for tile in view.tiles}
    assert len(tiles) == 18
    assert tiles["6B"].radio
    assert tiles["6B"].points == 1
    assert tiles["4B"].targeted_by == ("German",)
    assert tiles["4B"].spawns == ("US",)
    assert tiles["14B"].markers == {"German": "scouted"}
    counters = {one.id: one for one in view.counters}
    assert counters["german-scout-a"].suppressed
    assert counters["us-machine-gunner-a"].tile is None
    assert {side.name: side.needed for side in view.sides} == {"US": 5, "German": 5}


def test_the_question_is_in_the_view() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout", "12B")
    question = game.view("German").question
    assert question is not None
    assert (question.kind, question.card, question.unit, question.left) == (
        "step",
        "us-scout-a",
        "us-scout-a",
        1,
    )


def test_the_view_of_a_finished_game() -> None:
    view = played("normandy/3", 2).view("US")
    assert view.over
    assert view.winner in SEATS
    assert view.question is None
    assert view.deciders == ()


def test_an_observation_holds_nothing_of_the_other_side() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    play(game, "US", "Rifleman A")
    seen = game.observation("German")
    assert seen.state.hand[0] == 0
    first = game.stage.table.seat_first_card
    assert not any(seen.state.hand[first[0] : first[1]])
    assert seen.state.bid[0] == 255
    assert seen.state.generator == 0


def test_who_of_a_unit_has_fallen_only_his_own_side_is_told() -> None:
    """Every soldier is a card of its own there: the enemy learns the unit, and how many it has lost."""
    told = 0
    for number in range(4):
        game = played("stalingrad/11", number, 400)
        soldiers = {one.card.soldier for one in stage("stalingrad/11").cards if one.counter}
        for at, side in enumerate(game.seats):
            mine = [event for event in game.events(side) if event.kind == "casualty"]
            own = game.view(side).seats[at].removed
            named = [event for event in mine if "fallen" in event.args]
            fallen = [str(event.args["fallen"]) for event in named]
            assert all(str(event.args["unit"]).startswith(side.lower()) for event in named)
            assert len(fallen) == sum(count for card, count in own.items() if "fog" not in card)
            told += len(fallen)
            for eyes in (game.seats[1 - at], None):
                others = game.view(eyes).seats[at].removed
                assert sum(others.values()) == sum(own.values()), "how many is open to all"
                assert not set(others) & {card for card in own if "fog" not in card}
                for event in game.events(eyes):
                    if event.kind == "casualty" and str(event.args["unit"]).startswith(side.lower()):
                        assert set(event.args) <= {"unit", "zone"}
                        assert not any(name in event.text for name in soldiers)
    assert told > 5
