"""What cannot be played in the city, or only there: each is refused, with the place and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packs import proving, siege
from undaunted import content
from undaunted.content.bundle import pack_up, unpack
from undaunted.content.deeds import CITY_ONLY, NOT_IN_CITY, PROFILES
from undaunted.content.errors import ContentError, Problem
from undaunted.content.stage import stage
from undaunted.rules import words


def told(folder: Path) -> list[Problem]:
    """What lint says; and nobody can open a game of it."""
    with proving.searched(folder):
        problems = content.lint(content.pack("siege"))
        with pytest.raises(ContentError):
            stage(siege.NAME)
    return problems


def said(problems: list[Problem], key: str, found: str, expected: str) -> bool:
    return any(one.key == key and found in one.found and expected in one.expected for one in problems)


@pytest.mark.parametrize(
    ("what", "key", "found", "expected"),
    [
        # names that mean nothing
        ({"tunnels": '"101", "199"'}, "tunnels", "199", "a tile of the board"),
        ({"after": "[missions]\n199 = 1\n"}, "missions", "199", "a tile of the board"),
        ({"soviet": "gains = { hold = { 199 = 1 } }"}, "Soviet.gains.hold", "199", "a tile of the board"),
        ({"soviet": "gains = { casualty = 1 }"}, "Soviet.gains.casualty", "casualty", "vehicle"),
        ({"soviet": "gains = { rout = 12 }"}, "Soviet.gains.rout", "", ""),
        ({"soviet_goal": '"occupy 199"'}, "Soviet.goal", "199", "a tile of the board"),
        ({"soviet_goal": '"occupy 101 by Cook"'}, "Soviet.goal", "Cook", "a counter or vehicle of Soviet"),
        ({"soviet_goal": '"rout Cook"'}, "Soviet.goal", "Cook", "a counter or vehicle of German"),
        ({"soviet_goal": '"occupy"'}, "Soviet.goal", "'occupy'", "occupy TILE"),
        ({"soviet_goal": '"mission"'}, "Soviet.goal", "'mission'", "mission N"),
        ({"soviet": 'integrated = ["A", "Z"]'}, "Soviet.integrated", "Z", "a squad of Soviet"),
        ({"soviet": 'integrated = ["A"]'}, "Soviet.integrated", "A", "two squads"),
        ({"soviet": 'integrated = ["A", "A"]'}, "Soviet.integrated", "A, A", "two squads"),
        ({"soviet": 'integrated = ["A", "B"]'}, 'Soviet.units.105', "Rifleman A", "a counter of Soviet"),
        ({"soviet": 'full_rout = "German"'}, "Soviet.full_rout", "German", "bool"),
        ({"faces": '102 = "Z"'}, "faces.102", "Z", "a face of it"),
        # mines
        ({"soviet": 'mines = { personnel = ["101-104"] }'}, "Soviet.mines.personnel", "101-104", "edge"),
        ({"soviet": 'mines = { armour = ["101"] }'}, "Soviet.mines.armour", "101", "edge"),
        ({"soviet": 'mines = { armour = ["101-199"] }'}, "Soviet.mines.armour", "101-199", "edge"),
        (
            {
                "soviet": 'mines = { armour = ["101-102"] }',
                "german": 'mines = { personnel = ["102-101"] }',
            },
            "mines", "2 mines on 101-102", "one an edge",
        ),
        # Riflemen
        ({"soviet_units": '{ 105 = ["Machine Gunner A"] }'}, "Soviet.units", "no Rifleman", "a Rifleman"),
        # what other games have
        ({"soviet_goal": '"pin"'}, "Soviet.goal", "pin", "one of control, rout"),
        ({"soviet_goal": '"claim 3"'}, "Soviet.goal", "claim 3", "one of control, rout"),
        ({"soviet_goal": '"escape 2"'}, "Soviet.goal", "escape 2", "one of control, rout"),
        ({"soviet": 'spawn = { 101 = ["A"] }'}, "Soviet.spawn", "markers of another game", "none"),
        ({"soviet": 'escape = ["101"]'}, "Soviet.spawn", "markers of another game", "none"),
        ({"more": 'radio = { tile = "101", side = "Soviet" }'}, "radio", "radio under the rules", "none"),
        ({"more": 'mines = { owner = "Soviet", supply = 2 }'}, "mines", "mines under the rules", "none"),
    ],
)  # fmt: skip
def test_a_scenario_that_cannot_be(
    tmp_path: Path, what: dict[str, str], key: str, found: str, expected: str
) -> None:
    siege.write(tmp_path, **what)
    problems = told(tmp_path)
    assert said(problems, key, found, expected), [(one.key, one.found, one.expected) for one in problems]


def test_teams_are_of_other_games(tmp_path: Path) -> None:
    def team(side: str) -> str:
        seats = (
            f"{{ seat = '{side}-{number}', deck = {{ {leader} = 1, 'Rifleman {squad}' = 1 }} }}"
            for number, leader, squad in ((1, "'Platoon Sergeant'", "A"), (2, "'Squad Leader B'", "B"))
        )
        return f"team = [{', '.join(seats)}]"

    home = siege.write(tmp_path, soviet=team("Soviet"), german=team("German"))
    pack = home / "pack.toml"
    command = '\n[command]\nSoviet = "Platoon Sergeant"\nGerman = "Platoon Sergeant"\n'
    pack.write_text(pack.read_text("utf-8") + command, "utf-8")
    problems = told(tmp_path)
    assert said(problems, "Soviet.team", "a team under the rules", "none"), [
        (one.key, one.found, one.expected) for one in problems
    ]


def with_card(folder: Path, action: str, kind: str = "combat") -> None:
    home = siege.write(folder)
    cards = home / "cards.toml"
    one = f'[[card]]\ntitle = "Cook"\nkind = "{kind}"\ninitiative = 2\ncopies = 1\norigin = "original"\n'
    one += f'actions = ["{action}"]\n' + ("defence = 4\n" if kind == "combat" else "")
    cards.write_text(cards.read_text("utf-8") + one, "utf-8")
    file = home / "scenarios" / "1.toml"
    file.write_text(
        file.read_text("utf-8").replace('"Commissar" = 1', '"Commissar" = 1\n"Cook" = 1'), "utf-8"
    )


VALUED = {word: f"{word} 1" for word in NOT_IN_CITY}
VALUED |= {"Target": "Target", "Repair": "Repair", "Advance": "Advance A"}


@pytest.mark.parametrize("word", NOT_IN_CITY)
def test_words_of_other_games(tmp_path: Path, word: str) -> None:
    with_card(tmp_path, VALUED[word])
    [problem] = told(tmp_path)
    assert problem.key.endswith(".actions")
    assert problem.expected == "an action that stalingrad knows"


@pytest.mark.parametrize("action", ["Antitank 3", "Demo 1 within 1", "Bomb 2"])
def test_what_breaks_walls_has_a_value_for_them(tmp_path: Path, action: str) -> None:
    with_card(tmp_path, action)
    [problem] = told(tmp_path)
    assert problem.found == repr(action)
    assert "X/Y" in problem.expected


@pytest.mark.parametrize(
    "word", [word for word in CITY_ONLY if PROFILES[word].goes & words.ON_TILE and word != "Explore"]
)
def test_an_action_of_a_counter_on_a_card_without_one(tmp_path: Path, word: str) -> None:
    """It would never be offered."""
    with_card(tmp_path, word, kind="command")
    with proving.searched(tmp_path):
        [problem] = content.lint(content.pack("siege"))
    assert problem.expected == "an action that needs no counter, as this card has none"


# The city's words elsewhere


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ('tunnels = ["2B"]', "tunnels"),
        ("missions = { 2B = 1 }", "missions"),
    ],
)
def test_what_only_the_city_has(tmp_path: Path, more: str, key: str) -> None:
    proving.write(tmp_path, more=more)
    with proving.searched(tmp_path):
        problems = content.lint(content.pack("range"))
    assert said(problems, key, f"{key} under the rules of normandy", "none")


@pytest.mark.parametrize(
    ("force", "key"),
    [
        ('mines = { personnel = ["2B-16B"] }', "US.mines"),
        ("gains = { rout = 1 }", "US.gains"),
        ('integrated = ["B", "C"]', "US.integrated"),
        ("full_rout = false", "US.full_rout"),
    ],
)
def test_what_only_a_force_in_the_city_has(tmp_path: Path, force: str, key: str) -> None:
    proving.write(tmp_path, force=force)
    with proving.searched(tmp_path):
        problems = content.lint(content.pack("range"))
    assert said(problems, key, "under the rules of normandy", "none")


@pytest.mark.parametrize("goal", ["rout 2", "mission 2", "hold 2", "occupy 2B"])
def test_goals_that_only_the_city_has(tmp_path: Path, goal: str) -> None:
    proving.write(tmp_path, goal=f'"{goal}"')
    with proving.searched(tmp_path):
        problems = content.lint(content.pack("range"))
    assert said(problems, "US.goal", goal, "a goal of this game")


@pytest.mark.parametrize(
    ("what", "key", "found", "expected"),
    [
        (
            {"soviet_units": '{ 105 = ["Rifleman A"] }'},
            "Soviet.units",
            "no Rifleman for Scout B",
            "Rifleman's",
        ),
        ({"soviet_goal": '"hold 2"'}, "Soviet.goal", "hold 2", "the 0 there are"),
        ({"soviet_goal": '"rout 40"'}, "Soviet.goal", "rout 40", "there are"),
        ({"soviet_goal": '"mission 2"'}, "Soviet.gains", "nothing", "'mission 2'"),
        ({"soviet_goal": '"mission 15"'}, "Soviet.goal", "mission 15", "the 14 there are"),
        ({"soviet_goal": '"occupy 101 with 2 by Sniper"'}, "Soviet.goal", "with 2", "the 1 it names"),
    ],
)
def test_what_could_never_be_reached(
    tmp_path: Path, what: dict[str, str], key: str, found: str, expected: str
) -> None:
    siege.write(tmp_path, **what)
    with proving.searched(tmp_path):
        problems = content.lint(content.pack("siege"))
    assert said(problems, key, found, expected), [(one.key, one.found, one.expected) for one in problems]


def test_a_game_that_began_with_more_points_than_markers_goes_on(tmp_path: Path) -> None:
    """The lint says so to authors; the content that a game brings along is still played."""
    siege.write(tmp_path, soviet_goal='"mission 15"', soviet="gains = { rout = 1 }")
    with proving.searched(tmp_path):
        before = stage(siege.NAME)
    after = unpack(pack_up(before))
    assert (after.hash, after.scenario.forces["Soviet"].goal.number) == (before.hash, 15)


def test_the_pack_itself_is_clean(tmp_path: Path) -> None:
    siege.write(tmp_path)
    with proving.searched(tmp_path):
        assert content.lint(content.pack("siege")) == []
