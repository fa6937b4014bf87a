"""The Campaign Record: a line or two for every game, and how many each side has won."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.campaign.view import CampaignView, EntryView
from undaunted.cli.screen.codes import side_style
from undaunted.cli.screen.wrap import wrap
from undaunted.game.telling.wording import side_name
from undaunted.messages import has, say


def lines(view: CampaignView, width: int, lang: str) -> list[Text]:
    rows = [row for text in _told(view, lang) for row in wrap(text, width, indent=4)]
    chance = [Text(say("hq-chance", lang=lang, text=told), "dim") for told in view.chance]
    return [*rows, *(row for text in chance for row in wrap(text, width))]


def _told(view: CampaignView, lang: str) -> Iterator[Text]:
    score = ", ".join(f"{side_name(side, lang)} {view.wins.get(side, 0)}" for side in view.sides)
    yield Text(say("hq-wins", lang=lang, score=score))
    areas = {area.id: area.title for area in view.areas}
    for entry in view.record:
        yield _game(entry, view, lang)
        yield from (Text(f"    {text}") for text in _details(entry, areas, lang))


def end_lines(view: CampaignView, width: int, lang: str) -> list[Text]:
    """Who has the city, and what has become of the viewer's own."""
    if not view.end:
        return []
    over = say("hq-over", lang=lang, side=side_name(view.end.winner, lang))
    texts = [Text(over, "bold"), Text(view.end.how, "italic"), *map(Text, view.end.text.splitlines())]
    return [row for text in texts for row in wrap(text, width)]


def _game(entry: EntryView, view: CampaignView, lang: str) -> Text:
    winner = side_name(entry.winner, lang) if entry.winner else ""
    about = {"state": entry.state, "title": entry.title, "date": entry.date}
    text = Text(
        say("hq-entry", lang=lang, game=entry.game, **about), "bold" if entry.winner else "bold italic"
    )
    if winner:
        how = say(f"win-{entry.how}", lang=lang) if has(f"win-{entry.how}", lang) else entry.how
        won = say("hq-entry-won", lang=lang, side=winner, how=how, round=entry.rounds)
        text.append(f" – {won}", side_style(view.sides, entry.winner))
    return text


def _details(entry: EntryView, areas: dict[str, str], lang: str) -> Iterator[str]:
    if not entry.winner:
        if entry.area in areas:
            yield say("hq-entry-about", lang=lang, area=areas[entry.area])
        return
    piles = ", ".join(f"{side_name(side, lang)} {count}" for side, count in entry.piles.items())
    yield say("hq-entry-piles", lang=lang, piles=piles)
    if entry.lost:
        yield say("hq-entry-lost", lang=lang, names=", ".join(entry.lost))
    if entry.upgraded:
        yield say("hq-entry-upgraded", lang=lang, names=", ".join(entry.upgraded))
    if entry.area in areas:
        yield say("hq-entry-area", lang=lang, area=areas[entry.area])
    yield say("hq-entry-next", lang=lang, state=entry.next, other=entry.not_taken)
    if entry.attempts > 1:
        yield say("hq-entry-attempts", lang=lang, count=entry.attempts)
