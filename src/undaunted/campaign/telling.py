"""The step after a game, told card by card to the one whose cards they are."""

from __future__ import annotations

from undaunted.campaign.book import Book, is_end
from undaunted.campaign.faces import called, face_view, learnt
from undaunted.campaign.standing import Draw, Entry
from undaunted.campaign.view import DrawView, SideStepView, StepView
from undaunted.game.telling.wording import card_name, scenario_text, side_name
from undaunted.messages import say


def step_view(book: Book, entry: Entry, viewer: str | None, lang: str) -> StepView:
    scenario = book.scenario(entry.state)
    title = scenario_text(scenario, "title", lang)
    victor = side_name(entry.winner, lang)
    if entry.area:
        area = book.text(book.file.areas[entry.area].title, lang, "area", entry.area)
        if area == title:  # it is named once
            victory = say("step-won-here", lang, side=victor, area=area)
        else:
            victory = say("step-won-area", lang, side=victor, title=title, area=area)
    else:
        victory = say("step-won", lang, side=victor, title=title)
    after = book.level(entry.state).aftermath.get(str(scenario.id), {}).get(entry.winner, "")
    return StepView(
        game=entry.game,
        victory=victory,
        aftermath=book.text(after, lang, "aftermath", str(scenario.id), entry.winner) if after else "",
        area=entry.area,
        damaged=tuple(sorted(entry.turned)),
        caved_in=entry.caved_in,
        sides=tuple(_side(book, entry, side, side == viewer, lang) for side in book.sides),
        over=is_end(entry.next),
    )


def _side(book: Book, entry: Entry, side: str, own: bool, lang: str) -> SideStepView:
    """Of the enemy no more than lay open on the table: the size of the pile, and aircraft shot down."""
    step = entry.sides[side]
    cards = book.cards[side]
    down = tuple(str(card_name(cards[card], lang, book.pack.id)) for card in step.shot_down)
    if not own:
        return SideStepView(side=side, pile=step.pile, shot_down=down)
    return SideStepView(
        side=side,
        pile=step.pile,
        shot_down=down,
        draws=tuple(_draw(book, side, draw, lang) for draw in step.draws),
        intel=say("step-intel", lang) if step.intel else "",
        joined=tuple(face_view(book, side, card, lang) for card in step.joined),
        losses=len(step.lost),
        upgrades=len(step.upgraded),
    )


def _draw(book: Book, side: str, draw: Draw, lang: str) -> DrawView:
    args = {"soldier": called(book, side, draw.card, lang)}
    if draw.outcome == "back":
        key = f"step-back-{draw.phase}"
    elif draw.outcome == "upgraded":
        key, args["what"] = "step-upgraded", learnt(book, side, draw.card, draw.comes, lang)
    elif draw.comes:
        key, args["other"] = "step-replaced", called(book, side, draw.comes, lang)
    else:
        key = "step-choose" if draw.chooses else "step-lost"
    return DrawView(
        phase=draw.phase,
        face=face_view(book, side, draw.card, lang),
        outcome=draw.outcome,
        text=say(key, lang, **args),
        comes=face_view(book, side, draw.comes, lang) if draw.comes else None,
        chooses=draw.chooses,
    )
