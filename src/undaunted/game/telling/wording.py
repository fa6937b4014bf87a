"""Content in words, for the language asked for. What the messages do not know keeps the text of its pack."""

from __future__ import annotations

import re
import string
from collections.abc import Sequence
from functools import lru_cache

from undaunted.content.action import Action, read_action
from undaunted.content.goal import Goal
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Scenario
from undaunted.game.things import slug
from undaunted.messages import Name, composed, has, name, say

# Two squads that were made one have two letters; not so the Panzer III.
_SQUADDED = re.compile(r"(.+) ([A-Z]|[A-C]{2})")
_DIGITS = string.digits + string.ascii_uppercase
"""Signs on the map have two letters, places three digits: `5A` is a building at 510, `F9` a tunnel at 509."""

KEPT = 5_000
"""How many names that are put together are kept: they come up again and again, in all scenarios."""


def side_name(side: str, lang: str = "en") -> Name:
    """A side, and a seat that is called after it."""
    return name(f"side-{slug(side)}", side, lang)


@lru_cache(maxsize=KEPT)
def soldier_name(title: str, squad: str, lang: str = "en", pack: str = "") -> Name:
    """A card or its counter: `Rifleman A`. One title may be two words in another language, one a game."""
    own = f"card-{pack}-{slug(title)}"
    key = own if pack and has(own, lang) else f"card-{slug(title)}"
    return composed("name-of-squad", name(key, title, lang), lang, squad=squad)


def card_name(card: DeckCard, lang: str = "en", pack: str = "") -> Name:
    """A card; who is one soldier has a name of his own: `Rifleman A Karpukhin`."""
    called = soldier_name(card.card.title, card.squad, lang, pack)
    if not card.card.soldier:
        return called
    surname = card.card.soldier.partition(" ")[2] or card.card.soldier
    return composed("name-of-soldier", called, lang, surname=surname, grade=card.card.grade)


def vehicle_name(title: str, lang: str = "en") -> Name:
    return name(f"vehicle-{slug(title)}", title, lang)


def structure_name(title: str, lang: str = "en") -> Name:
    return name(f"structure-{slug(title)}", title, lang)


def building_name(tile: str, site: str, lang: str = "en") -> Name:
    """A building of the city: by its own name, or by where it stands."""
    sign = {"code": tile[0] + _DIGITS[int(tile[1:]) % len(_DIGITS)]}
    return composed("name-of-building", Name(tile, sign), lang, site=site_name(site, lang) if site else "")


def tunnel_name(tile: str, lang: str = "en") -> Name:
    """The mouth of a tunnel, by where it is."""
    sign = {"code": _DIGITS[10 + int(tile[0])] + _DIGITS[int(tile[1:]) % len(_DIGITS)]}
    return composed("name-of-tunnel", Name(tile, sign), lang)


def place_name(title: str, lang: str = "en") -> Name:
    """A place aboard a vehicle, and the skill that it needs."""
    return name(f"place-{slug(title)}", title, lang)


def deck_called(name_of_deck: str, lang: str = "en") -> str:
    """A bolster deck in a sentence that says what it is: by its squad, or as content calls it."""
    return str(name(f"deck-{slug(name_of_deck)}", name_of_deck, lang))


def deck_name(name_of_deck: str, lang: str = "en") -> str:
    return say("deck-name", lang=lang, deck=deck_called(name_of_deck, lang))


def terrain_name(terrain: str, lang: str = "en") -> Name:
    return name(f"terrain-{terrain}", terrain, lang)


def site_name(title: str, lang: str = "en") -> Name:
    """A place that has a name: `Pavlov's House`."""
    return name(f"site-{slug(title)}", title, lang)


@lru_cache(maxsize=KEPT)
def tile_name(tile: str, terrain: str, lang: str = "en", title: str = "") -> Name:
    """A tile by its code; its forms tell the ground there, or its name: `the farm at 4B`."""
    ground = site_name(title, lang) if title else terrain_name(terrain, lang)
    return composed("name-of-tile", Name(tile), lang, terrain=ground)


def counter_name(text: str, lang: str = "en", pack: str = "") -> Name:
    """A soldier or a vehicle as scenario files write it: `Rifleman A`, `Medium Tank`."""
    if has(f"vehicle-{slug(text)}", lang):
        return vehicle_name(text, lang)
    squadded = _SQUADDED.fullmatch(text)
    title, squad = (squadded[1], squadded[2]) if squadded else (text, "")
    return soldier_name(title, squad, lang, pack)


def action_text(action: Action | str, lang: str = "en") -> str:
    """An action as a card has it: its word and its numbers."""
    if isinstance(action, str):
        action = read_action(action)
    value = f"{action.value}/{action.second}" if action.second else str(action.value or "")
    return say(
        "name-of-action",
        lang=lang,
        word=name(f"action-{slug(action.word)}", action.word, lang),
        value=value,
        squad=action.squad,
        within="" if action.within is None else str(action.within),
        beyond="" if action.beyond is None else str(action.beyond),
        upgraded="yes" if action.upgraded else "",
    )


def goal_text(goal: Goal, lang: str = "en", pack: str = "") -> str:
    """How a side wins, in a word or two."""
    if goal.tiles:
        return say(f"goal-{goal.word}", lang=lang, **goal_args(goal, lang, pack))
    if goal.names:
        return say(f"goal-{goal.word}-names", lang=lang, names=goal_names(goal, lang, pack))
    return say(f"goal-{goal.word}", lang=lang, needed=goal.needed)


def goal_args(goal: Goal, lang: str = "en", pack: str = "") -> dict[str, str | int]:
    """Of tiles to be occupied: which, and by how many of whom."""
    return {
        "tiles": listed(goal.tiles, lang),
        "several": "yes" if len(goal.tiles) > 1 else "no",
        "needed": goal.number,
        "names": goal_names(goal, lang, pack),
    }


def goal_names(goal: Goal, lang: str = "en", pack: str = "") -> str:
    """With their articles: `the Saboteur and the Navigator`."""
    return listed([with_article(counter_name(one, lang, pack), lang) for one in goal.names], lang)


def with_article(noun: Name, lang: str = "en") -> str:
    """As it stands inside a sentence."""
    return say("name-with-article", lang=lang, noun=noun)


def scenario_text(scenario: Scenario, part: str, lang: str = "en") -> str:
    """Its title, date, place or briefing."""
    return told_text(scenario.name, part, getattr(scenario, part), lang)


def side_briefing(scenario: Scenario, side: str, lang: str = "en") -> str:
    """What a side is told beside the scenario's own; most scenarios tell both the same."""
    return told_text(scenario.name, f"briefing-{slug(side)}", scenario.forces[side].briefing, lang)


def told_text(scenario: str, part: str, text: str, lang: str = "en") -> str:
    """The same by the name of a scenario or stage: other languages may tell it in their own words."""
    key = f"scenario-{slug(scenario.partition('+')[0])}-{part}"
    # Lines are joined at blanks only: a no-break space stays one.
    return re.sub(r"[ \n]+", " ", say(key, lang=lang) if has(key, lang) else text).strip()


def listed(texts: Sequence[str], lang: str = "en") -> str:
    """`one, two and three`."""
    if len(texts) < 2:
        return "".join(texts)
    return say("name-and", lang=lang, most=", ".join(texts[:-1]), last=texts[-1])
