"""The folder of a run: its settings, and a line for every finished game, written as soon as it is finished.

settings.json   what is played
outcomes.jsonl  one `Outcome` a line, in the order in which the games ended
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from io import BufferedRandom
from pathlib import Path
from types import ModuleType, TracebackType

import msgspec

from undaunted.lab.arena.errors import BrokenStore, SettingsDiffer
from undaunted.lab.arena.match import Match, Outcome
from undaunted.lab.arena.settings import ArenaSettings

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows, where nobody is warned of a second run in the same folder
    fcntl = None

SETTINGS = "settings.json"
OUTCOMES = "outcomes.jsonl"


class OutcomeStore:
    """Open for one run at a time. `outcomes` holds what was found and what has been added."""

    def __init__(
        self, folder: Path, settings: ArenaSettings, outcomes: list[Outcome], file: BufferedRandom
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.outcomes = outcomes
        self._file = file
        self._encoder = msgspec.json.Encoder()

    def __enter__(self) -> OutcomeStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        line = self._encoder.encode(outcome) + b"\n"
        try:
            self._file.write(line)
            self._file.flush()
        finally:
            # Whoever is interrupted here counts it, too: closing the file writes what is left of it.
            self.outcomes.append(outcome)

    def missing(self, matches: Sequence[Match]) -> list[Match]:
        played = {outcome.match for outcome in self.outcomes}
        if others := played.difference(matches):
            where, other = str(self.folder / OUTCOMES), next(iter(others))
            raise BrokenStore(where, f"{other}", "only games of its settings")
        return [match for match in matches if match not in played]


def begin(folder: Path, settings: ArenaSettings) -> OutcomeStore:
    """A new run in a folder that holds none."""
    outcomes = folder / OUTCOMES
    # An empty file is what a run leaves that was killed in its first moment.
    if (folder / SETTINGS).exists() or (outcomes.exists() and outcomes.stat().st_size):
        raise BrokenStore(str(folder), "a run", f"an empty folder; `--resume {folder}` goes on with that run")
    folder.mkdir(parents=True, exist_ok=True)
    file = _open(outcomes)
    # In one go, so that nobody ever finds half of it.
    fresh = folder / f"{SETTINGS}.new"
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
    os.replace(fresh, folder / SETTINGS)
    return OutcomeStore(folder, settings, [], file)


def saved_settings(folder: Path) -> ArenaSettings:
    path = folder / SETTINGS
    if not path.exists():
        raise BrokenStore(str(folder), f"no {SETTINGS}", "the folder of an earlier run")
    try:
        return msgspec.json.decode(path.read_bytes(), type=ArenaSettings)
    except msgspec.DecodeError as error:
        raise BrokenStore(str(path), str(error), "the settings of a run") from error


def resume(folder: Path, settings: ArenaSettings) -> OutcomeStore:
    """Go on with a run. A last line that was cut off is dropped: that game is missing, and played again."""
    saved = saved_settings(folder)
    for name in ArenaSettings.__struct_fields__:
        before, now = getattr(saved, name), getattr(settings, name)
        if before != now:
            raise SettingsDiffer(
                f"{folder / SETTINGS}: {name}", _short(now), f"{_short(before)}, as it began"
            )
    file = _open(folder / OUTCOMES)
    try:
        content = file.read()
        whole = content.rfind(b"\n") + 1
        outcomes = _read(folder / OUTCOMES, content[:whole].splitlines())
        file.truncate(whole)
        file.seek(whole)
    except BaseException:
        file.close()
        raise
    return OutcomeStore(folder, saved, outcomes, file)


def _read(path: Path, lines: list[bytes]) -> list[Outcome]:
    decoder = msgspec.json.Decoder(Outcome)
    outcomes: dict[Match, Outcome] = {}
    for number, line in enumerate(lines, start=1):
        try:
            outcome = decoder.decode(line)
        except msgspec.DecodeError as error:
            raise BrokenStore(f"{path}, line {number}", str(error), "an outcome") from error
        outcomes.setdefault(outcome.match, outcome)
    return list(outcomes.values())


def _open(path: Path) -> BufferedRandom:
    file = path.open("r+b" if path.exists() else "w+b")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise BrokenStore(str(path), "a run that is still going on", "one run at a time") from error
    return file


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return text if len(text) <= 80 else f"{text[:77]}…"
