"""Logs are bounded, and say so: the filter alone, then a server that is given every reason to write."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.door.raw import Place
from tests.server.guard.asked import Clock
from tests.server.house import Process
from undaunted.server.door.hushing import A_FEW, KINDS, WINDOW, Hush


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def written(clock: Clock) -> Iterator[tuple[logging.Logger, list[str], Hush]]:
    lines: list[str] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    hush, handler = Hush(clock), Keeping()
    handler.addFilter(hush)
    logger = logging.Logger("test")
    logger.addHandler(handler)
    said = logging.getLogger("undaunted.server.door.hushing")
    said.addHandler(handler)
    yield logger, lines, hush
    said.removeHandler(handler)


def test_a_few_of_a_kind_and_then_how_many(
    written: tuple[logging.Logger, list[str], Hush], clock: Clock
) -> None:
    logger, lines, hush = written
    for number in range(1000):
        logger.error("refused number %d", number)
    logger.error("something else")
    assert lines == [f"refused number {number}" for number in range(A_FEW)] + ["something else"]
    clock.now += WINDOW
    logger.error("refused number %d", 1000)
    assert lines[-2:] == ["995 more like it left out in a minute: refused number %d", "refused number 1000"]
    hush.tell()
    assert lines[-1] == "refused number 1000", "there is nothing to tell"


def test_errors_of_other_kinds_are_not_hidden_by_a_flood(
    written: tuple[logging.Logger, list[str], Hush],
) -> None:
    logger, lines, _ = written
    for error in [KeyError("a")] * 50 + [OSError("disk full")]:
        try:
            raise error
        except Exception:
            logger.exception("it failed")
    assert len(lines) == A_FEW + 1


def test_memory_is_bounded(written: tuple[logging.Logger, list[str], Hush]) -> None:
    logger, lines, hush = written
    for name in [f"made up {number}" for number in range(10 * KINDS)]:
        logger.error(name)
    assert len(lines) <= KINDS + A_FEW
    hush.tell()
    assert lines[-1].endswith("other lines")


def test_a_server_given_every_reason_writes_little(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with Process(tmp_path / "tables.db") as house:
        place = Place(house.address)
        for _ in range(60):
            nonsense(place)
            refused_handshake(place)
            broken_handshake(place)
            cut_short(place)
        assert house.http("GET", "/health").status_code == 200
        assert house.stop() == 0
    text = capfd.readouterr().err
    assert "left out in a minute: Invalid HTTP request received." in text
    assert "without completing handshake" not in text, "to refuse one is no error"
    assert "prematurely" not in text, "nor is it one that somebody went away"
    assert len(text) < 20_000
    assert len(text.splitlines()) < 200


def nonsense(place: Place) -> None:
    with place.call() as caller:
        caller.send(b"\x16\x03\x01 is no request\r\n\r\n")
        caller.rest()


def refused_handshake(place: Place) -> None:
    with place.call() as caller:
        caller.ask_for_a_socket(origin="http://evil.example")
        assert caller.status() == 403


def broken_handshake(place: Place) -> None:
    with place.call() as caller:
        caller.ask_for_a_socket(sec_websocket_version="7")
        assert caller.rest().startswith(b"HTTP/1.1 4")


def cut_short(place: Place) -> None:
    with place.call() as caller:
        caller.ask("POST /api/tables", b'{"scen', content_length="100", content_type="application/json")
