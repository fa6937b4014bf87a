"""The page of advice: the most promising options in the words of the list, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undaunted.bots import read_budget
from undaunted.bots.advice import Advice, Reply
from undaunted.bots.sureness import advise, looked, sureness
from undaunted.cli.screen.choices import Entry
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.terminal import Terminal
from undaunted.game.game import Game
from undaunted.messages import say

BUDGET = "0.5s"
MOST = 6
"""Options on the page."""
GAP = 2


def hint(game: Game, seat: str, listed: Sequence[Entry], terminal: Terminal) -> tuple[str, list[Text]]:
    """The title and the lines of the page."""
    if terminal.clears:
        terminal.whisper(say("advice-waits", lang=terminal.lang))
    try:
        advice = advise(game, seat, read_budget(BUDGET), seed=game.decisions)
    finally:
        terminal.hush()
    return say("title-advice", lang=terminal.lang), page(advice, listed, terminal.width, terminal.lang)


def page(advice: Advice, listed: Sequence[Entry], width: int, lang: str) -> list[Text]:
    total = looked(advice)
    lines = wrap(Text(say("advice-about", lang=lang, count=total)), width)
    lines.append(Text())
    heads = [say(f"advice-{column}", lang=lang) for column in ("chance", "thought")]
    wide = [max(len(head), len("100 %")) for head in heads]
    gap = " " * GAP
    lines.append(Text(gap.join(head.rjust(room) for head, room in zip(heads, wide, strict=True)), "dim"))
    by_thing = {choice.option.thing: choice for choice in listed}
    for place, reply in enumerate(advice.replies[:MOST]):
        figures = (chance_text(reply, lang), percent(reply.visits / total if total else 0, lang))
        lead = gap.join(figure.rjust(room) for figure, room in zip(figures, wide, strict=True)) + gap
        choice = by_thing[reply.thing]
        line = Text.assemble(lead, (f"{choice.number}", "bold"), f" {choice.texts[0]}")
        if place == 0:
            line.stylize("bold")
        lines += wrap(line, width, indent=len(lead) + GAP)
    if len(advice.replies) > MOST:
        lines.append(Text(say("advice-others", lang=lang, count=len(advice.replies) - MOST), "dim"))
    lines.append(Text())
    return [*lines, *wrap(Text(say(f"advice-{sureness(advice)}", lang=lang)), width)]


def chance_text(reply: Reply, lang: str) -> str:
    """Nothing is known about an option that was never looked into."""
    return percent(reply.win_chance, lang) if reply.visits else "?"


def percent(share: float, lang: str) -> str:
    return say("odds-percent", lang=lang, percent=round(share * 100))
