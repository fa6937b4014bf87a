"""What is wrong with a pack, said so that its author can mend it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

_BARE = re.compile(r"[A-Za-z0-9_-]+")


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing wrong: where it stands, what stands there, what should."""

    file: str
    key: str
    found: str
    expected: str

    def __str__(self) -> str:
        where = ": ".join(part for part in (self.file, self.key) if part)
        return f"{where}: found {self.found}, expected {self.expected}"


class ContentError(ValueError):
    """A pack that cannot be used as it is written."""

    def __init__(self, *, file: str = "", key: str = "", expected: str, found: str) -> None:
        self.problem = Problem(file=file, key=key, found=found, expected=expected)
        self.problems: tuple[Problem, ...] = (self.problem,)
        """This and all others that were found at the same time."""
        super().__init__(str(self.problem))

    @property
    def file(self) -> str:
        return self.problem.file

    @property
    def key(self) -> str:
        return self.problem.key

    @property
    def expected(self) -> str:
        return self.problem.expected

    @property
    def found(self) -> str:
        return self.problem.found

    def at(self, file: str = "", key: str = "") -> ContentError:
        """The same complaint, by someone who knows better where it is."""
        return ContentError(
            file=file or self.file, key=key or self.key, expected=self.expected, found=self.found
        )


def raise_all(problems: Sequence[Problem]) -> None:
    """Raise the first problem, with the others in its baggage; nothing if there are none."""
    if problems:
        first = problems[0]
        error = ContentError(file=first.file, key=first.key, expected=first.expected, found=first.found)
        error.problems = tuple(problems)
        raise error


class Findings(list[Problem]):
    """Problems of one file, as they are found."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def add(self, key: str, found: str, expected: str) -> None:
        self.append(Problem(file=self.file, key=key, found=found, expected=expected))

    def know(self, name: str, names: Iterable[str], key: str, what: str) -> None:
        known = list(names)
        if name not in known:
            self.add(key, repr(name), one_of(known, name, what))


class UnknownPack(ContentError, LookupError):
    """No pack has this id."""


class UnknownScenario(ContentError, LookupError):
    """No scenario has this name."""


class UnknownOption(UnknownScenario):
    """A scenario that there is, asked for in a form that it does not have."""


class ClashingOptions(UnknownOption):
    """Options that a scenario has, but not together."""


class UnknownMuster(UnknownOption):
    """Nobody has registered the muster that a stage's name speaks of."""


def dotted(*parts: str) -> str:
    """A key as it would be written in TOML, so that it can be searched for in the file."""
    return ".".join(part if _BARE.fullmatch(part) else f'"{part}"' for part in parts)


def one_of(names: Iterable[object], found: str, what: str = "") -> str:
    """The names to choose from, the likeliest first; a long list is cut short."""
    import difflib  # only ever needed once something is wrong

    known = [str(name) for name in names]
    folded = {name.casefold(): name for name in reversed(known)}
    # Of tiles and squads the last letter alone may differ, too little for a measure of likeness.
    near = [name for name in known if found and name[:-1] == found[:-1]]
    near += [folded[name] for name in difflib.get_close_matches(found.casefold(), folded, n=1)]
    listed = ", ".join(known[:12]) + (", …" if len(known) > 12 else "")
    choice = f"one of {listed}" if known else "none here"
    return (f"{what}, " if what else "") + choice + (f" (did you mean {near[0]!r}?)" if near else "")
