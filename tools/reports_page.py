"""Writes the page about measured strength and balance: `python tools/reports_page.py`.

It is made from the reports beside it, and a test holds the page to that: no figure can go stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "reports"
PAGE = FOLDER / "index.md"
STRENGTH = (
    "search-greedy",
    "search-greedy-stalingrad",
    "search-random",
    "five-times",
    "five-times-ace",
    "levels",
)
BALANCE = ("balance-north-africa", "balance-reinforcements", "balance-stalingrad")
CAMPAIGNS = tuple(name for name in ("campaign",) if (FOLDER / name).exists())
SOLO = ("solo-greedy", "solo-easy", "solo-hard", "solo-search")

HEAD = """\
# Measured

What the documents say about strength and balance comes from these runs; each folder holds the figures as
JSON and a page to open in a browser. (This page is written by `tools/reports_page.py`.) Budgets in seconds
depend on the machine: these were run on two cores of a 2.8 GHz server, one game a core, compiled.
"""


def read(name: str, file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name / file).read_text(encoding="utf-8"))
    return found


def per_cent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def tally(found: dict[str, Any]) -> str:
    return f"{per_cent(found['score'])} ({100 * found['low']:.0f}–{100 * found['high']:.0f})"


def command(settings: dict[str, Any]) -> str:
    scenarios = " ".join(f"--scenario {one}" for one in settings["scenarios"])
    bots = " ".join(settings["bots"])
    return f"undaunted arena {bots} --games {settings['games']} --seed {settings['seed']} {scenarios}"


def contest(name: str) -> str:
    """Each pairing by scenario, with 95 % intervals."""
    report = read(name, "report.json")
    lines = [f"\n## [{name}]({name}/report.html)\n", f"```\n{command(report['settings'])}\n```\n"]
    scenarios = report["settings"]["scenarios"]
    lines.append("Score of the first of the two in each scenario, with 95 % intervals:\n")
    lines.append("| Pairing | all | games | p | " + " | ".join(scenarios) + " |")
    lines.append("|---|---|---|---|" + "---|" * len(scenarios))
    for pairing in report["pairings"]:
        p = "< 0.001" if pairing["p"] < 0.001 else f"{pairing['p']:.3f}"
        by = " | ".join(tally(pairing["by_scenario"][one]) for one in scenarios)
        first, second = pairing["bots"]
        every = pairing["all"]
        lines.append(f"| {first} – {second} | {tally(every)} | {every['games']} | {p} | {by} |")
    lines.append("\n| Bot | Elo | thinking a choice | longest thought |\n|---|---|---|---|")
    for one in report["standings"]:
        spent = f"{1000 * one['seconds_a_choice']:.3g} ms | {1000 * one['slowest']:.0f} ms"
        interval = f"{one['elo']:.0f} ({one['elo_low']:.0f} … {one['elo_high']:.0f})"
        lines.append(f"| {one['bot']} | {interval} | {spent} |")
    return "\n".join(lines) + "\n"


def balance(name: str) -> str:
    report = read(name, "balance.json")
    settings = report["settings"]
    scenarios = " ".join(f"--scenario {one}" for one in settings["scenarios"])
    bot, games, seed = settings["bots"][0], settings["games"], settings["seed"]
    told = f"undaunted balance --bot {bot} --games {games} --seed {seed} {scenarios}"
    lines = [f"\n## [{name}]({name}/balance.html)\n", f"```\n{told}\n```\n"]
    lines.append("| Scenario | won by | 95 % interval | verdict | rounds (median) |\n|---|---|---|---|---|")
    for one in report["scenarios"]:
        side = one["sides"][0]
        won = one["wins"][side]
        interval = f"{100 * won['low']:.0f}–{100 * won['high']:.0f} %"
        lines.append(
            f"| {one['id']} {one['title']} | {side} {per_cent(won['rate'])} | {interval} "
            f"| {one['verdict']} | {one['rounds']['median']:g} |"
        )
    return "\n".join(lines) + "\n"


def solo(name: str) -> str:
    """What the solo opponent won, by scenario and by the side that it played."""
    report = read(name, "report.json")
    settings = report["settings"]
    pairing = report["pairings"][0]
    every, by = pairing["all"], pairing["by_scenario"]
    form = settings["scenarios"][0].partition("=")[2].partition("+")[2]
    told = (
        f"undaunted arena {' '.join(settings['bots'])} --games {settings['games']} --seed {settings['seed']}"
    )
    told += f" --scenario '*/*+solo=*{'+' + form if form else ''}'"
    rates = [rate["score"] for rate in by.values()]
    lines = [f"\n## [{name}]({name}/report.html)\n", f"```\n{told}\n```\n"]
    lines.append(
        f"The solo opponent won {tally(every)} of {every['games']:,} games against {pairing['bots'][1]}; "
        f"{every['undecided']} were undecided, {len(report['failed'])} failed. "
        f"By scenario and side {100 * min(rates):.0f} to {100 * max(rates):.0f} %:\n"
    )
    lines.append("| Scenario | as the first side | as the second |\n|---|---|---|")
    rows: dict[str, list[str]] = {}
    for form_name, rate in by.items():
        scenario, _, side = form_name.partition("+solo=")
        rows.setdefault(scenario, []).append(f"{side.partition('+')[0]} {tally(rate)}")
    lines += [f"| {scenario} | {' | '.join(cells)} |" for scenario, cells in rows.items()]
    return "\n".join(lines) + "\n"


def campaigns(name: str) -> str:
    """Who wins whole campaigns, how they end, and who wins which scenario on the way."""
    report = read(name, "campaign.json")
    settings = report["settings"]
    bots = settings["bots"]
    told = f"undaunted campaign simulate --campaigns {settings['campaigns']} --bot {bots[0]}"
    told += f" --against {bots[1]}" if bots[0] != bots[1] else ""
    lines = [f"\n## [{name}]({name}/campaign.html)\n", f"```\n{told} --seed {settings['seed']}\n```\n"]
    won = ", ".join(
        f"{side} {per_cent(rate['rate'])} ({100 * rate['low']:.0f}–{100 * rate['high']:.0f})"
        for side, rate in report["wins"].items()
    )
    length = report["length"]
    lines.append(
        f"{report['campaigns']:,} campaigns, {report['games']:,} games, "
        f"{length['least']} to {length['most']} a campaign (median {length['median']:g}). Won by: {won}.\n"
    )
    lines.append("| End | winner | campaigns |\n|---|---|---|")
    lines += [
        f"| {one['state']} {one['how']} | {one['winner']} | {one['campaigns']} |" for one in report["ends"]
    ]
    side = report["sides"][0]
    lines.append(f"\n| Scenario | games | won by {side} | 95 % interval | verdict |\n|---|---|---|---|---|")
    for one in report["scenarios"]:
        rate = one["wins"][side]
        interval = f"{100 * rate['low']:.0f}–{100 * rate['high']:.0f} %"
        cells = (
            f"{one['scenario']} {one['title']}",
            one["games"],
            per_cent(rate["rate"]),
            interval,
            one["verdict"],
        )
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    parts = [*map(contest, STRENGTH), *map(balance, BALANCE), *map(campaigns, CAMPAIGNS), *map(solo, SOLO)]
    return HEAD + "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
