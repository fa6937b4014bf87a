"""A position with vehicles in one line: it reads back, and one that cannot be is refused."""

import re

import pytest

import undaunted
from tests.rules.north_africa.ground import italian, lrdg, sands
from tests.table import play


def good() -> undaunted.Game:
    return (
        lrdg("Rifleman", goals="escape").damage("Medium Tank", 2).holder("Transport Truck", "LRDG")
        .aboard("LRDG Rifleman", "Patrol Truck", "driver").suppressed("LRDG Machine Gunner")
        .escaped("LRDG Scout").neutralised("Italian Scout A").ruined("Fuel Tank", "Italian").game()
    )  # fmt: skip


def reads_back(game: undaunted.Game) -> str:
    again = undaunted.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    for seat in (*game.seats, None):
        assert again.view(seat) == game.view(seat)
    assert [one.name for one in again.options(game.deciders[0])] == [
        one.name for one in game.options(game.deciders[0])
    ]
    return game.position()


def test_every_part_is_in_the_line_and_reads_back() -> None:
    line = reads_back(good())
    parts = dict(part.split("=", 1) for part in line.split()[1:])
    assert set(parts["aboard"].split(",")) >= {
        "lrdg-rifleman:patrol-truck/driver",
        "lrdg-machine-gunner:patrol-truck/gunner",
        "italian-tank-driver-t:medium-tank/driver",
    }
    assert parts["damage"] == "italian-medium-tank:2"
    assert parts["holder"] == "italian-transport-truck:LRDG"
    assert parts["fate"] == "lrdg-scout:escaped,italian-scout-a:neutralised"
    assert parts["ruined"] == "fuel-tank:Italian"
    assert "lrdg-machine-gunner:19A~" in parts["at"].split(",")


GUNNER = "Machine Gunner"


@pytest.mark.parametrize(
    ("side", "cards", "picks", "kind"),
    [
        ("LRDG", ("Rifleman",), ("Rifleman", "Patrol Truck driver"), "use"),
        ("LRDG", ("Scout",), ("Scout", "Conceal"), "after"),
        ("LRDG", ("Rifleman",), ("Rifleman", "Hunker down"), "after"),
        ("LRDG", ("Rifleman",), ("Rifleman", "Patrol Truck driver", "Drive", "12A"), "step"),
        ("LRDG", ("Navigator",), ("Navigator", "Navigate", "15A"), "navigate"),
        ("Italian", ("Recon Aircraft",), ("Recon Aircraft", "Surveil", "1A"), "surveil"),
        ("Italian", ("Recon Aircraft",), ("Recon Aircraft", "Strafe"), "shoot"),
        ("LRDG", ("Commodore",), ("Commodore", "Attack"), "shoot"),
        ("LRDG", ("Engineer",), ("Engineer", "Repair"), "repair"),
        ("LRDG", ("Antitank Gunner",), ("Antitank Gunner", "Antitank", "Italian Medium Tank"), "injure"),
        ("LRDG", (GUNNER,), (GUNNER, "gunner: suppress", "Italian Scout Car"), "suppress"),
    ],
)  # fmt: skip
def test_every_question_reads_back(
    side: str, cards: tuple[str, ...], picks: tuple[str, ...], kind: str
) -> None:
    setting = (lrdg if side == "LRDG" else italian)(*cards).damage("Armed Truck", 1)
    game = setting.dice(0, 0, 0, 0).game()
    play(game, side, *picks)
    question = game.view(side).question
    assert question is not None
    assert question.kind == kind
    reads_back(game)


def test_a_choice_of_cards_above_the_damage_reads_back() -> None:
    setting = lrdg("Antitank Gunner").hand("Italian", "Rifleman A", "Corporal A").dice(0, 0)
    game = setting.aboard("Italian Rifleman A", "Scout Car", "gunner").game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Scout Car", "Italian Rifleman A")
    assert "damage/LRDG/unit:italian-scout-car,casualty/Italian/unit:italian-rifleman-a" in reads_back(game)


GONE = "lrdg-scout:escaped"
TURN = "ask=turn/LRDG"


