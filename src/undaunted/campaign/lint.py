"""Everything wrong with a campaign at once: what can be read, but is not one story from start to end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from undaunted.campaign import graph, muster
from undaunted.campaign.book import Book, has_book, is_end, level_file, read_book
from undaunted.campaign.chance import GAMES
from undaunted.campaign.standing import founded
from undaunted.content.city import FIRST, is_building
from undaunted.content.errors import ContentError, Problem, dotted
from undaunted.content.folder import Pack
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Scenario

Finding = tuple[str, str, str, str]
"""File, key, what was found, what was expected."""
RIFLEMAN = "Rifleman"


def lint(pack: Pack) -> list[Problem]:
    """All problems of a pack's campaign; none where it has none."""
    if not has_book(pack):
        return []
    try:
        book = read_book(pack)
    except ContentError as error:
        return list(error.problems)
    found = [_problem(one) for one in _graph(book)]
    if found:  # without a sound graph nothing can be said of what comes before what
        return found
    return [_problem(one) for check in _CHECKS for one in check(book)]


def _problem(one: Finding) -> Problem:
    file, key, found, expected = one
    return Problem(file=file, key=key, found=found, expected=expected)


def _file(book: Book, state: str) -> str:
    return level_file(book, book.level(state))


def _graph(book: Book) -> Iterator[Finding]:
    """Every state can be reached, and every way comes to an end."""
    reached = graph.reachable(book)
    for state in book.states:
        if state not in reached:
            yield _file(book, state), dotted("states", state), f"{state}, where nothing leads", "a way there"
    home = str(book.folder / "campaign.toml")
    for end in book.file.ends:
        if end not in reached:
            yield home, dotted("ends", end), f"{end}, where nothing leads", "a way there"
    for state in sorted(graph.on_circles(book)):
        yield _file(book, state), dotted("states", state, "next"), "a way back", "an end to every way"
    if len(book.levels) > GAMES:
        yield home, "levels", f"{len(book.levels)} games", f"{GAMES} at most"
    for state, told in book.states.items():
        for side, after in told.next.items():
            if not is_end(after) and book.level(after).level <= book.level(state).level:
                key = dotted("states", state, "next", side)
                yield _file(book, state), key, after, "a state of a later level"


def _unlocks(book: Book) -> Iterator[Finding]:
    """Cards are unlocked once on every way, before they are replaced; and each of them on some."""
    for side in book.sides:
        locked = {card.card.number for card in book.cards[side].values() if card.card.locked}
        seen: set[str] = set()
        there = graph.unlocked(book, side)
        for state, told in book.states.items():
            swapped = told.replace.get(side, {})
            joining = (*book.unlocked(state, side), *swapped.values())
            seen |= set(joining)
            intel = told.intel.get(side)
            seen |= set(intel.unlock if intel else ())
            key = dotted("states", state, "unlock", side)
            for number, times in Counter(joining).items():
                if number not in locked:
                    yield _file(book, state), key, f"{number}, which is not locked", "a locked card"
                elif times > 1:
                    yield _file(book, state), key, f"{number} {times} times", "each card once"
            before = _before(book, side, state)
            for number in joining:
                if number in before:
                    yield _file(book, state), key, f"{number}, which is there already", "a card to come"
            for number in swapped:
                if number not in there[state].possible and number not in before:
                    key = dotted("states", state, "replace", side)
                    yield _file(book, state), key, f"{number}, whom nobody has", "a card that is there"
        for number in sorted(locked - seen - _inherited(book, side)):
            home = str(book.folder / "campaign.toml")
            yield home, f"locked {side}", f"{number}, whom nothing unlocks", "every locked card to come once"


def _inherited(book: Book, side: str) -> set[str]:
    """The numbers of cards that a pack has from its base: it need not use them."""
    base = book.pack.base
    return {card.card.number for card in base.roster(side).values()} if base else set()


def _before(book: Book, side: str, state: str) -> frozenset[str]:
    """What is there for certain on every way to a state, before it."""
    there = graph.unlocked(book, side)
    ways = [
        there[one].certain
        for one, told in book.states.items()
        if state in told.next.values() and one in there
    ]
    return frozenset.intersection(*ways) if ways else frozenset()


def _decks(book: Book) -> Iterator[Finding]:
    """Whom a scenario lists is unlocked before, and a Rifleman is always on the board with a card of his."""
    for side in book.sides:
        there = graph.unlocked(book, side)
        numbers = {
            card.card.number: card for card in book.cards[side].values() if card.card.grade == "regular"
        }
        for state, forces in there.items():
            joined = book.integrated(state)
            scenario = book.scenario(state)
            force = scenario.forces[side]
            here = _units(forces.certain, numbers, joined)
            listed = muster.listed_units(book, side, force.deck, joined)
            supplied = muster.listed_units(book, side, force.supply, joined)
            key = dotted("states", state, "scenario")
            for unit, count in listed.items():
                if here[unit] < count:
                    found = (
                        f"{count} of {unit} in the deck of {side} ({scenario.name}), {here[unit]} unlocked"
                    )
                    yield _file(book, state), key, found, "so many unlocked before"
            for unit in supplied:
                if not here[unit]:
                    found = f"{unit} in the supply of {side} ({scenario.name}), not unlocked"
                    yield _file(book, state), key, found, "at least one unlocked before"
            placed = {unit for units in force.units.values() for unit in units}
            if not any(unit.startswith(f"{RIFLEMAN} ") and unit in placed for unit in {**listed, **supplied}):
                found = f"no {RIFLEMAN} of {side} with a card and a counter ({scenario.name})"
                yield _file(book, state), key, found, "one at least: others join them"


