"""Cards and people of a platoon in a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from undaunted.campaign.view import CampaignView, FaceView, PlaceView
from undaunted.messages import say


def face_line(face: FaceView, lang: str) -> Text:
    """`Rifleman A Belsky (upgraded) S-U-004 (5): Move 2, Attack 1; without Control`."""
    text = Text.assemble((face.called, "bold"), f" {face.card}")
    told = {
        "actions": ", ".join(action.text for action in face.actions),
        "missing": ", ".join(action.text for action in face.missing),
    }
    text.append(f" {say('hq-face', lang=lang, initiative=face.initiative, **told)}")
    return text


def difference(face: FaceView, lang: str) -> str:
    """Who of a unit he is, and what he does better or worse: `Belsky (upgraded) Move 2`."""
    better = [action.text for action in face.actions if action.upgraded]
    name = face.called.removeprefix(face.family).strip() or face.called
    worse = [say("hq-without", lang=lang, action=action.text) for action in face.missing]
    return " ".join([name, ", ".join([*better, *worse])]).strip()


def named(faces: Iterable[FaceView]) -> str:
    return ", ".join(face.called for face in faces)


def places_by_id(view: CampaignView) -> dict[str, PlaceView]:
    return {place.id: place for place in view.city}


def place_name(place: str, known: Mapping[str, PlaceView], lang: str) -> str:
    """`the Grain Elevator (708)`; a place without a name of its own goes by its number."""
    found = known.get(place)
    title = found.title if found else ""
    return say("hq-place", lang=lang, place=place, title=title)
