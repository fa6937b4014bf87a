"""Every guide: its texts are there in every language and fit the game; a bad file is refused clearly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.guides.played import at_lesson, learners_steps
from tests.messages.test_french import ENGLISH
from undaunted.content.errors import ContentError
from undaunted.guides import Guide, UnknownGuide, find, guides, place, text
from undaunted.guides.guide import FOLDER, load
from undaunted.messages import ids, languages, say

ALL = tuple(guides().values())


def test_there_are_two_and_the_first_is_for_newcomers() -> None:
    assert list(guides()) == ["la-raye", "vehicles"]
    with pytest.raises(UnknownGuide, match=r"nowhere.*la-raye"):
        find("nowhere")


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_there_and_none_is_idle(lang: str) -> None:
    spoken = {text for guide in ALL for text in guide.texts()} | {"guide-not-now", "guide-watch"}
    assert {key for key in ids(lang) if key.startswith("guide-")} == spoken


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("guide", ALL, ids=lambda guide: guide.name)
def test_every_lesson_can_be_told_when_it_comes(guide: Guide, lang: str) -> None:
    for game, where in learners_steps(guide):
        lesson = None if where.lesson is None else guide.lessons[where.lesson]
        for page in lesson.pages if lesson else guide.end:
            said = text(guide, page.text, game, lang, lesson.odds if lesson else None)
            assert not re.search(r"[{}]|  ", said), said
            assert len(said) < 330, f"{page.text} is more than one idea: {said}"
            if lang == "fr":
                plain = said.replace("Long Range Desert Group", "")
                assert not ENGLISH.search(plain), said
                assert not re.search(
                    r"[^\s«\u00a0\u202f][!?;:»](?=\s|$)|(?<![\u00a0\u202f]) [!?;:»%]", said
                ), said


def test_no_number_of_the_game_is_written_in_a_text() -> None:
    # Years, and the faces of a die, are no numbers of the game.
    for lang in languages():
        for file in (Path(FOLDER.parent) / "messages" / lang / "guide.ftl",):
            lines = [line.partition(" = ")[2] for line in file.read_text(encoding="utf-8").splitlines()]
            written = [
                line for line in lines if re.search(r"\d", re.sub(r"19\d\d|0 (to|à) 9|\b0\b", "", line))
            ]
            assert written == []


@pytest.mark.parametrize("guide", ALL, ids=lambda guide: guide.name)
def test_a_lesson_points_at_what_it_asks_for(guide: Guide) -> None:
    for lesson in guide.lessons:
        first = {thing.strip() for thing in lesson.do[0].split("|")}
        assert first & set(lesson.pages[-1].at), lesson.pages[-1].text


@pytest.mark.parametrize("guide", ALL, ids=lambda guide: guide.name)
def test_undoing_goes_back_in_the_lessons_too(guide: Guide) -> None:
    undone = 0
    for game, where in learners_steps(guide):
        if where.lesson is None:
            break
        twin = game.copy()
        twin.play(guide.seat, where.asked[0])
        if twin.can_undo(guide.seat):
            twin.undo(guide.seat)
            assert place(guide, twin) == where
            undone += 1
    assert undone > 5


def test_a_game_that_went_another_way_is_astray() -> None:
    guide = find("la-raye")
    game = at_lesson(guide, "play-scout")
    game.play("US", "end-turn")
    assert place(guide, game).astray
    game = at_lesson(guide, "play-scout")
    game.withdraw("US")
    assert place(guide, game).astray


MORE = '[[lesson]]\npages = [{ text = "won" }]\ndo = ["end-turn"]\n'
GOOD = (FOLDER / "la-raye.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("found", "instead", "complaint"),
    [
        ('seat = "US"', 'seat = "Greek"', "seat: found 'Greek', expected one of US, German"),
        ("minutes = 10", "", "minutes"),
        ('do = ["12B"]', 'do = ["6A"]', r"lesson\[2\]: found '6A', expected what may be picked"),
        ('do = ["12B"]', 'do = ["12B | nowhere"]', r"lesson\[2\]: found 'nowhere'"),
        ('at = ["12B"]', 'at = ["the-moon"]', r"lesson\[2\].scout-road: found 'the-moon'"),
        ('"3 7 1 4"', '"3 7 1"', "chance|can be played"),
        ('    "us-scout-a us-rifleman-a ', '    "us-mortar us-rifleman-a ', "chance: found 'us-mortar'"),
        ('target = "german-machine-gunner-a"', 'target = "german-tank"', r"lesson\[17\].odds"),
        ('watch = "watch-third"', 'whatch = "watch-third"', "unknown key 'whatch'"),
        ('"end-turn",\n    "german-squad-leader-b",', '"end-turn",\n    "german-scout-a",', "then of German"),
        ("[[end]]", f"{MORE}\n[[end]]", "the end of the game"),
    ],
)  # fmt: skip
def test_a_bad_file_says_where_and_what(tmp_path: Path, found: str, instead: str, complaint: str) -> None:
    assert found in GOOD
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace(found, instead, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=complaint):
        load(path)


def test_the_instructor_has_a_name() -> None:
    for guide in ALL:
        assert say(f"bot-guide-{guide.name}")
