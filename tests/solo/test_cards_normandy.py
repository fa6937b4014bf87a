"""Normandy's solo cards: every title has one, their set-ups can be laid out, and they play sensibly."""

from __future__ import annotations

from collections import Counter

import pytest

import undaunted
from tests.scene import scene
from tests.solo.ground import account_of, applied, bot_turn, resolve
from tests.table import where
from undaunted.bots import Bot, make
from undaunted.content import pack
from undaunted.content.options import solo_forms
from undaunted.content.solo import set_up
from undaunted.content.stage import stage
from undaunted.solo import shelf
from undaunted.solo.automaton import Automaton

PACKS = ("normandy", "armour-and-armament")
PRINTED = {"6A", "8A", "14A", "14B", "24A"}
SIDES = [
    (home, scenario, side)
    for home in PACKS
    for scenario in pack(home).scenarios.values()
    for side in scenario.forces
]
FORMS = [
    str(form)
    for home in PACKS
    for scenario in pack(home).scenarios.values()
    for form in solo_forms(pack(home), scenario)
]
LONGEST = 3000


# The shelf


@pytest.mark.parametrize("home", PACKS)
def test_every_title_of_every_scenario_has_exactly_one_card(home):
    assert shelf.gaps(pack(home)) == []
    assert shelf.lint(pack(home)) == []


SPECIALISTS = {"US": "Grenadier", "German": "Submachine Gunner"}


@pytest.mark.parametrize("form", [form for form in FORMS if "specialists" in form])
def test_specialists_have_a_card_too(form):
    told = stage(form)
    assert len(shelf.serving(told.pack, told.scenario, told.automaton, SPECIALISTS[told.automaton])) == 1


def test_the_printed_ones_are_marked_and_none_lies_idle():
    cards = shelf.cards(pack("armour-and-armament"))
    assert {card.number for card in cards if card.origin == "printed"} == PRINTED
    used = {
        card.number for form in FORMS for card in shelf.hand_of(stage(form), stage(form).automaton).values()
    }
    assert {card.number for card in cards} == used


def test_a_number_is_of_one_title():
    titles = {(card.number[:-1], card.title) for card in shelf.cards(pack("armour-and-armament"))}
    assert len(titles) == len({number for number, _ in titles})


# The set-up


@pytest.mark.parametrize(("home", "scenario", "side"), SIDES, ids=lambda one: getattr(one, "name", one))
def test_a_changed_set_up_fits_into_the_box(home, scenario, side):
    for name, force in set_up(scenario, side).forces.items():
        roster = pack(home).roster(name)
        every = Counter(force.deck) + Counter(force.supply)
        assert all(count <= roster[card].card.copies for card, count in every.items())
        first = sum(Counter(scenario.forces[name].deck).values())
        assert abs(sum(force.deck.values()) - first) <= 7
        for units in force.units.values():
            assert all(every[unit] for unit in units)


@pytest.mark.parametrize(("home", "scenario", "side"), SIDES, ids=lambda one: getattr(one, "name", one))
def test_every_side_says_who_is_dangerous_and_where_it_goes(home, scenario, side):
    other = next(name for name in scenario.forces if name != side)
    roster = pack(home).roster(other)
    force = scenario.forces[other]
    told = scenario.forces[side].solo
    fighters = {roster[card].card.title for card in [*force.deck, *force.supply] if roster[card].counter}
    assert told is not None
    assert set(told.danger) == fighters
    asks = any(
        "path to victory" in _text(home, card)
        for card in shelf.cards(pack(home))
        if card.serves(side, str(scenario.id))
    )
    assert bool(told.path) == asks


def _text(home, card):
    return next(
        path.read_text(encoding="utf-8")
        for one in PACKS
        for path in shelf.files(pack(one))
        if path.stem == card.number
    )


# Play


@pytest.mark.parametrize("form", FORMS)
def test_a_game_comes_to_its_end(form):
    told = stage(form)
    game = undaunted.new(form, seed=5, unasked="forced")
    bots: dict[str, Bot] = {told.automaton: Automaton(told)}
    while not game.over and game.decisions < LONGEST:
        seat = game.deciders[0]
        player = bots.setdefault(seat, make("greedy", seed=5))
        game.play(seat, player.choose(game.observation(seat), [one.thing for one in game.options(seat)]))
    assert game.over


def test_who_wins_by_pinning_shoots_at_riflemen_first():
    """A Scout would be easier to hit, but he is not what the game is about."""
    setting = scene("normandy/2+solo=German").place("US Rifleman A", "11B").place("US Scout A", "18B")
    automaton = resolve(bot_turn(setting, "Machine Gunner A", dice=(1, 1)))
    assert applied(automaton) == ["I"]
    assert account_of(automaton).steps[0].why[0].args["target"] == "@us-rifleman-a"


def test_a_summit_is_not_left():
    setting = scene("normandy/11+solo=US").place("German Rifleman A", "12A")
    game = bot_turn(setting, "Rifleman A", dice=(1,))
    assert applied(resolve(game)) == ["II"]
    assert where(game, "US Rifleman A") == "2A"
    game = bot_turn(scene("normandy/11+solo=US").off("German Rifleman A"), "Rifleman A", dice=(1,))
    assert applied(resolve(game)) == ["III"]
    assert where(game, "US Rifleman A") == "2A"


def test_a_scout_looks_for_what_his_own_riflemen_can_reach():
    """7A is worth more than 12B, but the Rifleman of his squad stands beside 12B."""
    game = bot_turn(scene("armour-and-armament/104+solo=US"), "Scout A", "Rifleman A", "Rifleman B")
    assert applied(resolve(game)) == ["II B"]
    assert where(game, "US Scout A") == "12B"


def test_the_sergeant_calls_for_haste_once_the_enemy_is_close():
    near = scene("normandy/2+solo=German").place("US Rifleman A", "12B")
    assert applied(resolve(bot_turn(near, "Platoon Sergeant"))) == ["I"]
    assert applied(resolve(bot_turn(scene("normandy/2+solo=German"), "Platoon Sergeant", dice=(3,)))) == [
        "II"
    ]


def test_the_radio_is_listened_to_while_nobody_is_near():
    setting = scene("normandy/10+solo=US").controlled("US", "6B").place("US Rifleman A", "6B")
    assert applied(resolve(bot_turn(setting, "Rifleman A"))) == ["II"]
    setting = scene("normandy/10+solo=US").controlled("US", "6B").place("US Rifleman A", "6B")
    setting.place("German Rifleman A", "6B")
    assert applied(resolve(bot_turn(setting, "Rifleman A", dice=(1,)))) == ["I"]


def test_a_tank_cares_for_riflemen_before_tanks():
    setting = scene("armour-and-armament/101+solo=US").place("US Light Tank T", "9B")
    setting.place("German Rifleman A", "3B").place("German Light Tank T", "9B")
    automaton = resolve(bot_turn(setting, "Light Tank T", dice=(1, 1)))
    assert applied(automaton) == ["I"]


def test_a_grenadier_throws_and_a_submachine_gunner_comes_close():
    setting = scene("armour-and-armament/101+solo=US+specialists").place("German Rifleman A", "12B")
    setting.deck("US", "Grenadier A", "Fog of War*2")
    assert applied(resolve(bot_turn(setting, "Grenadier A", dice=(1,)))) == ["II"]
    setting = scene("armour-and-armament/101+solo=German+specialists").place("US Rifleman A", "5B")
    setting.deck("German", "Submachine Gunner A", "Fog of War*2")
    assert applied(resolve(bot_turn(setting, "Submachine Gunner A", dice=(1, 1, 1)))) == ["II"]
