"""What happened, line by line, with the dice for all to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from undaunted.cli.codes import side_style
from undaunted.cli.wrap import wrap
from undaunted.game.event import Event
from undaunted.messages import say

HEADINGS = ("round-began", "turn-began", "won")


def lines(events: Iterable[Event], sides: Sequence[str], width: int, lang: str = "en") -> list[Text]:
    """The events as lines of at most this width."""
    return [row for event in events for row in wrap(told(event, sides, lang), width, indent=4)]


def told(event: Event, sides: Sequence[str], lang: str = "en") -> Text:
    if event.kind == "shot":
        return _shot(event, lang)
    text = Text(event.say(lang))
    if event.kind in HEADINGS:
        text.stylize("bold")
    else:
        text = Text("  ") + text
    for side in sides:
        text.highlight_words([side], side_style(sides, side))
    return text


def _shot(event: Event, lang: str) -> Text:
    """Each die in its box; those that hit stand out."""
    dice = str(event.args["dice"]).split()
    boxes = " ".join(f"[{die}]" for die in dice)
    text = Text("  " + say("event-shot", lang=lang, **{**event.args, "dice": boxes}))
    start = text.plain.find(boxes)
    for die in dice:
        hits = die == "0" or int(die) >= int(event.args["total"])
        text.stylize("bold reverse" if hits else "bold", start, start + 3)
        start += 4
    if event.args["result"] == "hit":
        text.stylize("bold", start)
    return text
