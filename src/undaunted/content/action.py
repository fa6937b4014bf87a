"""The language of actions, as cards have them: ``Scout 2``, ``Bolster 2 squad``, ``Attack 3 within 0``.

A plus at the end, ``Attack 2 +``, marks what an upgraded card has beyond the regular one.
"""

from __future__ import annotations

import functools
import re

import msgspec

from undaunted.content.errors import ContentError, one_of

OWN_SQUAD = "squad"
"""Stands for the squad of the card that carries the action."""


MINES = ("Personnel Mine", "Armour Mine")
"""What mines do, either side up: written like an action, and on no card."""


class Word(msgspec.Struct, frozen=True):
    """What may follow the name of an action."""

    value: bool = False
    second: bool = False  # the dotted value, against another kind of target
    squad: bool = False
    squad_required: bool = False
    reach: bool = False  # a limit to the distance: within or beyond

    def form(self, name: str) -> str:
        """How the action is written, for someone who wrote it otherwise."""
        parts = [name]
        if self.value:
            parts.append("X/Y or X" if self.second else "X")
        if self.squad:
            parts.append("A" if self.squad_required else "[squad]")
        if self.reach:
            parts.append("[within N] [beyond N]")
        return " ".join(parts)


_PLAIN = Word()
_VALUE = Word(value=True)
_VALUE_SQUAD = Word(value=True, squad=True)
_SHOT = Word(value=True, reach=True)
_SHOT_TWO = Word(value=True, second=True, reach=True)

WORDS: dict[str, Word] = {
    # movement
    "Drive": _VALUE,
    "Move": _VALUE,
    "Scout": _VALUE,
    "Stalk": _VALUE,
    "Guide": _VALUE_SQUAD,
    # support
    "Bolster": _VALUE_SQUAD,
    "Command": _VALUE,
    "Conceal": _PLAIN,
    "Control": _PLAIN,
    "Inspire": _VALUE_SQUAD,
    "Navigate": _VALUE,
    "Recon": _PLAIN,
    "Repair": _PLAIN,
    "Surveil": _VALUE,
    "Target": _PLAIN,
    # combat
    "Attack": _SHOT,
    "Strafe": _SHOT,
    "Demolition": _SHOT_TWO,
    "Antitank": _SHOT_TWO,
    "Suppress": _SHOT,
    "Blast": _SHOT,
    # Reinforcements
    "Advance": Word(squad=True, squad_required=True),
    "Air Support": _VALUE,
    "Mine": _VALUE,
    "Bomb": _SHOT_TWO,
    "Grenade": _SHOT,
    # Stalingrad
    "Antiair": _VALUE,
    "Assault": _PLAIN,
    "Explore": _VALUE,
    "Force": _VALUE_SQUAD,
    "Overwatch": _PLAIN,
    "Ready": Word(squad=True),
    "Reposition": _PLAIN,
    "Smoke": _PLAIN,
    "Support": _VALUE,
    "Area Suppress": _SHOT,
    "Demo": _SHOT_TWO,
    "Flame": _SHOT,
}

_TEXT = re.compile(
    r"(?P<word>[A-Za-z]+(?: (?!within |beyond |squad\b|[A-Z]{2}\b)[A-Za-z]{2,})*)"
    r"(?: (?P<value>[1-9]\d?)(?:/(?P<second>[1-9]\d?))?)?"
    r"(?: (?P<squad>squad|[A-Z]{1,2}))?"  # two letters: squads that were made one
    r"(?: within (?P<within>\d\d?))?"
    r"(?: beyond (?P<beyond>\d\d?))?"
    r"(?P<upgraded> \+)?"
)


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action on a card; ``str`` writes it as it is read."""

    word: str
    value: int = 0
    second: int = 0
    squad: str = ""
    within: int | None = None
    beyond: int | None = None
    upgraded: bool = False

    def __str__(self) -> str:
        parts = [self.word]
        if self.value:
            parts.append(f"{self.value}/{self.second}" if self.second else str(self.value))
        if self.squad:
            parts.append(self.squad)
        if self.within is not None:
            parts.append(f"within {self.within}")
        if self.beyond is not None:
            parts.append(f"beyond {self.beyond}")
        if self.upgraded:
            parts.append("+")
        return " ".join(parts)


@functools.lru_cache(maxsize=4096)
def parse_action(text: str) -> Action:
    """Read an action; a ContentError, so far without file and key, says what is wrong with it."""
    match = _TEXT.fullmatch(" ".join(text.split()))
    name = match["word"] if match and match["word"] in WORDS else _name_in(text)
    if name not in WORDS:
        raise ContentError(key=text, found=repr(text), expected=one_of(WORDS, name, "an action"))
    word = WORDS[name]
    if match is None or match["word"] != name or not _fits(match, word):
        raise ContentError(key=text, found=repr(text), expected=f"an action written {word.form(name)!r}")
    within, beyond = match["within"], match["beyond"]
    return Action(
        word=name,
        value=int(match["value"] or 0),
        second=int(match["second"] or 0),
        squad=match["squad"] or "",
        within=None if within is None else int(within),
        beyond=None if beyond is None else int(beyond),
        upgraded=match["upgraded"] is not None,
    )


def read_action(text: str) -> Action:
    """The same of what the game has done, which may have been a mine."""
    word, _, value = text.rpartition(" ")
    return Action(word=word, value=int(value)) if word in MINES else parse_action(text)


def _name_in(text: str) -> str:
    """What was meant as the name: a known one that the text begins with, else all before the number."""
    known = [name for name in WORDS if text.startswith(name + " ")]
    return max(known, key=len, default=re.split(r" ?\d", text)[0])


def _fits(match: re.Match[str], word: Word) -> bool:
    return (
        (match["value"] is not None) == word.value
        and (word.second or match["second"] is None)
        and (word.squad or match["squad"] is None)
        and (match["squad"] is not None or not word.squad_required)
        and (word.reach or (match["within"] is None and match["beyond"] is None))
    )
