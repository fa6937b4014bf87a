"""Where solo cards are found, and what is said of those that are wrong, missing or too many."""

from __future__ import annotations

import pytest

from undaunted.cli.commands.lint import lint
from undaunted.content import ContentError, loader, pack
from undaunted.content.stage import stage
from undaunted.solo import shelf

GOOD = "{number}  Rifleman\norigin: ours\nUS: {scenarios}\n\nI    Control.\n"


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A pack that extends Normandy, with La Raye and a folder for cards."""
    place = tmp_path / "packs" / "mine"
    (place / "scenarios").mkdir(parents=True)
    (place / "solo").mkdir()
    told = 'id = "mine"\ntitle = "Mine"\nrules = "normandy"\nsides = ["US", "German"]\n'
    (place / "pack.toml").write_text(f'{told}origin = "original"\nextends = "normandy"\n', encoding="utf-8")
    text = (pack("normandy").folder / "scenarios" / "01-la-raye.toml").read_text(encoding="utf-8")
    (place / "scenarios" / "51.toml").write_text(text.replace("id = 1", "id = 51"), encoding="utf-8")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(tmp_path / "packs"))
    loader.reload()
    yield place
    monkeypatch.undo()
    loader.reload()


def write(home, number: str, scenarios: str = "51", text: str = GOOD, name: str = "") -> None:
    told = text.format(number=number, scenarios=scenarios)
    (home / "solo" / f"{name or number}.card").write_text(told, encoding="utf-8")
    loader.reload()


def test_a_pack_has_the_cards_of_its_base_too(home):
    write(home, "91A")
    numbers = [card.number for card in shelf.cards(pack("mine"))]
    assert "6A" in numbers
    assert numbers[-1] == "91A"


def test_a_card_serves_the_scenarios_and_the_side_that_it_names(home):
    write(home, "91A")
    mine = pack("mine")
    found = shelf.serving(mine, mine.scenarios["51"], "US", "Rifleman")
    assert [card.number for card in found] == ["91A"]
    assert shelf.serving(mine, mine.scenarios["51"], "German", "Rifleman") == []


def test_a_title_without_a_card_is_an_error_that_names_scenario_side_and_title(home):
    mine = pack("mine")
    with pytest.raises(ContentError) as caught:
        shelf.check(mine, mine.scenarios["51"], "German")
    assert caught.value.key == "mine/51 German"
    assert "no solo card for" in caught.value.found
    assert caught.value.file.endswith("solo")


def test_two_cards_for_one_title_are_an_error_that_names_both(home):
    write(home, "91A")
    write(home, "91B", "50–52")
    mine = pack("mine")
    told = [
        problem for problem in shelf.missing(mine, mine.scenarios["51"], "US") if "Rifleman" in problem.found
    ]
    assert told[0].found == "2 solo cards for Rifleman"
    assert "91A and 91B" in told[0].expected


def test_fog_of_war_needs_no_card(home):
    mine = pack("mine")
    assert "Fog of War" not in shelf.wanted(mine.scenarios["51"], mine, "US")


def test_lint_tells_of_every_card(home, capsys):
    write(home, "91A", text=GOOD.replace("Control", "Contrl"))
    write(home, "91B", text=GOOD.replace("Rifleman", "Rifelman"))
    write(home, "91C", name="92C")
    assert lint(home) != 0
    told = capsys.readouterr().err
    assert "91A.card: line 5" in told
    assert "did you mean 'control'" in told
    assert "did you mean 'Rifleman'" in told
    assert "92C.card: line 1" in told


def test_lint_proves_that_every_title_has_a_card_where_a_pack_has_any(home, capsys):
    assert lint(home) == 0
    write(home, "91A")
    assert lint(home) != 0
    told = capsys.readouterr().err
    assert "mine/51 German: found no solo card for Rifleman" in told
    assert "mine/51 US: found no solo card for Rifleman" not in told


def test_a_card_for_a_side_that_has_no_such_soldier(home):
    night = pack("under-cover-of-night")
    from undaunted.solo.text.card import read_card

    text = "1A  Sapper\norigin: ours\nItalian: 201\n\nI    Attack 1.\n"
    card = read_card(text, "1A.card", night.sides, shelf.known(night))
    assert [problem.key for problem in shelf._sound(night, card, "1A.card")] == ["Italian"]


def test_a_stage_is_played_without_its_cards_if_need_be(home):
    told = stage("mine/51+solo=German")
    assert "Rifleman" not in shelf.hand_of(told, "German")
