"""``soldiers.toml``: cards that are one soldier each, unit by unit, and what his other cards change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from undaunted.content.errors import ContentError, Findings
from undaunted.content.grades import reserve, upgraded
from undaunted.content.schema import Card, Count, Defence, Initiative, Item, Kind, Name, Origin

FILE = "soldiers.toml"


class Soldier(Item, frozen=True):
    """One line: who he is, what he may become, and who comes in his place."""

    number: Annotated[str, Meta(pattern=r"^[0-9]{3}$")]
    name: Name
    upgrade: str = ""
    reserve: str = ""
    stand_in: str = ""  # the name on the reserve card


class Unit(Item, frozen=True):
    """Soldiers of one title and squad, who are alike but for what they become."""

    side: Name
    title: Name
    deck: Literal["starting", "locked"]
    initiative: Initiative
    origin: Origin
    kind: Kind = "combat"
    squad: Annotated[str, Meta(pattern=r"^[A-Z]?$")] = ""
    actions: tuple[str, ...] = ()
    defence: Defence | None = None
    armour: Defence | None = None
    aircraft: bool = False
    unguided: bool = False
    copies: Count = 1  # of cards that are nobody's
    soldiers: tuple[Soldier, ...] = ()


class SoldiersFile(Item, frozen=True):
    """``soldiers.toml``."""

    unit: tuple[Unit, ...]


class Made(NamedTuple):
    """A card, and the key of what it was made from."""

    key: str
    card: Card


def made(file: SoldiersFile, report: Findings) -> list[Made]:
    """All cards of the file: of each unit the regular ones, then the upgraded, then the reserves."""
    return [
        card
        for index, unit in enumerate(file.unit)
        for card in sorted(_of_unit(unit, f"unit[{index}]", report), key=_rank)
    ]


def _rank(one: Made) -> int:
    return ("regular", "upgraded", "reserve").index(one.card.grade)


def _of_unit(unit: Unit, key: str, report: Findings) -> Iterator[Made]:
    plain = Card(
        title=unit.title,
        kind=unit.kind,
        initiative=unit.initiative,
        copies=unit.copies,
        origin=unit.origin,
        action_texts=unit.actions,
        squads=(unit.squad,) if unit.squad else (),
        sides=(unit.side,),
        defence=unit.defence,
        armour=unit.armour,
        aircraft=unit.aircraft,
        unguided=unit.unguided,
        locked=unit.deck == "locked",
    )
    if not unit.soldiers:
        yield Made(key, plain)
    elif unit.copies > 1:
        report.add(f"{key}.copies", str(unit.copies), "none, as each soldier is a card of his own")
    for number, soldier in enumerate(unit.soldiers):
        yield from _of_soldier(soldier, plain, f"{key}.soldiers[{number}]", report)


def _of_soldier(soldier: Soldier, plain: Card, key: str, report: Findings) -> Iterator[Made]:
    regular = msgspec.structs.replace(plain, number=soldier.number, soldier=soldier.name)
    yield Made(key, regular)
    for what, change, grade, name in (
        ("upgrade", soldier.upgrade, upgraded, soldier.name),
        ("reserve", soldier.reserve, reserve, soldier.stand_in),
    ):
        if change and not name:
            report.add(f"{key}.stand_in", "nothing", "the name of the one who comes in his place")
        elif change:
            card = _changed(regular, change, grade, f"{key}.{what}", report)
            if card:
                # What a soldier becomes is told nowhere: it is ours, whatever his first card is.
                yield Made(f"{key}.{what}", msgspec.structs.replace(card, soldier=name, origin="original"))
    if soldier.stand_in and not soldier.reserve:
        report.add(f"{key}.reserve", "nothing", f"what {soldier.stand_in} does worse")


def _changed(
    regular: Card, change: str, grade: Callable[[Card, str], Card], key: str, report: Findings
) -> Card | None:
    try:
        regular.actions  # noqa: B018  a fault of the unit's is told where the unit's actions are
    except ContentError:
        return None
    try:
        return grade(regular, change)
    except ContentError as error:
        report.append(error.at(report.file, key).problem)
        return None
