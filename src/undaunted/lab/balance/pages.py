"""`balance.html`: what all scenarios have in common, then each by itself."""

from __future__ import annotations

from itertools import groupby

from undaunted.content.loader import pack
from undaunted.lab.balance.closeup import anchor, closeup
from undaunted.lab.balance.figures import Balance, ScenarioFigures, Spread, Verdict
from undaunted.lab.balance.sheet import summary
from undaunted.lab.report import (
    Bar,
    Bars,
    Markup,
    facts,
    interval,
    interval_bars,
    links,
    note,
    number,
    page,
    percent,
    seconds,
    section,
    stacked_bars,
    table,
    tag,
)

EMPHASIS: dict[Verdict, str] = {"outside for sure": "sure", "outside so far": "likely"}
ENDS = {
    "control": "objectives taken",
    "pin": "pinned",
    "double-pin": "both pinned",
    "beyond-hope": "beyond all hope",
    "escape": "escaped",
    "neutralise": "neutralised",
    "rout": "routed",
    "full-rout": "all Riflemen routed",
    "mission": "mission points gained",
    "hold": "mission points held",
    "occupy": "tiles occupied",
    "withdrawal": "withdrew",
    "standstill": "draw at a standstill",
    "undecided": "undecided",
}
"""How games end, in a word or two."""
HOW_TO_READ = (
    "Whiskers are 95\N{NO-BREAK SPACE}% intervals (Wilson). Outside for sure: the whole interval lies beyond "
    "the band. Outside so far: the rate does, but the interval reaches into it. A draw and an undecided game "
    "count half for each side."
)


def html(balance: Balance) -> str:
    settings = balance.settings
    homes = [pack(home).title for home in dict.fromkeys(one.pack for one in balance.scenarios)]
    made = (
        f"{settings.games:,} games a scenario, {balance.bot} on both sides, seed {settings.seed}, at most "
        f"{settings.most:,} decisions a game; undaunted {settings.version}."
    )
    return page(
        f"Balance: {', '.join(homes) or 'no games'}",
        _at_a_glance(balance),
        *(_wins(home, list(group), balance) for home, group in _by_pack(balance)),
        _ends(balance),
        _lengths(balance),
        _thinking(balance),
        _failures(balance),
        *map(closeup, balance.scenarios),
        lead=summary(balance),
        made=made,
    )


def _by_pack(balance: Balance) -> groupby[str, ScenarioFigures]:
    return groupby(balance.scenarios, key=lambda one: one.pack)


def _at_a_glance(balance: Balance) -> Markup:
    return tag(
        "div",
        facts(
            [
                ("bot on both sides", balance.bot),
                ("games", number(balance.games)),
                ("scenarios", number(len(balance.scenarios))),
                ("outside for sure", number(len(balance.outside.for_sure))),
                ("outside so far", number(len(balance.outside.so_far))),
            ]
        ),
        links("All", [("ends", "how games end"), ("lengths", "how long"), ("thinking", "thinking time")]),
        *(
            links(
                pack(home).title,
                [(f"wins-{home}", "who wins"), *((anchor(one), _number(one)) for one in group)],
            )
            for home, group in _by_pack(balance)
        ),
    )


def _number(scenario: ScenarioFigures) -> str:
    """Within its pack."""
    return scenario.id.partition("/")[2]


def _link(scenario: ScenarioFigures) -> Markup:
    return tag("a", scenario.id, href=f"#{anchor(scenario)}")


def _wins(home: str, scenarios: list[ScenarioFigures], balance: Balance) -> Markup:
    first, second = scenarios[0].sides
    emphasis = [EMPHASIS.get(one.verdict, "") for one in scenarios]
    bars = [_bar(one, first, kind) for one, kind in zip(scenarios, emphasis, strict=True)]
    rows = [(_link(one), one.title, number(one.games), *_rates(one), one.verdict) for one in scenarios]
    heads = ("scenario", "title", "games", first, "95 % interval", second, "95 % interval", "verdict")
    return section(
        f"{pack(home).title}: who wins",
        interval_bars(f"Games won by {first}; the rest by {second}", bars, band=balance.band, line=0.5),
        note(f"The shaded band is {interval(*balance.band, 0)}. {HOW_TO_READ}"),
        table("Wins a side", heads, rows, emphasis=emphasis),
        id=f"wins-{home}",
    )


def _bar(one: ScenarioFigures, side: str, kind: str) -> Bar:
    rate = one.wins[side]
    told = f"{one.id}: {side} {percent(rate.rate)}, {interval(rate.low, rate.high)}, {one.verdict}"
    return Bar(f"{_number(one)} · {one.title}", rate.rate, rate.low, rate.high, kind, told)


def _rates(one: ScenarioFigures) -> list[str]:
    """Both sides, each with its interval."""
    return [
        cell for rate in one.wins.values() for cell in (percent(rate.rate), interval(rate.low, rate.high))
    ]


def _ends(balance: Balance) -> Markup:
    """The ways that no game went are left out."""
    met = {end.how for one in balance.scenarios for end in one.ends if end.games}
    kinds = [told for how, told in ENDS.items() if how in met]
    # Games of one scenario may end in ways that another does not know.
    ends = [(one, {end.how: end.share for end in one.ends if end.games}) for one in balance.scenarios]
    ways = [how for how in ENDS if how in met]
    rows = [Bars(one.id, [found.get(how, 0.0) for how in ways]) for one, found in ends]
    cells = [
        (_link(one), *(percent(found[how]) if how in found else "–" for how in ways)) for one, found in ends
    ]
    return section(
        "How games end",
        stacked_bars("Share of games by their end", rows, kinds),
        table("Share of games by their end", ("scenario", *kinds), cells),
        id="ends",
    )


def _lengths(balance: Balance) -> Markup:
    rows = [(_link(one), *_spread(one.rounds), *_spread(one.decisions)) for one in balance.scenarios]
    heads = ("scenario", "rounds", "middle half", "range", "decisions", "middle half", "range")
    lengths = table("Median, quartiles, least and most", heads, rows)
    return section("How long games last", lengths, id="lengths")


def _spread(found: Spread) -> tuple[str, str, str]:
    return (
        number(found.median),
        f"{number(found.lower)}–{number(found.upper)}",
        f"{number(found.least)}–{number(found.most)}",
    )


def _thinking(balance: Balance) -> Markup:
    rows = [
        (
            _link(one),
            *(cell for side, took in one.thinking.items() for cell in (side, seconds(took.decision))),
            seconds(sum(took.game for took in one.thinking.values())),
            seconds(max(took.slowest for took in one.thinking.values())),
        )
        for one in balance.scenarios
    ]
    heads = ("scenario", "side", "a decision", "side", "a decision", "a game, both", "slowest decision")
    return section(
        "Thinking time",
        table("Mean time a decision of each side, and a game", heads, rows),
        note("Only decisions with more than one option. Times differ from run to run."),
        id="thinking",
    )


def _failures(balance: Balance) -> Markup:
    if not balance.failures:
        return Markup("")
    rows = [(one.scenario, number(one.seed), one.reason) for one in balance.failures]
    return section("Games that could not be played", table("Failures", ("scenario", "seed", "reason"), rows))
