"""The language of actions reads what it writes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted.content import WORDS, Action, ContentError, parse_action

_NUMBER = st.integers(1, 99)
_DISTANCE = st.none() | st.integers(0, 99)


@st.composite
def actions(draw: st.DrawFn) -> Action:
    name = draw(st.sampled_from(sorted(WORDS)))
    word = WORDS[name]
    squads = st.sampled_from(["squad", "A", "B", "T"])
    return Action(
        word=name,
        value=draw(_NUMBER) if word.value else 0,
        second=draw(st.just(0) | _NUMBER) if word.second else 0,
        squad=draw(squads if word.squad_required else squads | st.just("")) if word.squad else "",
        within=draw(_DISTANCE) if word.reach else None,
        beyond=draw(_DISTANCE) if word.reach else None,
        upgraded=draw(st.booleans()),
    )


@given(actions())
def test_what_is_written_can_be_read(action: Action) -> None:
    assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Scout 2", Action("Scout", 2)),
        ("Recon", Action("Recon")),
        ("Bolster 3", Action("Bolster", 3)),
        ("Bolster 2 squad", Action("Bolster", 2, squad="squad")),
        ("Bolster 2 A", Action("Bolster", 2, squad="A")),
        ("Advance T", Action("Advance", squad="T")),
        ("Air Support 1", Action("Air Support", 1)),
        ("Demolition 2/3", Action("Demolition", 2, 3)),
        ("Attack 3 within 0", Action("Attack", 3, within=0)),
        ("Bomb 2 beyond 3", Action("Bomb", 2, beyond=3)),
        ("Attack 2 +", Action("Attack", 2, upgraded=True)),
        (
            "Area Suppress 3 within 2 beyond 1 +",
            Action("Area Suppress", 3, within=2, beyond=1, upgraded=True),
        ),
    ],
)
def test_the_rulebook_s_examples(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("Scuot 2", "did you mean 'Scout'?"),
        ("recon", "did you mean 'Recon'?"),
        ("Air Suport 1", "did you mean 'Air Support'?"),
        ("Fly 3", "one of Drive, Move"),
        ("", "one of Drive"),
        ("Scout", "'Scout X'"),
        ("Scout 0", "'Scout X'"),
        ("Scout two", "'Scout X'"),
        ("Scout 2 A", "'Scout X'"),
        ("Recon 1", "'Recon'"),
        ("Attack 2/3", "'Attack X [within N] [beyond N]'"),
        ("Attack 2 within", "'Attack X [within N] [beyond N]'"),
        ("Move 1 within 2", "'Move X'"),
        ("Advance", "'Advance A'"),
        ("Attack 2+", "'Attack X [within N] [beyond N]'"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, hint: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse_action(text)
    assert hint in caught.value.expected
    assert repr(text) in str(caught.value)
