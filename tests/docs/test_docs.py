"""What the documentation promises: links lead somewhere, examples work as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undaunted.content import lint, open_pack

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if link.startswith("http"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file(), f"{link}: no such page"
        assert not anchor or anchor in anchors(target), f"{link}: no such heading"


def test_the_code_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("README.md", "python")
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip() in {"US won", "German won"}


def test_the_scenario_shown_to_authors_is_a_good_one(tmp_path: Path) -> None:
    folder = tmp_path / "my-pack"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.toml").write_text(blocks("docs/authors/index.md", "toml")[0], encoding="utf-8")
    (scenario,) = blocks("docs/authors/scenario-file.md", "toml")
    (folder / "scenarios" / "01-the-ford.toml").write_text(scenario, encoding="utf-8")
    pack = open_pack(folder)
    assert lint(pack) == []
    assert [one.title for one in pack.scenarios.values()] == ["The Ford"]


def test_the_soldiers_shown_to_authors_are_good_ones(tmp_path: Path) -> None:
    folder = tmp_path / "my-pack"
    folder.mkdir()
    [soldiers] = [block for block in blocks("docs/authors/index.md", "toml") if "[[unit]]" in block]
    head = blocks("docs/authors/index.md", "toml")[0].replace('"US", "German"', '"Soviet", "German"')
    head = head.replace('extends = "normandy"', "")
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    (folder / "soldiers.toml").write_text(soldiers, encoding="utf-8")
    names = ["Rifleman A 004", "Rifleman A U004", "Rifleman A R004"]
    assert list(open_pack(folder).roster("Soviet")) == names
