"""The city between games: its map, place by place, and its districts with their holders."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.campaign.view import AreaView, CampaignView, PlaceView
from undaunted.cli.campaign.faces import place_name, places_by_id
from undaunted.cli.screen.codes import side_style
from undaunted.cli.screen.wrap import wrap
from undaunted.game.telling.wording import side_name
from undaunted.messages import say

SIGNS = {"whole": " ", "damaged": "/", "destroyed": "x", "fortified": "+"}
HALF = 5
"""Columns of half a tile; neighbours in the next line lie half a tile aside."""
NARROW = 3


def lines(view: CampaignView, width: int, lang: str) -> tuple[list[Text], list[Text]]:
    """The map, and the districts in words."""
    told = [row for text in _districts(view, lang) for row in wrap(text, width, indent=4)]
    legend = wrap(Text(_legend(view, lang), "dim"), width)
    return [*drawn(view, width, lang), *legend], told


def drawn(view: CampaignView, width: int, lang: str) -> list[Text]:
    """As the places lie, north above."""
    holders = {area.id: area.holder for area in view.areas}
    last = max((place.x for place in view.city), default=0)
    half = HALF if (last + 2) * HALF <= width else NARROW
    found: list[Text] = []
    for y in sorted({place.y for place in view.city}):
        line = Text()
        for place in sorted((one for one in view.city if one.y == y), key=lambda one: one.x):
            line.pad_right(max(0, place.x * half - line.cell_len))
            line.append_text(_cell(place, holders.get(place.area, ""), view, lang, narrow=half == NARROW))
        found.append(line)
    return found


def _cell(place: PlaceView, holder: str, view: CampaignView, lang: str, narrow: bool) -> Text:
    """`S404x`: whose district, which place, what is left of it; in brackets where the next game is."""
    letter = side_name(holder, lang)[0] if holder and not narrow else " " if not narrow else ""
    text = f"{letter}{place.id}{SIGNS.get(place.state, '?')}"
    text = f"[{text}]" if place.board and not narrow else text if narrow else f" {text} "
    style = side_style(view.sides, holder) if holder else ""
    return Text(text, f"bold {style}".strip() if place.board else style)


def _legend(view: CampaignView, lang: str) -> str:
    letters = ", ".join(
        say("hq-map-holder", lang=lang, letter=side_name(side, lang)[0], side=side_name(side, lang))
        for side in view.sides
    )
    signs = {name: sign for name, sign in SIGNS.items() if sign.strip()}
    return say("hq-map", lang=lang, letters=letters, **signs)


def _districts(view: CampaignView, lang: str) -> Iterator[Text]:
    known = places_by_id(view)
    for area in view.areas:
        yield _district(area, view, lang)
        changed = [known[place] for place in area.places if place in known and known[place].changed_in]
        for place in changed:
            called = place_name(place.id, known, lang)
            told = {"place": called, "state": say(f"hq-state-{place.state}", lang=lang)}
            yield Text("    " + say("hq-changed", lang=lang, game=place.changed_in, **told))
        for state in ("open", "destroyed"):
            mouths = [place for place in area.places if place in known and known[place].tunnel == state]
            if mouths:
                named = ", ".join(place_name(place, known, lang) for place in mouths)
                yield Text("    " + say(f"hq-tunnel-{state}", lang=lang, places=named))


def _district(area: AreaView, view: CampaignView, lang: str) -> Text:
    text = Text.assemble((area.title, "bold"), ": ")
    if area.holder:
        told = say("hq-held", lang=lang, side=side_name(area.holder, lang), game=area.won_in)
        text.append(told, side_style(view.sides, area.holder))
    else:
        text.append(say("hq-held-by-nobody", lang=lang))
    if area.contested:
        text.append(f" {say('hq-contested', lang=lang)}", "bold")
    return text
