"""What a lesson says: its message, with the numbers that stand on the table now. No text has its own."""

from __future__ import annotations

from undaunted.game.game import Game
from undaunted.game.telling.wording import listed
from undaunted.game.things import slug
from undaunted.guides.guide import Guide
from undaunted.guides.schema import Aim
from undaunted.messages import say

Figures = dict[str, str | int]


def text(guide: Guide, page: str, game: Game, lang: str, aim: Aim | None = None) -> str:
    """The message `guide-NAME-PAGE`."""
    return say(f"guide-{guide.name}-{page}", lang=lang, **figures(guide, game, aim, lang))


def figures(guide: Guide, game: Game, aim: Aim | None = None, lang: str = "en") -> Figures:
    """All that a text may name. What has not happened yet is not there, and a text that names it fails."""
    return {
        **_standing(guide, game),
        **_bids(guide, game),
        **_shots(game, lang),
        **(_odds(game, aim) if aim else {}),
    }


def _standing(guide: Guide, game: Game) -> Figures:
    """Points and goals, and the learner's cards."""
    where = game.stage
    own = where.table.seat_side[where.seats.index(guide.seat)]
    side, other = where.sides[own], where.sides[1 - own]
    now = game.now(guide.seat)
    cards = now.seats[guide.seat]
    fog = {card for card in cards.discard if card.endswith("fog-of-war")}
    return {
        "points": now.sides[side].points,
        "needed": where.scenario.forces[side].goal.needed,
        "their_points": now.sides[other].points,
        "their_needed": where.scenario.forces[other].goal.needed,
        "round": now.round,
        "hand": cards.hand_size,
        "deck": cards.deck_size,
        "discard": sum(cards.discard.values()),
        "fog": sum(cards.discard[card] for card in fog),
        "removed": sum(cards.removed.values()),
        "drawn": where.table.hand_size,
        **_truck(game, side),
    }


def _truck(game: Game, side: str) -> Figures:
    """The learner's own vehicle, where there is one: what it has suffered, and what it can."""
    found = next((vehicle for vehicle in game.stage.vehicles if vehicle.side == side), None)
    if found is None:
        return {}
    damage = game.now(None).damage.get(f"{slug(side)}-{slug(found.title)}", 0)
    return {"damage": damage, "critical": found.critical, "integrity": found.integrity}


def _bids(guide: Guide, game: Game) -> Figures:
    """The numbers of the last bids that were revealed."""
    table, cards = game.stage.table, game._things.cards
    for event in reversed(game.events(guide.seat)):
        if event.kind == "bids-revealed":
            bids = {
                table.card_seat[number]: table.card_initiative[number]
                for number in map(cards.index, str(event.args["bids"]).split())
            }
            own = game.seats.index(guide.seat)
            return {"bid": bids[own], "their_bid": next(bid for seat, bid in bids.items() if seat != own)}
    return {}


def _shots(game: Game, lang: str) -> Figures:
    """The last attack and the last suppression: their sums and dice."""
    found: Figures = {}
    for event in game.events(None):
        if event.kind == "shot":
            kind = "supp" if str(event.args["action"]).startswith("Suppress") else "shot"
            found |= {f"{kind}_{part}": event.args[part] for part in ("base", "cover", "range", "total")}
            found[f"{kind}_dice"] = listed(str(event.args["dice"]).split(), lang)
    return found


def _odds(game: Game, aim: Aim) -> Figures:
    odds = game.odds(aim.target, aim.attacker, aim.action)
    return {
        "base": odds.base,
        "cover": odds.cover,
        "range": odds.range,
        "total": odds.total,
        "dice": odds.dice,
        "percent": round(odds.chance * 100),
    }
