"""What somebody typed becomes one line of plain text."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted.server.errors import Refusal
from undaunted.server.plain import plain


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Well played!", "Well played!"),
        ("  two\n\nlines\tand   blanks ", "two lines and blanks"),
        ("line\u2028and\u2029paragraph", "line and paragraph"),
        ("e\u0301te\u0301", "été"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("\u202egnirts\u202c \u2066x\u2069\u200e\u200f", "gnirts x"),
        ("zero\u200bwidth\ufeff\u00ad", "zerowidth"),
        ("<b>bold</b> & <script>", "<b>bold</b> & <script>"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Z" + "\u0335" * 40 + "algo", "Z" + "\u0335" * 4 + "algo"),
        ("seen\ue000\ufdd0\uffff\U000e0041", "seen"),
        ("\U0001fae8", "\U0001fae8"),
        ("…", "…"),
    ],
)
def test_a_line(typed: str, shown: str) -> None:
    assert plain(typed, 300) == shown


def test_characters_are_counted_as_they_are_shown() -> None:
    assert plain("e\u0301" * 10 + " " * 50 + "\u202e" * 50, 10) == "é" * 10
    with pytest.raises(Refusal) as caught:
        plain("é" * 11, 10)
    assert caught.value.args_of_text == {"most": 10, "count": 11}
    assert "11" in caught.value.text("fr")


@given(st.text(st.characters(), max_size=60) | st.text("\u202e\u200d\u0301a\n\x00\ud800 ", max_size=20))
def test_whatever_was_typed_is_a_clean_line_or_refused(text: str) -> None:
    try:
        line = plain(text, 300)
    except Refusal:
        return
    assert line == " ".join(line.split())
    assert line.encode()
    kinds = {unicodedata.category(sign) for sign in line} - {"Cf"}
    assert not kinds & {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert {sign for sign in line if unicodedata.category(sign) == "Cf"} <= {"\u200c", "\u200d"}
    assert plain(line, 300) == line or "\u0301" in text, "and stays as it is"
