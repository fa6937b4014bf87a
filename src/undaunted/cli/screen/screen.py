"""The whole screen at one decision: board, question and options always, the rest as room allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from undaunted.cli.screen import siege
from undaunted.cli.screen.board import BrickMap
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import Entry
from undaunted.cli.screen.columns import Laid, lay_out
from undaunted.cli.screen.glyphs import Glyphs
from undaunted.cli.screen.panels import Panels
from undaunted.cli.screen.scale import fit
from undaunted.cli.screen.story import lines as story_lines
from undaunted.cli.screen.wrap import cut, wrap
from undaunted.game.event import Event
from undaunted.game.view import View

WIDE = 112
"""From this width on there is a column beside the board."""
NARROWEST_SIDE = 34
BOARD_SIDE = 77
"""Columns for a board drawn large."""
BELOW = 12
"""Rows below the board that tall tiles must leave free."""
LOG = 9
"""Rows of a wide screen that the log should have."""
PLENTY = 10_000
AIMS = ("counter", "structure")


@dataclass(frozen=True)
class Screen:
    """What there is to show. `height` counts all rows, that of the input too; 0 is a scroll without end."""

    view: View
    cards: Cards
    glyphs: Glyphs
    width: int
    height: int
    lang: str = "en"
    prompt: str = ""
    listed: Sequence[Entry] = ()
    events: Sequence[Event] = ()
    before: Sequence[Event] = ()
    note: str = ""
    page: int = 0
    eyes: str = ""
    """Who is told what happened, where it is just one."""

    @cached_property
    def panels(self) -> Panels:
        return Panels(self.view, self.cards, self.glyphs, self.lang)

    @property
    def rows(self) -> int:
        return self.height - 1 if self.height else PLENTY

    @property
    def wide(self) -> bool:
        return self.width >= WIDE and bool(self.height)

    def lines(self) -> list[Text]:
        return self._two_columns() if self.wide else self._one_column()

    def pages(self) -> int:
        """Of options; nearly always one."""
        return self._chosen_options.pages

    def story_room(self) -> int:
        """Rows for what happened."""
        if not self.height:
            return 0
        return self.rows - 2 - len(self._side) if self.wide else self._spare - len(self._facts)

    def tells_all(self) -> bool:
        """Whether the news is on the screen from its beginning."""
        width = self._side_width if self.wide else self.width
        return len(story_lines(self.events, self._sides, width, self.lang, self.eyes)) <= self.story_room()

    # One column: a terminal of 80 × 24

    def _one_column(self) -> list[Text]:
        top = [self.panels.status(self.width), *self._board]
        facts = self._facts
        story = self._story(self.width, self.story_room())
        return [*top, *story, *facts, *self._question(self.width), *self._chosen_options.rows]

    @cached_property
    def _spare(self) -> int:
        """Rows that board, question and options leave over."""
        used = 1 + len(self._board) + len(self._question(self._left_width)) + len(self._chosen_options.rows)
        return max(0, self.rows - used)

    @cached_property
    def _facts(self) -> list[Text]:
        """The hand always, if there is a row for it; the news has the next claim."""
        if not self.height:
            return [row for line in self.panels.brief() for row in wrap(line, self.width, indent=2)]
        wanted = len(story_lines(self.events, self._sides, self.width, self.lang, self.eyes))
        spare = self._spare
        room = max(min(spare, 1), spare - max(2, wanted))
        whole = [row for line in self.panels.brief() for row in wrap(line, self.width, indent=2)]
        if len(whole) <= room:
            return whole
        return [cut(line, self.width, self.glyphs.more) for line in self.panels.brief()][:room]

    # Two columns: the board and the question on the left, the rest on the right

    def _two_columns(self) -> list[Text]:
        width = self._left_width
        left = [*self._board, Text(), *self._question(width), *self._chosen_options.rows]
        right = [*self._side, Text(), *self._story(self._side_width, self.story_room())]
        joined = [self.panels.status(self.width)]
        for index in range(min(self.rows - 1, max(len(left), len(right)))):
            line = cut(left[index].copy() if index < len(left) else Text(), width, self.glyphs.more)
            line.pad_right(width - line.cell_len + 1)
            line.append(self.glyphs.bar, "dim")
            if index < len(right):
                line.append(" ")
                line.append_text(right[index])
            joined.append(line)
        return joined

    @property
    def _left_width(self) -> int:
        if not self.wide:
            return self.width
        return max(BOARD_SIDE, min(self.width * 3 // 5, self.width - NARROWEST_SIDE - 3))

    @property
    def _side_width(self) -> int:
        return self.width - self._left_width - 3

    @cached_property
    def _side(self) -> list[Text]:
        """Both sides' cards; the supplies only while they leave room for the log."""
        full = self._side_lines(supplies=True)
        return full if len(full) <= self.rows - LOG else self._side_lines(supplies=False)

    def _side_lines(self, supplies: bool) -> list[Text]:
        panels = self.panels
        if panels.own is None:
            lines = [line for seat in self.view.seats for line in (*panels.piles(seat), Text())][:-1]
        else:
            lines = [panels.hand(), panels.play_area(), *([panels.supply(panels.own)] * supplies), Text()]
            for seat in panels.others:
                lines += [panels.opponent(seat), *panels.line(seat), *([panels.supply(seat)] * supplies)]
            mined = siege.mines(self.view, panels.cards.names, self.glyphs)
            fleet = [*panels.fleet.brief(), *panels.fleet.fates(), *mined]
            lines += [Text()] * bool(fleet) + fleet
        return [row for line in lines for row in wrap(line, self._side_width, indent=2)]

    # Parts

    @property
    def _sides(self) -> list[str]:
        return self.panels.sides

    @cached_property
    def _board(self) -> list[Text]:
        numbers = {one.option.name: one.number for one in self.listed if one.kind in ("tile", "edge")}
        aims = {one.option.name.removeprefix("@") for one in self.listed if one.kind in AIMS}
        board = BrickMap(self.panels.codes, self.glyphs, numbers, aims)
        height = self.rows - BELOW if self.height else 0
        return board.draw(fit(board.extent, self._left_width, height))

    def _question(self, width: int) -> list[Text]:
        rows = wrap(Text(self.note, "italic"), width) if self.note else []
        return [*rows, *wrap(Text(self.prompt, "bold reverse" if self.prompt else ""), width)]

    @cached_property
    def _chosen_options(self) -> Laid:
        """The hand and two lines of news keep their rows, unless the options need them."""
        width = self._left_width
        free = self.rows - 1 - len(self._board) - len(self._question(width)) if self.height else PLENTY
        roomy = lay_out(self.listed, width, free - 3, self.lang, self.page)
        return roomy if roomy.pages == 1 else lay_out(self.listed, width, free, self.lang, self.page)

    def _story(self, width: int, room: int) -> list[Text]:
        """The last lines of what happened: the news, and dim before it what is known already."""
        if room <= 0:
            return []
        news = story_lines(self.events, self._sides, width, self.lang, self.eyes)
        old = story_lines(self.before, self._sides, width, self.lang, self.eyes)
        for line in old:
            line.stylize("dim")
        return [*old, *news][-room:]
