"""Text that can be read at 1440 × 900 and targets for fingers at 390 × 844, on every scenario.

All sizes are measured by `tools/measure_sizes.py`.
"""

from __future__ import annotations

import pytest

from lay_boards import SCENARIOS
from measure_sizes import SIZES, finger_page, measure
from tests.browser.laid import CROWDED

pytestmark = pytest.mark.browser


def test_nothing_on_any_board_is_too_small(chromium, house, laid) -> None:
    tables = {name: laid[name] for name in (*SCENARIOS, "edge")}
    page = finger_page(chromium, tables)
    found = list(measure(page, house.address, tables, [(1440, 900), (390, 844)]))
    page.context.close()
    assert len(found) == 2 * len(tables)
    assert [fault for one in found for fault in one.faults] == []


def test_a_board_for_four_fills_every_window_that_a_phone_becomes(chromium, house, laid) -> None:
    """Upright the camera has gone nearer; on its way it meets windows without any room for a board."""
    tables = {CROWDED: laid[CROWDED]}
    page = finger_page(chromium, tables)
    found = list(measure(page, house.address, tables, [(390, 844), (844, 390), (390, 844), *SIZES[2:]]))
    page.context.close()
    assert [fault for one in found for fault in one.faults] == []
    upright, again = (one.tile for one in found if one.size == (390, 844))
    assert upright == pytest.approx(again, abs=1)
