"""Where saved games lie."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import undaunted
from undaunted.cli.faults import FAILED, REFUSALS, Fault, line_of
from undaunted.game.game import Game

SUFFIX = ".log"
MOST_BYTES = 16 * 1024 * 1024


def folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "undaunted" / "saves"


def fresh(scenario: str) -> Path:
    """A file that is not there yet, named after the scenario and the time."""
    return unused(folder() / f"{scenario.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}")


def unused(path: Path) -> Path:
    """This file, or one with a number in its name if it is there already."""
    names = (
        f"{path.stem}{'' if number == 1 else f'-{number}'}{path.suffix}" for number in range(1, 1_000_000)
    )
    return next(one for one in map(path.with_name, names) if not one.exists())


def keep(game: Game, path: Path) -> Path:
    """Save the game and say where: as wished, or if that cannot be, where saves lie by default."""
    try:
        write(path, game.save(content=True))
    except OSError as error:
        other = fresh(game.scenario)
        try:
            write(other, game.save(content=True))
        except OSError:
            raise Fault(f"{path}: could not be written ({error.strerror}), the game is not saved") from error
        return other
    return path


def write(path: Path, text: str) -> None:
    """All or nothing: a full disk leaves the old file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def read(path: Path) -> str:
    """A log's text; what cannot be one is refused before it is read."""
    if path.is_dir():
        raise Fault(f"{path}: found a folder, expected a saved game")
    if not path.exists():
        raise Fault(f"{path}: found no such file, expected a saved game")
    if not path.is_file():  # a pipe would keep us waiting, and a device never ends
        raise Fault(f"{path}: found a pipe or a device, expected a saved game")
    if path.stat().st_size > MOST_BYTES:
        raise Fault(f"{path}: found {path.stat().st_size} bytes, expected a saved game")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Fault(f"{path}: found no text, expected a saved game", FAILED) from None


def load(path: Path) -> Game:
    """The saved game, ready to go on."""
    text = read(path)
    try:
        return undaunted.load(text, unasked="automatic")
    except REFUSALS as error:
        raise Fault(f"{path}: {line_of(error)}", FAILED) from error
