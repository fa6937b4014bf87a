"""Whether everybody comes before he is needed, and everything comes to be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undaunted.campaign import graph, muster
from undaunted.campaign.book import Book
from undaunted.campaign.graph import Finding, file_of
from undaunted.content.errors import dotted
from undaunted.content.goal import CITY_GOALS
from undaunted.content.roster import DeckCard

RIFLEMAN = "Rifleman"
VITAL = ("Rifleman", "Scout", "Machine Gunner")


def unlocks(book: Book) -> Iterator[Finding]:
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
                    yield file_of(book, state), key, f"{number}, which is not locked", "a locked card"
                elif times > 1:
                    yield file_of(book, state), key, f"{number} {times} times", "each card once"
            before = _before(book, side, state)
            for number in joining:
                if number in before:
                    yield file_of(book, state), key, f"{number}, which is there already", "a card to come"
            for number in swapped:
                if number not in there[state].possible and number not in before:
                    key = dotted("states", state, "replace", side)
                    yield file_of(book, state), key, f"{number}, whom nobody has", "a card that is there"
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


def decks(book: Book) -> Iterator[Finding]:
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
                    yield file_of(book, state), key, found, "so many unlocked before"
            for unit in supplied:
                if not here[unit]:
                    found = f"{unit} in the supply of {side} ({scenario.name}), not unlocked"
                    yield file_of(book, state), key, found, "at least one unlocked before"
            placed = {unit for units in force.units.values() for unit in units}
            if not any(unit.startswith(f"{RIFLEMAN} ") and unit in placed for unit in {**listed, **supplied}):
                found = f"no {RIFLEMAN} of {side} with a card and a counter ({scenario.name})"
                yield file_of(book, state), key, found, "one at least: others join them"


def _units(numbers: frozenset[str], cards: dict[str, DeckCard], joined: tuple[str, ...]) -> Counter[str]:
    """How many cards of each unit there are; of squads that were made one, as many as one has."""
    apart = Counter((muster.unit_of(cards[number], joined), cards[number].squad) for number in numbers)
    vital = {muster.unit_of(cards[number], joined) for number in numbers if cards[number].card.title in VITAL}
    found: Counter[str] = Counter()
    for (unit, squad), count in apart.items():
        both = squad in joined and unit in vital
        found[unit] = max(found[unit], count) if both else found[unit] + count
    return found


def squads(book: Book) -> Iterator[Finding]:
    """Squads that the campaign has made one are one in the scenario, and no others; on every way the same."""
    for state in graph.in_order(book):
        here, key = book.integrated(state), dotted("states", state, "integrate")
        for before, told in book.states.items():
            joined = book.integrated(before)
            if state not in told.next.values() or joined == here:
                continue
            if joined:
                yield file_of(book, state), key, ", ".join(here), f"{', '.join(joined)}, as before"
            elif not book.integrates(state):
                found = f"squads made one, but not on the way by {before}"
                yield file_of(book, state), key, found, "the same on every way"
        scenario = book.scenario(state)
        for side, force in scenario.forces.items():
            if force.integrated != here:
                found = (
                    f"{side} of {scenario.name} with {', '.join(force.integrated) or 'no'} squads made one"
                )
                key = dotted("states", state, "scenario")
                yield file_of(book, state), key, found, ", ".join(here) or "none, as in the campaign"


def used(book: Book) -> Iterator[Finding]:
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


def components(book: Book) -> Iterator[Finding]:
    """Every action of the pack's cards, every goal and every component comes to be used in some game."""
    if book.pack.base:
        return
    scenarios = [book.scenario(state) for state in book.states]
    forces = [force for scenario in scenarios for force in scenario.forces.values()]
    goals = {goal.word for force in forces for goal in force.goals}
    there = {
        "tunnels": any(scenario.tunnels for scenario in scenarios),
        "mines": any(force.mines for force in forces),
        "objectives": any(scenario.objectives for scenario in scenarios),
        "mission points": any(scenario.missions for scenario in scenarios),
        "gains of mission points": any(force.gains for force in forces),
        "fortified places": any(state.fortify for state in book.states.values()),
        "squads made one": any(map(book.integrates, book.states)),
        "secret intel": any(state.intel for state in book.states.values()),
        **{f"the goal {word!r}": word in goals for word in CITY_GOALS},
    }
    for side in book.sides:
        roster = book.pack.roster(side)
        piles = [pile for one in scenarios for pile in (one.forces[side].deck, one.forces[side].supply)]
        units = {roster[name].unnumbered for pile in piles for name in pile}
        words = {
            action.word for card in roster.values() if card.unnumbered in units for action in card.actions
        }
        every = {action.word for card in roster.values() for action in card.actions}
        there |= {f"the action {word!r} of {side}": word in words for word in sorted(every)}
    for what, is_there in there.items():
        if not is_there:
            yield str(book.folder / "campaign.toml"), "levels", f"{what} in no game", "all that the box holds"
