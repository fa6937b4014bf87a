"""A French game speaks French: random games of every scenario, all they say compared with the English."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import undaunted
from tests.each import each
from tests.messages.campaign_texts import campaign_texts
from tests.messages.contract import samples
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import choices
from undaunted.cli.screen.glyphs import FANCY
from undaunted.cli.screen.screen import Screen
from undaunted.content import pack
from undaunted.game.game import Game
from undaunted.messages import ids, say

CAMPAIGN_TEXTS = campaign_texts()
SCENARIOS = [info.id for info in undaunted.scenarios()]
DECISIONS = 80

# Words that are the same in both languages.
SAME = {
    "actions", "camp", "commando", "dunes", "face", "fort", "grenade", "grenadier", "guastatore", "hangar",
    "iii", "initiative", "iv", "kv", "lieutenant", "lrdg", "oasis", "panzer", "point", "points", "saboteur",
    "score", "silo", "spartanovka", "stalingrad", "steppe", "structure", "structures", "stug", "total",
    "univermag", "village",
}  # fmt: skip
# So are those of soldiers.
SURNAMES = {word.lower() for card in pack("stalingrad").cards for word in card.soldier.split()[1:]}
ENGLISH = re.compile(
    r"\b(the|of|and|with|from|which|who|whom|this|that|is|are|was|your|you|card|cards|tile|tiles|vehicle|hit|miss|"
    r"draws?|plays?|turn|round|deck|hand|discard|supply|scouted|controlled|escape|escaped|neutralised|disabled|"
    r"Rifleman|Scout|Sniper|Gunner|Driver|Truck|Tank|German|Italian|Squad|Leader|Move|Attack|Bolster|Recon|Control|"
    r"Suppress|Drive|Repair|Demolition|driver|gunner|crew|passenger|sound|damage|nobody|cover|range|dice|die)\b"
)


def french(text: str, english: str) -> None:
    """Something French, and nothing English."""
    assert not ENGLISH.search(text), text
    if text == english:
        words = set(re.findall(r"[^\W\d_]{2,}", text.lower()))
        assert words <= SAME | SURNAMES, text


def played(scenario: str, seed: int) -> Iterator[tuple[Game, str]]:
    """Every question of the beginning of a random game that does not hunker down all the time."""
    chance = random.Random(f"{scenario} {seed}")
    game = undaunted.new(scenario, seed=seed)
    while not game.over and game.decisions < DECISIONS:
        seat = game.deciders[0]
        yield game, seat
        options = game.options(seat)
        lively = [option for option in options if option.name not in ("hunker-down", "stop")]
        game.play(seat, chance.choice(lively or options))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_questions_options_events_and_refusals(scenario: str) -> None:
    chance = random.Random(scenario)
    for game, seat in played(scenario, 1):
        french(game.prompt(seat, "fr"), game.prompt(seat))
        options = game.options(seat)
        for option in options:
            french(option.text("fr"), option.text())
            assert say(f"rule-{option.rule}", "fr")
            assert say(f"rule-{option.question_rule}", "fr")
        offered = {option.thing for option in options}
        others = [thing for thing in game._things.names if thing not in offered]
        for thing in chance.sample(others, min(3, len(others))):
            with pytest.raises(undaunted.IllegalDecision) as refused:
                game.play(seat, thing)
            french(refused.value.explain("fr"), refused.value.reason)
    for seen in (*game.seats, None):
        for event in game.events(seen):
            french(event.say("fr"), event.text)
            french(event.say("fr", seen or ""), event.text)


@pytest.mark.parametrize("scenario", ["normandy/2", "normandy/10", "north-africa/2", "north-africa/7"])
def test_the_whole_screen(scenario: str) -> None:
    for game, seat in played(scenario, 2):
        if game.decisions % 5:
            continue
        view = game.view(seat)
        cards = Cards(game.stage, FANCY, "fr")
        screen = Screen(
            view=view,
            cards=cards,
            glyphs=FANCY,
            width=120,
            height=50,
            lang="fr",
            prompt=game.prompt(seat, "fr"),
            listed=choices(game.options(seat), view, cards, "fr"),
            events=game.events(seat, max(0, game.decisions - 5)),
        )
        for line in [*screen.lines(), *screen.panels.fleet.full()]:
            assert not ENGLISH.search(line.plain), line.plain


# Those of the browser are held by tests/web, those of guides by tests/guides, of solo cards by tests/solo.
def test_every_message_is_translated() -> None:
    def check(key: str) -> None:
        text, english = say(key, "fr", **samples(key)), say(key, "en", **samples(key))
        if text == english:
            words = set(re.findall(r"[^\W\d_]{2,}", re.sub(r"[Ss]ome \w+", "", text).lower()))
            assert words <= SAME, text

    others = ("scenario-", "web-", "guide-", "solo-")
    each((key for key in ids("fr") if not key.startswith(others) and key not in CAMPAIGN_TEXTS), check)


def test_a_scenario_is_told_in_french() -> None:
    for info in undaunted.scenarios():
        key = f"scenario-{info.id.replace('/', '-')}"
        for part in ("briefing", *(f"briefing-{side.lower()}" for side in info.briefings)):
            assert not ENGLISH.search(say(f"{key}-{part}", "fr")), key


def test_a_campaign_is_told_in_french() -> None:
    """Every text, with the spaces that French sets before its signs."""
    for key, english in CAMPAIGN_TEXTS.items():
        text = say(key, "fr")
        assert not ENGLISH.search(text), key
        assert not re.search(r"[^\u00a0][:;?!»]|«[^\u00a0]", text), key
        if "\n" in english:  # prose, not a name
            assert 0.6 < len(text.split()) / len(english.split()) < 1.6, key
