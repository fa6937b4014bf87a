"""Whatever text is put into a page comes out of it as that text."""

from hypothesis import given
from hypothesis import strategies as st

from tests.lab.documents import parsed, words
from undaunted.lab.report import Markup, table, tag
from undaunted.lab.report.markup import joined, length

UGLY = "<script>alert('\"&')</script>"
# What XML cannot hold, and what it reads as a line's end, is another matter.
TEXT = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff") | st.just("\n")
)


@given(TEXT, TEXT)
def test_any_text_comes_back(inside, attribute):
    element = parsed(tag("p", inside, title=attribute.replace("\n", " ")))
    assert words(element) == inside
    assert element.get("title") == attribute.replace("\n", " ")


def test_tags_in_a_text_are_text():
    assert tag("p", UGLY) == "<p>&lt;script&gt;alert('\"&amp;')&lt;/script&gt;</p>"
    assert 'title="&lt;script&gt;alert(&#x27;&quot;&amp;&#x27;)' in tag("p", title=UGLY)


def test_markup_is_left_alone():
    assert tag("p", Markup("<b>x</b>"), "<b>") == "<p><b>x</b>&lt;b&gt;</p>"
    assert joined([tag("b", "x"), "<"]) == "<b>x</b>&lt;"


def test_a_table_escapes_every_cell():
    found = table(UGLY, [UGLY, UGLY], [(UGLY, UGLY)])
    assert "<script>" not in found
    assert [words(cell) for cell in parsed(found).iter("td")] == [UGLY]


def test_what_no_document_may_hold_is_replaced():
    assert tag("p", "a\x00b\ud800") == "<p>a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}</p>"


def test_attributes_are_named_and_left_out():
    assert tag("p", class_="x", aria_label="y", id=None) == '<p class="x" aria-label="y"></p>'
    assert tag("rect", x=1.0, y=2.345, width=-0.001) == '<rect x="1" y="2.35" width="0"/>'


def test_coordinates_are_short():
    assert [length(value) for value in (0.0, -0.004, 10.0, 100.25, -3.1)] == [
        "0",
        "0",
        "10",
        "100.25",
        "-3.1",
    ]
