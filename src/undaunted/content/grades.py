"""One soldier, three cards: how an upgraded and a reserve card differ from the regular one.

A change is written in a few words. Of an upgrade: ``initiative 6``, ``Attack 2`` (an action of the card, one
stronger), ``also Grenade 1 within 1``. Of a reserve: ``initiative 4``, ``Scout 1`` (one weaker),
``without Conceal``.
"""

from __future__ import annotations

import re

import msgspec

from undaunted.content.action import Action, parse_action
from undaunted.content.errors import ContentError
from undaunted.content.schema import Card

_INITIATIVE = re.compile(r"initiative (\d+)")
_ALSO = "also "
_WITHOUT = "without "


def upgraded(card: Card, change: str) -> Card:
    """The upgraded card; a ContentError, so far without file and key, says why there is none."""
    if match := _INITIATIVE.fullmatch(change):
        return msgspec.structs.replace(card, grade="upgraded", initiative=_next(card, int(match[1]), 1))
    action = _unmarked(change.removeprefix(_ALSO))
    texts = list(card.action_texts)
    marked = f"{action} +"
    if not change.startswith(_ALSO):
        texts[_place(card, action, "stronger", f"or {_ALSO + str(action)!r}")] = marked
    elif action in card.actions:
        raise ContentError(key=change, found=repr(change), expected="an action that the card has not")
    else:
        texts.append(marked)
    return msgspec.structs.replace(card, grade="upgraded", action_texts=tuple(texts))


def reserve(card: Card, change: str) -> Card:
    """The card of the one who comes in his place."""
    if match := _INITIATIVE.fullmatch(change):
        return msgspec.structs.replace(card, grade="reserve", initiative=_next(card, int(match[1]), -1))
    texts = list(card.action_texts)
    if not change.startswith(_WITHOUT):
        action = _unmarked(change)
        texts[_place(card, action, "weaker", f"or {_WITHOUT + action.word!r}")] = str(action)
        return msgspec.structs.replace(card, grade="reserve", action_texts=tuple(texts))
    lost = change.removeprefix(_WITHOUT)
    found = [text for text, action in zip(texts, card.actions, strict=True) if lost in (action.word, text)]
    if len(found) != 1:
        expected = f"{_WITHOUT!r} and one action of the card: {', '.join(texts)}"
        raise ContentError(key=change, found=repr(change), expected=expected)
    texts.remove(found[0])
    return msgspec.structs.replace(card, grade="reserve", action_texts=tuple(texts), missing=(found[0],))


def is_step(less: Action, more: Action) -> bool:
    """Whether the one is the other, stronger by one: a die more, or a tile more to reach."""
    if (less.word, less.squad) != (more.word, more.squad) or bool(less.second) != bool(more.second):
        return False
    if (less.within is None, less.beyond is None) != (more.within is None, more.beyond is None):
        return False
    gains = (
        more.value - less.value,
        more.second - less.second,
        (more.within or 0) - (less.within or 0),
        (less.beyond or 0) - (more.beyond or 0),
    )
    return sorted(gains) == [0, 0, 0, 1]


def differences(regular: Card, other: Card) -> tuple[list[str], list[str]]:
    """What the other card does better than the regular one, and what it does worse, in words."""
    gain = other.initiative - regular.initiative
    better = [f"initiative {other.initiative}"] * gain  # none for less than nothing
    worse = [f"initiative {other.initiative}"] * -gain
    ours, theirs = [[_plain(action) for action in card.actions] for card in (regular, other)]
    lost = [action for action in ours if action not in theirs]
    new = [action for action in theirs if action not in ours]
    for was in list(lost):
        for now in new:
            if is_step(was, now) or is_step(now, was):
                (better if is_step(was, now) else worse).append(str(now))
                lost.remove(was)
                new.remove(now)
                break
    return [*better, *map(str, new)], [*worse, *(f"{_WITHOUT}{action}" for action in lost)]


def _next(card: Card, initiative: int, by: int) -> int:
    wanted = card.initiative + by
    if initiative != wanted:
        found = f"initiative {initiative}"
        raise ContentError(key=found, found=repr(found), expected=f"'initiative {wanted}'")
    return initiative


def _plain(action: Action) -> Action:
    return msgspec.structs.replace(action, upgraded=False)


def _unmarked(text: str) -> Action:
    """The mark is put where it belongs, not written."""
    action = parse_action(text)
    if action.upgraded:
        raise ContentError(key=text, found=repr(text), expected=f"{str(_plain(action))!r}, without a mark")
    return action


def _place(card: Card, action: Action, how: str, otherwise: str) -> int:
    """Which action of the card this one is a step from."""
    for index, own in enumerate(card.actions):
        if is_step(own, action) if how == "stronger" else is_step(action, own):
            return index
    told = ", ".join(card.action_texts) or "no action"
    expected = f"one {how} than an action of the card ({told}), {otherwise}"
    raise ContentError(key=str(action), found=repr(str(action)), expected=expected)