@pytest.mark.parametrize(
    ("pattern", "new", "part"),
    [
        (r"patrol-truck/driver", "patrol-truck/gunner", "aboard"),
        (r"patrol-truck/driver", "patrol-truck/cook", "aboard"),
        (r"patrol-truck/driver", "armed-truck/driver", "aboard"),
        (r"patrol-truck/driver", "medium-tank/driver", "aboard"),
        (r"lrdg-rifleman:patrol-truck/driver", "lrdg-patrol-truck:patrol-truck/driver", "aboard"),
        (r"lrdg-rifleman:patrol-truck/driver", "lrdg-rifleman", "aboard"),
        (r"lrdg-rifleman:19A", "lrdg-rifleman:12A", "aboard"),
        (r"lrdg-patrol-truck:19A", "lrdg-patrol-truck:12A", "aboard"),
        (r"lrdg-patrol-truck:19A,", "", "at"),
        (r"lrdg-sniper:2B,", "", "at"),
        (r"medium-tank:2 ", "medium-tank:6 ", "damage"),
        (r"medium-tank:2 ", "medium-tank:x ", "damage"),
        (r"damage=italian-medium-tank", "damage=italian-scout-a", "damage"),
        (r"holder=italian-transport-truck:LRDG", "holder=italian-transport-truck:US", "holder"),
        (r"holder=italian-transport-truck:LRDG", "holder=lrdg-patrol-truck:Italian", "aboard"),
        (GONE, "lrdg-scout:lost", "fate"),
        (GONE, f"{GONE},lrdg-sniper:escaped", "fate"),
        (r"at=", "at=lrdg-scout:19A,", "fate"),
        (r"ruined=fuel-tank", "ruined=hangar", "ruined"),
        (r"ruined=fuel-tank:Italian", "ruined=fuel-tank:Nobody", "ruined"),
        (r" ask=", " chosen=19A ask=", "chosen"),
        (r" ask=", " chosen=99Z ask=", "chosen"),
        (TURN, f"{TURN},suppress/LRDG/unit:italian-scout-car,use/LRDG/card:lrdg-scout", "ask"),
        (TURN, f"{TURN},damage/LRDG/unit:italian-medium-tank", "ask"),
        (TURN, f"{TURN},injure/LRDG/unit:italian-rifleman-a", "ask, injure"),
        (TURN, f"{TURN},injure/LRDG/unit:lrdg-patrol-truck", "ask, injure"),
        (TURN, f"{TURN},injure/Italian/unit:lrdg-patrol-truck", "ask, injure"),
        (TURN, f"{TURN},suppress/LRDG/unit:italian-transport-truck", "ask, suppress"),
        (TURN, f"{TURN},after/LRDG/card:lrdg-rifleman/unit:lrdg-sniper", "ask, after"),
    ],
)  # fmt: skip
def test_a_part_that_cannot_be_is_named(pattern: str, new: str, part: str) -> None:
    line, count = re.subn(pattern, new, good().position(), count=1)
    assert count == 1
    with pytest.raises(undaunted.BadPosition) as caught:
        undaunted.from_position(line, seed=1)
    assert caught.value.part == part


def test_the_fallen_have_no_cards_left() -> None:
    line = sands().neutralised("LRDG Sniper").game().position()
    line = line.replace("removed=lrdg-sniper*4", "removed=lrdg-sniper*3").replace(
        "supply=", "supply=lrdg-sniper,"
    )
    with pytest.raises(undaunted.BadPosition, match="cards of lrdg-sniper"):
        undaunted.from_position(line, seed=1)


@pytest.mark.parametrize(
    ("picks", "pattern", "new"),
    [
        (("Navigator", "Navigate", "15A"), r"chosen=15A ", ""),
        (("Navigator", "Navigate", "15A"), r"chosen=15A ", "chosen=15A,4B "),
        (("Navigator", "Navigate", "15A"), r"unit:lrdg-navigator/", "unit:-/"),
        (("Navigator", "Move"), r" ask=", " aboard=lrdg-navigator:armed-truck/driver ask="),
        (("Navigator", "Armed Truck driver", "Drive"), r"unit:lrdg-armed-truck", "unit:lrdg-patrol-truck"),
        (("Navigator", "Armed Truck driver", "Drive"), r",?lrdg-navigator:armed-truck/driver", ""),
    ],
)  # fmt: skip
def test_a_question_that_cannot_be_asked(picks: tuple[str, ...], pattern: str, new: str) -> None:
    game = lrdg("Navigator").abandoned("Patrol Truck", "Medium Tank", "Scout Car").game()
    play(game, "LRDG", *picks)
    line, count = re.subn(pattern, new, game.position(), count=1)
    assert count == 1
    with pytest.raises(undaunted.BadPosition):
        undaunted.from_position(line.replace("aboard= ", ""), seed=1)


def test_in_normandy_there_are_no_vehicles_to_speak_of() -> None:
    line = undaunted.new("normandy/1", seed=1).position()
    for part in (
        "aboard=us-scout-a:x",
        "damage=us-scout-a:1",
        "fate=us-scout-a:escaped",
        "chosen=13B",
        "ruined=x:US",
    ):
        with pytest.raises(undaunted.BadPosition):
            undaunted.from_position(line.replace(" ask=", f" {part} ask="), seed=1)
