"""A pack: a folder with cards, tiles and scenarios, each read when first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from undaunted.content import soldiers
from undaunted.content.checks import resolve
from undaunted.content.city import FIRST, places
from undaunted.content.draft import drafted
from undaunted.content.errors import ContentError, Findings, dotted, one_of, raise_all
from undaunted.content.read import convert, faults, field_types, misnamed, read_toml, required
from undaunted.content.remembering import read_once
from undaunted.content.roster import Counter, DeckCard, counters, deck_cards
from undaunted.content.schema import (
    Card,
    CardsFile,
    City,
    Force,
    PackFile,
    Scenario,
    Structure,
    StructuresFile,
    TileFace,
    TilesFile,
    Vehicle,
    VehiclesFile,
)
from undaunted.content.typed import typed


@dataclass(frozen=True, eq=False)
class Pack:
    """One pack; ``base`` is the pack it extends."""

    folder: Path
    file: PackFile
    base: Pack | None = None

    @property
    def id(self) -> str:
        return self.file.id

    @property
    def title(self) -> str:
        return self.file.title

    @property
    def rules(self) -> str:
        return self.file.rules

    @property
    def sides(self) -> tuple[str, ...]:
        return self.file.sides

    @property
    def origin(self) -> str:
        return self.file.origin

    @property
    def command(self) -> dict[str, str]:
        """By side, the card whose holder leads a team; a pack that names none has those of its base."""
        return self.file.command or (self.base.command if self.base else {})

    @read_once
    def cards(self) -> tuple[Card, ...]:
        """Every kind of card, those of the base first."""
        cards = self.base.cards if self.base else ()
        own = [card for made in self.own_cards.values() for _, card in made]
        for path, made in self.own_cards.items():
            inherited = len(cards)
            cards += tuple(
                card if card.sides else msgspec.structs.replace(card, sides=self.sides) for _, card in made
            )
            keys = [key for key, _ in made]
            raise_all(resolve.cards(cards, inherited, self.sides, path, keys, own))
        return cards

    @read_once
    def own_cards(self) -> dict[str, list[soldiers.Made]]:
        """What the pack's own files of cards hold, with the key of each card there."""
        kinds, single = self.folder / "cards.toml", self.folder / soldiers.FILE
        found: dict[str, list[soldiers.Made]] = {}
        if kinds.exists() or not (self.base or single.exists()):
            own = convert(read_toml(kinds), CardsFile, str(kinds)).card
            found[str(kinds)] = [soldiers.Made(f"card[{index}]", card) for index, card in enumerate(own)]
        if single.exists():
            report = Findings(str(single))
            file = convert(read_toml(single), soldiers.SoldiersFile, str(single))
            found[str(single)] = soldiers.made(file, report)
            raise_all(report)
        return found

    @read_once
    def tiles(self) -> dict[str, TileFace]:
        """Every face of every tile, those of the base first."""
        inherited = self.base.tiles if self.base else {}
        path = self.folder / "tiles.toml"
        if self.base and not path.exists():
            return inherited
        own = convert(read_toml(path), TilesFile, str(path)).tile
        raise_all(resolve.tiles(own, inherited, str(path)))
        return inherited | {face.id: face for face in own}

    @read_once
    def city(self) -> City | None:
        """The map that its boards are windows of; its base's, if it has none of its own."""
        path = self.folder / "city.toml"
        if not path.exists():
            return self.base.city if self.base else None
        return convert(read_toml(path), City, str(path))

    @read_once
    def places(self) -> dict[str, tuple[TileFace, ...]]:
        """What boards call by a number alone: the faces of each, one after the other."""
        return places(self.tiles.values())

    def face(self, tile: str, faces: Mapping[str, str] = {}) -> TileFace:
        """What a tile of a board shows at first: of a place its face A, unless ``faces`` names another."""
        return self.tiles[tile if tile not in self.places else tile + faces.get(tile, FIRST)]

    @read_once
    def vehicles(self) -> dict[str, Vehicle]:
        """Every vehicle by title, those of the base first."""
        inherited = self.base.vehicles if self.base else {}
        path = self.folder / "vehicles.toml"
        if not path.exists():
            return inherited
        own = convert(read_toml(path), VehiclesFile, str(path)).vehicle
        skills = {card.skill for card in self.cards if card.skill}
        raise_all(resolve.vehicles(own, inherited, self.sides, skills, str(path)))
        return inherited | {vehicle.title: vehicle for vehicle in own}

    @read_once
    def structures(self) -> dict[str, Structure]:
        """Every structure by title, those of the base first."""
        inherited = self.base.structures if self.base else {}
        path = self.folder / "structures.toml"
        if not path.exists():
            return inherited
        own = convert(read_toml(path), StructuresFile, str(path)).structure
        raise_all(resolve.structures(own, inherited, str(path)))
        return inherited | {structure.title: structure for structure in own}

    @property
    def scenario_files(self) -> list[Path]:
        return sorted((self.folder / "scenarios").glob("*.toml"))

    @read_once
    def scenarios(self) -> dict[str, Scenario]:
        """All scenarios by id, in playing order: by number, then those with a name."""
        read: dict[str, Scenario] = {}
        for path in self.scenario_files:
            scenario = self.read_scenario(path)
            if str(scenario.id) in read:
                raise ContentError(
                    file=str(path), key="id", found=f"{scenario.id!r} again", expected="an id of its own"
                )
            read[str(scenario.id)] = scenario
        return dict(sorted(read.items(), key=lambda item: _order(item[1])))

    def whole(self) -> Pack:
        """The same, with all its files read: from now on nothing is asked of the disk."""
        for part in (self.cards, self.tiles, self.city, self.vehicles, self.structures, self.scenarios):
            del part
        return self

    def roster(self, side: str) -> dict[str, DeckCard]:
        """The cards of a side under the names that its decks use."""
        return self._rosters[side]

    def counters(self, side: str) -> dict[str, Counter]:
        return self._counters[side]

    @read_once
    def _rosters(self) -> dict[str, dict[str, DeckCard]]:
        return {side: {card.name: card for card in deck_cards(self.cards, side)} for side in self.sides}

    @read_once
    def _counters(self) -> dict[str, dict[str, Counter]]:
        return {side: counters(self.roster(side).values()) for side in self.sides}

    def read_scenario(self, path: Path) -> Scenario:
        """One scenario's file, checked against the cards and tiles of the pack."""
        file = str(path)
        raw = read_toml(path)
        parts = {key: kind for key, kind in field_types(Scenario).items() if key not in ("pack", "forces")}
        parts |= dict.fromkeys(self.sides, Force)
        needed = [key for key in (*required(Scenario), *self.sides) if key in parts]
        found = misnamed(raw, parts, needed, file, tables=self.sides)
        forces = {side: raw[side] for side in self.sides if side in raw}
        told = {key: part for key, part in raw.items() if key in parts and key not in forces}
        try:
            scenario = typed(told | {"pack": self.id, "forces": forces}, Scenario)
        except msgspec.ValidationError:
            for key, part in (told | forces).items():
                found += faults(part, parts[key], file, dotted(key))
        raise_all(found)
        report = Findings(file)
        scenario = drafted(self, scenario, report)
        raise_all([*report, *resolve.scenario(self, scenario, file)])
        return scenario

    def check(self, scenario: Scenario, file: str = "") -> None:
        """Refuse a scenario that speaks of what the pack does not have."""
        raise_all(resolve.scenario(self, scenario, file or str(self.folder)))


