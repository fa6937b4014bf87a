"""The screen and the keyboard, whether there are people before them or a pipe."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from undaunted.cli.closing import wait_for_line
from undaunted.cli.screen.glyphs import PLAINLY, Glyphs, fitting
from undaunted.cli.screen.wrap import cut
from undaunted.messages import say

HIDING = 60
"""Blank lines that push a hand out of sight where a screen cannot be cleared."""


class Terminal:
    """`interactive`: somebody sits there who can press Enter; otherwise all is printed one after another."""

    def __init__(self, lang: str = "en") -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors=PLAINLY)
        self.console = Console(highlight=False, soft_wrap=True, emoji=False, markup=False)
        self.lang = lang
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        self.clears = self.interactive and not self.console.is_dumb_terminal
        self.glyphs: Glyphs = fitting(self.console.encoding)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Rows of the screen; 0 where it only scrolls."""
        return self.console.height if self.clears else 0

    def show(self, lines: Sequence[Text]) -> None:
        """A new screen in place of the old one."""
        if self.clears:
            self.console.clear()
        for line in lines:
            self.console.print(line)

    def tell(self, text: str | Text = "") -> None:
        self.console.print(text)

    def whisper(self, text: str) -> None:
        """A line that goes away again: by another, by `hush`, or with the screen."""
        self.hush()
        self.console.print(cut(Text(text, "dim"), self.width - 1, self.glyphs.more), end="")

    def hush(self) -> None:
        if self.clears:
            self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))

    def forget_typed(self) -> None:
        """Drop what waits to be read: it was typed before the question could be seen."""
        if self.interactive and sys.platform != "win32":
            import termios  # not everywhere

            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, prompt: str) -> str:
        """A line of input; EOFError when there is no more."""
        self.console.print(Text(prompt, "bold"), end="")
        if self.interactive:
            wait_for_line()
        typed = self.console.input().strip()
        if not sys.stdin.isatty():
            self.tell(typed)  # a keyboard's letters are on the screen already, a pipe's are not
        return typed

    def pause(self, text: str = "") -> None:
        """Wait until somebody has read this. A pipe reads without being asked."""
        if self.interactive:
            self.ask(text or say("screen-go-on", lang=self.lang))

    def pages(self, title: str, *parts: Sequence[Text]) -> None:
        """Something longer to read, a screen at a time: all at once where it fits, else part by part."""
        whole = [line for part in parts for line in (*part, Text())][:-1]
        room = max(1, self.height - 3) if self.height else max(1, len(whole))
        for part in (whole,) if len(whole) <= room else parts:
            for start in range(0, max(1, len(part)), room):
                self.show([Text(title, "bold"), *part[start : start + room]])
                self.pause()

    def hide(self) -> None:
        """Nothing of what was shown stays in sight."""
        if self.clears:
            self.console.clear()
        elif self.interactive:
            self.tell("\n" * HIDING)
