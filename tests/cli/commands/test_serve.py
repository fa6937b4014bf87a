"""`undaunted serve`, as a host types it."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from undaunted.cli.app import run


def serve(data: Path, *options: str, **more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "undaunted", "serve", "--data", str(data), *options]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | more
    )


def address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return next(word for word in server.stdout.readline().split() if word.startswith("http://"))


@pytest.fixture
def taken() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def test_it_says_where_it_is_and_ends_cleanly_on_an_interrupt(tmp_path: Path) -> None:
    server = serve(tmp_path / "tables.db", "--port", "0")
    where = address(server)
    assert httpx.get(f"{where}/health").json()["status"] == "ok"
    server.send_signal(signal.SIGINT)
    out, err = server.communicate()
    assert (server.returncode, out, err) == (0, "", "")


def test_a_port_in_use_is_one_clear_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], taken: socket.socket
) -> None:
    port = taken.getsockname()[1]
    with taken:
        assert run(["serve", "--port", str(port), "--data", str(tmp_path / "t.db"), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"port {port}" in told
    assert f"--port {port + 1}" in told


def test_an_address_of_another_machine_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("192.0.2.1", "no such host"):
        assert run(["serve", "--host", host, "--port", "0", "--data", str(tmp_path / "t.db")]) == 2
        assert host in capsys.readouterr().err


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear server, " * 100)
    assert run(["serve", "--port", "0", "--data", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_with_open_it_takes_the_next_free_port_and_opens_the_browser(
    tmp_path: Path, taken: socket.socket
) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    port = taken.getsockname()[1]
    with taken:
        server = serve(tmp_path / "t.db", "--port", str(port), "--open", BROWSER=f"{browser} %s")
        where = address(server)
        assert int(where.rpartition(":")[2]) > port
        while not (opened.exists() and opened.read_text()):
            assert server.poll() is None
        assert opened.read_text().strip() == where
        server.send_signal(signal.SIGTERM)
        server.communicate()
        assert server.returncode == 0
