"""What axe finds wrong for people who see, hear or move differently: nothing, on any page, in any light.

Each state is looked at on the way of a game or two, rather than in games of its own; both theatres, both
tables, a desktop and a phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import Auditor
from tests.browser.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.browser

LOOKS = {
    "normandy-light-phone": ("normandy/1", "German", False, PHONE),
    "normandy-dark": ("normandy/1", "German", True, DESKTOP),
    "north-africa-light": ("north-africa/2", "Italian", False, DESKTOP),
    "north-africa-dark-phone": ("north-africa/2", "Italian", True, PHONE),
}
SHEETS = (("m", "menu-drawer"), ("k", "keys-dialog"), ("?", "rules-panel"), ("a", "advice-panel"))
ENOUGH = 25
"""Picks in which most kinds of questions have come."""


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_in_anybodys_way(visit, look: str) -> None:
    scenario, opponent, dark, size = LOOKS[look]
    visitor = visit(dark=dark, size=size, touch=size == PHONE)
    auditor = Auditor(visitor)
    visitor.go()
    expect(visitor.at("quick-start")).to_be_visible()
    auditor.look("lobby")
    visitor.press(visitor.at("quick-more"))
    expect(visitor.at("setup")).to_be_visible()
    auditor.look("setup")
    visitor.set_up(scenario, "bot", **{opponent: "random"})
    asked: list[str] = []

    def each(state: dict[str, str]) -> None:
        if state["question"] not in asked:
            auditor.look(state["question"])
        asked.append(state["question"])

    visitor.play(each=each, until=lambda _: len(asked) > ENOUGH)
    assert {"bid", "turn", "use", "step"} <= set(asked)
    for key, sheet in SHEETS:
        auditor.look_behind(key, sheet)
    visitor.press(visitor.page.locator("[data-testid^=pile-][data-testid$=-supply]").first)
    expect(visitor.at("pile-drawer")).to_be_visible()
    auditor.look("pile")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("v")
    expect(visitor.at("board-list")).to_be_visible()
    auditor.look("list")
    visitor.go(f"/table/{visitor.table}/replay")
    expect(visitor.at("replay-board")).to_be_visible()
    auditor.look("replay")
    visitor.press(visitor.at("verify-open"))
    expect(visitor.at("verify")).to_be_visible()
    auditor.look("verify")
    auditor.fine()


@pytest.mark.parametrize("calm", [False, True], ids=["film", "stills"])
def test_nor_while_others_act(visit, calm: bool) -> None:
    visitor = visit(film="slow", calm=calm, size=PHONE if calm else DESKTOP)
    auditor = Auditor(visitor)
    visitor.set_up("normandy/1", "bot", German="random")
    visitor.decide(visitor.turn())
    board = visitor.page.locator("[data-testid=board][data-beat]")
    expect(board).to_be_visible()
    visitor.page.keyboard.press("p")
    auditor.look("film")
    # The list shows the same film.
    visitor.page.keyboard.press("v")
    expect(visitor.at("board-list")).to_be_visible()
    auditor.look("film over the list")
    auditor.fine()


def test_nor_on_the_way_to_a_seat(visit, house) -> None:
    opened = house.open_table(US="me", German="invite")
    visitor = visit()
    auditor = Auditor(visitor)
    visitor.go(f"/table/{opened.table}#key={opened.links['German']}")
    expect(visitor.at("seat-form")).to_be_visible()
    auditor.look("invitation")
    visitor.sit_at(opened)
    expect(visitor.at("waiting")).to_be_visible()
    auditor.look("waiting")
    visitor.go()
    expect(visitor.at("own-tables")).to_be_visible()
    auditor.look("own tables")
    visitor.go("/gallery")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    auditor.look("gallery")
    auditor.fine()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nor_between_two_players_at_the_end_or_in_trouble(visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size == PHONE, forgives=r"status of 404")
    auditor = Auditor(visitor)
    visitor.set_up("normandy/1", "me")
    expect(visitor.at("hand-over")).to_be_visible()
    auditor.look("hand-over")
    visitor.press(visitor.at("take"))
    expect(visitor.at("hand")).to_be_visible()
    auditor.look("table")
    visitor.press(visitor.at("menu"))
    visitor.press(visitor.at("withdraw"))
    auditor.look("withdraw")
    visitor.press(visitor.at("withdraw-sure"))
    expect(visitor.at("ending")).to_be_visible()
    auditor.look("ending")
    visitor.go("/table/aaaaaaaaaaaaaaaa")
    expect(visitor.at("trouble")).to_be_visible()
    auditor.look("trouble")
    auditor.fine()
