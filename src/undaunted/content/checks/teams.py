"""Whether the tables of a game of four make two teams: what must hold before it can be compiled."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from undaunted.content.errors import Findings, dotted
from undaunted.content.naming import doubled, slug
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Force, Scenario, Team

if TYPE_CHECKING:
    from undaunted.content.folder import Pack

TEAM = 2
"""How many share a side: the order of turns knows of no more."""


def teams(pack: Pack, told: Scenario, report: Findings) -> None:
    """Add what is wrong with the team tables of a scenario; most have none."""
    if not any(force.team or force.team_fog for force in told.forces.values()):
        return
    for side, force in told.forces.items():
        if len(force.team) != TEAM:
            report.add(dotted(side, "team"), f"{len(force.team)} tables", f"{TEAM} tables, on both sides")
        _names(pack, side, force, report)
    seats = [team.seat for force in told.forces.values() for team in force.team]
    for seat in doubled(slug(seat) for seat in seats):
        report.add("team", f"the seat {seat!r} again", "a name of its own for each seat")
    if not report:  # what follows takes all names for granted
        for side, force in told.forces.items():
            _command(pack, side, force, report)
            _fog(pack, side, force, report)
            _units(pack, side, force, report)
            _sums(pack, side, force, report)


def _names(pack: Pack, side: str, force: Force, report: Findings) -> None:
    roster = pack.roster(side)
    for number, team in enumerate(force.team):
        for pile, counts in (("deck", team.deck), ("supply", team.supply)):
            for name in counts:
                report.know(name, roster, f"{dotted(side)}.team[{number}].{pile}", f"a card of {side}")
    for name in force.team_fog:
        report.know(name, roster, dotted(side, "team_fog", name), f"a card of {side}")


def _command(pack: Pack, side: str, force: Force, report: Findings) -> None:
    """One card makes its holder the commander: it must be there once, so that it can change hands."""
    card = pack.command.get(side, "")
    known = [name for name, one in pack.roster(side).items() if one.card.kind == "command"]
    if card not in known:
        what = "in pack.toml, the card whose holder leads the team"
        report.know(card, known, dotted("command", side), what)
        return
    copies = sum(team.deck.get(card, 0) for team in force.team)
    if copies != 1:
        report.add(dotted(side, "team"), f"{copies} {card} in the decks", "one of the team to begin with it")
    if any(card in team.supply for team in force.team):
        report.add(dotted(side, "team"), f"{card} in a supply", "it in a deck")


def _fog(pack: Pack, side: str, force: Force, report: Findings) -> None:
    fog = {name for name, one in pack.roster(side).items() if one.card.kind == "fog"}
    for number, team in enumerate(force.team):
        for name in fog & set(team.supply):
            report.add(f"{dotted(side)}.team[{number}].supply", name, "it in team_fog, which the team shares")
    for name in set(force.team_fog) - fog:
        report.add(dotted(side, "team_fog", name), name, "Fog of War")


def _units(pack: Pack, side: str, force: Force, report: Findings) -> None:
    """A counter answers to one player, so all its cards are his."""
    roster = pack.roster(side)
    owners = Tally(unit for team in force.team for unit in _fielded(roster, team))
    for unit, count in owners.items():
        if count > 1:
            report.add(dotted(side, "team"), f"cards of {unit} with {count} seats", "all with one seat")


def _fielded(roster: dict[str, DeckCard], team: Team) -> set[str]:
    return {roster[name].counter for name in (*team.deck, *team.supply)} - {""}


def _sums(pack: Pack, side: str, force: Force, report: Findings) -> None:
    """Two share one box: together they have no more copies of a card than it holds."""
    dealt = Tally(force.team_fog)
    for team in force.team:
        dealt += Tally(team.deck) + Tally(team.supply)
    for name, used in dealt.items():
        copies = pack.roster(side)[name].card.copies
        if used > copies:
            found = f"{used} {name} in the decks and supplies of both seats"
            report.add(dotted(side, "team"), found, f"at most {copies}, as in the box")
