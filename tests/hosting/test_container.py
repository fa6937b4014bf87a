"""The container file, read and carried out with no engine; tools/try_container.py takes a real one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest
from packaging.specifiers import SpecifierSet

from tests.hosting.containers import ROOT, Building, Step, read_stages
from tests.hosting.fronts import DEPLOY
from tests.server.house import PATIENCE, Process

TEXT = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
STAGES = read_stages(TEXT)
IMAGE = STAGES[""]
GAMES = {"normandy", "north-africa", "stalingrad"}


def steps(word: str, stage: str) -> list[Step]:
    return [step for step in STAGES[stage] if step.word == word]


def test_all_that_is_copied_is_there() -> None:
    for stage in STAGES:
        for step in steps("COPY", stage):
            assert not step.source or step.source in STAGES
            for one in [] if step.source else step.words[:-1]:
                assert (ROOT / one).exists(), one


def test_the_client_is_built_from_all_its_sources() -> None:
    """Those that the Makefile names."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.search(r"^CLIENT_SOURCES := (.*?)\\$", makefile, re.MULTILINE)
    assert named
    copied = {one for step in steps("COPY", "client") for one in step.words[:-1]}
    assert set(named[1].split()) <= copied
    assert {"web/src", "web/public", "src/undaunted/messages"} <= copied


def test_its_versions_are_ones_the_project_wants() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = re.findall(r"FROM python:([\d.]+)-slim", TEXT)
    assert len(set(pythons)) == 1, "what was compiled for one Python is no use to another"
    assert SpecifierSet(project["requires-python"]).contains(pythons[0])
    assert re.findall(r"FROM node:(\d+)-slim", TEXT) == ["22"]


def test_the_image_runs_as_nobody_in_particular_and_keeps_one_folder() -> None:
    said = {step.word: step.rest for step in IMAGE}
    assert int(said["USER"]) > 1000
    assert said["VOLUME"] == "/var/lib/undaunted"
    assert "UNDAUNTED_DATA=/var/lib/undaunted/undaunted.db" in said["ENV"]
    assert json.loads(said["ENTRYPOINT"]) == ["undaunted"]
    assert "--proxy" not in json.loads(said["CMD"]), "without a proxy, anyone could write who he is"
    assert [step.word for step in IMAGE if step.word == "RUN"] == ["RUN"]


def test_nothing_is_fetched_from_an_address() -> None:
    addresses = re.findall(r"\w+://([\w.]+)", TEXT)
    assert set(addresses) == {"127.0.0.1", "undaunted.example"}
    assert "ADD " not in TEXT


def test_the_health_check_fails_where_the_server_does(behind: Process) -> None:
    check = json.loads(re.findall(r"CMD (\[\"python.*)", TEXT)[0])
    well = [one.replace("http://127.0.0.1:8344", behind.address) for one in check]
    ill = [one.replace("/health", "/api/tables/nowhere") for one in well]
    assert subprocess.run(well, check=False).returncode == 0
    assert subprocess.run(ill, check=False, capture_output=True).returncode == 1


@pytest.mark.slow
def test_its_steps_make_a_server(tmp_path: Path) -> None:
    building = Building(STAGES, tmp_path)
    building.build()
    assert [one.split()[0] for one in building.left_out[:2]] == ["npm", "apt-get"]
    assert len(building.left_out) == 4, building.left_out
    program = tmp_path / "image" / "opt" / "undaunted" / "bin" / "python"
    alone = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "UNDAUNTED"))}
    asked = [str(program), "-c", "from undaunted import speed; print(speed.describe(), speed.__file__)"]
    told = subprocess.run(asked, cwd=tmp_path, env=alone, capture_output=True, text=True, check=True).stdout
    assert told.startswith("rules: compiled ")
    assert str(tmp_path) in told, "the one that was built here"
    command = [str(program), "-m", "undaunted", *json.loads(steps("CMD", "")[0].rest), "--port", "0"]
    data = {"UNDAUNTED_DATA": str(tmp_path / "volume" / "undaunted.db"), "UNDAUNTED_LANG": "en"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=alone | data, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        try:
            line = server.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http://"))
            page = httpx.get(address, timeout=PATIENCE)
            [script, *_] = re.findall(r'src="(/[^"]+\.js)"', page.text)
            assert httpx.get(address + script, timeout=PATIENCE).status_code == 200
            catalogue = httpx.get(f"{address}/api/catalogue", timeout=PATIENCE).json()
            assert {game["id"] for game in catalogue["games"]} >= GAMES
        finally:
            server.terminate()
    assert (tmp_path / "volume" / "undaunted.db").exists()
