"""Whether cards that are one soldier each fit one another: numbers, units, upgrades, reserves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undaunted.content.errors import Findings
from undaunted.content.grades import differences
from undaunted.content.schema import Card

_SHARED = ("title", "squads", "kind", "unit", "defence", "armour", "aircraft", "unguided", "skill", "locked")
"""What an upgraded or reserve card has from the regular one."""


def soldiers(every: Sequence[Card], keys: Sequence[str], report: Findings) -> None:
    """Numbers are a soldier's own, and a unit has one counter; ``keys`` are those of the last cards."""
    own = len(every) - len(keys)
    seen: dict[tuple[str, str, str], Card] = {}
    counters: dict[tuple[str, str, str], tuple[int | None, int | None]] = {}
    for index, card in enumerate(every):
        key = keys[index - own] if index >= own else ""
        for side in card.sides if card.number else ():
            one = (side, card.number, card.grade)
            if one in seen and key:
                report.add(f"{key}.number", f"{card.number!r} again", f"a number of his own within {side}")
            seen.setdefault(one, card)
        if not card.number or card.kind != "combat" or card.unit:
            continue
        values = (card.defence, card.armour)
        for side in card.sides:
            for squad in card.squads or ("",):
                first = counters.setdefault((side, card.title, squad), values)
                if first != values and key:
                    expected = f"{first[0] or first[1]}, as the others of the unit have"
                    report.add(f"{key}.defence", str(card.defence or card.armour), expected)
    for card, key in zip(every[own:], keys, strict=True):
        _single(card, key, report)
        if card.grade != "regular" and all((side, card.number, "regular") not in seen for side in card.sides):
            report.add(f"{key}.number", repr(card.number), "the number of a regular card")


def _single(card: Card, key: str, report: Findings) -> None:
    if card.number and len(card.sides) > 1:
        report.add(f"{key}.sides", ", ".join(card.sides), "one side, as the card is one soldier")
    if card.number and len(card.squads) > 1:
        report.add(f"{key}.squads", ", ".join(card.squads), "one squad, as the card is one soldier")
    if card.number and card.copies > 1:
        report.add(f"{key}.copies", str(card.copies), "1, as the card is one soldier")
    if card.missing and card.grade != "reserve":
        report.add(f"{key}.missing", ", ".join(card.missing), "none but on a reserve card")


def misfits(cards: Sequence[Card], every: Sequence[Card]) -> Iterator[tuple[int, str, str]]:
    """Upgraded cards that are not one step better than the regular one, and reserves that are not one worse.

    Looks at some of a pack's cards; gives the card's place among them, what was found and what was expected.
    """
    regular = {(card.sides, card.number): card for card in every if card.number and card.grade == "regular"}
    for index, card in enumerate(cards):
        if card.number and card.grade == "regular":
            if any(action.upgraded for action in card.actions):
                yield index, f"an upgraded action of {card.title} {card.number}", "one on upgraded cards only"
        elif card.number:
            for found, expected in _misfit(regular[card.sides, card.number], card):
                yield index, f"{found} ({card.grade} {card.title} {card.number})", expected


def _misfit(regular: Card, card: Card) -> Iterator[tuple[str, str]]:
    for field in _SHARED:
        if getattr(regular, field) != getattr(card, field):
            yield f"another {field}", f"that of the regular card, {getattr(regular, field)!r}"
    better, worse = differences(regular, card)
    marked = [str(action).removesuffix(" +") for action in card.actions if action.upgraded]
    if card.grade == "upgraded":
        if len(better) != 1 or worse:
            yield _told(better, worse), "one strengthening: initiative, an action, or a new one"
        elif marked != [one for one in better if not one.startswith("initiative ")]:
            yield f"marked: {', '.join(marked) or 'none'}", f"the mark on what is better: {better[0]}"
        return
    if len(worse) != 1 or better:
        yield _told(better, worse), "one weakening: initiative, an action, or one missing"
    elif [f"without {text}" for text in card.missing] != [one for one in worse if one.startswith("without ")]:
        yield f"struck out: {', '.join(card.missing) or 'none'}", f"what is missing struck out: {worse[0]}"
    if marked:
        yield f"marked: {', '.join(marked)}", "no mark on a reserve"
    if regular.soldier and regular.soldier == card.soldier:
        yield repr(card.soldier), "another name than that of the one whose place he takes"


def _told(better: list[str], worse: list[str]) -> str:
    parts = [f"{what}: {', '.join(changes)}" for what, changes in (("better", better), ("worse", worse))]
    return "; ".join(part for part, changes in zip(parts, (better, worse), strict=True) if changes) or (
        "no difference"
    )
