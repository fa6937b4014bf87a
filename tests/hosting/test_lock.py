"""The lock files have all that pyproject.toml asks for, in versions it allows, and no address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {
    "server": {"compile", "server"},
    "postgresql": {"compile", "postgresql", "server"},
    "dev": {"compile", "dev", "postgresql"},
}
PIN = re.compile(r"([\w.-]+)==(\S+)")


def lines(name: str) -> list[str]:
    """One for each pin, its hashes behind it."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    joined = text.replace("\\\n", " ")
    return [line for line in joined.splitlines() if line and not line.startswith("#")]


def pins(name: str) -> dict[str, set[str]]:
    """Versions of each package: there can be several, for several Pythons."""
    found: dict[str, set[str]] = {}
    for line in lines(name):
        pin = PIN.match(line)
        assert pin, line
        found.setdefault(canonicalize_name(pin[1]), set()).add(pin[2])
    return found


def wanted(extras: set[str]) -> list[Requirement]:
    """Of pyproject.toml, with what it builds with, and extras that name extras followed."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = file["project"]
    texts = [*project["dependencies"], *file["build-system"]["requires"]]
    for extra in extras:
        texts += project["optional-dependencies"][extra]
    found = [Requirement(text) for text in texts]
    ours = [one for one in found if one.name == project["name"]]
    others = [one for one in found if one.name != project["name"]]
    return others + [deep for one in ours for deep in wanted(one.extras)]


@pytest.mark.parametrize("name", LOCKS)
def test_all_that_is_asked_for_is_locked(name: str) -> None:
    locked = pins(name)
    for one in wanted(LOCKS[name]):
        versions = locked.get(canonicalize_name(one.name), set())
        assert versions, f"{one}: not in requirements/{name}.txt: make lock"
        assert all(one.specifier.contains(version, prereleases=True) for version in versions), one


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_hashes_and_nothing_has_an_address(name: str) -> None:
    for line in lines(name):
        assert "--hash=sha256:" in line, line
        assert "://" not in line, line
        assert not line.startswith("-"), line


@pytest.mark.parametrize("name", ["server", "postgresql"])
def test_hosts_get_the_versions_that_are_tested(name: str) -> None:
    tested = pins("dev")
    assert {package: versions - tested[package] for package, versions in pins(name).items()} == {
        package: set() for package in pins(name)
    }


def test_the_makefile_installs_what_is_locked() -> None:
    """What is installed for tests is what hosts are told to install, and hashes are asked for."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "--require-hashes -r\n" in text
    installs = re.findall(r"\$\(LOCKED\) (\S+)", text)
    assert installs == ["requirements/server.txt", "requirements/dev.txt"]
