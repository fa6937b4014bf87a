"""Whatever the content names is drawn: nothing falls back to a stand-in in the browser."""

from __future__ import annotations

import re

import pytest

import undaunted
from tests.web.sources import WEB
from undaunted.content import pack
from undaunted.content.naming import slug
from undaunted.messages import languages
from undaunted.server import pages, staging

ART = WEB / "src/lib/art"
EXTRA = "extra/extra.ts"
"""What comes with the stages that need it."""
SIEGE = "../siege/signs.ts"
"""… and with those of a city."""


def keys(file: str) -> set[str]:
    """The names in a table of drawings: `name: …` or `'a-name': …`, two blanks in."""
    return set(re.findall(r"^  '?([a-z][a-z0-9-]*)'?:", (ART / file).read_text(), re.MULTILINE))


@pytest.fixture(scope="module")
def stages() -> list[pages.StageInfo]:
    return [staging.staged(one.id, languages()[0]) for one in undaunted.scenarios()]


def test_every_terrain_has_a_face_and_a_sign(stages: list[pages.StageInfo]) -> None:
    terrains = {tile.terrain for stage in stages for tile in stage.tiles}
    # Those of a city are drawn one by one below.
    city = keys("land/city/signs.ts")
    assert terrains - {"hill"} <= keys("land/green.ts") | keys("land/desert.ts") | city
    assert "terrain === 'hill'" in (ART / "land/land.ts").read_text()
    assert terrains <= keys("signs.ts") | city


def test_every_soldier_has_a_silhouette_and_a_name(stages: list[pages.StageInfo]) -> None:
    titles = {counter.title for stage in stages for counter in stage.counters}
    titles |= {card.title for stage in stages for card in stage.cards}
    titles |= {slug(card.title) for card in pack("stalingrad").cards}
    assert titles <= keys("cards/gear.ts") | keys(EXTRA) | keys(SIEGE)
    people = {
        card.title
        for stage in stages
        for card in stage.cards
        if card.kind != "fog" and not card.soldier  # of his own
    }
    nameless = {"recon-aircraft", "assault-aircraft"}
    assert people - nameless <= keys("cards/portraits.ts") | keys(EXTRA)


def test_every_vehicle_and_structure_is_drawn_with_all_its_places(stages: list[pages.StageInfo]) -> None:
    # Buildings and tunnels are the tiles' own.
    standing = {one.title for stage in stages for one in stage.structures if not one.kind}
    assert standing <= keys("pieces/structures.ts")
    assert {one.title for stage in stages for one in stage.vehicles} <= keys("pieces/vehicles.ts")
    assert {len(one.places) for stage in stages for one in stage.vehicles} == {3}


def test_every_action_and_button_has_a_sign(stages: list[pages.StageInfo]) -> None:
    words = {action.word for stage in stages for card in stage.cards for action in card.actions}
    words |= {
        action.word
        for stage in stages
        for one in stage.vehicles
        for place in one.places
        for action in place.actions
    }
    words |= {button.thing for stage in stages for button in stage.buttons}
    words |= {slug(action.word) for card in pack("stalingrad").cards for action in card.actions}
    assert words <= keys("icons.ts") | keys(EXTRA) | keys(SIEGE)


def test_every_side_has_its_emblem(stages: list[pages.StageInfo]) -> None:
    assert {side.emblem for stage in stages for side in stage.scenario.sides} <= keys("sides.ts")
