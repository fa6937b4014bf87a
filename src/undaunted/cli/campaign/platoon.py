"""The own platoon: who serves, who has fallen, and what became of each."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.campaign.view import CampaignView, PersonView
from undaunted.cli.campaign.faces import face_line
from undaunted.cli.screen.wrap import wrap
from undaunted.messages import say

SERVING = "serving"
EVERYDAY = ("joined", "fought")
"""Moments that everybody has; the others are worth a line."""


def lines(view: CampaignView, width: int, lang: str) -> list[Text]:
    serving = [person for person in view.platoon if person.status == SERVING]
    gone = [person for person in view.platoon if person.status != SERVING]
    texts = [
        Text(say("hq-serving", lang=lang, count=len(serving)), "bold"),
        *(text for person in serving for text in _person(person, lang)),
    ]
    if gone:
        texts += [Text(), Text(say("hq-gone", lang=lang, count=len(gone)), "bold")]
        texts += [text for person in gone for text in _person(person, lang)]
    return [row for text in texts for row in wrap(text, width, indent=6)]


def _person(person: PersonView, lang: str) -> Iterator[Text]:
    line = Text("  ") + face_line(person.face, lang)
    if person.games:
        line.append(f" – {say('hq-games', lang=lang, count=person.games)}", "dim")
    yield line
    for moment in person.story:
        if moment.what not in EVERYDAY:
            yield Text(f"      {say('hq-moment', lang=lang, game=moment.game, text=moment.text)}", "italic")
