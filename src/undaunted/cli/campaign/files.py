"""Where campaigns lie: a file each beside the saved games, written anew with every row, all or nothing.

The first line says who plays, every other is a row. The game at hand lies beside it as a log of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec

from undaunted.campaign import rows
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import CampaignError
from undaunted.cli import saves
from undaunted.cli.faults import FAILED, Fault, line_of, unknown

SUFFIX = ".campaign"
FORMAT = 1
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}")


class Seats(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays: a person as `side` against a bot; two people at one screen where both are empty."""

    format: int = FORMAT
    side: str = ""
    against: str = ""
    seed: int | None = None
    """From which the games have their dice and cards, where one was given."""

    def is_person(self, side: str) -> bool:
        return not self.side or side == self.side


@dataclass
class Kept:
    """A campaign and its file. Whatever is done to the campaign counts once it is saved."""

    path: Path
    seats: Seats
    campaign: Campaign
    _written: str = field(default="", repr=False)

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)

    @property
    def people(self) -> list[str]:
        return [side for side in self.campaign.sides if self.seats.is_person(side)]

    @property
    def bots(self) -> list[str]:
        return [side for side in self.campaign.sides if not self.seats.is_person(side)]

    def save(self) -> None:
        """Nothing is done twice where nothing has changed, and nobody else's rows are lost."""
        lines = [msgspec.json.encode(self.seats).decode(), *map(rows.dump, self.campaign.rows)]
        text = "\n".join(lines) + "\n"
        if text == self._written:
            return
        found = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        if found != self._written:
            raise Fault(
                f"{self.path}: found what somebody else has written meanwhile, expected it as it was; "
                f"`undaunted campaign play {self.name}` goes on from there",
                FAILED,
            )
        saves.write(self.path, text)
        self._written = text

    def game_path(self) -> Path:
        """Of the game at hand; one that is played again, since it was made void, has another."""
        again = f"-{self.campaign.attempt + 1}" if self.campaign.attempt else ""
        return self.path.with_name(f"{self.name}.game-{self.campaign.number}{again}{saves.SUFFIX}")

    def game_seed(self, salt: str = "") -> int | None:
        """For the dice and cards of the game at hand; None is as chance will have it."""
        if self.seats.seed is None:
            return None
        here = f"{self.seats.seed} {self.campaign.number} {self.campaign.attempt} {salt}"
        return Random(here).getrandbits(48)


def path_of(name: str) -> Path:
    return saves.folder() / f"{name}{SUFFIX}"


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise Fault(f"NAME: found {name!r}, expected letters, digits, - and _, at most 60")
    if path_of(name).exists():
        raise Fault(
            f"NAME: found {name!r}, which is there already, expected a new name; "
            f"`undaunted campaign play {name}` goes on with that one"
        )


def fresh_name(stem: str) -> str:
    names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 1_000_000))
    return next(name for name in names if not path_of(name).exists())


def create(name: str, seats: Seats, campaign: Campaign) -> Kept:
    kept = Kept(path_of(name), seats, campaign)
    kept.save()
    return kept


def known() -> list[Path]:
    """All there are, the one played last first."""
    found = saves.folder().glob(f"*{SUFFIX}") if saves.folder().is_dir() else iter(())
    return sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name))


def find(name: str) -> Path:
    """By its name, or by the path of its file."""
    if NAME.fullmatch(name) and path_of(name).exists():
        return path_of(name)
    if name.endswith(SUFFIX) and Path(name).is_file():
        return Path(name)
    names = [path.name.removesuffix(SUFFIX) for path in known()]
    if not names:
        raise Fault(f"NAME: found {name!r}, but no campaign yet; `undaunted campaign new {name}` begins one")
    raise unknown("NAME", name, names)


def latest() -> Path:
    found = known()
    if not found:
        raise Fault("found no campaign yet; `undaunted campaign new` begins one")
    return found[0]


def load(path: Path) -> Kept:
    text = saves.read(path)
    first, *others = text.splitlines() or [""]
    try:
        seats = msgspec.json.decode(first, type=Seats)
    except msgspec.DecodeError as error:
        raise Fault(
            f"{path}, line 1: found {line_of(error)}, expected who plays a campaign", FAILED
        ) from error
    if seats.format > FORMAT:
        raise Fault(
            f"{path}: found format {seats.format}, expected {FORMAT} at most: a newer program's", FAILED
        )
    try:
        campaign = Campaign.of(_rows(path, others))
    except CampaignError as error:
        raise Fault(f"{path}: {line_of(error)}", FAILED) from error
    return Kept(path, seats, campaign, text)


def _rows(path: Path, lines: list[str]) -> Iterator[rows.AnyRow]:
    for number, line in enumerate(lines, start=2):
        try:
            yield rows.parse(line)
        except msgspec.DecodeError as error:
            raise Fault(f"{path}, line {number}: found {line_of(error)}, expected a row", FAILED) from error
