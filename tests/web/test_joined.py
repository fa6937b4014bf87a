"""The client joins what an update brings with what the stage says: it sees what the game's own view says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undaunted
from tests.games import steps
from tests.web.sources import WEB
from undaunted.game.view import View
from undaunted.server import staging, telling

NOT_DRAWN = {
    "scenario", "title", "origin", "deciders", "over", "winner", "how", "pinned", "fate", "actions",
}  # fmt: skip
"""Titles and actions the client has in words, how it ended from the ending; the rest it never shows."""

LEFT_OUT = {
    "face", "building", "structure", "fortified", "mission", "occupied_by", "gains", "kind", "owner",
    "tunnel", "watches", "aims",
}  # fmt: skip
"""What neither the stage nor the client says where it is empty."""


def joined(scenario: str, seat: str, games: list[tuple[bytes, View]]) -> list[dict[str, Any]]:
    stage = msgspec.json.encode(staging.staged(scenario, "en")).decode()
    told = f'{{"stage": {stage}, "updates": [{", ".join(update.decode() for update, _ in games)}]}}'
    # Where the machine has no Node.js, `make` has put one beside Python.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    node = shutil.which("node", path=path)
    assert node, "no Node.js: make client"
    ran = subprocess.run(
        [node, "test/joined.mjs"], cwd=WEB, input=told, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: list[dict[str, Any]] = json.loads(ran.stdout)
    return found


def seen_alike(ours: Any, theirs: Any, where: str) -> None:
    """All that the game's view says, the client's says too; it may know more.

    In a city it has the fallen on a pile of their own.
    """
    if isinstance(theirs, dict) and "fallen" in theirs:
        theirs = {**theirs, "removed": theirs["removed"] | theirs["fallen"]}
    if isinstance(ours, dict):
        for key, value in ours.items():
            if key not in NOT_DRAWN and (value or key not in LEFT_OUT or key in theirs):
                seen_alike(value, theirs.get(key), f"{where}.{key}")
    elif isinstance(ours, list) and ours and isinstance(ours[0], dict):
        assert len(ours) == len(theirs), where
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            seen_alike(one, other, f"{where}[{number}]")
    else:
        assert ours == theirs, where


@pytest.mark.parametrize(
    ("scenario", "seat"),
    [
        ("normandy/10", "US"),
        ("north-africa/8", "Italian"),
        ("north-africa/3", ""),
        ("under-cover-of-night/203+teams", "LRDG-2"),
        ("normandy/1+solo=German", "US"),
        ("stalingrad/11", "Soviet"),
    ],
)
def test_the_client_sees_what_the_view_says(scenario: str, seat: str) -> None:
    games = [
        (msgspec.json.encode(telling.update(game, seat, "en", game.decisions, 0)), game.view(seat or None))
        for number, game in enumerate(steps(undaunted.new(scenario, seed=4), 4))
        if number % 20 == 0 or game.over
    ]
    for number, (view, (_, whole)) in enumerate(zip(joined(scenario, seat, games), games, strict=True)):
        expected = json.loads(msgspec.json.encode(whole)) | {"seat": seat}
        seen_alike(expected, view, f"{scenario}, look {number}")
