"""A pack that lints clean never harms the compiled rules: what they cannot hold or do is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import undaunted
from tests.packs import proving, siege
from undaunted import content
from undaunted.content.action import WORDS
from undaunted.content.deeds import CITY_ONLY, PROFILES
from undaunted.content.stage import stage
from undaunted.rules import engine, words

from .conftest import Spoil

ONE = "scenarios/01-la-raye.toml"


def refused(folder: Path, name: str = proving.NAME) -> list[tuple[str, str, str]]:
    """What lint says of the pack; `stage` and the lobby must refuse it as well."""
    others = len(undaunted.scenarios())
    with proving.searched(folder):
        pack = name.partition("/")[0]
        problems = content.lint(content.pack(pack))
        with pytest.raises(content.ContentError):
            stage(name)
        assert not content.exists(name)
        assert [place.name for place in content.broken()] == [pack]
        assert len(undaunted.scenarios()) == others
    return [(problem.key, problem.found, problem.expected) for problem in problems]


def told(found: list[tuple[str, str, str]], key: str, what: str) -> bool:
    return any((key, what) == (where, said) for where, said, _ in found)


# The four packs that broke the compiled rules


def test_a_side_without_fog_of_war(tmp_path: Path) -> None:
    folder = proving.write(tmp_path)
    path = next((folder / "scenarios").iterdir())
    path.write_text(path.read_text("utf-8").replace('"Fog of War" = 4', ""), "utf-8")
    found = refused(tmp_path)
    assert told(found, "US.supply", "no Fog of War for US")
    assert told(found, "German.supply", "no Fog of War for German")


def test_two_thousand_actions_on_a_card(tmp_path: Path) -> None:
    actions = [f"Attack {1 + n % 99} within {n // 99}" for n in range(2000)]
    proving.write(tmp_path, cards=proving.card("Grenadier", actions), deck='"Grenadier A" = 2')
    assert told(refused(tmp_path), "card[0].actions", "2000 actions")


def test_three_thousand_structures_on_a_tile(tmp_path: Path) -> None:
    one = '\n[[structure]]\ntitle = "Hut {}"\ndefence = 5\norigin = "original"\n'
    huts = ", ".join(f'"Hut {number}"' for number in range(3000))
    proving.write(
        tmp_path,
        structures="".join(one.format(number) for number in range(3000)),
        more=f'structures = {{ "2B" = [{huts}] }}',
    )
    found = refused(tmp_path)
    assert told(found, "structures", "3000")


@pytest.mark.parametrize("word", ["Navigate 3", "Surveil 2"])
def test_scouting_from_afar_under_the_rules_of_normandy(tmp_path: Path, word: str) -> None:
    proving.write(tmp_path, cards=proving.card("Lookout", [word, "Move 1"]), deck='"Lookout A" = 2')
    assert told(refused(tmp_path), 'US.deck."Lookout A"', repr(word))


def test_and_under_those_that_know_it(tmp_path: Path) -> None:
    cards = proving.card("Lookout", ["Navigate 3", "Move 1"])
    proving.write(tmp_path, rules="north-africa", cards=cards, deck='"Lookout A" = 2')
    with proving.searched(tmp_path):
        assert content.lint(content.pack("range")) == []
        state = engine.opening(stage(proving.NAME, engine).table)
        engine.seed(state, 1)
        engine.start_round(state)
        assert engine.playout(state, 3000)


def test_structures_that_count_points_under_the_rules_of_normandy(tmp_path: Path) -> None:
    hut = '[[structure]]\ntitle = "Hut"\ndefence = 5\npoints = 2\norigin = "original"\n'
    proving.write(tmp_path, structures=hut, more='structures = { "2B" = ["Hut"] }')
    assert told(refused(tmp_path), "structures", "structures with points")


# Words and what a variant can do


@pytest.mark.parametrize("word", ["Flame 1 within 1", "Support 1", "Overwatch"])
def test_a_word_of_another_game(tmp_path: Path, word: str) -> None:
    proving.write(tmp_path, cards=proving.card("Grenadier", [word]), deck='"Grenadier A" = 1')
    [found] = refused(tmp_path)
    assert found == ("card[0].actions", repr(word), "an action that normandy knows")


def test_a_word_of_another_game_on_a_card_that_nobody_uses(tmp_path: Path) -> None:
    folder = proving.write(tmp_path, cards=proving.card("Grenadier", ["Flame 1"]))
    assert [problem.key for problem in content.lint(content.open_pack(folder))] == ["card[0].actions"]


def test_there_is_no_word_without_a_rule() -> None:
    assert set(WORDS) == set(PROFILES)


def test_the_same_action_twice(tmp_path: Path) -> None:
    cards = proving.card("Grenadier", ["Attack 1", "Move 1", "Attack 2", "Attack 2"])
    proving.write(tmp_path, cards=cards, deck='"Grenadier A" = 1')
    assert told(refused(tmp_path), "card[0].actions", "'Attack 2' again")


HERE = [word for word, one in PROFILES.items() if one.goes & words.ON_TILE and word not in CITY_ONLY]


@pytest.mark.parametrize("word", HERE)
def test_an_action_of_a_counter_on_a_card_without_one(tmp_path: Path, word: str) -> None:
    """It is never offered, and the rules do not look for a counter that is not there.

    For the words of the city: `tests/rules/city/test_bad_content.py`.
    """
    text = word if word in ("Control", "Repair", "Target") else f"{word} 1"
    cards = proving.card("Chaplain", [text, "Command 1"], kind='"command"', unit="")
    folder = proving.write(
        tmp_path,
        rules="north-africa" if word == "Navigate" else "normandy",
        cards=cards,
        deck='"Chaplain A" = 2',
    )
    [problem] = content.lint(content.open_pack(folder))
    assert (problem.key, problem.found) == ("card[0].actions", repr(text))
    with proving.searched(tmp_path):
        for seed in range(5):
            state = engine.opening(stage(proving.NAME, engine).table)
            engine.seed(state, seed)
            engine.start_round(state)
            assert engine.playout(state, 3000)


def test_nobody_can_be_neutralised_where_nobody_falls(tmp_path: Path) -> None:
    proving.write(tmp_path, goal='["control 5", "neutralise 2"]')
    assert told(refused(tmp_path), "US.goal", "neutralise 2")


def test_nobody_to_pin(tmp_path: Path) -> None:
    folder = proving.write(tmp_path, goal='"pin"')
    path = next((folder / "scenarios").iterdir())
    own, german = path.read_text("utf-8").split("[German]")
    german = german.replace('"Rifleman A" = 2\n', "").replace('"Rifleman A" = 3\n', "")
    path.write_text(own + "[German]" + german.replace('"Rifleman A", ', ""), "utf-8")
    assert told(refused(tmp_path), "US.goal", "pin")


def test_a_radio_that_could_grow_for_ever(tmp_path: Path) -> None:
    proving.write(tmp_path, goal='"pin"', more='radio = { tile = "2B", side = "US" }')
    assert told(refused(tmp_path), "radio.side", "US")


JEEP = """
[[vehicle]]
title = "Jeep"
side = "US"
critical = 2
integrity = 3
armour = 5
origin = "original"
places = [{ title = "Driver", actions = ["Drive 2"] }]
"""


def test_vehicles_under_rules_that_know_no_fallen(tmp_path: Path) -> None:
    proving.write(tmp_path, vehicles=JEEP, force='vehicles = { "17B" = ["Jeep"] }')
    assert told(refused(tmp_path), "vehicles", "vehicles under the rules of normandy")


def test_nobody_is_guided_out_of_a_vehicle(tmp_path: Path) -> None:
    cards = proving.card("Scoutmaster", ["Guide 1"], kind='"command"', unit="")
    proving.write(
        tmp_path,
        rules="north-africa",
        vehicles=JEEP,
        force='vehicles = { "17B" = ["Jeep"] }',
        cards=cards,
        deck='"Scoutmaster A" = 1',
    )
    assert told(refused(tmp_path), "vehicles", "vehicles and Guide")


@pytest.mark.parametrize("actions", ['["Flame 1"]', '["Bolster 1 squad"]', '["Drive 2", "Drive 2"]'])
def test_the_actions_of_a_place_are_looked_at_too(tmp_path: Path, actions: str) -> None:
    proving.write(
        tmp_path,
        rules="north-africa",
        vehicles=JEEP.replace('["Drive 2"]', actions),
        force='vehicles = { "17B" = ["Jeep"] }',
    )
    [(key, _, _)] = refused(tmp_path)
    assert key.startswith("vehicle[0].places[0].actions")


# Bytes


def test_no_more_cards_than_a_byte_counts(tmp_path: Path) -> None:
    proving.write(tmp_path, deck='"Squad Leader A" = 99\n"Squad Leader B" = 99\n"Squad Leader C" = 99')
    assert told(refused(tmp_path), "US.deck", "308 cards for US")


@pytest.mark.parametrize(
    ("kinds", "what", "count"),
    [(61, "soldiers of a side", "63"), (250, "cards", "258"), (250, "counters", "254")],
)
def test_no_more_kinds_of_cards_and_counters_than_fit(
    tmp_path: Path, kinds: int, what: str, count: str
) -> None:
    cards = "".join(
        proving.card(f"Guest {number}", ["Move 1"], squads="", unit="", defence="5")
        for number in range(kinds)
    )
    deck = "\n".join(f'"Guest {number}" = 1' for number in range(kinds))
    proving.write(tmp_path, cards=cards, deck=deck)
    assert told(refused(tmp_path), what, count)


def test_no_more_squads_than_there_are_bits(tmp_path: Path) -> None:
    letters = "ABCDEFGHIJKLMNOPQ"
    cards = proving.card("Guest", ["Move 1"], squads=str(list(letters)), unit="", defence="5")
    deck = "\n".join(f'"Guest {letter}" = 1' for letter in letters)
    proving.write(tmp_path, cards=cards, deck=deck)
    assert told(refused(tmp_path), "squads", "17")


def test_no_more_skills_than_there_are_bits(tmp_path: Path) -> None:
    cards = "".join(
        proving.card(f"Guest {n}", ["Move 1"], squads="", unit="", defence="5", skill=f'"skill {n}"')
        for n in range(8)
    )
    proving.write(tmp_path, cards=cards, deck="\n".join(f'"Guest {number}" = 1' for number in range(8)))
    assert told(refused(tmp_path), "skills", "8")


def test_no_more_actions_in_all_than_a_byte_counts(tmp_path: Path) -> None:
    kinds = range(20)
    cards = "".join(
        proving.card(f"Guest {n}", [f"Attack {1 + slot} beyond {n}" for slot in range(14)]) for n in kinds
    )
    proving.write(tmp_path, cards=cards, deck="\n".join(f'"Guest {n} A" = 1' for n in kinds))
    assert any(key == "actions" for key, _, _ in refused(tmp_path))


def test_no_more_spawn_markers_than_a_byte_counts(tmp_path: Path) -> None:
    kinds = range(40)
    cards = "".join(proving.card(f"Guest {n}", ["Move 1"], squads="", unit="", defence="5") for n in kinds)
    folder = proving.write(tmp_path, cards=cards, deck="\n".join(f'"Guest {n}" = 1' for n in kinds))
    path = next((folder / "scenarios").iterdir())
    every = ", ".join(f'"{tile}" = ["everyone"]' for tile in ("17B", "2B", "16B", "6A", "13B", "3B", "7A"))
    path.write_text(path.read_text("utf-8").replace('"17B" = ["everyone"]', every, 1), "utf-8")
    assert told(refused(tmp_path), "spawn markers for all counters", "296")


def test_no_more_edges_than_a_byte_counts(tmp_path: Path) -> None:
    tiles = [
        f'\n[[tile]]\nid = "{number}C"\ncover = 1\nterrain = "fields"\norigin = "original"'
        for number in range(100, 220)
    ]
    folder = proving.write(tmp_path, tiles="\n".join(tiles))
    path = next((folder / "scenarios").iterdir())
    lines = [" ".join(f"{100 + 10 * line + n}C@{2 * n + line % 2}" for n in range(10)) for line in range(12)]
    told_here = path.read_text("utf-8")
    start, end = told_here.index("layout = ["), told_here.index("[objectives]")
    told_here = told_here[:start] + f"layout = {lines}\n" + told_here[end:]
    for number, tile in enumerate(("17B", "2B", "8A", "5B", "13B")):
        told_here = told_here.replace(f'"{tile}"', f'"{100 + number}C"')
    path.write_text(told_here, "utf-8")
    assert any(key == "edges between tiles" for key, _, _ in refused(tmp_path))


def test_an_empty_board(tmp_path: Path) -> None:
    folder = proving.write(tmp_path)
    path = next((folder / "scenarios").iterdir())
    text = path.read_text("utf-8")
    start, end = text.index("layout = ["), text.index("[objectives]")
    path.write_text(text[:start] + 'layout = [""]\n' + text[end:], "utf-8")
    assert refused(tmp_path)


def test_an_empty_deck(tmp_path: Path) -> None:
    folder = proving.write(tmp_path)
    path = next((folder / "scenarios").iterdir())
    own, german = path.read_text("utf-8").split("[German.deck]")
    path.write_text(own + "[German.deck]\n[German.supply]" + german.split("[German.supply]")[1], "utf-8")
    assert told(refused(tmp_path), "German.deck", "no card for German")


def test_too_many_goals(tmp_path: Path) -> None:
    proving.write(tmp_path, goal=str([f"control {number}" for number in range(1, 10)]))
    assert told(refused(tmp_path), "goals of a side", "9")


@pytest.mark.parametrize(
    ("titles", "key"),
    [(("Over-Watch", "Over Watch"), "cards and structures"), (("Стрелок",), "names")],
)
def test_names_that_notation_cannot_tell_apart(tmp_path: Path, titles: tuple[str, ...], key: str) -> None:
    cards = "".join(proving.card(title, ["Move 1"], squads="", unit="", defence="5") for title in titles)
    proving.write(tmp_path, cards=cards, deck="\n".join(f'"{title}" = 1' for title in titles))
    assert key in [where for where, _, _ in refused(tmp_path)]


def test_a_card_whose_counter_is_of_another_squad(tmp_path: Path) -> None:
    cards = proving.card("Grenadier", ["Move 1"], squads='["Z"]')
    proving.write(tmp_path, cards=cards, deck='"Grenadier Z" = 1')
    assert told(refused(tmp_path), 'US.deck."Grenadier Z"', "no counter 'Rifleman Z'")


def test_an_action_may_name_a_squad_that_is_not_there(tmp_path: Path) -> None:
    cards = proving.card("Sergeant", ["Bolster 1 B", "Inspire 1 C"], kind='"command"', unit="")
    proving.write(tmp_path, cards=cards, deck='"Sergeant A" = 1')
    with proving.searched(tmp_path):
        assert content.lint(content.pack("range")) == []
        assert stage(proving.NAME)


@pytest.mark.parametrize("side", ["US Army", "us", "US:1", "US/1", "US,1"])
def test_the_name_of_a_side_can_stand_in_a_log(copy: Path, spoil: Spoil, side: str) -> None:
    spoil("pack.toml", '"US"', f'"{side}"')
    with pytest.raises(content.ContentError) as caught:
        content.open_pack(copy)
    assert caught.value.key == "sides[0]"


# Several mistakes at once, and files that are no files


def test_every_mistake_of_a_file_is_told_at_once(copy: Path, spoil: Spoil) -> None:
    spoil(ONE, "id = 1", "id = 0")
    spoil(ONE, '"columns"', '"colums"')
    spoil(ONE, 'scouted = ["17B"', 'scoutd = ["17B"')
    spoil(ONE, '"Squad Leader B" = 1', '"Squad Leader B" = -1')
    spoil(ONE, "[German.supply]", "[German.suply]")
    spoil("cards.toml", "initiative = 9", 'initiative = "9"')
    spoil("cards.toml", "copies = 1\n", "")
    spoil("tiles.toml", '"road"', '"raod"')
    spoil("tiles.toml", "hill = true", 'hill = "yes"')
    problems = content.lint(content.open_pack(copy))
    assert [problem.key for problem in problems] == [
        "card[0].copies",
        "card[0].initiative",
        "tile[0].terrain",
        "tile[2].hill",
    ]
    with pytest.raises(content.ContentError) as caught:
        content.open_pack(copy).read_scenario(copy / ONE)
    assert [problem.key for problem in caught.value.problems] == [
        "id",
        "board.lines",
        "US.scoutd",
        'US.deck."Squad Leader B"',
        "German.suply",
    ]


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000, "\x00", "a = 1979-05-27"])
def test_odd_files_are_refused_as_any_others(tmp_path: Path, text: str) -> None:
    folder = proving.write(tmp_path)
    next((folder / "scenarios").iterdir()).write_text(text, "utf-8")
    assert refused(tmp_path)


# The embattled city


def test_mission_points_that_no_byte_could_count(tmp_path: Path) -> None:
    siege.write(tmp_path, more="[missions]\n101 = 99\n103 = 99\n106 = 99\n")
    assert told(refused(tmp_path, siege.NAME), "missions", "297 mission points")


def test_places_with_more_faces_than_a_byte_could_number(tmp_path: Path) -> None:
    home = siege.write(tmp_path)
    tiles = [
        f'[[tile]]\nid = "{place}{letter}"\norigin = "original"\ncover = 1\nterrain = "street"\n'
        for place in range(101, 113)
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    ]
    (home / "tiles.toml").write_text("".join(tiles), encoding="utf-8")
    with proving.searched(tmp_path), pytest.raises(content.ContentError) as error:
        stage(siege.NAME)
    assert "312 faces of its tiles" in str([problem.found for problem in error.value.problems])
