"""How fast and how small: our own figures and the yardsticks, measured in turns in the same run on one core.

Each figure is the best of several rounds: whatever else the machine does can only make a round slower.
"""

from __future__ import annotations

from io import StringIO
from typing import Any

import undaunted
from undaunted import speed
from undaunted.lab.measures import (
    SCENARIO,
    Playouts,
    by_scenario,
    clones,
    footprint,
    game_api,
    import_seconds,
    simulations,
)
from undaunted.lab.yardsticks import (
    HOW_TO_INSTALL,
    Measure,
    OpenSpielChess,
    OpenSpielSearch,
    PythonChess,
    library,
)

ROUNDS = 5

Result = dict[str, Any]  # figures by name; JSON, so numbers, texts, None and dicts of them


def run(seconds: float = 2.0, yardsticks: bool = True) -> Result:
    """All figures; each speed is measured for about `seconds` in all."""
    chess = library("chess") if yardsticks else None
    pyspiel = library("pyspiel") if yardsticks else None
    spiel = OpenSpielChess(pyspiel) if pyspiel else None
    measures: dict[str, Measure] = {
        "playout": Playouts(SCENARIO, speed.rules).decisions_per_second,
        "interpreted": Playouts(SCENARIO, speed.interpreted()).decisions_per_second,
        "events_on": Playouts(SCENARIO, speed.rules, telling=True).decisions_per_second,
        "game_api": game_api,
        "clones": clones,
        "simulations": simulations,
    }
    if chess:
        measures["python_chess"] = PythonChess(chess).moves_per_second
    if pyspiel and spiel:
        measures["gin_rummy"] = OpenSpielSearch(pyspiel, "gin_rummy").simulations_per_second
        measures["hearts"] = OpenSpielSearch(pyspiel, "hearts").simulations_per_second
        measures["open_spiel_rollouts"] = spiel.rollouts_per_second
        measures["open_spiel_bots"] = spiel.bot_moves_per_second
        measures["open_spiel_python"] = spiel.python_moves_per_second
    best = _in_turns(measures, seconds)
    scenarios = _every_scenario(seconds / 4)
    largest = max(scenarios, key=lambda name: int(scenarios[name]["state_bytes"]))
    whole, inside = import_seconds()
    return {
        "speed": speed.describe(),
        "scenario": SCENARIO,
        "playout_decisions_per_second": best["playout"],
        "interpreted_decisions_per_second": best["interpreted"],
        "events_on_decisions_per_second": best["events_on"],
        "game_api_decisions_per_second": best["game_api"],
        "clone_microseconds": 1e6 / best["clones"],
        "search_simulations_per_second": best["simulations"],
        "state_bytes": scenarios[largest]["state_bytes"],
        "state_bytes_by_scenario": {name: found["state_bytes"] for name, found in scenarios.items()},
        "state_footprint_bytes": footprint(largest),
        "import_seconds": whole,
        "import_inside_seconds": inside,
        "by_scenario": scenarios,
        "yardsticks": _yardsticks(best, spiel, yardsticks),
    }


def _in_turns(measures: dict[str, Measure], seconds: float) -> dict[str, float]:
    """A slice of each, then again from the start: a busy minute then hits all of them alike."""
    best = dict.fromkeys(measures, 0.0)
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            best[name] = max(best[name], measure(seconds / ROUNDS))
    return best


def _every_scenario(seconds: float) -> dict[str, dict[str, float | int]]:
    """Each scenario's best slice, in turns as well, so that they can be held against each other."""
    best: dict[str, dict[str, float | int]] = {}
    for _ in range(ROUNDS):
        for one in undaunted.scenarios():
            found = by_scenario(one.id, seconds / ROUNDS)
            kept = best.setdefault(one.id, found)
            if found["decisions_per_second"] > kept["decisions_per_second"]:
                best[one.id] = found
    return best


def _yardsticks(best: dict[str, float], spiel: OpenSpielChess | None, wanted: bool) -> dict[str, Any]:
    """Speeds of others and how many times as fast our playouts are; None for what is not installed."""
    found: dict[str, Any] = dict.fromkeys(
        (
            "python_chess_moves_per_second",
            "open_spiel_chess_moves_per_second",
            "open_spiel_chess_rollout_moves_per_second",
            "open_spiel_chess_bot_moves_per_second",
            "open_spiel_chess_python_moves_per_second",
            "playout_to_open_spiel",
            "playout_to_python_chess",
            "open_spiel_gin_rummy_search_simulations_per_second",
            "open_spiel_hearts_search_simulations_per_second",
        )
    )
    missing = []
    if "python_chess" in best:
        found["python_chess_moves_per_second"] = best["python_chess"]
        found["playout_to_python_chess"] = best["playout"] / best["python_chess"]
    elif wanted:
        missing.append("python-chess")
    if spiel:
        found["open_spiel_gin_rummy_search_simulations_per_second"] = best["gin_rummy"]
        found["open_spiel_hearts_search_simulations_per_second"] = best["hearts"]
        rollouts = best["open_spiel_rollouts"] * spiel.mean_moves
        found["open_spiel_chess_rollout_moves_per_second"] = rollouts
        found["open_spiel_chess_bot_moves_per_second"] = best["open_spiel_bots"]
        found["open_spiel_chess_python_moves_per_second"] = best["open_spiel_python"]
        # The faster of its two C++ loops, so that the comparison does not flatter us.
        found["open_spiel_chess_moves_per_second"] = max(rollouts, best["open_spiel_bots"])
        found["playout_to_open_spiel"] = best["playout"] / found["open_spiel_chess_moves_per_second"]
    elif wanted:
        missing.append("OpenSpiel")
    if missing:
        found["note"] = f"{' and '.join(missing)} not found: {HOW_TO_INSTALL}"
    return found


def table(result: Result) -> str:
    """The figures for people to read."""
    from rich.console import Console
    from rich.table import Table

    found = Table(title=f"{result['scenario']}, {result['speed']}", title_justify="left")
    found.add_column("figure")
    found.add_column("value", justify="right")
    for key, value in result.items():
        if isinstance(value, int | float):
            found.add_row(_words(key), _figure(value))
    found.add_section()
    for key, value in result["yardsticks"].items():
        if key != "note":
            found.add_row(_words(key), _figure(value))
    scenarios = Table("scenario")
    for title in ("decisions a second", "decisions a game", "state, bytes"):
        scenarios.add_column(title, justify="right")
    for name, figures in result["by_scenario"].items():
        scenarios.add_row(name, *map(_figure, figures.values()))
    out = StringIO()
    console = Console(file=out, width=80, color_system=None)
    console.print(found)
    console.print(scenarios)
    if note := result["yardsticks"].get("note"):
        # Not through Rich, which would take the square brackets for markup.
        out.write(f"{note}\n")
    return out.getvalue()


def _words(key: str) -> str:
    return key.replace("_per_second", " a second").replace("_", " ")


def _figure(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 or isinstance(value, int) else f"{value:.3g}"
