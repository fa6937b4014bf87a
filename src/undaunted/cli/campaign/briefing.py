"""What a side is told before a game: where it stands, what it has to do, who has come and who has gone."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.campaign.view import CampaignView
from undaunted.cli.campaign.faces import face_line, place_name, places_by_id
from undaunted.cli.screen.wrap import wrap
from undaunted.game.telling.wording import side_name
from undaunted.messages import say


def title(view: CampaignView, lang: str) -> str:
    told = view.briefing
    if told is None:
        return view.title
    return say("hq-title", lang=lang, campaign=view.title, game=told.game, title=told.title)


def lines(view: CampaignView, width: int, lang: str) -> tuple[list[Text], list[Text]]:
    """The story, and what it means; a page each where the screen is small."""
    story = [row for text in _story(view) for row in wrap(text, width)]
    facts = [row for text in _facts(view, lang) for row in wrap(text, width, indent=4)]
    return story, facts


def _story(view: CampaignView) -> Iterator[Text]:
    told = view.briefing
    if told is None:
        return
    yield Text(", ".join(part for part in (told.date, told.place) if part), "italic")
    for text in (told.text, told.story, told.orders):
        if text:
            yield Text()
            yield from (Text(line) for line in text.splitlines() if line.strip())


def _facts(view: CampaignView, lang: str) -> Iterator[Text]:
    told = view.briefing
    if told is None:
        return
    known = places_by_id(view)
    yield from goals(view, lang)
    if told.initiative:
        yield Text(say("intro-initiative", lang=lang, side=side_name(told.initiative, lang)))
    if told.intel:
        yield Text.assemble((say("hq-intel", lang=lang), "bold"), f" {told.intel}")
    if told.fortified:
        places = ", ".join(place_name(place, known, lang) for place in told.fortified)
        yield Text(say("hq-fortified", lang=lang, places=places))
    if told.integrates:
        yield Text(say("hq-integrates", lang=lang, squads=" + ".join(told.integrates)))
    for heading, faces in (("hq-joined", told.joined), ("hq-left", told.left)):
        if faces:
            yield Text(say(heading, lang=lang), "bold")
            yield from (Text("  ") + face_line(face, lang) for face in faces)


def goals(view: CampaignView, lang: str) -> list[Text]:
    """A line for each side."""
    told = view.briefing.goals if view.briefing else {}
    titles = {side: say("screen-entry", lang=lang, title=side_name(side, lang)) for side in told}
    return [Text(f"{titles[side]} {goal}") for side, goal in told.items()]
