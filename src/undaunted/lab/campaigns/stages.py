"""Every game of a campaign by itself: with all who have joined on the way there, and nobody lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import StringIO
from random import Random

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from undaunted.bots.processes.spawning import ChildPool
from undaunted.campaign.book import Book, book, is_end
from undaunted.campaign.campaign import Campaign
from undaunted.game.result import Remains, Result
from undaunted.lab.arena.processes import cores
from undaunted.lab.balance.figures import Verdict, WinRate
from undaunted.lab.balance.verdict import judged
from undaunted.lab.campaigns.choices import SUGGESTED, prepare
from undaunted.lab.campaigns.figures import CAMPAIGN_BAND
from undaunted.lab.campaigns.games import CampaignGame
from undaunted.lab.campaigns.outcome import PACK
from undaunted.lab.campaigns.reckon import rates

BATCH = 4


class StagePlan(msgspec.Struct, frozen=True):
    bot: str
    games: int
    seed: int
    most: int
    states: tuple[str, ...]
    pack: str = PACK


class StageGame(msgspec.Struct, frozen=True):
    state: str
    winner: str
    rounds: int
    capped: bool


class StageFigures(msgspec.Struct, frozen=True):
    state: str
    scenario: str
    games: int
    wins: dict[str, WinRate]
    verdict: Verdict
    rounds: float
    capped: int


class StageBalance(msgspec.Struct, frozen=True):
    plan: StagePlan
    band: tuple[float, float]
    states: list[StageFigures]


def way_to(told: Book, state: str) -> list[tuple[str, str]]:
    """A shortest way there: states, and who has to win them."""
    ways: dict[str, list[tuple[str, str]]] = {told.file.start: []}
    left = [told.file.start]
    while left:
        here = left.pop(0)
        if here == state:
            return ways[here]
        for side, after in told.states[here].next.items():
            if after not in ways and not is_end(after):
                ways[after] = [*ways[here], (here, side)]
                left.append(after)
    raise KeyError(state)


def arrived(told: Book, state: str) -> Campaign:
    """A campaign that has come to a state without a shot: everybody lives, and some have learnt."""
    campaign = Campaign.begin(told, seed=0)
    rng = Random(0)
    for _, side in way_to(told, state):
        prepare(campaign, rng, SUGGESTED)
        campaign.begun()
        campaign.finish(_quiet(campaign, side))
    prepare(campaign, rng, SUGGESTED)
    return campaign


def _quiet(campaign: Campaign, winner: str) -> Result:
    """A game that somebody has withdrawn from before it began."""
    now = campaign.standing
    names = {side: now.book.cards[side] for side in campaign.sides}
    sides = {
        side: Remains(used=tuple(names[side][card].name for card in now.decks[side]))
        for side in campaign.sides
    }
    return Result(winner=winner, how="withdrawal", sides=sides, rounds=1)


def run(plan: StagePlan, jobs: int | None = None) -> Iterator[StageGame]:
    """Game after game through all states, so that a run that is stopped has as many of each."""
    tasks = [
        (plan, state, range(start, min(start + BATCH, plan.games)))
        for start in range(0, plan.games, BATCH)
        for state in plan.states
    ]
    jobs = min(jobs or cores(), len(tasks))
    if jobs <= 1:
        for task in tasks:
            yield from _play(*task)
        return
    with ChildPool(jobs) as pool:
        for done in pool.map(_play, *zip(*tasks, strict=True)):
            yield from done


def _play(plan: StagePlan, state: str, numbers: range) -> list[StageGame]:
    stage = arrived(book(plan.pack), state).stage
    found = []
    for number in numbers:
        seed = Random(f"{plan.seed} {number}").getrandbits(48)
        played = CampaignGame(stage, seed).by_bots((plan.bot, plan.bot), plan.most)
        found.append(StageGame(state, played.result.winner, played.result.rounds, played.capped))
    return found


def reckon(plan: StagePlan, games: Iterable[StageGame]) -> StageBalance:
    told = book(plan.pack)
    found = list(games)
    states = []
    for state in plan.states:
        here = [game for game in found if game.state == state]
        wins = rates(told.sides, [game.winner for game in here])
        states.append(
            StageFigures(
                state=state,
                scenario=told.scenario(state).name,
                games=len(here),
                wins=wins,
                verdict=judged(wins[told.sides[0]], CAMPAIGN_BAND, len(here)),
                rounds=sum(game.rounds for game in here) / max(1, len(here)),
                capped=sum(game.capped for game in here),
            )
        )
    return StageBalance(plan, CAMPAIGN_BAND, states)


def sheet(found: StageBalance) -> str:
    out = StringIO()
    console = Console(file=out, width=80, color_system=None, highlight=False, markup=False)
    first = next(iter(found.states[0].wins))
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for place, column in enumerate(("state", "scenario", "games", f"{first} %", "95 %", "rounds", "verdict")):
        table.add_column(column, justify="right" if place > 1 else "left", no_wrap=True)
    for one in found.states:
        rate = one.wins[first]
        interval = f"{rate.low * 100:.0f}–{rate.high * 100:.0f}"
        cells = (f"{rate.rate * 100:.0f}", interval, f"{one.rounds:.1f}", one.verdict)
        table.add_row(one.state, one.scenario, str(one.games), *cells)
    console.print(table)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
