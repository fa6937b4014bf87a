"""Every face of Stalingrad is drawn: each in its own way, always the same, and a damaged one as such."""

from __future__ import annotations

import re

import pytest

from tests.packs.city import city
from tests.web.drawn import drawn
from tests.web.sources import WEB

ART = WEB / "src/lib/art/land/city"


@pytest.fixture(scope="module")
def pictures() -> dict[str, str]:
    faces = list(city().tiles.values())
    twice = drawn([*faces, *faces])
    assert twice[: len(faces)] == twice[len(faces) :]
    return dict(zip((face.id for face in faces), twice, strict=False))


def test_each_face_has_a_picture_of_its_own(pictures: dict[str, str]) -> None:
    assert len(pictures) == 129
    assert len(set(pictures.values())) == 129
    assert not any(re.search("NaN|undefined|Infinity", picture) for picture in pictures.values())


def test_all_its_colours_are_known(pictures: dict[str, str]) -> None:
    palette = (ART / "city.css").read_text() + (ART.parent / "land.css").read_text()
    known = set(re.findall(r"--l-[a-z0-9-]+(?=:)", palette))
    used = set(re.findall(r"var\((--l-[a-z0-9-]+)\)", "".join(pictures.values())))
    assert used <= known
    assert len(used) > 25


def test_every_terrain_of_it_has_a_sign() -> None:
    signs = set(re.findall(r"^  ([a-z]+): sign", (ART / "signs.ts").read_text(), re.MULTILINE))
    assert {face.terrain for face in city().tiles.values()} <= signs


def test_a_picture_tells_what_became_of_the_place(pictures: dict[str, str]) -> None:
    for face in city().tiles.values():
        broken = pictures[face.id].count("var(--l-dust-dark)")
        bags = pictures[face.id].count("var(--l-bag)")
        assert bool(bags) == bool(face.fortified), face.id
        if face.letter > "A" and not face.fortified:
            assert broken > pictures[f"{face.place}A"].count("var(--l-dust-dark)"), face.id
