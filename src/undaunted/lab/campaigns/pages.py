"""`campaign.html`: who wins, which ways are taken, what it costs."""

from __future__ import annotations

from undaunted.lab.campaigns.figures import CampaignFigures
from undaunted.lab.campaigns.sheet import summary
from undaunted.lab.report import (
    Bar,
    Bars,
    Markup,
    facts,
    grid,
    grouped_bars,
    histogram,
    interval,
    interval_bars,
    note,
    number,
    page,
    percent,
    section,
    table,
)

EMPHASIS = {"outside for sure": "sure", "outside so far": "likely"}


def html(found: CampaignFigures) -> str:
    settings = found.settings
    made = (
        f"undaunted campaign simulate --campaigns {settings.campaigns} --bot {settings.bots[0]}"
        + (f" --against {settings.bots[1]}" if settings.bots[0] != settings.bots[1] else "")
        + f" --seed {settings.seed}; decks: {settings.decks}; undaunted {settings.version}."
    )
    return page(
        f"Campaigns: {settings.pack}",
        _glance(found),
        _ends(found),
        _states(found),
        _scenarios(found),
        _costs(found),
        lead=" ".join(summary(found)),
        made=made,
    )


def _glance(found: CampaignFigures) -> Markup:
    wins = [(f"won by {side}", percent(rate.rate)) for side, rate in found.wins.items()]
    intervals = [(f"95 % of {side}", interval(rate.low, rate.high)) for side, rate in found.wins.items()]
    games = ("games a campaign", number(found.length.median))
    return facts([("campaigns", number(found.campaigns)), *wins, *intervals, games])


def _ends(found: CampaignFigures) -> Markup:
    rows = [(one.state, one.winner, one.how, number(one.campaigns), percent(one.share)) for one in found.ends]
    return section(
        "How campaigns end",
        table("Campaigns by their END", ("END", "winner", "how", "campaigns", "share"), rows),
        grid(
            histogram("Games a campaign", found.length.values, x_label="games"),
            histogram("Places changed", found.damaged.values, x_label="places"),
        ),
        id="ends",
    )


def _states(found: CampaignFigures) -> Markup:
    """The win rate of a state is that of its scenario with whoever is left by then."""
    first = found.sides[0]
    seen = [one for one in found.states if one.games]
    bars = [
        Bar(f"{one.state} · {one.title}", rate.rate, rate.low, rate.high, EMPHASIS.get(one.verdict, ""))
        for one in seen
        for rate in (one.wins[first],)
    ]
    rows = [
        (
            one.state,
            one.scenario,
            one.title,
            number(one.games),
            percent(one.share),
            percent(one.wins[first].rate),
            interval(one.wins[first].low, one.wins[first].high),
            number(one.rounds.median) if one.rounds else "–",
            one.verdict,
        )
        for one in seen
    ]
    heads = ("state", "scenario", "title", "games", "reached", first, "95 % interval", "rounds", "verdict")
    unseen = [one.state for one in found.states if not one.games]
    return section(
        "State by state",
        interval_bars(f"Games won by {first}", bars, band=found.band, line=0.5),
        table("Games by state", heads, rows, emphasis=[EMPHASIS.get(one.verdict, "") for one in seen]),
        note(f"Never reached: {', '.join(unseen)}.") if unseen else "",
        id="states",
    )


def _scenarios(found: CampaignFigures) -> Markup:
    first = found.sides[0]
    seen = [one for one in found.scenarios if one.games]
    rows = [
        (
            one.scenario,
            one.title,
            number(one.games),
            percent(one.wins[first].rate),
            interval(one.wins[first].low, one.wins[first].high),
            one.verdict,
        )
        for one in seen
    ]
    heads = ("scenario", "title", "games", first, "95 % interval", "verdict")
    emphasis = [EMPHASIS.get(one.verdict, "") for one in seen]
    return section(
        "Scenario by scenario", table("Games by scenario", heads, rows, emphasis=emphasis), id="scenarios"
    )


def _costs(found: CampaignFigures) -> Markup:
    def shown(value: float) -> str:
        return f"{value:.2f}"

    losses = [Bars(str(one.level), [one.losses[side] for side in found.sides]) for one in found.levels]
    upgrades = [Bars(str(one.level), [one.upgrades[side] for side in found.sides]) for one in found.levels]
    damage = [Bars(str(one.level), [one.damaged]) for one in found.levels]
    rows = [
        (
            side,
            *(f"{value:.1f}" for value in (one.losses, one.pile, one.upgrades, one.shot_down, one.serving)),
        )
        for side, one in found.by_side.items()
    ]
    heads = ("side", "lost for good", "casualty pile a game", "upgraded", "shot down", "cards at the end")
    fallen = [
        (side, card, number(times)) for side, listed in found.lost_most.items() for card, times in listed
    ]
    return section(
        "What it costs",
        table("Means a campaign", heads, rows),
        grid(
            grouped_bars("Lost for good a game, by level", losses, found.sides, show=shown),
            grouped_bars("Upgraded a game, by level", upgrades, found.sides, show=shown),
            grouped_bars("Places changed a game, by level", damage, ["both"], show=shown),
        ),
        table("Who falls most often", ("side", "card", "times"), fallen),
        id="costs",
    )
