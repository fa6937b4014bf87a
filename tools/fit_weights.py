"""Makes `bots/weights.toml` anew: plays games, looks at every round of them, and asks what led to a win.

    python tools/fit_weights.py --games 2000
    python tools/fit_weights.py --games 200 --search 60
    python tools/fit_weights.py --games 100 --search 100 --scenario '*/*+solo=*'

A logistic regression: the log-odds of a win are the weighted features of one side less those of the other,
and a number of the scenario's own, which says whom it favours and is thrown away: in a search it would
change no choice. Kinds of goal that no game was played for keep the weights they have. Needs numpy.
"""

from __future__ import annotations

from multiprocessing import Pool
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from fit_games import FEATURES, Array, Sample, Task, collect
from undaunted.bots import weights
from undaunted.lab.arena.patterns import scenarios
from undaunted.speed import describe

OUT = Path(weights.__file__).with_name("weights.toml")
PLACES = {kind: FEATURES * at for at, kind in enumerate(weights.KINDS)}
WEIGHTS = FEATURES * len(PLACES)
HELD_OUT = 0.1
"""The share of games that the fit never sees, to judge it by."""
INTERCEPT_RIDGE = 1.0


def design(samples: list[Sample]) -> Array:
    """A row a position: weights of each kind of goal side by side, then one column a scenario."""
    parts = []
    for at, sample in enumerate(samples):
        part = np.zeros((len(sample.rows), WEIGHTS + len(samples)))
        for side, sign in ((0, 1.0), (1, -1.0)):
            first = PLACES[sample.kinds[side]]
            part[:, first : first + FEATURES] += sign * sample.rows[:, side * FEATURES :][:, :FEATURES]
        part[:, WEIGHTS + at] = 1.0
        parts.append(part)
    return np.concatenate(parts)


def fit(found: Array, won: Array, ridge: Array, steps: int = 30) -> Array:
    """The weights of a logistic regression, by Newton's method; `ridge` says how each is drawn to 0."""
    fitted = np.zeros(found.shape[1])
    for _ in range(steps):
        chance = 1 / (1 + np.exp(-found @ fitted))
        slope = found.T @ (chance - won) + ridge * fitted
        curve = (found * (chance * (1 - chance))[:, None]).T @ found + np.diag(ridge)
        step = np.linalg.solve(curve, slope)
        fitted -= step
        if np.abs(step).max() < 1e-6:
            break
    return fitted


def log_loss(found: Array, won: Array, fitted: Array) -> float:
    """How surprising the outcomes were, on average: 0.693 for who always says one half."""
    ahead = found @ fitted
    return float(np.mean(np.logaddexp(0.0, ahead) - won * ahead))


def fit_samples(samples: list[Sample], ridge: float) -> tuple[dict[str, list[float]], list[str]]:
    """The weights by kind, and a line a scenario: how well they foretell games they never saw."""
    found, won = design(samples), np.concatenate([sample.won for sample in samples])
    held = np.concatenate([sample.games % round(1 / HELD_OUT) == 0 for sample in samples])
    penalty = np.full(found.shape[1], ridge)
    penalty[WEIGHTS:] = INTERCEPT_RIDGE
    fitted = fit(found[~held], won[~held], penalty)
    # What is known without looking at the board: whom the scenario favours.
    blind = np.zeros_like(fitted)
    for at in range(WEIGHTS, len(blind)):
        these = won[~held & (found[:, at] == 1.0)]
        blind[at] = np.log((these.sum() + 1) / ((1 - these).sum() + 1))
    lines = [f"{'held-out log-loss':20}{'rounds':>8}{'side 0 wins':>13}{'blind':>9}{'fitted':>9}"]
    for at, sample in enumerate(samples):
        these = held & (found[:, WEIGHTS + at] == 1.0)
        if these.any():
            losses = [log_loss(found[these], won[these], one) for one in (blind, fitted)]
            lines.append(f"{sample.scenario:20}{len(sample.rows):>8}{sample.won.mean():>13.0%}{_row(losses)}")
    losses = [log_loss(found[held], won[held], one) for one in (blind, fitted)]
    lines.append(f"{'all':20}{len(won):>8}{won.mean():>13.0%}{_row(losses)}")
    covered = {kind for sample in samples if len(sample.rows) for kind in sample.kinds}
    return {kind: fitted[PLACES[kind] :][:FEATURES].tolist() for kind in covered}, lines


def _row(losses: list[float]) -> str:
    return "".join(f"{loss:>9.3f}" for loss in losses)


def main(
    games: Annotated[int, typer.Option(min=1, help="Of each scenario.")] = 1000,
    search: Annotated[int, typer.Option(min=0, help="Simulations a decision; 0 for greedy play.")] = 0,
    scenario: Annotated[list[str] | None, typer.Option(help="Only these; all without.")] = None,
    ridge: Annotated[float, typer.Option(min=0.01, help="How strongly weights are drawn to 0.")] = 30.0,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    out: Annotated[Path, typer.Option()] = OUT,
) -> None:
    """Fit the weights of the search bot's evaluation to games played here and now."""
    print(describe())
    names = scenarios(scenario or ["*"])
    tasks = [Task(name, games, seed, search) for name in names]
    if jobs == 1:
        samples = [collect(task) for task in tasks]
    else:
        with Pool(jobs) as pool:
            samples = pool.map(collect, tasks, chunksize=1)
    by_kind, lines = fit_samples(samples, ridge)
    print("\n".join(lines))
    out.write_text(weights.write(weights.in_use() | by_kind), encoding="utf-8")
    print(f"written to {out}")


if __name__ == "__main__":
    typer.run(main)
