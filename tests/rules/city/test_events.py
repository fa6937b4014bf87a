"""What happens is told, and told once: whoever follows the events alone knows the board."""

from __future__ import annotations

from random import Random

import pytest

import undaunted
from tests.rules.city.ground import MINED, MISSION, german, kinds, soviet
from tests.scene import scene
from tests.table import play, told
from undaunted.game.event import Event


class Follower:
    """Somebody who has seen the opening and hears the events."""

    def __init__(self, game: undaunted.Game) -> None:
        self.seen = snapshot(game)

    def hear(self, event: Event) -> None:
        args = {key: str(value) for key, value in event.args.items()}
        seen, unit = self.seen, args.get("unit", "")
        match event.kind:
            case "placed" | "moved" | "driven-off":
                there = args["tile"] if event.kind == "placed" else args["to"]
                assert seen["at"].get(unit) == args.get("from")
                seen["at"][unit] = there
            case "suppressed":
                self.once("down", unit, "yes")
            case "readied":
                assert seen["down"].pop(unit)
            case "routed":
                self.once("routed", unit, "yes")
            case "rout-ended":
                assert seen["routed"].pop(unit)
            case "watched":
                seen["watch"][unit] = args["tile"]
            case "watch-ended":
                assert seen["watch"].pop(unit)
            case "smoked":
                self.once("smoke", args["tile"], "yes")
            case "mine-laid":
                self.once("field", args["edge"], "yes")
            case "mine-spent":
                assert seen["field"].pop(args["edge"])
            case "tile-damaged":
                assert seen["faces"].get(args["tile"]) != args["face"]
                seen["faces"][args["tile"]] = args["face"]
            case "tunnel-destroyed":
                self.once("tunnels", args["tile"], "yes")
            case "gained":
                had = int(seen["mission"].get(args["side"], 0))
                seen["mission"][args["side"]] = args["total"]
                assert had + int(args["points"]) == int(args["total"])

    def once(self, what: str, name: str, value: str) -> None:
        assert name not in self.seen[what], f"{what} {name} twice"
        self.seen[what][name] = value


def snapshot(game: undaunted.Game) -> dict[str, dict[str, str]]:
    """The board in words, from its position."""
    parts = dict(part.split("=") for part in game.position().split(" ")[1:])
    items = {key: parts[key].split(",") if key in parts else [] for key in PARTS}
    at = [item.split(":") for item in items["at"]]
    began = stage_mines(game) if "field" not in parts else ()
    return {
        "at": {unit: tile.rstrip("~") for unit, tile in at},
        "down": {unit: "yes" for unit, tile in at if tile.endswith("~")},
        "routed": dict.fromkeys(items["routed"], "yes"),
        "watch": dict(item.split(":") for item in items["watch"]),
        "smoke": dict.fromkeys(items["smoke"], "yes"),
        "field": {item.split(":")[0]: "yes" for item in items["field"] if item != "none"}
        | dict.fromkeys(began, "yes"),
        "faces": dict(item.split(":") for item in items["faces"]),
        "tunnels": {
            item.split(":")[0].removeprefix("tunnel-"): "yes"
            for item in items["ruined"]
            if item.startswith("tunnel")
        },
        "mission": dict(item.split(":") for item in items["mission"]),
    }


PARTS = ("at", "routed", "watch", "smoke", "field", "faces", "ruined", "mission")


def stage_mines(game: undaunted.Game) -> list[str]:
    """The edges that the scenario begins with."""
    table = game.stage.table
    return [
        edge for number, edge in enumerate(game._things.edges) if table.start_city[table.at_field + number]
    ]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("scenario", [1, MISSION, MINED])
def test_whoever_follows_the_events_knows_the_board(scenario: int, seed: int) -> None:
    random = Random(seed)
    game = undaunted.new(f"siege/{scenario}", seed=seed)
    follower = Follower(game)
    boards = {}
    compared = 0
    while not game.over and game.decisions < 500:
        seat = random.choice(game.deciders)
        options = [
            one for one in game.options(seat) if one.name not in ("withdraw", "hunker-down", "end-turn")
        ]
        game.play(seat, random.choice(options or game.options(seat)))
        boards[game.decisions] = snapshot(game)
    events = list(game.events(None))
    for at, event in enumerate(events):
        follower.hear(event)
        last = at + 1 == len(events) or events[at + 1].decision != event.decision
        if last and event.decision in boards:
            assert follower.seen == boards[event.decision], event
            compared += 1
    assert compared > 20


def test_a_rout_is_told_in_order() -> None:
    game = soviet("Rifleman A").deck("German", "Rifleman A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "107")
    assert kinds(game, "shot", "casualty", "routed", "driven-off") == ["shot", "routed", "driven-off"]


def test_a_flight_that_readies_says_so() -> None:
    game = soviet("Rifleman A").routed("German Scout B").suppressed("German Scout B").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "107")
    assert kinds(game, "driven-off", "readied") == ["driven-off", "readied"]


def test_a_shot_says_what_smoke_adds_only_where_there_is_smoke() -> None:
    game = soviet("Rifleman A").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert "smoke" not in told(game, "shot")[0]


def test_a_mine_says_who_set_it_off_and_where() -> None:
    game = soviet("Rifleman A").field("105-106 German personnel").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    [event] = [event for event in game.events(None) if event.kind == "mine-triggered"]
    assert event.args == {"unit": "soviet-rifleman-a", "edge": "105-106", "mine": "personnel"}
    assert set(event.tiles) == {"105", "106"}


def test_where_a_lost_soldier_has_a_name_only_his_owner_hears_it() -> None:
    """Ruling 57. Of a card that is nobody in particular there is nothing to say."""
    game = german("Rifleman A").hand("Soviet", "Rifleman A").dice(0).game()
    play(game, "German", "Rifleman A", "Attack", "Soviet Rifleman A")
    for seat in ("Soviet", "German", None):
        [lost] = [event.args for event in game.events(seat) if event.kind == "casualty"]
        assert lost == {"unit": "soviet-rifleman-a", "zone": "hand"}


def test_a_soldier_with_a_name() -> None:
    setting = scene("stalingrad/11")
    names = [one.name for one in setting.stage.cards]
    soviet_rifleman = next(name for name in names if name.startswith("Rifleman A"))
    german_rifleman = next(
        one.name
        for one in setting.stage.cards[setting.stage.table.seat_first_card[1] :]
        if one.name.startswith("Rifleman A")
    )
    game = setting.hand("Soviet", soviet_rifleman).hand("German", german_rifleman).dice(0).game()
    play(game, "Soviet", soviet_rifleman, "Attack", "German Rifleman A")
    heard = {
        seat: next(event.args for event in game.events(seat) if event.kind == "casualty")
        for seat in ("Soviet", "German", None)
    }
    assert "fallen" in heard["German"]
    assert heard["Soviet"] == heard[None] == {"unit": "german-rifleman-a", "zone": "hand"}
