"""The faces of a city as the browser's own code draws them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable

from tests.packs.city import city
from tests.web.sources import WEB
from undaunted.content.city import ways
from undaunted.content.schema import TileFace


def told(face: TileFace, turned: bool = False) -> dict[str, object]:
    """A face as the browser gets it."""
    pack = city()
    assert pack.city
    streets, rails = ways(pack.city)[face.place]
    return {
        "id": face.place,
        "face": face.letter,
        "terrain": face.terrain,
        "structure": face.structure or 0,
        "fortified": face.fortified,
        "streets": streets,
        "rails": rails,
        "turned": turned,
    }


def drawn(faces: Iterable[TileFace], turned: bool = False) -> list[str]:
    """The markup of each, as the browser's own code draws it."""
    text = json.dumps([told(face, turned) for face in faces])
    found = subprocess.run(
        ["node", "test/drawn.mjs"], cwd=WEB, input=text, capture_output=True, text=True, check=True
    )
    pictures: list[str] = json.loads(found.stdout)
    return pictures
