"""The ids of all that the campaigns of the packs tell: their files say what there is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import undaunted.content
from undaunted.content.naming import slug

PACKS = Path(undaunted.content.__file__).parent / "packs"


def campaign_texts() -> dict[str, str]:
    """What stands in the files, in English, by the id under which other languages say it."""
    return {
        "-".join(("campaign", slug(home.parent.name), *(slug(part) for part in parts))): text
        for home in sorted(PACKS.glob("*/campaign"))
        for parts, text in _texts(home)
    }


def _texts(home: Path) -> Iterator[tuple[tuple[str, ...], str]]:
    told = _read(home / "campaign.toml")
    yield ("title",), told["title"]
    for area, what in told["areas"].items():
        yield ("area", area), what["title"]
    for end, what in told["ends"].items():
        yield from (((end, part), text) for part, text in what.items() if part != "winner")
    for file in sorted(home.glob("levels/*.toml")):
        level = _read(file)
        yield (str(level["level"]), "date"), level["date"]
        for state, what in level["states"].items():
            yield from (((state, "briefing", side), text) for side, text in what["briefing"].items())
            intel = what.get("intel", {})
            yield from (((state, "intel", side), secret["text"]) for side, secret in intel.items())
        for scenario, what in level.get("aftermath", {}).items():
            yield from ((("aftermath", scenario, victor), text) for victor, text in what.items())


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
