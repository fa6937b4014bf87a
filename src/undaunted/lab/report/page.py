"""The page around tables and plots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undaunted.lab.report.markup import Markup, joined, tag
from undaunted.lab.report.patterns import KINDS, PATTERNS
from undaunted.lab.report.style import CSS


def page(title: str, *parts: object, lead: object = "", made: str = "") -> str:
    """A whole document. `lead` is the sentence for whoever is in a hurry; `made` says how it came about."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Markup(CSS)),
    )
    top = tag("header", tag("h1", title), tag("p", lead, class_="lead") if lead else "")
    end = tag("footer", tag("p", made)) if made else ""
    body = tag("body", PATTERNS, top, tag("main", *parts), end)
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en')}\n"


def section(heading: str, *parts: object, id: str | None = None, level: int = 2) -> Markup:
    return tag("section", tag(f"h{level}", heading), *parts, id=id)


def paragraph(*content: object) -> Markup:
    return tag("p", *content)


def note(*content: object) -> Markup:
    """What qualifies the figures above it."""
    return tag("p", *content, class_="note")


def grid(*plots: object) -> Markup:
    """Plots side by side, as many as there is room for."""
    return tag("div", *plots, class_="grid")


def facts(known: Iterable[tuple[str, object]]) -> Markup:
    """A few figures, large."""
    return tag(
        "dl", *(tag("div", tag("dt", name), tag("dd", value)) for name, value in known), class_="facts"
    )


def links(title: str, where: Iterable[tuple[str, object]]) -> Markup:
    """Ways to the sections of the page, by their ids."""
    found = [tag("li", tag("a", label, href=f"#{id}")) for id, label in where]
    return tag("nav", tag("b", title), tag("ul", *found), aria_label=title, class_="links")


def legend(kinds: Sequence[str]) -> Markup:
    """Which pattern stands for what."""
    boxes = [tag("rect", class_=f"k{k % KINDS}") for k in range(len(kinds))]
    keys = (
        tag("li", tag("svg", box, class_="key", aria_hidden="true"), " ", kind)
        for box, kind in zip(boxes, kinds, strict=True)
    )
    return tag("ul", *keys, class_="legend")


def figure(caption: object, *parts: object, kind: str = "") -> Markup:
    return tag("figure", tag("figcaption", caption), joined(parts), class_=kind or None)
