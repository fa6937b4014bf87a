"""Cards are chosen by number: for a deck, for squads that are made one, for the place of one who is lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rich.text import Text

from undaunted.campaign.view import ChoiceView, FaceView, SlotView
from undaunted.cli.campaign.faces import difference, face_line, named
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.terminal import Terminal
from undaunted.messages import say

BACK = "b"


class Choosing:
    """Of every slot just so many are chosen at any time: what Enter takes is always right."""

    def __init__(self, choice: ChoiceView, terminal: Terminal) -> None:
        self.choice = choice
        self.terminal = terminal
        self.lang = terminal.lang
        self.open = [slot for slot in choice.slots if slot.count < len(slot.faces)]
        self.fixed = [slot for slot in choice.slots if slot.count >= len(slot.faces)]
        self.listed: list[tuple[SlotView, FaceView]] = [
            (slot, face) for slot in self.open for face in slot.faces
        ]
        self.chosen = list(choice.chosen or choice.suggested)
        self.note = ""

    def ask(self) -> list[str] | None:
        """The cards that were chosen; None for somebody who goes back."""
        while True:
            self.terminal.show(self.lines())
            typed = self.terminal.ask(f"{self._text('hq-choose', last=len(self.listed))} ").casefold()
            self.note = ""
            if not typed:
                return self.chosen
            if typed == BACK:
                return None
            self._take(typed)

    def _take(self, typed: str) -> None:
        """`3`, or `3 7 12`: each takes the place of one of its unit."""
        if not re.fullmatch(r"[0-9]+([\s,]+[0-9]+)*", typed):
            self.note = self._text("hq-choose-again", last=len(self.listed))
            return
        for number in map(int, re.split(r"[\s,]+", typed)):
            if not 1 <= number <= len(self.listed):
                self.note = self._text("hq-choose-again", last=len(self.listed))
                return
            slot, face = self.listed[number - 1]
            if face.card in self.chosen:
                continue
            of_slot = [card for card in self.chosen if any(one.card == card for one in slot.faces)]
            self.chosen.remove(of_slot[0])
            self.chosen.append(face.card)

    def lines(self) -> list[Text]:
        """A card a line; where that is too much for the screen, a unit a line."""
        full = self._lines(self._cards)
        return (
            full if not self.terminal.height or len(full) < self.terminal.height else self._lines(self._units)
        )

    def _lines(self, listed: Callable[[], Iterator[Text]]) -> list[Text]:
        texts = [Text(self._text(f"hq-choose-{self.choice.what}", lost=self.choice.lost), "bold"), *listed()]
        fixed = ", ".join(named(slot.faces) for slot in self.fixed if slot.faces)
        if fixed:
            texts.append(Text(self._text("hq-choose-fixed", names=fixed)))
        short = [
            (slot.called, slot.listed - slot.count) for slot in self.choice.slots if slot.count < slot.listed
        ]
        if short and self.choice.what == "deck":
            gone = ", ".join(self._text("hq-missing", unit=unit, count=count) for unit, count in short)
            texts.append(Text(self._text("hq-choose-missing", units=gone), "dim"))
        if self.note:
            texts.append(Text(self.note, "italic"))
        return [row for text in texts for row in wrap(text, self.terminal.width, indent=6)]

    def _cards(self) -> Iterator[Text]:
        number = 0
        for slot in self.open:
            yield Text(self._heading(slot), "italic")
            for face in slot.faces:
                number += 1
                yield Text.assemble(f"{self._mark(face)} ", (f"{number:>3} ", "bold")) + face_line(
                    face, self.lang
                )

    def _units(self) -> Iterator[Text]:
        """What all of a unit can do once, then its soldiers with what makes them differ."""
        number = 0
        for slot in self.open:
            text = Text.assemble((self._heading(slot), "italic"))
            for face in slot.faces:
                number += 1
                text.append(f"  {self._mark(face).strip()}")
                text.append(str(number), "bold")
                text.append(f" {difference(face, self.lang)}")
            yield text

    def _mark(self, face: FaceView) -> str:
        return self.terminal.glyphs.full if face.card in self.chosen else " "

    def _heading(self, slot: SlotView) -> str:
        return self._text("hq-slot", unit=slot.called, count=slot.count, all=len(slot.faces))

    def _text(self, key: str, **args: str | int) -> str:
        return say(key, lang=self.lang, **args)
