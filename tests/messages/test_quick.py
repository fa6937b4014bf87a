"""Patterns that were made into functions say what Fluent says, and leave to it what they do not know."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as some

import undaunted.messages
from tests.messages.contract import ARGUMENTS
from undaunted.messages import BadMessage, Name, ids, languages, say
from undaunted.messages.name import form
from undaunted.messages.quick import Quick, Unusual

ODD = """
plain = Just this.
one = { $what }
twice = { $what }, { $what }!
counted = { $what ->
    [0] none
    [one] one
    [2] a pair
   *[other] { $what } of them
}
worded = { $what ->
    [1] by its plural
    [two] two
   *[three] three
}
formed = { FORM($what, "le") }{ "" } and { GIVEN($what) ->
    [yes] { $what }
   *[no] nothing
}
number = { NUMBER($what) }
part = { $what ->
    [1.5] one and a half
   *[other] else
}
referred = { plain }
"""
FUNCTIONS: dict[str, Any] = {
    "FORM": form, "GIVEN": lambda text: "yes" if str(text) else "no",
}  # fmt: skip


def bundle() -> FluentBundle:
    made = FluentBundle(["fr"], functions=FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(ODD))
    return made


BUNDLE = bundle()
QUICK = Quick(lambda number: "one" if number in (0, 1) else "other", FUNCTIONS)
VALUES = some.one_of(
    some.integers(min_value=-5, max_value=2000),
    some.sampled_from(["", "one", "two", "other", "three", "0", "1", "x" * 2501]),
    some.sampled_from([Name("Fusilier", {"le": "le Fusilier"}), Name("Fusilier", {"le": "ce Fusilier"})]),
    some.booleans(),
    some.floats(min_value=0, max_value=3),
)


@given(some.sampled_from(["plain", "one", "twice", "counted", "worded", "formed"]), VALUES)
def test_whatever_they_are_given_they_say_what_fluent_says_or_leave_it_to_it(key: str, what: Any) -> None:
    pattern = BUNDLE.get_message(key).value
    assert pattern
    expected, errors = BUNDLE.format_pattern(pattern, {"what": what})
    try:
        said = QUICK.made(pattern)({"what": what})
    except Unusual:
        assert errors or type(what) is not int or not 0 <= what < 1000 or key == "formed"
    else:
        assert not errors
        assert said == expected
        assert type(said) is str


@pytest.mark.parametrize("key", ["number", "part", "referred"])
def test_what_our_messages_have_none_of_is_left_to_fluent(key: str) -> None:
    with pytest.raises(Unusual):
        QUICK.made(BUNDLE.get_message(key).value)


def test_without_an_argument_there_is_nothing_to_say() -> None:
    with pytest.raises(Unusual):
        QUICK.made(BUNDLE.get_message("one").value)({})


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_quick_and_says_what_fluent_says(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with numbers and with texts for what it is given."""

    def told() -> list[str]:
        found = []
        for key in ids(lang):
            for value in (0, 1, 2, 12, 1234, "", "one", "x y"):
                args = dict.fromkeys(ARGUMENTS.get(key, "").split(), value)
                try:
                    found.append(say(key, lang=lang, **args))
                except BadMessage as error:
                    found.append(str(error))
        return found

    texts = undaunted.messages._texts(lang)
    patterns = [(key, texts.message(key)) for key in ids(lang)]
    assert [
        key for key, one in patterns if one.value and not undaunted.messages._quick(lang, one.value)
    ] == []
    quickly = told()
    monkeypatch.setattr(undaunted.messages, "_quick", lambda lang, pattern: None)
    assert quickly == told()
