"""Where solo cards are found: `solo/*.card` in a pack and in those it extends."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from undaunted.content.errors import ContentError, Problem, one_of
from undaunted.content.folder import Pack
from undaunted.content.loader import on_reload
from undaunted.content.read import read_bytes
from undaunted.content.remembering import remembered
from undaunted.content.schema import Scenario
from undaunted.content.stage import Stage
from undaunted.solo.text.card import read_card
from undaunted.solo.text.words import Known
from undaunted.solo.tree import SoloCard

FOLDER = "solo"
FOG = "Fog of War"


def plural(title: str) -> str:
    return f"{title[:-3]}men" if title.endswith("man") else f"{title}s"


def known(pack: Pack) -> Known:
    """Every title of the pack by how a card may write it, in small letters; and its vehicles' places."""
    titles = dict.fromkeys([*(card.title for card in pack.cards), *pack.vehicles])
    places = dict.fromkeys(place.title for vehicle in pack.vehicles.values() for place in vehicle.places)
    forms = {form.casefold(): title for title in titles for form in (title, plural(title))}
    return Known(forms, tuple(places))


def files(pack: Pack) -> list[Path]:
    return list(_listed(pack.folder / FOLDER)) if pack.folder.is_absolute() else []


@remembered
def _listed(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.card")))


@remembered
def _text(path: Path) -> str:
    try:
        return read_bytes(path, "a text in UTF-8").decode("utf-8")
    except UnicodeError as error:
        raise ContentError(file=str(path), found=str(error), expected="a text in UTF-8") from error


def texts(pack: Pack) -> list[str]:
    """Of the pack's own cards, as they were read; of one that could not be, why."""
    found = []
    for path in files(pack):
        try:
            found.append(_text(path))
        except ContentError as error:
            found.append(str(error))
    return found


def read(pack: Pack, path: Path) -> SoloCard:
    """One card's file; it is called by the card's number."""
    card = read_card(_text(path), str(path), pack.sides, known(pack))
    if card.number != path.stem:
        raise ContentError(
            file=str(path), key="line 1", found=repr(card.number), expected=f"the file's name, {path.stem!r}"
        )
    return card


@lru_cache(maxsize=64)
def cards(pack: Pack) -> tuple[SoloCard, ...]:
    """All cards that serve a pack's scenarios: those of its base first."""
    inherited = cards(pack.base) if pack.base else ()
    return inherited + tuple(read(pack, path) for path in files(pack))


on_reload(cards.cache_clear)


def wanted(scenario: Scenario, pack: Pack, side: str) -> list[str]:
    """The titles that need a card if this side is the bot: all in its deck and supply but Fog of War.

    So do the specialists of the pack that may take a place in the supply.
    """
    force = scenario.forces[side]
    roster = pack.roster(side)
    names = [*force.deck, *force.supply, *(name for name in roster if roster[name].replaced in force.supply)]
    found = dict.fromkeys(roster[name].card.title for name in names if name in roster)
    return [title for title in found if roster_kind(pack, side, title) != "fog"]


def roster_kind(pack: Pack, side: str, title: str) -> str:
    return next((one.card.kind for one in pack.roster(side).values() if one.card.title == title), "")


def serving(pack: Pack, scenario: Scenario, side: str, title: str) -> list[SoloCard]:
    id = str(scenario.id)
    return [card for card in cards(pack) if card.title == title and card.serves(side, id)]


@lru_cache(maxsize=256)
def hand_of(stage: Stage, side: str) -> dict[str, SoloCard]:
    """The card of every title that the bot has, for a stage; a title that none serves is left out."""
    found: dict[str, SoloCard] = {}
    for title in {card.card.title for card in stage.cards if card.name in stage.pack.roster(side)}:
        fitting = serving(stage.pack, stage.scenario, side, title)
        if fitting:
            found[title] = fitting[0]
    return found


on_reload(hand_of.cache_clear)


def check(pack: Pack, scenario: Scenario, side: str) -> None:
    """Refuse a solo game in which a title has no card, or several."""
    for problem in missing(pack, scenario, side):
        raise ContentError(file=problem.file, key=problem.key, found=problem.found, expected=problem.expected)


def missing(pack: Pack, scenario: Scenario, side: str) -> list[Problem]:
    found: list[Problem] = []
    for title in wanted(scenario, pack, side):
        fitting = serving(pack, scenario, side, title)
        if len(fitting) == 1:
            continue
        what = f"{len(fitting)} solo cards" if fitting else "no solo card"
        numbers = [card.number for card in cards(pack) if card.title == title]
        named = " and ".join(card.number for card in fitting)
        expected = "exactly one" + (f", not {named}" if named else f"; {one_of(numbers, '', 'cards of it')}")
        found.append(
            Problem(
                file=str(pack.folder / FOLDER),
                key=f"{scenario.name} {side}",
                found=f"{what} for {title}",
                expected=expected,
            )
        )
    return found


def lint(pack: Pack) -> list[Problem]:
    """Every mistake in the cards of a pack; and, where it has any at all, every title without just one."""
    found: list[Problem] = []
    numbers: dict[str, Path] = {}
    for path in files(pack):
        try:
            card = read(pack, path)
        except ContentError as error:
            found += error.problems
            continue
        first = numbers.setdefault(card.number, path)
        if first != path:
            found.append(
                Problem(file=str(path), key="line 1", found=card.number, expected="a number of its own")
            )
        found += _sound(pack, card, str(path))
    return found if found or not numbers else gaps(pack)


def _sound(pack: Pack, card: SoloCard, file: str) -> list[Problem]:
    """A card for a side that has its soldier."""
    return [
        Problem(
            file=file,
            key=side,
            found=f"a card for {card.title}",
            expected=f"a card that the {side} side has",
        )
        for side in card.scenarios
        if not any(one.card.title == card.title for one in pack.roster(side).values())
    ]


def gaps(pack: Pack) -> list[Problem]:
    """Every scenario, side and title of the pack that has not exactly one card."""
    return [
        problem
        for scenario in pack.scenarios.values()
        for side in scenario.forces
        for problem in missing(pack, scenario, side)
    ]
