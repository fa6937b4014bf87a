"""Campaigns by bots, one after the other or side by side; the same seed plays the same ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from random import Random

from undaunted.bots.processes.spawning import ChildPool
from undaunted.campaign.campaign import Campaign
from undaunted.lab.arena.processes import cores
from undaunted.lab.campaigns.choices import prepare
from undaunted.lab.campaigns.games import CampaignGame, PlayedGame
from undaunted.lab.campaigns.outcome import CampaignOutcome, GameOutcome, SideGame, SimulationSettings

MOST_GAMES = 100
"""No campaign has so many; a graph that went round in circles would."""


def play(settings: SimulationSettings, number: int) -> CampaignOutcome:
    """One campaign, to its end."""
    rng = Random(f"campaign {settings.seed} {number}")
    seed = rng.getrandbits(48)
    campaign = Campaign.begin(settings.pack, seed=seed)
    games: list[GameOutcome] = []
    while campaign.phase != "over" and len(games) < MOST_GAMES:
        prepare(campaign, rng, settings.decks)
        game = CampaignGame(campaign.begun(), rng.getrandbits(48))
        played = game.by_bots(settings.bots, settings.most)
        campaign.finish(played.result)
        games.append(told(campaign, played))
    return CampaignOutcome(
        number=number,
        seed=seed,
        end=campaign.state,
        winner=campaign.winner,
        games=tuple(games),
        serving={side: len(campaign.pools[side].available) for side in campaign.sides},
        damaged=len(campaign.city.faces),
    )


def told(campaign: Campaign, played: PlayedGame) -> GameOutcome:
    """The last entry of the record, and what it took."""
    entry = campaign.record[-1]
    return GameOutcome(
        number=entry.game,
        state=entry.state,
        scenario=entry.stage.partition("+")[0],
        area=entry.area,
        winner=entry.winner,
        how=entry.result.how,
        rounds=entry.result.rounds,
        decisions=played.decisions,
        capped=played.capped,
        damaged=len(entry.turned),
        caved_in=len(entry.caved_in),
        sides={
            side: SideGame(step.pile, step.lost, step.upgraded, len(step.shot_down))
            for side, step in entry.sides.items()
        },
        next=entry.next,
        seconds=played.seconds,
    )


def run(
    settings: SimulationSettings, numbers: Sequence[int], jobs: int | None = None
) -> Iterator[CampaignOutcome]:
    """As they end, in any order."""
    jobs = min(jobs or cores(), len(numbers))
    if jobs <= 1:
        yield from (play(settings, number) for number in numbers)
        return
    with ChildPool(jobs) as pool:
        left = iter(numbers)
        running: set[Future[CampaignOutcome]] = set()
        while True:
            while len(running) < 2 * jobs and (number := next(left, None)) is not None:
                running.add(pool.submit(play, settings, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
