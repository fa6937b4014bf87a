"""What can be read but makes no sense: a destination that nobody goes to, a line that there is not."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted.solo.text.effects import MOVEMENT
from undaunted.solo.tree import (
    Above,
    Chosen,
    Do,
    Effect,
    Line,
    Roll,
    SelectNearer,
    SelectRange,
    SelectThrough,
    SelectTile,
    Sentence,
    SoloCard,
)

Fault = tuple[int, str, str]


def senseless(card: SoloCard) -> Iterator[Fault]:
    """Line of the file, what was found, what was expected."""
    known = {line.number for line in card.lines}
    for line in card.lines:
        effects = list(_effects(line))
        for effect in effects:
            if effect.word == "then" and effect.name not in known:
                yield line.at, f"'then {effect.name}'", f"one of the lines {', '.join(sorted(known))}"
        for sentence in _sentences(line):
            yield from _roll(line, sentence)
            yield from _above(line, sentence)
        if not line.opening:
            yield line.at, f"line {line.number} without a word", "a condition or an effect"
        selects = any(_selects(sentence) for sentence in _sentences(line))
        goes = any(effect.word in MOVEMENT and effect.goal == Chosen("destination") for effect in effects)
        if selects and not goes:
            yield line.at, f"a destination in line {line.number}", "'move to destination' in it"
        if goes and not selects:
            yield line.at, f"'to destination' in line {line.number}", "'select … as destination' before it"
        if not effects:
            yield line.at, f"line {line.number} without an effect", "something to do"


def _sentences(line: Line) -> Iterator[Sentence]:
    yield from line.opening
    for sub in line.sublines:
        yield from sub.sentences
    yield from line.closing


def _effects(line: Line) -> Iterator[Effect]:
    for sentence in _sentences(line):
        if isinstance(sentence.step, Do):
            yield from sentence.step.effects
        elif isinstance(sentence.step, Roll):
            for case in sentence.step.cases:
                yield from case.effects


def _selects(sentence: Sentence) -> bool:
    return isinstance(sentence.step, (SelectRange, SelectTile, SelectNearer, SelectThrough))


def _roll(line: Line, sentence: Sentence) -> Iterator[Fault]:
    """The faces 1 to 10 (a 0 is 10), each once."""
    if not isinstance(sentence.step, Roll):
        return
    faces = [face for case in sentence.step.cases for face in range(case.first, case.last + 1)]
    if sorted(faces) != list(range(1, 11)):
        yield line.at, f"a roll for {', '.join(map(str, faces))}", "each face from 1 to 10 once"


def _above(line: Line, sentence: Sentence) -> Iterator[Fault]:
    if not (isinstance(sentence.step, SelectNearer) and isinstance(sentence.step.goal, Above)):
        return
    tiles = [
        sub.letter for sub in line.sublines if any(isinstance(s.step, SelectTile) for s in sub.sentences)
    ]
    for letter in sentence.step.goal.letters:
        if letter not in tiles:
            yield line.at, f"'above ({letter})'", f"one of {', '.join(tiles)}, which select a tile"
