"""Four players, two a side: everybody has a seat, a name and room on a small screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DEALER
from tests.browser.games.test_phone import SIDEWAYS
from tests.browser.prompter import Prompter
from tests.browser.visitor import PHONE, Visitor
from tests.packs import proving, teams
from tests.server.house import Process

pytestmark = pytest.mark.browser

SEATS = {"US-1": "US 1", "US-2": "US 2", "German-1": "German 1", "German-2": "German 2"}


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Prompter]]:
    """A server that has the pack for teams, and one that cannot be read."""
    data = tmp_path_factory.mktemp("four") / "tables.db"
    packs = tmp_path_factory.mktemp("packs")
    (proving.write(packs) / "pack.toml").write_text("nonsense", encoding="utf-8")
    with teams.found_in(packs), Process(data, program=DEALER) as house:
        yield house, Prompter(data)


@pytest.fixture
def sit(chromium: Browser, four: tuple[Process, Prompter]) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []
    house, prompter = four
    with ExitStack() as leaving:

        def one(**wishes) -> Visitor:
            visitors.append(leaving.enter_context(Visitor(chromium, house.address, prompter, **wishes)))
            return visitors[-1]

        yield one
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


def set_up(player: Visitor, way: str, **seats: str) -> str:
    player.go()
    player.press(player.at("games").locator("label:has([value='teams'])"))
    player.press(player.at(f"scenario-{teams.NAME}"))
    assert player.at("setup").locator("select").count() == 2
    player.press(player.at("option-teams"))
    expect(player.at("setup").locator("select")).to_have_count(4)
    for name in SEATS.values():
        expect(player.at("setup").get_by_label(name)).to_be_visible()
    player.press(player.at(f"way-{way}"))
    for seat, who in seats.items():
        player.at(f"seat-{seat.replace('_', '-')}").select_option(who)
    assert not player.page.evaluate(SIDEWAYS)
    player.press(player.at("open-table"))
    player.page.locator("[data-testid=table]").wait_for()
    return player.table


def test_four_at_one_small_screen(sit, four) -> None:
    player = sit(size=PHONE, touch=True)
    table = set_up(player, "me")
    handed: set[str] = set()

    def taken(screen) -> None:
        handed.add(next(seat for seat, name in SEATS.items() if name in screen.inner_text()))
        take(screen)
        expect(screen).to_have_count(0)

    def looked_at(state: dict[str, str]) -> None:
        assert not player.page.evaluate(SIDEWAYS), state
        for part in ("board", "prompt", "hand"):
            expect(player.at(part)).to_be_in_viewport(ratio=0.9)
        for seat, name in SEATS.items():
            if seat != state["seat"]:
                line = player.at(f"seat-{seat}")
                expect(line).to_be_in_viewport(ratio=1)
                expect(line).to_contain_text(name)
        box = player.at("board").bounding_box()
        assert box
        assert box["height"] > 250, "the board is what is looked at"

    take, player.taken = player.taken, taken
    player.play(
        wish=lambda kind, thing: kind == "conceal" or thing.endswith(".conceal"),
        each=looked_at,
        until=lambda state: int(state["number"]) > 60 and "conceal" in player.kinds,
    )
    assert handed == set(SEATS)
    assert player.kinds["conceal"], "which of two opponents, is asked and can be answered"
    assert {seat.seat for seat in four[0].info(table).seats} == set(SEATS)


def test_a_whole_game_with_a_mate_and_two_opponents(sit, four) -> None:
    player = sit()
    table = set_up(player, "bot", US_2="random", German_1="random", German_2="random")
    player.play()
    expect(player.at("ending")).to_be_visible()
    info = four[0].info(table)
    assert info.ending
    won = info.ending.winner == "US"
    expect(player.at("ending").get_by_role("heading", level=2)).to_have_text("Victory" if won else "Defeat")


def test_the_lobby_tells_of_a_broken_pack(sit: Callable[..., Visitor]) -> None:
    visitor = sit()
    visitor.go()
    told = visitor.at("left-out")
    told.locator("summary").click()
    expect(told).to_contain_text("range/pack.toml: found ")
    expect(visitor.at("games")).to_contain_text("Teams")  # all the others can be played
