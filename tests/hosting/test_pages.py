"""What the hosts' pages show is what `deploy/` has, and what they tell to type can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hosting.fronts import DEPLOY

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "hosts").glob("*.md"))
TEXT = {page.name: page.read_text(encoding="utf-8") for page in PAGES}
OF = {"nginx": ("nginx.conf", "nginx-many.conf"), "caddy": ("Caddyfile",), "ini": ("undaunted.service",)}
SHOWN = [
    pytest.param(block, file, id=f"{name}-{file}")
    for name, text in TEXT.items()
    for language, block in re.findall(r"```(nginx|caddy|ini)\n(.*?)```", text, re.DOTALL)
    for file in OF[language]
    if name != "many.md" or "many" in file
]
NAMED = set(re.findall(r"\b(?:requirements|deploy)/[\w.@-]+", TEXT["deploying.md"]))


@pytest.mark.parametrize(("block", "file"), SHOWN)
def test_what_is_shown_is_what_is_shipped(block: str, file: str) -> None:
    assert block in (DEPLOY / file).read_text(encoding="utf-8")


def test_every_file_has_its_place_in_the_page() -> None:
    for file in DEPLOY.iterdir():
        assert f"](../../deploy/{file.name})" in TEXT["deploying.md"], file.name


def test_proxies_are_shown_where_they_are_explained() -> None:
    """And nowhere else: an example that no test loads goes stale, as one did."""
    assert len(SHOWN) >= 3
    for name, text in TEXT.items():
        for block in re.findall(r"```\n(.*?)```", text, re.DOTALL):
            assert "proxy_pass" not in block, name
            assert "reverse_proxy" not in block, name


@pytest.mark.parametrize("path", sorted(NAMED))
def test_files_that_are_named_are_there(path: str) -> None:
    assert (ROOT / path.rstrip(".")).exists()


def test_the_page_says_what_the_files_say() -> None:
    page = TEXT["deploying.md"]
    image, unit = (
        (DEPLOY / file).read_text(encoding="utf-8") for file in ("Containerfile", "undaunted.service")
    )
    [build] = re.findall(r"^#     (podman build .*)$", image, re.MULTILINE)
    [user] = re.findall(r"^#     (adduser .*)$", unit, re.MULTILINE)
    [start] = re.findall(r"^ExecStart=(\S+) ", unit, re.MULTILINE)
    assert build in page
    assert user in page
    assert f"python3 -m venv {Path(start).parents[1]}\n" in page
    for text in (page, image):
        assert " --no-deps --no-build-isolation .\n" in text
        assert " --require-hashes " in text