def _units(numbers: frozenset[str], cards: dict[str, DeckCard], joined: tuple[str, ...]) -> Counter[str]:
    """How many cards of each unit there are; of squads that were made one, as many as one has."""
    apart = Counter((muster.unit_of(cards[number], joined), cards[number].squad) for number in numbers)
    vital = {muster.unit_of(cards[number], joined) for number in numbers if cards[number].card.title in VITAL}
    found: Counter[str] = Counter()
    for (unit, squad), count in apart.items():
        both = squad in joined and unit in vital
        found[unit] = max(found[unit], count) if both else found[unit] + count
    return found


VITAL = ("Rifleman", "Scout", "Machine Gunner")


def _squads(book: Book) -> Iterator[Finding]:
    """Squads that the campaign has made one are one in the scenario, and no others; on every way the same."""
    for state in graph.in_order(book):
        here, key = book.integrated(state), dotted("states", state, "integrate")
        for before, told in book.states.items():
            joined = book.integrated(before)
            if state not in told.next.values() or joined == here:
                continue
            if joined:
                yield _file(book, state), key, ", ".join(here), f"{', '.join(joined)}, as before"
            elif not book.integrates(state):
                found = f"squads made one, but not on the way by {before}"
                yield _file(book, state), key, found, "the same on every way"
        scenario = book.scenario(state)
        for side, force in scenario.forces.items():
            if force.integrated != here:
                found = (
                    f"{side} of {scenario.name} with {', '.join(force.integrated) or 'no'} squads made one"
                )
                key = dotted("states", state, "scenario")
                yield _file(book, state), key, found, ", ".join(here) or "none, as in the campaign"


def _city(book: Book) -> Iterator[Finding]:
    """Areas share no place, what is fortified can be, and vehicles never begin in a building."""
    home = str(book.folder / "campaign.toml")
    places = Counter(place for area in book.file.areas.values() for place in area.places)
    for place, times in places.items():
        if times > 1:
            yield home, "areas", f"{place} in {times} areas", "each place in one"
    for name in book.file.areas:
        if not any(state.area == name for state in book.states.values()):
            yield home, dotted("areas", name), "an area that no game is about", "a game for it"
    for state, told in book.states.items():
        for place in told.fortify:
            if is_building(book.pack.tiles[place + FIRST]):
                yield (
                    _file(book, state),
                    dotted("states", state, "fortify"),
                    place,
                    "a place that is no building",
                )
        yield from _rolling(book, state, book.scenario(state))
        scenario = book.scenario(state)
        if told.area and not set(book.file.areas[told.area].places) & set(muster.board_of(scenario)):
            found = f"{told.area}, which {scenario.name} is not about"
            yield (
                _file(book, state),
                dotted("states", state, "area"),
                found,
                "an area that the board is part of",
            )


def _rolling(book: Book, state: str, scenario: Scenario) -> Iterator[Finding]:
    for side, force in scenario.forces.items():
        for tile, units in force.units.items():
            for unit in units:
                counter = book.pack.counters(side).get(unit)
                if counter and counter.armour and any(face.rough for face in book.pack.places[tile]):
                    found = f"{unit} of {side} at {tile} ({scenario.name}), rough while it stands"
                    yield (
                        _file(book, state),
                        dotted("states", state, "scenario"),
                        found,
                        "ground for vehicles",
                    )


def _texts(book: Book) -> Iterator[Finding]:
    """Every game has an aftermath for either victor."""
    for level in book.levels:
        for state, told in level.states.items():
            if str(told.scenario) not in level.aftermath:
                key = dotted("aftermath", str(told.scenario))
                yield level_file(book, level), key, f"nothing after {state}", "a text for each victor"


def _used(book: Book) -> Iterator[Finding]:
    """Every unit is listed by some scenario of the campaign, and so every action of a card is used."""
    reached = graph.reachable(book)
    for side in book.sides:
        listed: set[str] = set()
        for state in book.states.keys() & reached:
            force = book.scenario(state).forces[side]
            joined = book.integrated(state)
            for pile in (force.deck, force.supply):
                for unit in muster.listed_units(book, side, pile, joined):
                    listed.add(unit)
        for card, told in book.cards[side].items():
            names = {muster.unit_of(told, joined) for joined in _joins(book)}
            own = told.card.number not in _inherited(book, side)
            if own and told.card.grade == "regular" and not names & listed:
                home = str(book.folder / "campaign.toml")
                yield (
                    home,
                    f"locked {side}",
                    f"{card}, {told.unnumbered}, whom no scenario lists",
                    "a game for it",
                )


def _joins(book: Book) -> set[tuple[str, ...]]:
    return {(), *(book.integrated(state) for state in book.states)}


def _plays(book: Book) -> Iterator[Finding]:
    """Every state's game can be mustered and compiled with a full pool."""
    from undaunted.campaign.rehearsal import rehearsed

    for state in graph.in_order(book):
        try:
            rehearsed(founded(book), state)
        except ContentError as error:
            for problem in error.problems:
                key = dotted("states", state, "scenario")
                yield _file(book, state), key, f"{problem.key}: {problem.found}", problem.expected


_CHECKS: tuple[Callable[[Book], Iterator[Finding]], ...] = (
    _unlocks, _decks, _squads, _city, _texts, _used, _plays,
)  # fmt: skip
