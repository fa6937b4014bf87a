"""Everything on the table explains itself: in both languages, exactly, and without a secret."""

from __future__ import annotations

import random

import pytest

import undaunted
from tests.messages.test_french import french
from undaunted.content import packs
from undaunted.game.course import things_of
from undaunted.game.game import Game
from undaunted.game.telling.explaining import Explanation, explain
from undaunted.game.telling.explaining.cards import SOLO, TOPICS
from undaunted.game.telling.explaining.explain import explained
from undaunted.game.telling.explaining.looking import Looking
from undaunted.messages import languages
from undaunted.rulebook import rulebook

SCENARIOS = [info.id for info in undaunted.scenarios()]
SECTIONS = {section.id for section in rulebook("en").sections()}


def told(game: Game, seat: str, thing: str, lang: str = "en") -> Explanation:
    found = explain(game, seat, thing, lang)
    assert found is not None, thing
    return found


def now(game: Game, seat: str, thing: str) -> str:
    return " ".join(told(game, seat, thing).now)


def played_on(game: Game, decisions: int, seed: int = 1) -> Game:
    chance = random.Random(seed)
    while game.decisions < decisions and not game.over:
        seat = game.deciders[0]
        options = game.options(seat)
        lively = [option for option in options if option.name not in ("hunker-down", "stop", "withdraw")]
        game.play(seat, chance.choice(lively or options))
    return game


def topics_of(game: Game) -> list[str]:
    """Those about the solo opponent are there where it plays."""
    return [f"#{topic}" for topic, told in TOPICS.items() if told != SOLO or game.stage.automaton]


def test_what_the_solo_opponent_has_is_nowhere_else() -> None:
    assert explain(undaunted.new("normandy/1", seed=1), "US", "#line") is None


@pytest.mark.parametrize("scenario", [*SCENARIOS, "normandy/1+solo=German", "north-africa/5+solo=LRDG"])
def test_every_thing_of_every_scenario_explains_itself(scenario: str) -> None:
    game = undaunted.new(scenario, seed=1)
    for decisions in (0, 25, 60):
        played_on(game, decisions)
        things = [*things_of(game.stage).numbers, *topics_of(game)]
        for seat in (*game.seats, ""):
            looks = {lang: Looking(game, seat, lang) for lang in ("en", "fr")}
            for thing in things:
                english = explained(looks["en"], thing)
                assert english, thing
                assert english.title
                assert english.rule
                assert english.section in SECTIONS
                if seat == game.seats[0] and decisions == 25:
                    other = explained(looks["fr"], thing)
                    assert other
                    assert len(other.now) == len(english.now), thing
                    for one, its in zip(other.now, english.now, strict=True):
                        french(one, its)


def test_all_there_is_in_the_packs_was_asked_about() -> None:
    """What no scenario brings would not have been looked at above."""
    names = [*SCENARIOS, "armour-and-armament/101+specialists"]
    stages = [undaunted.new(scenario, seed=1).stage for scenario in names]
    for pack in (pack for pack in packs().values() if pack.scenarios):
        here = [stage for stage in stages if stage.pack.id == pack.id]
        assert {tile.terrain for tile in pack.tiles.values()} >= {
            stage.pack.face(tile).terrain for stage in here for tile in stage.tiles
        }
        inherited = pack.base.cards if pack.base else ()
        if not pack.base:
            assert set(pack.vehicles) == {one.title for stage in here for one in stage.vehicles}
        if pack.city:
            continue  # whom a campaign brings need not be in a game that stands alone
        assert {card.title for card in pack.cards[len(inherited) :]} <= {
            one.card.title for stage in here for one in stage.cards
        }


@pytest.mark.parametrize("lang", languages())
def test_a_spectator_is_told_what_everybody_knows(lang: str) -> None:
    game = undaunted.new("normandy/1", seed=1)
    assert told(game, "", "us-scout-a.attack", lang).now == ()
    assert len(told(game, "", "5B", lang).now) >= 2


