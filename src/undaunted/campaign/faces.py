"""A card of a campaign as it is shown, in the language asked for."""

from __future__ import annotations

from functools import lru_cache

from undaunted.campaign.book import Book
from undaunted.campaign.view import ActionView, FaceView
from undaunted.content.action import Action, read_action
from undaunted.content.grades import differences
from undaunted.content.naming import slug
from undaunted.game.telling.wording import action_text, card_name, soldier_name
from undaunted.messages import say


@lru_cache(maxsize=4096)
def face_view(book: Book, side: str, card: str, lang: str) -> FaceView:
    told = book.cards[side][card]
    pack = book.pack.id
    return FaceView(
        card=card,
        id=told.name,
        number=told.card.number,
        soldier=told.card.soldier,
        title=told.card.title,
        called=str(card_name(told, lang, pack)),
        family=str(soldier_name(told.card.title, told.squad, lang, pack)),
        squad=told.squad,
        kind=told.card.kind,
        grade=told.card.grade,
        initiative=told.card.initiative,
        actions=tuple(_action(action, lang) for action in told.actions),
        missing=tuple(_action(read_action(text), lang) for text in told.card.missing),
        aircraft=told.card.aircraft,
        armour=told.card.armour is not None,
    )


def _action(action: Action, lang: str) -> ActionView:
    value = f"{action.value}/{action.second}" if action.second else str(action.value or "")
    return ActionView(
        word=slug(action.word), text=action_text(action, lang), value=value, upgraded=action.upgraded
    )


def learnt(book: Book, side: str, regular: str, upgraded: str, lang: str) -> str:
    """What the upgraded card does better."""
    cards = book.cards[side]
    better, _ = differences(cards[regular].card, cards[upgraded].card)
    told = []
    for one in better:
        word, _, value = one.partition(" ")
        told.append(
            say("platoon-initiative", lang, value=value) if word == "initiative" else action_text(one, lang)
        )
    return ", ".join(told)


def called(book: Book, side: str, card: str, lang: str) -> str:
    """Somebody by his own name, or by what the card is."""
    told = book.cards[side][card]
    return told.card.soldier or str(card_name(told, lang, book.pack.id))
