"""The Campaign Step, told card by card."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.campaign.view import CampaignView, DrawView, SideStepView, StepView
from undaunted.cli.campaign.faces import face_line, place_name, places_by_id
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.terminal import Terminal
from undaunted.game.telling.wording import side_name
from undaunted.messages import say


def show(view: CampaignView, step: StepView, terminal: Terminal) -> None:
    """First how it ended, then one card after the other: Enter turns the next."""
    lang, width = terminal.lang, terminal.width
    heading = say("hq-step-title", lang=lang, game=step.game)
    terminal.pages(heading, [row for text in _victory(view, step, lang) for row in wrap(text, width)])
    if step.over:
        return
    shown: list[Text] = []
    for block in _cards(view, step, lang):
        fresh = _wrapped(iter(block), width)
        room = max(1, terminal.height - 3) if terminal.height else len(fresh)
        shown = [*shown, *fresh][-room:]
        if terminal.clears:
            terminal.show([Text(heading, "bold"), *shown])
        else:
            for line in fresh:
                terminal.tell(line)
        terminal.pause()


def lines(view: CampaignView, step: StepView, width: int, lang: str) -> list[Text]:
    """All of it at once."""
    found = [row for text in _victory(view, step, lang) for row in wrap(text, width)]
    if not step.over:
        found += _wrapped((line for block in _cards(view, step, lang) for line in block), width)
    return found


def _wrapped(texts: Iterator[Text], width: int) -> list[Text]:
    return [row for text in texts for row in wrap(text, width, indent=4)]


def _victory(view: CampaignView, step: StepView, lang: str) -> Iterator[Text]:
    known = places_by_id(view)
    yield Text(step.victory, "bold")
    yield from (Text(line) for line in step.aftermath.splitlines())
    for key, places in (("hq-damaged", step.damaged), ("hq-caved-in", step.caved_in)):
        if places:
            named = ", ".join(place_name(place, known, lang) for place in places)
            yield Text(say(key, lang=lang, places=named))
    for side in step.sides:
        if side.shot_down:
            told = {"side": side_name(side.side, lang), "what": ", ".join(side.shot_down)}
            yield Text(say("hq-shot-down", lang=lang, **told))


def _cards(view: CampaignView, step: StepView, lang: str) -> Iterator[list[Text]]:
    """What is shown at a time: the piles, then card by card, then what the intel brought."""
    piles = [_pile(side, lang) for side in step.sides]
    yield piles
    for side in step.sides:
        if view.side and side.side != view.side:
            continue
        phase = ""
        for draw in side.draws:
            yield [*([_phase(draw, lang)] if draw.phase != phase else []), *_draw(draw, lang)]
            phase = draw.phase
        if side.intel or side.joined:
            yield [
                Text(side.intel, "italic"),
                *(Text("  + ") + face_line(face, lang) for face in side.joined),
            ]


def _pile(side: SideStepView, lang: str) -> Text:
    return Text(say("hq-pile", lang=lang, side=side_name(side.side, lang), count=side.pile))


def _phase(draw: DrawView, lang: str) -> Text:
    return Text(say(f"hq-phase-{draw.phase}", lang=lang), "bold")


def _draw(draw: DrawView, lang: str) -> list[Text]:
    told = [Text("  ") + face_line(draw.face, lang), Text(f"    {draw.text}")]
    if draw.comes:
        told.append(Text("  + ") + face_line(draw.comes, lang))
    return told