def test_what_is_not_there_is_not_explained() -> None:
    game = undaunted.new("normandy/1", seed=1)
    assert explain(game, "US", "us-general") is None
    assert explain(game, "US", "#nonsense") is None
    assert explain(game, "US", "#deck@Martian") is None


class TestWhatItWouldDoNow:
    """La Raye with seed 3: the Americans hold Squad Leader B, Scout A and two Fog of War."""

    @pytest.fixture
    def game(self) -> Game:
        game = undaunted.new("normandy/1", seed=3)
        assert game.view("US").seats[0].hand == {"us-squad-leader-b": 1, "us-scout-a": 1, "us-fog-of-war": 2}
        return game

    def test_an_attack_names_its_targets_and_chances(self, game: Game) -> None:
        text = now(game, "US", "us-scout-a.attack")
        assert "German Rifleman A 40\u00a0%" in text
        assert "German Scout B 30\u00a0%" in text

    def test_bolster_counts_the_squad_in_the_supply(self, game: Game) -> None:
        assert (
            now(game, "US", "us-squad-leader-b.bolster") == "In your supply: 2 × Scout B and 4 × Rifleman B."
        )

    def test_what_cannot_be_done_says_why(self, game: Game) -> None:
        assert now(game, "US", "us-squad-leader-b.inspire").startswith("Not now. ")

    def test_scouting_says_where_to_and_what_it_costs(self, game: Game) -> None:
        assert now(game, "US", "us-scout-a.scout").endswith("there are 8 left in your supply.")

    def test_a_card_that_is_not_held_does_nothing(self, game: Game) -> None:
        assert now(game, "US", "us-rifleman-a.move") == "You do not hold this card now."

    def test_a_tile_tells_its_cover_its_markers_and_its_points(self, game: Game) -> None:
        ours, theirs = now(game, "US", "2B"), now(game, "US", "5B")
        assert "Cover 2: adds 2" in ours
        assert "You have scouted it" in ours
        assert "3 points count for the Germans" in theirs
        assert "Spawn marker" in theirs
        assert "3 points are yours" in now(game, "German", "5B")

    def test_a_counter_adds_up_its_defence(self, game: Game) -> None:
        assert "defence 5 plus cover 1 makes 6" in now(game, "US", "@german-scout-a")

    def test_asking_changes_nothing(self, game: Game) -> None:
        before = game.position(), game.decisions
        for thing in things_of(game.stage).numbers:
            explain(game, "US", thing)
        assert (game.position(), game.decisions) == before


def test_aboard_and_suppressed() -> None:
    game = undaunted.new("north-africa/2", seed=3)
    assert "fire is aimed at the vehicle" in now(game, "LRDG", "@lrdg-engineer")
    assert "Undamaged" in now(game, "LRDG", "@lrdg-patrol-truck")
    assert "Attack cannot hurt it" in now(game, "LRDG", "@italian-medium-tank")
    assert "Only with the skill gunner" in now(game, "LRDG", "medium-tank/gunner")
    assert "1 point for destroying it" in now(game, "LRDG", "aircraft")


@pytest.mark.parametrize(
    ("scenario", "decisions"), [("normandy/7", 40), ("north-africa/6", 40), ("stalingrad/11", 300)]
)
def test_nothing_hidden_shows(scenario: str, decisions: int) -> None:
    """Deal what a seat cannot see anew, and everything is explained in the same words: who fell, too."""
    from undaunted.speed import rules

    game = played_on(undaunted.new(scenario, seed=5), decisions)
    assert not game.over
    for number, seat in enumerate(game.seats):
        things = [*things_of(game.stage).numbers, *topics_of(game)]
        before = [explain(game, seat, thing) for thing in things]
        twin = game.copy()
        twin._state = rules.determinise(rules.observe(game._state, number), 7)
        assert [explain(twin, seat, thing) for thing in things] == before
