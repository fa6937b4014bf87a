"""What the documents quote is what was measured."""

from __future__ import annotations

import pytest

import reports_page

FOLDERS = [
    *((name, "report") for name in reports_page.STRENGTH),
    *((name, "balance") for name in reports_page.BALANCE),
]


def test_the_page_says_what_the_reports_say() -> None:
    """If not: `python tools/reports_page.py`."""
    assert reports_page.PAGE.read_text(encoding="utf-8") == reports_page.page()


@pytest.mark.parametrize(("name", "file"), FOLDERS)
def test_a_report_has_figures_and_a_page_of_its_own(name: str, file: str) -> None:
    assert reports_page.read(name, f"{file}.json")["format"] == 1
    page = (reports_page.FOLDER / name / f"{file}.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/", "")
