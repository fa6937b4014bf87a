"""The folder of a simulation: its settings, and a line for every campaign, written as soon as it is over."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from undaunted.lab.arena.effort import replace
from undaunted.lab.arena.errors import BrokenStore, SettingsDiffer
from undaunted.lab.campaigns.outcome import CampaignOutcome, SimulationSettings

SETTINGS = "settings.json"
OUTCOMES = "campaigns.jsonl"


class CampaignStore:
    """A run that was stopped goes on where it was: what is there is not played again."""

    def __init__(self, folder: Path, settings: SimulationSettings) -> None:
        self.folder = folder
        self.settings = settings
        folder.mkdir(parents=True, exist_ok=True)
        self._check()
        self.outcomes = self._read()
        self._file = (folder / OUTCOMES).open("ab")

    def __enter__(self) -> CampaignStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    @property
    def missing(self) -> list[int]:
        played = {one.number for one in self.outcomes}
        return [number for number in range(self.settings.campaigns) if number not in played]

    def add(self, outcome: CampaignOutcome) -> None:
        self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()
        self.outcomes.append(outcome)

    def _check(self) -> None:
        path = self.folder / SETTINGS
        if not path.exists():
            replace(path, msgspec.json.format(msgspec.json.encode(self.settings), indent=2).decode() + "\n")
            return
        saved = msgspec.json.decode(path.read_bytes(), type=SimulationSettings)
        for name in SimulationSettings.__struct_fields__:
            before, now = getattr(saved, name), getattr(self.settings, name)
            # More campaigns of a kind are welcome: the first are the same.
            if before != now and name != "campaigns":
                raise SettingsDiffer(f"{path}: {name}", str(now), f"{before}, as it began")
        replace(path, msgspec.json.format(msgspec.json.encode(self.settings), indent=2).decode() + "\n")

    def _read(self) -> list[CampaignOutcome]:
        """A last line that was cut off is dropped: that campaign is played again."""
        path = self.folder / OUTCOMES
        if not path.exists():
            return []
        content = path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            path.write_bytes(content[:whole])
        found: dict[int, CampaignOutcome] = {}
        for number, line in enumerate(content[:whole].splitlines(), start=1):
            try:
                outcome = msgspec.json.decode(line, type=CampaignOutcome)
            except msgspec.DecodeError as error:
                raise BrokenStore(f"{path}, line {number}", str(error), "a campaign") from error
            if outcome.number < self.settings.campaigns:
                found.setdefault(outcome.number, outcome)
        return list(found.values())
