"""Who plays the games of `arena` and `balance`, as the command line says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from undaunted.cli.commands.crews import hire
from undaunted.lab.arena.on_ray import LOCAL, OnRay
from undaunted.lab.arena.processes import Processes

COMMANDS = (("arena", "greedy", "random"), ("balance",))


def test_without_ray_processes_play() -> None:
    assert isinstance(hire(None, 1, None), Processes)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("option", "address"),
    [("--ray", LOCAL), ("--ray=auto", "auto"), ("--ray=10.0.0.5:6379", "10.0.0.5:6379")],
)
@pytest.mark.parametrize("first", [True, False])
def test_ray_with_and_without_an_address(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    option: str,
    address: str,
    first: bool,
) -> None:
    """Nobody is hired: whoever would be is looked at."""
    name, *others = command
    hired: list[object] = []

    def look(_: object, crew: object, __: str) -> int:
        hired.append(crew)
        return 0

    monkeypatch.setattr(f"undaunted.cli.commands.{name}.play_all", look)
    wished = [option, *others] if first else [*others, option]
    ran = run(name, *wished, "--scenario", "normandy/1", "--games", "2", "--out", tmp_path / "run")
    assert (ran.status, ran.err) == (0, "")
    (crew,) = hired
    assert isinstance(crew, OnRay)
    assert crew.address == address


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_an_address_where_nobody_is(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    pytest.importorskip("ray")
    ran = run(*command, "--scenario", "normandy/1", "--ray=127.0.0.1:1", "--out", tmp_path / "run")
    assert ran.status == 1
    assert "Ray: found '127.0.0.1:1'" in ran.err
    assert "expected the address of a cluster" in ran.err
    assert len(ran.err.strip().splitlines()) == 1
