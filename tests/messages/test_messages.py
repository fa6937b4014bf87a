"""Every text of every language: it parses, formats, and knows the variables it is given."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undaunted.messages
from undaunted.messages import BadMessage, MissingMessage, UnknownLanguage, ids, languages, say

FOLDER = Path(undaunted.messages.__file__).parent

# The contract between the code and the texts: what each message is given. One not named takes nothing.
ARGUMENTS = {
    "prompt-bid": "seat",
    "prompt-turn": "seat",
    "prompt-use": "card",
    "prompt-spawn": "unit",
    "prompt-step": "unit action left",
    "prompt-guide": "left",
    "prompt-bolster": "left squad",
    "prompt-command": "left",
    "prompt-inspire": "left squad",
    "prompt-target": "unit",
    "prompt-shoot": "unit action dice",
    "prompt-blast": "tile dice",
    "prompt-casualty": "unit zone",
    "option-card-bid": "card initiative",
    "option-card-play": "card",
    "option-action": "action",
    "option-step": "tile cover note",
    "option-counter-guide": "unit",
    "option-card-bolster": "card left",
    "option-card-inspire": "card",
    "option-tile-target": "tile",
    "option-counter-shoot": "unit tile",
    "option-counter-blast": "unit",
    "option-tile-spawn": "tile",
    "option-card-casualty": "card",
    "note-objective": "points",
    "note-enemy": "count",
    "reason-not-your-decision": "seat deciders",
    "reason-unknown-thing": "thing",
    "reason-not-asked": "thing question",
    "reason-not-in-hand": "card",
    "reason-unit-suppressed": "unit",
    "reason-nowhere-to-place": "unit",
    "reason-no-step": "unit",
    "reason-not-adjacent": "tile",
    "reason-not-scouted": "tile",
    "reason-not-on-board": "unit",
    "reason-control-needs-marker": "tile",
    "reason-already-controlled": "tile",
    "reason-enemy-holds-tile": "tile",
    "reason-wrong-squad": "card squad",
    "reason-not-in-supply": "card",
    "reason-not-in-play-area": "card",
    "reason-only-combat-cards-inspired": "card",
    "reason-blast-needs-counter": "tile",
    "reason-target-too-near": "tile",
    "reason-target-already-there": "tile",
    "reason-target-nowhere": "unit",
    "reason-out-of-reach": "unit",
    "reason-not-suppressed": "unit",
    "reason-guide-needs-ready": "unit",
    "reason-not-on-target-tile": "unit",
    "reason-already-blasted": "unit",
    "reason-casualty-other-unit": "card",
    "reason-undo-not-yours": "seat",
    "reason-unknown-name": "what name known",
    "event-round-began": "round",
    "event-drew": "seat count",
    "event-drew-cards": "cards",
    "event-drew-open": "seat cards",
    "event-reshuffled": "seat",
    "event-bid-placed": "seat",
    "event-bids-revealed": "bids",
    "event-initiative": "side",
    "event-turn-began": "seat",
    "event-turn-ended": "seat",
    "event-played": "seat card action",
    "event-hunkered": "seat card",
    "event-readied": "unit",
    "event-placed": "unit tile",
    "event-moved": "unit from to",
    "event-scouted": "side tile fog",
    "event-bolstered": "seat card",
    "event-concealed": "seat taken",
    "event-controlled": "side tile points",
    "event-lost-control": "side tile",
    "event-radio-raised": "tile points",
    "event-inspired": "seat card",
    "event-reconnoitred": "seat",
    "event-targeted": "side tile",
    "event-target-removed": "side",
    "event-shot": "attacker action target base cover range total dice result",
    "event-suppressed": "unit",
    "event-casualty": "unit zone",
    "event-unit-removed": "unit",
    "event-won": "side how",
    "screen-round": "round",
    "screen-initiative": "side",
    "screen-points": "side points needed",
    "screen-pin": "side count",
    "screen-piles": "deck discard",
    "screen-seat": "hand deck discard",
    "screen-input": "last more",
    "screen-input-short": "last",
    "choice-card": "card where tile actions",
    "choice-card-short": "card where tile",
    "choice-step-short": "tile cover points",
    "odds-sum": "base cover range total dice percent",
    "hint-choose": "last",
    "hint-enter": "last",
    "hint-unknown": "last",
    "legend-tile": "star",
    "legend-units": "one other",
    "legend-markers": "side scouted controlled",
    "legend-signs": "target radio",
    "tile-cover": "cover",
    "tile-points": "points",
    "tile-scouted": "side",
    "tile-controlled": "side",
    "tile-spawn": "side",
    "tile-target": "side",
    "menu-scenario": "last default",
    "menu-side": "default",
    "menu-opponent": "default",
    "menu-again": "text last",
    "intro-goal-control": "side points",
    "intro-goal-pin": "side",
    "intro-players": "seat player",
    "intro-initiative": "side",
    "session-hand-over": "seat",
    "session-saved": "command",
    "session-won": "side how round",
    "session-log": "file",
    "replay-step": "number total",
    "replay-hint": "total",
    "verify-good": "file scenario decisions winner chance",
    "lint-good": "pack scenarios",
    "tally-game": "scenario title winner losses",
    "tally-score": "scores",
    "tally-result": "leader result",
}

NUMBERS = (
    "left dice initiative points count round fog taken base cover range total "
    "needed deck discard hand last percent number decisions scenarios"
)

# Ids that the code builds from a word, so that no search for the whole id would find them missing.
ACTIONS = "move guide scout stalk bolster command conceal control inspire recon target attack suppress blast"
FAMILIES = {
    "action": ACTIONS,
    "button": "stop end-turn hunker-down ready draw",
    "rule": f"{ACTIONS} bid turn hunker-down ready spawn fog-of-war casualty victory pin "
    "beyond-all-hope radio odds draw undo stop",
    "note": "unscouted unscouted-no-fog objective enemy",
    "reason": "game-over stale fog-cannot-be-played wrong-card-action no-enemy-on-board not-an-enemy "
    "nothing-to-bolster fog-never-bolstered nothing-to-draw no-fog-in-hand nothing-to-inspire "
    "no-target-marker no-attack-now guide-nobody not-own-counter must-choose no-undo undo-past-chance",
    "win": "control pin double-pin beyond-hope",
    "campaign": "draw marginal clear overwhelming",
    "title": "hand play-area supply deck discard removed objectives log options opponent round initiative "
    "unseen rule board keys cards",
    "screen": "none go-on",
    "group": "card action tile counter button",
    "hint": "undone",
    "key": "number enter undo rule log cards opponent board quit",
    "tile": "radio",
    "menu": "person",
    "intro": "you",
    "replay": "keys",
    "list": "scenario title initiative origin",
}
PLAIN = [f"{family}-{word}" for family, words in FAMILIES.items() for word in words.split()]
EVERY_ID = sorted({*PLAIN, *ARGUMENTS})


def samples(key: str) -> dict[str, str | int]:
    names = ARGUMENTS.get(key, "").split()
    return {name: 2 if name in NUMBERS.split() else f"some {name}" for name in names}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(lang: str) -> list[ast.Message | ast.Term | ast.Junk]:
    body = FluentParser().parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term | ast.Junk)]


def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", languages())
class TestEveryLanguage:
    def test_parses_without_junk(self, lang: str) -> None:
        assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []

    def test_ids_are_unique(self, lang: str) -> None:
        counts = Counter(
            entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message | ast.Term)
        )
        assert [key for key, times in counts.items() if times > 1] == []

    def test_has_the_messages_the_game_needs_and_no_others(self, lang: str) -> None:
        assert sorted(ids(lang)) == EVERY_ID

    @pytest.mark.parametrize("key", EVERY_ID)
    def test_uses_exactly_the_variables_it_is_given(self, lang: str, key: str) -> None:
        variables = Variables()
        variables.visit(messages(lang)[key])
        assert variables.found == set(ARGUMENTS.get(key, "").split())

    @pytest.mark.parametrize("key", EVERY_ID)
    def test_formats(self, lang: str, key: str) -> None:
        text = say(key, lang, **samples(key))
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}\u2068\u2069]|  ", text), text

    def test_a_missing_id_raises(self, lang: str) -> None:
        with pytest.raises(MissingMessage, match=f"'no-such-thing'.*'{lang}'"):
            say("no-such-thing", lang)

    def test_a_missing_variable_raises(self, lang: str) -> None:
        with pytest.raises(BadMessage, match=r"prompt-bid.*seat"):
            say("prompt-bid", lang)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*en"):
        say("button-stop", "xx")


def test_numbers_choose_singular_and_plural() -> None:
    assert say("event-drew", seat="US", count=1) == "US draws a card."
    assert say("event-drew", seat="US", count=4) == "US draws 4 cards."


def test_nought_is_told_apart() -> None:
    assert "no Fog of War left" in say("event-scouted", side="US", tile="12B", fog=0)
    assert "takes a Fog of War" in say("event-scouted", side="US", tile="12B", fog=1)
    assert say("event-controlled", side="US", tile="12B", points=0) == "US takes control of 12B."


def test_empty_texts_leave_no_trace() -> None:
    assert say("option-step", tile="12B", cover="0", note="") == "12B, cover 0"
    assert say("option-step", tile="12B", cover="3/1", note="1 enemy") == "12B, cover 3/1 (1 enemy)"
    assert say("prompt-bolster", left=1, squad="") == "Which card do you bolster? One card left."
    assert say("prompt-bolster", left=2, squad="A") == "Which card of squad A do you bolster? 2 cards left."


def test_an_attack_reads_as_its_sum() -> None:
    assert (
        say(
            "event-shot",
            attacker="US Rifleman A",
            action="Attack 1",
            target="German Scout B",
            base=5,
            cover=1,
            range=2,
            total=8,
            dice="9",
            result="hit",
        )
        == "US Rifleman A, Attack 1 at German Scout B: 5 + 1 cover + 2 range = 8, rolled 9: hit."
    )


@pytest.mark.parametrize("key", [key for key in EVERY_ID if key.startswith("rule-")])
def test_rule_help_is_two_to_five_sentences(key: str) -> None:
    assert 2 <= len(say(key).splitlines()) <= 5


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, undaunted.messages; sys.exit(any(m.startswith('fluent') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
