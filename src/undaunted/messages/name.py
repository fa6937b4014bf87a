"""Names that can be bent: in French a soldier is `le Fusilier`, `du Fusilier`, `au Fusilier`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Name(str):
    """What something is called, with the forms and facts that its language's catalogue gives it."""

    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> Name:
        made = super().__new__(cls, text)
        made.forms = forms or {}
        return made

    @property
    def code(self) -> str:
        """Two letters for the map; empty where the catalogue gives none."""
        return self.forms.get("code", "")


def form(name: object, which: object) -> Any:  # plain text works too, though Fluent's types do not say so
    """For messages: `FORM($unit, "le")`, and `FORM($unit, "Le")` where a sentence begins with it."""
    wanted = str(which)
    forms = name.forms if isinstance(name, Name) else {}
    text = forms.get(wanted.lower(), str(name))
    return text[:1].upper() + text[1:] if wanted[:1].isupper() else text