def read_pack(folder: Path, base: Pack | None = None) -> Pack:
    """The pack in a folder; only its ``pack.toml`` is read now."""
    path = folder / "pack.toml"
    file = convert(read_toml(path), PackFile, str(path))
    if file.id != folder.name:
        raise ContentError(
            file=str(path), key="id", found=repr(file.id), expected=f"the folder's name, {folder.name!r}"
        )
    if base and not set(file.sides) <= set(base.sides):
        odd = next(side for side in file.sides if side not in base.sides)
        raise ContentError(
            file=str(path),
            key="sides",
            found=repr(odd),
            expected=one_of(base.sides, odd, "a side of the base"),
        )
    return Pack(folder=folder, file=file, base=base)


def stored_pack(
    *,
    folder: Path,
    file: PackFile,
    cards: tuple[Card, ...],
    tiles: Iterable[TileFace],
    vehicles: Iterable[Vehicle],
    structures: Iterable[Structure],
    city: City | None = None,
) -> Pack:
    """A pack whose contents come from elsewhere than its folder; it has no scenarios of its own."""
    pack = Pack(folder=folder, file=file)
    # What is read on demand is there already, and so is never read; the checks are the same.
    pack.__dict__.update(
        cards=cards,
        tiles={face.id: face for face in tiles},
        vehicles={vehicle.title: vehicle for vehicle in vehicles},
        structures={structure.title: structure for structure in structures},
        scenarios={},
        city=city,
    )
    skills = {card.skill for card in cards if card.skill}
    told = str(folder)
    raise_all(
        [
            *resolve.cards(cards, 0, file.sides, told),
            *resolve.tiles(pack.tiles.values(), (), told),
            *resolve.vehicles(pack.vehicles.values(), (), file.sides, skills, told),
            *resolve.structures(pack.structures.values(), (), told),
        ]
    )
    return pack


def with_cards(pack: Pack, more: tuple[Card, ...]) -> Pack:
    """The pack with further cards, which are known to fit it."""
    fuller = replace(pack)
    fuller.__dict__.update(
        cards=pack.cards + more,
        tiles=pack.tiles,
        vehicles=pack.vehicles,
        structures=pack.structures,
        city=pack.city,
    )
    if "scenarios" in pack.__dict__:  # not read for this: another scenario's faults are no fault of this one
        fuller.__dict__["scenarios"] = pack.scenarios
    return fuller


def _order(scenario: Scenario) -> tuple[int, str]:
    return (scenario.id, "") if isinstance(scenario.id, int) else (10**9, scenario.id)
