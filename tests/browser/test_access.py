"""What axe finds wrong for people who see, hear or move differently: nothing, on any page, in any light."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser


SETTLED = """() => Promise.all(
  document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => {})),
)"""


class Auditor:
    """Goes along with a visitor and notes what it finds; `found` tells all of it at the end."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []

    def look(self, where: str) -> None:
        # What still fades in has not its colours yet; what pulses for ever has nothing to wait for.
        self.visitor.page.evaluate(SETTLED)
        for one in Axe().run(self.visitor.page).response["violations"]:
            for node in one["nodes"][:2]:
                self.found.append(
                    f"{where}: {one['id']}: {node['html'][:160]}: {node['failureSummary'][:240]}"
                )


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/2"])
def test_nothing_is_in_anybodys_way(visit, scenario: str, dark: bool) -> None:
    visitor = visit(dark=dark)
    auditor = Auditor(visitor)
    visitor.go()
    expect(visitor.at("quick-start")).to_be_visible()
    auditor.look("lobby")
    visitor.at("quick-more").click()
    expect(visitor.at("setup")).to_be_visible()
    auditor.look("setup")
    visitor.set_up(scenario, "bot")
    visitor.turn()
    auditor.look("table")
    picks = 0

    def enough(state: dict[str, str]) -> bool:
        nonlocal picks
        picks += 1
        return picks > 5 and state["question"] == "step"

    visitor.play(until=enough)
    auditor.look("board")
    for key, sheet in (("m", "menu-drawer"), ("k", "keys-dialog"), ("?", "rules-panel")):
        visitor.page.keyboard.press(key)
        expect(visitor.at(sheet)).to_be_visible()
        auditor.look(sheet)
        visitor.page.keyboard.press("Escape")
        expect(visitor.at(sheet)).to_have_count(0)
    visitor.go(f"/table/{visitor.table}/replay")
    expect(visitor.at("replay-board")).to_be_visible()
    auditor.look("replay")
    visitor.at("verify-open").click()
    expect(visitor.at("verify")).to_be_visible()
    auditor.look("verify")
    assert auditor.found == []


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
    assert auditor.found == []


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
    assert auditor.found == []
