"""What happened, line by line, with the dice for all to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from rich.text import Text

from undaunted.cli.screen.codes import side_style
from undaunted.cli.screen.wrap import wrap
from undaunted.game.event import Event
from undaunted.game.telling.wording import side_name, with_article

HEADINGS = ("round-began", "turn-began", "won")


def lines(
    events: Iterable[Event], sides: Sequence[str], width: int, lang: str = "en", eyes: str = ""
) -> list[Text]:
    """The events as lines of at most this width; `eyes` is the seat that is told so, if it is just one."""
    return [row for event in events for row in wrap(told(event, sides, lang, eyes), width, indent=4)]


def told(event: Event, sides: Sequence[str], lang: str = "en", eyes: str = "") -> Text:
    if event.kind == "shot":
        return _shot(event, lang, eyes)
    text = Text(event.say(lang, eyes))
    if event.kind in HEADINGS:
        text.stylize("bold")
    else:
        text = Text("  ") + text
    for side in sides:
        text.highlight_words(_called(side, lang), side_style(sides, side))
    return text


def _called(side: str, lang: str) -> list[str]:
    """Its name, its people, and the adjectives made of it."""
    name = side_name(side, lang)
    people = with_article(name, lang).rpartition(" ")[2]
    adjectives = (name.forms.get(form) for form in ("adjective", "feminine", "masculine"))
    return [name, people, *(word for word in adjectives if word)]


def _shot(event: Event, lang: str, eyes: str = "") -> Text:
    """Each die in its box; those that hit stand out."""
    dice = str(event.args["dice"]).split()
    boxes = " ".join(f"[{die}]" for die in dice)
    boxed = msgspec.structs.replace(event, args={**event.args, "dice": boxes})
    text = Text("  " + boxed.say(lang, eyes))
    start = 0
    for die in dice:
        start = text.plain.index(f"[{die}]", start)
        hits = die == "0" or int(die) >= int(event.args["total"])
        text.stylize("bold reverse" if hits else "bold", start, start + 3)
        start += 3
    if event.args["result"] == "hit":
        text.stylize("bold", start)
    return text
